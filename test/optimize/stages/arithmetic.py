"""Graphs for the stages of the ArithmeticOptimizer: one function per pattern."""

import tensorflow as tf
from builder import CPU, case

ops = tf.raw_ops


def stage(name, *args, **kwargs):
    return case(["arithmetic"], name, *args, **kwargs)


@stage("combine_add_to_addn")
def sum_of_four(b):
    s = b.mid(lambda: ops.AddV2(x=b.x(2, 3), y=b.x(2, 3), name="inner"))
    b.out(ops.AddV2(x=s, y=ops.Add(x=b.x(2, 3), y=b.x(2, 3)), name="sum"))


@stage("combine_add_to_addn")
def sum_of_two_shapes(b):
    s = b.mid(lambda: ops.AddV2(x=b.x(2, 3), y=b.x(3, fixed=True), name="inner"))
    t = ops.AddV2(x=b.x(2, 3), y=b.x(3, fixed=True))
    b.out(ops.AddN(inputs=[s, t, t], name="sum"))


@stage("fold_conjugate_into_transpose", ["half", "double"], dtype=tf.complex64)
def conj_of_transpose(b):
    t = b.mid(lambda: ops.Transpose(x=b.x(2, 3), perm=[1, 0], name="t"))
    b.out(ops.Conj(input=t, name="conj"))


@stage("fold_conjugate_into_transpose", ["half", "double"], dtype=tf.complex64)
def transpose_of_conj(b):
    c = b.mid(lambda: ops.Conj(input=b.x(2, 3), name="conj"))
    b.out(ops.ConjugateTranspose(x=c, perm=[1, 0], name="t"))


@stage("fold_multiply_into_conv")
def scaled_convolution(b):
    m = b.mid(lambda: ops.Mul(x=b.x(1, 4, 4, 2), y=b.const(0.5), name="mul"))
    w = b.const([[[[1, 2, 3], [4, 5, 6]]]], name="w")
    b.out(ops.Conv2D(input=m, filter=w, strides=[1] * 4, padding="SAME"))


@stage("fold_multiply_into_conv", ["norank"])
def scaled_transposed_convolution(b):
    m = b.mid(lambda: ops.Mul(x=b.const(0.5), y=b.x(1, 2, 4, 4), name="mul"))
    t = ops.Transpose(x=m, perm=[0, 2, 3, 1])
    w = b.const([[[[1, 2, 3], [4, 5, 6]]]], name="w")
    b.out(ops.Conv2D(input=t, filter=w, strides=[1] * 4, padding="SAME"))


@stage("fold_multiply_into_conv", ["plain", "batch"], only=True)
def scaled_by_a_vector(b):
    m = ops.Mul(x=b.x(1, 4, 4, 2), y=b.const([0.5, 2]), name="mul")
    w = b.const([[[[1, 2, 3], [4, 5, 6]]]], name="w")
    b.out(ops.Conv2D(input=m, filter=w, strides=[1] * 4, padding="SAME"))


@stage("fold_transpose_into_matmul")
def matmul_of_transposes(b):
    t = b.mid(lambda: ops.Transpose(x=b.x(2, 3), perm=[1, 0], name="t"))
    u = ops.Transpose(x=b.x(4, 2), perm=[1, 0], name="u")
    b.out(ops.MatMul(a=t, b=u, name="product"))


@stage("fold_transpose_into_matmul")
def batch_matmul_of_transpose(b):
    t = b.mid(lambda: ops.Transpose(x=b.x(5, 2, 3), perm=[0, 2, 1], name="t"))
    b.out(ops.BatchMatMulV2(x=t, y=b.x(5, 2, 4), name="product"))


@stage("fold_transpose_into_matmul", ["plain", "batch"], only=True)
def batch_matmul_of_another_transpose(b):
    t = ops.Transpose(x=b.x(2, 5, 3), perm=[1, 2, 0], name="t")
    b.out(ops.BatchMatMulV2(x=t, y=b.x(5, 2, 4), name="product"))


@stage("fold_transpose_into_matmul", ["plain", "cpu"], only=True, dtype=tf.complex64)
def matmul_of_complex_transpose(b):
    t = ops.Transpose(x=b.x(2, 3), perm=[1, 0], name="t")
    b.out(ops.MatMul(a=t, b=b.x(2, 4), name="product"))


