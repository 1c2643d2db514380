"""Near misses of the ArithmeticOptimizer's stages, and more matches of stages that
fire on few other graphs."""

import tensorflow as tf
from builder import CPU, case

ops = tf.raw_ops

FEW = ["plain", "cpu", "batch"]


def stage(name, variants=FEW, **kwargs):
    return case(["arithmetic"], name, variants, only=True, **kwargs)


# -- Duplicates ---------------------------------------------------------------------


def duplicates(name, variants=FEW):
    return case(["common_subgraph_elimination"], name, variants, only=True)


@duplicates("dedup_computations")
def equal_ops_with_other_attributes(b):
    x = b.x(2, 3)
    b.out(ops.Sub(x=ops.LeakyRelu(features=x, alpha=0.1), y=ops.LeakyRelu(features=x, alpha=0.2)))


@duplicates("dedup_computations")
def equal_random_ops(b):
    x = b.x(2, 3)
    shape = tf.constant([2, 3])
    r, s = (ops.RandomUniform(shape=shape, dtype=tf.float32) for _ in range(2))
    b.out(ops.Mul(x=x, y=ops.Mul(x=ops.Sub(x=r, y=s), y=b.const(0.0))))


@duplicates("dedup_computations")
def equal_nodes_on_other_devices(b):
    x = b.x(2, 3)
    with tf.device(CPU):
        y = ops.Exp(x=x)
    with tf.device("/device:CPU:1"):
        z = ops.Exp(x=x)
    b.out(ops.Sub(x=y, y=z))


# -- Transposes and conjugates ------------------------------------------------------


@stage("fold_conjugate_into_transpose", dtype=tf.complex64)
def conj_of_product(b):
    b.out(ops.Conj(input=ops.Mul(x=b.x(2, 3), y=b.x(2, 3))))


@stage("fold_conjugate_into_transpose", ["plain", "control", "batch"], dtype=tf.complex64)
def conj_of_negated_transpose(b):
    t = b.mid(lambda: ops.Neg(x=ops.Transpose(x=b.x(2, 3), perm=[1, 0])))
    b.out(ops.Conj(input=t))


@stage("remove_identity_transpose", ["plain", "batch", "norank"], dtype=tf.complex64)
def conjugate_transpose_that_moves_nothing(b):
    b.out(ops.ConjugateTranspose(x=ops.Neg(x=b.x(2, 3)), perm=[0, 1], name="t"))


# -- Broadcasts ---------------------------------------------------------------------


@stage("minimize_broadcasts", ["plain", "cpu", "batch", "control", "shared", "double"])
def product_of_a_row_and_matrices(b):
    row = b.x(3, fixed=True)
    m = b.mid(lambda: ops.Mul(x=b.x(2, 3), y=row, name="m1"))
    b.out(ops.Mul(x=m, y=b.x(3, fixed=True), name="m2"))


@stage("minimize_broadcasts", ["plain", "batch", "half"])
def product_of_scalars_and_a_tensor(b):
    m = ops.Mul(x=b.x(fixed=True), y=b.x(4, 2, 3), name="m1")
    n = ops.Mul(x=m, y=b.x(fixed=True), name="m2")
    b.out(ops.Mul(x=n, y=b.x(fixed=True), name="m3"))


@stage("minimize_broadcasts")
def product_of_one_shape(b):
    m = ops.Mul(x=b.x(2, 3), y=b.x(2, 3), name="m1")
    b.out(ops.Mul(x=m, y=b.x(2, 3), name="m2"))


@stage("minimize_broadcasts")
def difference_of_scalars_and_matrices(b):
    m = ops.Sub(x=b.x(fixed=True), y=b.x(2, 3))
    b.out(ops.Mul(x=m, y=ops.Sub(x=b.x(fixed=True), y=b.x(2, 3))))


# -- Involutions and the like -------------------------------------------------------


@stage("remove_involution")
def negation_of_a_reciprocal(b):
    b.out(ops.Neg(x=ops.Reciprocal(x=b.x(2, 3))))


@stage("remove_involution")
def negation_across_exp(b):
    b.out(ops.Neg(x=ops.Exp(x=ops.Neg(x=b.x(2, 3)))))


@stage("remove_involution", dtype=tf.int32)
def double_inversion(b):
    b.out(ops.Invert(x=ops.Transpose(x=ops.Invert(x=b.x(2, 3)), perm=[1, 0])))


@stage("remove_redundant_bitcast", ["plain", "cpu", "batch"])
def one_bitcast(b):
    b.out(ops.Bitcast(input=b.x(2, 3), type=tf.int32))


@stage("remove_redundant_bitcast", ["plain", "batch"])
def bitcasts_around_a_negation(b):
    n = ops.Neg(x=ops.Bitcast(input=b.x(2, 3), type=tf.int32))
    b.out(ops.Bitcast(input=n, type=tf.float32))


@stage("remove_idempotent")
def snapshots_around_a_negation(b):
    n = ops.Neg(x=ops.Snapshot(input=b.x(2, 3)))
    b.out(ops.Snapshot(input=n))


@stage("remove_idempotent", ["plain", "batch"])
def snapshot_of_an_identity(b):
    b.out(ops.Neg(x=ops.Snapshot(input=ops.StopGradient(input=b.x(2, 3)))))


@stage("remove_negation")
def difference_of_magnitudes(b):
    b.out(ops.Sub(x=b.x(2, 3), y=ops.Abs(x=b.x(2, 3))))


