# Das Spiel im Browser.
web-close = Schließen
web-back = Zurück
web-confirm = Ausführen
web-undo = Zurücknehmen
web-hint = Tipp
web-odds = Chancen
web-odds-village = Das Dorf hält stand
web-moves = Züge ({ $n })
web-all-moves = Alles, was du jetzt tun kannst
web-skip = Überspringen
web-speed = Geschwindigkeit der Animation
web-why-not = Warum nicht?
web-you = du
web-reveals = Kann nicht zurückgenommen werden: Es deckt etwas auf.

## Der Tisch der Empires
web-map = Karte
web-order-line = Befehlsleiste von Süd nach Nord
web-own-screen = Hinter deinem Sichtschirm ({ $house })
web-orders = Deine Befehlsmarker
web-left = noch { $n }
web-hand = Deine Schicksalskarten
web-destiny-card = Schicksalskarte: { $region }
web-supply = Armeen im Vorrat
web-castles-left = Festungen im Vorrat
web-players = Häuser in Zugreihenfolge
web-provinces-held = Kontrollierte Provinzen
web-cards-left = Schicksalskarten auf der Hand
web-points = Punkte
web-influence = Einfluss
web-cards-played = { $n ->
    [one] { $n } Schicksalskarte
   *[other] { $n } Schicksalskarten
}
web-overview = Übersicht
web-thinking = Wird berechnet …
web-neighbours = Nachbarprovinzen: { $names }
web-log = Protokoll
web-era = Epoche { $era } · Runde { $round }
web-phase-destiny = Schicksal: Alle wählen eine Karte
web-phase-planning = Planung: Befehle werden gelegt
web-phase-resolution = Aufdeckphase: Befehle werden aufgedeckt und ausgeführt
web-phase-over = Die Partie ist zu Ende
web-bonus-hint = Punkte für die meisten und zweitmeisten Provinzen am Ende der Epoche
web-role-capital = Hauptstadt
web-role-resource = Ressource
web-role-shrine = Schrein
web-coastal = Küste
web-armies = { $n ->
    [one] { $n } Armee
   *[other] { $n } Armeen
}
web-archers = { $n ->
    [one] { $n } Bogenschütze
   *[other] { $n } Bogenschützen
}
web-general = General
web-castle = Festung
web-control = Kontrolliert von { $house }
web-control-none = Niemand kontrolliert sie
web-slot-empty = Leerer Slot
web-slot-hidden = Verdeckter Marker: { $house }
web-slot-token = { $house }: { $order }
web-slot-neutral = Neutrale Aktion: { $neutral }
web-verb-recruit = Rekrutieren
web-verb-build = Errichten
web-verb-attack = Angreifen
web-verb-harvest = Ernten
web-verb-place = Befehl legen

## Was du tun sollst
web-over = Die Partie ist zu Ende
web-waits = { $house } denkt nach …
web-playing-out = Sieh, was geschieht …

