#!/usr/bin/env python3
"""Converts random TensorFlow programs, runs them in LiteRT, compares with TensorFlow.

  fuzz.py --tfuse tfuse --count 300 --seed 1     300 programs, those of the seeds 1 to 300
  fuzz.py --tfuse tfuse --rerun 17               one program: its source, what came of it, reduced
  fuzz.py --tfuse tfuse --only Gather            each program has this op or idiom

A program fails if a value is wrong, if tfuse crashes, takes more than 20 seconds or refuses it
without a reason that refusals.py knows, or if LiteRT cannot load or run the file. Findings are
reduced to a few statements and written to the directory of --keep. The last line is
`N passed, N failed`; README.md says how noise is told from errors. Needs the pinned TensorFlow.
"""

from __future__ import annotations

import argparse
import collections
import dataclasses
import json
import os
import pathlib
import select
import signal
import sys
import tempfile
import time
import traceback

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("TF_ENABLE_ONEDNN_OPTS", "0")
os.environ.setdefault("AUTOGRAPH_VERBOSITY", "0")
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

MAX_SECONDS = 90  # for everything about one program
PASSING = ("pass", "explained", "invalid", "empty")
CHUNK = 40  # programs for each worker process


def be_worker(seeds: list[int], arguments: argparse.Namespace, pipe: int) -> None:
    """Checks programs in sequence; writes a line of JSON for each stage and result."""
    import tensorflow as tf

    import check
    import generator
    import program as ir
    import reduce

    tf.config.threading.set_inter_op_parallelism_threads(1)
    tf.config.threading.set_intra_op_parallelism_threads(1)
    tf.config.optimizer.set_experimental_options({"disable_meta_optimizer": True})

    def send(**message) -> None:
        os.write(pipe, (json.dumps(message) + "\n").encode())

    for seed in seeds:
        start = time.monotonic()
        send(seed=seed, stage="generate")
        program = generator.generate(seed, arguments.only)
        checker = check.Checker(
            arguments.tfuse, lambda stage, seed=seed: send(seed=seed, stage=stage)
        )
        outcome = checker.check(program)
        result = {
            "seed": seed,
            "kind": outcome.kind,
            "text": outcome.text,
            "key": outcome.key,
            "ops": generator.ops_of(program),
            "seconds": time.monotonic() - start,
        }
        if outcome.found:
            if not arguments.no_reduce:
                program, outcome = reduce.reduce(program, outcome, checker)
            result["text"], result["script"] = outcome.text, ir.script(program)
            result["reduced_ops"] = sorted(generator.ops_of(program))
        send(**result)


@dataclasses.dataclass
class Worker:
    pid: int
    pipe: int
    seeds: list[int]
    started: float
    text: bytes = b""
    seed: int = 0
    stage: str = ""


