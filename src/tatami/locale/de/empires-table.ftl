# Der Tisch von Small Samurai Empires: der Streifen, der spricht, Erklärungen, das Schauspiel, die Wertung.

## Was gefragt ist
web-do-choose = Wähle
web-do-dojo = Wähle dein Dojo
web-do-destiny = Wähle eine Schicksalskarte
web-do-place = Lege einen Befehl
web-do-move = Bewege eine Armee
web-do-sail = Bewege eine Armee, auch mit dem Schiff
web-do-attack = Besiege eine Armee
web-do-recruit = Rekrutiere eine Armee
web-do-build = Errichte eine Festung
web-do-reinforce = Verstärke deine Festung
web-do-harvest = Ernte
web-do-harvest-one = Ernte eine Provinz ab
web-do-train = Du darfst eine Einheit ausbilden
web-do-pass = Lege nichts
web-do-done = Hier ist nichts mehr zu tun
web-do-explore = Überquere den Berg
web-do-board = Wähle, wer an Bord geht
web-do-return = Wähle, wer in den Vorrat zurückgeht
web-do-neutral = Führe eine neutrale Aktion aus
web-do-raze = Besiege alle Armeen einer Provinz
web-do-gather = Hole eine Einheit herbei
web-do-push = Dränge eine Armee hinaus
web-do-use = Nutze die Fähigkeit oder verzichte
web-strip = Was jetzt zu tun ist
web-why = Warum?
web-of = { $n } von { $of }
web-point-of = Punkt { $n } von { $of }
web-free = kostenlos
web-skip-it = Auslassen
web-from = Aus { $province }
web-all-right = In Ordnung
web-cannot = Das geht jetzt nicht
web-look-around = Sieh dich um; nichts, was du berührst, wird gespielt.
web-waits-slot = { $house } wählt einen Slot
web-waits-card = { $house } wählt eine Karte

## Die Folge
web-then-destiny = Geheim; alle Karten werden zugleich gezeigt.
web-then-dojo = Deine Veteranen und dein General haben das ganze Spiel über seine Fähigkeiten.
web-then-place = Wähle unten einen Befehl, dann einen Slot. Er liegt verdeckt, bis er an der Reihe ist.
web-then-cover = Auf einen leeren Slot, kostenlos auf deinen eigenen Marker oder für { $price } Bushido auf einen fremden.
web-then-slot = **{ $order }**: jetzt ein leuchtender Slot. Der Befehl gilt in dessen Region.
web-then-order = Jetzt einen deiner Befehle unten.
web-then-acts = { $last ->
    [true] **{ $order }** kommt zuletzt, in **{ $region }**. Sofort: { $neutral }.
   *[other] **{ $order }** kommt als Nummer { $nth }, in **{ $region }**. Sofort: { $neutral }.
}
web-then-pays = Der Marker von { $house } wird für { $price } Bushido abgedeckt.
web-then-card = { $influence ->
    [0] **{ $region }** erhält Karte Nummer { $nth }. Du hast dort noch keinen Einfluss.
   *[other] **{ $region }** erhält Karte Nummer { $nth }: Dein Einfluss { $influence } ist damit am Ende { $then } wert, sonst { $now }.
}
web-then-yours = Du nimmst **{ $province }** ein.
web-then-nobody = Dann hält niemand { $province }.
web-then-theirs = { $house } nimmt { $province } ein.
web-order-in = **{ $order }** in { $region }.
web-offer-point = { $price ->
    [0] Ein weiterer Punkt ist hier kostenlos.
   *[other] Ein weiterer Punkt für { $price } Nahrung.
}
web-offer-ship = { $price ->
    [0] Oder segle mit bis zu 2 Armeen, hier kostenlos.
   *[other] Oder segle mit bis zu 2 Armeen für { $price } Nahrung.
}
web-offer-army = { $price ->
    [0] Eine zweite Armee ist hier kostenlos.
   *[other] Eine zweite Armee für { $price } Nahrung.
}
web-offer-strike = { $price ->
    [0] Am selben Ort darf eine zweite Armee fallen, hier kostenlos.
   *[other] Am selben Ort darf eine zweite Armee fallen, für { $price } Bushido.
}
web-go-dojo = { $dojo } nehmen
web-go-destiny = Diese Karte spielen
web-go-place = Hier legen
web-go-move = Nach { $to } bewegen
web-go-explore = Nach { $to } hinüber
web-go-sail = Nach { $to } segeln
web-go-attack = { $seat } angreifen
web-go-recruit = Rekrutieren
web-go-build = Errichten
web-go-reinforce = Verstärken
web-go-harvest-one = { $province } abernten
web-go-train = Ausbilden
web-go-push = Nach { $to } drängen
web-go-gather = Herbeiholen
web-go-raze = Besiegen

