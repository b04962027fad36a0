# The browser client.
web-close = Close
web-back = Back
web-confirm = Do it
web-undo = Undo
web-hint = Hint
web-odds = Odds
web-odds-village = The village stands
web-moves = Moves ({ $n })
web-all-moves = Everything you can do now
web-skip = Skip
web-speed = Speed of the animation
web-why-not = Why not?
web-you = you
web-reveals = Cannot be taken back: it reveals something.

## The Empires table
web-map = Map
web-order-line = Order line, south to north
web-own-screen = Behind your screen ({ $house })
web-orders = Your order tokens
web-left = { $n } left
web-hand = Your destiny cards
web-destiny-card = Destiny card: { $region }
web-supply = Armies in supply
web-castles-left = Castles in supply
web-players = Houses in turn order
web-provinces-held = Provinces controlled
web-cards-left = Destiny cards in hand
web-points = Points
web-influence = Influence
web-cards-played = { $n ->
    [one] { $n } destiny card
   *[other] { $n } destiny cards
}
web-overview = Overview
web-thinking = Thinking…
web-neighbours = Neighbouring provinces: { $names }
web-log = Log
web-era = Era { $era } · round { $round }
web-phase-destiny = Destiny: everybody picks a card
web-phase-planning = Planning: orders are placed
web-phase-resolution = Resolution: orders are turned up and carried out
web-phase-over = The game is over
web-bonus-hint = Points for most and second most provinces at the era’s end
web-role-capital = Capital
web-role-resource = Resource
web-role-shrine = Shrine
web-coastal = coast
web-armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
web-archers = { $n ->
    [one] { $n } archer
   *[other] { $n } archers
}
web-general = general
web-castle = castle
web-control = { $house } controls it
web-control-none = Nobody controls it
web-slot-empty = Empty slot
web-slot-hidden = { $house }’s token, face down
web-slot-token = { $house }: { $order }
web-slot-neutral = Neutral action: { $neutral }
web-verb-recruit = Recruit
web-verb-build = Build
web-verb-attack = Attack
web-verb-harvest = Harvest
web-verb-place = Place an order

## What is asked of you
web-over = The game is over
web-waits = { $house } is thinking…
web-playing-out = See what happens…

## Home and tables
web-home = Home
web-game-empires = Small Samurai Empires
web-game-seven = 7 Samurai
web-game-empires-line = Plan your orders in secret, take Japan province by province. 1⁠–⁠5 players.
web-game-seven-line = Stand together and save the village from the bandits. 1⁠–⁠7 players.
web-play-now = Play now
web-new-table = New table
web-learn = Learn
web-rules = Rules
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for company just now.
web-seats-free = { $free } of { $all } seats free
web-sit-down = Sit down
web-join = Join by link
web-join-link = Invitation link
web-join-go = Go
web-bad-link = This is not an invitation link.
web-replays = Replays
web-open-record = Open a record file
web-bad-file = This file cannot be read.
web-your-turn = Your turn
web-stage-lobby = waiting
web-stage-playing = running
web-forget = Remove from this list
web-loading = One moment…
web-no-server = The server does not answer.
web-solo-hint = Alone against two automatic houses.
web-seat = Seat { $n }
web-seat-free = free seat
web-level-random = random
web-level-novice = novice
web-level-soldier = soldier
web-level-captain = captain
web-level-general = general
web-level-shogun = shogun
web-clock = Clock
web-clock-none = No clock
web-listed = Show it among the open tables
web-help-allowed = Bots give hints and odds
web-verify = Check the deal
web-seal = Seal of the deal: { $seal }
web-seal-same = The deal is the one sealed at the start ({ $seal }…).
web-seal-differs = This is not the deal that was sealed at the start.
web-own-board = Own board file (TOML or JSON)
web-start = Start
web-open-table = Open the table
web-somebody = a guest
web-away = away
web-invite = Copy invitation
web-copied = Copied
web-copy-this = Copy this link:
web-watch-link = Copy a spectator link
web-fill = Fill with bots:
web-your-name = Your name
web-no-table = There is no such table, or your seat is on another device.
web-undo-asked = Somebody wants to take a move back. Do you agree?
web-yes = Yes
web-no = No
web-hand-over = { $house }: take the screen
web-hand-over-go = I am here
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-table-menu = This table
web-let-bot = Let a bot play
web-play-again-myself = Play on myself
web-alerts = When it is my turn and I am away
web-alert-webhook = Call this address (webhook)
web-alert-email = Write to this e-mail address
web-alert-save = Save
web-alert-saved = Saved
web-alert-remove = Remove
web-replay = Replay
web-download = Download the record
web-fork = Play on from here
web-rematch = Play again
web-see-board = See the board
web-village-saved = The village is saved
web-village-lost = The village is lost
web-points-by-source = Points by source
web-source-bonus = Regions
web-source-shrines = Shrines
web-source-agendas = Agendas
web-source-other = Other
web-source-influence = Influence
web-source-leftovers = Resources left
web-it-can = It can be done.

