"""Counts the graphs of each stage on which it fires, and on which it does not.

A graph counts if the result equals Grappler's. It counts as a match for all stages that
fire on it, and as a near miss for its own stage if that stage does not fire.
"""

import collections

POSITIVE, NEGATIVE = 5, 3

# Stage: why it has fewer graphs.
EXCEPTIONS = {}


class Coverage:

    def __init__(self):
        self.fired = collections.Counter()
        self.held = collections.Counter()

    def note(self, stage, rules, changed):
        """A graph of `stage`: the `rules` that fired on it, and whether Grappler changed it."""
        if changed:
            self.fired.update(set(rules))
        if stage not in rules:
            self.held[stage] += 1

    def missing(self, stages):
        """A message for each stage with too few graphs."""
        for stage in stages:
            enough = self.fired[stage] >= POSITIVE and self.held[stage] >= NEGATIVE
            if enough == (stage in EXCEPTIONS):
                yield "%s fires on %d graphs and not on %d%s" % (
                    stage, self.fired[stage], self.held[stage],
                    ", but is an exception in coverage.py" if enough else "")
