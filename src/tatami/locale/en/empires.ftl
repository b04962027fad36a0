# Small Samurai Empires: names, moves, events, questions and refusals.

## Names
house-red = Red
house-blue = Blue
house-yellow = Yellow
house-green = Green
house-tokugawa = Tokugawa
house-takeda = Takeda
house-mori = Mori

region-grey = Saigoku (grey)
    .short = Saigoku
region-orange = Kinai and Tokai (orange)
    .short = Kinai and Tokai
region-teal = Kanto and Oshu (teal)
    .short = Kanto and Oshu
region-violet = Ezo (violet)
    .short = Ezo
region-red = Kita-Ezo (red)
    .short = Kita-Ezo

province-satsuma = Satsuma
province-higo = Higo
province-tosa = Tosa
province-bungo = Bungo
province-nagato = Nagato
province-aki = Aki
province-kii = Kii
province-ise = Ise
province-settsu = Settsu
province-yamashiro = Yamashiro
province-owari = Owari
province-mino = Mino
province-echizen = Echizen
province-suruga = Suruga
province-musashi = Musashi
province-shinano = Shinano
province-hitachi = Hitachi
province-echigo = Echigo
province-mutsu = Mutsu
province-matsumae = Matsumae
province-tokachi = Tokachi
province-ishikari = Ishikari
province-teshio = Teshio
province-nemuro = Nemuro
province-kunashiri = Kunashiri
province-soya = Soya
province-shiranushi = Shiranushi
province-kushunkotan = Kushunkotan

order-recruit = Recruit Armies
order-attack = Attack
order-harvest = Harvest
order-castle = Build Castle
order-move3 = Move 3
order-move23 = Move 2 or 3
order-ship = Move 2 / Move by ship

unit-samurai = army
    .full = samurai army
unit-archer = archer
unit-general = general
unit-veteran = veteran

good-food = food
good-bushido = bushido

neutral-move = Move 1
neutral-attack = Attack
neutral-recruit = Recruit 1 army
neutral-harvest = Harvest 1

dojo-earth = Earth
dojo-wind = Wind
dojo-fire = Fire
dojo-water = Water
dojo-void = Void

training-archer = an archer
training-veteran = a veteran
training-general-range = a general, from the range
training-general-arsenal = a general, from the arsenal

mountain-ambush = Ambush
mountain-mercenaries = Mercenaries
mountain-bushido-master = Bushido master
mountain-highland-farm = Highland farms
mountain-independent-tribe = Independent tribe
mountain-journey = The journey is the destination

location-capital = capital
location-food = food
location-bushido = bushido
location-shrine = shrine

slot-grey-1 = Saigoku 1
slot-grey-2 = Saigoku 2
slot-grey-3 = Saigoku 3
slot-orange-1 = Kinai and Tokai 1
slot-orange-2 = Kinai and Tokai 2
slot-orange-3 = Kinai and Tokai 3
slot-teal-1 = Kanto and Oshu 1
slot-teal-2 = Kanto and Oshu 2
slot-teal-3 = Kanto and Oshu 3
slot-violet-1 = Ezo 1
slot-violet-2 = Ezo 2
slot-violet-3 = Ezo 3
slot-red-1 = Kita-Ezo 1
slot-red-2 = Kita-Ezo 2
slot-red-3 = Kita-Ezo 3

phase-dojo = Choosing a dojo
phase-destiny = Destiny
phase-planning = Planning
phase-resolution = Resolution
phase-count = Era end
phase-over = Game over

