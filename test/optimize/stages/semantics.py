"""Graphs whose results TensorFlow 2.21's Grappler changes.

The inputs that show it are part of the case. docs/semantics.md has a line for
each; `record.py` notes what came out of Grappler's graph ("differs").
"""

import tensorflow as tf
from builder import case

ops = tf.raw_ops


def wrong(name, variant="plain", dtype=tf.float32, optimizers=("arithmetic",)):
    return case(list(optimizers), name, [variant], dtype=dtype, only=True)


@wrong("optimize_max_or_min_of_monotonic")
def argmax_of_relu(b):
    x = b.x(1, 3, value=[[-2, -1, -3]])
    b.out(ops.ArgMax(input=ops.Relu(features=x), dimension=1))


@wrong("optimize_max_or_min_of_monotonic")
def argmin_of_relu(b):
    x = b.x(1, 5, value=[[3, -2, -7, 4, -1]])
    b.out(ops.ArgMin(input=ops.Relu(features=x), dimension=1))


@wrong("optimize_max_or_min_of_monotonic")
def argmax_of_saturated_tanh(b):
    x = b.x(1, 3, value=[[10, 20, 5]])
    b.out(ops.ArgMax(input=ops.Tanh(x=x), dimension=1))


@wrong("optimize_max_or_min_of_monotonic")
def argmax_of_overflowing_exp(b):
    x = b.x(1, 3, value=[[100, 200, 50]])
    b.out(ops.ArgMax(input=ops.Exp(x=x), dimension=1))


@wrong("optimize_max_or_min_of_monotonic", dtype=tf.int32)
def argmax_of_negative_integers(b):
    x = b.x(1, 2, value=[[5, -2**31]])
    b.out(ops.ArgMin(input=ops.Neg(x=x), dimension=1))


@wrong("optimize_max_or_min_of_monotonic", dtype=tf.int32)
def max_of_negative_integers(b):
    x = b.x(1, 2, value=[[-2**31, 5]])
    b.out(ops.Max(input=ops.Neg(x=x), axis=[1]))


@wrong("optimize_max_or_min_of_monotonic")
def pooling_with_positions(b):
    x = b.x(1, 2, 2, 1, value=[[[[-2], [-1]], [[-3], [-4]]]])
    p = ops.MaxPoolWithArgmax(input=ops.Relu(features=x), ksize=[1, 2, 2, 1],
                              strides=[1, 2, 2, 1], padding="VALID")
    b.out(p.argmax)


@wrong("fuse_squared_diff", dtype=tf.int8)
def squared_difference_of_bytes(b):
    d = ops.Sub(x=b.x(2, value=[3, 100]), y=b.x(2, value=[5, -100]))
    b.out(ops.Square(x=d))


@wrong("fuse_squared_diff", dtype=tf.uint32)
def squared_difference_of_unsigned_numbers(b):
    d = ops.Sub(x=b.x(2, value=[3, 7]), y=b.x(2, value=[5, 1]))
    b.out(ops.Square(x=d))


@wrong("convert_pow")
def power_that_broadcasts(b):
    x = b.x(3, value=[1, 2, 3])
    b.out(ops.Pow(x=x, y=b.const([[2.0] * 3] * 2)))


@wrong("convert_pow", dtype=tf.int32)
def negative_power_of_integers(b):
    x = b.x(2, value=[1, 2])
    b.out(ops.Pow(x=x, y=b.const(0)))


@wrong("replace_mul_with_tile")
def ones_times_second_output(b):
    s = ops.Split(axis=0, value=b.x(4, 1, value=[[1], [2], [3], [4]]), num_split=2)
    b.out(ops.Mul(x=s[1], y=b.const([[1.0] * 4] * 2)))


@wrong("optimize_max_or_min_of_monotonic")
def max_of_tanh_of_second_output(b):
    s = ops.Split(axis=0, value=b.x(4, 1, value=[[1], [2], [3], [4]]), num_split=2)
    b.out(ops.Max(input=ops.Tanh(x=s[1]), axis=[0]))


@wrong("replace_pack_with_tile_reshape")
def packs_of_second_output(b):
    s = ops.Split(axis=0, value=b.x(4, 1, value=[[1], [2], [3], [4]]), num_split=2)
    p = ops.Pack(values=[s[1], s[1]], axis=0)
    b.out(ops.Pack(values=[p, p], axis=0))


@wrong("remove_redundant_bitcast")
def bitcast_that_merges_and_splits(b):
    c = ops.Bitcast(input=b.x(2, 2, value=[[1, 2], [3, 4]]), type=tf.float64)
    b.out(ops.Bitcast(input=c, type=tf.uint8))


@wrong("remove_involution", dtype=tf.bool)
def not_across_padding(b):
    n = ops.LogicalNot(x=b.x(1, 2, 1, value=[[[True], [False]]]))
    s = ops.Identity(input=n)
    b.out(ops.LogicalNot(x=s))


