# Tatami ohne Server: Tische im eigenen Browser.

tab-getting-python = Python wird geladen …
tab-getting-rules = Die Regeln werden geladen …
tab-getting-bots = Die Bots werden geladen …
tab-getting-wake = Tatami wacht auf …
tab-getting-start = Der Tisch wird gedeckt …
tab-megabytes = { $done } von { $all } MB
tab-failed = Tatami konnte nicht starten.
tab-new-version = Es gibt eine neue Version von Tatami. Deine Partien bleiben.
tab-renew = Jetzt übernehmen
tab-later = Später
tab-elsewhere = Dieser Tisch ist in einem anderen Tab offen
tab-elsewhere-why = An einem Tisch wird nur in einem Tab gespielt. Schließ ihn dort und versuch es hier noch einmal.
error-no-room = In diesem Browser ist dafür kein Platz mehr. Es ist nichts verloren: Schaff Platz und versuch es noch einmal.
notice-no-room = In diesem Browser ist kein Platz mehr, darum wartet der nächste Zug. Es ist nichts verloren: Schaff Platz, dann geht es von selbst weiter.
tab-name-hint = Steht am Tisch. Kein Konto: Deine Partien liegen in diesem Browser, in den Einstellungen sicherst du sie in eine Datei.
tab-friends = Freunde anderswo
tab-friends-hint = Einladungen, offene Tische, Uhren, Benachrichtigungen und der Shogun brauchen einen Server. Hier spielst du in diesem Browser: allein, gegen Bots oder zu mehreren an einem Bildschirm.
tab-server = Adresse eines Servers
tab-kept-here = Deine Partien liegen in diesem Browser
tab-kept-hint = Sonst hat sie niemand: Wer die Daten dieser Website löscht, löscht auch sie. Eine Datei bewahrt sie auf und bringt sie in einen anderen Browser.
tab-save-all = Alle in eine Datei sichern
tab-read-all = Aus einer Datei lesen …
tab-taken = { $n ->
    [0] In der Datei war nichts Neues.
    [one] Ein Tisch wurde übernommen.
   *[other] { $n } Tische wurden übernommen.
}
