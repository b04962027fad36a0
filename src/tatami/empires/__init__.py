"""Small Samurai Empires: 2 to 5 daimyo, hidden orders, area control; its variants, Rise of Tokugawa, and solo."""
