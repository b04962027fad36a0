# Bot: suggerimenti, arena, analisi.
hint-empires-score = punti subito ({ hint-points })
hint-points = { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
}
hint-empires-influence = più influenza per il punteggio finale ({ hint-points })
hint-empires-regions = più province degli altri in una regione ({ hint-points })
hint-empires-shrines = santuari ({ hint-points })
hint-empires-castles = un castello: influenza in ogni era ({ hint-points })
hint-empires-armies = una presa più salda sulle province ({ hint-points })
hint-empires-goods = cibo e bushido per agire ({ hint-points })
hint-empires-orders = un ordine che lì ha molto da fare ({ hint-points })
hint-empires-training = unità addestrate ({ hint-points })
hint-empires-rivals = indebolisce { $seat } (di { hint-points })
hint-empires-chance = la migliore nelle partite di prova giocate fino alla fine (probabilità { $percent }%)
hint-seven-samurai = tiene in piedi i samurai
hint-seven-defence = porta ciò che manca ancora a sinistra
hint-seven-village = risparmia il villaggio: barricate, edifici o famiglie
hint-seven-bandits = lascia meno banditi di quanti ne possiate reggere
hint-seven-lines = lascia linee meno minacciose
hint-seven-chance = probabilità di salvare il villaggio: { $percent }%
arena-playing = Si gioca
arena-title = { $game }: { $bots }
arena-seed = Seme { $seed }, partite: { $games }, { $on } (processi: { $workers }).
arena-column-bot = Bot
arena-column-share = Quota di vittorie
arena-column-interval = Intervallo (95%)
arena-column-elo = Elo
arena-column-score = Punti
arena-column-speed = Decisioni/s
arena-column-median = Mediana ms
arena-column-p99 = p99 ms
arena-column-iterations = Iter./s
analyse-title = La partita rivista
analyse-column-seat = Casata / samurai
analyse-column-start = Probabilità all’inizio
analyse-column-end = Alla fine
analyse-column-decisions = Decisioni proprie
analyse-column-luck = Fortuna e altri
analyse-turning = Svolte:
analyse-step = Mossa { $ply }, { $seat }: { $words } (probabilità { $odds }; decisione { $decision }, fortuna { $luck })

review-title = Come si è giocato
review-column-seat = Casata / samurai
review-column-decisions = Decisioni
review-column-accuracy = Precisione
review-column-loss = Perdita per decisione, punti percentuali
review-best = Migliore, mossa { $ply }, { $seat }: { $made } (probabilità di vittoria { $chance }%)
review-worst = Peggiore, mossa { $ply }, { $seat }: { $made }; { $better } valeva { $loss } punti percentuali in più

# lo stesso nel browser, accanto alla partita rivista
review-open = Analisi
review-how = Un capitano giudica ogni decisione da ciò che la parte poteva sapere allora. La fortuna non conta per nessuno.
review-thinking = Un capitano ripercorre la partita. Ci vuole un quarto di minuto…
review-of-decisions = { $n ->
    [one] { $n } decisione
   *[other] { $n } decisioni
  }, in media { $loss } punti di probabilità di vittoria persi
review-none = nessuna decisione propria
review-best-one = Migliore
review-worst-one = Più costosa
review-move = Mossa { $ply }
review-made = { $move } (probabilità di vittoria { $chance }%)
review-better = Meglio: { $move }, di { $loss } punti
review-faultless = Non è stato regalato nulla.
review-ask = Che cosa avrebbe fatto qui { $level ->
    [general] un generale
   *[shogun] uno shogun
  }?
review-advice = { $seat }, mossa { $ply }: { $level ->
    [general] un generale
   *[shogun] uno shogun
  } avrebbe scelto «{ $move }».
review-at-the-end = Qui la partita è già finita; torna a una decisione.
review-losses = Ogni decisione è una tacca: più è alta, più è costata