## Neutrale Aktionen
web-neutral-actions = Neutrale Aktionen
web-neutral-now = Neutrale Aktion: { $neutral }
web-neutral-move = Bewege 1 deiner Armeen in { $region } in eine Nachbarprovinz. Du darfst verzichten.
web-neutral-attack = Besiege 1 Armee in einer Provinz von { $region }, in der du stehst. Du darfst verzichten.
web-neutral-recruit = 1 Armee in die Hauptstadt von { $region } oder zu deiner Festung dort. Du darfst verzichten.
web-neutral-harvest = Nimm die Ressource einer Provinz in { $region }, in der du stehst. Du darfst verzichten.
explain-neutral-move = 1 Bewegungspunkt in der Region des Slots; die Armee darf sie verlassen.
explain-neutral-attack = Besiege 1 Armee in einer Provinz der Region, in der du stehst.
explain-neutral-recruit = 1 Armee in die Hauptstadt der Region oder zu deiner Festung dort.
explain-neutral-harvest = Nimm die Ressource einer Provinz der Region, in der du stehst.

## Tipps
web-hint-is = Tipp: { $move }
web-hint-of = { $n } von { $of }, Chance { $percent } %
web-hint-other = Anderer
web-hint-take = Ausführen

## Schauspiel
web-hold = Anhalten
web-go-on = Weiter
web-key-space = Leertaste
web-next-event = Weiter
web-carries-out = { $house } führt aus: { $order }
web-waited = Während du gewartet hast
web-see-again = noch einmal sehen
web-hit-armies = { $n ->
    [one] Du verlierst { $n } Armee in { $province }.
   *[other] Du verlierst { $n } Armeen in { $province }.
}
web-hit-pushed = Deine Armee wird aus { $province } verdrängt.
web-hit-covered = Dein Marker auf { $slot } ist abgedeckt: Er wirkt nicht mehr.
web-hit-lost = { $house } nimmt dir { $province }.
web-hit-nobody = { $province } gehört dir nicht mehr; niemand hält es.

## Hand, Leiste und Seite
web-order-recruit = Rekrutieren
web-order-attack = Angriff
web-order-harvest = Ernten
web-order-castle = Festung
web-order-move3 = 3 Bewegung
web-order-move23 = 2 oder 3 Bew.
web-order-ship = 2 Bew. / Segeln
web-card-worth = ×{ $times } jetzt, { $cards } gespielt
web-dojo-of = Dojo: { $dojo }
web-dojo-taken = { $house } hat es.
web-veteran = Veteran
web-general-title = General
web-agenda-of = Auftrag von { $region }
web-inland = Binnenland
web-tokens-placed = In dieser Runde gelegte Marker
web-cards-played-title = Gespielte Schicksalskarten
web-worth-now = Jetzt wert
web-influence-note = Der Multiplikator deines Einflusses mal die gespielten Karten, Region für Region.
web-tab-log = Was geschah
web-tab-influence = Einfluss
web-tab-modules = Module
web-tab-race = Der Verlauf
web-phase-count = Ende der Epoche: Die Regionen werden gewertet
web-whole-map = Die ganze Karte zeigen
web-zoom-in = Die Karte näher holen

## Die Wertung
web-count = Die Wertung dieser Epoche
web-count-shrines = Schreine
web-count-siege = Belagerung
web-this-era = Diese Epoche
web-total = Summe
web-final = Die Endwertung
web-three-eras = Drei Epochen
web-era-counted = Wertung der Epoche { $era }: { $what }
web-takes = { $house } erhält **{ $n }**
web-most = { $n ->
    [one] { $house }, am meisten: { $n } Provinz
   *[other] { $house }, am meisten: { $n } Provinzen
}
web-second = { $house }: { $n }
web-you-title = Du
web-to-total = Zur Summe
web-next-region = Weiter
web-play-on = Weiterspielen
web-winner-with = { $n ->
    [one] { $house } gewinnt mit { $points }
   *[other] { $house } teilen sich den Sieg mit { $points }
}
web-best-region = Deine beste Region.
web-best-region-is = { $region }: Einfluss { $n }, { $points } Punkte.
web-find-turning = Wendepunkt suchen
web-swing = { $house }: Chancen von { $from } auf { $to }.
web-no-turning = Kein einzelner Zug hat diese Partie gedreht: Die Chancen änderten sich nie um mehr als { $n } % auf einmal.

