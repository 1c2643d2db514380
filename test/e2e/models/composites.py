"""Annotated functions: composites of every kind, in every position."""

from __future__ import annotations

import numpy as np
import tensorflow as tf

from . import values
from .exporters import AnnotatedExport, ModuleExport, function, spec
from .registry import case, variants
from .values import weights


def _implements(name: str, **attributes: str):
    """A tf.function that implements `name`; attributes are AttrValues in text format."""
    text = name
    if attributes or name.startswith("tftext:"):  # TF.Text writes a list in any case.
        entries = [
            f'attr {{ key: "{key}" value {{ {value} }} }}' for key, value in attributes.items()
        ]
        text = " ".join([f'name: "{name}"', *entries])
    return tf.function(experimental_implements=text, autograph=False)


def _ids(*shape, dtype=tf.int32):
    return spec(*shape, dtype=dtype)


_SMALL = values.integers(0, 7)


# Embedding lookup: argument 0 is the table, argument 1 the ids.


def _lookup(name="embedding_lookup"):
    return _implements(name)(lambda table, ids: tf.gather(table, ids))


@_implements("embedding_matmul")
def _matmul_lookup(table, ids):
    """The embedding lookup of lingvo: matmuls with one-hot vectors."""
    return tf.matmul(tf.one_hot(ids, table.shape[0]), table)


def _table(seed=0, rows=7, columns=4):
    return tf.Variable(weights(rows, columns, seed=seed), name=f"table_{seed}")


@case(fused={"EMBEDDING_LOOKUP": 1}, values={"ids": _SMALL})
def composite_embedding_lookup():
    """The table is a variable, passed as an argument."""
    table, lookup = _table(), _lookup()
    return function(lambda ids: lookup(table, ids), [table], ids=_ids(None))


@case(fused={"EMBEDDING_LOOKUP": 1}, values={"ids": _SMALL})
def composite_embedding_matmul():
    table = _table()
    return function(lambda ids: _matmul_lookup(table, ids), [table], ids=_ids(None))


@case(fused={"EMBEDDING_LOOKUP": 1}, values={"ids": _SMALL})
def composite_embedding_constant():
    """The table is a constant captured by the function that calls the composite."""
    lookup, table = _lookup(), weights(7, 4)
    return function(lambda ids: lookup(tf.constant(table), ids), ids=_ids(5))


@case(fused={"EMBEDDING_LOOKUP": 1}, values={"ids": _SMALL})
def composite_embedding_matrix_of_int64():
    table, lookup = _table(), _lookup()
    return function(
        lambda ids: lookup(table, ids), [table], ids=_ids(None, 3, dtype=tf.int64)
    )


@case(fused={"EMBEDDING_LOOKUP": 2}, values={"left": _SMALL, "right": _SMALL})
def composite_embedding_two_tables():
    """One function, two variables: each call uses a different table."""
    first, second, lookup = _table(1), _table(2), _lookup()
    return function(
        lambda left, right: {"left": lookup(first, left), "right": lookup(second, right)},
        [first, second],
        left=_ids(None),
        right=_ids(None),
    )


@case(fused={"EMBEDDING_LOOKUP": 2}, values={"left": _SMALL, "right": _SMALL})
def composite_embedding_ranks_differ():
    """One function with unknown shapes, called with ids of different ranks."""
    table = _table()

    @tf.function(
        experimental_implements="embedding_lookup",
        autograph=False,
        input_signature=[tf.TensorSpec([7, 4]), tf.TensorSpec(None, tf.int32)],
    )
    def lookup(rows, ids):
        return tf.gather(rows, ids)

    def body(left, right):
        value = tf.convert_to_tensor(table)
        return {"left": lookup(value, left), "right": lookup(value, right)}

    return function(body, [table], left=_ids(None), right=_ids(None, 3))


@case(
    fused={"EMBEDDING_LOOKUP": 1},
    values={"ids": _SMALL},
    stateful=True,
    shapes=[{"ids": (3,)}] * 3,
)
def composite_embedding_written():
    """The table changes from call to call."""
    module = tf.Module()
    module.table = _table()
    lookup = _lookup()

    def step(ids):
        module.table.assign_add(tf.ones_like(module.table))
        return {"rows": lookup(module.table, ids)}

    module.step = tf.function(step, input_signature=[spec(3, dtype=tf.int32, name="ids")], autograph=False)
    return ModuleExport(module, {"serving_default": module.step})