@stage("fold_transpose_into_matmul", ["plain", "cpu"], only=True, dtype=tf.complex64)
def batch_matmul_of_complex_transpose(b):
    t = ops.Transpose(x=b.x(5, 2, 3), perm=[0, 2, 1], name="t")
    b.out(ops.BatchMatMulV2(x=t, y=b.x(5, 2, 4), name="product"))


@stage("hoist_common_factor_out_of_aggregation")
def common_factor(b):
    x = b.x(2, 3)
    m = b.mid(lambda: ops.Mul(x=x, y=b.x(2, 3), name="m1"))
    n = ops.Mul(x=b.x(2, 3), y=x, name="m2")
    b.out(ops.AddN(inputs=[m, n], name="sum"))


@stage("hoist_common_factor_out_of_aggregation")
def common_divisor(b):
    x = b.x(2, 3)
    m = b.mid(lambda: ops.RealDiv(x=b.x(2, 3), y=x, name="d1"))
    n = ops.RealDiv(x=b.x(2, 3), y=x, name="d2")
    b.out(ops.AddV2(x=m, y=n, name="sum"))


@stage("hoist_common_factor_out_of_aggregation", ["plain", "cpu", "batch"], only=True)
def no_common_factor(b):
    m = ops.Mul(x=b.x(2, 3), y=b.x(2, 3))
    n = ops.Mul(x=b.x(2, 3), y=b.x(2, 3))
    b.out(ops.AddN(inputs=[m, n]))


@stage("minimize_broadcasts")
def scalars_and_matrices(b):
    m = b.mid(lambda: ops.Mul(x=b.x(fixed=True), y=b.x(2, 3), name="m1"))
    n = ops.Mul(x=b.x(fixed=True), y=b.x(2, 3), name="m2")
    b.out(ops.Mul(x=m, y=n, name="m"))


@stage("remove_identity_transpose")
def inverse_transposes(b):
    t = b.mid(lambda: ops.Transpose(x=b.x(2, 3, 4), perm=[1, 2, 0], name="t"))
    b.out(ops.Transpose(x=t, perm=[2, 0, 1], name="u"))


@stage("remove_identity_transpose")
def inverse_transposes_with_identity(b):
    t = ops.Transpose(x=b.x(2, 3, 4), perm=[1, 2, 0], name="t")
    i = b.mid(lambda: ops.Identity(input=t, name="i"))
    b.out(ops.Transpose(x=i, perm=[2, 0, 1], name="u"))


@stage("remove_identity_transpose")
def identity_transpose(b):
    t = b.mid(lambda: ops.Transpose(x=b.x(2, 3), perm=[0, 1], name="t"))
    b.out(ops.Sqrt(x=t))


@stage("remove_identity_transpose", ["plain", "cpu", "batch"], only=True)
def other_transposes(b):
    t = ops.Transpose(x=b.x(2, 3, 4), perm=[1, 2, 0], name="t")
    b.out(ops.Transpose(x=t, perm=[1, 2, 0], name="u"))


@stage("remove_involution")
def double_negation(b):
    n = b.mid(lambda: ops.Neg(x=b.x(2, 3), name="n"))
    b.out(ops.Neg(x=n, name="m"))


@stage("remove_involution")
def double_reciprocal_across_reshape(b):
    n = ops.Reciprocal(x=b.x(2, 3), name="n")
    r = b.mid(lambda: ops.Reshape(tensor=n, shape=[6], name="r"))
    b.out(ops.Reciprocal(x=r, name="m"))


@stage("remove_redundant_bitcast", ["half", "double"])
def bitcast_to_itself(b):
    c = b.mid(lambda: ops.Bitcast(input=b.x(2, 3), type=b.dtype, name="c"))
    b.out(ops.Neg(x=c))


@stage("remove_redundant_bitcast", ["half", "double"])
def two_bitcasts(b):
    c = b.mid(lambda: ops.Bitcast(input=b.x(2, 3), type=tf.int32, name="c"))
    b.out(ops.Bitcast(input=c, type=tf.uint32, name="d"))


@stage("remove_redundant_cast")
def cast_to_itself(b):
    c = b.mid(lambda: ops.Cast(x=b.x(2, 3), DstT=b.dtype, name="c"))
    b.out(ops.Neg(x=c))


