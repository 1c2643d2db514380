#!/usr/bin/env python3
"""Runs `tfuse optimize` on broken graphs and with invalid options.

tfuse must never crash: a run ends with a result and exit code 0, or with a line
`error[code]: ...`, exit code 1 (2 for invalid options) and no file written. The
input stays unchanged.

    bad_input.py --tfuse tfuse [--mutations 400]
"""

import argparse
import glob
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))

X = 'node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_FLOAT } } } '


def neg(name, *inputs, op="Neg"):
    return 'node { name: "%s" op: "%s" %s attr { key: "T" value { type: DT_FLOAT } } } ' % (
        name, op, " ".join('input: "%s"' % i for i in inputs))


# name: graph, further arguments, exit code, what stderr has to say.
GRAPHS = {
    "cycle": (X + neg("a", "b") + neg("b", "a"), [], 1, "invalid-graph"),
    "duplicate name": (X + neg("a", "x") + neg("a", "x"), [], 1, "a"),
    "dangling input": (X + neg("a", "y"), [], 1, "y"),
    "dangling control input": (X + neg("a", "x", "^y"), [], 1, "y"),
    "output that is not there": (X + neg("a", "x:3"), [], 1, "x"),
    "control input before data": (X + neg("c", "x") + neg("a", "^c", "x"), [], None, ""),
    "no input": (X + neg("a"), [], None, ""),
    "too many inputs": (X + neg("a", "x", "x"), [], None, ""),
    "no name": (X + 'node { op: "Neg" input: "x" }', [], None, ""),
    "no op": (X + 'node { name: "a" input: "x" }', [], 1, "a"),
    "missing attribute": (X + 'node { name: "a" op: "Neg" input: "x" }', [], None, ""),
    "mistyped attribute": (
        X + 'node { name: "a" op: "Neg" input: "x" attr { key: "T" value { i: 3 } } }',
        [], None, ""),
    "unknown type": (
        X + 'node { name: "a" op: "Neg" input: "x" attr { key: "T" value { type: 99 } } }',
        [], None, ""),
    "unknown op": (X + neg("a", "x", op="NobodyKnows") + neg("b", "a:1"), [], 0, ""),
    "function that does not exist": (
        X + 'node { name: "a" op: "PartitionedCall" input: "x" '
        'attr { key: "Tin" value { list { type: DT_FLOAT } } } '
        'attr { key: "Tout" value { list { type: DT_FLOAT } } } '
        'attr { key: "f" value { func { name: "nowhere" } } } }', [], 0, ""),
    "fetch that does not exist": (X + neg("softmax", "x"), ["--fetch=softmx"], 1, "softmax"),
    "output of a fetch that does not exist": (
        X + neg("a", "x"), ["--fetch=a:4"], 1, "1 output"),
    "feed that does not exist": (X + neg("a", "x"), ["--feed=y"], 1, "unknown-tensor"),
    "stage that does not exist": (X, ["--stages=+convert_pov"], 1, "convert_pow"),
    "optimizer that does not exist": (X, ["--optimizers=layout"], 1, "arithmetic"),
    "semantics that do not exist": (X, ["--semantics=fast"], 1, "finite"),
    "device that does not exist": (X, ["--device=tpu"], 1, "cpu"),
    "report of another kind": (X, ["--report=r.txt"], 1, "json"),
    "report in no folder": (X, ["--report=no/such/r.json"], 1, "no/such"),
    "output of a preserved node that does not exist": (X, ["--preserve=x:9"], 1, "1 output"),
    "optimizer without a name": (X, ["--optimizers="], 2, "usage"),
    "stage without a name": (X, ["--stages=-"], 1, "invalid-option"),
    "iterations that are no number": (X, ["--iterations=many"], 2, "usage"),
    "negative iterations": (X, ["--iterations=-1"], 2, "usage"),
    "option that does not exist": (X, ["--frobnicate"], 2, "usage"),
    "no text format": ("node { name: ", [], 1, "file-corrupt"),
    "no graph": ("Hello, world!", [], 1, "not-a-model"),
}


class Failure(Exception):
    pass


class Runner:

    def __init__(self, tfuse, directory):
        self.tfuse = tfuse
        self.directory = directory
        self.passed = self.failed = 0

    def digest(self, path):
        hash_ = hashlib.sha256()
        if not os.path.exists(path):
            return ""
        for folder, _, files in os.walk(path) if os.path.isdir(path) else [
                (os.path.dirname(path), [], [os.path.basename(path)])]:
            for name in sorted(files):
                with open(os.path.join(folder, name), "rb") as file:
                    hash_.update(name.encode() + file.read())
        return hash_.hexdigest()

    def run(self, source, arguments=(), output=None):
        """(exit code, stderr); fails for a crash, a missing diagnostic, a changed input or stray files."""
        before = self.digest(source)
        target = output or os.path.join(self.directory, "out.pbtxt")
        existed = os.path.exists(target)
        if existed and not output:
            os.remove(target)
        result = subprocess.run(
            [self.tfuse, "optimize", source, "-o", target, "-q", *arguments],
            capture_output=True, timeout=60)
        text = result.stderr.decode(errors="replace")
        if result.returncode not in (0, 1, 2):
            raise Failure("exit code %d: %s" % (result.returncode, text[-300:]))
        if result.returncode and not re.search(r"^error\[[a-z-]+\]: ", text, re.M):
            raise Failure("no diagnostic: " + text[:200])
        if result.returncode and not output and os.path.exists(target):
            raise Failure("something was written")
        if not result.returncode and not os.path.exists(target):
            raise Failure("nothing was written")
        if self.digest(source) != before:
            raise Failure("the input was changed")
        rest = [n for n in os.listdir(self.directory) if ".tmp" in n]
        if rest:
            raise Failure("left behind: " + ", ".join(rest))
        return result.returncode, text

    def test(self, name, source, arguments=(), code=None, says="", output=None):
        try:
            found, text = self.run(source, arguments, output)
            if code is not None and found != code:
                raise Failure("exit code %d, not %d: %s" % (found, code, text[:200]))
            if says not in text:
                raise Failure("stderr does not say '%s': %s" % (says, text[:200]))
            self.passed += 1
        except (Failure, subprocess.TimeoutExpired) as failure:
            self.failed += 1
            print("FAIL %s: %s" % (name, failure))

    def write(self, name, content):
        path = os.path.join(self.directory, name)
        with open(path, "wb" if isinstance(content, bytes) else "w") as file:
            file.write(content)
        return path


    def write_model(self, graph):
        shutil.rmtree(os.path.join(self.directory, "out_model"), ignore_errors=True)
        os.makedirs(os.path.join(self.directory, "in_model"), exist_ok=True)
        return os.path.dirname(self.write(
            "in_model/saved_model.pbtxt",
            'saved_model_schema_version: 1 meta_graphs { meta_info_def { tags: "serve" } '
            "graph_def { %s } }" % graph))


