# Das Spiel im Browser.
web-title = Tatami
web-close = Schließen
web-back = Zurück
web-confirm = Ausführen
web-undo = Zurücknehmen
web-hint = Tipp
web-odds = Chancen
web-odds-village = Das Dorf besteht
web-moves = Züge ({ $n })
web-all-moves = Alles, was du jetzt tun kannst
web-skip = Überspringen
web-speed = Geschwindigkeit der Animation
web-why-not = Warum nicht?
web-you = du
web-bot = Bot
web-reveals = Kann nicht zurückgenommen werden: Es deckt etwas auf.

## Der Tisch der Empires
web-map = Karte
web-order-line = Befehlsleiste von Süd nach Nord
web-own-screen = Hinter deinem Sichtschirm ({ $house })
web-orders = Deine Befehlsmarker
web-order-count = { $order }, noch { $n }
web-hand = Deine Schicksalskarten
web-destiny-card = Schicksalskarte: { $region }
web-supply = Armeen im Vorrat
web-castles-left = Burgen im Vorrat
web-players = Häuser in Zugreihenfolge
web-provinces-held = Kontrollierte Provinzen
web-tokens-left = Übrige Befehlsmarker
web-cards-left = Schicksalskarten auf der Hand
web-points = Punkte
web-influence = Einfluss
web-cards-played = { $n ->
    [one] { $n } Schicksalskarte
   *[other] { $n } Schicksalskarten
}
web-agendas = Agenden
web-log = Was geschah
web-era = Epoche { $era } · Runde { $round }
web-phase-destiny = Schicksal: Alle wählen eine Karte
web-phase-planning = Planung: Befehle werden gelegt
web-phase-resolution = Ausführung der Befehle
web-phase-over = Das Spiel ist aus
web-way = { $round ->
    [1] ausgeführt von Süd nach Nord
   *[other] ausgeführt von Nord nach Süd
}
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
web-castle = Burg
web-control = Kontrolliert von { $house }
web-control-none = Niemand kontrolliert sie
web-slot-empty = Leerer Platz
web-slot-hidden = Verdeckter Marker: { $house }
web-slot-token = { $house }: { $order }
web-slot-neutral = Neutrale Aktion: { $neutral }
web-verb-recruit = Rekrutieren
web-verb-build = Bauen
web-verb-attack = Angreifen
web-verb-harvest = Ernten
web-verb-place = Befehl legen

## Was du tun sollst
web-do-choose = { $house }: wähle
web-do-destiny = { $house }: wähle geheim eine Schicksalskarte
web-do-place = { $house }: lege einen Befehl auf einen Platz
web-do-move = { $house }: bewege eine Armee
web-do-sail = { $house }: bewege eine Armee oder segle
web-do-attack = { $house }: vernichte eine Armee
web-do-recruit = { $house }: rekrutiere eine Armee
web-do-build = { $house }: baue eine Burg
web-do-reinforce = { $house }: verstärke die Burg
web-do-harvest = { $house }: ernte
web-do-train = { $house }: bilde eine Einheit aus
web-do-pass = { $house }: passe
web-do-done = { $house }: hier ist nichts mehr zu tun
web-over = Das Spiel ist aus
web-waits = { $house } denkt nach…
web-playing-out = Sieh, was geschieht…