## Start und Tische
web-home = Startseite
web-game-empires = Small Samurai Empires
web-game-seven = 7 Samurai
web-game-empires-line = Plane geheime Befehle und erobere Japan Provinz um Provinz. 1⁠–⁠5 Personen.
web-game-seven-line = Haltet zusammen und rettet das Dorf vor den Banditen. 1⁠–⁠7 Personen.
web-play-now = Jetzt spielen
web-new-table = Neuer Tisch
web-learn = Lernen
web-rules = Regeln
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand auf Mitspieler.
web-seats-free = { $free } von { $all } Plätzen frei
web-sit-down = Platz nehmen
web-join = Mit Link beitreten
web-join-link = Einladungslink
web-join-go = Los
web-bad-link = Das ist kein Einladungslink.
web-replays = Aufzeichnungen
web-open-record = Aufzeichnung öffnen
web-bad-file = Diese Datei ist nicht lesbar.
web-your-turn = Du bist dran
web-stage-lobby = wartet
web-stage-playing = läuft
web-forget = Aus der Liste nehmen
web-loading = Einen Moment …
web-no-server = Der Server antwortet nicht.
web-solo-hint = Allein gegen zwei Häuser, die von selbst spielen.
web-seat = Platz { $n }
web-seat-free = freier Platz
web-level-random = Zufall
web-level-novice = Anfänger
web-level-soldier = Soldat
web-level-captain = Hauptmann
web-level-general = General
web-level-shogun = Shogun
web-clock = Uhr
web-clock-none = Keine Uhr
web-listed = Unter den offenen Tischen anzeigen
web-help-allowed = Bots geben Tipps und Chancen
web-verify = Verteilung prüfen
web-seal = Siegel der Verteilung: { $seal }
web-seal-same = Es ist die zu Beginn versiegelte Verteilung ({ $seal }…).
web-seal-differs = Das ist nicht die zu Beginn versiegelte Verteilung.
web-own-board = Eigenes Spielbrett (TOML- oder JSON-Datei)
web-start = Beginnen
web-open-table = Tisch öffnen
web-somebody = ein Gast
web-away = abwesend
web-invite = Einladung kopieren
web-copied = Kopiert
web-copy-this = Kopiere diesen Link:
web-watch-link = Zuschauerlink kopieren
web-fill = Mit Bots auffüllen:
web-your-name = Dein Name
web-no-table = Diesen Tisch gibt es nicht, oder dein Platz ist auf einem anderen Gerät.
web-undo-asked = Jemand möchte einen Zug zurücknehmen. Einverstanden?
web-yes = Ja
web-no = Nein
web-hand-over = { $house }: an den Bildschirm
web-hand-over-go = Ich bin da
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-table-menu = Dieser Tisch
web-let-bot = Bot spielen lassen
web-play-again-myself = Selbst weiterspielen
web-alerts = Wenn ich dran bin, aber nicht am Tisch
web-alert-webhook = Diese Adresse aufrufen (Webhook)
web-alert-email = An diese E-Mail-Adresse schreiben
web-alert-save = Speichern
web-alert-saved = Gespeichert
web-alert-remove = Entfernen
web-replay = Aufzeichnung
web-download = Aufzeichnung herunterladen
web-fork = Von hier weiterspielen
web-rematch = Noch einmal
web-see-board = Spielbrett ansehen
web-village-saved = Das Dorf ist gerettet
web-village-lost = Das Dorf ist verloren
web-points-by-source = Punkte nach Herkunft
web-source-bonus = Regionen
web-source-shrines = Schreine
web-source-agendas = Aufträge
web-source-other = Sonstige
web-source-influence = Einfluss
web-source-leftovers = Übrige Ressourcen
web-it-can = Das geht.

## Einstellungen und Regeln
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-washi = Washi (hell)
web-theme-night = Nacht (dunkel)
web-settings = Einstellungen
web-set-confirm = Vor jedem Zug nachfragen
web-set-notify = Mir sagen, wenn ich dran bin
web-notify-refused = Der Browser lässt diese Seite keine Benachrichtigungen zeigen.
web-notify-turn = Du bist am Zug
web-set-reader = Das Spielbrett in Worten zeigen
web-set-motion = Animation
web-as-system = wie das System
web-on = an
web-off = aus
web-keys = Tasten: Tab wechselt, ← und → gehen zu dem, was wählbar ist, Enter wählt und bestätigt, Esc geht zurück, U nimmt zurück, H gibt einen Tipp, ? fragt, warum nicht, Leertaste überspringt.
web-search = Regeln durchsuchen
web-nothing-found = Nichts gefunden.

## Das Regelbuch
rules-turn = So läuft ein Zug
rules-contents = Inhalt
rules-all = Alle Regeln nach Nummern
rules-now = Hier und jetzt:
rules-editions = Was andere Ausgaben anders machen
rules-rulings = Auslegungen
rules-rulings-n = wo das Heft Raum lässt: { $n }
rules-print = Drucken
rules-beside = Das Spiel geht weiter; der Tisch bleibt bedienbar.
rules-page = Als Seite öffnen

