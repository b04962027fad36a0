# The pages around the tables.

## Home
home-pages = Pages
home-tables = Tables
home-my-games = My games
home-tagline = Two games of samurai at one table, in your browser. Alone, with friends, or against bots. Free, no account.
home-good-morning = Good morning, { $name }
home-good-day = Good day, { $name }
home-good-evening = Good evening, { $name }
home-tables-wait = { $n ->
    [0] Nothing waits for you. Take your time.
    [one] One table waits for you.
   *[other] { $n } tables wait for you.
}
home-running = Tables under way
home-continue = Continue
home-go-there = Go
home-look = Look
home-turn-of = Turn: { $name }
home-all-tables = { $n ->
    [one] One more table
   *[other] { $n } more tables
}
home-search-tables = Search my tables
home-fewer = Show fewer
home-remove-ask = Remove it?
home-removed = Removed from your list; your seat stays yours.
home-what-name = What shall we call you?
home-name-if-you-like = Your name, if you like
home-name-hint = Shown at the table and in invitations. No account; Settings has a key to take it to another device.
home-learn-five = Learn in five minutes
home-minutes = about { $n } min
home-you = You
home-you-several = You with { $n } seats
home-friends = { $n ->
    [one] a friend
   *[other] { $n } friends
}
home-bots = { $n } × { $level }
home-rules-of = { $edition } rules
home-join-hint = Somebody sent you an invitation? Paste it here.
home-nowhere = There is no such page
home-nowhere-why = The address leads nowhere. Perhaps a piece of it is missing.

## My record
home-my-record = My record
home-all-my-games = All my games
home-no-record = Nothing yet: finish a game, and it stands here.
home-won-against = won against
home-villages-saved = villages saved
home-of = { $won } of { $of }
home-best-village = best village: { $level }, { $n } samurai
home-won-by = Won by { $n }
home-won = Won
home-place = Place { $place }, { $n } behind
home-winner-was = won by { $house }
home-saved = Saved, { $score }
home-lost-night = Lost, night { $night }
home-best-with = best { $score }, { $n } samurai
home-games-won = { $n ->
    [one] { $n } game, { $won } won
   *[other] { $n } games, { $won } won
}
home-villages = { $n ->
    [one] { $n } village, { $saved } saved
   *[other] { $n } villages, { $saved } saved
}
home-this-week = This week
home-earlier-this-month = Earlier this month
home-a-challenge = challenge
home-era-turned = era { $era } turned it
home-village-left = { $houses ->
    [one] { $houses } building
   *[other] { $houses } buildings
}, { $families ->
    [one] { $families } family
   *[other] { $families } families
}
home-course-lead = Your lead over the best of the others, scoring by scoring: { $points }
home-course-village = The village’s points, loss by loss: { $points }
home-points-from = Where your points come from
home-points-average = a game, on average
home-points-you = you
home-points-winners = winners
home-points-village = points of a saved village
home-lost = lost
home-whom-played = whom you have played
home-all = All
home-short-empires = Empires
home-short-seven = 7 Samurai
home-how-ended = How it ended
home-only-won = Won
home-only-lost = Lost
home-search = Search my games
home-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
home-show-more = Show { $n } more
home-sum-games = { $n ->
    [one] game
   *[other] games
}
home-sum-won = won or saved
home-hours = { $n } h
home-sum-hours = at the table

## The challenge
home-challenge = Today’s challenge
home-same-for-all = same for everyone
home-challenge-seven = You alone lead { $n } samurai.
home-challenge-empires = You alone against two houses that play themselves ({ $n } seat).
home-solo = solo
home-nobody-yet = Nobody has played it yet.
home-take-it = Take it on
home-one-try = one try · { $time } left
home-next-in = next in { $time }

