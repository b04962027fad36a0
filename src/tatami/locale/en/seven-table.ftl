# 7 Samurai: the words of the table
## Samurai: abilities and Kiai
seven-ability-heihachi = may pass even cards to a neighbour
seven-ability-shichiroji = may pass odd cards to a neighbour
seven-ability-gorobei = may ignore penalties of even cards
seven-ability-kambei = may ignore penalties of odd cards
seven-ability-kikuchiyo = may fight twice in a turn
seven-ability-kyuzo = may discard a card equal to one in line
seven-ability-katsushiro = may put a card under the deck
seven-ability-short-heihachi = passes even cards on
seven-ability-short-shichiroji = passes odd cards on
seven-ability-short-gorobei = ignores even penalties
seven-ability-short-kambei = ignores odd penalties
seven-ability-short-kikuchiyo = may fight twice
seven-ability-short-kyuzo = discards equal cards
seven-ability-short-katsushiro = card under the deck
seven-ability-full-heihachi = An even card you take may go to a neighbour, who decides about it.
seven-ability-full-shichiroji = An odd card you take may go to a neighbour, who decides about it.
seven-ability-full-gorobei = May ignore penalties of even cards, each on its own. An ignored penalty is no wound.
seven-ability-full-kambei = May ignore penalties of odd cards, each on its own. An ignored penalty is no wound.
seven-ability-full-kikuchiyo = May fight a second time in the same turn.
seven-ability-full-kyuzo = A card as strong as one in the line may be discarded at once.
seven-ability-full-katsushiro = A card may go under the deck; then another is drawn, which must be placed.
seven-shout-heihachi-human = raise a barricade
seven-shout-heihachi-animal = raise a barricade and heal one samurai
seven-shout-shichiroji-human = move a last card to another samurai
seven-shout-shichiroji-animal = move a last card, twice
seven-shout-gorobei-human = discard the top 2 of the deck
seven-shout-gorobei-animal = discard the top 3 of the deck
seven-shout-kambei-human = discard the top 2 of the breach
seven-shout-kambei-animal = discard the top 3 of the breach
seven-shout-kikuchiyo-human = discard one samurai’s last card
seven-shout-kikuchiyo-animal = discard a last card, twice
seven-shout-kyuzo-human = one samurai’s token goes to another
seven-shout-kyuzo-animal = move a token and raise a barricade
seven-shout-katsushiro-human = look at the top 2, put back in any order
seven-shout-katsushiro-animal = look at the top 3, put back in any order
seven-shout-heihachi-human-short = +1 barricade
seven-shout-heihachi-animal-short = +1 barricade, heal
seven-shout-shichiroji-human-short = move a last card
seven-shout-shichiroji-animal-short = move two last cards
seven-shout-gorobei-human-short = 2 off the deck
seven-shout-gorobei-animal-short = 3 off the deck
seven-shout-kambei-human-short = 2 off the breach
seven-shout-kambei-animal-short = 3 off the breach
seven-shout-kikuchiyo-human-short = strike a last card
seven-shout-kikuchiyo-animal-short = strike two last
seven-shout-kyuzo-human-short = move a token
seven-shout-kyuzo-animal-short = token, +1 barricade
seven-shout-katsushiro-human-short = order the top 2
seven-shout-katsushiro-animal-short = order the top 3
seven-kiai-at = Kiai { $n }
seven-as-animal = Kiai as the animal
seven-animal-kiai = as the animal, { $n }
seven-animal = animal
seven-the-animal = Animal
seven-the-samurai = Samurai
seven-wounds-note = First wound: a token. Second: the token goes, the samurai turns into the animal. Third: a token. Fourth: the village is lost.

