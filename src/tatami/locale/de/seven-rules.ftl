# 7 Samurai: die erste Seite des Regelbuchs.
rules-seven-turn = Drei Runden. In deinem Zug schlägt der letzte Bandit deiner Reihe zu, dann kämpfst du, unterstützt du oder passt du. Die Runde endet, wenn der Stapel leer ist oder alle gepasst haben.
rules-seven-again = Zug um Zug, bis der Stapel leer ist oder alle gepasst haben
rules-seven-penalty = Strafe
rules-seven-penalty-how = der letzte Bandit schlägt zu
rules-seven-act = Handeln
rules-seven-act-how = kämpfen, unterstützen oder passen
rules-seven-place = Karte anlegen
rules-seven-place-how = rechts zum Kampf, links zum Schutz
rules-seven-end = Rundenende
rules-seven-end-how = Ungeschütztes geht verloren
rules-seven-aim = Ihr gewinnt oder verliert gemeinsam: Niemand darf fallen, ein Gebäude und eine Familie müssen bleiben. **Rechts** bewegt die Stärke deine Leiste, **links** schützen Hüte, Häuser und Puppen am Ende der Runde.