@case(fused={"EMBEDDING_LOOKUP": 2}, values={"ids": _SMALL})
def composite_two_signatures():
    """Two signatures call the same composite, with different tables."""
    module = tf.Module()
    module.tables = [_table(1), _table(2)]
    lookup = _lookup()
    signatures = {}
    for index, name in enumerate(["first", "second"]):

        def serve(ids, index=index):
            return {"rows": lookup(module.tables[index], ids) * 2.0}

        signatures[name] = tf.function(serve, autograph=False).get_concrete_function(
            ids=spec(None, dtype=tf.int32, name="ids")
        )
    return ModuleExport(module, signatures)


@case(fused={"EMBEDDING_LOOKUP": 1}, values={"ids": _SMALL})
def composite_is_signature():
    """The function is a signature: its wrapper has the annotation and other argument order."""
    lookup = _lookup().get_concrete_function(
        spec(7, 4, name="table"), _ids(None, dtype=tf.int32)
    )
    return ModuleExport(tf.Module(), {"serving_default": lookup})


@case(
    fused={"EMBEDDING_LOOKUP": 1},
    values={"ids": _SMALL},
    shapes=[{"table": (7, 4), "ids": (2, 3)}, {"table": (9, 2), "ids": (1, 5)}],
)
def composite_embedding_open_table():
    """Only the rank of the table is known."""
    return function(_lookup("embedding_matmul"), table=spec(None, None), ids=_ids(None, None))


@case(fused={"EMBEDDING_LOOKUP": 1}, values={"ids": _SMALL})
def composite_inside_composite():
    """The outer function is fused; the function that its body calls is dropped."""
    table, inner = _table(), _lookup()

    @_implements("embedding_matmul")
    def outer(rows, ids):
        return inner(rows, ids)

    return function(lambda ids: outer(table, ids), [table], ids=_ids(None))


@case(fused={"EMBEDDING_LOOKUP": 1}, values={"ids": _SMALL})
def composite_inside_unknown():
    """The name of the outer function is unknown: its body is converted, and the inner function is fused."""
    table, inner = _table(), _lookup()

    @_implements("nobody_knows_this")
    def outer(rows, ids):
        return tf.nn.relu(inner(rows, ids))

    return function(lambda ids: outer(table, ids), [table], ids=_ids(None))


@case(
    fused={"EMBEDDING_LOOKUP": 1},
    values={"ids": _SMALL, "x": values.turns(values.summing(1.0), values.summing(-1.0))},
)
def composite_in_cond():
    table, lookup = _table(), _lookup()
    return function(
        lambda ids, x: tf.cond(
            tf.reduce_sum(x) > 0.0, lambda: lookup(table, ids), lambda: tf.zeros([3, 4])
        ),
        [table],
        ids=_ids(3),
        x=spec(2),
    )


@case(fused={"EMBEDDING_LOOKUP": 1}, values={"ids": _SMALL, "n": values.turns(3, 1)})
def composite_in_while():
    table, lookup = _table(), _lookup()

    def body(ids, n):
        start = (0, tf.zeros([3, 4]))
        return tf.while_loop(
            lambda i, total: i < n, lambda i, total: (i + 1, total + lookup(table, ids)), start
        )[1]

    return function(body, [table], ids=_ids(3), n=_ids())


@case(
    fused={"EMBEDDING_LOOKUP": 3},
    values={"ids": _SMALL, "i": values.turns(0, 1, 2, 1)},
    shapes=[{}] * 4,
)
def composite_in_case():
    tables, lookup = [_table(n) for n in range(3)], _lookup()
    return function(
        lambda ids, i: tf.switch_case(i, [lambda t=t: lookup(t, ids) for t in tables]),
        tables,
        ids=_ids(3),
        i=_ids(),
    )


@case(fused={"EMBEDDING_LOOKUP": 1}, values={"ids": _SMALL})
def composite_unused_arguments():
    """The function has two arguments as required; its wrapper has more."""
    table, unused, lookup = _table(), _table(5), _lookup()

    @tf.function(autograph=False)
    def between(rows, others, ids, more):
        return lookup(rows, ids)

    return function(
        lambda ids: between(table, unused, ids, ids), [table, unused], ids=_ids(None)
    )


