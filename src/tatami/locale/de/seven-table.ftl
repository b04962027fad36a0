# 7 Samurai: die Wörter des Tisches
## Samurai: Fähigkeiten und Kiai
seven-ability-heihachi = darf gerade Karten an Nachbarn weitergeben
seven-ability-shichiroji = darf ungerade Karten an Nachbarn weitergeben
seven-ability-gorobei = darf Strafen gerader Karten ignorieren
seven-ability-kambei = darf Strafen ungerader Karten ignorieren
seven-ability-kikuchiyo = darf zweimal je Zug kämpfen
seven-ability-kyuzo = darf eine Karte ablegen, deren Stärke schon in der Reihe liegt
seven-ability-katsushiro = darf eine Karte unter den Stapel legen
seven-ability-short-heihachi = gibt gerade Karten weiter
seven-ability-short-shichiroji = gibt ungerade weiter
seven-ability-short-gorobei = ignoriert gerade Strafen
seven-ability-short-kambei = ignoriert ungerade
seven-ability-short-kikuchiyo = kämpft zweimal
seven-ability-short-kyuzo = legt gleiche Karten ab
seven-ability-short-katsushiro = Karte unter den Stapel
seven-ability-full-heihachi = Eine gerade Karte darf an einen Nachbarn gehen, der über sie entscheidet.
seven-ability-full-shichiroji = Eine ungerade Karte darf an einen Nachbarn gehen, der über sie entscheidet.
seven-ability-full-gorobei = Darf Strafen gerader Karten ignorieren, jede für sich. Eine ignorierte Strafe ist keine Wunde.
seven-ability-full-kambei = Darf Strafen ungerader Karten ignorieren, jede für sich. Eine ignorierte Strafe ist keine Wunde.
seven-ability-full-kikuchiyo = Darf im selben Zug ein zweites Mal kämpfen.
seven-ability-full-kyuzo = Eine Karte, deren Stärke schon in der Reihe liegt, darf sofort auf die Ablage.
seven-ability-full-katsushiro = Eine Karte darf unter den Stapel; dann wird eine andere gezogen, die gelegt werden muss.
seven-shout-heihachi-human = eine Barrikade errichten
seven-shout-heihachi-animal = eine Barrikade errichten und einen Samurai heilen
seven-shout-shichiroji-human = eine letzte Karte zu einem anderen Samurai verschieben
seven-shout-shichiroji-animal = zweimal eine letzte Karte verschieben
seven-shout-gorobei-human = die obersten 2 Karten des Stapels ablegen
seven-shout-gorobei-animal = die obersten 3 Karten des Stapels ablegen
seven-shout-kambei-human = die obersten 2 Karten der Bresche ablegen
seven-shout-kambei-animal = die obersten 3 Karten der Bresche ablegen
seven-shout-kikuchiyo-human = die letzte Karte eines Samurai ablegen
seven-shout-kikuchiyo-animal = zweimal eine letzte Karte ablegen
seven-shout-kyuzo-human = ein Unterstützungsmarker geht zu einem anderen Samurai
seven-shout-kyuzo-animal = einen Marker verschieben und eine Barrikade errichten
seven-shout-katsushiro-human = die obersten 2 ansehen und beliebig zurücklegen
seven-shout-katsushiro-animal = die obersten 3 ansehen und beliebig zurücklegen
seven-shout-heihachi-human-short = +1 Barrikade
seven-shout-heihachi-animal-short = +1 Barrikade, heilen
seven-shout-shichiroji-human-short = Karte verschieben
seven-shout-shichiroji-animal-short = 2 Karten verschieben
seven-shout-gorobei-human-short = 2 vom Stapel weg
seven-shout-gorobei-animal-short = 3 vom Stapel weg
seven-shout-kambei-human-short = 2 aus der Bresche
seven-shout-kambei-animal-short = 3 aus der Bresche
seven-shout-kikuchiyo-human-short = letzte Karte weg
seven-shout-kikuchiyo-animal-short = zwei letzte weg
seven-shout-kyuzo-human-short = Marker versetzen
seven-shout-kyuzo-animal-short = Marker, +1 Barrikade
seven-shout-katsushiro-human-short = oberste 2 ordnen
seven-shout-katsushiro-animal-short = oberste 3 ordnen
seven-kiai-at = Kiai { $n }
seven-as-animal = Kiai als Tier
seven-animal-kiai = als Tier { $n }
seven-animal = Tier
seven-the-animal = Tier
seven-the-samurai = Samurai
seven-wounds-note = Erste Wunde: ein Marker. Zweite: Der Marker kommt weg, der Samurai wird zum Tier. Dritte: ein Marker. Vierte: Das Dorf ist verloren.

