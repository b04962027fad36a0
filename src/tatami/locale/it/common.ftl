# Frasi comuni a tutti i giochi.
illegal-move = { $why } (regola { $rule })
illegal-move-legal = { $why } (regola { $rule }) Ora si può: { $legal }
unknown-move = { $why }
unknown-move-legal = { $why } Ora si può: { $legal }
refuse-game-over = La partita è finita.
refuse-no-such-seat = Questo posto non esiste; i posti vanno da 0 a { $seats }.
refuse-not-your-turn = Non è il turno di { $seat }: ora decide { $actor }.
refuse-unknown-words = «{ $words }» non è una mossa di questo gioco.
fail-players = { $game } si gioca da { $least } a { $most } giocatori, non { $players }.
fail-rules-version = La versione delle regole è { $version }; questa edizione del programma arriva fino alla { $newest }.
fail-seed = Il seme deve essere un numero intero da 0 a 2**62 - 1.
fail-seed-text = Un seme scritto come testo ha da 22 a 64 lettere, cifre, - o _; la versione 1 delle regole accetta solo numeri.
fail-no-board = Solo Small Samurai Empires si gioca su una mappa propria.
fail-record-format = Non è una registrazione di Tatami, oppure è di un formato più recente.
fail-record-parts = Alla registrazione mancano le opzioni o l’elenco delle mosse.
fail-record-pair = La mossa { $number } della registrazione non è una coppia di posto e parole.
fail-record-move = La mossa { $number } della registrazione non si può fare: { $why }
fail-record-start = La partita non può cominciare così: { $why }
fail-record-size = Una registrazione è un testo JSON di al massimo 4 MB.
fail-record-json = La registrazione non è JSON valido.
fail-record-object = Una registrazione è un oggetto JSON.
fail-position-options = Alla posizione mancano le opzioni.
fail-no-object = { $what ->
   *[position] Una posizione è un oggetto JSON.
    [board] Un tabellone è un oggetto JSON.
}
fail-not-json = Contiene qualcosa che JSON non può portare, o annidato troppo in profondità.
cannot-undo = Non si può annullare: nel frattempo si è scoperto qualcosa di nascosto o casuale, o non c’è ancora stata alcuna mossa.