## Der Tisch der 7 Samurai
web-strength = Stärke { $n }
web-flame = Flamme
web-track = Kampfleiste { $track }, Kiai bei { $kiai }
web-passed = gepasst
web-wounded = Verwundet
web-defenders = Verteidigung links
web-battle-line = Kampfreihe rechts
web-helped-by = Hilfe von { $names }
web-ability-heihachi = gibt gerade Karten weiter
web-ability-shichiroji = gibt ungerade Karten weiter
web-ability-gorobei = ignoriert Strafen gerader Karten
web-ability-kambei = ignoriert Strafen ungerader Karten
web-ability-kikuchiyo = darf zweimal kämpfen
web-ability-kyuzo = darf Karten ablegen, deren Stärke schon in der Reihe liegt
web-ability-katsushiro = legt eine Karte unter den Stapel
web-barricades = Barrikaden
web-buildings = Gebäude
web-families = Familien
web-unhurt = Niemand ist verwundet
web-buildings-left = { $n ->
    [one] { $n } Gebäude steht
   *[other] { $n } Gebäude stehen
}
web-families-left = { $n ->
    [one] { $n } Familie
   *[other] { $n } Familien
}
web-barricades-left = { $n ->
    [one] { $n } Barrikade
   *[other] { $n } Barrikaden
}
web-deck-left = { $n ->
    [one] { $n } Bandit im Stapel
   *[other] { $n } Banditen im Stapel
}
web-breach-left = { $n ->
    [one] { $n } Karte in der Bresche
   *[other] { $n } Karten in der Bresche
}
web-drawn-card = { $house } deckt einen Banditen auf
web-round = Runde { $round }
web-round-of = Runde { $round } von 3
web-open-tokens = Offene Unterstützungsmarker:
web-outcome-samurai = Ein Samurai ist gefallen.
web-outcome-buildings = Das letzte Gebäude ist niedergebrannt.
web-outcome-families = Die letzte Familie ist verloren.

## Aufzeichnung
web-first = Zum Anfang
web-previous = Einen Zug zurück
web-next = Einen Zug weiter
web-last = Zum Ende
web-play = Abspielen
web-pause = Pause
web-scrub = Zug
web-jump = Zu einer Runde
web-see-as = Sehen als
web-spectator = Zuschauer
web-share = Link kopieren
web-curve = Verlauf, Zug um Zug

