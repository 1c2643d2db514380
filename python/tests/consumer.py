"""Code of a user, which `mypy --strict` checks (test_types.py). It does not run."""

from pathlib import Path

import tfuse
from tfuse import lite


def stop_at_lower(phase: str) -> bool:
    return phase != "lower"


def convert(model: Path) -> tuple[int, str, dict[str, int], Path | None]:
    options: tfuse.Options = {"signatures": ["serve"], "input_shapes": {"x": [1, None, 3]}, "on_phase": stop_at_lower}
    report: tfuse.Report = tfuse.convert(model, "model.tflite", **options)
    rules: list[str] = [event["rule"] for event in report.applied + report.near_misses]
    html: str = report._repr_html_() + str(report) + report.runtimes
    seconds: float = sum(report.timings.values())
    print(rules, html, seconds, report.diagnostics[0].hint)
    tfuse.convert(model, "m.tflite", quantise="int8")  # error: call-arg
    tfuse.convert(model, "m.tflite", quantize=8)  # error: arg-type
    tfuse.convert(model)  # error: call-arg
    return len(report.data), report.summary, report.ops_after, report.output


def converter(model: str) -> bytes:
    made = tfuse.TFLiteConverter.from_saved_model(model)
    made.optimizations = [tfuse.Optimize.DEFAULT, lite.Optimize.DEFAULT]
    content: bytes = made.convert(progress=True)
    return content


def quantize(model: Path) -> str:
    ranges: tfuse.Ranges = tfuse.calibrate(model, ["x.npz", Path("y.npz")], "m.ranges", on_sample=print)
    merged = tfuse.merge_ranges([ranges.output], "all.ranges")
    report: tfuse.QuantizeReport = tfuse.quantize(
        model, "int8.tflite", quantize="int8", calibration=[merged.output], percentile=99.9, progress=True
    )
    tfuse.calibrate(model, "x.npz", 3)  # error: arg-type
    return report._repr_html_() + merged._repr_html_() + str(report.output) + str(merged.samples + merged.tensors)


def verify(model: Path, file: Path) -> list[tuple[str, float, bool]]:
    report: tfuse.VerifyReport = tfuse.verify(
        model, file, ["x.npz"], seed=2, tensorflow="python3", on_phase=stop_at_lower, progress=True
    )
    other = tfuse.verify_quantized(file, file, ["x.npz"], calls=2, on_sample=lambda done, total: done < total)
    tensors: list[tfuse.TensorDifference] = report.outputs + other.layers
    print(report.first_layer, report.notes, report._repr_html_())
    tfuse.verify(model, file, random_samples="3")  # error: arg-type
    return [(tensor.name, tensor.snr, tensor.is_within(1e-3)) for tensor in tensors]


def optimize(model: Path) -> int:
    options: tfuse.OptimizeOptions = {"fetches": ["softmax"], "iterations": 3, "progress": True}
    report: tfuse.OptimizeReport = tfuse.optimize_graph(model, "out.pb", **options)
    tfuse.optimize_graph(model, "out.pb", fetches="softmax", fold=True)  # error: call-arg
    print(report._repr_html_(), report.graph_def, report.timings["write"])
    return report.nodes_before - report.nodes_after + report.rewrites


def explain(model: Path) -> list[str]:
    explanation: tfuse.Explanation = tfuse.explain(model, html_file="page.html", target="micro")
    print(explanation.converts, explanation.modes["int8"]["bytes"], explanation._repr_html_())
    return [layer["hint"] for layer in explanation.recurrent_layers]


def describe(model: Path) -> None:
    description = tfuse.inspect(model, tags=["serve"], model_roots=[model.parent])
    rule: tfuse.Rule = tfuse.list_rules(disabled_rules=["x"])[0]
    composite: tfuse.Composite = tfuse.list_composites()[0]
    codes: dict[str, str] = tfuse.list_codes()
    phases: dict[str, str] = tfuse.list_phases()
    print(description["ops"], rule.id, rule.on_by_default, composite.names, codes, phases, tfuse.__version__)


def fail(model: Path) -> str:
    try:
        tfuse.convert(model, "m.tflite")
    except tfuse.ConversionError as error:
        first: tfuse.Diagnostic = error.errors[0]
        return error.code + error.layer + error.hint + error.message + first.severity
    except tfuse.UnsupportedOptionError as error:
        return error.attribute
    return str(tfuse.ConversionWarning)
