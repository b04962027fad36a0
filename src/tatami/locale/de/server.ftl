# Antworten des Servers und seine Meldungen.

error-not-found = Diesen Tisch gibt es nicht, oder das ist nicht sein Schlüssel.
error-not-yours = Das steht dir nicht zu.
error-not-started = Die Partie hat noch nicht begonnen.
error-already-started = Die Partie hat schon begonnen.
error-already-joined = Du sitzt schon an diesem Tisch.
error-not-over = Die Partie ist noch nicht zu Ende.
error-game-over = Die Partie ist zu Ende.
error-not-your-turn = Du bist nicht am Zug.
error-stale = Jemand war schneller: Sieh dir den Tisch noch einmal an.
error-bot-plays = Diesen Platz spielt ein Bot; nimm ihn zuerst zurück.
error-player-here = Wer auf diesem Platz sitzt, ist da.
error-no-seat = Es ist kein Platz frei.
error-seat-taken = Dieser Platz ist besetzt.
error-seats-open = Einige Plätze sind noch frei.
error-wrong-seats = Dieses Spiel braucht eine andere Zahl von Plätzen.
error-no-level = Es gibt keinen Bot dieser Stärke.
error-bad-options = Mit diesen Einstellungen lässt sich kein Tisch eröffnen.
error-bad-record = Diese Aufzeichnung lässt sich nicht öffnen.
error-other-rules = Dieser Tisch wurde nach Regeln begonnen, die dieser Server nicht kennt; er ist aufbewahrt, und seine Aufzeichnung lässt sich weiterhin exportieren.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-nothing-asked = Niemand hat dich etwas gefragt.
error-bots-busy = Die Bots sind beschäftigt; versuche es gleich noch einmal.
error-bot-slow = Der Bot hat zu lange gebraucht.
error-bad-webhook = Diese Adresse ruft der Server nicht auf.
error-no-email = Dieser Server verschickt keine E-Mails.
error-bad-message = Diese Nachricht wurde nicht verstanden.
error-bad-request = Diese Anfrage wurde nicht verstanden.
error-bad-method = Das geht hier nicht.
error-bad-host = Dieser Server hört nicht auf diesen Namen.
error-too-large = Das ist zu groß.
error-too-many = Zu viel auf einmal; warte ein wenig.
error-storage = Der Zug konnte gerade nicht gespeichert werden; versuche es noch einmal.
error-internal = Hier ist etwas schiefgegangen; es wurde vermerkt.

notice-bots-busy = Die Bots sind beschäftigt: Dieser macht einen einfachen Zug.
notice-bot-slow = Ein Bot hat zu lange überlegt und macht einen einfachen Zug.
notice-bots-warming = Der Bot macht sich noch bereit (nur beim ersten Start): Ein Soldat zieht für ihn.
notice-time-out = Die Zeit ist um: Ein Bot spielt auf diesem Platz weiter.

alert-turn = Du bist am Zug in { $game }.

serve-open = Tatami läuft unter { $url }
serve-stop = Strg-C beendet es.
serve-address-taken = { $host }:{ $port } ist nicht frei; läuft dort schon ein Server?
serve-no-database = Die Datenbank lässt sich nicht öffnen.
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
admin-not-a-backup = { $file } ist keine Sicherung von Tatami.
admin-exported = { $tables ->
    [one] { $tables } Aufzeichnung wurde nach { $file } geschrieben.
   *[other] { $tables } Aufzeichnungen wurden nach { $file } geschrieben.
}
admin-no-table = Diesen Tisch gibt es nicht.