@stage("remove_redundant_cast", ["plain", "cpu", "batch"], only=True)
def cast_to_another_type(b):
    c = ops.Cast(x=b.x(2, 3), DstT=tf.int32, name="c")
    b.out(ops.Neg(x=c))


@stage("replace_pack_with_tile_reshape")
def two_packs(b):
    x = b.x(2, 3)
    p = b.mid(lambda: ops.Pack(values=[x, x], axis=1, name="p"))
    b.out(ops.Pack(values=[p, p], axis=0, name="q"))


@stage("replace_pack_with_tile_reshape", ["plain", "batch", "cpu"], only=True)
def pack_of_two(b):
    b.out(ops.Pack(values=[b.x(2, 3), b.x(2, 3)], axis=1, name="p"))


@stage("replace_mul_with_tile")
def product_with_ones(b):
    # Placeholders are fed and therefore preserved.
    x = ops.Abs(x=b.x(2, 1, fixed=b.options.get("unknown") == 1))
    m = b.mid(lambda: ops.Mul(x=x, y=b.const([[1.0] * 4] * 2), name="m"))
    b.out(ops.Neg(x=m))


@stage("replace_mul_with_tile", ["plain", "cpu", "batch"], only=True)
def product_with_ones_of_one_shape(b):
    b.out(ops.Mul(x=ops.Abs(x=b.x(2, 4)), y=b.const([[1.0] * 4] * 2), name="m"))


@stage("reduce_upsampling_dims")
def upsampling(b):
    r = ops.Reshape(tensor=b.x(1, 2, 2, 3), shape=[1, 2, 1, 2, 1, 3], name="r")
    t = b.mid(lambda: ops.Tile(input=r, multiples=[1, 1, 2, 1, 2, 1], name="t"))
    b.out(ops.Reshape(tensor=t, shape=[1, 4, 4, 3], name="s"))


@stage("remove_redundant_reshape")
def reshape_to_the_same(b):
    r = b.mid(lambda: ops.Reshape(tensor=b.x(2, 3), shape=[2, 3], name="r"))
    b.out(ops.Neg(x=r))


@stage("remove_redundant_reshape")
def broadcast_to_the_same(b):
    r = b.mid(lambda: ops.BroadcastTo(input=b.x(2, 3), shape=[2, 3], name="r"))
    b.out(ops.Neg(x=r))


@stage("remove_redundant_reshape")
def two_reshapes(b):
    r = b.mid(lambda: ops.Reshape(tensor=b.x(2, 3), shape=[6], name="r"))
    b.out(ops.Reshape(tensor=ops.Exp(x=r), shape=[3, 2], name="s"))


@stage("remove_redundant_reshape")
def reshape_to_own_shape(b):
    x = b.x(2, 3)
    r = b.mid(lambda: ops.Reshape(tensor=x, shape=ops.Shape(input=x), name="r"))
    b.out(ops.Neg(x=r))


@stage("remove_negation")
def minus_a_negation(b):
    n = b.mid(lambda: ops.Neg(x=b.x(2, 3), name="n"))
    b.out(ops.Sub(x=b.x(2, 3), y=n, name="d"))


@stage("remove_negation")
def negation_plus(b):
    n = b.mid(lambda: ops.Neg(x=b.x(2, 3), name="n"))
    b.out(ops.AddV2(x=n, y=b.x(2, 3), name="s"))


@stage("replace_mul_with_square")
def product_with_itself(b):
    x = b.x(2, 3)
    m = b.mid(lambda: ops.Mul(x=x, y=x, name="m"))
    b.out(ops.Neg(x=m))


@stage("replace_mul_with_square", ["plain", "cpu"], only=True, dtype=tf.complex64)
def complex_product_with_itself(b):
    x = b.x(2, 3)
    b.out(ops.Neg(x=ops.Mul(x=x, y=x, name="m")))


@stage("remove_logical_not")
def not_less(b):
    c = b.mid(lambda: ops.Less(x=b.x(2, 3), y=b.x(2, 3), name="c"))
    b.out(ops.LogicalNot(x=c, name="n"))


@stage("reorder_cast_like_and_value_preserving", ["half", "double"])
def cast_then_transpose(b):
    with tf.device(CPU):
        x = b.x(2, 3, dtype=tf.uint8)
        c = b.mid(lambda: ops.Cast(x=x, DstT=tf.float32, name="c"))
        t = ops.Transpose(x=c, perm=[1, 0], name="t")
        b.out(ops.Neg(x=t))


