"""What can be said of any position: comparisons, counts, sums, zones."""
