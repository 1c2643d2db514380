"""Patterns without a contraction and without a normalization."""

import tensorflow as tf

from .builder import (
    ACTIVATIONS, CPU, GPU, constant, fetch, graphs, raw, source)


@graphs("remap-fuse-batch-matmul", {
    "product": dict(), "factor_first": dict(first=True),
    "adjoint": dict(adj=True), "vector": dict(addend=(1, 1, 1, 5)),
    "rows": dict(addend=(2, 1, 5, 5)),
    "two_heads": dict(addend=(2, 3, 5, 5)), "three": dict(heads=None),
    "matrix_factor": dict(factor=(5,)), "gpu": dict(device=GPU, run=False),
    "unplaced": dict(device=""),
})
def batch_matmul(first=False, adj=False, addend=(2, 1, 1, 5), heads=3,
                 factor=(), device=CPU):
    with tf.device(device):
        lead = [2] if heads is None else [2, heads]
        x = source(*lead, 5, 6)
        y = source(*lead, *((5, 6) if adj else (6, 5)), name="y")
        f = constant(*factor, seed=1)
        if first:
            p = raw.BatchMatMulV2(x=raw.Mul(x=x, y=f), y=y, adj_y=adj)
        else:
            p = raw.Mul(x=raw.BatchMatMulV2(x=x, y=y, adj_y=adj), y=f)
        if heads is None:
            addend = (2, 1, 5)
        return fetch(raw.AddV2(x=p, y=source(*addend, name="addend")))


@graphs("remap-fuse-hash-bucket", {
    **{name: dict(dtype=dtype) for name, dtype in
       (("int8", tf.int8), ("int16", tf.int16), ("int32", tf.int32),
        ("int64", tf.int64))},
    "buckets": dict(dtype=tf.int64, buckets=7),
    "float": dict(dtype=tf.float32), "bool": dict(dtype=tf.bool),
    "width": dict(dtype=tf.int64, width=5), "twice": dict(dtype=tf.int64,
                                                          twice=True),
})
def hash_bucket(dtype, buckets=10, width=-1, twice=False):
    with tf.device(CPU):
        text = raw.AsString(input=source(4, dtype=dtype), width=width)
        h = raw.StringToHashBucketFast(input=text, num_buckets=buckets)
        return fetch(h, *([raw.StringLength(input=text)] if twice else []))


@graphs("remap-fold-scale-into-matmul", {
    "vectors": dict(), "known": dict(batch=2), "swapped": dict(swap=True),
    "scalar": dict(factor=()), "relu": dict(activation="relu"),
    "no_sum": dict(add=False), "twice": dict(twice=True),
})
def matmul_scale_elu(batch=None, factor=(4,), activation="elu", add=True,
                     swap=False, twice=False):
    with tf.device(CPU):
        x = source(batch, 6)
        x = raw.AddV2(x=x, y=x) if add else x
        y = raw.BiasAdd(value=tf.linalg.matmul(x, constant(6, 4)),
                        bias=constant(4, seed=1))
        f = constant(*factor, seed=2)
        s = raw.Mul(x=f, y=y) if swap else raw.Mul(x=y, y=f)
        t = raw.AddV2(x=s, y=constant(4, seed=3))
        return fetch(ACTIVATIONS[activation](t),
                     *([tf.negative(s)] if twice else []))
