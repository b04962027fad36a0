# The table of Small Samurai Empires: the strip that speaks, explanations, the theatre, the count.

## What is asked of you
web-do-choose = Choose
web-do-dojo = Choose your dojo
web-do-destiny = Pick a destiny card
web-do-place = Place an order
web-do-move = Move an army
web-do-sail = Move an army, also by ship
web-do-attack = Destroy an army
web-do-recruit = Recruit an army
web-do-build = Build a castle
web-do-reinforce = Reinforce your castle
web-do-harvest = Harvest
web-do-harvest-one = Harvest one province
web-do-train = You may train a unit
web-do-pass = Pass
web-do-done = Nothing left to do here
web-do-explore = Cross the mountain
web-do-board = Choose who goes on board
web-do-return = Choose who returns to your supply
web-do-neutral = Take a neutral action
web-do-raze = Destroy all armies in a province
web-do-gather = Bring a unit
web-do-push = Push an army out
web-do-use = Use the ability, or not
web-strip = What to do now
web-why = Why?
web-of = { $n } of { $of }
web-point-of = point { $n } of { $of }
web-free = free
web-skip-it = Skip it
web-from = From { $province }
web-all-right = All right
web-cannot = That cannot be done now
web-look-around = Look around; nothing you touch is played.
web-waits-slot = { $house } chooses a slot
web-waits-card = { $house } picks a card

## The consequence
web-then-destiny = In secret; all cards are shown at once.
web-then-dojo = Your veterans and your general will have its abilities all game.
web-then-place = Pick an order below, then a slot. It lies face down until its turn.
web-then-cover = On an empty slot, free on your own token, or over another’s for { $price } bushido.
web-then-slot = **{ $order }**: now a slot that glows. It will act in that slot’s region.
web-then-order = Now one of your orders below.
web-then-acts = { $last ->
    [true] **{ $order }** acts last, in **{ $region }**. At once: { $neutral }.
   *[other] **{ $order }** acts as number { $nth }, in **{ $region }**. At once: { $neutral }.
}
web-then-pays = { $house }’s token is covered for { $price } bushido.
web-then-card = { $influence ->
    [0] **{ $region }** gets card number { $nth }. You have no influence there yet.
   *[other] **{ $region }** gets card number { $nth }: with your influence { $influence } it is worth { $then } at the end, { $now } without.
}
web-then-yours = You take **{ $province }**.
web-then-nobody = Nobody holds { $province } then.
web-then-theirs = { $house } takes { $province }.
web-order-in = **{ $order }** in { $region }.
web-offer-point = { $price ->
    [0] One more point is free here.
   *[other] One more point for { $price } food.
}
web-offer-ship = { $price ->
    [0] Or sail with up to 2 armies, free here.
   *[other] Or sail with up to 2 armies for { $price } food.
}
web-offer-army = { $price ->
    [0] A second army is free here.
   *[other] A second army for { $price } food.
}
web-offer-strike = { $price ->
    [0] A second army may fall in the same place, free here.
   *[other] A second army may fall in the same place for { $price } bushido.
}
web-go-dojo = Take { $dojo }
web-go-destiny = Play this card
web-go-place = Place it
web-go-move = Move to { $to }
web-go-explore = Cross to { $to }
web-go-sail = Sail to { $to }
web-go-attack = Attack { $seat }
web-go-recruit = Recruit
web-go-build = Build it
web-go-reinforce = Reinforce
web-go-harvest-one = Harvest { $province }
web-go-train = Train
web-go-push = Push to { $to }
web-go-gather = Bring it
web-go-raze = Destroy them

## Neutral actions
web-neutral-actions = Neutral actions
web-neutral-now = Neutral action: { $neutral }
web-neutral-move = Move 1 army of yours in { $region } to a neighbouring province. You may skip it.
web-neutral-attack = Destroy 1 army in a province of { $region } where you stand. You may skip it.
web-neutral-recruit = 1 army into the capital of { $region } or to your castle there. You may skip it.
web-neutral-harvest = Take the resource of 1 province in { $region } where you stand. You may skip it.
explain-neutral-move = 1 movement point in the slot’s region; the army may leave it.
explain-neutral-attack = Destroy 1 army in a province of the region where you stand.
explain-neutral-recruit = 1 army into the region’s capital or to your castle there.
explain-neutral-harvest = Take the resource of 1 province of the region where you stand.

## Hints
web-hint-is = Hint: { $move }
web-hint-of = { $n } of { $of }, chance { $percent }%
web-hint-other = Another
web-hint-take = Take it

