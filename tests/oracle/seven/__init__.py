"""The law of 7 Samurai written a second time: slow, on names, from the rules alone.

Nothing here asks the package for a rule. What chance brought is told by the table's events, all else is worked out.
"""