## Options
option-empires-edition = Edition
option-empires-edition-hint = Which printing of the rules you play by.
value-empires-edition-2022 = 2022
value-empires-edition-2022-hint = The latest rules; needed for the expansion and for solo.
value-empires-edition-2019 = 2019
value-empires-edition-2019-hint = The first printing: castles may stand in capitals, each opponent may be covered once an era.
value-empires-edition-draft = Draft
value-empires-edition-draft-hint = Before the first printing: 20 armies, free ships, no variants.
option-empires-modules = Variants and expansion
option-empires-modules-hint = Any combination goes.
value-empires-modules-agendas = Region agendas
value-empires-modules-agendas-hint = A task and a decree for every region.
value-empires-modules-mountains = Path of the mountain
value-empires-modules-mountains-hint = Face-down tokens wait on the mountain roads.
value-empires-modules-shrines = Sacred shrines
value-empires-modules-shrines-hint = Shrines of one colour score more together.
value-empires-modules-random-neutral = Random neutral actions
value-empires-modules-random-neutral-hint = The neutral actions beside the slots are dealt anew.
value-empires-modules-new-region = New region
value-empires-modules-new-region-hint = Rise of Tokugawa: the red region in the north; always used with 5 players.
value-empires-modules-dojo = Dojo
value-empires-modules-dojo-hint = Rise of Tokugawa: archers, veterans and generals with abilities.
option-empires-random-dojo = Dojos at random
option-empires-random-dojo-hint = Dojos are dealt instead of chosen.
option-empires-open-screens = Open screens
option-empires-open-screens-hint = Everybody sees everybody’s food and bushido.

## Agendas, decrees, abilities
agenda-1a = 3 points: control 2 or more provinces here with 2 or more of your armies in each.
agenda-1b = 5 points: control 4 or more provinces here.
agenda-2a = 4 points: have 7 or more armies here.
agenda-2b = 3 points: have an army in each of 4 or more provinces here.
agenda-3a = 4 points: have 3 or more armies in each of 3 or more provinces here.
agenda-3b = 4 points: have 2 or more armies in each of 2 or more provinces here and control the province of your castle.
agenda-3b-2019 = 4 points: have 2 or more armies in each of 2 or more provinces here, and have a castle here.
agenda-4a = 4 points: control 2 or more resource provinces and a shrine province here.
agenda-4b = 4 points: control 2 or more resource provinces and the capital here.
agenda-5a = 4 points: control a resource province, a shrine province and the capital here.
agenda-5b = 4 points: control all resource provinces here.
decree-1 = The second army destroyed by an Attack order is free here.
decree-2 = The third point of “Move 2 or 3” is free here.
decree-3 = The second army of a Recruit order is free here.
decree-4 = Ships sail free from here.
decree-5 = A harvest here yields 1 more of the same from each province.
ability-earth-veteran = One more samurai from the barracks joins it in its province.
ability-earth-general = Destroy all opponents’ armies in one province of this region; generals are spared.
ability-wind-veteran = This veteran moves up to 2 provinces.
ability-wind-general = In every province of this region everybody, you too, keeps only 1 army; generals are spared.
ability-fire-veteran = Destroy 1 opponent’s army in a province next to it by land; generals are spared.
ability-fire-general = Bring any number of your samurai and archers from anywhere to its province.
ability-water-veteran = Push up to 2 opponents’ armies from its province to one neighbouring province; generals stay.
ability-water-general = Take every resource this region produces, then destroy up to 2 opponents’ armies in it; generals are spared.
ability-void-veteran = Take the neutral action beside one of your uncovered tokens in this region.
ability-void-general = It may move to a neighbouring province, then destroys all opponents’ armies there; generals are spared.

## What is asked of you
prompt-empires-dojo = Choose your dojo.
prompt-empires-destiny = Pick a destiny card in secret.
prompt-empires-planning = Place an order token on a slot.
prompt-empires-resolution = Carry out your order.
prompt-empires-over = The game is over.
prompt-empires-placement = You may train one unit.
prompt-empires-move = Move your armies, one border at a time.
prompt-empires-sail = Choose who sails.
prompt-empires-recruit = Recruit: choose where, and who comes.
prompt-empires-attack = Choose an opponent’s army to destroy.
prompt-empires-harvest = Harvest this region.
prompt-empires-harvest-one = Choose one province to harvest.
prompt-empires-castle = Build a castle, or reinforce the one you have here.
prompt-empires-disband = Choose the armies that make room for the castle.
prompt-empires-expedition = The expedition crosses the mountain.
prompt-empires-tribe = The tribe joins you: choose a neutral action of this region.
prompt-empires-earth-veteran = You may bring one more samurai beside the veteran.
prompt-empires-water-veteran = You may push up to 2 opponents’ armies to one neighbouring province.
prompt-empires-void-veteran = You may take the neutral action beside one of your tokens here.
prompt-empires-earth-general = You may destroy all opponents’ armies in one province here.
prompt-empires-wind-general = You may leave everybody only 1 army in each province here.
prompt-empires-fire-general = You may gather armies to your general.
prompt-empires-water-general = You may take this region’s resources, then destroy up to 2 armies.
prompt-empires-void-general = The general may step on, then destroy all opponents’ armies where it stands.

