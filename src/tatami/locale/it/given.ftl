# Ciò che è dato e non va: opzioni, tabelloni, scatole, posizioni. Le parole dei dati restano come sono.

## Options
fail-option-unknown = { $game } non ha l’opzione «{ $name }»; ha { $names }.
fail-option-reserved = «{ $name }» non è un’opzione del gioco.
fail-option-flag = { $name } è true o false.
fail-option-edition = L’edizione «{ $edition }» non esiste; ci sono { $names }.
fail-option-modules = modules è un elenco tratto da { $names }.
fail-option-module = Il modulo «{ $module }» non esiste; ci sono { $names }.
fail-option-draft = La bozza non ha né varianti né espansione (EMP-A1, TOK-01): togli { $module }.
fail-option-tokugawa = Rise of Tokugawa appartiene all’edizione 2022 (TOK-01): giocala con edition 2022.
fail-option-solo-module = In solitario si gioca solo il gioco base (SOL-01): togli { $module }.
fail-option-solo-edition = Il solitario appartiene all’edizione 2022 (SOL-01).
fail-option-random-dojo = random_dojo richiede il modulo dojo (DOJ-01).
fail-option-level = Il livello è uno tra { $names } (SEV-10), non «{ $level }».
fail-option-hands = I samurai in gioco sono da due a sette (SEV-12), non { $hands }.
fail-option-one-alone = Solo chi gioca da solo guida più samurai (SEV-12); in più persone ognuno ne ha uno.
fail-option-samurai = samurai è «random» o un elenco di { $hands } diversi tra { $names } (SEV-11).
fail-game = Non c’è un gioco «{ $name }»; i giochi sono { $names }.

## Bots
fail-bot = Non c’è un bot «{ $name }»; ci sono { $names }.
fail-arena-empty = Un’arena ha bisogno di almeno un bot.
fail-arena-seats = { $seats } posti non si dividono in parti uguali tra { $bots } bot.
fail-arena-games = Un’arena gioca almeno 1 partita, non { $games }.
fail-workers-on = I bot lavorano su local, ray o ray://indirizzo, non su «{ $on }».
fail-no-ray = Ray non è installato; installa tatami[ray].
fail-budget = { $what ->
   *[seconds] Un bot ha bisogno di più di 0 secondi, non { $budget }.
    [iterations] Un bot ha bisogno di più di 0 iterazioni, non { $budget }.
    [pace] Un bot ha bisogno di più di 0 volte il proprio tempo, non { $budget }.
}
fail-budget-look = Serve un tempo di più di 0 secondi, non { $seconds }.
fail-no-moves = Non c’è nulla da analizzare: la registrazione non ha mosse.
fail-no-choice = Non c’è nulla da analizzare: nessuno aveva una scelta.

## A board of one’s own: Small Samurai Empires
fail-board-size = Il file di un tabellone ha al massimo 1 MB.
fail-board-toml = Il file del tabellone non è TOML valido: { $why }.
fail-board-tables = Un tabellone è una tabella di tabelle.
fail-board-lacks = Nel file del tabellone manca la tabella [{ $table }].
fail-board-none-of = [{ $table }] nomina «{ $name }», che non è tra { $names }.
fail-board-count = [{ $table }] { $name } dev’essere una quantità da 0 a 40.
fail-board-borders = In [borders] manca l’elenco { $kind }.
fail-board-pair = [borders] { $kind }: { $pair } non è una coppia di province di questo tabellone.
fail-board-pair-twice = [borders] { $kind } elenca { $a } e { $b } due volte.
fail-board-neutrals = { $where }: { $region } ha bisogno di tre azioni neutrali tra { $names }.
fail-board-order = [regions] order dev’essere { $names }, da sud a nord.
fail-board-province = [provinces] { $name } ha bisogno di region, role ({ $names }) e coastal = true o false.
fail-board-provinces = Un tabellone ha al massimo { $most } province, questo { $n }.
fail-board-bonus = [regions.{ $region }] bonus richiede i valori per il primo e il secondo posto nelle province.
fail-board-capital = La regione { $region } deve avere una sola capitale, ne ha { $n } (EMP-04).
fail-board-solo = Per il solitario la regione { $region } deve avere due province risorsa (SOL-01).
fail-board-track = [influence] track richiede { $n } moltiplicatori, per influenza da 0 a { $last } e oltre.
fail-board-red-cards = [destiny] base non ha carte rosse; appartengono a tokugawa.
fail-board-every-region = [destiny] base richiede una carta di ogni regione base (SOL-03).
fail-board-cards = [destiny] richiede 20 carte base, da 25 a 35 in tutto (EMP-05, TOK-02).
fail-board-draft-marks = [destiny] draft_marks toglie più carte { $region } di quante ce ne siano.
fail-board-orders = [orders] deve dare in tutto 11 segnalini (EMP-03), non { $n }.
fail-board-orders-solo = [orders] richiede cinque segnalini che non siano movimenti (SOL-02).
fail-board-mountain = La montagna tra { $a } e { $b } non sta su un confine di terra (EMP-04).
fail-board-mountains = Un tabellone ha al massimo { $most } montagne.
fail-board-land-and-sea = { $a } e { $b } sono collegate per terra e per mare.
fail-board-not-coastal = { $province } ha un collegamento via mare ma non è costiera (EMP-04).
fail-board-edges = Un tabellone ha al massimo { $most } confini e collegamenti.
fail-board-unreached = Non si raggiunge: { $names }.
fail-board-unreached-base = Senza la regione rossa non si raggiunge: { $names }.
fail-board-too-few-tokens = Ci sono { $n } segnalini montagna per { $places } posti.
fail-board-too-few-figures = Ci sono { $n } figure di santuario per { $places } posti.
fail-board-tribes = Le tribù indipendenti sono al massimo { $most }, non { $n }.