## Tafeln
seven-your-left = links von dir
seven-your-right = rechts von dir
seven-near-left = links
seven-near-right = rechts
seven-defence = Verteidigung
seven-line = Kampfreihe
seven-oldest-first = die älteste geht zuerst
seven-guarded = bewacht
seven-open = offen
seven-goes-here = kommt hierher
seven-safe-hat = keine Wunde
seven-safe-house = kein Brand
seven-safe-doll = kein Verlust
seven-else-hat = sonst Wunde
seven-else-house = sonst Brand
seven-else-doll = sonst Verlust
seven-next = nächster Zug
seven-strikes = jetzt
seven-next-turn = Nächster Zug:
seven-no-penalty = keine Strafe droht
seven-no-bandits = keine Banditen in der Reihe
seven-none-short = keine Banditen
seven-nothing-short = keine Strafe
seven-passed = gepasst: für diese Runde draußen
seven-short-barricade = Barrikade
seven-short-wound = Wunde
seven-short-breach = Bresche
seven-short-no-defence = keine Abwehr
seven-short-no-support = keine Hilfe
seven-short-left-draws = links zieht
seven-short-right-draws = rechts zieht
seven-short-must-pass = muss passen
seven-short-reinforce = Bandit zurück
seven-short-no-ability = ohne Fähigkeit
seven-short-lose-defender = Wache weg
seven-open-list = offen: { $what }
seven-all-guarded = alles bewacht
seven-token = Unterstützungsmarker: { $name }
seven-token-home = Unterstützungsmarker von { $name }
seven-token-out = Unterstützungsmarker von { $name }: verliehen
seven-token-used = Offener Marker von { $name }, im Einsatz
seven-token-line = Statt zu kämpfen, verleihst du ihn: Wer ihn hält, hat im nächsten Zug die Fähigkeit. Danach kommt er heim. Eine Karte geht ungesehen in die Bresche.
seven-open-token = Offener Marker von { $name }
seven-open-token-line = Er liegt offen: Zu Beginn eines Zuges darf ein Samurai ihn für den Rest der Runde nutzen, einmal je Partie.
seven-lent-by = Geliehen von { $name }
seven-lent = geliehen
seven-out = verliehen
seven-yours = deiner
seven-drag = ziehen oder S
seven-wound = Wunde
seven-track = Kampfleiste
seven-track-line = Sie steht auf { $track }. Genau auf { $kiai } ist Kiai: die Wirkung, dann geht die älteste Karte. Darüber geht eine Barrikade verloren, und der Samurai muss im nächsten Zug passen.
seven-penalty-line = Wenn der nächste Zug des Samurai beginnt, schlägt die letzte Karte der Reihe zu.
seven-penalties = Strafen

## Das Dorf
seven-deck = { $n ->
    [one] Bandit übrig
   *[other] Banditen übrig
  }
seven-breach = in der Bresche
seven-discarded = abgelegt · ansehen
seven-look-discard = Ablage: { $n }. Durchsehen
seven-of = { $n } von { $max }
seven-gone = verloren
seven-thing-deck = Stapel
seven-thing-deck-line = Jeder Kampf deckt die oberste Karte auf. Ist er leer, endet die Runde.
seven-thing-breach = Bresche
seven-thing-breach-line = Karten, die durchgeschlüpft sind. Am Ende der Runde werden sie aufgedeckt: Jede Flamme verbrennt eine Barrikade.
seven-thing-discard = Ablage
seven-thing-discard-line = Banditen, die für diese Runde fort sind. Du darfst sie durchsehen.
seven-thing-building = Gebäude
seven-thing-building-line = Am Ende der Runde brennt eines für jeden Samurai, der links kein Haus hat, und immer dann, wenn keine Barrikade mehr da ist. Mit dem letzten ist die Partie verloren. Jedes zählt einen Punkt.
seven-thing-barricade = Barrikaden
seven-thing-barricade-line = Verloren durch Strafen, durch Kampfleisten über Kiai und durch Flammen in der Bresche. Ist keine mehr da, brennen Gebäude.
seven-thing-wound = Wunde
seven-thing-wound-line = { seven-wounds-note }
seven-family-heal = Am Ende der Runde verliert ein zufälliger Samurai seinen Wundmarker.
seven-family-barricade = Am Ende der Runde wird eine Barrikade errichtet.
seven-family-breach = Am Ende der Runde kommt die oberste Karte der Bresche auf die Ablage.

