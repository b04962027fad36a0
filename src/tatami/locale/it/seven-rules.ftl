# 7 Samurai: la prima pagina del regolamento.
rules-seven-turn = Tre round. Nel tuo turno colpisce l’ultimo bandito della tua linea, poi combatti, dai supporto o passi. Il round finisce quando il mazzo è vuoto o tutti hanno passato.
rules-seven-again = turno dopo turno, finché il mazzo si svuota o tutti passano
rules-seven-penalty = Penalità
rules-seven-penalty-how = l’ultimo bandito colpisce
rules-seven-act = Agisci
rules-seven-act-how = combatti, dai supporto o passa
rules-seven-place = Piazza la carta
rules-seven-place-how = a destra per combattere, a sinistra per difendere
rules-seven-end = Fine del round
rules-seven-end-how = ciò che non è difeso si perde
rules-seven-aim = Si vince o si perde insieme: nessuno deve cadere, un edificio e una famiglia devono restare. **A destra** la forza muove il tuo tracciato, **a sinistra** cappelli, case e bambole proteggono a fine round.
