#!/usr/bin/env python3
"""Writes the cases `torch_*`: models of PyTorch, exported through StableHLO.

PyTorch and TensorFlow do not load into one process, so this takes two steps and environments:

    pip install torch==2.11.0 torchax==0.0.13 jax
    write_torch.py export DIR               # torch.export, StableHLO, PyTorch's outputs

    utils/setup.sh jax                      # build/venv-jax
    write_torch.py cases DIR --out cases    # SavedModels that call the StableHLO programs

The expected values come from PyTorch.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import sys
import zlib

os.environ["TF_ENABLE_ONEDNN_OPTS"] = "0"
os.environ["CUDA_VISIBLE_DEVICES"] = ""
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import jax
import jax.export
import numpy as np

jax.config.update("jax_traceback_in_locations_limit", 0)

# Ops that the TFLite file has to have, by case.
FUSED = {
    "torch_mlp": {"FULLY_CONNECTED": 2, "SOFTMAX": 1},
    "torch_cnn": {"CONV_2D": 2, "DEPTHWISE_CONV_2D": 1, "FULLY_CONNECTED": 1, "WHILE": 0},
    "torch_transformer_block": {"SOFTMAX": 1, "GELU": 1},
    "torch_lstm": {"FULLY_CONNECTED": 1, "UNIDIRECTIONAL_SEQUENCE_LSTM": 1, "WHILE": 0},
}
SAMPLES = 2


def build_models() -> dict:
    """Case name -> the module and the shape of its input, None for an unknown batch."""
    from torch import nn

    class TransformerBlock(nn.Module):
        def __init__(self):
            super().__init__()
            self.attention = nn.MultiheadAttention(8, 2, batch_first=True)
            self.norm, self.feed_norm = nn.LayerNorm(8), nn.LayerNorm(8)
            self.feed = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 8))

        def forward(self, x):
            normed = self.norm(x)
            x = x + self.attention(normed, normed, normed, need_weights=False)[0]
            return x + self.feed(self.feed_norm(x))

    class LastOutput(nn.Module):
        def __init__(self, recurrent):
            super().__init__()
            self.recurrent, self.dense = recurrent, nn.Linear(recurrent.hidden_size, 2)

        def forward(self, x):
            return self.dense(self.recurrent(x)[0][:, -1])

    # GroupNorm becomes a loop over the batch of 1.
    cnn = nn.Sequential(
        *(nn.Conv2d(3, 4, 3, stride=2, padding=1, bias=False), nn.BatchNorm2d(4), nn.ReLU()),
        *(nn.Conv2d(4, 4, 3, padding=1, groups=4), nn.GroupNorm(2, 4), nn.SiLU(), nn.MaxPool2d(2)),
        *(nn.Conv2d(4, 6, 1), nn.Hardswish(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(6, 3)),
    )
    mlp = nn.Sequential(nn.Linear(6, 8), nn.ReLU(), nn.Linear(8, 4), nn.Softmax(-1))
    return {
        "torch_mlp": (mlp, (None, 6)),
        "torch_cnn": (cnn, (1, 3, 12, 12)),
        "torch_transformer_block": (TransformerBlock(), (2, 5, 8)),
        "torch_lstm": (LastOutput(nn.LSTM(3, 4, batch_first=True)), (2, 3, 3)),
    }


def export(directory: pathlib.Path) -> None:
    import torch
    import torchax.export

    directory.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(0)
    for name, (module, shape) in build_models().items():
        module.eval()
        for buffer in module.buffers():  # New running averages are 0 and 1.
            if buffer.is_floating_point():
                buffer.uniform_(0.5, 1.5)
        is_dynamic = shape[0] is None
        dynamic = ({0: torch.export.Dim("batch")},) if is_dynamic else None
        example = torch.randn(*(size or 3 for size in shape))
        program = torch.export.export(module, (example,), dynamic_shapes=dynamic)
        weights, call = torchax.export.exported_program_to_jax(program)
        weights = [np.asarray(weight) for weight in weights]
        symbolic = jax.export.symbolic_shape("b, " + ", ".join(map(str, shape[1:]))) if is_dynamic else shape
        exported = jax.export.export(jax.jit(lambda weights, x: call(weights, (x,))[0]))(
            weights, jax.ShapeDtypeStruct(symbolic, np.float32)
        )
        (directory / f"{name}.jax").write_bytes(exported.serialize())

        rng = np.random.default_rng(zlib.crc32(name.encode()))
        arrays = {f"weight{i}": weight for i, weight in enumerate(weights)}
        for sample in range(SAMPLES):
            x = rng.normal(0, 4, [size or 1 + 2 * sample for size in shape]).astype("float32")
            with torch.no_grad():
                arrays |= {f"in{sample}": x, f"out{sample}": module(torch.from_numpy(x)).numpy()}
        np.savez(directory / f"{name}.npz", producer=f"torch {torch.__version__} torch.export", **arrays)
        print(f"exported {name}", flush=True)


def write_cases(directory: pathlib.Path, out: pathlib.Path) -> None:
    import case_dir
    import tensorflow as tf
    import write_models
    import write_stablehlo

    for path in sorted(directory.glob("*.jax")):
        name = path.stem
        arrays = np.load(directory / f"{name}.npz")
        weights = [arrays[f"weight{i}"] for i in range(sum(key.startswith("weight") for key in arrays.files))]
        exported = jax.export.deserialize(path.read_bytes())
        aval = exported.in_avals[-1]
        shape = [size if isinstance(size, int) else None for size in aval.shape]
        symbolic = ["b" + ", _" * (len(shape) - 1)] if None in shape else None
        model = write_stablehlo.Function(exported.call, weights, {"x": (shape, aval.dtype)}, symbolic)
        case = out / name
        case.mkdir(parents=True, exist_ok=True)
        saved = case / case_dir.MODEL_DIR
        write_stablehlo.save_function(model, saved)
        write_models.strip_model(saved)
        signatures = {
            key: write_stablehlo.describe_signature(signature)
            for key, signature in sorted(tf.saved_model.load(str(saved)).signatures.items())
        }
        runs = [({"x": arrays[f"in{i}"]}, {"output_0": arrays[f"out{i}"]}) for i in range(SAMPLES)]
        info = case_dir.CaseInfo(
            name=name,
            family="torch",
            kind="saved_model",
            model=case_dir.MODEL_DIR,
            producer=str(arrays["producer"]),
            tags=["serve"],
            signatures=signatures,
            batches=[len(inputs["x"]) for inputs, _ in runs],
            samples=[
                case_dir.Sample(key, i, {"x": list(inputs["x"].shape)})
                for key in signatures
                for i, (inputs, _) in enumerate(runs)
            ],
            fused=FUSED[name],
        )
        write_stablehlo.save_case(case, info, runs)
        print(f"written {name}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("step", choices=["export", "cases"])
    parser.add_argument("directory", type=pathlib.Path, metavar="DIR", help="of exported programs")
    parser.add_argument("--out", type=pathlib.Path, metavar="DIR", help="where the cases go")
    arguments = parser.parse_args()
    if arguments.step == "export":
        export(arguments.directory)
    elif arguments.out:
        write_cases(arguments.directory, arguments.out)
    else:
        parser.error("cases needs --out")
    return 0


if __name__ == "__main__":
    sys.exit(main())
