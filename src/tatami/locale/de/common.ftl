# Sätze, die jedes Spiel braucht.
illegal-move = { $why } (Regel { $rule })
illegal-move-legal = { $why } (Regel { $rule }) Erlaubt ist jetzt: { $legal }
unknown-move = { $why }
unknown-move-legal = { $why } Erlaubt ist jetzt: { $legal }
refuse-game-over = Die Partie ist zu Ende.
refuse-no-such-seat = Diesen Platz gibt es nicht; die Plätze gehen von 0 bis { $seats }.
refuse-not-your-turn = { $seat } ist nicht am Zug: Jetzt entscheidet { $actor }.
refuse-unknown-words = „{ $words }“ ist kein Zug dieses Spiels.
cannot-undo = Es lässt sich nichts zurücknehmen: Seither wurde Verdecktes oder Zufälliges aufgedeckt, oder es gab noch keinen Zug.