def mutate(text, rng):
    """The graph with one defect."""
    pieces = [
        r'input: "[^"]*" ?',
        r'attr \{ key: "[^"]*" value \{ [^{}]*\} \} ?',
        r'attr \{ key: "[^"]*" value \{ [^{}]*\{[^{}]*\} \} \} ?',
        r"dim \{ size: -?\d+ \} ?",
        r"DT_[A-Z0-9]+",
        r'op: "[^"]*"',
        r"size: -?\d+",
    ]
    for _ in range(rng.randint(1, 3)):
        found = list(re.finditer(rng.choice(pieces), text))
        if not found:
            continue
        hit = rng.choice(found)
        if hit.group().startswith("DT_"):
            new = rng.choice(["DT_STRING", "DT_INT32", "DT_BOOL", "DT_RESOURCE",
                              "DT_VARIANT", "DT_HALF", "DT_COMPLEX64", "DT_QINT8"])
        elif hit.group().startswith("op:"):
            new = 'op: "%s"' % rng.choice(["Neg", "AddN", "Const", "Pow", "Pack", "Split",
                                           "MatMul", "Reshape", "NoOp", "Switch"])
        elif hit.group().startswith("size:"):
            new = "size: %d" % rng.choice([-1, 0, 1, 7, 2**31, 2**62])
        else:
            new = rng.choice(["", hit.group() * 2])
        text = text[:hit.start()] + new + text[hit.end():]
    return text


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tfuse", default="tfuse")
    parser.add_argument("--mutations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as directory:
        runner = Runner(os.path.abspath(arguments.tfuse), directory)
        for name, (graph, options, code, says) in GRAPHS.items():
            runner.test(name, runner.write("in.pbtxt", graph), options, code, says)
            if options or "node" not in graph:
                continue
            for optimizer in ("arithmetic", "remap"):
                runner.test(name + ", " + optimizer, runner.write("in.pbtxt", graph),
                            ["--device=cpu", "--optimizers=" + optimizer], code, says)
            runner.test(name + ", SavedModel", runner.write_model(graph), (), code, says,
                        output=os.path.join(directory, "out_model"))
        runner.test("no such file", os.path.join(directory, "none.pb"), [], 1, "file-not-found")

        model = os.path.join(ROOT, "examples", "small_cnn", "model")
        copy = os.path.join(directory, "model")
        shutil.copytree(model, copy)
        runner.test("output is the input", copy, [], 1, "same", output=copy)
        taken = os.path.join(directory, "taken")
        os.makedirs(os.path.join(taken, "something"))
        runner.test("output already exists", copy, [], 1, "write-failed", output=taken)
        runner.test("no such folder", copy, [], 1, "write-failed",
                    output=os.path.join(directory, "a", "b", "c"))
        for fetch, code, says in (("serving_default", 0, ""), ("serving_defalt", 1,
                                                              "serving_default")):
            out = os.path.join(directory, "fetched")
            runner.test("fetch " + fetch, copy, ["--fetch=" + fetch], code, says, output=out)
        shutil.rmtree(copy)
        os.makedirs(os.path.join(directory, "empty"))
        runner.test("no SavedModel", os.path.join(directory, "empty"), [], 1, "not-a-model",
                    output=os.path.join(directory, "out"))

        for name in ("in.pb", "in.pbtxt"):
            runner.test("empty " + name, runner.write(name, b""), [], 1, "the file is empty")
        with open(os.path.join(model, "saved_model.pb"), "rb") as file:
            whole = file.read()
        for i in range(40):
            cut = whole[:rng.randrange(1, len(whole))]
            runner.test("truncated %d" % i, runner.write("in.pb", cut))
        for i in range(80):
            bits = bytearray(whole)
            for _ in range(rng.randint(1, 4)):
                bits[rng.randrange(len(bits))] ^= 1 << rng.randrange(8)
            runner.test("flipped %d" % i, runner.write("in.pb", bytes(bits)))

        cases = []
        for path in sorted(glob.glob(os.path.join(HERE, "data", "*.json"))):
            with open(path) as file:
                cases += json.load(file)
        for i in range(arguments.mutations):
            case = rng.choice(cases)
            runner.test("mutation %d of %s" % (i, case["name"]),
                        runner.write("in.pbtxt", mutate(case["graph"], rng)),
                        ["--semantics=" + rng.choice(["finite", "grappler"]),
                         "--device=cpu"])
        print("%d passed, %d failed" % (runner.passed, runner.failed))
        return 1 if runner.failed else 0


if __name__ == "__main__":
    sys.exit(main())
