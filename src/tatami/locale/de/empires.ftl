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
    .short = Saigoku
region-orange = Kinai und Tokai (Orange)
    .short = Kinai und Tokai
region-teal = Kanto und Oshu (Türkis)
    .short = Kanto und Oshu
region-violet = Ezo (Violett)
    .short = Ezo
region-red = Kita-Ezo (Rot)
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

order-recruit = Armeen rekrutieren
order-attack = Angriff
order-harvest = Ernten
order-castle = Festung errichten
order-move3 = 3 Bewegung
order-move23 = 2 oder 3 Bewegung
order-ship = 2 Bewegung / Segeln

unit-samurai = Armee
    .full = Samurai-Armee
unit-archer = Bogenschütze
    .acc = Bogenschützen
unit-general = General
unit-veteran = Veteran
    .acc = Veteranen

good-food = Nahrung
good-bushido = Bushido

neutral-move = 1 Bewegung
neutral-attack = Angriff
neutral-recruit = 1 Armee rekrutieren
neutral-harvest = 1 × Ernten

dojo-earth = Erde
dojo-wind = Wind
dojo-fire = Feuer
dojo-water = Wasser
dojo-void = Leere

training-archer = Bogenschützen
training-veteran = Veteranen
training-general-range = General (vom Schießplatz)
training-general-arsenal = General (aus dem Arsenal)

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

slot-grey-1 = Saigoku 1
slot-grey-2 = Saigoku 2
slot-grey-3 = Saigoku 3
slot-orange-1 = Kinai und Tokai 1
slot-orange-2 = Kinai und Tokai 2
slot-orange-3 = Kinai und Tokai 3
slot-teal-1 = Kanto und Oshu 1
slot-teal-2 = Kanto und Oshu 2
slot-teal-3 = Kanto und Oshu 3
slot-violet-1 = Ezo 1
slot-violet-2 = Ezo 2
slot-violet-3 = Ezo 3
slot-red-1 = Kita-Ezo 1
slot-red-2 = Kita-Ezo 2
slot-red-3 = Kita-Ezo 3

phase-dojo = Wahl des Dojos
phase-destiny = Schicksal
phase-planning = Planungsphase
phase-resolution = Aufdeckphase
phase-count = Ende der Epoche
phase-over = Spielende

## Optionen
option-empires-edition = Ausgabe
option-empires-edition-hint = Nach welcher Ausgabe der Regeln ihr spielt.
value-empires-edition-2022 = 2022
value-empires-edition-2022-hint = Die neuesten Regeln; nötig für die Erweiterung und das Solospiel.
value-empires-edition-2019 = 2019
value-empires-edition-2019-hint = Die erste Ausgabe: Festungen auch in Hauptstädten, jeder Gegner darf einmal je Epoche abgedeckt werden.
value-empires-edition-draft = Entwurf
value-empires-edition-draft-hint = Vor der ersten Ausgabe: 20 Armeen, kostenlose Schiffe, keine Varianten.
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
agenda-1a = 3 Punkte: Kontrolliere hier mindestens 2 Provinzen mit je mindestens 2 deiner Armeen.
agenda-1b = 5 Punkte: Kontrolliere hier mindestens 4 Provinzen.
agenda-2a = 4 Punkte: Mindestens 7 deiner Armeen stehen hier.
agenda-2b = 3 Punkte: Armeen von dir stehen in mindestens 4 Provinzen hier.
agenda-3a = 4 Punkte: Je mindestens 3 deiner Armeen stehen in mindestens 3 Provinzen hier.
agenda-3b = 4 Punkte: Je mindestens 2 deiner Armeen stehen in mindestens 2 Provinzen hier, und du kontrollierst die Provinz deiner Festung.
agenda-3b-2019 = 4 Punkte: Je mindestens 2 deiner Armeen stehen in mindestens 2 Provinzen hier, und du hast hier eine Festung.
agenda-4a = 4 Punkte: Kontrolliere hier mindestens 2 Ressourcenprovinzen und eine Schreinprovinz.
agenda-4b = 4 Punkte: Kontrolliere hier mindestens 2 Ressourcenprovinzen und die Hauptstadtprovinz.
agenda-5a = 4 Punkte: Kontrolliere hier eine Ressourcenprovinz, eine Schreinprovinz und die Hauptstadtprovinz.
agenda-5b = 4 Punkte: Kontrolliere hier alle Ressourcenprovinzen.
decree-1 = Die zweite besiegte Armee eines Angriffsbefehls ist hier kostenlos.
decree-2 = Der dritte Punkt von „2 oder 3 Bewegung“ ist hier kostenlos.
decree-3 = Die zweite Armee eines Rekrutierungsbefehls ist hier kostenlos.
decree-4 = Segeln ist von hier aus kostenlos.
decree-5 = Ernten bringt hier aus jeder Provinz 1 mehr von derselben Ressource.
ability-earth-veteran = Ein weiterer Samurai aus der Kaserne kommt in seine Provinz.
ability-earth-general = Besiege alle gegnerischen Armeen in einer Provinz dieser Region; Generäle bleiben verschont.
ability-wind-veteran = Dieser Veteran zieht bis zu 2 Provinzen weit.
ability-wind-general = In jeder Provinz dieser Region behält jeder, auch du, nur 1 Armee; Generäle bleiben verschont.
ability-fire-veteran = Besiege 1 gegnerische Armee in einer über Land benachbarten Provinz; Generäle bleiben verschont.
ability-fire-general = Hole beliebig viele deiner Samurai und Bogenschützen von überall in seine Provinz.
ability-water-veteran = Dränge bis zu 2 gegnerische Armeen aus seiner Provinz in eine benachbarte; Generäle bleiben stehen.
ability-water-general = Nimm alle Ressourcen, die diese Region hervorbringt, dann besiege in ihr bis zu 2 gegnerische Armeen; Generäle bleiben verschont.
ability-void-veteran = Führe die neutrale Aktion neben einem deiner nicht abgedeckten Marker in dieser Region aus.
ability-void-general = Er darf in eine benachbarte Provinz ziehen und besiegt dann dort alle gegnerischen Armeen; Generäle bleiben verschont.

