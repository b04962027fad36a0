# Small Samurai Empires: Namen, Züge, Ereignisse, Fragen und Absagen.

## Namen
house-red = Rot
house-blue = Blau
house-yellow = Gelb
house-green = Grün
house-tokugawa = Tokugawa
house-takeda = Takeda
house-mori = Mori

region-grey = Saigoku (Grau)
region-orange = Kinai und Tokai (Orange)
region-teal = Kanto und Oshu (Türkis)
region-violet = Ezo (Violett)
region-red = Kita-Ezo (Rot)

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

order-recruit = Armeen rekrutieren
order-attack = Angriff
order-harvest = Ernten
order-castle = Festung errichten
order-move3 = 3 Bewegung
order-move23 = 2 oder 3 Bewegung
order-ship = 2 Bewegung / Segeln

unit-samurai = Samurai
unit-archer = Bogenschütze
unit-general = General
unit-veteran = Veteran

good-food = Nahrung
good-bushido = Bushido

neutral-move = 1 Bewegung
neutral-attack = Angriff
neutral-recruit = 1 Rekrut
neutral-harvest = 1 Ernte

dojo-earth = Erde
dojo-wind = Wind
dojo-fire = Feuer
dojo-water = Wasser
dojo-void = Leere

training-archer = Bogenschütze
training-veteran = Veteran
training-general-range = General (vom Schießplatz)
training-general-arsenal = General (aus dem Zeughaus)

mountain-ambush = Hinterhalt
mountain-mercenaries = Söldner
mountain-bushido-master = Bushido-Meister
mountain-highland-farm = Hochlandfarm
mountain-independent-tribe = Unabhängiger Stamm
mountain-journey = Die Reise ist das Ziel

location-capital = Hauptstadt
location-food = Nahrung
location-bushido = Bushido
location-shrine = Schrein

slot-grey-1 = Grau 1
slot-grey-2 = Grau 2
slot-grey-3 = Grau 3
slot-orange-1 = Orange 1
slot-orange-2 = Orange 2
slot-orange-3 = Orange 3
slot-teal-1 = Türkis 1
slot-teal-2 = Türkis 2
slot-teal-3 = Türkis 3
slot-violet-1 = Violett 1
slot-violet-2 = Violett 2
slot-violet-3 = Violett 3
slot-red-1 = Rot 1
slot-red-2 = Rot 2
slot-red-3 = Rot 3

phase-dojo = Wahl des Dojos
phase-destiny = Schicksal
phase-planning = Planungsphase
phase-resolution = Aufdeckphase
phase-over = Spielende

## Optionen
option-empires-edition = Ausgabe
option-empires-edition-hint = Nach welcher Ausgabe der Regeln ihr spielt.
value-empires-edition-2022 = 2022
value-empires-edition-2022-hint = Die neuesten Regeln; nötig für die Erweiterung und das Solospiel.
value-empires-edition-2019 = 2019
value-empires-edition-2019-hint = Die erste Ausgabe: Festungen auch in Hauptstädten, Abdecken nach Epochen begrenzt.
value-empires-edition-draft = Entwurf
value-empires-edition-draft-hint = Vor der ersten Ausgabe: 20 Armeen, kostenlose Schiffe, keine Varianten.
option-empires-modules = Varianten und Erweiterung
option-empires-modules-hint = Alles lässt sich frei kombinieren.
value-empires-modules-agendas = Aufträge der Regionen
value-empires-modules-agendas-hint = Ein Auftrag und ein Vorteil für jede Region.
value-empires-modules-mountains = Weg des Berges
value-empires-modules-mountains-hint = Auf den Bergstraßen warten verdeckte Marker.
value-empires-modules-shrines = Heilige Schreine
value-empires-modules-shrines-hint = Schreine einer Farbe bringen zusammen mehr Punkte.
value-empires-modules-random-neutral = Zufällige neutrale Aktionen
value-empires-modules-random-neutral-hint = Die neutralen Aktionen neben den Slots werden neu verteilt.
value-empires-modules-new-region = Neue Region
value-empires-modules-new-region-hint = Aufstieg der Tokugawa: die rote Region im Norden; zu fünft immer dabei.
value-empires-modules-dojo = Dojos
value-empires-modules-dojo-hint = Aufstieg der Tokugawa: Bogenschützen, Veteranen und Generäle mit Fähigkeiten.
option-empires-random-dojo = Zufällige Dojos
option-empires-random-dojo-hint = Dojos werden verteilt statt gewählt.
option-empires-open-screens = Offene Sichtschirme
option-empires-open-screens-hint = Alle sehen Nahrung und Bushido aller.