@case(fused={"EMBEDDING_LOOKUP": 1}, values={"ids": _SMALL})
def composite_dummy_body():
    """The body only defines the type of the result."""
    table = _table()

    @_implements("embedding_lookup")
    def lookup(rows, ids):
        return tf.gather(rows, ids)

    return function(lambda ids: lookup(table, ids) + 1.0, [table], ids=_ids(4))


@case(fused={"EMBEDDING_LOOKUP": 2}, values={"ids": _SMALL})
def composite_embedding_handle():
    """Arguments are handles of variables: one function, two variables."""
    first, second = _table(1), _table(2)

    @tf.function(
        autograph=False,
        input_signature=[tf.TensorSpec([], tf.resource), tf.TensorSpec([None], tf.int32)],
    )
    def lookup(handle, ids):
        return tf.gather(tf.raw_ops.ReadVariableOp(resource=handle, dtype=tf.float32), ids)

    def body(ids):
        return {"a": lookup(first.handle, ids), "b": lookup(second.handle, ids)}

    return AnnotatedExport(
        function(body, [first, second], ids=_ids(None)), "lookup", "embedding_lookup"
    )


# Detection.


def _boxes(rng, shape, dtype):
    corners = rng.uniform(0, 0.7, (*shape[:-1], 2))
    return np.concatenate([corners, corners + rng.uniform(0.1, 0.3, corners.shape)], -1)


# Many scores above the threshold of 0.1, then few.
_DETECTION = {
    "boxes": _boxes,
    "scores": values.turns(values.distinct(0.07), values.distinct(0.03)),
}


@case(fused={"NON_MAX_SUPPRESSION_V4": 1}, values=_DETECTION)
def composite_non_max_suppression():
    """TensorFlow annotates the function."""

    def body(boxes, scores):
        indices, count = tf.image.non_max_suppression_padded(
            boxes, scores, 5, 0.4, 0.1, pad_to_max_output_size=True
        )
        return {"indices": indices, "count": count}

    return function(body, boxes=spec(12, 4), scores=spec(12))


@case(
    values=_DETECTION,
    unneeded="the boxes are one tile: none is suppressed by those of tiles before it",
    committed=False,
)
def composite_non_max_suppression_batch():
    """TFLite's op takes one image: the body is converted."""

    def body(boxes, scores):
        indices, count = tf.image.non_max_suppression_padded(
            boxes, scores, 5, 0.4, 0.1, pad_to_max_output_size=True
        )
        return {"indices": indices, "count": count}

    return function(body, boxes=spec(2, 12, 4), scores=spec(2, 12))


def _post_process(boxes, scores, anchors):
    """The computation of the kernel TFLite_Detection_PostProcess, with fast suppression."""
    center = boxes[0, :, :2] / 10.0 * anchors[:, 2:] + anchors[:, :2]
    half = 0.5 * tf.exp(boxes[0, :, 2:] / 5.0) * anchors[:, 2:]
    corners = tf.concat([center - half, center + half], 1)
    classes = scores[0, :, 1:]  # The first one is the background.
    best = tf.reduce_max(classes, 1)
    chosen = tf.image.non_max_suppression(corners, best, 4, 0.6, 0.2)
    count = tf.size(chosen)
    missing = 4 - count

    def pad(values, *more):
        return tf.reshape(tf.pad(values, [[0, missing], *more]), [1, 4, *([4] if more else [])])

    return (
        pad(tf.gather(corners, chosen), [0, 0]),
        pad(tf.cast(tf.argmax(tf.gather(classes, chosen), 1), tf.float32)),
        pad(tf.gather(best, chosen)),
        tf.reshape(tf.cast(count, tf.float32), [1]),
    )


_ANCHORS = np.stack(
    [a.ravel() for a in np.meshgrid(np.linspace(0.1, 0.9, 4), np.linspace(0.1, 0.9, 3))]
    + [np.full(12, 0.3), np.full(12, 0.25)],
    1,
).astype(np.float32)