## Moves
action-empires-done = Nothing more
action-empires-pass = Place nothing
action-empires-use = Use the ability
action-empires-harvest = Harvest everything here
action-empires-dojo = Choose the dojo: { $dojo }
action-empires-destiny = Pick the destiny card { $region }
action-empires-train = Train { $training }
action-empires-board = Take 1 { $unit } on board
action-empires-return = Return 1 { $unit } to the supply
action-empires-neutral = Take the neutral action of slot { $slot }
action-empires-place = Place “{ $order }” on slot { $slot }
action-empires-recruit = Recruit 1 { $unit } in { $province }
action-empires-build = Build a castle in { $province }
action-empires-reinforce = Reinforce the castle in { $province }
action-empires-raze = Destroy all opponents’ armies in { $province }
action-empires-harvest-one = Harvest { $province }
action-empires-attack = Attack { $seat } in { $province }
action-empires-gather = Bring 1 { $unit } from { $from }
action-empires-push = Push 1 { $unit } of { $seat } to { $to }
action-empires-move = Move 1 { $unit } from { $from } to { $to }
action-empires-explore = Move 1 { $unit } across the mountain from { $from } to { $to } and turn up the token
action-empires-sail = { $armies ->
    [one] Sail with { $armies } army from { $from } to { $to }
   *[other] Sail with { $armies } armies from { $from } to { $to }
}