## Aufträge, Vorteile, Fähigkeiten
agenda-1a = 3 Punkte: Kontrolliere hier mindestens 2 Provinzen mit je mindestens 2 deiner Armeen.
agenda-1b = 5 Punkte: Kontrolliere hier mindestens 4 Provinzen.
agenda-2a = 4 Punkte: Habe hier mindestens 7 Armeen.
agenda-2b = 3 Punkte: Habe in mindestens 4 Provinzen hier je eine Armee.
agenda-3a = 4 Punkte: Habe in mindestens 3 Provinzen hier je mindestens 3 Armeen.
agenda-3b = 4 Punkte: Habe in mindestens 2 Provinzen hier je mindestens 2 Armeen und kontrolliere die Provinz deiner Festung.
agenda-3b-2019 = 4 Punkte: Habe in mindestens 2 Provinzen hier je mindestens 2 Armeen und hier eine Festung.
agenda-4a = 4 Punkte: Kontrolliere hier mindestens 2 Ressourcenprovinzen und eine Schreinprovinz.
agenda-4b = 4 Punkte: Kontrolliere hier mindestens 2 Ressourcenprovinzen und die Hauptstadtprovinz.
agenda-5a = 4 Punkte: Kontrolliere hier eine Ressourcenprovinz, eine Schreinprovinz und die Hauptstadtprovinz.
agenda-5b = 4 Punkte: Kontrolliere hier alle Ressourcenprovinzen.
decree-1 = Die zweite besiegte Armee eines Angriffsbefehls ist hier kostenlos.
decree-2 = Der dritte Punkt von „2 oder 3 Bewegung“ ist hier kostenlos.
decree-3 = Die zweite Armee eines Rekrutierungsbefehls ist hier kostenlos.
decree-4 = Segeln ist von hier aus kostenlos.
decree-5 = Ernten bringt hier aus jeder Provinz 1 mehr von derselben Ressource.
ability-earth-veteran = Ein weiterer Samurai aus der Kaserne kommt in seine Provinz.
ability-earth-general = Besiege alle gegnerischen Armeen in einer Provinz dieser Region; Generäle bleiben verschont.
ability-wind-veteran = Dieser Veteran zieht bis zu 2 Provinzen weit.
ability-wind-general = In jeder Provinz dieser Region behält jeder, auch du, nur 1 Armee; Generäle bleiben verschont.
ability-fire-veteran = Besiege 1 gegnerische Armee in einer über Land benachbarten Provinz; Generäle bleiben verschont.
ability-fire-general = Hole beliebig viele deiner Samurai und Bogenschützen von überall in seine Provinz.
ability-water-veteran = Dränge bis zu 2 gegnerische Armeen aus seiner Provinz in eine benachbarte; Generäle bleiben stehen.
ability-water-general = Nimm alle Ressourcen, die diese Region hervorbringt, dann besiege in ihr bis zu 2 gegnerische Armeen; Generäle bleiben verschont.
ability-void-veteran = Führe die neutrale Aktion neben einem deiner nicht abgedeckten Marker in dieser Region aus.
ability-void-general = Er darf in eine benachbarte Provinz ziehen und besiegt dann dort alle gegnerischen Armeen; Generäle bleiben verschont.

