# Was gegeben wurde und nicht geht: Optionen, Spielbretter, Schachteln, Stellungen. Wörter der Daten bleiben, wie sie sind.

## Options
fail-option-unknown = { $game } hat keine Option „{ $name }“, sondern { $names }.
fail-option-reserved = „{ $name }“ ist keine Option des Spiels.
fail-option-flag = { $name } ist true oder false.
fail-option-edition = Die Ausgabe „{ $edition }“ gibt es nicht; es gibt { $names }.
fail-option-modules = modules ist eine Liste aus { $names }.
fail-option-module = Das Modul „{ $module }“ gibt es nicht; es gibt { $names }.
fail-option-draft = Der Entwurf kennt weder Varianten noch Erweiterung (EMP-A1, TOK-01): Lass { $module } weg.
fail-option-tokugawa = Rise of Tokugawa gehört zur Ausgabe 2022 (TOK-01): Spiele es mit edition 2022.
fail-option-solo-module = Allein spielt man nur das Grundspiel (SOL-01): Lass { $module } weg.
fail-option-solo-edition = Das Solospiel gehört zur Ausgabe 2022 (SOL-01).
fail-option-random-dojo = random_dojo braucht das Modul dojo (DOJ-01).
fail-option-level = Die Stufe ist eine von { $names } (SEV-10), nicht „{ $level }“.
fail-option-hands = Zwei bis sieben Samurai sind im Spiel (SEV-12), nicht { $hands }.
fail-option-one-alone = Nur wer allein spielt, führt mehrere Samurai (SEV-12); zu mehreren hat jeder einen.
fail-option-samurai = samurai ist „random“ oder eine Liste von { $hands } verschiedenen aus { $names } (SEV-11).
fail-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt { $names }.

## Bots
fail-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt { $names }.
fail-arena-empty = Eine Arena braucht mindestens einen Bot.
fail-arena-seats = { $seats } Plätze lassen sich nicht gleichmäßig auf { $bots } Bots verteilen.
fail-arena-games = Eine Arena spielt mindestens 1 Partie, nicht { $games }.
fail-workers-on = Bots arbeiten auf local, ray oder ray://Adresse, nicht auf „{ $on }“.
fail-no-ray = Ray ist nicht installiert; installiere tatami[ray].
fail-budget = { $what ->
   *[seconds] Ein Bot braucht mehr als 0 Sekunden, nicht { $budget }.
    [iterations] Ein Bot braucht mehr als 0 Iterationen, nicht { $budget }.
    [pace] Ein Bot braucht mehr als 0 mal die eigene Zeit, nicht { $budget }.
}
fail-budget-look = Das braucht mehr als 0 Sekunden, nicht { $seconds }.
fail-no-moves = Es gibt nichts zu untersuchen: Die Aufzeichnung hat keine Züge.
fail-no-choice = Es gibt nichts zu untersuchen: Niemand hatte eine Wahl.

## A board of one’s own: Small Samurai Empires
fail-board-size = Eine Spielbrettdatei hat höchstens 1 MB.
fail-board-toml = Die Spielbrettdatei ist kein gültiges TOML: { $why }.
fail-board-tables = Ein Spielbrett ist eine Tabelle von Tabellen.
fail-board-lacks = Der Spielbrettdatei fehlt die Tabelle [{ $table }].
fail-board-none-of = [{ $table }] nennt „{ $name }“; es gibt aber nur { $names }.
fail-board-count = [{ $table }] { $name } muss eine Anzahl von 0 bis 40 sein.
fail-board-borders = In [borders] fehlt die Liste { $kind }.
fail-board-pair = [borders] { $kind }: { $pair } ist kein Paar von Provinzen dieses Spielbretts.
fail-board-pair-twice = [borders] { $kind } nennt { $a } und { $b } zweimal.
fail-board-neutrals = { $where }: { $region } braucht drei neutrale Aktionen aus { $names }.
fail-board-order = [regions] order muss { $names } sein, von Süden nach Norden.
fail-board-province = [provinces] { $name } braucht region, role ({ $names }) und coastal = true oder false.
fail-board-provinces = Ein Spielbrett hat höchstens { $most } Provinzen, dieses { $n }.
fail-board-bonus = [regions.{ $region }] bonus braucht die Werte für die meisten und die zweitmeisten Provinzen.
fail-board-capital = Region { $region } braucht genau eine Hauptstadt, sie hat { $n } (EMP-04).
fail-board-solo = Region { $region } braucht für das Solospiel zwei Ressourcenprovinzen (SOL-01).
fail-board-track = [influence] track braucht { $n } Multiplikatoren, für Einfluss 0 bis { $last } und mehr.
fail-board-red-cards = [destiny] base hat keine roten Karten; sie gehören zu tokugawa.
fail-board-every-region = [destiny] base braucht eine Karte jeder Region des Grundspiels (SOL-03).
fail-board-cards = [destiny] braucht 20 Karten des Grundspiels, insgesamt 25 bis 35 (EMP-05, TOK-02).
fail-board-draft-marks = [destiny] draft_marks nimmt mehr Karten { $region }, als es gibt.
fail-board-orders = [orders] muss 11 Marker ergeben (EMP-03), nicht { $n }.
fail-board-orders-solo = [orders] braucht fünf Marker, die keine Bewegung sind (SOL-02).
fail-board-mountain = Der Berg zwischen { $a } und { $b } liegt auf keiner Landgrenze (EMP-04).
fail-board-mountains = Ein Spielbrett hat höchstens { $most } Berge.
fail-board-land-and-sea = { $a } und { $b } sind über Land und über das Meer verbunden.
fail-board-not-coastal = { $province } hat eine Seeverbindung, liegt aber nicht an der Küste (EMP-04).
fail-board-edges = Ein Spielbrett hat höchstens { $most } Grenzen und Verbindungen.
fail-board-unreached = Nicht zu erreichen: { $names }.
fail-board-unreached-base = Ohne die rote Region nicht zu erreichen: { $names }.
fail-board-too-few-tokens = Es gibt { $n } Bergmarker für { $places } Plätze.
fail-board-too-few-figures = Es gibt { $n } Schreinfiguren für { $places } Plätze.
fail-board-tribes = Es gibt höchstens { $most } unabhängige Stämme, nicht { $n }.

