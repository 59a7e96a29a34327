"""Benchmarks: ratios taken in one run, interleaved, best of several."""
