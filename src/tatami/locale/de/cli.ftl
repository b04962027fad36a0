# Die Befehlszeile.
cli-no-game = Es gibt kein Spiel „{ $game }“; es gibt { $games }.
cli-welcome = Eine neue Partie (Startwert { $seed }).
cli-help = Gib die Nummer eines Zugs oder seine Worte ein. Außerdem: ? ZUG (warum nicht), undo, board, moves, save DATEI, help, quit.
cli-left = Du hast den Tisch verlassen.
cli-hand-over = Gib den Bildschirm an { $seat } und drücke die Eingabetaste.
cli-your-move = { $seat }, dein Zug:
cli-more-moves = … und { $count } weitere; gib Worte ein, oder „moves“ für alle.
cli-no-number = Wähle eine Nummer von 1 bis { $count }.
cli-saved = Gespeichert in { $file }; weiter geht es mit --resume { $file }.
cli-not-saved = { $file } lässt sich nicht schreiben.
cli-is-legal = Dieser Zug ist jetzt erlaubt.
cli-score = { $seat }: { $points }
cli-winner = Sieg: { $seats }.
cli-no-winner = Die Partie ist verloren.
cli-empires-title = Epoche { $era }, Runde { $round }: { $phase }
cli-seven-title = Runde { $round }. Barrikaden { $barricades } von { $most }, Gebäude { $buildings }, Familien { $families }. Stapel { $deck }, Ablage { $discard }, Bresche { $breach }.
cli-column-points = Punkte
cli-column-food = Nahrung
cli-column-bushido = Bushido
cli-column-supply = Vorrat
cli-column-hand = Schicksal
cli-column-orders = Befehle
cli-column-left = Verteidigung (links)
cli-column-line = Kampfreihe (rechts)
cli-column-track = Leiste / Kiai
cli-column-wounds = Wunden
cli-file-exists = { $file } gibt es schon; wähle einen anderen Namen.
cli-data-exported = Die Daten des Spielbretts stehen in { $file }; berichtige sie, dann „tatami data check { $file }“.
cli-data-good = Das Spielbrett ist in Ordnung: { $provinces } Provinzen, { $borders } Grenzen und Seewege.
cli-resumed = Die Partie geht weiter; bisherige Züge: { $moves }.
cli-can-ask = Frage nach einem Zug, zum Beispiel „? { $example }“. Züge beginnen mit: { $verbs }.
cli-needs-game = Nenne ein Spiel ({ $games }), um im Terminal zu spielen; ohne Spiel öffnet sich der Browser.
cli-bad-seat = Auf einem Platz spielt human oder eine der Stärken { $levels }, nicht „{ $word }“.
cli-option-form = --option erwartet eine Option des Spiels als name=wert, nicht „{ $option }“.
cli-too-large = { $file } ist größer als { $megabytes } MB; so groß ist keine Aufzeichnung und kein Spielbrett.
cli-not-toml = { $file } ist kein gültiges TOML: { $why }.

# tatami verify
verify-moves = Alle Züge ({ $moves }) lassen sich mit dieser Verteilung spielen.
verify-seal = Ihr Siegel ist { $found }: Vergleiche es mit dem, das der Tisch von Anfang an zeigte.
verify-same = Es ist die Verteilung, die versiegelt wurde: { $found }
verify-differs = Das ist nicht die Verteilung, die versiegelt wurde; das Siegel dieser Aufzeichnung ist { $found }.
verify-no-salt = Diese Aufzeichnung enthält kein Salz: Sie ist älter als die Siegel oder stammt von keinem Servertisch.
