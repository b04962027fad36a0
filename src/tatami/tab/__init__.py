"""Tables in a browser's tab: the server's rooms, without a server. It runs where nothing compiled can be installed."""