## A new table
home-which-game = Which game
home-houses = Houses
home-samurai = Samurai
home-who-sits = Who sits here
home-me-here = Me, here
home-friend-link = Friend by link
home-bot = Bot
home-friend = Friend
home-me-hint = You play this seat on this screen. With several seats you hand the screen over.
home-friend-hint = The table waits; you get a link and a QR code to send.
home-you-seat = you, { $side }
home-bot-seat = bot, { $side }
home-by-link = by link, { $side }
home-here-seat = here, { $side }
home-away-seat = away, { $side }
home-waiting-seat = waiting, { $side }
home-free = Free
home-bot-novice = plays by rules of thumb
home-bot-soldier = looks one step ahead
home-bot-captain = plays many games in its head
home-bot-general = the same, for longer
home-bot-shogun = has learnt by playing itself
home-does-not-go = does not go with the rest ({ $rule })
home-modules-hint = any combination; none for a first game
home-who-stands = Who stands where
home-who-stands-hint = click a cushion, then a samurai
home-at-random = At random
home-for-every-seat = for every seat
home-clock-live = 15 min + 10 s a move
home-clock-days = 2 days a move
home-options = Options
home-option-on = { $name }: yes
home-option-off = { $name }: no
home-listed = listed
home-not-listed = not listed

## The waiting room, invitations
home-waiting-for = { $n ->
    [one] Waiting for one more
   *[other] Waiting for { $n } more
}
home-all-here = Everybody is here
home-this-table = This table
home-send-away = Send away
home-send-away-ask = Send them away? They cannot come back from there.
home-stand-up = Stand up
home-stand-up-ask = Leave your seat?
home-give-to-bots = { $n ->
    [one] Give it to a bot and start
   *[other] Fill with bots and start
}
home-invite = Invite somebody
home-invite-hint = Scan it with a phone, or send the link. Who opens it sits down as { $side }.
home-copy-link = Copy the link
home-share = Share…
home-new-link = Make a new link
home-qr-invite = The invitation as a QR code
home-where = Where can it be opened?
home-scope-here = only on this computer
home-scope-network = same Wi-Fi or network
home-scope-everywhere = anywhere
home-reachable = reachable
home-not-friends = not for friends
home-only-here = Only this computer can open the link.
home-only-here-how = So that friends in your network can come, stop Tatami and start it with:
home-send = Send
home-invitation = Invitation
home-invites-you = { $name } invites you to
home-invited-to = You are invited to
home-sit-as = Sit down as { $side }
home-no-account = No account. You can stand up again until it starts.
home-link-nowhere = This link leads nowhere
home-link-nowhere-why = The table is gone, or a piece of the link is missing. Ask for a new one.
home-link-spent = This cushion is taken
home-link-spent-why = Somebody has followed this link already. Ask the host for another.
home-link-late = The game has begun
home-link-late-why = They have begun without this seat. Ask for a link to look on.

## At the table
home-move-kept = Your move is kept; it goes out as soon as the server answers.
notice-move-lost = Your last click came too late: the table has moved on. Choose again.
home-report = Report a wrong rule
home-resign = Resign…
home-resign-says = A bot takes your seat for good and plays on; you cannot come back. The others finish the game.
home-resign-yes = Resign
home-end = End the game together…
home-end-says = The other people at the table are asked. If all agree, the village is given up: a loss, without points. The game’s record stays.
home-end-yes = Ask the others
home-end-asked = Somebody wants to give the village up. End the game here?
notice-end-refused = They want to play on.
web-outcome-given-up = Given up together
home-play-on = Play on
home-away = The server does not answer.
home-away-safe = Your tables are safe; it is asked again every few seconds.
home-try-now = Try now

## Settings
home-light-or-dark = Light or dark
home-sound = Sound
home-confirm-hint = every move; a second click confirms
home-notify-open = while the page is open
home-notify-closed = also when the page is closed
home-this-is-me = This is me
home-key-hint = Your key holds all your seats. Take it to another device; who has it plays as you.
home-show-key = Show it
home-enter-key = Enter one
home-save-key = Save as a file
home-qr-me = My key as a QR code
home-once-hint = The QR code works once, for ten minutes; the words always.
home-eight-words = the eight words, or the key
home-key-from-file = From a file
home-key-file = Tatami: your key. Who has it plays as you.
home-bad-key = This is not a key.
home-forget-me = Forget me here
home-forget-ask = This browser forgets your key, seats and settings. Without the key you cannot come back.
