"""How networks for the bots are trained (``python -m training --help``); the card of the one in use says how it was."""
