# Antworten des Servers und seine Meldungen.

error-not-found = Diesen Tisch gibt es nicht, oder das ist nicht sein Schlüssel.
error-not-yours = Das steht dir nicht zu.
error-not-started = Die Partie hat noch nicht begonnen.
error-already-started = Die Partie hat schon begonnen.
error-already-joined = Du sitzt schon an diesem Tisch.
error-not-over = Die Partie ist noch nicht zu Ende.
error-game-over = Die Partie ist zu Ende.
error-not-your-turn = Du bist nicht am Zug.
error-no-help = An diesem Tisch wird ohne Tipps und Chancen gespielt.
error-stale = Jemand war schneller: Sieh dir den Tisch noch einmal an.
error-bot-plays = Diesen Platz spielt ein Bot; nimm ihn zuerst zurück.
error-player-here = Wer auf diesem Platz sitzt, ist da.
error-clock-decides = An diesem Tisch läuft eine Uhr: Ein Bot übernimmt den Platz, wenn seine Zeit um ist.
error-not-away-long = Wer auf diesem Platz sitzt, ist noch nicht lange genug fort.
error-sent-away = Wer diesen Tisch eröffnet hat, hat dich fortgeschickt.
error-too-many-listed = Du hast schon genug Tische in der Liste; beginne oder verlass erst einen.
error-no-seat = Es ist kein Platz frei.
error-seat-taken = Dieser Platz ist besetzt.
error-seats-open = Einige Plätze sind noch frei.
error-wrong-seats = Dieses Spiel braucht eine andere Zahl von Plätzen.
error-no-level = Es gibt keinen Bot dieser Stärke.
error-bad-options = Mit diesen Einstellungen lässt sich kein Tisch eröffnen.
error-seed-of-others = Ein Startwert lässt sich nur wählen, wenn alle Plätze an diesem Bildschirm oder von Bots besetzt sind: Er verrät jede Hand.
error-bad-record = Diese Aufzeichnung lässt sich nicht öffnen.
error-bad-board = Auf diesem Spielbrett lässt sich nicht spielen.
error-slow-board = Dieses Spielbrett zu lesen hat zu lange gedauert.
error-slow-record = Diese Aufzeichnung zu lesen hat zu lange gedauert.
error-other-rules = Dieser Tisch wurde nach Regeln begonnen, die dieser Server nicht kennt; er ist aufbewahrt, und seine Aufzeichnung lässt sich weiterhin exportieren.
error-needs-server = Dafür braucht es einen Server; hier spielst du im eigenen Browser, gegen Bots oder zu mehreren an einem Bildschirm.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-not-together = Dieses Spiel spielt man gegeneinander; niemand kann es für alle beenden.
error-nothing-asked = Niemand hat dich etwas gefragt.
error-bots-busy = Die Bots sind beschäftigt; versuche es gleich noch einmal.
error-bot-slow = Der Bot hat zu lange gebraucht.
error-bad-webhook = Diese Adresse ruft der Server nicht auf.
error-no-email = Dieser Server verschickt keine E-Mails.
error-no-mail-wanted = Diese Adresse möchte von hier keine Post.
error-bad-message = Diese Nachricht wurde nicht verstanden.
error-bad-request = Diese Anfrage wurde nicht verstanden.
error-bad-method = Das geht hier nicht.
error-nobody = Dafür braucht es deinen eigenen Schlüssel; öffne die Seite neu.
error-bad-origin = Eine fremde Seite darf das nicht.
error-once-spent = Dieser Link wurde schon benutzt oder ist zu alt. Mach einen neuen.
error-invitation-spent = Dieser Einladung ist schon jemand gefolgt.
error-one-try = Du hast diese Aufgabe schon begonnen; ein Versuch am Tag.
error-play-first = Spiele erst die heutige Aufgabe; dann darfst du den anderen zusehen.
error-no-push = Dieser Server verschickt keine Push-Nachrichten.
error-bad-push = An diese Adresse verschickt der Server keine Push-Nachrichten.
error-bad-host = Dieser Server hört nicht auf diesen Namen.
error-key-in-url = Ein Schlüssel gehört nie in eine Adresse, wo Protokolle ihn behielten: Er wird im Kopf Tatami-Key gesendet.
error-too-large = Das ist zu groß.
error-too-slow = Das hat zu lange gebraucht, um anzukommen.
error-too-many = Zu viel auf einmal; warte ein wenig.
error-storage = Der Zug konnte gerade nicht gespeichert werden; versuche es noch einmal.
error-internal = Hier ist etwas schiefgegangen; es wurde vermerkt.

