"""7 Samurai: a co-operative game for one to seven, all of it (rules SEV-01 to SEV-6B)."""