@wrong("remove_involution", dtype=tf.int32)
def invert_across_padding(b):
    n = ops.Invert(x=b.x(1, 2, 1, value=[[[1], [2]]]))
    s = ops.SpaceToBatchND(input=n, block_shape=[2], paddings=[[1, 1]])
    b.out(ops.Invert(x=s))


@wrong("remove_involution")
def reciprocal_of_a_reciprocal(b):
    x = b.x(4, value=[7.0, 0.0, float("inf"), 1e-40])
    b.out(ops.Reciprocal(x=ops.Reciprocal(x=x)))


@wrong("replace_mul_with_tile")
def zero_times_infinity(b):
    # TensorFlow's constant folding gives 0 here; no stage of tfuse does.
    x = b.x(3, value=[float("inf"), float("nan"), 1.0])
    b.out(ops.IsNan(x=ops.Mul(x=x, y=b.const(0.0))))


@wrong("hoist_common_factor_out_of_aggregation")
def factors_whose_sum_overflows(b):
    x = b.x(1, value=[1e-30])
    y, z = b.x(1, value=[3e38]), b.x(1, value=[3e38])
    b.out(ops.AddN(inputs=[ops.Mul(x=x, y=y), ops.Mul(x=x, y=z)]))


@wrong("fold_multiply_into_conv")
def factor_that_overflows_the_weights(b):
    m = ops.Mul(x=b.x(1, 1, 1, 1, value=[[[[1e-30]]]]), y=b.const(1e30))
    b.out(ops.Conv2D(input=m, filter=b.const([[[[1e30]]]]), strides=[1] * 4,
                     padding="SAME"))


@wrong("hoist_cwise_unary_chains", dtype=tf.complex64)
def concat_of_absolute_values(b):
    x, y = (b.x(2, value=[3, 4]) for _ in range(2))
    b.out(ops.ConcatV2(values=[ops.ComplexAbs(x=x), ops.ComplexAbs(x=y)], axis=0))


@wrong("reorder_cast_like_and_value_preserving", "cpu")
def finite_across_padding(b):
    f = ops.IsFinite(x=b.x(1, 2, 1, value=[[[1], [2]]]))
    c = ops.Cast(x=f, DstT=tf.float32)
    s = ops.SpaceToBatchND(input=c, block_shape=[2], paddings=[[1, 1]])
    b.out(s)


@wrong("simplify_aggregation", dtype=tf.float16)
def more_terms_than_half_counts(b):
    x = b.x(1, value=[1.0])
    b.out(ops.AddN(inputs=[x] * 2049))


@wrong("convert_log_softmax")
def log_of_vanishing_probability(b):
    b.out(ops.Log(x=ops.Softmax(logits=b.x(1, 2, value=[[0, 200]]))))


@wrong("remove_logical_not")
def not_less_than_nan(b):
    c = ops.Less(x=b.x(1, value=[float("nan")]), y=b.x(1, value=[1.0]))
    b.out(ops.LogicalNot(x=c))


@wrong("remove_cast_into_segment_reduction")
def index_that_wraps(b):
    ids = b.x(1, dtype=tf.int64, name="ids", value=[2**32 + 1])
    c = ops.Cast(x=ids, DstT=tf.int32)
    seg = b.x(1, dtype=tf.int32, name="seg", value=[0])
    w = b.x(3, 1, value=[[1], [2], [3]])
    b.out(ops.SparseSegmentSum(data=w, indices=c, segment_ids=seg))


@wrong("remove_stack_slice_same_axis")
def element_that_an_assertion_guards(b):
    x, y = b.x(2, value=[1, 2]), b.x(2, value=[3, 4])
    with tf.control_dependencies([tf.no_op(name="before")]):
        guarded = ops.Identity(input=y)
    b.out(ops.Pack(values=[x, guarded], axis=0)[0])


# JSON has no complex numbers, so they are written as text.


@wrong("fold_transpose_into_matmul", dtype=tf.complex64)
def adjoint_of_infinite_numbers(b):
    x = b.x(1, 2, 2, value=[[["inf+1j", "1j"], ["2", "-inf+1j"]]])
    y = b.x(1, 2, 2, value=[[["1j", "inf+1j"], ["-inf+1j", "1"]]])
    t = ops.ConjugateTranspose(x=x, perm=[0, 2, 1])
    b.out(ops.BatchMatMulV2(x=t, y=y))


@wrong("convert_pow", dtype=tf.complex64)
def power_of_an_infinite_number(b):
    x = b.x(3, value=["inf+1j", "-infj", "1+2j"])
    b.out(ops.Pow(x=x, y=b.const(2)))


@wrong("simplify_aggregation", dtype=tf.complex64)
def sum_of_infinite_numbers(b):
    x = b.x(2, value=["1+infj", "-0-0j"])
    b.out(ops.AddN(inputs=[x] * 3))


@wrong("convert_sqrt_div_to_rsqrt_mul", dtype=tf.complex128)
def division_by_a_large_complex_root(b):
    y = b.x(1, value=["1e220+1e220j"])
    b.out(ops.RealDiv(x=b.x(1, value=["1e110+1e110j"]), y=ops.Sqrt(x=y)))
