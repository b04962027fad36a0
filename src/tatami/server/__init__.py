"""The server: tables, seats, secrets and storage. One path for a move: play it, commit it, tell everybody."""
