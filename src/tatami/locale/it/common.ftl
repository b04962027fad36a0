# Frasi comuni a tutti i giochi.
illegal-move = { $why } (regola { $rule })
illegal-move-legal = { $why } (regola { $rule }) Ora si può: { $legal }
unknown-move = { $why }
unknown-move-legal = { $why } Ora si può: { $legal }
refuse-game-over = La partita è finita.
refuse-no-such-seat = Questo posto non esiste; i posti vanno da 0 a { $seats }.
refuse-not-your-turn = Non è il turno di { $seat }: ora decide { $actor }.
refuse-unknown-words = «{ $words }» non è una mossa di questo gioco.
cannot-undo = Non si può annullare: nel frattempo si è scoperto qualcosa di nascosto o casuale, o non c’è ancora stata alcuna mossa.