## Was zu entscheiden ist
prompt-empires-dojo = Wähle dein Dojo.
prompt-empires-destiny = Wähle geheim eine Schicksalskarte.
prompt-empires-planning = Lege einen Befehlsmarker auf einen Slot.
prompt-empires-resolution = Führe deinen Befehl aus.
prompt-empires-over = Das Spiel ist zu Ende.
prompt-empires-placement = Du darfst eine Einheit ausbilden.
prompt-empires-move = Bewege deine Armeen, eine Grenze nach der anderen.
prompt-empires-sail = Wähle, wer segelt.
prompt-empires-recruit = Rekrutiere: Wähle, wohin und wen.
prompt-empires-attack = Wähle eine gegnerische Armee, die du besiegst.
prompt-empires-harvest = Ernte in dieser Region.
prompt-empires-harvest-one = Wähle eine Provinz zum Ernten.
prompt-empires-castle = Errichte eine Festung oder verstärke deine Festung hier.
prompt-empires-disband = Wähle die Armeen, die der Festung weichen.
prompt-empires-expedition = Die Expedition überquert das Gebirge.
prompt-empires-tribe = Der Stamm hilft dir: Wähle eine neutrale Aktion dieser Region.
prompt-empires-earth-veteran = Du darfst einen weiteren Samurai neben den Veteranen stellen.
prompt-empires-water-veteran = Du darfst bis zu 2 gegnerische Armeen in eine benachbarte Provinz drängen.
prompt-empires-void-veteran = Du darfst die neutrale Aktion neben einem deiner Marker hier ausführen.
prompt-empires-earth-general = Du darfst alle gegnerischen Armeen in einer Provinz hier besiegen.
prompt-empires-wind-general = Du darfst allen nur 1 Armee in jeder Provinz hier lassen.
prompt-empires-fire-general = Du darfst Armeen bei deinem General sammeln.
prompt-empires-water-general = Du darfst die Ressourcen dieser Region nehmen und dann bis zu 2 Armeen besiegen.
prompt-empires-void-general = Der General darf weiterziehen und dann alle gegnerischen Armeen besiegen, wo er steht.

## Züge
action-empires-done = Nichts weiter
action-empires-pass = Auf das Legen verzichten
action-empires-use = Fähigkeit nutzen
action-empires-harvest = Alles hier ernten
action-empires-dojo = Dojo wählen: { $dojo }
action-empires-destiny = Schicksalskarte wählen: { $region }
action-empires-train = Ausbilden: { $training }
action-empires-board = Geht an Bord: { $unit }
action-empires-return = Zurück in den Vorrat: { $unit }
action-empires-neutral = Neutrale Aktion von Slot { $slot } ausführen
action-empires-place = { $order } auf Slot { $slot } legen
action-empires-recruit = Rekrutieren: { $unit } → { $province }
action-empires-build = Festung errichten in { $province }
action-empires-reinforce = Festung verstärken in { $province }
action-empires-raze = Alle gegnerischen Armeen besiegen in { $province }
action-empires-harvest-one = Ernten in { $province }
action-empires-attack = { $seat } angreifen in { $province }
action-empires-gather = Herbeiholen: { $unit } aus { $from }
action-empires-push = Verdrängen: { $unit } ({ $seat }) → { $to }
action-empires-move = Ziehen: { $unit }, { $from } → { $to }
action-empires-explore = Über den Berg, Marker öffnen: { $unit }, { $from } → { $to }
action-empires-sail = { $armies ->
    [one] Segeln mit { $armies } Armee: { $from } → { $to }
   *[other] Segeln mit { $armies } Armeen: { $from } → { $to }
}

