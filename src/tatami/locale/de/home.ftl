# The pages around the tables.

## Home
home-pages = Seiten
home-tables = Tische
home-my-games = Meine Partien
home-tagline = Zwei Samurai-Spiele an einem Tisch, im Browser. Allein, mit Freunden oder gegen Bots. Frei und ohne Konto.
home-good-morning = Guten Morgen, { $name }
home-good-day = Guten Tag, { $name }
home-good-evening = Guten Abend, { $name }
home-tables-wait = { $n ->
    [0] Nichts wartet auf dich. Lass dir Zeit.
    [one] Ein Tisch wartet auf dich.
   *[other] { $n } Tische warten auf dich.
}
home-running = Laufende Tische
home-continue = Weiterspielen
home-go-there = Hin
home-look = Ansehen
home-turn-of = Am Zug: { $name }
home-all-tables = { $n ->
    [one] Noch ein Tisch
   *[other] Noch { $n } Tische
}
home-search-tables = Meine Tische durchsuchen
home-fewer = Weniger zeigen
home-remove-ask = Entfernen?
home-removed = Von deiner Liste entfernt; dein Platz bleibt deiner.
home-what-name = Wie sollen wir dich nennen?
home-name-if-you-like = Dein Name, wenn du magst
home-name-hint = Steht am Tisch und in Einladungen. Kein Konto; in den Einstellungen liegt ein Schlüssel für andere Geräte.
home-learn-five = In fünf Minuten lernen
home-minutes = etwa { $n } min
home-you = Du
home-you-several = Du mit { $n } Plätzen
home-friends = { $n ->
    [one] ein Freund
   *[other] { $n } Freunde
}
home-bots = { $n } × { $level }
home-rules-of = Regeln { $edition }
home-join-hint = Jemand hat dir eine Einladung geschickt? Füge sie hier ein.
home-nowhere = Diese Seite gibt es nicht
home-nowhere-why = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Stück.

## My record
home-my-record = Meine Bilanz
home-all-my-games = Alle meine Partien
home-no-record = Noch nichts: Beende eine Partie, dann steht sie hier.
home-won-against = gewonnen gegen
home-villages-saved = gerettete Dörfer
home-of = { $won } von { $of }
home-best-village = bestes Dorf: { $level }, { $n } Samurai
home-won-by = Gewonnen mit { $n } Vorsprung
home-won = Gewonnen
home-place = Platz { $place }, { $n } zurück
home-winner-was = gewonnen hat { $house }
home-saved = Gerettet, { $score }
home-lost-night = Verloren, Nacht { $night }
home-best-with = Rekord { $score }, { $n } Samurai
home-games-won = { $n ->
    [one] { $n } Partie, { $won } gewonnen
   *[other] { $n } Partien, { $won } gewonnen
}
home-villages = { $n ->
    [one] { $n } Dorf, { $saved } gerettet
   *[other] { $n } Dörfer, { $saved } gerettet
}
home-this-week = Diese Woche
home-earlier-this-month = Früher in diesem Monat
home-a-challenge = Aufgabe des Tages
home-era-turned = Epoche { $era } brachte die Wende
home-village-left = { $houses ->
    [one] { $houses } Gebäude
   *[other] { $houses } Gebäude
}, { $families ->
    [one] { $families } Familie
   *[other] { $families } Familien
}
home-course-lead = Dein Vorsprung vor dem Besten der anderen, Wertung für Wertung: { $points }
home-course-village = Die Punkte des Dorfs, Verlust für Verlust: { $points }
home-points-from = Woher deine Punkte kommen
home-points-average = je Partie, im Schnitt
home-points-you = du
home-points-winners = Sieger
home-points-village = Punkte eines geretteten Dorfs
home-lost = verloren
home-whom-played = wen du gespielt hast
home-all = Alle
home-short-empires = Empires
home-short-seven = 7 Samurai
home-how-ended = Wie es ausging
home-only-won = Gewonnen
home-only-lost = Verloren
home-search = Meine Partien durchsuchen
home-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
home-show-more = { $n } weitere zeigen
home-sum-games = { $n ->
    [one] Partie
   *[other] Partien
}
home-sum-won = gewonnen oder gerettet
home-hours = { $n } Std.
home-sum-hours = am Tisch

## The challenge
home-challenge = Die heutige Aufgabe
home-same-for-all = für alle gleich
home-challenge-seven = Du führst allein { $n } Samurai.
home-challenge-empires = Du allein gegen zwei Häuser, die selbst spielen ({ $n } Platz).
home-solo = solo
home-nobody-yet = Noch hat es niemand gespielt.
home-take-it = Annehmen
home-one-try = ein Versuch · noch { $time }
home-next-in = die nächste in { $time }