## Erklärungen
explain-order-recruit = 1 Armee in die Hauptstadt der Region oder zu deiner Festung dort; 1 Nahrung bringt eine zweite.
explain-order-recruit-draft = 1 Armee in die Hauptstadt der Region oder zu deiner Festung dort; 1 Nahrung bringt eine zweite an denselben Ort.
explain-order-attack = Besiege 1 gegnerische Armee in einer Provinz der Region, in der du stehst; 1 Bushido besiegt dort eine weitere.
explain-order-harvest = 1 Ressource aus jeder Ressourcenprovinz der Region, in der du eine Armee hast.
explain-order-harvest-draft = 1 Ressource aus jeder Ressourcenprovinz der Region, die du kontrollierst.
explain-order-castle = 2 deiner Armeen einer Provinz gehen zurück, dort steht eine Festung (Stärke 2); wo du eine hast, kommt 1 Armee dazu. Nicht in einer Hauptstadt, nicht wo schon eine Festung steht.
explain-order-castle-2019 = 2 deiner Armeen einer Provinz gehen zurück, dort steht eine Festung (Stärke 2); wo du eine hast, kommt 1 Armee dazu.
explain-order-castle-draft = 2 deiner Armeen einer Provinz gehen zurück, dort steht eine Festung (Stärke 2) mit 1 Armee als Zeichen; wo du eine hast, kommt 1 Armee dazu.
explain-order-move3 = 3 Bewegungspunkte für deine Armeen der Region, beliebig verteilt.
explain-order-move23 = 2 Bewegungspunkte für deine Armeen der Region; 1 Nahrung gibt einen mehr.
explain-order-move23-draft = 2 Bewegungspunkte für deine Armeen der Region.
explain-order-ship = 2 Bewegungspunkte für deine Armeen der Region; oder für 1 Nahrung segeln bis zu 2 Armeen von einer Küste zu einer beliebigen anderen.
explain-order-ship-draft = 2 Bewegungspunkte für deine Armeen der Region; oder bis zu 2 Armeen segeln kostenlos von einer Küste zu einer beliebigen anderen.
explain-in-hand = { $n ->
    [0] Keiner mehr auf der Hand.
   *[other] **{ $n } auf der Hand.**
}
explain-at-once = Sofort, kostenlos: { $neutral }
explain-nth = { $last ->
    [true] kommt als Letzter von { $of }
   *[other] kommt als Nummer { $nth } von { $of }
}
explain-soon = { $n ->
    [one] als Nächster an der Reihe
   *[other] noch { $n } Marker davor
}
explain-covered = deckt den Marker von { $house } ab
explain-need = Dir fehlt Stärke { $n }.
explain-besieged = Die Festung wird belagert.
explain-bonus = Am Ende der Epoche: { $first } Punkte für die meisten Provinzen hier, { $second } für die zweitmeisten. Bei Gleichstand an der Spitze erhalten alle den kleineren Wert.
explain-decree = Vorteil, für alle
explain-you-have = **Du:** { $what }.
explain-have-held-with-two = mit 2 Armeen gehaltene Provinzen: { $n }
explain-have-provinces = gehaltene Provinzen: { $n }
explain-have-armies = Armeen: { $n }
explain-have-stands = Provinzen mit Armee: { $n }
explain-have-with-two = Provinzen mit 2 Armeen: { $n }
explain-have-with-three = Provinzen mit 3 Armeen: { $n }
explain-have-castle = { $n ->
    [0] keine Festung, die zählt
   *[other] die Festung
}
explain-have-resources = Ressourcenprovinzen: { $n }
explain-have-shrines = Schreine: { $n }
explain-have-capital = { $n ->
    [0] nicht die Hauptstadt
   *[other] die Hauptstadt
}
explain-done-by = Gewertet: { $houses }.
explain-trained = Ausgebildet: { $range } Bogenschützen, { $arsenal } Veteranen, { $headquarters } Generäle.
explain-store-food-title = Nahrung
explain-store-food = Kauft eine zweite Armee, einen dritten Bewegungspunkt, ein Schiff. 3 übrige Ressourcen am Ende: 1 Punkt.
explain-store-food-draft = Kauft eine zweite Armee.
explain-store-bushido-title = Bushido
explain-store-bushido = Kauft einen zweiten Schlag und deckt in Runde 2 fremde Marker ab. 3 übrige Ressourcen am Ende: 1 Punkt.
explain-store-bushido-draft = Kauft einen zweiten Schlag und deckt in Runde 2 fremde Marker ab.
explain-store-supply-title = Armeen im Vorrat
explain-store-supply = Was nicht auf der Karte steht. Ohne Vorrat lässt sich nichts rekrutieren.
explain-store-castles-title = Festungen im Vorrat
explain-store-castles = Höchstens eine je Region; Stärke 2 und 1 Einfluss je Epoche.
explain-you-own = Du hast { $n }.
explain-player = { $score } Punkte. Provinzen { $provinces }, Armeen auf der Karte { $armies }, im Vorrat { $supply }, Karten { $cards }, Befehle auf der Hand { $orders }.
explain-place = Platz { $place } von { $of } in der Zugreihenfolge.
explain-track = 3 Epochen mit je 2 Runden: Befehle werden gelegt, dann ausgeführt. Nach jeder zweiten Runde wird gewertet.
explain-influence-title = { $house } in { $region }: Einfluss { $n }
explain-influence = Am Ende macht die Leiste aus Einfluss einen Multiplikator, mal die gespielten Schicksalskarten der Region.
explain-influence-now = Gespielte Karten { $cards }: jetzt **{ $points }** wert.
explain-stand = **Du stehst in:** { $provinces }.
explain-stand-nowhere = Du hast keine Armee in dieser Region.

