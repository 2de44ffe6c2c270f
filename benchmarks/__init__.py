"""Speed, measured as ratios within one run: `python -m benchmarks.run`. Not part of the package."""
