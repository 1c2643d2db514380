"""Recurrent cells, random numbers, Fourier transforms, fake quantization, ragged rows, hash tables."""

from __future__ import annotations

import numpy as np

from case import const, feed
from family import Family, TYPES, make, types_of
from values import array, is_float, some

FAMILY = Family("sundry")

for dtype in types_of("LSTMBlockCell"):

    def part(shape: tuple[int, ...], seed: str) -> np.ndarray:
        return some(dtype, shape, seed, -1, 1)

    x, c, h = (feed(part((2, size), seed)) for size, seed in ((3, "x"), (4, "c"), (4, "h")))
    w, b = const(part((7, 16), "w")), const(part((16,), "b"))
    peepholes = [const(part((4,), seed)) for seed in "ifo"]
    FAMILY.add("LSTMBlockCell", x, c, h, w, *peepholes, b, form="plain")
    FAMILY.add("LSTMBlockCell", x, c, h, w, *peepholes, b, form="peepholes", use_peephole=True, forget_bias=0.5)
    FAMILY.add("LSTMBlockCell", x, c, h, w, *peepholes, b, form="clipped", cell_clip=0.3)
for dtype in types_of("GRUBlockCell"):
    w_ru, w_c = const(some(dtype, (7, 8), "ru", -1, 1)), const(some(dtype, (7, 4), "c", -1, 1))
    biases = [const(some(dtype, (8,), "bru", -1, 1)), const(some(dtype, (4,), "bc", -1, 1))]
    x, h = feed(some(dtype, (2, 3), "x")), feed(some(dtype, (2, 4), "h", -1, 1))
    FAMILY.add("GRUBlockCell", x, h, w_ru, w_c, *biases, form="plain")

for dtype in types_of("RandomUniform", "dtype"):
    shape = feed(np.int32([100, 200]))
    for op in "RandomUniform RandomStandardNormal".split():
        FAMILY.add(
            op, shape, form="many", dtype=dtype, compare="distribution", attrs={"dtype": dtype, "seed": 7, "seed2": 3}
        )
for dtype in types_of("Multinomial"):
    if not is_float(dtype):
        continue
    logits = np.log(array([[0.1, 0.2, 0.7], [0.5, 0.25, 0.25]], "float64")).astype(array([0], dtype).dtype)
    FAMILY.add(
        "Multinomial",
        feed(logits),
        const(np.int32(5000)),
        form="many",
        compare="distribution",
        attrs={"seed": 7, "seed2": 3, "output_dtype": "int64"},
    )

# Classes repeat, within a row and after a blank; ties take the first class.
for dtype in types_of("CTCGreedyDecoder"):
    classes = np.array([[1, 1, 3, 1, 0, 0, 2], [3, 3, 3, 3, 3, 3, 3], [0, 1, 2, 2, 3, 2, 2]]).T
    scores = (np.eye(4)[classes] * 3 + some("float64", (7, 3, 4), "ctc", 0, 1)).astype(array([0], dtype).dtype)
    scores[2, 0] = 1
    lengths = np.int32([7, 4, 5])
    for form, facts in {
        "merged": {"merge_repeated": True},
        "repeated": {"merge_repeated": False},
        "blank": {"merge_repeated": True, "blank_index": 1},
    }.items():
        FAMILY.add("CTCGreedyDecoder", feed(scores), feed(lengths), form=form, **facts)
    FAMILY.add(
        "CTCGreedyDecoder",
        feed(scores, scores[:3, 1:2], scores[:, :, :3]),
        feed(lengths, np.int32([0]), np.int32([1, 0, 7])),
        form="unknown",
        merge_repeated=True,
    )

x = feed(some("float32", (2, 3, 4), "q", -8, 8))
for bits, narrow in ((8, False), (8, True), (4, False), (16, False)):
    form = f"{bits}-bits{'-narrow' if narrow else ''}"
    # TFLite's quantized types have 8 or 16 bits.
    facts = {"num_bits": bits, "narrow_range": narrow, "form": form}
    FAMILY.add("FakeQuantWithMinMaxArgs", x, min=-5.0, max=4.0, **facts)
    FAMILY.add("FakeQuantWithMinMaxVars", x, const(np.float32(-5)), const(np.float32(4)), **facts)
    FAMILY.add(
        "FakeQuantWithMinMaxVarsPerChannel",
        x,
        const(np.float32([-5, -1, 0, -8])),
        const(np.float32([4, 1, 6, 8])),
        **facts,
    )
for op in "QuantizeAndDequantizeV2 QuantizeAndDequantizeV3 QuantizeAndDequantizeV4".split():
    for dtype in types_of(op):
        x = feed(some(dtype, (2, 3), "q", -8, 8))
        ends = [const(array(-4, dtype)), const(array(6, dtype))]
        bits = [const(np.int32(8))] if op.endswith("V3") else []
        more = {} if bits else {"num_bits": 8}
        FAMILY.add(op, x, *ends, *bits, form="given", range_given=True, **more)
        FAMILY.add(op, x, *ends, *bits, form="unsigned", range_given=True, signed_input=False, **more)
        FAMILY.add(op, x, *ends, *bits, form="found", range_given=False, **more)
        if dtype != "float32":
            continue
        computed = [feed(array(-4, dtype)), feed(array(6, dtype))]
        FAMILY.add(op, x, *computed, *bits, form="computed", range_given=True, **more)
        for form, axis, size, narrow in (("channels", 1, 3, False), ("narrow", 0, 2, True)):
            unused = [const(np.zeros(size, dtype))] * 2
            FAMILY.add(
                op, x, *unused, *bits, form=form, range_given=False, narrow_range=narrow, axis=axis, **more
            )
        positive = feed(some(dtype, (2, 3), "p", 0.5, 8))
        FAMILY.add(op, positive, *ends, *bits, form="positive", range_given=False, **more)
        FAMILY.add(op, positive, *ends, *bits, form="found-unsigned", range_given=False, signed_input=False, **more)
        FAMILY.add(op, feed(np.zeros((2, 3), dtype)), *ends, *bits, form="zeros", range_given=False, **more)
        if op != "QuantizeAndDequantizeV3":
            FAMILY.add(op, x, *ends, form="half-up", range_given=False, round_mode="HALF_UP", **more)