@stage("reorder_cast_like_and_value_preserving", ["half", "double"])
def transpose_then_cast(b):
    with tf.device(CPU):
        t = b.mid(lambda: ops.Transpose(x=b.x(2, 3), perm=[1, 0], name="t"))
        b.out(ops.Cast(x=t, DstT=tf.float16, name="c"))


@stage("reorder_cast_like_and_value_preserving", ["plain"], only=True)
def cast_then_transpose_without_device(b):
    c = ops.Cast(x=b.x(2, 3, dtype=tf.uint8), DstT=tf.float32, name="c")
    b.out(ops.Neg(x=ops.Transpose(x=c, perm=[1, 0], name="t")))


@stage("simplify_aggregation")
def three_times(b):
    x = b.x(2, 3)
    s = b.mid(lambda: ops.AddN(inputs=[x, x, x], name="s"))
    b.out(ops.Neg(x=s))


@stage("simplify_aggregation")
def sum_of_one(b):
    s = b.mid(lambda: ops.AddN(inputs=[b.x(2, 3)], name="s"))
    b.out(ops.Neg(x=s))


@stage("hoist_cwise_unary_chains")
def concat_of_chains(b):
    s = b.mid(lambda: ops.Sin(x=b.x(2, 3), name="s1"))
    t = ops.Sin(x=b.x(2, 3), name="s2")
    b.out(ops.ConcatV2(values=[ops.Exp(x=s), ops.Exp(x=t)], axis=0, name="cat"))


@stage("hoist_cwise_unary_chains")
def chains_of_split(b):
    s = ops.Split(axis=0, value=b.x(2, 3), num_split=2, name="split")
    e = b.mid(lambda: ops.Exp(x=s[0], name="e1"))
    f = ops.Exp(x=s[1], name="e2")
    b.out(ops.AddV2(x=e, y=f))


@stage("hoist_cwise_unary_chains", ["plain", "cpu", "batch"], only=True)
def concat_of_different_chains(b):
    b.out(ops.ConcatV2(
        values=[ops.Sin(x=b.x(2, 3)), ops.Cos(x=b.x(2, 3))], axis=0))


@stage("convert_sqrt_div_to_rsqrt_mul")
def division_by_root(b):
    s = b.mid(lambda: ops.Sqrt(x=b.x(2, 3), name="root"))
    b.out(ops.RealDiv(x=b.x(2, 3), y=s, name="d"))


@stage("convert_sqrt_div_to_rsqrt_mul")
def xdivy_by_root(b):
    s = b.mid(lambda: ops.Sqrt(x=b.x(2, 3), name="root"))
    b.out(ops.Xdivy(x=b.x(2, 3), y=s, name="d"))


@stage("remove_idempotent")
def two_snapshots(b):
    s = b.mid(lambda: ops.Snapshot(input=b.x(2, 3), name="s"))
    b.out(ops.Neg(x=ops.Snapshot(input=s, name="t")))


def power(exponent, *args, **kwargs):

    def pattern(b):
        p = b.mid(lambda: ops.Pow(x=b.x(2, 3), y=b.const(exponent), name="p"))
        b.out(ops.Neg(x=p))

    pattern.__name__ = "power_" + str(exponent).replace("-", "minus_").replace(".", "_")
    stage("convert_pow", *args, **kwargs)(pattern)


for value in (2.0, 3.0, 1.0, 0.0, 0.5, -0.5, -1.0, 2.5):
    power(value)


@stage("convert_log1p")
def log_of_one_plus(b):
    a = b.mid(lambda: ops.AddV2(x=b.x(2, 3), y=b.const(1.0), name="a"))
    b.out(ops.Log(x=a, name="l"))


@stage("convert_log1p", ["plain", "cpu", "batch"], only=True)
def log_of_two_plus(b):
    b.out(ops.Log(x=ops.AddV2(x=b.x(2, 3), y=b.const(2.0))))


@stage("convert_log_softmax")
def log_of_softmax(b):
    s = b.mid(lambda: ops.Softmax(logits=b.x(2, 3), name="s"))
    b.out(ops.Log(x=s, name="l"))


@stage("optimize_max_or_min_of_monotonic")
def max_of_tanh(b):
    f = b.mid(lambda: ops.Tanh(x=b.x(2, 3), name="f"))
    b.out(ops.Max(input=f, axis=[1], name="m"))