## A box of one’s own: 7 Samurai
fail-box-bandits = La scatola richiede { $n } banditi (SEV-02).
fail-box-ranks = La scatola richiede { $raiders } razziatori, { $henchmen } sgherri e { $chiefs } capi (SEV-02).
fail-box-dolls = Almeno 2 razziatori devono avere una bambola (SEV-12).
fail-box-buildings = Il villaggio richiede { $n } edifici (SEV-03).
fail-box-families = Il villaggio richiede una famiglia di ogni tipo (SEV-03).
fail-box-bandit = Un bandito è una tabella con strength, symbol, penalties e flame (SEV-02).
fail-box-strength = La forza di un bandito va da 1 a 6 (SEV-02), non { $given }.
fail-box-symbol = Il simbolo di un bandito è hat, house, doll o nessuno (SEV-02), non { $given }.
fail-box-penalties = Un bandito ha al massimo due penalità tra { $names } (SEV-02).
fail-box-flame = flame di un bandito è true o false (SEV-02).
fail-box-kiai = { $samurai } richiede due valori Kiai da 6 a 20 (SEV-01).
fail-box-kinds = I tipi di { $what } sono { $names } (SEV-03).
fail-box-numbers = Le quantità di { $what } sono numeri interi (SEV-03).

## Positions
fail-position-number = Nella posizione { $what } dev’essere un numero intero da { $low } a { $high }.
fail-position-object = Nella posizione { $what } dev’essere un oggetto.
fail-position-list = Nella posizione { $what } dev’essere un elenco.
fail-position-list-of = Nella posizione { $what } dev’essere un elenco lungo { $n }.
fail-position-list-most = Nella posizione { $what } dev’essere un elenco lungo al massimo { $most }.
fail-position-one-of = Nella posizione { $what } dev’essere uno tra { $names }.
fail-position-holds = Nella posizione { $what } può contenere { $names }, non «{ $given }».
fail-position-seats-of = Nella posizione { $what } deve contenere posti da 0 a { $last }.
fail-position-cards = Nella posizione { $what } ha al massimo { $most } carte.
fail-position-key = Nella posizione key dev’essere un elenco di quattro parole da 32 bit.
fail-position-turn-order = Nella posizione turn_order deve nominare ogni posto da 0 a { $last } una volta.
fail-position-province = Nella posizione provinces nomina «{ $name }», che non è in gioco.
fail-position-no-resource = { $province } non produce risorse (EMP-04).
fail-position-two-castles = Il posto { $seat } ha due castelli in una regione (EMP-56).
fail-position-castles = Il posto { $seat } ha più di 3 castelli (EMP-57).
fail-position-capital = { $province } è una capitale: in questa edizione lì non ci sono castelli (EMP-56).
fail-position-castles-together = { $province } ha due castelli; questa edizione ne ammette uno (EMP-56).
fail-position-two-generals = Il posto { $seat } ha due generali (DOJ-11).
fail-position-archers = Il posto { $seat } ha più di 3 arcieri (DOJ-11).
fail-position-samurai = Il posto { $seat } ha { $n } samurai sul tabellone e nella riserva, non { $all } (EMP-02).
fail-position-orders = Il posto { $seat } ha { $n } segnalini { $order }, non { $all } (EMP-03).
fail-position-resources = Sul tabellone ci sono { $n } segnalini { $good }; la scatola ne ha { $most } (EMP-05).
fail-position-no-shrine = { $province } non è un santuario: lì non ci sono figure (EMP-S1).
fail-position-figures = Ci sono { $n } figure { $colour }; questa partita ne ha { $most } (EMP-S1).
fail-position-agenda-twice = La tessera obiettivo { $tile } sta in due regioni (EMP-A1).
fail-position-agenda-red = La tessera obiettivo { $tile } appartiene al gioco con la regione rossa (TOK-05).
fail-position-neutral-twice = La regione { $region } ha due volte l’azione neutrale { $neutral } (EMP-R1).
fail-position-slot = Nella posizione { $what } dev’essere { $slot }.
fail-position-under-nothing = { $what } ha un segnalino sotto il nulla.
fail-position-covered-early = { $what } ha un segnalino coperto nel round 1 (EMP-32).
fail-position-location = { $what }: i segnalini delle casate automatiche hanno un luogo (SOL-02).
fail-position-destiny = Nella posizione ci sono { $n } carte destino { $region }, non { $cards } (EMP-05).
fail-position-mountain-tokens = Ci sono troppi segnalini { $token } (EMP-M1).
fail-position-stack = { $what } ha al massimo 16 segnalini (SOL-02).
fail-position-stack-form = { $what } elenca segnalini come «grey shrine».
fail-position-locations = { $what } deve avere una volta ciascuno dei suoi 16 segnalini luogo (SOL-02).
fail-position-no-flow = Una posizione a metà della risoluzione richiede il suo flow.
fail-position-all-placed = Tutti i segnalini di questo round sono piazzati (EMP-21).
fail-position-frames = flow.frames ha al massimo { $most } azioni.
fail-position-columns = flow.columns deve nominare { $names }.
fail-position-same-dojo = Due posti hanno lo stesso dojo (DOJ-01).
fail-position-dojos = I dojo si scelgono prima della prima era, uno per posto (DOJ-01).
fail-position-over-acts = La partita è finita, ma qualcuno deve agire.
fail-position-over = Una partita finita ha avuto tre ere e ha un vincitore (EMP-90).
fail-position-no-card = Nessuno ha una carta destino da scegliere (EMP-30).
fail-position-course = flow.frames non è un corso di azioni possibile.
fail-position-nobody-decides = In questa posizione nessuno deve decidere: flow non corrisponde alla fase.
fail-position-card = La posizione nomina una carta che non esiste: «{ $name }».
fail-position-card-twice = La posizione contiene due volte la carta { $name }.
fail-position-not-hidden = Nella posizione «{ $name }» non è né nel mazzo né nella breccia.
fail-position-deck-empty = Nella posizione il mazzo è vuoto: il round sarebbe finito (SEV-31).
fail-position-active-passed = Nella posizione il samurai di turno ha passato (SEV-25).
fail-position-passed-holds = Nella posizione un samurai che ha passato tiene una carta o ha un Kiai (SEV-25).
fail-position-kiai = L’elenco dei Kiai in corso nella posizione non è possibile (SEV-24).
fail-position-looking = Nella posizione si guardano più carte di quante ne permetta un Kiai (SEV-56).
fail-position-losing = Nella posizione ora non si può perdere una carta a sinistra (SEV-6A).
fail-position-seats = La posizione deve descrivere { $n } posti.
fail-position-two-seats = Nella posizione due posti giocano { $samurai } (SEV-11).
fail-position-own-token = Nella posizione un samurai ha in prestito il proprio segnalino supporto (SEV-23).
fail-position-token-plays = Nella posizione { $samurai } gioca, quindi il suo segnalino non è scoperto (SEV-12).
fail-position-token-open = Nella posizione il segnalino di { $samurai } non può essere scoperto (SEV-12).
fail-position-left = Nella posizione le carte a sinistra non hanno simboli diversi (SEV-22).
fail-position-buildings = La posizione ha più edifici di un tipo di quanti ne abbia la scatola (SEV-03).
fail-position-village-lost = Nella posizione non restano edifici o famiglie: la partita sarebbe finita (SEV-34).