## Ereignisse
event-empires-first-player = { $seat } beginnt.
event-empires-era-begins = Epoche { $era } beginnt.
event-empires-era-ends = Epoche { $era } endet.
event-empires-round-begins = Runde { $round }: Befehle werden gelegt.
event-empires-dojo-chosen = { $seat } wählt das Dojo: { $dojo }.
event-empires-destiny-picked = { $seat } wählt die Schicksalskarte: { $region }.
event-empires-destiny-picked-hidden = { $seat } hat eine Schicksalskarte gewählt.
event-empires-destiny-shown = { $seat } zeigt die Schicksalskarte: { $region }.
event-empires-destiny-opened = Schicksalskarte vom Stapel: { $region }.
event-empires-card-drawn = { $seat } zieht die Schicksalskarte: { $region }.
event-empires-card-drawn-hidden = { $seat } zieht eine Schicksalskarte.
event-empires-order-placed = { $seat } legt { $order } auf Slot { $slot }.
event-empires-order-placed-hidden = { $seat } legt einen Befehl auf Slot { $slot }.
event-empires-token-covered = { $price ->
    [0] { $seat } deckt kostenlos einen Marker von { $owner } auf Slot { $slot } ab.
   *[other] { $seat } deckt für { $price } Bushido einen Marker von { $owner } auf Slot { $slot } ab.
}
event-empires-passed = { $seat } legt nichts.
event-empires-order-shown = { $seat } auf Slot { $slot }: { $order }.
event-empires-order-idle = { $seat } auf Slot { $slot }: { $order } findet nichts zu tun.
event-empires-moved = { $seat }: { $unit } zieht von { $from } nach { $to }.
event-empires-sailed = { $seat }: { $unit } segelt von { $from } nach { $to }.
event-empires-recruited = { $seat } rekrutiert: { $levy } in { $province }.
event-empires-destroyed = { $by } besiegt: { $unit } von { $seat } in { $province }.
event-empires-gained = { $seat } erhält { $amount } { $good } aus { $province }.
event-empires-gained-freely = { $seat } erhält { $amount } { $good }.
event-empires-paid = { $seat } zahlt { $amount } { $good }.
event-empires-castle-built = { $seat } errichtet eine Festung in { $province }.
event-empires-disbanded = { $seat }: { $unit } kehrt aus { $province } zurück.
event-empires-reinforced = { $seat } verstärkt die Festung in { $province }.
event-empires-influence = { $seat } erhält { $steps } Einfluss in { $region }, jetzt { $influence }.
event-empires-region-bonus = { $points ->
    [one] { $seat } erhält { $points } Punkt für Provinzen in { $region }.
   *[other] { $seat } erhält { $points } Punkte für Provinzen in { $region }.
}
event-empires-shrines = { $points ->
    [one] { $seat } erhält { $points } Punkt für Schreine.
   *[other] { $seat } erhält { $points } Punkte für Schreine.
}
event-empires-tokens-back = Alle Befehlsmarker kehren zu ihren Besitzern zurück.
event-empires-turn-order = Zugreihenfolge, Platz { $place }: { $seat }.
event-empires-agenda = { $points ->
    [one] { $seat } erfüllt den Auftrag von { $region }: { $points } Punkt.
   *[other] { $seat } erfüllt den Auftrag von { $region }: { $points } Punkte.
}
event-empires-explored = { $seat } öffnet den Bergmarker zwischen { $from } und { $to }: { $token }.
event-empires-ambushed = { $seat } gerät in einen Hinterhalt und kehrt um nach { $province }.
event-empires-trained = { $seat } bildet aus: { $training }.
event-empires-ability = { $seat }: { $rank } nutzt die Fähigkeit des Dojos { $dojo }.
event-empires-pushed = { $seat }: { $unit } wird von { $from } nach { $to } gedrängt.
event-empires-siege = { $points ->
    [one] { $seat } erhält { $points } Punkt für belagernde Bogenschützen.
   *[other] { $seat } erhält { $points } Punkte für belagernde Bogenschützen.
}
event-empires-final-influence = { $points ->
    [one] { $seat } erhält { $points } Punkt für Einfluss in { $region }, ausgespielte Karten: { $cards }.
   *[other] { $seat } erhält { $points } Punkte für Einfluss in { $region }, ausgespielte Karten: { $cards }.
}
event-empires-leftovers = { $points ->
    [one] { $seat } erhält { $points } Punkt für übrige Ressourcen.
   *[other] { $seat } erhält { $points } Punkte für übrige Ressourcen.
}
event-empires-won = { $points ->
    [one] { $seat } gewinnt mit { $points } Punkt.
   *[other] { $seat } gewinnt mit { $points } Punkten.
}
event-empires-house-places = { $seat } legt einen Befehl auf Slot { $slot }, mit dem Ort { $location } in { $region }.
event-empires-house-stuck = { $seat } findet keinen Slot und legt nichts.
event-empires-house-points = { $points ->
    [one] { $seat } erhält { $points } Punkt.
   *[other] { $seat } erhält { $points } Punkte.
}
event-empires-house-trimmed = { $amount ->
    [one] { $seat } nimmt { $amount } Armee aus { $province } zurück.
   *[other] { $seat } nimmt { $amount } Armeen aus { $province } zurück.
}
event-empires-location-joins = { $seat }: Ein Ortsmarker von { $region } kommt in den Stapel.
event-empires-gathered = { $seat }: { $unit } kommt von { $from } nach { $to }.
event-empires-location-under = { $seat } findet keinen Slot in { $region }: Der Ortsmarker kommt unter den Stapel.

