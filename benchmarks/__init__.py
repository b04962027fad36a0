"""What the engine does in a second, beside its peers in the same run (``python -m benchmarks``), and stress runs."""
