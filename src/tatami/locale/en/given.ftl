# What was given and cannot be: options, boards, boxes, positions. Ids stand as they were given.

## Options
fail-option-unknown = { $game } has no option “{ $name }”; it has { $names }.
fail-option-reserved = “{ $name }” is not an option of the game.
fail-option-flag = { $name } is true or false.
fail-option-edition = There is no edition “{ $edition }”; there are { $names }.
fail-option-modules = modules is a list out of { $names }.
fail-option-module = There is no module “{ $module }”; there are { $names }.
fail-option-draft = The draft has no variants and no expansion (EMP-A1, TOK-01): leave out { $module }.
fail-option-tokugawa = Rise of Tokugawa belongs to the 2022 edition (TOK-01): play it with edition 2022.
fail-option-solo-module = Solo is played with the base game alone (SOL-01): leave out { $module }.
fail-option-solo-edition = Solo belongs to the 2022 edition (SOL-01).
fail-option-random-dojo = random_dojo needs the module dojo (DOJ-01).
fail-option-level = The level must be one of { $names } (SEV-10), not “{ $level }”.
fail-option-hands = Two to seven samurai are in play (SEV-12), not { $hands }.
fail-option-one-alone = Only one person alone plays several samurai (SEV-12); with more, each plays one.
fail-option-samurai = samurai must be “random” or a list of { $hands } different ones of { $names } (SEV-11).
fail-game = There is no game called “{ $name }”; the games are { $names }.

## Bots
fail-bot = There is no bot called “{ $name }”; there are { $names }.
fail-arena-empty = An arena needs at least one bot.
fail-arena-seats = { $bots } bots cannot share { $seats } seats evenly.
fail-arena-games = An arena plays at least 1 game, not { $games }.
fail-workers-on = Bots work on local, ray or ray://address, not on “{ $on }”.
fail-no-ray = Ray is not installed; install tatami[ray].
fail-budget = { $what ->
   *[seconds] A bot needs a budget above 0 seconds, not { $budget }.
    [iterations] A bot needs a budget above 0 iterations, not { $budget }.
    [pace] A bot needs a budget above 0 times its own seconds, not { $budget }.
}
fail-budget-look = This needs a budget above 0 seconds, not { $seconds }.
fail-no-moves = There is nothing to analyse: the record has no moves.
fail-no-choice = There is nothing to analyse: nobody had a choice.

## A board of one’s own: Small Samurai Empires
fail-board-size = A board file has at most 1 MB.
fail-board-toml = The board file is not valid TOML: { $why }.
fail-board-tables = A board is a table of tables.
fail-board-lacks = The board file lacks the table [{ $table }].
fail-board-none-of = [{ $table }] names “{ $name }”, which is none of { $names }.
fail-board-count = [{ $table }] { $name } must be a count from 0 to 40.
fail-board-borders = [borders] lacks the list { $kind }.
fail-board-pair = [borders] { $kind }: { $pair } is not a pair of two provinces of this board.
fail-board-pair-twice = [borders] { $kind } lists { $a } and { $b } twice.
fail-board-neutrals = { $where }: { $region } needs three neutral actions out of { $names }.
fail-board-order = [regions] order must be { $names }, south to north.
fail-board-province = [provinces] { $name } needs a region, a role ({ $names }) and coastal = true or false.
fail-board-provinces = A board has at most { $most } provinces, this one { $n }.
fail-board-bonus = [regions.{ $region }] bonus needs the value for most and for second most provinces.
fail-board-capital = Region { $region } needs exactly one capital, it has { $n } (EMP-04).
fail-board-solo = Region { $region } needs two resource provinces for the solo game (SOL-01).
fail-board-track = [influence] track needs { $n } multipliers, for influence 0 to { $last } and more.
fail-board-red-cards = [destiny] base has no red cards; they belong to tokugawa.
fail-board-every-region = [destiny] base needs a card of every base region (SOL-03).
fail-board-cards = [destiny] needs 20 base cards, 25 to 35 in all (EMP-05, TOK-02).
fail-board-draft-marks = [destiny] draft_marks takes more { $region } cards than there are.
fail-board-orders = [orders] must add up to 11 tokens (EMP-03), not { $n }.
fail-board-orders-solo = [orders] needs five tokens that are no moves (SOL-02).
fail-board-mountain = The mountain between { $a } and { $b } lies on no land border (EMP-04).
fail-board-mountains = A board has at most { $most } mountains.
fail-board-land-and-sea = { $a } and { $b } are linked by land and by sea.
fail-board-not-coastal = { $province } has a sea link but is not coastal (EMP-04).
fail-board-edges = A board has at most { $most } borders and links.
fail-board-unreached = { $names } cannot be reached.
fail-board-unreached-base = { $names } cannot be reached without the red region.
fail-board-too-few-tokens = There are { $n } mountain tokens for { $places } places.
fail-board-too-few-figures = There are { $n } shrine figures for { $places } places.
fail-board-tribes = There are at most { $most } independent tribes, not { $n }.

## A box of one’s own: 7 Samurai
fail-box-bandits = The box needs { $n } bandits (SEV-02).
fail-box-ranks = The box needs { $raiders } raiders, { $henchmen } henchmen and { $chiefs } chiefs (SEV-02).
fail-box-dolls = At least 2 raiders must carry a doll (SEV-12).
fail-box-buildings = The village needs { $n } buildings (SEV-03).
fail-box-families = The village needs one family of each kind (SEV-03).
fail-box-bandit = A bandit is a table of strength, symbol, penalties and flame (SEV-02).
fail-box-strength = A bandit’s strength is 1 to 6 (SEV-02), not { $given }.
fail-box-symbol = A bandit’s symbol is hat, house, doll or none (SEV-02), not { $given }.
fail-box-penalties = A bandit carries at most two penalties of { $names } (SEV-02).
fail-box-flame = A bandit’s flame is true or false (SEV-02).
fail-box-kiai = { $samurai } needs two Kiai values from 6 to 20 (SEV-01).
fail-box-kinds = The kinds of { $what } are { $names } (SEV-03).
fail-box-numbers = The numbers of { $what } must be whole numbers (SEV-03).

