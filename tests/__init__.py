"""A package by name: what some libraries leave in site-packages is called the same, and would be found first."""
