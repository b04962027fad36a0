# Bots: hints, arena, analysis.
hint-empires-score = points at once ({ hint-points })
hint-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}
hint-empires-influence = more influence for the final scoring ({ hint-points })
hint-empires-regions = more provinces in a region than the others ({ hint-points })
hint-empires-shrines = shrines ({ hint-points })
hint-empires-castles = a castle: influence every era ({ hint-points })
hint-empires-armies = a firmer hold on the provinces (worth { hint-points })
hint-empires-goods = food and bushido to act with (worth { hint-points })
hint-empires-orders = an order with much to do there (worth { hint-points })
hint-empires-training = trained units (worth { hint-points })
hint-empires-rivals = weakens { $seat } (by { hint-points })
hint-empires-chance = did best in trial games played to the end (chance { $percent }%)
hint-seven-samurai = keeps the samurai on their feet
hint-seven-defence = brings what is still missing on the left
hint-seven-village = spares the village: barricades, buildings or families
hint-seven-bandits = leaves fewer bandits to come than there is room for
hint-seven-lines = leaves lines that threaten less
hint-seven-chance = chance to save the village: { $percent }%
arena-playing = Playing
arena-title = { $game }: { $bots }
arena-seed = Seed { $seed }, games: { $games }, { $on } (processes: { $workers }).
arena-column-bot = Bot
arena-column-share = Win share
arena-column-interval = Interval (95%)
arena-column-elo = Elo
arena-column-score = Points
arena-column-speed = Decisions/s
arena-column-median = Median ms
arena-column-p99 = p99 ms
arena-column-iterations = Iter./s
analyse-title = Game review
analyse-column-seat = Side
analyse-column-start = Odds at the start
analyse-column-end = At the end
analyse-column-decisions = Own decisions
analyse-column-luck = Luck and others
analyse-turning = Turning points:
analyse-step = Move { $ply }, { $seat }: { $words } (odds { $odds }; the decision { $decision }, luck { $luck })

review-title = How well it was played
review-column-seat = Side
review-column-decisions = Decisions
review-column-accuracy = Accuracy
review-column-loss = Lost a decision, points
review-best = Best, move { $ply }, { $seat }: { $made } ({ $chance }% to win)
review-worst = Worst, move { $ply }, { $seat }: { $made }; { $better } was better by { $loss } points of winning chance

# the same in the browser, beside the replay
review-open = Review
review-how = A captain looks at every decision by what its side could know then. Luck counts for nobody.
review-thinking = A captain goes through the game. That takes a quarter of a minute…
review-of-decisions = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
  }, { $loss } points of winning chance lost at each
review-none = no decision of its own
review-best-one = Best
review-worst-one = Costliest
review-move = Move { $ply }
review-made = { $move } ({ $chance }% to win)
review-better = Better: { $move }, by { $loss } points
review-faultless = Nothing was given away.
review-ask = What would { $level ->
    [general] a general
   *[shogun] a shogun
  } have done here?
review-advice = { $seat }, move { $ply }: { $level ->
    [general] a general
   *[shogun] a shogun
  } would have chosen “{ $move }”.
review-at-the-end = The game is over here; go back to a decision.
review-losses = Each decision as a mark, the taller the more it cost
