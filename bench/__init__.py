"""Benches: what the design promises, measured against a peer in the same run."""
