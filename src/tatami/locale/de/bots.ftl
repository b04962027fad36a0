# Bots: Tipps, Arena, Analyse.
hint-empires-score = sofort Punkte ({ hint-points })
hint-points = { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
}
hint-empires-influence = mehr Einfluss für die Endwertung ({ hint-points })
hint-empires-regions = mehr Provinzen in einer Region als die anderen ({ hint-points })
hint-empires-shrines = Schreine ({ hint-points })
hint-empires-castles = eine Festung: Einfluss in jeder Epoche ({ hint-points })
hint-empires-armies = festerer Halt in den Provinzen ({ hint-points } wert)
hint-empires-goods = Nahrung und Bushido zum Handeln ({ hint-points } wert)
hint-empires-orders = ein Befehl, der dort viel bewirkt ({ hint-points } wert)
hint-empires-training = ausgebildete Einheiten ({ hint-points } wert)
hint-empires-rivals = schwächt { $seat } (um { hint-points })
hint-empires-chance = am besten in probeweise zu Ende gespielten Partien (Chance { $percent } %)
hint-seven-samurai = hält die Samurai auf den Beinen
hint-seven-defence = bringt, was links noch fehlt
hint-seven-village = schont das Dorf: Barrikaden, Gebäude oder Familien
hint-seven-bandits = lässt weniger Banditen übrig, als ihr noch aufnehmen könnt
hint-seven-lines = hinterlässt weniger gefährliche Kampfreihen
hint-seven-chance = Chance, das Dorf zu retten: { $percent } %
arena-playing = Es wird gespielt
arena-title = { $game }: { $bots }
arena-seed = Startwert { $seed }, Partien: { $games }, { $on } (Prozesse: { $workers }).
arena-column-bot = Bot
arena-column-share = Sieganteil
arena-column-interval = Intervall (95 %)
arena-column-elo = Elo
arena-column-score = Punkte
arena-column-speed = Entsch./s
arena-column-median = Median ms
arena-column-p99 = p99 ms
arena-column-iterations = Iter./s
analyse-title = Die Partie im Rückblick
analyse-column-seat = Partei
analyse-column-start = Chance am Anfang
analyse-column-end = Am Ende
analyse-column-decisions = Eigene Entscheidungen
analyse-column-luck = Glück und Mitspieler
analyse-turning = Wendepunkte:
analyse-step = Zug { $ply }, { $seat }: { $words } (Chance { $odds }; Entscheidung { $decision }, Glück { $luck })

review-title = Wie gut gespielt wurde
review-column-seat = Partei
review-column-decisions = Entscheidungen
review-column-accuracy = Genauigkeit
review-column-loss = Verlust je Entscheidung, Prozentpunkte
review-best = Beste, Zug { $ply }, { $seat }: { $made } (Gewinnchance { $chance } %)
review-worst = Schwächste, Zug { $ply }, { $seat }: { $made }; { $better } hätte { $loss } Prozentpunkte mehr Gewinnchance gebracht

# dasselbe im Browser, neben der Wiedergabe
review-open = Rückblick
review-how = Ein Hauptmann beurteilt jede Entscheidung nach dem, was die Seite damals wissen konnte. Glück zählt für niemanden.
review-thinking = Ein Hauptmann geht die Partie durch. Das dauert eine Viertelminute …
review-of-decisions = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
  }, im Schnitt { $loss } Prozentpunkte Gewinnchance verloren
review-none = keine eigene Entscheidung
review-best-one = Beste
review-worst-one = Teuerste
review-move = Zug { $ply }
review-made = { $move } (Gewinnchance { $chance } %)
review-better = Besser: { $move }, um { $loss } Prozentpunkte
review-faultless = Nichts wurde verschenkt.
review-ask = Was hätte { $level ->
    [general] ein General
   *[shogun] ein Shogun
  } hier getan?
review-advice = { $seat }, Zug { $ply }: { $level ->
    [general] Ein General
   *[shogun] Ein Shogun
  } hätte „{ $move }“ gewählt.
review-at-the-end = Hier ist die Partie schon zu Ende; gehe zu einer Entscheidung zurück.
review-losses = Jede Entscheidung als Strich: je höher, desto teurer