## Karten in Worten
seven-rank-raider = Plünderer
seven-rank-henchman = Handlanger
seven-rank-chief = Anführer
seven-strength = Stärke { $n }.
seven-strength-line = Rechts rückt die Leiste um so viel vor.
seven-strength-now = Angriff: Die Leiste geht { $from } → { $to } von { $kiai }.
seven-no-symbol = Kein Symbol.
seven-no-symbol-line = Sie kann nicht verteidigen.
seven-guard-about-hat = Bauern: Ohne Hut links erleidet der Samurai am Ende der Runde eine Wunde.
seven-guard-about-house = Gebäude: Ohne Haus links brennt am Ende der Runde ein Gebäude.
seven-guard-about-doll = Familien: Ohne Puppe links geht am Ende der Runde eine Familie verloren.
seven-flame = Flamme.
seven-flame-line = In der Bresche aufgedeckt verbrennt sie eine Barrikade.
seven-about-barricade = Eine Barrikade geht verloren; ist keine da, ein Gebäude.
seven-about-wound = Der Samurai erleidet eine Wunde.
seven-about-breach = Die oberste Karte des Stapels geht ungesehen in die Bresche.
seven-about-no-defence = In diesem Zug darf keine Karte nach links.
seven-about-no-support = In diesem Zug ist die Aktion Unterstützung verboten.
seven-about-left-draws = Der linke Nachbar zieht eine Karte in die Kampfreihe.
seven-about-right-draws = Der rechte Nachbar zieht eine Karte in die Kampfreihe.
seven-about-must-pass = Der Samurai muss in diesem Zug passen.
seven-about-reinforce = Ein Bandit von der Ablage kehrt in den Stapel zurück, der gemischt wird.
seven-about-no-ability = In diesem Zug wirken keine Fähigkeiten; der Kiai schon.
seven-about-lose-defender = Eine Karte links kommt auf die Ablage; ihr Besitzer wählt, welche.
seven-odd-note = Ungerade Stärke: Shichiroji darf sie weitergeben, Kambei ihre Strafen ignorieren.
seven-even-note = Gerade Stärke: Heihachi darf sie weitergeben, Gorobei ihre Strafen ignorieren.
seven-impossible-note = Eine Strafe, die nicht ausgeführt werden kann, ist eine Wunde.

## Die Legende, und was gesehen wurde
seven-legend = Zeichen
seven-signs = Zeichen auf dem Tisch
seven-guards-left = Wachen, links
seven-on-boards = Auf Karten und Tafeln
seven-kiai = Kiai
seven-kiai-line = Genau hier stehen: die Wirkung, dann geht die älteste Karte.
seven-beyond = Über Kiai
seven-beyond-line = Eine Barrikade geht verloren; der Samurai muss passen.
seven-seal = Rotes Siegel
seven-seal-line = Die Strafe der letzten Karte: Sie trifft zu Beginn des nächsten Zuges.
seven-families-help = Familien helfen am Ende der Runde
seven-chiefs-only = Nur Anführer
seven-bandits = Banditen
seven-tokens-abilities = Unterstützungsmarker und Fähigkeiten
seven-seen = Gesehene Karten
seven-discard-sum = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }, Flammen: { $flames }
seven-discard-empty = Noch liegt nichts auf der Ablage.
seven-place = { $n }. von oben
seven-none-known = Hier ist keine Karte bekannt.
seven-unplaced = Im Spiel, aber niemand weiß, wo
seven-tally = Zählung
seven-tally-strength = Stärke
seven-tally-seen = bisher gesehen
seven-tally-box = in der Schachtel

## Der Streifen
seven-strip = Deine Entscheidung
seven-ask-start = : einen offenen Marker nutzen oder den Zug beginnen
seven-ask-penalty = : Der letzte Bandit schlägt zu
seven-ask-lose = : Welche Wache geht verloren?
seven-ask-action = { $support ->
    [true] : kämpfen, unterstützen oder passen
   *[other] : kämpfen oder passen
  }