## Beats
web-hold = Hold
web-go-on = Go on
web-key-space = Space
web-next-event = Next
web-carries-out = { $house } carries out “{ $order }”
web-waited = While you waited
web-see-again = see again
web-hit-armies = { $n ->
    [one] You lose { $n } army in { $province }.
   *[other] You lose { $n } armies in { $province }.
}
web-hit-pushed = Your army is pushed out of { $province }.
web-hit-covered = Your token on { $slot } is covered: it will not act.
web-hit-lost = { $house } takes { $province } from you.
web-hit-nobody = { $province } is yours no more; nobody holds it.

## The hand, the line and the side
web-order-recruit = Recruit
web-order-attack = Attack
web-order-harvest = Harvest
web-order-castle = Build Castle
web-order-move3 = Move 3
web-order-move23 = Move 2 or 3
web-order-ship = Move 2 / Ship
web-card-worth = ×{ $times } now, { $cards } played
web-dojo-of = Dojo of { $dojo }
web-dojo-taken = { $house } has it.
web-veteran = Veteran
web-general-title = General
web-agenda-of = Agenda of { $region }
web-inland = inland
web-tokens-placed = Tokens placed this round
web-cards-played-title = Destiny cards played
web-worth-now = Worth now
web-influence-note = The multiplier of your influence times the cards played, region by region.
web-tab-log = What happened
web-tab-influence = Influence
web-tab-modules = Modules
web-tab-race = The race
web-phase-count = Era end: the regions are counted
web-whole-map = Show the whole map
web-zoom-in = Bring the map nearer

## The count
web-count = The count of this era
web-count-shrines = Shrines
web-count-siege = Sieges
web-this-era = This era
web-total = Total
web-final = Final scoring
web-three-eras = Three eras
web-era-counted = Era { $era } is counted: { $what }
web-takes = { $house } takes **{ $n }**
web-most = { $n ->
    [one] { $house }, most: { $n } province
   *[other] { $house }, most: { $n } provinces
}
web-second = { $house }: { $n }
web-you-title = You
web-to-total = To the total
web-next-region = Next
web-play-on = Play on
web-winner-with = { $n ->
    [one] { $house } wins with { $points }
   *[other] { $house } share the win with { $points }
}
web-best-region = Your best region.
web-best-region-is = { $region }: influence { $n }, { $points } points.
web-find-turning = Find the turning point
web-swing = { $house }: odds from { $from } to { $to }.
web-no-turning = No single move turned this game: the odds never changed by more than { $n } % at once.