## A box of one’s own: 7 Samurai
fail-box-bandits = Die Schachtel braucht { $n } Banditen (SEV-02).
fail-box-ranks = Die Schachtel braucht { $raiders } Plünderer, { $henchmen } Handlanger und { $chiefs } Anführer (SEV-02).
fail-box-dolls = Mindestens 2 Plünderer müssen eine Puppe tragen (SEV-12).
fail-box-buildings = Das Dorf braucht { $n } Gebäude (SEV-03).
fail-box-families = Das Dorf braucht eine Familie jeder Art (SEV-03).
fail-box-bandit = Ein Bandit ist eine Tabelle aus strength, symbol, penalties und flame (SEV-02).
fail-box-strength = Die Stärke eines Banditen ist 1 bis 6 (SEV-02), nicht { $given }.
fail-box-symbol = Das Symbol eines Banditen ist hat, house, doll oder keines (SEV-02), nicht { $given }.
fail-box-penalties = Ein Bandit trägt höchstens zwei Strafen aus { $names } (SEV-02).
fail-box-flame = flame eines Banditen ist true oder false (SEV-02).
fail-box-kiai = { $samurai } braucht zwei Kiai-Werte von 6 bis 20 (SEV-01).
fail-box-kinds = Die Arten von { $what } sind { $names } (SEV-03).
fail-box-numbers = Die Anzahlen von { $what } sind ganze Zahlen (SEV-03).