## Was zu entscheiden ist
prompt-empires-dojo = Wähle dein Dojo.
prompt-empires-destiny = Wähle geheim eine Schicksalskarte.
prompt-empires-planning = Lege einen Befehlsmarker auf einen Slot.
prompt-empires-resolution = Führe deinen Befehl aus.
prompt-empires-over = Die Partie ist zu Ende.
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
prompt-empires-water-veteran = Du darfst bis zu 2 gegnerische Armeen in eine benachbarte Provinz drängen.
prompt-empires-void-veteran = Du darfst die neutrale Aktion neben einem deiner Marker hier ausführen.
prompt-empires-earth-general = Du darfst alle gegnerischen Armeen in einer Provinz hier besiegen.
prompt-empires-wind-general = Du darfst allen nur 1 Armee in jeder Provinz hier lassen.
prompt-empires-fire-general = Du darfst Armeen bei deinem General sammeln.
prompt-empires-water-general = Du darfst die Ressourcen dieser Region nehmen und dann bis zu 2 Armeen besiegen.
prompt-empires-void-general = Der General darf weiterziehen und dann alle gegnerischen Armeen besiegen, wo er steht.

## Züge
action-empires-done = Nichts weiter
action-empires-pass = Nichts legen
action-empires-use = Fähigkeit nutzen
action-empires-harvest = Alles hier ernten
action-empires-dojo = Dojo wählen: { $dojo }
action-empires-destiny = Schicksalskarte wählen: { $region }
action-empires-train = 1 { $training } ausbilden
action-empires-board = 1 { $unit_acc } an Bord nehmen
action-empires-return = 1 { $unit_acc } in den Vorrat zurücklegen
action-empires-neutral = Neutrale Aktion von Slot { $slot } ausführen
action-empires-place = „{ $order }“ auf Slot { $slot } legen
action-empires-recruit = 1 { $unit_acc } in { $province } rekrutieren
action-empires-build = In { $province } eine Festung errichten
action-empires-reinforce = Die Festung in { $province } verstärken
action-empires-raze = Alle gegnerischen Armeen in { $province } besiegen
action-empires-harvest-one = In { $province } ernten
action-empires-attack = { $seat } in { $province } angreifen
action-empires-gather = 1 { $unit_acc } aus { $from } herbeiholen
action-empires-push = 1 { $unit_acc } von { $seat } nach { $to } drängen
action-empires-move = 1 { $unit_acc } von { $from } nach { $to } bewegen
action-empires-explore = 1 { $unit_acc } von { $from } über den Berg nach { $to } bewegen und den Marker aufdecken
action-empires-sail = { $armies ->
    [one] Mit { $armies } Armee von { $from } nach { $to } segeln
   *[other] Mit { $armies } Armeen von { $from } nach { $to } segeln
}