## Boards
seven-your-left = your left
seven-your-right = your right
seven-near-left = left
seven-near-right = right
seven-defence = Defence
seven-line = Battle line
seven-oldest-first = oldest leaves first
seven-guarded = guarded
seven-open = open
seven-goes-here = goes here
seven-safe-hat = no wound
seven-safe-house = no house burns
seven-safe-doll = no family lost
seven-else-hat = else a wound
seven-else-house = else one burns
seven-else-doll = else one is lost
seven-next = next turn
seven-strikes = now
seven-next-turn = Next turn:
seven-no-penalty = no penalty waiting
seven-no-bandits = no bandits in line
seven-none-short = no bandits
seven-nothing-short = no penalty
seven-passed = passed: out for this round
seven-short-barricade = barricade
seven-short-wound = wound
seven-short-breach = breach
seven-short-no-defence = no defence
seven-short-no-support = no support
seven-short-left-draws = left draws
seven-short-right-draws = right draws
seven-short-must-pass = must pass
seven-short-reinforce = bandit back
seven-short-no-ability = no abilities
seven-short-lose-defender = lose guard
seven-open-list = open: { $what }
seven-all-guarded = all guarded
seven-token = Support token: { $name }
seven-token-home = Support token of { $name }
seven-token-out = Support token of { $name }: lent out
seven-token-used = Open token of { $name }, in use
seven-token-line = Lend it instead of fighting: its holder has the ability in the next turn. It comes home when that turn ends. A card goes unseen to the breach.
seven-open-token = Open token of { $name }
seven-open-token-line = It lies open: at the start of a turn a samurai may use it for the rest of the round, once in the game.
seven-lent-by = Lent by { $name }
seven-lent = lent
seven-out = lent out
seven-yours = yours
seven-drag = drag, or S
seven-wound = wound
seven-track = Battle track
seven-track-line = It stands at { $track }. Exactly on { $kiai } is Kiai: the effect, then the oldest card leaves. Beyond it a barricade is lost, and the samurai must pass in the next turn.
seven-penalty-line = When the samurai’s next turn begins, the last card of the line strikes.
seven-penalties = Penalties

## The village
seven-deck = { $n ->
    [one] bandit left
   *[other] bandits left
  }
seven-breach = in the breach
seven-discarded = discarded · look in
seven-look-discard = Discard: { $n }. Look through it
seven-of = { $n } of { $max }
seven-gone = lost
seven-thing-deck = Deck
seven-thing-deck-line = Each fight turns up its top card. When it is empty, the round ends.
seven-thing-breach = Breach
seven-thing-breach-line = Cards that slipped through. At the round’s end they are turned over: each flame burns a barricade.
seven-thing-discard = Discard
seven-thing-discard-line = Bandits that are gone for this round. You may look through it.
seven-thing-building = Buildings
seven-thing-building-line = One burns for each samurai without a house on the left at the round’s end, and when no barricade is left to lose. The last one lost loses the game. Each is a point.
seven-thing-barricade = Barricades
seven-thing-barricade-line = Lost by penalties, by tracks beyond Kiai and by flames in the breach. When none is left, buildings burn instead.
seven-thing-wound = Wound
seven-thing-wound-line = { seven-wounds-note }
seven-family-heal = At the round’s end a random samurai loses its wound token.
seven-family-barricade = At the round’s end a barricade is raised.
seven-family-breach = At the round’s end the top card of the breach is discarded.

## Cards in words
seven-rank-raider = raider
seven-rank-henchman = henchman
seven-rank-chief = chief
seven-strength = Strength { $n }.
seven-strength-line = To the right the track moves by so much.
seven-strength-now = Attack: the track goes { $from } → { $to } of { $kiai }.
seven-no-symbol = No symbol.
seven-no-symbol-line = It cannot defend.
seven-guard-about-hat = Peasants: without a hat on the left the samurai takes a wound at the round’s end.
seven-guard-about-house = Buildings: without a house on the left a building burns at the round’s end.
seven-guard-about-doll = Families: without a doll on the left a family is lost at the round’s end.
seven-flame = Flame.
seven-flame-line = Turned over in the breach it burns a barricade.
seven-about-barricade = A barricade is lost; if none is left, a building.
seven-about-wound = The samurai takes a wound.
seven-about-breach = The top card of the deck goes unseen to the breach.
seven-about-no-defence = In this turn no card may be placed on the left.
seven-about-no-support = In this turn the action of support is forbidden.
seven-about-left-draws = The left neighbour draws a card into the battle line.
seven-about-right-draws = The right neighbour draws a card into the battle line.
seven-about-must-pass = The samurai must pass in this turn.
seven-about-reinforce = A discarded bandit returns to the deck, which is shuffled.
seven-about-no-ability = In this turn no abilities work; the Kiai still does.
seven-about-lose-defender = A card on the left is discarded; its owner chooses which.
seven-odd-note = Odd strength: Shichiroji may pass it on, Kambei may ignore its penalties.
seven-even-note = Even strength: Heihachi may pass it on, Gorobei may ignore its penalties.
seven-impossible-note = A penalty that cannot be applied is a wound.