## Events
event-empires-first-player = { $seat } goes first.
event-empires-era-begins = Era { $era } begins.
event-empires-era-ends = Era { $era } ends.
event-empires-round-begins = Round { $round }: orders are placed.
event-empires-dojo-chosen = { $seat } takes the dojo: { $dojo }.
event-empires-destiny-picked = { $seat } picks a destiny card: { $region }.
event-empires-destiny-picked-hidden = { $seat } has picked a destiny card.
event-empires-destiny-shown = { $seat } shows the destiny card: { $region }.
event-empires-destiny-opened = Destiny card from the deck: { $region }.
event-empires-card-drawn = { $seat } draws a destiny card: { $region }.
event-empires-card-drawn-hidden = { $seat } draws a destiny card.
event-empires-order-placed = { $seat } places “{ $order }” on slot { $slot }.
event-empires-order-placed-hidden = { $seat } places an order on slot { $slot }.
event-empires-token-covered = { $own ->
    [yes] { $seat } covers a token of its own on slot { $slot }.
   *[no] { $price ->
        [0] { $seat } covers a token of { $owner } on slot { $slot }, for free.
       *[other] { $seat } covers a token of { $owner } on slot { $slot } for { $price } bushido.
    }
}
event-empires-passed = { $seat } places nothing.
event-empires-order-shown = { $seat } turns up “{ $order }” on slot { $slot }.
event-empires-order-idle = { $seat }’s “{ $order }” on slot { $slot } has no effect.
event-empires-moved = { $seat } moves 1 { $unit } from { $from } to { $to }.
event-empires-sailed = { $seat } sails with 1 { $unit } from { $from } to { $to }.
event-empires-recruited = { $seat } recruits 1 { $levy } in { $province }.
event-empires-destroyed = { $by } destroys 1 { $unit } of { $seat } in { $province }.
event-empires-gained = { $seat } gains { $amount } { $good } from { $province }.
event-empires-gained-freely = { $seat } gains { $amount } { $good }.
event-empires-paid = { $seat } pays { $amount } { $good }.
event-empires-castle-built = { $seat } builds a castle in { $province }.
event-empires-disbanded = { $seat } returns 1 { $unit } from { $province } to the supply.
event-empires-reinforced = { $seat } reinforces the castle in { $province }.
event-empires-influence = { $seat } gains { $steps } influence in { $region }, now { $influence }.
event-empires-region-bonus = { $points ->
    [one] { $seat } scores { $points } point for provinces in { $region }.
   *[other] { $seat } scores { $points } points for provinces in { $region }.
}
event-empires-shrines = { $points ->
    [one] { $seat } scores { $points } point for shrines.
   *[other] { $seat } scores { $points } points for shrines.
}
event-empires-tokens-back = All order tokens return to their owners.
event-empires-turn-order = Turn order, place { $place }: { $seat }.
event-empires-agenda = { $points ->
    [one] { $seat } fulfils the agenda of { $region }: { $points } point.
   *[other] { $seat } fulfils the agenda of { $region }: { $points } points.
}
event-empires-explored = { $seat } turns up the mountain token between { $from } and { $to }: { $token }.
event-empires-ambushed = { $seat } is ambushed and turns back to { $province }.
event-empires-trained = { $seat } trains { $training }.
event-empires-ability = { $seat }: the { $rank } uses the ability of the { $dojo } dojo.
event-empires-pushed = The water veteran pushes 1 { $unit } of { $seat } from { $from } to { $to }.
event-empires-siege = { $points ->
    [one] { $seat } scores { $points } point for archers at a siege.
   *[other] { $seat } scores { $points } points for archers at a siege.
}
event-empires-final-influence = { $points ->
    [one] { $seat } scores { $points } point for influence in { $region }, cards played: { $cards }.
   *[other] { $seat } scores { $points } points for influence in { $region }, cards played: { $cards }.
}
event-empires-leftovers = { $points ->
    [one] { $seat } scores { $points } point for resources left over.
   *[other] { $seat } scores { $points } points for resources left over.
}
event-empires-won = { $points ->
    [one] { $seat } wins with { $points } point.
   *[other] { $seat } wins with { $points } points.
}
event-empires-house-places = { $seat } places an order on slot { $slot } with the location { $location } in { $region }.
event-empires-house-stuck = { $seat } finds no slot and places nothing.
event-empires-house-points = { $points ->
    [one] { $seat } scores { $points } point.
   *[other] { $seat } scores { $points } points.
}
event-empires-house-trimmed = { $amount ->
    [one] { $seat } takes { $amount } army off { $province }.
   *[other] { $seat } takes { $amount } armies off { $province }.
}
event-empires-location-joins = { $seat } adds a location token of { $region } to the stack.
event-empires-gathered = { $seat } brings 1 { $unit } from { $from } to { $to }.
event-empires-location-under = { $seat } finds no slot in { $region }: the location token goes under the stack.