## Ereignisse
event-empires-first-player = { $seat } beginnt.
event-empires-era-begins = Epoche { $era } beginnt.
event-empires-era-ends = Epoche { $era } endet.
event-empires-round-begins = Runde { $round }: Befehle werden gelegt.
event-empires-dojo-chosen = { $seat } wählt ein Dojo: { $dojo }.
event-empires-destiny-picked = { $seat } wählt eine Schicksalskarte: { $region }.
event-empires-destiny-picked-hidden = { $seat } hat eine Schicksalskarte gewählt.
event-empires-destiny-shown = { $seat } zeigt die Schicksalskarte: { $region }.
event-empires-destiny-opened = Schicksalskarte vom Stapel: { $region }.
event-empires-card-drawn = { $seat } zieht eine Schicksalskarte: { $region }.
event-empires-card-drawn-hidden = { $seat } zieht eine Schicksalskarte.
event-empires-order-placed = { $seat } legt „{ $order }“ auf Slot { $slot }.
event-empires-order-placed-hidden = { $seat } legt einen Befehl auf Slot { $slot }.
event-empires-token-covered = { $own ->
    [yes] { $seat } deckt einen eigenen Marker auf Slot { $slot } ab.
   *[no] { $price ->
        [0] { $seat } deckt kostenlos einen Marker von { $owner } auf Slot { $slot } ab.
       *[other] { $seat } deckt für { $price } Bushido einen Marker von { $owner } auf Slot { $slot } ab.
    }
}
event-empires-passed = { $seat } legt nichts.
event-empires-order-shown = { $seat } deckt auf Slot { $slot } „{ $order }“ auf.
event-empires-order-idle = „{ $order }“ von { $seat } auf Slot { $slot } bleibt ohne Wirkung.
event-empires-moved = { $seat } bewegt 1 { $unit_acc } von { $from } nach { $to }.
event-empires-sailed = { $seat } segelt mit 1 { $unit_acc } von { $from } nach { $to }.
event-empires-recruited = { $seat } rekrutiert 1 { $levy_acc } in { $province }.
event-empires-destroyed = { $by } besiegt 1 { $unit_acc } von { $seat } in { $province }.
event-empires-gained = { $seat } erhält { $amount } { $good } aus { $province }.
event-empires-gained-freely = { $seat } erhält { $amount } { $good }.
event-empires-paid = { $seat } zahlt { $amount } { $good }.
event-empires-castle-built = { $seat } errichtet eine Festung in { $province }.
event-empires-disbanded = { $seat } legt 1 { $unit_acc } aus { $province } in den Vorrat zurück.
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
event-empires-explored = { $seat } deckt den Bergmarker zwischen { $from } und { $to } auf: { $token }.
event-empires-ambushed = { $seat } gerät in einen Hinterhalt und kehrt um nach { $province }.
event-empires-trained = { $seat } bildet 1 { $training } aus.
event-empires-ability = { $seat }: Der { $rank } nutzt die Fähigkeit seines Dojos ({ $dojo }).
event-empires-pushed = Der Veteran des Wassers drängt 1 { $unit_acc } von { $seat } aus { $from } nach { $to }.
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
event-empires-gathered = { $seat } holt 1 { $unit_acc } von { $from } nach { $to }.
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
refuse-emp-no-such-place = Auf diesem Spielbrett gibt es keinen Ort für so einen Zug.
refuse-emp-no-red-region = Diese Partie wird ohne die rote Region gespielt.
refuse-emp-no-such-house = An diesem Tisch gibt es kein Haus mit der Nummer { $number }.
refuse-emp-other-region = Diese Aktion gilt nur in { $region }.
refuse-emp-no-dojo = Diese Partie wird ohne Dojos gespielt.
refuse-emp-dojo-chosen = Dojos werden nur einmal gewählt, vor der ersten Epoche.
refuse-emp-dojo-taken = Das Dojo „{ $dojo }“ gehört schon { $seat }.
refuse-emp-no-hands = Im Solospiel gibt es keine Schicksalskarten auf der Hand.
refuse-emp-card-not-in-hand = Du hast keine solche Schicksalskarte auf der Hand: { $region }.
refuse-emp-destiny-over = Schicksalskarten werden zu Beginn einer Epoche gewählt.
refuse-emp-picked-already = Du hast deine Schicksalskarte schon gewählt; warte jetzt auf die anderen.
refuse-emp-place-in-planning = Befehle werden in der Planungsphase gelegt; jetzt werden sie ausgeführt.
refuse-emp-finish-placement = Schließe zuerst das Legen dieses Markers ab.
refuse-emp-token-not-in-hand = Einen Marker „{ $order }“ hast du nicht mehr.
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
refuse-emp-trained-already = Mit diesem Befehlsmarker hast du schon eine Einheit ausgebildet.
refuse-emp-train-between = Bilde vor oder nach der neutralen Aktion aus, nicht mittendrin.
refuse-emp-archers-limit = Du kannst nicht mehr als { $most } Bogenschützen haben.
refuse-emp-barracks-empty = Deine Kaserne ist leer.
refuse-emp-archer-price = Ein Bogenschütze kostet 1 Bushido; du hast keins.
refuse-emp-veteran-price = Ein Veteran kostet 1 Nahrung; du hast keine.
refuse-emp-general-limit = Du hast deinen General schon.
refuse-emp-range-empty = Auf dem Schießplatz ist niemand.
refuse-emp-arsenal-empty = Im Arsenal ist niemand.
refuse-emp-general-price = Ein General kostet 1 Bushido und 1 Nahrung.
refuse-emp-no-neutral-now = In der Aufdeckphase gibt es keine neutralen Aktionen.
refuse-emp-neutral-by-placing = Eine neutrale Aktion kommt mit dem Befehlsmarker, den du daneben legst; einen eigenen Zug dafür gibt es nicht.
refuse-emp-token-not-yours = Auf Slot { $slot } liegt kein Marker von dir, der nicht abgedeckt ist.
refuse-emp-neutral-idle = „{ $neutral }“ hätte hier keine Wirkung.
refuse-emp-beside-first = Die zweite Armee kommt in dieselbe Provinz wie die erste.
refuse-emp-no-recruit-site = { $province } ist weder die Hauptstadtprovinz hier noch die Provinz deiner Festung hier.
refuse-emp-besieged = Deine Festung in { $province } ist belagert: Niemand kommt hinein.
refuse-emp-no-supply = In deinem Vorrat ist keine Armee mehr.
refuse-emp-only-samurai = Der Veteran der Leere rekrutiert nur Samurai.
refuse-emp-not-trained = Du hast keine solche ausgebildete Einheit ({ $unit }).
refuse-emp-second-recruit-price = Die zweite Armee kostet 1 Nahrung.
refuse-emp-recruited-all = Diese Aktion bringt keine weitere Armee.
refuse-emp-veterans-are-samurai = Ein Veteran auf dem Spielbrett ist ein gewöhnlicher Samurai: Nenne ihn so.
refuse-emp-castle-here = Du hast in { $region } schon eine Festung; du darfst sie verstärken.
refuse-emp-no-castles = Alle deine Festungen sind gebaut.
refuse-emp-castle-in-capital = In einer Hauptstadtprovinz darf keine Festung stehen.
refuse-emp-castle-taken = In { $province } steht schon eine Festung.
refuse-emp-two-armies = Für eine Festung brauchst du 2 Armeen in { $province }.
refuse-emp-no-castle-there = Du hast keine Festung in { $province }.
refuse-emp-nothing-returns = Armeen kehren nur beim Bau einer Festung zurück.
refuse-emp-no-unit-there = Dort hast du keine solche Einheit ({ $unit_full }).
refuse-emp-nothing-to-harvest = In { $region } gibt es für dich nichts zu ernten.
refuse-emp-harvest-one = Die neutrale Aktion erntet in einer Provinz: Sag, in welcher.
refuse-emp-harvest-all = Der Befehl erntet auf einmal in allen deinen Provinzen hier.
refuse-emp-no-resource = { $province } bringt keine Ressource.
refuse-emp-harvest-control = Du kontrollierst { $province } nicht.
refuse-emp-harvest-army = Du hast keine Armee in { $province }.
refuse-emp-own-army = Gegen deine eigenen Armeen geht das nicht.
refuse-emp-not-next-by-land = { $province } grenzt nicht über Land an die Provinz des Veteranen.
refuse-emp-only-its-province = Der Veteran der Leere greift nur in seiner eigenen Provinz an.
refuse-emp-not-its-province = Der Veteran des Feuers schlägt in einer benachbarten Provinz zu, nicht in seiner eigenen.
refuse-emp-same-province = Die zweite Armee muss in derselben Provinz fallen wie die erste.
refuse-emp-no-army-to-attack = Du hast in { $province } keine Armee, die angreifen könnte.
refuse-emp-no-victim = { $seat } hat keine Armee in { $province }.
refuse-emp-general-spared = Dort steht nur der General von { $seat }, und Fähigkeiten verschonen Generäle.
refuse-emp-journey-price = „Die Reise ist das Ziel“: Eine Armee zu besiegen kostet 1 Bushido.
refuse-emp-second-attack-price = Die zweite Armee zu besiegen kostet 1 Bushido.
refuse-emp-attacked-all = Mit dieser Aktion ist keine weitere Armee zu besiegen.
refuse-emp-no-army = In { $from } hast du keine solche Einheit ({ $unit_full }).
refuse-emp-out-of-reach = Deine Armeen in { $from } sind außer Reichweite: Diese Aktion bewegt Armeen aus { $region }.
refuse-emp-no-border = { $from } und { $to } sind nicht benachbart.
refuse-emp-only-this-veteran = Nur der eben rekrutierte Veteran darf bewegt werden.
refuse-emp-only-this-general = Nur der eben rekrutierte General darf bewegt werden.
refuse-emp-general-stepped = Der General hat seinen Schritt schon getan.
refuse-emp-point-price = Deine Bewegungspunkte sind verbraucht, und einer mehr kostet 1 Nahrung.
refuse-emp-points-spent = Deine Bewegungspunkte sind verbraucht.
refuse-emp-general-point-only = Nur der eigene Zusatzschritt des Generals ist noch übrig.
refuse-emp-no-mountains = Diese Partie wird ohne Bergmarker gespielt.
refuse-emp-no-mountain-road = Von { $from } nach { $to } führt keine Bergstraße.
refuse-emp-general-opens-none = Der Schritt des Generals der Leere deckt keinen Bergmarker auf.
refuse-emp-mountain-empty = Der Marker dieses Berges ist weg; die Straße ist eine gewöhnliche Grenze.
refuse-emp-explored-already = Je Bewegungsaktion gibt es nur eine Expedition, und die gab es schon.
refuse-emp-no-ship = Diese Aktion hat kein Schiff, oder es ist schon gesegelt.
refuse-emp-walked-already = Ziehen oder segeln: Eine Armee ist schon gezogen.
refuse-emp-too-few-to-sail = { $armies ->
    [one] Du hast keine Armee in { $from }.
   *[other] Du hast weniger als { $armies } Armeen in { $from }.
}
refuse-emp-ship-price = Das Schiff kostet 1 Nahrung; du hast keine.
refuse-emp-nobody-boards = Gerade geht niemand an Bord.
refuse-emp-not-coastal = Schiffe segeln nur zwischen Küstenprovinzen.
refuse-emp-ship-holds-two = Ein Schiff trägt 1 oder 2 Armeen.
refuse-emp-sail-nowhere = Ein Schiff segelt in eine andere Provinz.
refuse-emp-nobody-to-destroy = Dort ist keine gegnerische Armee zu besiegen; Generäle bleiben verschont.
refuse-emp-no-ability = Gerade gibt es keine Fähigkeit zu nutzen; sie kommt, wenn du einen Veteranen oder General rekrutierst.
refuse-emp-already-there = Dort steht der General schon.
refuse-emp-push-same = Beide Armeen werden in dieselbe Provinz gedrängt.
refuse-emp-push-neighbour = { $to } grenzt nicht an die Provinz des Veteranen.
refuse-emp-nobody-to-push = In der Provinz des Veteranen hat { $seat } keine solche Einheit ({ $unit_full }).
refuse-emp-general-stays = Fähigkeiten bewegen keine Generäle: Für sie ist ein General keine Armee.
refuse-emp-push-by-water = Armeen verdrängt nur ein eben rekrutierter Veteran des Wassers.
refuse-emp-gather-by-fire = Armeen sammelt nur ein eben rekrutierter General des Feuers.
refuse-emp-raze-by-earth = Eine Provinz räumt nur ein eben rekrutierter General der Erde.
