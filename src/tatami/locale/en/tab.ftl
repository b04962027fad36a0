# Tatami without a server: tables in the browser's own tab.

tab-getting-python = Fetching Python…
tab-getting-rules = Fetching the rules…
tab-getting-bots = Fetching the bots…
tab-getting-wake = Tatami is waking up…
tab-getting-start = Setting up the table…
tab-megabytes = { $done } of { $all } MB
tab-failed = It could not be started.
tab-new-version = There is a new version of Tatami. Your games stay.
tab-renew = Take it now
tab-later = Later
tab-elsewhere = This table is open in another tab
tab-elsewhere-why = A table is played in one tab at a time. Close it there, then try again here.
error-no-room = This browser has no room left for that. Nothing is lost: make room, then try again.
notice-no-room = This browser has no room left, so the next move waits. Nothing is lost: make room, and the game goes on by itself.
tab-name-hint = Shown at the table. No account: your games are in this browser, and Settings saves them to a file.
tab-friends = Friends elsewhere
tab-friends-hint = Invitations, open tables, clocks, alerts and the shogun need a server. Here you play in this browser: alone, against bots, or side by side.
tab-server = Address of a server
tab-kept-here = Your games are in this browser
tab-kept-hint = Nobody else has them: who clears this site’s data clears them too. A file keeps them, and brings them to another browser.
tab-save-all = Save all to a file
tab-read-all = Read from a file…
tab-taken = { $n ->
    [0] Nothing new was in the file.
    [one] One table was taken over.
   *[other] { $n } tables were taken over.
}