## Refusals
refuse-emp-not-now = Not now. { $now ->
    [dojo] { prompt-empires-dojo }
    [destiny] { prompt-empires-destiny }
    [resolution] { prompt-empires-resolution }
    [over] { prompt-empires-over }
    [placement] { prompt-empires-placement }
    [move] { prompt-empires-move }
    [sail] { prompt-empires-sail }
    [recruit] { prompt-empires-recruit }
    [attack] { prompt-empires-attack }
    [harvest] { prompt-empires-harvest }
    [harvest-one] { prompt-empires-harvest-one }
    [castle] { prompt-empires-castle }
    [disband] { prompt-empires-disband }
    [expedition] { prompt-empires-expedition }
    [tribe] { prompt-empires-tribe }
    [earth-veteran] { prompt-empires-earth-veteran }
    [water-veteran] { prompt-empires-water-veteran }
    [void-veteran] { prompt-empires-void-veteran }
    [earth-general] { prompt-empires-earth-general }
    [wind-general] { prompt-empires-wind-general }
    [fire-general] { prompt-empires-fire-general }
    [water-general] { prompt-empires-water-general }
    [void-general] { prompt-empires-void-general }
   *[planning] { prompt-empires-planning }
}
refuse-emp-no-such-place = This board has no place for such a move.
refuse-emp-no-red-region = This game is played without the red region.
refuse-emp-no-such-house = There is no house number { $number } at this table.
refuse-emp-other-region = This action is carried out in { $region } only.
refuse-emp-no-dojo = This game is played without dojos.
refuse-emp-dojo-chosen = Dojos are chosen once, before the first era.
refuse-emp-dojo-taken = The dojo { $dojo } belongs to { $seat } already.
refuse-emp-no-hands = There are no destiny cards in hand in the solo game.
refuse-emp-card-not-in-hand = You have no destiny card of { $region } in hand.
refuse-emp-destiny-over = Destiny cards are picked at the beginning of an era.
refuse-emp-picked-already = You have picked your destiny card already; now wait for the others.
refuse-emp-place-in-planning = Orders are placed in the planning phase; now they are carried out.
refuse-emp-finish-placement = Finish placing this token first.
refuse-emp-token-not-in-hand = You have no “{ $order }” token left.
refuse-emp-slot-taken = Slot { $slot } holds a token of { $owner } already, and in round 1 only empty slots may be used.
refuse-emp-face-down = The token on slot { $slot } was placed this round and cannot be covered.
refuse-emp-victim-covered = A token of { $owner } was covered this round already.
refuse-emp-covered-this-era = You have covered a token of { $owner } this era already.
refuse-emp-cover-price = Covering this token costs { $price } bushido; you have { $have }.
refuse-emp-must-place = You must place an order token: there is a slot for it.
refuse-emp-pass-is-for-placing = Only a placement can be passed; to leave an action, finish it.
refuse-emp-finish-boarding = The ship is ready: first say who sails.
refuse-emp-finish-castle = The castle is begun: first say which armies return.
refuse-emp-train-when-placing = Units are trained only when you place an order token.
refuse-emp-trained-already = You have already trained a unit with this order token.
refuse-emp-train-between = Train before or after the neutral action, not in the middle of it.
refuse-emp-archers-limit = You cannot have more than { $most } archers.
refuse-emp-barracks-empty = Your barracks are empty.
refuse-emp-archer-price = An archer costs 1 bushido; you have none.
refuse-emp-veteran-price = A veteran costs 1 food; you have none.
refuse-emp-general-limit = You have your general already.
refuse-emp-range-empty = There is no archer in training at the range.
refuse-emp-arsenal-empty = There is no veteran in the arsenal.
refuse-emp-general-price = A general costs 1 bushido and 1 food.
refuse-emp-no-neutral-now = Neutral actions are not taken while orders are carried out.
refuse-emp-neutral-by-placing = A neutral action comes with the order token you place beside it; there is no separate move for it.
refuse-emp-token-not-yours = There is no uncovered token of yours on slot { $slot }.
refuse-emp-neutral-idle = “{ $neutral }” would have no effect here.
refuse-emp-beside-first = The second army goes to the same province as the first.
refuse-emp-no-recruit-site = { $province } is neither the capital here nor the province of your castle here.
refuse-emp-besieged = Your castle in { $province } is besieged: nobody can join it.
refuse-emp-no-supply = You have no armies left in your supply.
refuse-emp-only-samurai = The void veteran’s recruit brings a samurai only.
refuse-emp-not-trained = You have no trained { $unit }.
refuse-emp-second-recruit-price = The second army costs 1 food.
refuse-emp-recruited-all = This action has no further army to bring.
refuse-emp-veterans-are-samurai = A veteran on the board is an ordinary samurai: name it so.
refuse-emp-castle-here = You have a castle in { $region } already; you may reinforce it.
refuse-emp-no-castles = All your castles are built.
refuse-emp-castle-in-capital = No castle can be built in a capital.
refuse-emp-castle-taken = There is a castle in { $province } already.
refuse-emp-two-armies = A castle needs 2 of your armies in { $province }.
refuse-emp-no-castle-there = You have no castle in { $province }.
refuse-emp-nothing-returns = Armies return only when you build a castle.
refuse-emp-no-unit-there = You have no { $unit_full } there.
refuse-emp-nothing-to-harvest = There is nothing for you to harvest in { $region }.
refuse-emp-harvest-one = The neutral action harvests one province: say which.
refuse-emp-harvest-all = The order harvests all your provinces here at once.
refuse-emp-no-resource = { $province } yields no resource.
refuse-emp-harvest-control = You do not control { $province }.
refuse-emp-harvest-army = You have no army in { $province }.
refuse-emp-own-army = You cannot turn on your own armies.
refuse-emp-not-next-by-land = { $province } does not border the veteran’s province by land.
refuse-emp-only-its-province = The void veteran attacks only in its own province.
refuse-emp-not-its-province = The fire veteran strikes in a neighbouring province, not in its own.
refuse-emp-same-province = The second army must fall in the same province as the first.
refuse-emp-no-army-to-attack = You have no army in { $province } to attack with.
refuse-emp-no-victim = { $seat } has no army in { $province }.
refuse-emp-general-spared = Only { $seat }’s general is there, and abilities spare generals.
refuse-emp-journey-price = “The journey is the destination”: destroying an army costs 1 bushido.
refuse-emp-second-attack-price = Destroying the second army costs 1 bushido.
refuse-emp-attacked-all = This action has no further army to destroy.
refuse-emp-no-army = You have no { $unit_full } in { $from }.
refuse-emp-out-of-reach = Your armies in { $from } are out of reach: this action moves armies of { $region }.
refuse-emp-no-border = { $from } and { $to } are no neighbours.
refuse-emp-only-this-veteran = Only the veteran just recruited may move.
refuse-emp-only-this-general = Only the general just recruited may move.
refuse-emp-general-stepped = The general has taken its step already.
refuse-emp-point-price = Your points are used up, and one more costs 1 food.
refuse-emp-points-spent = Your movement points are used up.
refuse-emp-general-point-only = Only the general’s own extra step is left.
refuse-emp-no-mountains = This game is played without mountain tokens.
refuse-emp-no-mountain-road = No mountain road leads from { $from } to { $to }.
refuse-emp-general-opens-none = The void general’s step turns up no mountain token.
refuse-emp-mountain-empty = The token of this mountain is gone; the road is an ordinary border.
refuse-emp-explored-already = Only one expedition in a move action, and it has been made.
refuse-emp-no-ship = There is no ship in this action, or it has sailed.
refuse-emp-walked-already = Walk or sail: an army has walked already.
refuse-emp-too-few-to-sail = { $armies ->
    [one] You have no army in { $from }.
   *[other] You have fewer than { $armies } armies in { $from }.
}
refuse-emp-ship-price = The ship costs 1 food; you have none.
refuse-emp-nobody-boards = No ship is being boarded.
refuse-emp-not-coastal = Ships sail only between coastal provinces.
refuse-emp-ship-holds-two = A ship carries 1 or 2 armies.
refuse-emp-sail-nowhere = A ship sails to another province.
refuse-emp-nobody-to-destroy = There is no opponent’s army there to destroy; generals are spared.
refuse-emp-no-ability = There is no ability to use now; it comes when a veteran or general is recruited.
refuse-emp-already-there = That is where the general stands.
refuse-emp-push-same = Both armies are pushed to the same province.
refuse-emp-push-neighbour = { $to } is not next to the veteran’s province.
refuse-emp-nobody-to-push = { $seat } has no { $unit_full } in the veteran’s province.
refuse-emp-general-stays = Abilities move no generals: to them a general is no army.
refuse-emp-push-by-water = Armies are pushed only by a water veteran just recruited.
refuse-emp-gather-by-fire = Armies are gathered only by a fire general just recruited.
refuse-emp-raze-by-earth = A province is cleared only by an earth general just recruited.