## Positions
fail-position-number = In the position, { $what } must be a whole number from { $low } to { $high }.
fail-position-object = In the position, { $what } must be an object.
fail-position-list = In the position, { $what } must be a list.
fail-position-list-of = In the position, { $what } must be a list of { $n }.
fail-position-list-most = In the position, { $what } must be a list of at most { $most }.
fail-position-one-of = In the position, { $what } must be one of { $names }.
fail-position-holds = In the position, { $what } may hold { $names }, not “{ $given }”.
fail-position-seats-of = In the position, { $what } must hold seats from 0 to { $last }.
fail-position-cards = In the position, { $what } has at most { $most } cards.
fail-position-key = In the position, key must be a list of four words of 32 bits.
fail-position-turn-order = In the position, turn_order must name every seat from 0 to { $last } once.
fail-position-province = In the position, provinces names “{ $name }”, which is not in play.
fail-position-no-resource = { $province } yields no resource (EMP-04).
fail-position-two-castles = Seat { $seat } has two castles in one region (EMP-56).
fail-position-castles = Seat { $seat } has more than 3 castles (EMP-57).
fail-position-capital = { $province } is a capital: no castle stands there in this edition (EMP-56).
fail-position-castles-together = { $province } has two castles; this edition allows one (EMP-56).
fail-position-two-generals = Seat { $seat } has two generals (DOJ-11).
fail-position-archers = Seat { $seat } has more than 3 archers (DOJ-11).
fail-position-samurai = Seat { $seat } has { $n } samurai on the board and in supply, not { $all } (EMP-02).
fail-position-orders = Seat { $seat } has { $n } { $order } tokens, not { $all } (EMP-03).
fail-position-resources = There are { $n } { $good } tokens on the board; the box holds { $most } (EMP-05).
fail-position-no-shrine = { $province } is no shrine: no figure stands there (EMP-S1).
fail-position-figures = There are { $n } { $colour } figures; this game has { $most } (EMP-S1).
fail-position-agenda-twice = Agenda tile { $tile } lies in two regions (EMP-A1).
fail-position-agenda-red = Agenda tile { $tile } belongs to the red region’s game (TOK-05).
fail-position-neutral-twice = Region { $region } has the neutral action { $neutral } twice (EMP-R1).
fail-position-slot = In the position, { $what } must be { $slot }.
fail-position-under-nothing = { $what } has a token under nothing.
fail-position-covered-early = { $what } has a token covered in round 1 (EMP-32).
fail-position-location = { $what }: the solo houses’ tokens have a location (SOL-02).
fail-position-destiny = There are { $n } { $region } destiny cards in the position, not { $cards } (EMP-05).
fail-position-mountain-tokens = There are too many { $token } tokens (EMP-M1).
fail-position-stack = { $what } has at most 16 tokens (SOL-02).
fail-position-stack-form = { $what } lists tokens such as “grey shrine”.
fail-position-locations = { $what } must have each of its 16 location tokens once (SOL-02).
fail-position-no-flow = A position inside the resolution needs its flow.
fail-position-all-placed = All tokens of this round are placed (EMP-21).
fail-position-frames = flow.frames has at most { $most } actions.
fail-position-columns = flow.columns must name { $names }.
fail-position-same-dojo = Two seats have the same dojo (DOJ-01).
fail-position-dojos = Dojos are chosen before the first era, one a seat (DOJ-01).
fail-position-over-acts = The game is over, yet somebody is to act.
fail-position-over = A game that is over has had three eras and has a winner (EMP-90).
fail-position-no-card = Nobody has a destiny card to pick (EMP-30).
fail-position-course = flow.frames is no course of actions that could be under way.
fail-position-nobody-decides = Nobody has to decide in this position: its flow does not fit its phase.
fail-position-card = The position names a card that does not exist: “{ $name }”.
fail-position-card-twice = The position holds the card { $name } twice.
fail-position-not-hidden = In the position “{ $name }” is neither in the deck nor in the breach.
fail-position-deck-empty = In the position the deck is empty: the round would be over (SEV-31).
fail-position-active-passed = In the position the active samurai has passed (SEV-25).
fail-position-passed-holds = In the position a passed samurai holds a card or has a Kiai (SEV-25).
fail-position-kiai = In the position the list of Kiai under way is not one that can come about (SEV-24).
fail-position-looking = In the position more cards are looked at than a Kiai allows (SEV-56).
fail-position-losing = In the position no card on the left can be lost now (SEV-6A).
fail-position-seats = The position must tell of { $n } seats.
fail-position-two-seats = In the position two seats play { $samurai } (SEV-11).
fail-position-own-token = In the position a samurai holds its own support token as lent (SEV-23).
fail-position-token-plays = In the position { $samurai } plays, so that its token is not open (SEV-12).
fail-position-token-open = In the position the token of { $samurai } cannot lie open (SEV-12).
fail-position-left = In the position the cards on a left side do not have different symbols (SEV-22).
fail-position-buildings = The position has more buildings of a kind than the box (SEV-03).
fail-position-village-lost = In the position no building or no family is left: the game would be over (SEV-34).