notice-bots-busy = Die Bots sind beschäftigt: Dieser macht einen einfachen Zug.
notice-bot-slow = Ein Bot hat zu lange überlegt und macht einen einfachen Zug.
notice-bots-warming = Der Bot macht sich noch bereit (nur beim ersten Start): Ein Soldat zieht für ihn.
notice-time-out = Die Zeit ist um: Ein Bot spielt auf diesem Platz weiter.
notice-stand-in = Wer hier sitzt, ist lange fort: Ein Bot spielt nun auf diesem Platz, so will es, wer den Tisch eröffnet hat.

alert-turn = Du bist am Zug in { $game }.
alert-confirm-subject = Tatami: Dürfen wir dir sagen, wenn du am Zug bist?
alert-confirm-body =
    Jemand, wahrscheinlich du, möchte, dass Tatami an diese Adresse schreibt, sobald du in einem Spiel am Zug bist.
    Sag hier ja oder nein: { $link }
    Warst du es nicht, so tu nichts: Du hörst nicht wieder von uns.
alert-end = Keine solche Post mehr: { $link }
alert-question = Soll Tatami dir schreiben, wenn du an diesem Tisch am Zug bist?
alert-confirm = Ja, schreibt mir
alert-stop = Nein, und nie wieder
alert-confirmed = Danke: Du erfährst es, wenn du am Zug bist.
alert-stopped = Du bekommst von hier keine Post mehr.
alert-gone = Dieser Link ist alt: Seinetwegen wird nichts mehr verschickt.

serve-open = Tatami läuft unter { $url }
serve-alone = Nur dieser Rechner kann es öffnen. Für Freunde: tatami serve --host 0.0.0.0 --open
serve-runs = Tatami läuft bereits unter { $url }; der Browser öffnet es.
serve-stop = Strg-C beendet es.
serve-address-taken = { $host }:{ $port } ist nicht frei; läuft dort schon ein Server?
serve-no-database = Die Datenbank lässt sich nicht öffnen.
serve-newer-database = Diese Datenbank hat eine neuere Ausgabe von Tatami geschrieben; nimm diese.
serve-already-served = Mit dieser Datenbankdatei läuft schon ein Server; für mehrere nimm PostgreSQL.
serve-bad-settings = Die Einstellungen sind nicht gültig: { $what }
admin-backed-up = { $tables ->
    [one] { $tables } Tisch wurde nach { $file } geschrieben.
   *[other] { $tables } Tische wurden nach { $file } geschrieben.
}
admin-restored = { $tables ->
    [one] { $tables } Tisch wurde wiederhergestellt.
   *[other] { $tables } Tische wurden wiederhergestellt.
}
admin-not-empty = Die Datenbank enthält schon Tische. Die Wiederherstellung braucht eine leere.
admin-no-database = Unter { $file } gibt es keine Datenbank.
admin-not-a-backup = { $file } ist keine Sicherung von Tatami.
admin-exported = { $tables ->
    [one] { $tables } Aufzeichnung wurde nach { $file } geschrieben.
   *[other] { $tables } Aufzeichnungen wurden nach { $file } geschrieben.
}
admin-no-table = Diesen Tisch gibt es nicht.
admin-differs-move = Tisch { $table }: { $why }
admin-differs-result = Tisch { $table } endet mit einem anderen Ergebnis als dem gespeicherten.
admin-differs-rules = Tisch { $table } lässt sich mit dieser Ausgabe nicht öffnen und bleibt, wie er ist: { $why }
admin-validated = Nachgespielte Tische: { $tables }; davon weichen ab: { $differ }.
admin-fixed = Nachgespielte Tische: { $tables }; berichtigt, wo es geht: { $differ }.
