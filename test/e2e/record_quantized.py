#!/usr/bin/env python3
"""Records what TFLiteConverter makes of the end-to-end cases in its quantization modes: quantized.json.

Sizes and op counts of the files that LiteRT's own kernels run. Needs the packages of
requirements-oracle.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import sys

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ["CUDA_VISIBLE_DEVICES"] = ""

import tensorflow as tf  # noqa: E402

import case_dir  # noqa: E402
import forked  # noqa: E402
import tflite_file  # noqa: E402

STOCK = pathlib.Path(__file__).resolve().parent / "quantized.json"
MODES = ("float", "dynamic-range", "float16")


def convert(path: str, mode: str) -> dict[str, int]:
    """Size and op count of the file; raises what the converter raises."""
    converter = tf.lite.TFLiteConverter.from_saved_model(path)
    if mode != "float":
        converter.optimizations = [tf.lite.Optimize.DEFAULT]
    if mode == "float16":
        converter.target_spec.supported_types = [tf.float16]
    content = converter.convert()
    interpreter = tf.lite.Interpreter(
        model_content=content,
        experimental_op_resolver_type=tf.lite.experimental.OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
    )
    interpreter.allocate_tensors()
    interpreter.invoke()
    return {"size": len(content), "ops": tflite_file.parse(content).op_count}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="+", type=pathlib.Path, help="case directories")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    recorded = json.loads(STOCK.read_text())["cases"] if STOCK.exists() else {}
    items = []
    for case in case_dir.find_cases(arguments.cases):
        info = case_dir.load_info(case)
        if info.kind == "saved_model":
            recorded[info.name] = {}
            items += [(info.name, str(case / info.model), mode) for mode in MODES]
    # The converter and the interpreter may abort.
    work = lambda item: json.dumps(convert(item[1], item[2]))  # noqa: E731
    for (name, _, mode), text, log in forked.run(items, work, arguments.jobs):
        if text is None:
            reason = log.strip().splitlines()[-1:] or ["killed"]
            print(f"{name} {mode}: {reason[0][:100]}", file=sys.stderr)
        else:
            recorded[name][mode] = json.loads(text)
    content = {"converter": f"TFLiteConverter {tf.__version__}", "cases": dict(sorted(recorded.items()))}
    STOCK.write_text(json.dumps(content, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