seven-ask-forced = : Es bleibt nur, zu passen
seven-ask-second = : noch einmal kämpfen oder den Zug beenden
seven-ask-card = : Wohin mit diesem Banditen?
seven-ask-card-given = : { $name } gibt dir diesen Banditen. Wohin mit ihm?
seven-ask-kiai = : den Kiai nutzen oder verklingen lassen
seven-ask-kiai-to = : Und zu wem?
seven-ask-order = : In welcher Reihenfolge zurück? Die erste wird zuerst gezogen
seven-ask-choose = : Wähle
seven-do-fight = Kämpfen
seven-do-support = Unterstützen
seven-do-pass = Passen
seven-do-end = Zug beenden
seven-do-begin = Zug beginnen
seven-do-defend = Verteidigen
seven-do-attack = Angreifen
seven-do-discard = Ablegen
seven-do-under = Unter den Stapel
seven-do-ignore = Ignorieren: { $penalty }
seven-give-to = Zu { $name }
seven-give-line = { $name } entscheidet über die { $strength }; die Leiste dort: { $track } von { $kiai }.
seven-discard-line = Eine { $strength } liegt schon in der Reihe: Diese kommt auf die Ablage.
seven-under-line = Ziehe eine andere; die muss gelegt werden.
seven-guards = { $symbol } auf Wache:
seven-guard-saves-hat = keine Wunde am Ende der Runde.
seven-guard-saves-house = kein Gebäude brennt am Ende der Runde.
seven-guard-saves-doll = keine Familie geht am Ende der Runde verloren.
seven-track-stays = Die Leiste bleibt auf { $track }.
seven-track-goes = Leiste { $from } → { $to }.
seven-then-beyond = Über { $kiai }: Im nächsten Zug musst du passen.
seven-back-below = Nicht mehr über { $kiai }.
seven-kiai-seal = Kiai!
seven-kiai-then = Du darfst: { $shout }. Dann geht die { $strength }, Leiste { $track }.
seven-fight-line = { $n ->
    [one] Die oberste Karte aufdecken: noch { $n }.
   *[other] Die oberste Karte aufdecken: noch { $n }.
  }
seven-fight-known = Oben liegt eine { $strength }.
seven-fight-safe = Beim Angriff: Jeder Bandit ist sicher.
seven-fight-odds = { $safe ->
    [1] Beim Angriff: 1 sicher, { $kiai } Kiai, ab { $beyond } kostet es eine Barrikade.
   *[other] Beim Angriff: 1–{ $safe } sicher, { $kiai } Kiai, ab { $beyond } kostet es eine Barrikade.
  }
seven-fight-edge = Beim Angriff: { $kiai } ist Kiai, ab { $beyond } kostet es eine Barrikade.
seven-support-line = Deine Fähigkeit für den nächsten Zug des anderen.
seven-support-cost = Eine Karte geht ungesehen in die Bresche: dort { $n }.
seven-pass-line = Für diese Runde draußen. Keine Strafe trifft.
seven-pass-cost = So, wie es steht, kostet dich das Ende der Runde { $what }.
seven-pass-free = Alle drei sind bewacht.
seven-open-costs-hat = eine Wunde
seven-open-costs-house = ein Gebäude
seven-open-costs-doll = eine Familie
seven-sure = Wirklich?
seven-sure-how = Noch ein Klick: gepasst für die ganze Runde.
seven-sure-again = Noch ein Klick, und es geschieht.
seven-cannot = Nicht möglich:
seven-not-possible = nicht jetzt
seven-end-line = Kein zweiter Kampf.
seven-begin-line = Ohne weiteren Marker.
seven-ignore-line = Sie trifft nicht und ist keine Wunde.
seven-lose-guard = { $symbol } verlieren
seven-order = Reihenfolge { $n }
seven-order-line = Die erste wird zuerst gezogen.
seven-last-of = Letzte Karte von { $name }
seven-own-last = Deine eigene letzte Karte
seven-token-of = Marker von { $name }
seven-to-name = Zu { $name }
seven-move-from = Die Leiste dort: { $track } von { $kiai }.
seven-move-to = Dort gelegt, links oder rechts; Leiste { $track } von { $kiai }.
seven-lend-to = Hat die Fähigkeit im nächsten Zug.
seven-heal = { $name } heilen
seven-heal-line = Der Wundmarker kommt weg.
seven-raise = Eine Barrikade errichten
seven-raise-line = Barrikaden { $from } → { $to }.
seven-use-kiai-deck = Den Stapel lichten
seven-use-kiai-breach = Die Bresche lichten
seven-use-kiai-look = In den Stapel sehen
seven-let-go = Verklingen lassen
seven-let-go-line = Der Kiai endet.
seven-only-leaves = Nur die { $strength } geht: Leiste { $track }.
seven-decides = { $name } entscheidet
seven-then = Dann { $name }; { $n ->
    [one] nach { $n } Zug bist du dran.
   *[other] nach { $n } Zügen bist du dran.
  }