## Settings and rules
web-language = Language
web-theme = Light or dark
web-theme-washi = Washi (light)
web-theme-night = Night (dark)
web-settings = Settings
web-set-confirm = Ask before a move is made
web-set-notify = Tell me when it is my turn
web-notify-refused = Your browser does not let this page notify you.
web-notify-turn = It is your turn
web-set-reader = Show the board in words
web-set-motion = Animation
web-as-system = same as the system
web-on = on
web-off = off
web-keys = Keys: Tab moves, ← and → walk among what can be chosen, Enter chooses and confirms, Esc goes back, U undoes, H hints, ? asks why not, space skips the animation.
web-search = Search the rules
web-nothing-found = Nothing found.

## The rulebook
rules-turn = How a turn goes
rules-contents = Contents
rules-all = All rules by number
rules-now = Here and now:
rules-editions = What other printings do differently
rules-rulings = Rulings
rules-rulings-n = where the book leaves room: { $n }
rules-print = Print
rules-beside = The game goes on; the table stays usable.
rules-page = Open as a page

## The Seven table
web-strength = strength { $n }
web-flame = flame
web-track = Battle track { $track }, Kiai at { $kiai }
web-passed = passed
web-wounded = Wounded
web-defenders = Defenders on the left
web-battle-line = Battle line on the right
web-helped-by = Helped by { $names }
web-ability-heihachi = passes even cards on
web-ability-shichiroji = passes odd cards on
web-ability-gorobei = ignores penalties of even cards
web-ability-kambei = ignores penalties of odd cards
web-ability-kikuchiyo = may fight twice
web-ability-kyuzo = discards a card if its strength is already in the line
web-ability-katsushiro = puts a card under the deck
web-barricades = barricades
web-buildings = Buildings
web-families = Families
web-unhurt = Nobody is wounded
web-buildings-left = { $n ->
    [one] { $n } building stands
   *[other] { $n } buildings stand
}
web-families-left = { $n ->
    [one] { $n } family
   *[other] { $n } families
}
web-barricades-left = { $n ->
    [one] { $n } barricade
   *[other] { $n } barricades
}
web-deck-left = { $n ->
    [one] { $n } bandit in the deck
   *[other] { $n } bandits in the deck
}
web-breach-left = { $n ->
    [one] { $n } card in the breach
   *[other] { $n } cards in the breach
}
web-drawn-card = { $house } has drawn a bandit
web-round = Round { $round }
web-round-of = Round { $round } of 3
web-open-tokens = Open support tokens:
web-outcome-samurai = A samurai has fallen.
web-outcome-buildings = The last building burned down.
web-outcome-families = The last family was lost.

## Replay
web-first = To the start
web-previous = One move back
web-next = One move forward
web-last = To the end
web-play = Play
web-pause = Pause
web-scrub = Move
web-jump = Jump to a round
web-see-as = Seen by
web-spectator = spectator
web-share = Copy link
web-curve = How it went, move by move

