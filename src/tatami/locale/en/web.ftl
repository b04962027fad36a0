# The browser client.
web-title = Tatami
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
web-bot = bot
web-reveals = Cannot be taken back: it reveals something.

## The Empires table
web-map = Map
web-order-line = Order line, south to north
web-own-screen = Behind your screen ({ $house })
web-orders = Your order tokens
web-order-count = { $order }, { $n } left
web-hand = Your destiny cards
web-destiny-card = Destiny card: { $region }
web-supply = Armies in supply
web-castles-left = Castles in supply
web-players = Houses in turn order
web-provinces-held = Provinces controlled
web-tokens-left = Order tokens left
web-cards-left = Destiny cards in hand
web-points = Points
web-influence = Influence
web-cards-played = { $n ->
    [one] { $n } destiny card
   *[other] { $n } destiny cards
}
web-agendas = Agendas
web-log = What happened
web-era = Era { $era } · round { $round }
web-phase-destiny = Destiny: everybody picks a card
web-phase-planning = Planning: orders are placed
web-phase-resolution = Resolution: orders are carried out
web-phase-over = The game is over
web-way = { $round ->
    [1] resolved from south to north
   *[other] resolved from north to south
}
web-bonus-hint = Points for most and second most provinces at the era's end
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
web-slot-hidden = { $house }'s token, face down
web-slot-token = { $house }: { $order }
web-slot-neutral = Quick action: { $neutral }
web-verb-recruit = Recruit
web-verb-build = Build
web-verb-attack = Attack
web-verb-harvest = Harvest
web-verb-place = Place an order

## What is asked of you
web-do-choose = { $house }: choose
web-do-destiny = { $house }: pick a destiny card in secret
web-do-place = { $house }: place an order on a slot
web-do-move = { $house }: move an army
web-do-sail = { $house }: move an army, or sail
web-do-attack = { $house }: destroy an army
web-do-recruit = { $house }: recruit an army
web-do-build = { $house }: build a castle
web-do-reinforce = { $house }: reinforce the castle
web-do-harvest = { $house }: harvest
web-do-train = { $house }: train a unit
web-do-pass = { $house }: pass
web-do-done = { $house }: nothing left to do here
web-over = The game is over
web-waits = { $house } is thinking…
web-playing-out = See what happens…