seven-then-you = Dann bist du dran.
seven-not-this-round = Du hast gepasst: Die anderen halten diese Runde.
seven-forced-none = Sie trägt kein Symbol: Sie kann nur angreifen.
seven-forced-same = Ihr Symbol ({ $symbol }) ist schon bewacht: Sie kann nur angreifen.
seven-forced-barred = In diesem Zug keine Verteidigung: Sie kann nur angreifen.
seven-all-told = Alles, was geschah

## Das Papier
seven-points-now = { $n ->
    [one] jetzt { $n } Punkt
   *[other] jetzt { $n } Punkte
  }
seven-if-now = Wenn die Runde jetzt endete
seven-without-hat = ohne Hut: { $names }
seven-without-house = ohne Haus: { $names }
seven-without-doll = ohne Puppe: { $names }
seven-all = alle
seven-night-cost = Runde { $round } hat gekostet
seven-lost-house = Gebäude
seven-lost-doll = Familien
seven-lost-wound = Wunden
seven-lost-fence = Barrikaden
seven-signals = Zeichen an die anderen
seven-say-take = Ich kann sie nehmen
seven-say-help = Hilf mir
seven-say-look = Schau hierher
seven-signal-take = kann sie nehmen
seven-signal-help = bittet um Hilfe
seven-signal-look = zeigt auf { $name }
seven-signal-card = zeigt auf eine Karte
seven-ping-take = Ich kann sie nehmen
seven-ping-help = Hilf mir
seven-ping-look = { $name }: schau
seven-ping-card = { $name }: schau auf diese Karte

## Kiai
seven-kiai-word = Kiai!
seven-stands = { $name } steht genau auf { $n }
seven-sentence = { $text }.
seven-then-leaves = Dann geht die älteste, die { $strength }: Leiste { $from } → { $to }.

## Das Ende einer Runde
seven-step-hats = Hüte
seven-step-hats-line = ohne: eine Wunde
seven-step-houses = Häuser
seven-step-houses-line = ohne: ein Gebäude brennt
seven-step-dolls = Puppen
seven-step-dolls-line = ohne: eine Familie geht verloren
seven-step-families = Familien helfen
seven-step-families-line = heilen · bauen · wachen, wer noch da ist
seven-step-breach = Die Bresche
seven-step-breach-line = jede Flamme verbrennt eine Barrikade
seven-step-nothing = nichts
seven-because-hats = { $name } hat links keinen Hut.
seven-because-houses = { $name } hat links kein Haus.
seven-because-dolls = { $name } hat links keine Puppe.
seven-left-buildings = Gebäude übrig: { $n }
seven-left-families = Familien übrig: { $n }
seven-left-barricades = Barrikaden: { $n }
seven-next-loss = Weiter
seven-skip-all = Alles überspringen
seven-pause = Pause
seven-go-on = Fortsetzen

## Das Ende
seven-dawn = Der Morgen graut. Das Dorf ist gerettet.
seven-lost-samurai = Ein Samurai ist gefallen.
seven-lost-buildings = Das letzte Gebäude ist abgebrannt.
seven-lost-families = Die letzte Familie ist verloren.
seven-saved = Gerettet
seven-lost = Verloren
seven-samurai-n = { $n } Samurai
seven-of-ten = von 10 Punkten
seven-plus-line = ein Plus für jede Stufe über leicht
seven-best-new = Besser als je zuvor: Das Beste bisher war { $n }.
seven-best = Das Beste bisher: { $n }.
seven-nights = Nacht für Nacht
seven-moment = Die schwerste Nacht
seven-turned = Wo sich das Blatt wendete
seven-moment-line = Runde { $round }: { $what }.
seven-faced = { $n ->
    [one] { $n } Bandit gestellt
   *[other] { $n } Banditen gestellt
  }
seven-shouted = Kiai: { $n }
seven-lent-times = Unterstützung: { $n }
seven-harder = Schwerer: { $level }
seven-try-again = Noch einmal