splits = feed(np.int64([0, 2, 2, 5]))
for dtype in TYPES:
    flat = feed(some(dtype, (5,)))
    FAMILY.add(
        "RaggedGather", [splits], flat, feed(np.int32([2, 0, 0])), form="rows", dtype=dtype, OUTPUT_RAGGED_RANK=1
    )
    default = const(some(dtype, (), "default"))
    FAMILY.add(
        "RaggedTensorToTensor",
        const(np.int64([-1, -1])),
        flat,
        default,
        [splits],
        form="plain",
        dtype=dtype,
        row_partition_types=["ROW_SPLITS"],
    )
    FAMILY.add(
        "RaggedTensorToTensor",
        const(np.int64([3, 2])),
        flat,
        default,
        [splits],
        form="cut",
        dtype=dtype,
        row_partition_types=["ROW_SPLITS"],
    )
    # Values of type variant have no tensor type in TFLite.
    variant = make("RaggedTensorToVariant", [splits], flat, batched_input=True)
    parts = make(
        "RaggedTensorFromVariant", variant, input_ragged_rank=0, output_ragged_rank=1, Tvalues=dtype, Tsplits="int64"
    )
    if dtype in ("float32", "int32", "string"):
        FAMILY.graph(f"RaggedTensorFromVariant/{dtype}/plain", [parts[1]], code="unsupported-type")
        FAMILY.graph(
            f"RaggedTensorToVariant/{dtype}/plain",
            [
                make(
                    "RaggedTensorFromVariant",
                    variant,
                    input_ragged_rank=0,
                    output_ragged_rank=1,
                    Tvalues=dtype,
                    Tsplits="int64",
                )[1]
            ],
            code="unsupported-type",
        )
for dtype in types_of("RaggedRange"):
    numbers = [feed(array(values, dtype)) for values in ([0, 5, 2], [3, 5, 9], [1, 1, 3])]
    FAMILY.add("RaggedRange", *numbers, form="plain", dtype=dtype)

words = feed(np.array([b"a", b"bc", b""], object))
for op in "StringToHashBucket StringToHashBucketFast StringToHashBucketStrong".split():
    more = {"key": [1, 2]} if op.endswith("Strong") else {}
    FAMILY.add(op, words, form="one-bucket", num_buckets=1, **more)
    # TFLite has no op that hashes strings.
    FAMILY.add(op, words, form="many-buckets", num_buckets=10, code="unsupported-op", **more)

TABLES = [
    ("string", "int64"),
    ("int64", "string"),
    ("int64", "int64"),
    ("string", "float32"),
    ("int32", "int32"),
    ("int64", "float32"),
]
for keys, values in TABLES:

    def vector(dtype: str, numbers: list[int]) -> np.ndarray:
        return np.array([b"k%d" % n for n in numbers], object) if dtype == "string" else array(numbers, dtype)

    table = make("HashTableV2", key_dtype=keys, value_dtype=values, shared_name=f"{keys}_{values}")
    filled = make("LookupTableImportV2", table, const(vector(keys, [3, 1, 2])), const(vector(values, [30, 10, 20])))
    default = const(vector(values, [-1])[0] if values != "string" else np.asarray(b"none", object))
    found = make("LookupTableFindV2", table, feed(vector(keys, [2, 9, 3, 3])), default, _after=[filled], Tout=values)
    for op in "HashTableV2 LookupTableImportV2 LookupTableFindV2".split():
        FAMILY.graph(f"{op}/{keys}-to-{values}/find", [found[0]])
    size = make("LookupTableSizeV2", table, _after=[filled])
    FAMILY.graph(f"LookupTableSizeV2/{keys}-to-{values}/size", [size[0]])
for op in "MutableHashTableV2 MutableHashTableOfTensorsV2 MutableDenseHashTableV2".split():
    types = {"key_dtype": "int64", "value_dtype": "float32", "shared_name": op}
    if op.startswith("MutableDense"):
        table = make(op, const(np.int64(-1)), const(np.int64(-2)), value_dtype="float32", shared_name=op)
    else:
        table = make(op, **types, **({"value_shape": [1]} if op == "MutableHashTableOfTensorsV2" else {}))
    rows = (3, 1) if op == "MutableHashTableOfTensorsV2" else (3,)
    written = make("LookupTableInsertV2", table, const(np.int64([1, 2, 3])), feed(some("float32", rows)))
    FAMILY.graph(
        f"{op}/int64-to-float32/written",
        [make("LookupTableSizeV2", table, _after=[written])[0]],
        code="unsupported-resource",
    )

for dtype in TYPES:
    if dtype == "string":
        continue
    handle = make("VarHandleOp", dtype=dtype, shape=[2, 3], shared_name=f"v_{dtype}")
    assigned = make("AssignVariableOp", handle, feed(some(dtype, (2, 3)), some(dtype, (2, 3), "b")), dtype=dtype)
    for op in "VarHandleOp AssignVariableOp ReadVariableOp".split():
        FAMILY.graph(
            f"{op}/{dtype}/read-after-assign", [make("ReadVariableOp", handle, _after=[assigned], dtype=dtype)[0]]
        )