## The legend, and what was seen
seven-legend = Signs
seven-signs = Signs on the table
seven-guards-left = Guards, on the left
seven-on-boards = On cards and boards
seven-kiai = Kiai
seven-kiai-line = Stand exactly here: the effect, then the oldest card leaves.
seven-beyond = Beyond Kiai
seven-beyond-line = A barricade is lost; the samurai must pass.
seven-seal = Red seal
seven-seal-line = The last card’s penalty: it strikes when the next turn begins.
seven-families-help = Families help at the round’s end
seven-chiefs-only = Chiefs only
seven-bandits = Bandits
seven-tokens-abilities = Support tokens and abilities
seven-seen = Cards that were seen
seven-discard-sum = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }, flames: { $flames }
seven-discard-empty = Nothing is discarded yet.
seven-place = { $n } from the top
seven-none-known = No card here is known.
seven-unplaced = In play, but nobody knows where
seven-tally = Tally
seven-tally-strength = Strength
seven-tally-seen = seen so far
seven-tally-box = in the box

## The strip
seven-strip = Your decision
seven-ask-start = , use an open token, or begin your turn
seven-ask-penalty = , the last bandit strikes
seven-ask-lose = , which guard is lost?
seven-ask-action = { $support ->
    [true] : fight, support or pass
   *[other] : fight or pass
  }
seven-ask-forced = : only passing is left
seven-ask-second = : fight again, or end the turn
seven-ask-card = , where does this bandit go?
seven-ask-card-given = , { $name } passes you this bandit: where does it go?
seven-ask-kiai = : use the Kiai, or let it go
seven-ask-kiai-to = : and to whom?
seven-ask-order = : in which order do they go back? The first is drawn first
seven-ask-choose = : choose
seven-do-fight = Fight
seven-do-support = Support
seven-do-pass = Pass
seven-do-end = End the turn
seven-do-begin = Begin the turn
seven-do-defend = Defend
seven-do-attack = Attack
seven-do-discard = Discard it
seven-do-under = Under the deck
seven-do-ignore = Ignore: { $penalty }
seven-give-to = To { $name }
seven-give-line = { $name } decides about the { $strength }; track { $track } of { $kiai } there.
seven-discard-line = A { $strength } stands in the line already: this one is gone.
seven-under-line = Draw another; that one must be placed.
seven-guards = { $symbol } on guard:
seven-guard-saves-hat = no wound at the round’s end.
seven-guard-saves-house = no building burns at the round’s end.
seven-guard-saves-doll = no family is lost at the round’s end.
seven-track-stays = Track stays { $track }.
seven-track-goes = Track { $from } → { $to }.
seven-then-beyond = Beyond { $kiai }: you must pass next turn.
seven-back-below = Not beyond { $kiai } any more.
seven-kiai-seal = Kiai!
seven-kiai-then = You may { $shout }; then the { $strength } leaves, track { $track }.
seven-fight-line = { $n ->
    [one] Turn the top card: { $n } left.
   *[other] Turn the top card: { $n } left.
  }
seven-fight-known = On top lies a { $strength }.
seven-fight-safe = If you attack: every bandit is safe.
seven-fight-odds = { $safe ->
    [1] If you attack: 1 is safe, { $kiai } Kiai, { $beyond } and up costs a barricade.
   *[other] If you attack: 1–{ $safe } safe, { $kiai } Kiai, { $beyond } and up costs a barricade.
  }