## Positions
fail-position-number = In der Stellung muss { $what } eine ganze Zahl von { $low } bis { $high } sein.
fail-position-object = In der Stellung muss { $what } ein Objekt sein.
fail-position-list = In der Stellung muss { $what } eine Liste sein.
fail-position-list-of = In der Stellung muss { $what } eine Liste der Länge { $n } sein.
fail-position-list-most = In der Stellung muss { $what } eine Liste sein, höchstens { $most } lang.
fail-position-one-of = In der Stellung muss { $what } eines sein von { $names }.
fail-position-holds = In der Stellung darf { $what } { $names } enthalten, nicht „{ $given }“.
fail-position-seats-of = In der Stellung muss { $what } Plätze von 0 bis { $last } enthalten.
fail-position-cards = In der Stellung hat { $what } höchstens { $most } Karten.
fail-position-key = In der Stellung muss key eine Liste von vier Wörtern zu 32 Bit sein.
fail-position-turn-order = In der Stellung muss turn_order jeden Platz von 0 bis { $last } einmal nennen.
fail-position-province = In der Stellung nennt provinces „{ $name }“; das ist nicht im Spiel.
fail-position-no-resource = { $province } bringt keine Ressource (EMP-04).
fail-position-two-castles = Platz { $seat } hat zwei Festungen in einer Region (EMP-56).
fail-position-castles = Platz { $seat } hat mehr als 3 Festungen (EMP-57).
fail-position-capital = { $province } ist eine Hauptstadt: In dieser Ausgabe steht dort keine Festung (EMP-56).
fail-position-castles-together = { $province } hat zwei Festungen; diese Ausgabe erlaubt eine (EMP-56).
fail-position-two-generals = Platz { $seat } hat zwei Generäle (DOJ-11).
fail-position-archers = Platz { $seat } hat mehr als 3 Bogenschützen (DOJ-11).
fail-position-samurai = Platz { $seat } hat { $n } Samurai auf dem Spielbrett und im Vorrat, nicht { $all } (EMP-02).
fail-position-orders = Platz { $seat } hat { $n } Marker { $order }, nicht { $all } (EMP-03).
fail-position-resources = Auf dem Spielbrett liegen { $n } Marker { $good }; die Schachtel hat { $most } (EMP-05).
fail-position-no-shrine = { $province } ist kein Schrein: Dort steht keine Figur (EMP-S1).
fail-position-figures = Es sind { $n } Figuren { $colour }; diese Partie hat { $most } (EMP-S1).
fail-position-agenda-twice = Auftragsplättchen { $tile } liegt in zwei Regionen (EMP-A1).
fail-position-agenda-red = Auftragsplättchen { $tile } gehört zum Spiel mit der roten Region (TOK-05).
fail-position-neutral-twice = Region { $region } hat die neutrale Aktion { $neutral } zweimal (EMP-R1).
fail-position-slot = In der Stellung muss { $what } { $slot } sein.
fail-position-under-nothing = { $what } hat einen Marker unter nichts.
fail-position-covered-early = { $what } hat einen in Runde 1 abgedeckten Marker (EMP-32).
fail-position-location = { $what }: Die Marker der automatischen Häuser haben einen Ort (SOL-02).
fail-position-destiny = In der Stellung sind { $n } Schicksalskarten { $region }, nicht { $cards } (EMP-05).
fail-position-mountain-tokens = Es gibt zu viele Marker { $token } (EMP-M1).
fail-position-stack = { $what } hat höchstens 16 Marker (SOL-02).
fail-position-stack-form = { $what } nennt Marker wie „grey shrine“.
fail-position-locations = { $what } muss jeden seiner 16 Ortsmarker einmal haben (SOL-02).
fail-position-no-flow = Eine Stellung mitten in der Aufdeckphase braucht ihr flow.
fail-position-all-placed = Alle Marker dieser Runde liegen schon (EMP-21).
fail-position-frames = flow.frames hat höchstens { $most } Aktionen.
fail-position-columns = flow.columns muss { $names } nennen.
fail-position-same-dojo = Zwei Plätze haben dasselbe Dojo (DOJ-01).
fail-position-dojos = Dojos werden vor der ersten Epoche gewählt, eines je Platz (DOJ-01).
fail-position-over-acts = Die Partie ist zu Ende, aber jemand soll handeln.
fail-position-over = Eine beendete Partie hat drei Epochen und einen Sieger (EMP-90).
fail-position-no-card = Niemand hat eine Schicksalskarte zu wählen (EMP-30).
fail-position-course = flow.frames ist kein Verlauf von Aktionen, den es geben kann.
fail-position-nobody-decides = In dieser Stellung hat niemand zu entscheiden: flow passt nicht zur Phase.
fail-position-card = Die Stellung nennt eine Karte, die es nicht gibt: „{ $name }“.
fail-position-card-twice = Die Stellung enthält die Karte { $name } zweimal.
fail-position-not-hidden = In der Stellung liegt „{ $name }“ weder im Stapel noch in der Bresche.
fail-position-deck-empty = In der Stellung ist der Stapel leer: Die Runde wäre zu Ende (SEV-31).
fail-position-active-passed = In der Stellung hat der Samurai am Zug gepasst (SEV-25).
fail-position-passed-holds = In der Stellung hält ein Samurai, der gepasst hat, eine Karte oder hat einen Kiai (SEV-25).
fail-position-kiai = Die Liste begonnener Kiai in der Stellung kann so nicht entstehen (SEV-24).
fail-position-looking = In der Stellung werden mehr Karten angesehen, als ein Kiai erlaubt (SEV-56).
fail-position-losing = In der Stellung kann jetzt keine Karte links verloren gehen (SEV-6A).
fail-position-seats = Die Stellung muss { $n } Plätze beschreiben.
fail-position-two-seats = In der Stellung spielen zwei Plätze { $samurai } (SEV-11).
fail-position-own-token = In der Stellung hat sich ein Samurai den eigenen Unterstützungsmarker geliehen (SEV-23).
fail-position-token-plays = In der Stellung spielt { $samurai } mit, also liegt sein Marker nicht offen (SEV-12).
fail-position-token-open = In der Stellung kann der Marker von { $samurai } nicht offen liegen (SEV-12).
fail-position-left = In der Stellung haben Karten einer linken Seite nicht verschiedene Symbole (SEV-22).
fail-position-buildings = Die Stellung hat mehr Gebäude einer Art als die Schachtel (SEV-03).
fail-position-village-lost = In der Stellung ist kein Gebäude oder keine Familie übrig: Die Partie wäre zu Ende (SEV-34).