## Lernen
learn-begin = Erste Partie beginnen
learn-next = Weiter
learn-empires-intro = Eine echte Partie gegen zwei Anfänger. Ein Zettel neben dem Spielbrett erklärt jeden Schritt, sobald er kommt. Die erste Epoche dauert etwa zehn Minuten; spiel weiter, solange du magst.
learn-empires-goal-title = Worum es geht
learn-empires-goal = Drei Epochen zu zwei Runden. Wer am Ende einer Epoche Provinzen kontrolliert, gewinnt Einfluss und Punkte. Die meisten Punkte nach der dritten Epoche gewinnen.
learn-empires-destiny-title = Schicksal
learn-empires-destiny = Wähle geheim eine Karte. Am Ende zählt der Wert deines Einflusses in einer Region mal die Zahl ihrer ausgespielten Karten: Wähle Regionen, in denen du stark sein willst.
learn-empires-place-title = Befehle
learn-empires-place = Klicke unten einen Befehl an, dann einen leeren Slot der Befehlsleiste. Der Marker liegt verdeckt: Niemand kennt deinen Plan. Er wirkt in der Region dieses Slots.
learn-empires-neutral-title = Die neutrale Aktion
learn-empires-neutral = Das kleine Symbol neben dem Slot ist eine kostenlose Aktion: Du darfst sie sofort in dieser Region ausführen. Klicke auf die Karte oder wähle „{ web-skip-it }“.
learn-empires-resolve-title = Befehle werden aufgedeckt
learn-empires-resolve = Nun werden die Marker von Süd nach Nord einzeln aufgedeckt; jeder wirkt in seiner Region. Gestrichelt umrandete Provinzen kannst du anklicken, wenn es dein Marker ist.
learn-empires-move-title = Bewegen
learn-empires-move = Klicke eine Provinz mit deiner Armee an, dann das Ziel. Jeder Schritt ist eine Bewegung; eine Armee darf mehrere machen.
learn-empires-attack-title = Angreifen
learn-empires-attack = Wo du eine Armee hast, besiegst du eine gegnerische. Eine zweite kostet 1 Bushido.
learn-empires-cover-title = Die zweite Runde
learn-empires-cover = Jetzt darfst du auch Marker abdecken: eigene kostenlos, fremde für Bushido. Ein abgedeckter Marker wirkt nicht noch einmal.
learn-empires-back-title = Von Nord nach Süd
learn-empires-back = Jetzt geht es rückwärts, von Norden nach Süden. Nicht abgedeckte Marker der ersten Runde wirken noch einmal.
learn-empires-era-title = Das Ende der Epoche
learn-empires-era = Ernte, Einfluss, Regions-Bonuspunkte und Schreine wurden gewertet; sieh im Protokoll nach. Wer am wenigsten Punkte hat, beginnt nun.
learn-empires-end-title = Die Endwertung
learn-empires-end = Dein Einfluss in jeder Region ergibt einen Multiplikator; er zählt einmal für jede ausgespielte Karte dieser Region. Dazu ein Punkt für je drei übrige Ressourcen. Das war das ganze Spiel.
learn-seven-intro = Drei Samurai auf leicht: Du bist Kambei, zwei Hauptleute spielen Heihachi und Katsushiro. Zusammen haltet ihr das Dorf drei Runden lang. Ein Zettel erklärt jeden Schritt, sobald er kommt, und ein Ring zeigt, wo.
learn-seven-goal-title = Haltet das Dorf
learn-seven-goal = Ihr verliert gemeinsam, wenn ein Samurai fällt, das letzte Gebäude brennt oder die letzte Familie verloren geht. Haltet drei Runden durch.
learn-seven-fight-title = Kämpfen
learn-seven-fight = Beim Kämpfen deckst du einen Banditen auf. Dann entscheidest du, wohin er kommt.
learn-seven-card-title = Rechts oder links
learn-seven-card = Rechts kämpft er: Seine Stärke rückt deine Leiste vor. Links schützt er am Rundenende, wenn sein Symbol dort noch fehlt: der Hut dich vor einer Wunde, das Haus ein Gebäude, die Puppe eine Familie.
learn-seven-exact-title = Genau auf Gold
learn-seven-exact = Greife mit dieser an: Deine Leiste stünde genau auf deinem Kiai. Besser kann es nicht kommen.
learn-seven-kiai-title = Kiai
learn-seven-kiai = Steht die Leiste eines Samurai genau auf seinem Kiai-Wert, ertönt sein Kampfschrei: Die Wirkung daneben darf genutzt werden, danach kommt der älteste Bandit seiner Reihe auf die Ablage.
learn-seven-penalty-title = Strafen
learn-seven-penalty = Zu Beginn deines Zuges trifft dich die Strafe des letzten Banditen deiner Kampfreihe.
learn-seven-support-title = Unterstützen
learn-seven-support = Statt zu kämpfen, kannst du einem anderen Samurai deinen Unterstützungsmarker leihen: Deine Fähigkeit gilt dann auch für ihn. Doch der oberste Bandit des Stapels kommt ungesehen in die Bresche.
learn-seven-pass-title = Passen
learn-seven-pass = Wer passt, ist für die Runde raus. Über deinem Kiai-Wert musst du passen.
learn-seven-round-title = Die nächste Runde
learn-seven-round = Für fehlende Hüte, Häuser und Puppen wurde bezahlt und die Bresche aufgedeckt: Jede Flamme verbrannte eine Barrikade. Nun kommen stärkere Banditen.
learn-seven-end-title = Das Ende
learn-seven-end = Ein Punkt für jedes Gebäude und jede Familie, und einer, wenn niemand verwundet ist. Versuch nächstes Mal eine höhere Stufe.

## Im Gange
web-dojos = Dojos
web-range = Schießplatz
web-arsenal = Arsenal
web-headquarters = Hauptquartier
web-stack = { $n ->
    [one] { $n } Ortsmarker, als Nächstes:
   *[other] { $n } Ortsmarker, als Nächstes:
}
web-phase-dojo = Jedes Haus wählt ein Dojo

## Schritte am Ende einer Epoche
web-step-nothing = Niemand erhält etwas.

## Replays' curves, the end of a round, the village in words
web-lost-in-round = Das Dorf hielt bis Runde { $round } stand. Ein verlorenes Dorf bringt keine Punkte.
web-curve-points = Punkte
web-curve-village = Dorf
web-curve-odds = Chancen
web-odds-curve = Die Chancen Zug um Zug
web-turning-point = Wendepunkt: Zug { $ply }
web-words-none = nichts
web-words-hand = Gezogene Karte: { $card }.