seven-fight-edge = If you attack: { $kiai } is Kiai, { $beyond } and up costs a barricade.
seven-support-line = Your ability for their next turn.
seven-support-cost = A card goes unseen to the breach: { $n } there.
seven-pass-line = Out for this round. No penalty strikes.
seven-pass-cost = As it stands, the round’s end costs you { $what }.
seven-pass-free = All three are guarded.
seven-open-costs-hat = a wound
seven-open-costs-house = a building
seven-open-costs-doll = a family
seven-sure = Really?
seven-sure-how = Once more passes for the whole round.
seven-sure-again = Once more does it.
seven-cannot = Not possible:
seven-not-possible = not now
seven-end-line = No second fight.
seven-begin-line = Without another token.
seven-ignore-line = It does not strike, and is no wound.
seven-lose-guard = Lose the { $symbol }
seven-order = Order { $n }
seven-order-line = The first is drawn first.
seven-last-of = Last card of { $name }
seven-own-last = Your own last card
seven-token-of = Token of { $name }
seven-to-name = To { $name }
seven-move-from = Track { $track } of { $kiai } there.
seven-move-to = Placed there, left or right; track { $track } of { $kiai }.
seven-lend-to = Has the ability in the next turn.
seven-heal = Heal { $name }
seven-heal-line = The wound token goes.
seven-raise = Raise a barricade
seven-raise-line = Barricades { $from } → { $to }.
seven-use-kiai-deck = Clear the deck’s top
seven-use-kiai-breach = Clear the breach
seven-use-kiai-look = Look at the deck
seven-let-go = Let it go
seven-let-go-line = The Kiai ends.
seven-only-leaves = Only the { $strength } leaves: track { $track }.
seven-decides = { $name } is deciding
seven-then = Then { $name }; { $n ->
    [one] your turn comes after { $n } turn.
   *[other] your turn comes after { $n } turns.
  }
seven-then-you = Then it is your turn.
seven-not-this-round = You have passed: the others hold this round.
seven-forced-none = It carries no symbol: it can only attack.
seven-forced-same = Its symbol ({ $symbol }) is guarded already: it can only attack.
seven-forced-barred = No defending in this turn: it can only attack.
seven-all-told = All that happened

## The paper
seven-points-now = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
  }
seven-if-now = If the round ended now
seven-without-hat = without a hat: { $names }
seven-without-house = without a house: { $names }
seven-without-doll = without a doll: { $names }
seven-all = all
seven-night-cost = Round { $round } has cost
seven-lost-house = buildings
seven-lost-doll = families
seven-lost-wound = wounds
seven-lost-fence = barricades
seven-signals = Signals to the others
seven-say-take = I can take it
seven-say-help = Help me
seven-say-look = Look here
seven-signal-take = can take it
seven-signal-help = asks for help
seven-signal-look = points at { $name }
seven-signal-card = points at a card
seven-ping-take = I can take it
seven-ping-help = Help me
seven-ping-look = { $name }: look
seven-ping-card = { $name }: look at this card

## Kiai
seven-kiai-word = Kiai!
seven-stands = { $name } stands exactly on { $n }
seven-sentence = { $text }.
seven-then-leaves = Then the oldest, the { $strength }, leaves: track { $from } → { $to }.

## The end of a round
seven-step-hats = Hats
seven-step-hats-line = without one, a wound
seven-step-houses = Houses
seven-step-houses-line = without one, a building burns
seven-step-dolls = Dolls
seven-step-dolls-line = without one, a family is lost
seven-step-families = Families help
seven-step-families-line = heal · build · watch, each that is left
seven-step-breach = The breach
seven-step-breach-line = each flame burns a barricade
seven-step-nothing = nothing
seven-because-hats = { $name } has no hat on the left.
seven-because-houses = { $name } has no house on the left.
seven-because-dolls = { $name } has no doll on the left.
seven-left-buildings = buildings left: { $n }
seven-left-families = families left: { $n }
seven-left-barricades = barricades: { $n }
seven-next-loss = Next
seven-skip-all = Skip all
seven-pause = Pause
seven-go-on = Go on

## The end
seven-dawn = Dawn. The village is saved.
seven-lost-samurai = A samurai has fallen.
seven-lost-buildings = The last building burned down.
seven-lost-families = The last family is lost.
seven-saved = Saved
seven-lost = Lost
seven-samurai-n = { $n } samurai
seven-of-ten = of 10 points
seven-plus-line = a plus for each level above easy
seven-best-new = Better than ever: the best so far was { $n }.
seven-best = The best so far: { $n }.
seven-nights = Night by night
seven-moment = The hardest night
seven-turned = Where it turned
seven-moment-line = Round { $round }: { $what }.
seven-faced = { $n ->
    [one] { $n } bandit faced
   *[other] { $n } bandits faced
  }
seven-shouted = Kiai: { $n }
seven-lent-times = support: { $n }
seven-harder = Harder: { $level }
seven-try-again = Try again