@case(
    fused={"CUSTOM:TFLite_Detection_PostProcess": 1},
    values={"boxes": values.normal(0.8), "scores": values.distinct(0.02)},
    constant={"count": "LiteRT's kernel does not write beyond the count, so all samples find four"},
)
def composite_detection_post_process():
    """The post-processing of an SSD detector, after convolutions."""
    implement = _implements(
        "TFLite_Detection_PostProcess",
        max_detections="i: 4",
        max_classes_per_detection="i: 1",
        num_classes="i: 3",
        nms_score_threshold="f: 0.2",
        nms_iou_threshold="f: 0.6",
        y_scale="f: 10.0",
        x_scale="f: 10.0",
        h_scale="f: 5.0",
        w_scale="f: 5.0",
        use_regular_nms="b: false",
    )
    post_process = implement(_post_process)

    def body(boxes, scores):
        names = ["boxes", "classes", "scores", "count"]
        return dict(zip(names, post_process(boxes, scores, tf.constant(_ANCHORS))))

    return function(body, boxes=spec(1, 12, 4), scores=spec(1, 12, 4))


# Windows of three rows and four columns, two rows and three columns apart: 7 x 13 pixels, or 6 x 12.
@variants(
    {"same": ("SAME", 6, 12), "valid": ("VALID", 7, 13)}, fused={"CUSTOM:MaxUnpooling2D": 1}
)
def composite_max_unpooling(padding, height, width):
    implement = _implements(
        "addons:MaxUnpooling2D",
        pool_size="list { i: 3 i: 4 }",
        strides="list { i: 2 i: 3 }",
        padding=f's: "{padding}"',
    )

    @implement
    def unpool(x, indices):
        size = height * width * 2
        flat = tf.reshape(indices, [2, -1]) + [[0], [size]]
        placed = tf.scatter_nd(tf.reshape(flat, [-1, 1]), tf.reshape(x, [-1]), [2 * size])
        return tf.reshape(placed, [2, height, width, 2])

    def behind(pooled):
        # One pixel of each window, another one in the second image.
        batch, row, column, channel = np.indices((2, 3, 4, 2))
        places = ((row * 2 + batch) * width + column * 3 + 1) * 2 + channel
        return unpool(pooled, tf.constant(places, tf.int32))

    return function(behind, x=spec(2, 3, 4, 2))


@case(fused={"CUSTOM:DenseImageWarp": 1}, values={"flow": values.uniform(-2, 2)})
def composite_dense_image_warp():
    @_implements("addons:DenseImageWarp")
    def warp(image, flow):
        """Warps an image by a flow, interpolating between four neighbors."""
        height, width = image.shape[1], image.shape[2]
        y, x = tf.meshgrid(tf.range(height), tf.range(width), indexing="ij")
        query = tf.cast(tf.stack([y, x], -1), tf.float32)[None] - flow
        limits = tf.constant([height - 2, width - 2], tf.float32)
        low = tf.clip_by_value(tf.floor(query), 0.0, limits)
        alpha = tf.clip_by_value(query - low, 0.0, 1.0)
        index = tf.cast(low, tf.int32)

        def corner(down, right):
            return tf.gather_nd(image, index + [down, right], batch_dims=1)

        ay, ax = alpha[..., :1], alpha[..., 1:]
        top = corner(0, 0) + ax * (corner(0, 1) - corner(0, 0))
        bottom = corner(1, 0) + ax * (corner(1, 1) - corner(1, 0))
        return top + ay * (bottom - top)

    return function(warp, image=spec(1, 5, 6, 2), flow=spec(1, 5, 6, 2))


# Text. The kernels are in TF.Text's package; the bodies are TensorFlow's own ops.


@case(fused={"CUSTOM:tftext:WhitespaceTokenizer": 1}, values={"x": values.words})
def composite_whitespace_tokenizer():
    @_implements("tftext:WhitespaceTokenizer")
    def tokenize(strings):
        ragged = tf.strings.split(strings)
        return ragged.values, ragged.row_splits

    def body(x):
        return dict(zip(["tokens", "splits"], tokenize(x)))

    return function(body, x=spec(2, dtype=tf.string))


@case(fused={"CUSTOM:tftext:Ngrams": 1}, values={"x": values.words})
def composite_ngrams():
    @_implements(
        "tftext:Ngrams",
        width="i: 2",
        axis="i: -1",
        string_separator='s: " "',
        reduction_type='s: "STRING_JOIN"',
    )
    def ngrams(tokens):
        return tf.strings.join([tokens[:-1], tokens[1:]], " ")

    return function(ngrams, x=spec(4, dtype=tf.string))


