# Sätze, die jedes Spiel braucht.
illegal-move = { $why } (Regel { $rule })
illegal-move-legal = { $why } (Regel { $rule }) Erlaubt ist jetzt: { $legal }
unknown-move = { $why }
unknown-move-legal = { $why } Erlaubt ist jetzt: { $legal }
refuse-game-over = Die Partie ist zu Ende.
refuse-no-such-seat = Diesen Platz gibt es nicht; die Plätze gehen von 0 bis { $seats }.
refuse-not-your-turn = { $seat } ist nicht am Zug: Jetzt entscheidet { $actor }.
refuse-unknown-words = „{ $words }“ ist kein Zug dieses Spiels.
fail-players = { $game } ist für { $least } bis { $most } Spieler, nicht { $players }.
fail-rules-version = Die Regelversion ist { $version }; diese Ausgabe kennt sie bis { $newest }.
fail-seed = Der Startwert muss eine ganze Zahl von 0 bis 2**62 - 1 sein.
fail-seed-text = Ein Startwert als Text hat 22 bis 64 Buchstaben, Ziffern, - oder _; Regelversion 1 kennt nur Zahlen.
fail-no-board = Nur Small Samurai Empires wird auf einem eigenen Spielbrett gespielt.
fail-record-format = Das ist keine Aufzeichnung von Tatami oder eine in neuerem Format.
fail-record-parts = Der Aufzeichnung fehlen die Optionen oder die Liste der Züge.
fail-record-pair = Zug { $number } der Aufzeichnung ist kein Paar aus Platz und Worten.
fail-record-move = Zug { $number } der Aufzeichnung ist nicht möglich: { $why }
fail-record-start = So kann die Partie nicht beginnen: { $why }
fail-record-size = Eine Aufzeichnung ist JSON-Text von höchstens 4 MB.
fail-record-json = Die Aufzeichnung ist kein gültiges JSON.
fail-record-object = Eine Aufzeichnung ist ein JSON-Objekt.
fail-position-options = Der Stellung fehlen die Optionen.
fail-no-object = { $what ->
   *[position] Eine Stellung ist ein JSON-Objekt.
    [board] Ein Spielbrett ist ein JSON-Objekt.
}
fail-not-json = Darin steht etwas, das JSON nicht tragen kann, oder es ist zu tief verschachtelt.
cannot-undo = Es lässt sich nichts zurücknehmen: Seither wurde Verdecktes oder Zufälliges aufgedeckt, oder es gab noch keinen Zug.
