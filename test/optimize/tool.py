"""Runs `tfuse optimize`, and compares its ops with Grappler's."""

import collections
import json
import os
import re
import subprocess

from graphdef import Mismatch


class Tool:

    def __init__(self, tfuse, directory):
        self.tfuse = os.path.abspath(tfuse) if os.path.dirname(tfuse) else tfuse
        self.directory = directory

    def stages(self):
        """The names of all stages, in order."""
        text = subprocess.run([self.tfuse, "optimize", "--list-stages"],
                              capture_output=True, text=True, check=True).stdout
        return re.findall(r"^  ([\w-]+)", text, re.M)

    def optimize(self, graph, fetches, *options, form="pb"):
        """(the optimized graph, the rules that fired), of a graph in binary or
        text form. Raises Mismatch if there is none."""
        source = os.path.join(self.directory,
                              "in.pb" if isinstance(graph, bytes) else "in.pbtxt")
        target = os.path.join(self.directory, "out." + form)
        report = os.path.join(self.directory, "report.json")
        with open(source, "wb" if isinstance(graph, bytes) else "w") as file:
            file.write(graph)
        for path in (target, report):
            if os.path.exists(path):
                os.remove(path)
        result = subprocess.run(
            [self.tfuse, "optimize", source, "-o", target, "-q", "--report", report,
             "--fetch=" + ",".join(fetches), *options], capture_output=True, text=True)
        if result.returncode:
            raise Mismatch("exit code %d: %s" % (result.returncode,
                                                 result.stderr.strip()[-500:]))
        with open(report) as file:
            rules = [event["rule"] for event in json.load(file)["applied"]]
        with open(target, "rb" if form == "pb" else "r") as file:
            return file.read(), rules


def show(counter):
    return ", ".join("%s x%d" % item if item[1] > 1 else item[0]
                     for item in sorted(counter.items()))


def compare_ops(before, theirs, ours):
    """Compares the op multisets of the graph, Grappler's result and tfuse's result: equal,
    or fewer if no op remains that Grappler removed."""
    theirs = collections.Counter(theirs)
    if ours == theirs:
        return
    removed = {op for op in before if theirs[op] < before[op]}
    if sum(ours.values()) < sum(theirs.values()) and all(
            ours[op] <= theirs[op] for op in removed):
        return
    raise Mismatch("Grappler: %s; here: %s" % (show(theirs), show(ours)))
