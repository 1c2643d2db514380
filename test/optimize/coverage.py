"""How many graphs there are for each stage: on which it fires, and on which it does not.

A graph counts if what came out is what Grappler makes of it. It counts for all stages
that fire on it, and against the one that it was written for if that does not fire.
"""

import collections

POSITIVE, NEGATIVE = 5, 3

# Stage: why there are fewer.
EXCEPTIONS = {}


class Coverage:

    def __init__(self):
        self.fired = collections.Counter()
        self.held = collections.Counter()

    def note(self, stage, rules, changed):
        """A graph of `stage`, on which `rules` fired, and which Grappler changed."""
        if changed:
            self.fired.update(set(rules))
        if stage not in rules:
            self.held[stage] += 1

    def missing(self, stages):
        """What is to be said of the stages that have too few graphs."""
        for stage in stages:
            enough = self.fired[stage] >= POSITIVE and self.held[stage] >= NEGATIVE
            if enough == (stage in EXCEPTIONS):
                yield "%s fires on %d graphs and not on %d%s" % (
                    stage, self.fired[stage], self.held[stage],
                    ", but is an exception in coverage.py" if enough else "")