@case(fused={"CUSTOM:tftext:custom:SgnnProjection": 1}, values={"x": values.words})
def composite_sgnn_projection():
    """Means over the words of a text of (hash * seed) modulo the bucket count, centered on zero."""
    seeds, buckets = [11, 13, 17], 64

    @_implements(
        "tftext:custom:SgnnProjection",
        hash_seed=f"list {{ i: {seeds} }}",
        buckets=f"i: {buckets}",
    )
    def project(tokens, splits):
        hashes = tf.strings.to_hash_bucket_fast(tokens, buckets)
        numbers = tf.math.floormod(hashes[:, None] * tf.constant(seeds, tf.int64), buckets)
        numbers -= tf.cast(numbers > buckets // 2, tf.int64) * buckets
        rows = tf.RaggedTensor.from_row_splits(tf.cast(numbers, tf.float32), splits, validate=False)
        return tf.reshape(tf.reduce_mean(rows, 1), [2, 3]) / (buckets // 2)

    splits = np.array([0, 1, 4], np.int64)
    return function(lambda x: project(x, tf.constant(splits)), x=spec(4, dtype=tf.string))


# Custom ops of the application.


@case(
    fused={"CUSTOM:my_custom_fused_op": 1},
    constant={"first": "the body in the documentation returns zero"},
)
def composite_fusable_op():
    """The model of the documentation: two convolutions into an op with two results."""

    @_implements("my_custom_fused_op", tfl_fusable_op="b: true", example_option="i: 10")
    def fused(input_1, input_2):
        return tf.constant(0.0, shape=[1, 1]), input_1 + input_2

    kernels = [weights(3, 3, 3, 4, seed=seed) for seed in (0, 1)]

    def body(x):
        left, right = (tf.nn.relu(tf.nn.conv2d(x, kernel, 1, "SAME")) for kernel in kernels)
        first, second = fused(left, right)
        return {"first": first, "second": second}

    return function(body, x=spec(1, 8, 8, 3))


@case()
def composite_fusable_op_unused():
    """The result is unused and the function has no side effects, so TensorFlow does not run it either."""

    @_implements("my_unused_op", tfl_fusable_op="b: true")
    def fused(x):
        return x * 2.0

    def body(x):
        fused(x)
        return x + 1.0

    return function(body, x=spec(2, 3))


@case(fused={"CUSTOM:my_op": 1})
def composite_fusable_op_lists():
    """Attributes of every kind, and a result of unknown shape."""

    @_implements(
        "my_op",
        tfl_fusable_op="b: true",
        flag="b: true",
        number="f: 0.5",
        text='s: "some text"',
        kind="type: DT_FLOAT",
        size="shape { dim { size: 2 } dim { size: -1 } }",
        table="tensor { dtype: DT_INT32 tensor_shape { dim { size: 2 } } int_val: [1, 2] }",
        helper='func { name: "helper" attr { key: "a" value { i: 1 } } }',
        integers="list { i: [1, 2, 3] }",
        flags="list { b: true b: false }",
        words='list { s: "a" s: "b" }',
        kinds="list { type: DT_FLOAT type: DT_STRING }",
        sizes="list { shape { } shape { unknown_rank: true } }",
    )
    def fused(x):
        return tf.boolean_mask(x, x > 0.0)

    return function(lambda x: fused(x) * 2.0, x=spec(4))


# Rejected models.


@case()
def composite_malformed():
    """TensorFlow saves an annotation that it cannot parse as a string."""
    text = 'name: "my_op" attr { key: "a" valu { i: 1 } }'
    fused = tf.function(lambda x: x + 1.0, experimental_implements=text, autograph=False)
    return function(fused, x=spec(None, 3))


@case(values={"ids": values.turns([0.0, 2.0, 1.0], [3.0, 0.0, 6.0])})
def composite_mismatch():
    lookup = _implements("embedding_lookup")(lambda t, ids: tf.gather(t, tf.cast(ids, tf.int32)))
    table = weights(7, 4)
    return function(lambda ids: lookup(tf.constant(table), ids), ids=spec(3))