## Die Spielhilfe
web-aid = Spielhilfe
web-aid-score = Was zählt
web-aid-power = Stärke: 1 je Armee, 2 je Festung. Wer allein die meiste hat, kontrolliert die Provinz.
web-aid-harvest = Ende der Epoche, zuerst: 1 Ressource aus jeder Ressourcenprovinz, die du kontrollierst.
web-aid-influence = Dann 1 Einfluss je Provinz, die du kontrollierst, und 1 für deine Festung in der Region.
web-aid-bonus = Dann die Regions-Bonuspunkte: meiste Provinzen, zweitmeiste.
web-aid-shrines = Dann 1 Punkt je Schrein, den du kontrollierst.
web-aid-end = Nach Epoche III: Multiplikator × Karten je Region, 1 Punkt für 3 übrige Ressourcen.
web-aid-track = Einfluss und Multiplikator:
web-aid-keys = Tasten: P öffnet diese Seite, Enter führt aus, Esc geht zurück, U nimmt zurück, H gibt einen Tipp, ? erklärt, die Leertaste hält an.
learn-leave = Lektionen verlassen

## Das Regelbuch: so läuft ein Zug
rules-empires-turn = Drei Epochen mit je zwei Runden. Die erste Runde einer Epoche beginnt mit dem Schicksal; die zweite geht gleich in die Planung und endet mit der Wertung.
rules-empires-again = Runde 2: noch einmal Planung und Befehle
rules-empires-destiny = Schicksal
rules-empires-destiny-how = jeder eine Karte, geheim
rules-empires-planning = Planung
rules-empires-planning-how = Befehle verdeckt, reihum
rules-empires-orders = Befehle
rules-empires-orders-how = von Süd nach Nord, in Runde 2 zurück
rules-empires-count = Wertung
rules-empires-count-how = nach der zweiten Runde
rules-empires-aim = Legst du einen Befehl, darfst du sofort die **neutrale Aktion** neben seinem Slot ausführen. Der Befehl selbst wartet verdeckt, bis sein Slot an der Reihe ist, und wirkt in dessen Region. Wer in einer Provinz allein die meiste Stärke hat, kontrolliert sie; Kontrolle bringt Einfluss, und Einfluss mal gespielte Schicksalskarten gewinnt das Spiel.
rules-empires-piece-army = Armee
rules-empires-piece-army-how = Stärke 1
rules-empires-piece-castle = Festung
rules-empires-piece-castle-how = Stärke 2
rules-empires-piece-capital = Hauptstadt
rules-empires-piece-capital-how = hierher kommen neue Armeen
rules-empires-piece-food = Nahrung
rules-empires-piece-food-how = Armeen, Schritte, Schiffe
rules-empires-piece-bushido = Bushido
rules-empires-piece-bushido-how = Schläge, Abdecken
rules-empires-piece-shrine = Schrein
rules-empires-piece-shrine-how = ein Punkt je Epoche
rules-example-power = Links: Festung und Armee sind 3 gegen 2, Rot kontrolliert. Rechts: 2 gegen 2, niemand kontrolliert.
rules-example-move = Eine Armee macht zwei Schritte und verlässt die Region: Zwei Punkte sind verbraucht.
rules-example-attack = Rot steht hier: 1 Armee fällt, von Blau oder Gelb; für 1 Bushido noch eine in dieser Provinz.
rules-example-bonus = Rot hält zwei Provinzen und erhält den größeren Wert, Blau hält eine und erhält den kleineren.