@stage("remove_negation")
def product_with_a_negation(b):
    b.out(ops.Mul(x=b.x(2, 3), y=ops.Neg(x=b.x(2, 3))))


@stage("remove_logical_not")
def not_both(b):
    c = ops.LogicalAnd(x=b.x(2, 3, dtype=tf.bool), y=b.x(2, 3, dtype=tf.bool))
    b.out(ops.LogicalNot(x=c))


@stage("remove_logical_not", ["plain", "half", "batch", "control"])
def not_equal(b):
    c = b.mid(lambda: ops.Equal(x=b.x(2, 3), y=b.x(2, 3), name="c"))
    b.out(ops.LogicalNot(x=c))


# -- Sums and products --------------------------------------------------------------


@stage("replace_mul_with_square")
def product_of_two(b):
    b.out(ops.Mul(x=b.x(2, 3), y=b.x(2, 3)))


@stage("replace_mul_with_square", ["plain", "batch"], dtype=tf.int32)
def product_of_an_integer_with_itself(b):
    x = b.x(2, 3)
    b.out(ops.Mul(x=x, y=x))


@stage("simplify_aggregation")
def sum_of_two(b):
    b.out(ops.AddN(inputs=[b.x(2, 3), b.x(2, 3)]))


@stage("simplify_aggregation", ["control"])
def sum_of_one_that_waits(b):
    s = b.mid(lambda: ops.AddN(inputs=[b.x(2, 3)], name="s"))
    b.out(ops.Neg(x=s))


@stage("simplify_aggregation", ["plain", "batch"], dtype=tf.int32)
def twice_an_integer(b):
    x = b.x(2, 3)
    b.out(ops.Neg(x=ops.AddV2(x=x, y=x)))


@stage("convert_log_softmax")
def log_of_sigmoid(b):
    b.out(ops.Log(x=ops.Sigmoid(x=b.x(2, 3))))


@stage("convert_log_softmax")
def exp_of_softmax(b):
    b.out(ops.Exp(x=ops.Softmax(logits=b.x(2, 3))))


# -- Upsampling ---------------------------------------------------------------------


def upsampled(b, multiples, result, shared=False):
    r = ops.Reshape(tensor=b.x(1, 2, 2, 3), shape=[1, 2, 1, 2, 1, 3], name="r")
    t = b.mid(lambda: ops.Tile(input=r, multiples=multiples, name="t"))
    if shared:
        b.out(t, name="other_out")
    b.out(ops.Reshape(tensor=t, shape=result, name="s"))


@stage("reduce_upsampling_dims", ["plain", "cpu", "half", "batch", "double"])
def upsampling_of_one_dimension(b):
    upsampled(b, [1, 1, 1, 1, 3, 1], [1, 2, 6, 3])


@stage("reduce_upsampling_dims")
def upsampling_of_the_batch(b):
    upsampled(b, [2, 1, 2, 1, 2, 1], [2, 4, 4, 3])


@stage("reduce_upsampling_dims")
def upsampling_of_rows(b):
    upsampled(b, [1, 2, 2, 1, 1, 1], [1, 8, 2, 3])


@stage("reduce_upsampling_dims", ["plain", "batch"])
def upsampling_with_two_consumers(b):
    upsampled(b, [1, 1, 2, 1, 2, 1], [1, 4, 4, 3], shared=True)


# -- Embeddings ---------------------------------------------------------------------


def lookup(b, gather, reduce):
    ids = b.x(4, dtype=tf.int64, name="ids")
    seg = b.x(4, dtype=tf.int32, name="seg")
    y, index = ops.Unique(x=ids)
    b.out(reduce(gather(b.x(10, 10, name="w"), y), index, seg))


@stage("simplify_embedding_lookup", ["plain", "cpu"])
def lookup_of_columns(b):
    lookup(b, lambda w, y: ops.GatherV2(params=w, indices=y, axis=1),
           lambda g, i, s: ops.SparseSegmentSum(data=g, indices=i, segment_ids=s))


@stage("simplify_embedding_lookup", ["plain", "batch"])
def lookup_of_negated_rows(b):
    lookup(b, lambda w, y: ops.Neg(x=ops.GatherV2(params=w, indices=y, axis=0)),
           lambda g, i, s: ops.SparseSegmentMean(data=g, indices=i, segment_ids=s))


@stage("simplify_embedding_lookup", ["plain", "batch"])
def lookup_of_all_segments(b):
    lookup(b, lambda w, y: ops.GatherV2(params=w, indices=y, axis=0),
           lambda g, i, s: ops.SparseSegmentSqrtN(data=g, indices=i, segment_ids=s))


def segments(b, make):
    b.out(ops.SparseSegmentSum(data=b.x(10, 3, name="w"),
                               indices=make(b.x(4, dtype=tf.int64, name="ids")),
                               segment_ids=b.x(4, dtype=tf.int32, name="seg")))


@stage("remove_cast_into_segment_reduction", ["plain", "cpu", "batch"])
def indices_of_a_small_type(b):
    segments(b, lambda ids: ops.Cast(x=ops.Cast(x=ids, DstT=tf.int8), DstT=tf.int32))


@stage("remove_cast_into_segment_reduction", ["plain", "batch"])
def indices_of_numbers(b):
    segments(b, lambda ids: ops.Cast(x=ops.Cast(x=ids, DstT=tf.float32), DstT=tf.int32))


@stage("remove_cast_into_segment_reduction", ["plain", "batch"])
def indices_without_a_cast(b):
    segments(b, lambda ids: ops.Minimum(x=ids, y=tf.constant(9, tf.int64)))