## Learning
learn-begin = Begin the first game
learn-next = Go on
learn-empires-intro = A real game against two novices. A note beside the board explains each step as it comes up. About ten minutes for the first era; play on as long as you like.
learn-empires-goal-title = What it is about
learn-empires-goal = Three eras, two rounds each. Whoever controls provinces at an era’s end gains influence and points. The most points after the third era win.
learn-empires-destiny-title = Destiny
learn-empires-destiny = Pick one card in secret. At the end the value of your influence in a region counts once for every card of that region played: pick regions you want to be strong in.
learn-empires-place-title = Orders
learn-empires-place = Click one of your orders below, then an empty slot of the order line. The token lies face down: nobody knows what you plan. It will act in the region of that slot.
learn-empires-neutral-title = The neutral action
learn-empires-neutral = The small sign beside the slot is a free action: take it at once, in that region. Click on the map, or choose “{ web-skip-it }”.
learn-empires-resolve-title = Orders are turned up
learn-empires-resolve = Now the tokens are turned up one by one from south to north, and each acts in its region. When it is your token, provinces with a dashed outline can be clicked.
learn-empires-move-title = Moving
learn-empires-move = Click a province with your army, then where it goes. Each step is one move; one army may take several.
learn-empires-attack-title = Attacking
learn-empires-attack = Where you have an army you destroy one of an opponent’s. A second one costs 1 bushido.
learn-empires-cover-title = The second round
learn-empires-cover = Now you may also cover tokens: your own for free, another’s for bushido. A covered token does not act again.
learn-empires-back-title = From north to south
learn-empires-back = Now the slots are resolved backwards, from north to south. Uncovered tokens of round one act a second time.
learn-empires-era-title = The era’s end
learn-empires-era = Harvest, influence, region bonuses and shrines have been counted; the log tells it all. Whoever has fewest points now goes first.
learn-empires-end-title = Final scoring
learn-empires-end = Your influence in each region gives a multiplier; it counts once for every card of that region played. And a point for every three resources left. That was the whole game.
learn-seven-intro = Three samurai on easy: you are Kambei, two captains play Heihachi and Katsushiro. Together you hold the village for three rounds. A note beside the board explains each step as it comes up, and a ring shows where.
learn-seven-goal-title = Hold the village
learn-seven-goal = You lose together if a samurai falls, the last building burns or the last family is lost. Hold out for three rounds.
learn-seven-fight-title = Fight
learn-seven-fight = Fighting turns up a bandit from the deck. You then decide where it goes.
learn-seven-card-title = Right or left
learn-seven-card = To the right it fights: its strength moves your track. To the left it guards, if it carries a symbol you lack there: at the round’s end the hat keeps you unhurt, the house saves a building, the doll a family.
learn-seven-exact-title = Exactly on gold
learn-seven-exact = Attack with this one: your track would stand exactly on your Kiai. That is the best that can happen.
learn-seven-kiai-title = Kiai
learn-seven-kiai = A samurai whose track stands exactly on its Kiai value shouts: the effect written beside it may be used, then the oldest bandit of that line goes to the discard.
learn-seven-penalty-title = Penalties
learn-seven-penalty = At the start of your turn the penalty of the last bandit in your battle line strikes.
learn-seven-support-title = Support
learn-seven-support = Instead of fighting you may lend another samurai your support token: your ability works for them too. But the top bandit of the deck goes unseen to the breach.
learn-seven-pass-title = Pass
learn-seven-pass = Passing takes you out for the round. Beyond your Kiai you must pass.
learn-seven-round-title = The next round
learn-seven-round = Missing hats, houses and dolls were paid for, and the breach was turned over: each flame burned a barricade. Stronger bandits join now.
learn-seven-end-title = The end
learn-seven-end = A point for every building and family, and one if nobody is wounded. Try a harder level next time.

## Under way
web-dojos = Dojos
web-range = range
web-arsenal = arsenal
web-headquarters = headquarters
web-stack = { $n ->
    [one] { $n } location token, next:
   *[other] { $n } location tokens, next:
}
web-phase-dojo = Every house chooses a dojo

## Steps of an era's end
web-step-nothing = Nobody gets anything.

## Replays' curves, the end of a round, the village in words
web-lost-in-round = It held out until round { $round }. A lost village scores nothing.
web-curve-points = Points
web-curve-village = Village
web-curve-odds = Odds
web-odds-curve = The odds, move by move
web-turning-point = Turning point: move { $ply }
web-words-none = nothing
web-words-hand = Drawn card: { $card }.
