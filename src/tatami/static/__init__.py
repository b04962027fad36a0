"""Tatami as a folder of static files: what `tatami static build` puts together."""
