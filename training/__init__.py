"""How the networks of the bots were trained, and how to train them again: ``python -m training --help``."""