## Explanations
explain-order-recruit = 1 army into the capital of the region or to your castle there; 1 food brings a second one.
explain-order-recruit-draft = 1 army into the capital of the region or to your castle there; 1 food brings a second one to the same place.
explain-order-attack = Destroy 1 enemy army in a province of the region where you stand; 1 bushido destroys one more there.
explain-order-harvest = 1 resource from every resource province of the region where you have an army.
explain-order-harvest-draft = 1 resource from every resource province of the region that you control.
explain-order-castle = 2 of your armies in one province return, a castle (power 2) stands there; where you have one, add 1 army. Not in a capital, not where a castle stands.
explain-order-castle-2019 = 2 of your armies in one province return, a castle (power 2) stands there; where you have one, add 1 army.
explain-order-castle-draft = 2 of your armies in one province return, a castle (power 2) stands there with 1 army as its mark; where you have one, add 1 army.
explain-order-move3 = 3 movement points for your armies of the region, spread as you like.
explain-order-move23 = 2 movement points for your armies of the region; 1 food gives one more.
explain-order-move23-draft = 2 movement points for your armies of the region.
explain-order-ship = 2 movement points for your armies of the region; or, for 1 food, up to 2 armies sail from one coast to any other.
explain-order-ship-draft = 2 movement points for your armies of the region; or up to 2 armies sail from one coast to any other, free.
explain-in-hand = { $n ->
    [0] None left in hand.
   *[other] **{ $n } in hand.**
}
explain-at-once = At once, free: { $neutral }
explain-nth = { $last ->
    [true] the last of { $of } to act
   *[other] number { $nth } of { $of } to act
}
explain-soon = { $n ->
    [one] next after this one
   *[other] { $n } tokens before it
}
explain-covered = covers { $house }’s token
explain-need = You need { $n } more power.
explain-besieged = The castle is besieged.
explain-bonus = At the era’s end: { $first } points for most provinces here, { $second } for second most. Tied for most: all of them take the smaller.
explain-decree = Decree, for all
explain-you-have = **You:** { $what }.
explain-have-held-with-two = provinces held with 2 armies: { $n }
explain-have-provinces = provinces held: { $n }
explain-have-armies = armies: { $n }
explain-have-stands = provinces with an army: { $n }
explain-have-with-two = provinces with 2 armies: { $n }
explain-have-with-three = provinces with 3 armies: { $n }
explain-have-castle = { $n ->
    [0] no castle that counts
   *[other] the castle
}
explain-have-resources = resource provinces: { $n }
explain-have-shrines = shrines: { $n }
explain-have-capital = { $n ->
    [0] not the capital
   *[other] the capital
}
explain-done-by = Scored: { $houses }.
explain-trained = Trained: { $range } archers, { $arsenal } veterans, { $headquarters } generals.
explain-store-food-title = Food
explain-store-food = Buys a second army, a third movement point, a ship. 3 resources left at the end: 1 point.
explain-store-food-draft = Buys a second army.
explain-store-bushido-title = Bushido
explain-store-bushido = Buys a second strike, and covers others’ tokens in round 2. 3 resources left at the end: 1 point.
explain-store-bushido-draft = Buys a second strike, and covers others’ tokens in round 2.
explain-store-supply-title = Armies in supply
explain-store-supply = What is not on the map. Without supply nothing can be recruited.
explain-store-castles-title = Castles in supply
explain-store-castles = One a region at most; power 2, and 1 influence every era.
explain-you-own = You have { $n }.
explain-player = { $score } points. Provinces { $provinces }, armies on the map { $armies }, in supply { $supply }, cards { $cards }, orders in hand { $orders }.
explain-place = Place { $place } of { $of } in turn order.
explain-track = 3 eras of 2 rounds: orders are placed, then carried out. After each second round the era is counted.
explain-influence-title = { $house } in { $region }: influence { $n }
explain-influence = At the end the track turns influence into a multiplier, times the destiny cards played for the region.
explain-influence-now = Cards played { $cards }: worth **{ $points }** now.
explain-stand = **You stand in:** { $provinces }.
explain-stand-nowhere = You have no army in this region.

## The player aid
web-aid = Player aid
web-aid-score = What counts
web-aid-power = Power: 1 an army, 2 a castle. Alone with most power, you control the province.
web-aid-harvest = Era end, first: 1 resource from each resource province you control.
web-aid-influence = Then 1 influence for each province you control and 1 for your castle in the region.
web-aid-bonus = Then the region bonuses: most provinces, second most.
web-aid-shrines = Then 1 point for each shrine you control.
web-aid-end = After era III: multiplier × cards for each region, 1 point for 3 resources left.
web-aid-track = Influence and multiplier:
web-aid-keys = Keys: P opens this page, Enter does it, Esc goes back, U undoes, H hints, ? explains, space holds a beat.
learn-leave = Leave the lessons

## The rulebook: how a turn goes
rules-empires-turn = Three eras, each of two rounds. The first round of an era begins with destiny; the second goes straight to planning and ends with the count.
rules-empires-again = round 2: planning and orders once more
rules-empires-destiny = Destiny
rules-empires-destiny-how = a card each, in secret
rules-empires-planning = Planning
rules-empires-planning-how = orders face down, one by one
rules-empires-orders = Orders
rules-empires-orders-how = south to north, in round 2 back
rules-empires-count = Counting
rules-empires-count-how = after the second round
rules-empires-aim = Laying an order, you may at once take the **neutral action** beside its slot. The order itself waits face down until its slot’s turn comes, and acts in that slot’s region. Whoever alone has most power in a province controls it; control brings influence, and influence times the destiny cards played wins the game.
rules-empires-piece-army = army
rules-empires-piece-army-how = power 1
rules-empires-piece-castle = castle
rules-empires-piece-castle-how = power 2
rules-empires-piece-capital = capital
rules-empires-piece-capital-how = new armies come here
rules-empires-piece-food = food
rules-empires-piece-food-how = armies, steps, ships
rules-empires-piece-bushido = bushido
rules-empires-piece-bushido-how = strikes, covering
rules-empires-piece-shrine = shrine
rules-empires-piece-shrine-how = a point each era
rules-example-power = Left: castle and army make 3 against 2, Red controls. Right: 2 against 2, nobody does.
rules-example-move = One army takes two steps and leaves the region: two points are spent.
rules-example-attack = Red stands here: 1 army falls, Blue’s or Yellow’s; for 1 bushido another one in this province.
rules-example-bonus = Red holds two provinces and takes the larger value, Blue holds one and takes the smaller.