## A new table
home-which-game = Welches Spiel
home-houses = Häuser
home-samurai = Samurai
home-who-sits = Wer sitzt hier
home-me-here = Ich, hier
home-friend-link = Freund per Link
home-bot = Bot
home-friend = Freund
home-me-hint = Du spielst diesen Platz an diesem Bildschirm. Bei mehreren Plätzen reicht ihr ihn weiter.
home-friend-hint = Der Tisch wartet; du bekommst einen Link und einen QR-Code zum Verschicken.
home-you-seat = du, { $side }
home-bot-seat = Bot, { $side }
home-by-link = per Link, { $side }
home-here-seat = da, { $side }
home-away-seat = weg, { $side }
home-waiting-seat = wartet, { $side }
home-free = Frei
home-bot-novice = spielt nach Faustregeln
home-bot-soldier = schaut einen Schritt voraus
home-bot-captain = spielt viele Partien im Kopf
home-bot-general = dasselbe, nur länger
home-bot-shogun = hat im Spiel gegen sich selbst gelernt
home-does-not-go = passt nicht zum Übrigen ({ $rule })
home-modules-hint = beliebig kombiniert; keine für die erste Partie
home-who-stands = Wer wo steht
home-who-stands-hint = erst ein Kissen, dann ein Samurai
home-at-random = Zufällig
home-for-every-seat = für jeden Platz
home-clock-live = 15 min + 10 s je Zug
home-clock-days = 2 Tage je Zug
home-options = Optionen
home-option-on = { $name }: ja
home-option-off = { $name }: nein
home-listed = gelistet
home-not-listed = nicht gelistet

## The waiting room, invitations
home-waiting-for = { $n ->
    [one] Eine Person fehlt noch
   *[other] Noch { $n } fehlen
}
home-all-here = Alle sind da
home-this-table = Dieser Tisch
home-send-away = Fortschicken
home-send-away-ask = Wirklich fortschicken? Von dort kann niemand wieder hereinkommen.
home-stand-up = Aufstehen
home-stand-up-ask = Deinen Platz verlassen?
home-give-to-bots = { $n ->
    [one] Einem Bot geben und beginnen
   *[other] Mit Bots füllen und beginnen
}
home-invite = Jemanden einladen
home-invite-hint = Mit dem Handy scannen oder den Link schicken. Wer ihn öffnet, setzt sich als { $side }.
home-copy-link = Link kopieren
home-share = Teilen …
home-new-link = Einen neuen Link machen
home-qr-invite = Die Einladung als QR-Code
home-where = Von wo lässt er sich öffnen?
home-scope-here = nur auf diesem Rechner
home-scope-network = gleiches WLAN oder Netz
home-scope-everywhere = von überall
home-reachable = erreichbar
home-not-friends = nicht für Freunde
home-only-here = Nur dieser Rechner kann den Link öffnen.
home-only-here-how = Damit Freunde in deinem Netz kommen können, beende Tatami und starte es mit:
home-send = Senden
home-invitation = Einladung
home-invites-you = { $name } lädt dich ein zu
home-invited-to = Du bist eingeladen zu
home-sit-as = Als { $side } setzen
home-no-account = Kein Konto. Bis es losgeht, kannst du wieder aufstehen.
home-link-nowhere = Dieser Link führt nirgendwohin
home-link-nowhere-why = Der Tisch ist weg, oder ein Stück des Links fehlt. Bitte um einen neuen.
home-link-spent = Dieses Kissen ist besetzt
home-link-spent-why = Diesem Link ist schon jemand gefolgt. Bitte um einen anderen.
home-link-late = Das Spiel hat begonnen
home-link-late-why = Sie haben ohne diesen Platz begonnen. Bitte um einen Link zum Zuschauen.

## At the table
home-move-kept = Dein Zug ist gemerkt; er geht hinaus, sobald der Server antwortet.
notice-move-lost = Dein letzter Klick kam zu spät: Am Tisch ging es weiter. Wähle neu.
home-report = Falsche Regel melden
home-resign = Aufgeben …
home-resign-says = Ein Bot übernimmt deinen Platz für immer und spielt weiter; du kannst nicht zurück. Die anderen spielen zu Ende.
home-resign-yes = Aufgeben
home-end = Partie gemeinsam beenden …
home-end-says = Die anderen am Tisch werden gefragt. Sind alle einverstanden, wird das Dorf aufgegeben: eine Niederlage ohne Punkte. Die Aufzeichnung bleibt.
home-end-yes = Die anderen fragen
home-end-asked = Jemand möchte das Dorf aufgeben. Die Partie hier beenden?
notice-end-refused = Sie möchten weiterspielen.
web-outcome-given-up = Gemeinsam aufgegeben
home-play-on = Weiterspielen
home-away = Der Server antwortet nicht.
home-away-safe = Deine Tische sind sicher; alle paar Sekunden wird neu gefragt.
home-try-now = Jetzt versuchen

## Settings
home-light-or-dark = Hell oder dunkel
home-sound = Ton
home-confirm-hint = jeden Zug; ein zweiter Klick bestätigt
home-notify-open = solange die Seite offen ist
home-notify-closed = auch wenn die Seite zu ist
home-this-is-me = Das bin ich
home-key-hint = Dein Schlüssel hält alle deine Plätze. Nimm ihn auf ein anderes Gerät mit; wer ihn hat, spielt als du.
home-show-key = Zeigen
home-enter-key = Eingeben
home-save-key = Als Datei sichern
home-qr-me = Mein Schlüssel als QR-Code
home-once-hint = Der QR-Code gilt einmal und zehn Minuten lang, die Wörter immer.
home-eight-words = die acht Wörter oder der Schlüssel
home-key-from-file = Aus einer Datei
home-key-file = Tatami: dein Schlüssel. Wer ihn hat, spielt als du.
home-bad-key = Das ist kein Schlüssel.
home-forget-me = Mich hier vergessen
home-forget-ask = Dieser Browser vergisst Schlüssel, Plätze und Einstellungen. Ohne den Schlüssel gibt es kein Zurück.
