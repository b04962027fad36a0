"""The law of Small Samurai Empires written a second time: slow, on names, from the rules alone.

Nothing here asks the package for a rule. What chance brought is told by the table, all else is worked out.
"""