def start_worker(seeds: list[int], arguments: argparse.Namespace, logs: pathlib.Path) -> Worker:
    reading, writing = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        log = os.open(logs / str(seeds[0]), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(log, 1)
        os.dup2(log, 2)
        status = 1
        try:
            be_worker(seeds, arguments, writing)
            status = 0
        except BaseException:  # pylint: disable=broad-except
            traceback.print_exc()
        os._exit(status)
    os.close(writing)
    return Worker(pid, reading, list(seeds), time.monotonic(), seed=seeds[0], stage="start")


class Fuzzer:
    def __init__(self, arguments: argparse.Namespace, logs: pathlib.Path):
        self.arguments, self.logs = arguments, logs
        self.kinds: collections.Counter = collections.Counter()
        self.reasons: collections.Counter = collections.Counter()
        self.ops: collections.Counter = collections.Counter()
        self.results: list[dict] = []

    def run(self, seeds: list[int]) -> None:
        waiting = [seeds[i : i + CHUNK] for i in range(0, len(seeds), CHUNK)][::-1]
        workers: list[Worker] = []
        while waiting or workers:
            while waiting and len(workers) < self.arguments.jobs:
                workers.append(start_worker(waiting.pop(), self.arguments, self.logs))
            ready, _, _ = select.select([w.pipe for w in workers], [], [], 1.0)
            for worker in list(workers):
                if worker.pipe in ready:
                    data = os.read(worker.pipe, 1 << 16)
                    worker.text += data
                    self.read_lines(worker)
                    if data:
                        continue
                elif time.monotonic() - worker.started < MAX_SECONDS:
                    continue
                else:
                    os.kill(worker.pid, signal.SIGKILL)
                workers.remove(worker)
                rest = self.finish(worker)
                if rest:
                    waiting.append(rest)

    def read_lines(self, worker: Worker) -> None:
        *lines, worker.text = worker.text.split(b"\n")
        for line in lines:
            message = json.loads(line)
            worker.seed = message["seed"]
            if "kind" in message:
                worker.seeds.remove(worker.seed)
                worker.started, worker.stage = time.monotonic(), "start"
                self.record(message)
            else:
                worker.stage = message["stage"]
                if worker.stage == "generate":
                    worker.started = time.monotonic()

    def finish(self, worker: Worker) -> list[int]:
        """Handles the end of a worker: returns its unchecked programs without the one that crashed it."""
        os.close(worker.pipe)
        _, status = os.waitpid(worker.pid, 0)
        if not worker.seeds:
            return []
        killed = os.WIFSIGNALED(status)
        how = (
            signal.Signals(os.WTERMSIG(status)).name if killed else f"exit {os.WEXITSTATUS(status)}"
        )
        worker.seeds.remove(worker.seed)
        # LiteRT and tfuse run in child processes, so TensorFlow or the generator crashed.
        kind = "invalid"
        self.record(
            {
                "seed": worker.seed,
                "kind": kind,
                "text": f"{how} at {worker.stage}",
                "key": f"{how} at {worker.stage}",
                "ops": {},
                "seconds": 0,
            }
        )
        return worker.seeds

    def record(self, result: dict) -> None:
        self.results.append(result)
        if self.arguments.verbose and len(self.results) % 100 == 0:
            print(f"{len(self.results)} programs: {dict(self.kinds)}", flush=True)
        self.kinds[result["kind"]] += 1
        self.ops.update(result["ops"])
        if result["kind"] == "invalid" and self.arguments.verbose:
            print(f"invalid {result['seed']}: {result['text']}", flush=True)
        if result["kind"] in ("explained", "invalid", "empty"):
            self.reasons[f"{result['kind']}: {result['key']}"] += 1
        if result["kind"] in PASSING:
            return
        ops = " ".join(result.get("reduced_ops", []))
        print(f"FAIL {result['seed']} {result['kind']}: {result['text']} [{ops}]", flush=True)
        keep = self.arguments.keep
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
            head = f"# {result['kind']}: {result['text']}\n# seed {result['seed']}\n"
            (keep / f"{result['seed']}.py").write_text(head + result.get("script", ""))


def rerun(arguments: argparse.Namespace) -> int:
    import tensorflow as tf

    import check
    import generator
    import program as ir
    import reduce

    tf.config.optimizer.set_experimental_options({"disable_meta_optimizer": True})
    program = generator.generate(arguments.rerun, arguments.only)
    print(ir.script(program))
    checker = check.Checker(arguments.tfuse)
    outcome = checker.check(program)
    print(f"# {outcome.kind}: {outcome.text}")
    if outcome.found and not arguments.no_reduce:
        program, outcome = reduce.reduce(program, outcome, checker)
        print(f"\n# Reduced: {outcome.kind}: {outcome.text}\n\n{ir.script(program)}")
    return 1 if outcome.found else 0


def summary(fuzzer: Fuzzer, seconds: float, verbose: bool) -> int:
    import families
    import generator

    kinds = fuzzer.kinds
    total = sum(kinds.values())
    print(
        f"{total} programs in {seconds:.0f} s: "
        + ", ".join(f"{n} {k}" for k, n in kinds.most_common())
    )
    missing = [name for name in families.load() if not fuzzer.ops[name]]
    print(f"{sum(fuzzer.ops.values())} ops of {len(fuzzer.ops)} kinds")
    if missing and total >= 1000:
        print("not generated in this run: " + " ".join(missing))
    if verbose:
        for reason, number in fuzzer.reasons.most_common():
            print(f"{number:6} {reason}")
    failed = total - sum(kinds[kind] for kind in PASSING)
    forgotten = generator.never_generated()
    if forgotten:
        print("FAIL no generator, and no reason in generator.NEVER: " + " ".join(forgotten))
        failed += 1
    # Programs that TensorFlow cannot run, and refusals, prove nothing.
    for kind, share in (("invalid", 0.02), ("explained", 0.1), ("empty", 0.05)):
        if kinds[kind] > share * total + 2:
            print(f"FAIL {kinds[kind]} of {total} programs are {kind}, more than {share:.0%}")
            failed += 1
    print(f"{kinds['pass']} passed, {failed} failed")
    return 1 if failed or not kinds["pass"] else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--tfuse", default="tfuse", type=lambda t: str(pathlib.Path(t).resolve()) if "/" in t else t
    )
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1, help="that of the first program")
    parser.add_argument(
        "--only", default="", metavar="NAME", help="an op or idiom that each program has"
    )
    parser.add_argument("--rerun", type=int, metavar="SEED", help="show and check one program")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", type=pathlib.Path, help="where findings are written to")
    parser.add_argument("--no-reduce", action="store_true", help="leave findings as they are")
    parser.add_argument(
        "--verbose", action="store_true", help="show why programs were refused or invalid"
    )
    arguments = parser.parse_args()

    # The parent imports expensive modules once for its forked children; only these run TensorFlow.
    import check  # noqa: F401
    import families
    import reduce  # noqa: F401

    families.load()
    if arguments.rerun is not None:
        return rerun(arguments)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as logs:
        fuzzer = Fuzzer(arguments, pathlib.Path(logs))
        fuzzer.run(list(range(arguments.seed, arguments.seed + arguments.count)))
        return summary(fuzzer, time.monotonic() - start, arguments.verbose)


if __name__ == "__main__":
    sys.exit(main())