## Absagen
refuse-emp-not-now = Jetzt nicht. { $now ->
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
refuse-emp-no-such-place = Auf diesem Brett gibt es keinen Ort für so einen Zug.
refuse-emp-no-such-house = An diesem Tisch gibt es kein Haus mit der Nummer { $number }.
refuse-emp-other-region = Diese Aktion gilt nur in { $region }.
refuse-emp-no-dojo = Dieses Spiel wird ohne Dojos gespielt.
refuse-emp-dojo-chosen = Dojos werden nur einmal gewählt, vor der ersten Epoche.
refuse-emp-dojo-taken = Das Dojo { $dojo } gehört schon { $seat }.
refuse-emp-no-hands = Im Solospiel gibt es keine Schicksalskarten auf der Hand.
refuse-emp-card-not-in-hand = Du hast keine solche Schicksalskarte auf der Hand: { $region }.
refuse-emp-destiny-over = Schicksalskarten werden zu Beginn einer Epoche gewählt.
refuse-emp-place-in-planning = Befehle werden in der Planungsphase gelegt; jetzt werden sie ausgeführt.
refuse-emp-finish-placement = Beende zuerst dieses Legen.
refuse-emp-token-not-in-hand = Diesen Marker hast du nicht mehr: { $order }.
refuse-emp-slot-taken = Auf Slot { $slot } liegt schon ein Marker von { $owner }; in der 1. Runde sind nur leere Slots erlaubt.
refuse-emp-face-down = Der Marker auf Slot { $slot } wurde in dieser Runde gelegt und kann nicht abgedeckt werden.
refuse-emp-victim-covered = Ein Marker von { $owner } wurde in dieser Runde schon abgedeckt.
refuse-emp-covered-this-era = Du hast in dieser Epoche schon einen Marker von { $owner } abgedeckt.
refuse-emp-cover-price = Diesen Marker abzudecken kostet { $price } Bushido; du hast { $have }.
refuse-emp-must-place = Du musst einen Befehlsmarker legen: Ein Slot ist dafür da.
refuse-emp-pass-is-for-placing = Verzichten kannst du nur auf das Legen; eine Aktion kannst du beenden.
refuse-emp-finish-boarding = Das Schiff ist bereit: Sag zuerst, wer segelt.
refuse-emp-finish-castle = Die Festung ist begonnen: Sag zuerst, welche Armeen zurückkehren.
refuse-emp-train-when-placing = Ausbilden kannst du nur, wenn du einen Befehlsmarker legst.
refuse-emp-trained-already = Bei diesem Legen hast du schon eine Einheit ausgebildet.
refuse-emp-train-between = Bilde vor oder nach der neutralen Aktion aus, nicht mittendrin.
refuse-emp-archers-limit = Du kannst nicht mehr als { $most } Bogenschützen haben.
refuse-emp-barracks-empty = Deine Kaserne ist leer.
refuse-emp-archer-price = Ein Bogenschütze kostet 1 Bushido; du hast keins.
refuse-emp-veteran-price = Ein Veteran kostet 1 Nahrung; du hast keine.
refuse-emp-general-limit = Du hast deinen General schon.
refuse-emp-range-empty = Auf dem Schießplatz ist niemand.
refuse-emp-arsenal-empty = Im Zeughaus ist niemand.
refuse-emp-general-price = Ein General kostet 1 Bushido und 1 Nahrung.
refuse-emp-no-neutral-now = In der Aufdeckphase gibt es keine neutralen Aktionen.
refuse-emp-neutral-by-placing = Eine neutrale Aktion kommt mit dem Marker, den du daneben legst; führe sie einfach aus.
refuse-emp-token-not-yours = Auf Slot { $slot } liegt kein Marker von dir, der nicht abgedeckt ist.
refuse-emp-neutral-idle = { $neutral } hätte nichts zu tun.
refuse-emp-beside-first = Die zweite Armee kommt in dieselbe Provinz wie die erste.
refuse-emp-no-recruit-site = { $province } ist weder die Hauptstadtprovinz hier noch die Provinz deiner Festung hier.
refuse-emp-besieged = Deine Festung in { $province } ist belagert: Niemand kommt hinein.
refuse-emp-no-supply = In deinem Vorrat ist kein Samurai mehr.
refuse-emp-only-samurai = Der Veteran der Leere rekrutiert nur Samurai.
refuse-emp-not-trained = Nicht ausgebildet: { $unit }.
refuse-emp-second-recruit-price = Die zweite Armee kostet 1 Nahrung.
refuse-emp-castle-here = Du hast in { $region } schon eine Festung; du darfst sie verstärken.
refuse-emp-no-castles = Alle deine Festungen sind gebaut.
refuse-emp-castle-in-capital = In einer Hauptstadtprovinz darf keine Festung stehen.
refuse-emp-castle-taken = In { $province } steht schon eine Festung.
refuse-emp-two-armies = Für eine Festung brauchst du 2 Armeen in { $province }.
refuse-emp-no-castle-there = Du hast keine Festung in { $province }.
refuse-emp-nothing-returns = Armeen kehren nur beim Bau einer Festung zurück.
refuse-emp-no-unit-there = Das hast du dort nicht: { $unit }.
refuse-emp-harvest-one = Die neutrale Aktion erntet in einer Provinz: Sag, in welcher.
refuse-emp-harvest-all = Der Befehl erntet auf einmal in allen deinen Provinzen hier.
refuse-emp-no-resource = { $province } bringt keine Ressource.
refuse-emp-harvest-control = Du kontrollierst { $province } nicht.
refuse-emp-harvest-army = Du hast keine Armee in { $province }.
refuse-emp-own-army = Gegen deine eigenen Armeen geht das nicht.
refuse-emp-not-next-by-land = { $province } grenzt nicht über Land an die Provinz des Veteranen.
refuse-emp-only-its-province = Der Veteran der Leere greift nur in seiner eigenen Provinz an.
refuse-emp-same-province = Die zweite Armee muss in derselben Provinz fallen wie die erste.
refuse-emp-no-army-to-attack = Du hast in { $province } keine Armee, die angreifen könnte.
refuse-emp-no-victim = { $seat } hat keine Armee in { $province }.
refuse-emp-general-spared = Dort steht nur der General von { $seat }, und Fähigkeiten verschonen Generäle.
refuse-emp-journey-price = Der Schlag der Reise kostet 1 Bushido.
refuse-emp-second-attack-price = Die zweite Armee zu besiegen kostet 1 Bushido.
refuse-emp-no-army = In { $from } hast du das nicht: { $unit }.
refuse-emp-out-of-reach = Deine Armeen in { $from } sind außer Reichweite: Diese Aktion bewegt Armeen aus { $region }.
refuse-emp-only-this-veteran = Nur der eben rekrutierte Veteran darf ziehen.
refuse-emp-only-this-general = Nur der eben rekrutierte General darf ziehen.
refuse-emp-general-stepped = Der General hat seinen Schritt schon getan.
refuse-emp-point-price = Deine Punkte sind verbraucht, und einer mehr kostet 1 Nahrung.
refuse-emp-general-point-only = Nur der eigene Zusatzschritt des Generals ist noch übrig.
refuse-emp-no-mountains = Dieses Spiel wird ohne Bergmarker gespielt.
refuse-emp-general-opens-none = Der Schritt des Generals der Leere öffnet keinen Bergmarker.
refuse-emp-mountain-empty = Der Marker dieses Berges ist weg; die Straße ist eine gewöhnliche Grenze.
refuse-emp-explored-already = Je Bewegungsaktion gibt es eine Expedition, und sie war schon.
refuse-emp-no-ship = Diese Aktion hat kein Schiff, oder es ist schon gesegelt.
refuse-emp-walked-already = Ziehen oder segeln: Eine Armee ist schon gezogen.
refuse-emp-too-few-to-sail = { $armies ->
    [one] Du hast keine Armee in { $from }.
   *[other] Du hast weniger als { $armies } Armeen in { $from }.
}
refuse-emp-ship-price = Das Schiff kostet 1 Nahrung; du hast keine.
refuse-emp-nobody-boards = Gerade geht niemand an Bord.
refuse-emp-not-coastal = Schiffe segeln nur zwischen Küstenprovinzen.
refuse-emp-nobody-to-destroy = Dort ist keine gegnerische Armee zu besiegen; Generäle bleiben verschont.
refuse-emp-no-ability = Keine Fähigkeit wartet; sie kommt, wenn du einen Veteranen oder General rekrutierst.
refuse-emp-already-there = Dort steht der General schon.
refuse-emp-push-same = Beide Armeen werden in dieselbe Provinz gedrängt.
refuse-emp-push-neighbour = { $to } grenzt nicht an die Provinz des Veteranen.
refuse-emp-nobody-to-push = In der Provinz des Veteranen hat { $seat } das nicht: { $unit }.
