# Tatami senza server: tavoli nella scheda del browser.

tab-getting-python = Scarico Python…
tab-getting-rules = Scarico le regole…
tab-getting-bots = Scarico i bot…
tab-getting-wake = Tatami si sta svegliando…
tab-getting-start = Preparo il tavolo…
tab-megabytes = { $done } di { $all } MB
tab-failed = Tatami non è riuscito a partire.
tab-new-version = C’è una nuova versione di Tatami. Le tue partite restano.
tab-renew = Passa alla nuova
tab-later = Più tardi
tab-elsewhere = Questo tavolo è aperto in un’altra scheda
tab-elsewhere-why = A un tavolo si gioca in una sola scheda per volta. Chiudilo di là e riprova qui.
error-no-room = In questo browser non c’è più spazio. Nulla è andato perso: libera spazio e riprova.
notice-no-room = In questo browser non c’è più spazio, perciò la prossima mossa attende. Nulla è andato perso: libera spazio e la partita continuerà da sola.
tab-name-hint = Compare al tavolo. Nessun account: le partite restano in questo browser e dalle impostazioni si salvano in un file.
tab-friends = Amici altrove
tab-friends-hint = Inviti, tavoli aperti, orologi, avvisi e lo shogun richiedono un server. Qui giochi in questo browser: da solo, contro i bot o in più persone allo stesso schermo.
tab-server = Indirizzo di un server
tab-kept-here = Le tue partite sono in questo browser
tab-kept-hint = Non le ha nessun altro: chi cancella i dati di questo sito cancella anche loro. Un file le conserva e le porta in un altro browser.
tab-save-all = Salva tutto in un file
tab-read-all = Leggi da un file…
tab-taken = { $n ->
    [0] Nel file non c’era nulla di nuovo.
    [one] Un tavolo è stato ripreso.
   *[other] { $n } tavoli sono stati ripresi.
}