@stage("optimize_max_or_min_of_monotonic")
def max_of_negation(b):
    f = b.mid(lambda: ops.Neg(x=b.x(2, 3), name="f"))
    b.out(ops.Max(input=f, axis=[1], name="m"))


@stage("optimize_max_or_min_of_monotonic", ["plain", "cpu", "batch"], only=True)
def max_of_biased_relu(b):
    a = ops.BiasAdd(value=b.x(2, 3), bias=b.x(3, fixed=True))
    b.out(ops.Max(input=ops.Relu(features=a), axis=[1], name="m"))


@stage("convert_expm1")
def exp_minus_one(b):
    e = b.mid(lambda: ops.Exp(x=b.x(2, 3), name="e"))
    b.out(ops.Sub(x=e, y=b.const(1.0), name="d"))


@stage("convert_expm1", ["plain", "cpu", "batch"], only=True)
def exp_minus_two(b):
    b.out(ops.Sub(x=ops.Exp(x=b.x(2, 3)), y=b.const(2.0), name="d"))


@stage("unary_ops_composition")
def three_unary_ops(b):
    with tf.device(CPU):
        s = ops.Abs(x=b.x(2, 3), name="s")
        n = b.mid(lambda: ops.Neg(x=s, name="n"))
        b.out(ops.Exp(x=n, name="e"))


@stage("unary_ops_composition", ["plain"], only=True)
def unary_ops_without_device(b):
    b.out(ops.Exp(x=ops.Neg(x=b.x(2, 3))))


@stage("remove_stack_slice_same_axis")
def element_of_stack(b):
    p = b.mid(lambda: ops.Pack(values=[b.x(2, 3), b.x(2, 3)], axis=1, name="p"))
    b.out(p[:, 1])


@stage("remove_stack_slice_same_axis")
def slice_of_stack(b):
    p = b.mid(lambda: ops.Pack(values=[b.x(2, 3), b.x(2, 3)], axis=1, name="p"))
    b.out(ops.Slice(input=p, begin=[0, 1, 0], size=[-1, 1, -1], name="s"))


@stage("remove_stack_slice_same_axis", ["plain", "cpu", "batch"], only=True)
def slice_of_another_axis(b):
    p = ops.Pack(values=[b.x(2, 3), b.x(2, 3)], axis=1, name="p")
    b.out(p[:, :, 1])


@stage("simplify_embedding_lookup", ["half"])
def lookup_of_unique(b):
    ids = b.x(4, dtype=tf.int64, name="ids")
    seg = b.x(4, dtype=tf.int32, name="seg")
    w = b.x(10, 3, name="w")
    y, idx = ops.Unique(x=ids, name="unique")
    g = b.mid(lambda: ops.GatherV2(params=w, indices=y, axis=0, name="g"))
    b.out(ops.SparseSegmentSum(data=g, indices=idx, segment_ids=seg, name="sum"))


@stage("remove_cast_into_segment_reduction", ["half"])
def cast_indices(b):
    ids = b.x(4, dtype=tf.int64, name="ids")
    seg = b.x(4, dtype=tf.int32, name="seg")
    w = b.x(10, 3, name="w")
    c = b.mid(lambda: ops.Cast(x=ids, DstT=tf.int32, name="c"))
    b.out(ops.SparseSegmentMean(data=w, indices=c, segment_ids=seg, name="mean"))


@stage("fuse_squared_diff")
def squared_difference(b):
    d = b.mid(lambda: ops.Sub(x=b.x(2, 3), y=b.x(2, 3), name="d"))
    b.out(ops.Square(x=d, name="s"))


@stage("fuse_squared_diff", ["plain", "cpu"], only=True, dtype=tf.complex64)
def squared_complex_difference(b):
    d = ops.Sub(x=b.x(2, 3), y=b.x(2, 3), name="d")
    b.out(ops.Square(x=d, name="s"))


@case(["common_subgraph_elimination"], "dedup_computations")
def equal_nodes(b):
    x = b.x(2, 3)
    e = b.mid(lambda: ops.Exp(x=x, name="e1"))
    f = ops.Exp(x=x, name="e2")
    b.out(ops.Sub(x=ops.AddV2(x=e, y=x), y=ops.AddV2(x=x, y=f)))
