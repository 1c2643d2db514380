"""Inputs for the ops whose shape function is code; see shape_case_inputs.py."""

import numpy as np

from shape_case_inputs import C, Case, H, Input, bad

F = "float32"


def rest_like(first):
    """All inputs have the shape of the first."""
    return lambda op_def: [Case(*[first] * len(op_def.input_arg))]


def image(channels_first=False):
    return (2, 3, 9, 11) if channels_first else (2, 9, 11, 3)


CONV_ATTRS = [
    dict(padding="VALID", strides=[1, 2, 3, 1]),
    dict(padding="SAME", strides=[1, 2, 1, 1]),
    dict(padding="VALID", strides=[1, 1, 1, 1], dilations=[1, 2, 3, 1]),
    dict(padding="EXPLICIT", strides=[1, 2, 1, 1],
         explicit_paddings=[0, 0, 1, 2, 3, 4, 0, 0]),
]
POOL_ATTRS = [
    dict(padding="VALID", ksize=[1, 2, 3, 1], strides=[1, 2, 2, 1]),
    dict(padding="SAME", ksize=[1, 3, 3, 1], strides=[1, 2, 1, 1]),
]
POOL_FIRST = dict(padding="SAME", ksize=[1, 1, 3, 3], strides=[1, 1, 2, 1],
                  data_format="NCHW")
VOLUME = (2, 7, 8, 9, 4)
VOLUME_ATTRS = [
    dict(padding="VALID", ksize=[1, 2, 3, 2, 1], strides=[1, 2, 1, 2, 1]),
    dict(padding="SAME", ksize=[1, 1, 2, 2, 2], strides=[1, 1, 2, 1, 2],
         data_format="NCDHW"),
]


def conv2d_cases(op_def):
    extra = {"TArgs": []} if op_def.name == "_FusedConv2D" else {}
    if op_def.name == "_MklNativeConv2D":
        extra = {"dilations": [1, 1, 1, 1]}
    result = [Case(image(), (3, 2, 3, 4), **{**extra, **a})
              for a in CONV_ATTRS]
    result += [
        Case(image(True), (3, 2, 3, 4), padding="SAME", strides=[1, 1, 2, 3],
             data_format="NCHW", **extra),
        Case((2, 9, 11, 6), (3, 2, 3, 4), padding="VALID",
             strides=[1, 1, 1, 1], **extra),  # groups
        bad((2, 9, 11, 5), (3, 2, 3, 4), padding="VALID",
            strides=[1, 1, 1, 1], **extra),
        bad((2, 2, 11, 3), (3, 2, 3, 4), padding="VALID",
            strides=[1, 1, 1, 1], **extra),
        bad((2, 9, 11), (3, 2, 3, 4), padding="VALID",
            strides=[1, 1, 1, 1], **extra),
        bad(image(), (3, 2, 3, 4), padding="VALID", strides=[1, 1, 1],
            **extra),
    ]
    if op_def.name == "_FusedConv2D":
        result = [Case(*c.inputs, (4,), fails=c.fails,
                       counts={"args": 1, "host_args": 0},
                       **{**c.attrs, "TArgs": [F], "num_args": 1,
                          "num_host_args": 0}) for c in result]
        bias = dict(TArgs=[F], num_args=1, num_host_args=0,
                    counts={"args": 1, "host_args": 0})
        result.append(Case(
            (2, 2, 9, 11, 4), (8, 2, 3, 2, 4), (8,), data_format="NCHW_VECT_C",
            filter_format="OIHW_VECT_I", padding="SAME", T="int8",
            strides=[1, 1, 2, 2], **bias))
        result.append(Case(
            image(True), (8, 3, 3, 2), (8,), data_format="NCHW",
            filter_format="OIHW", padding="SAME", strides=[1, 1, 2, 2],
            **bias))
    return result


def depthwise_cases(op_def):
    if op_def.name.startswith("Quantized"):
        ranges = [()] * (len(op_def.input_arg) - 2)
        if "Bias" in op_def.name:
            ranges[0] = (6,)
        return [Case(image(), (3, 2, 3, 2), *ranges, padding="SAME",
                     strides=[1, 2, 2, 1])]
    fused = op_def.name == "_FusedDepthwiseConv2dNative"
    extra = {"num_args": 0, "counts": {"args": 0}} if fused else {}
    result = [Case(image(), (3, 2, 3, 2), **{**a, **extra})
              for a in CONV_ATTRS if not fused or a["padding"] != "EXPLICIT"]
    result += [
        Case(image(True), (3, 2, 3, 2), padding="VALID",
             strides=[1, 1, 2, 2], data_format="NCHW", **extra),
        bad(image(), (3, 2, 4, 2), padding="VALID", strides=[1, 1, 1, 1],
            **extra)]
    return result


def quantized_conv_cases(op_def):
    names = [a.name for a in op_def.input_arg]
    shapes = {"input": image(), "filter": (3, 2, 3, 4), "bias": (4,),
              "summand": (2, 4, 10, 4), "min_filter": (4,),
              "max_filter": (4,)}
    if op_def.name in ("QuantizedConv2D", "QuantizedConv2DAndRequantize"):
        shapes["min_filter"] = shapes["max_filter"] = ()
    return [Case(*[shapes.get(n, ()) for n in names], padding=padding,
                 strides=[1, 2, 1, 1]) for padding in ("VALID", "SAME")]


def quantized_matmul_cases(op_def):
    names = [a.name for a in op_def.input_arg]
    shapes = {"a": (2, 3), "b": (3, 4), "bias": (4,)}
    return [Case(*[shapes.get(n, ()) for n in names]),
            Case(*[{**shapes, "a": (3, 2)}.get(n, ()) for n in names],
                 transpose_a=True)]


def matmul_cases(op_def):
    extra = {}
    if op_def.name == "_FusedMatMul":
        extra = {"num_args": 0, "counts": {"args": 0}}
    return [Case((2, 3), (3, 4), **extra),
            Case((3, 2), (4, 3), transpose_a=True, transpose_b=True, **extra),
            Case((2, 3), (4, 3), transpose_b=True, **extra),
            bad((2, 3), (4, 5), **extra), bad((2, 3, 4), (4, 5), **extra)]


def batch_norm_cases(op_def):
    extra = {}
    inputs = [(2, 5, 6, 4)] + [(4,)] * 4
    if op_def.name == "_FusedBatchNormEx":
        extra = {"num_side_inputs": 0, "counts": {"side_input": 0}, "T":
                 "float32"}
    result = [Case(*inputs, is_training=False, **extra),
              Case((2, 4, 5, 6), *inputs[1:], is_training=False,
                   data_format="NCHW", **extra),
              Case(*inputs[:3], (0,), (0,), is_training=True, **extra),
              bad((2, 5, 6, 4), (4,), (5,), (4,), (4,), is_training=False,
                  **extra)]
    if op_def.name.endswith("V3"):
        result.append(Case((2, 5, 6, 7, 4), *inputs[1:], is_training=False,
                           data_format="NDHWC"))
    return result


def batch_norm_grad_cases(op_def):
    x = (2, 5, 6, 4)
    vectors = [(4,)] * (len(op_def.input_arg) - 2)
    if op_def.name == "_FusedBatchNormGradEx":
        vectors[-1] = x
        return [Case(x, x, *vectors, num_side_inputs=1)]
    return [Case(x, x, *vectors),
            Case((2, 4, 5, 6), (2, 4, 5, 6), *vectors, data_format="NCHW")]


def reduction_cases(op_def):
    return [Case((2, 3, 4), C([1])), Case((2, 3, 4), C([0, -1])),
            Case((2, 3, 4), C([-2]), keep_dims=True), Case((2, 3, 4), C(0)),
            Case((2, 3), C(np.zeros((0,), np.int32))), bad((2, 3, 4), C([3]))]


def resource_scatter_nd(op_def):
    return [Case(H((F, (4, 5))), (3, 1), (3, 5)),
            bad(H((F, (4, 5))), (3, 1), (3, 6))]


def lists(*inputs, **attrs):
    return [Case(*inputs, **attrs)]


BINARY = [Case((2, 3), (2, 3)), Case((4, 1, 3), (2, 1)), Case((2, 3), ()),
          bad((2, 3), (2, 4))]
SEGMENTS = [Case((5, 3, 4), (5,), C(7)), Case((5, 3, 4), (5, 3), C(7))]
SPARSE = [(6, 2), (6,), (2,)]
KEPT = C(-1, fixed=True)
TABLE = H(("int64", ()), (F, (3,)))

FUNCTIONS = {
    # Element by element.
    "unchanged": rest_like((2, 3)), "negate": [Case((2, 3))],
    "logicalNot": [Case((2, 3))], "cast": [Case((2, 3))],
    "bitcast": [Case((2, 3), type="int32"), Case((3, 2), type="float64"),
                Case((2, 3), type="int16"), bad((2, 3), type="float64")],
    "identity": [Case((2, 3))], "zerosLike": [Case((2, 3))],
    "onesLike": [Case((2, 3))],
    "identityN": [Case(Input(F, (2,)), Input("int32", (3, 4)))],
    "addN": [Case((2, 3), (2, 3), (2, 3)), bad((2, 3), (2, 4))],
    "scalarsOrEqual": lambda op: (
        [Case((2, 3), (), (2, 3)), Case((), (), ()), Case((), (2,), ()),
         bad((2,), (3,), ())]),
    "select": [Case((2, 3), (2, 3), (2, 3)), Case((), (2, 3), (2, 3)),
               Case((2,), (2, 3), (2, 3)), bad((3,), (2, 3), (2, 3)),
               bad((2, 3), (2, 3), (2, 4))],
    "selectV2": [Case((2, 1), (3,), ()), Case((), (2, 3), (2, 3)),
                 bad((2,), (3,), ())],
    # Shapes.
    "shape": lambda op: [Case((2, 3)) if op.name == "Shape"
                         else Case((2, 3), (4,))],
    "rank": [Case((2, 3))], "size": [Case((2, 3))],
    "explicitShape": lambda op: [
        Case(*[(2, 3)] * (2 if op.name == "AccumulateNV2" else 0)),
        Case(*[(2, None)] * (2 if op.name == "AccumulateNV2" else 0),
             shape=[2, None])],
    "placeholderWithDefault": [Case((2, 3), shape=[2, None]),
                               bad((2, 3), shape=[2, 4])],
    "ensureShape": [Case((2, 3), shape=[None, 3]), bad((2, 3), shape=[2, 4]),
                    bad((2, 3), shape=[2])],
    "fill": [Case(C([2, 3]), ()), bad(C([2, -3]), ())],
    "range": [Case(C(1), C(10), C(3)), Case(C(10), C(0), C(-3)),
              Case(C(0.0), C(1.0), C(0.3), Tidx=F),
              Case(C(5), C(5), C(1)), bad(C(1), C(10), C(0)),
              bad(C(1), C(10), C(-1))],
    "linSpace": [Case((), (), C(5)), bad((), (), C(0))],
    "reshape": [Case((2, 3, 4), C([6, 4])), Case((2, 3, 4), C([-1, 2, 3])),
                Case((2, 3, 4), C([4, -1])), Case((0, 3), C([-1, 3])),
                Case((1,), C([], dtype="int32")), bad((2, 3), C(-1)),
                bad((2, 3, 4), C([5, -1])), bad((2, 3), C([7])),
                bad((2, 3), C([-2]))],
    "expandDims": [Case((2, 3), C(0)), Case((2, 3), C(-1)),
                   Case((2, 3), C(2)), Case((2, 3), C([1])),
                   bad((2, 3), C(3))],
    "squeeze": [Case((1, 2, 1)), Case((1, 2, 1), squeeze_dims=[0]),
                Case((1, 2, 1), squeeze_dims=[-1]),
                bad((1, 2, 1), squeeze_dims=[1]),
                bad((1, 2, 1), squeeze_dims=[3])],
    "broadcastTo": [Case((2, 1), C([3, 2, 4])), Case((3,), C([2, -1])),
                    bad((2, 3), C([3]))],
    "broadcastArgs": [Case((3,), (2,)), Case(C([2, 1, 3]), C([4, 1]))],
    "tile": [Case((2, 3), C([4, 5])), bad((2, 3), C([4]))],
    "transpose": [Case((2, 3, 4), C([2, 0, 1])), Case((2, 3), C([-1, 0])),
                  bad((2, 3), C([0, 2])), bad((2, 3), C([0]))],
    "invertPermutation": [Case((3,)), bad((2, 3))],
    # Slices and gathers.
    "slice": [Case((5, 6), C([1, 2]), C([2, -1])), Case((5, 6), (2,), C([2, 3])),
              bad((5, 6), C([1, 2, 3]), C([1, 1, 1]))],
    "gather": [Case((5, 3), (2, 4))],
    "gatherV2": [Case((5, 3), (2, 4), C(0)), Case((5, 3), (2, 4), C(-1)),
                 Case((5, 3, 6), (5, 4), C(1), batch_dims=1),
                 Case((5, 3, 6), (5, 4), C(2), batch_dims=-1),
                 bad((5, 3), (2,), C(2))],
    "gatherNd": [Case((5, 3, 4), (2, 6, 2)), Case((5, 3), (7, 0)),
                 bad((5,), (2, 2))],
    "resourceGather": [Case(H((F, (5, 3))), (2, 4)),
                       Case(H((F, (5, 3, 2))), (5, 4), batch_dims=1)],
    "resourceGatherNd": [Case(H((F, (5, 3))), (2, 1))],
    "scatterNd": [Case((4, 1), (4, 3), C([5, 3])),
                  bad((4, 1), (4, 2), C([5, 3]))],
    "tensorScatter": [Case((5, 3), (4, 1), (4, 3)),
                      bad((5, 3), (4, 1), (4, 2))],
    "scatterUpdate": [Case((5, 3), (4,), (4, 3)), Case((5, 3), (4,), ()),
                      bad((5, 3), (4,), (4, 2))],
    "resourceScatterUpdate": [Case(H((F, (5, 3))), (4,), (4, 3)),
                              bad(H((F, (5, 3))), (4,), (4, 2))],
    "resourceScatterNd": resource_scatter_nd,
    "oneHot": [Case((2, 3), C(5), (), ()), Case((2, 3), C(5), (), (), axis=0),
               bad((2, 3), C(-1), (), ())],
    "where": [Case((2, 3))], "unravelIndex": [Case((4,), (2,)), Case((), (2,))],
    "listDiff": [Case((4,), (3,))],
    "uniqueAlongAxis": [Case((4, 5), C([1], dtype="int64")),
                        Case((4,), C([], dtype="int64"))],
    "dynamicPartition": [Case((4, 5, 6), (4,)), Case((4, 5, 6), (4, 5))],
    "dynamicStitch": [Case(C([0, 2]), C([1]), (2, 3), (1, 3),
                           counts={"indices": 2, "data": 2}),
                      Case((2,), C(5), (2, 3), (3,),
                           counts={"indices": 2, "data": 2})],
    "concat": [Case(C(1), (2, 3), (2, 4)), bad(C(1), (2, 3), (3, 4))],
    "concatV2": [Case((2, 3), (2, 4), C(1)), Case((2, 3), (4, 3), C(-2)),
                 Case((2, 3), (2, 4), (2, 5), C(-1)),
                 bad((2, 3), (3, 4), C(1)), bad((2, 3), (2, 3), C(2)),
                 bad((), (), C(0))],
    "quantizedConcat": [Case(C(1), (2, 3), (2, 4), (), (), (), (), counts={
        "values": 2, "input_mins": 2, "input_maxes": 2})],
    "concatOffset": [Case((), (3,), (3,))],
    "parallelConcat": [Case((1, 3), (1, 3), shape=[2, 3]),
                       bad((2, 3), (1, 3), shape=[2, 3])],
    "pack": [Case((2, 3), (2, 3)), Case((2, 3), (2, 3), (2, 3), axis=-1),
             bad((2, 3), (2, 4)), bad((2, 3), (2, 3), axis=3)],
    "unpack": [Case((2, 3), num=2), Case((4, 3), num=3, axis=-1),
               bad((2, 3), num=3)],
    "split": [Case(C(1), (2, 6), num_split=3),
              Case(C(-2), (4, 6), num_split=2),
              bad(C(1), (2, 5), num_split=3)],
    # TensorFlow treats an unknown axis as -1.
    "splitV": [Case((2, 6), C([1, 5]), C(1, fixed=True), num_split=2),
               Case((2, 6), C([1, -1]), KEPT, num_split=2),
               bad((2, 6), C([1, 4]), C(1), num_split=2)],
    "pad": [Case((2, 3), C([[1, 2], [0, 3]])),
            bad((2, 3), C([[1, 2]])), bad((2, 3), C([[1, 2], [0, -3]]))],
    "mirrorPadGrad": [Case((6, 7), C([[1, 2], [0, 3]]))],
    "spaceToBatchND": [Case((2, 6, 8, 3), C([2, 3]), C([[0, 0], [1, 0]])),
                       bad((2, 6, 8, 3), C([2, 3]), C([[0, 0], [0, 0]]))],
    "batchToSpaceND": [Case((12, 4, 5, 3), C([2, 3]), C([[0, 0], [1, 0]])),
                       bad((7, 4, 5, 3), C([2, 3]), C([[0, 0], [1, 0]]))],
    "spaceToBatch": [Case((2, 6, 8, 3), C([[0, 0], [1, 1]]))],
    "batchToSpace": [Case((12, 4, 5, 3), C([[0, 0], [1, 0]]))],
    "reverse": [Case((2, 3), (2,)), bad((2, 3), (3,))],
    "reverseV2": [Case((2, 3), C([0])), bad((2, 3), C([0, 0])),
                  bad((2, 3), C([2]))],
    "reverseSequence": [Case((4, 5, 6), (4,), seq_dim=1),
                        Case((4, 5, 6), (5,), seq_dim=0, batch_dim=1),
                        bad((4, 5, 6), (4,), seq_dim=3)],
    # Reductions.
    "reduction": reduction_cases, "sum": reduction_cases,
    "product": reduction_cases, "reduceMax": reduction_cases,
    "reduceMin": reduction_cases, "all": reduction_cases,
    "any": reduction_cases,
    "argExtreme": [Case((2, 3, 4), C(1)), Case((2, 3, 4), C(-1)),
                   Case((5,), C(0)), bad((2, 3), C(2))],
    "topK": lambda op: (
        [Case((2, 5), k=3), bad((2, 5), k=6)] if op.name == "TopK" else
        [Case((2, 5), C(3)), bad((2, 5), C(6))]),
    "approxTopK": [Case((2, 5), k=3), Case((2, 5), k=2, reduction_dimension=0),
                   bad((2, 5), k=6)],
    "nthElement": [Case((2, 5), C(3)), bad((2, 5), C(5))],
    "denseBincount": [Case((6,), C(4), (0,)), Case((2, 6), C(4), (0,))],
    "sparseBincount": [Case((6, 2), (6,), C([4, 5], dtype="int64"), C(3), (0,)),
                       Case((6, 1), (6,), C([4], dtype="int64"), C(3), (0,))],
    "histogram": [Case((5,), (2,), C(4)), bad((5,), (2,), C(0))],
    "segmentsOfNumber": SEGMENTS + [bad((5, 3), (4,), C(7))],
    # Contractions.
    "matMul": matmul_cases, "quantizedMatMul": quantized_matmul_cases,
    "batchMatMul": [Case((5, 2, 3), (5, 3, 4)),
                    Case((5, 3, 2), (5, 4, 3), adj_x=True, adj_y=True),
                    bad((5, 2, 3), (6, 3, 4))],
    "batchMatMulV2": [Case((5, 1, 2, 3), (6, 3, 4)), Case((2, 3), (5, 3, 4)),
                      Case((5, 3, 2), (4, 3), adj_x=True, adj_y=True),
                      bad((5, 2, 3), (5, 4, 4))],
    "einsum": [Case((2, 3), (3, 4), equation="ij,jk->ik"),
               Case((2, 3, 4), equation="abc->ca"),
               Case((5, 2, 3), (6, 1, 3, 4), equation="...ij,...jk->...ik"),
               Case((2, 3, 4, 5), (2, 3, 6, 5), equation="bhqd,bhkd->bhqk"),
               Case((2, 8, 16), (16, 4, 4), equation="abc,cde->abde"),
               bad((2, 3), (4, 5), equation="ij,jk->ik"),
               bad((2, 3), equation="ijk->i"),
               bad((2, 3), equation="ij->ik")],
    # Convolutions and pooling.
    "conv2D": conv2d_cases,
    "conv": [Case((2, 9, 11, 3), (3, 2, 3, 4), strides=[1, 2, 1, 1],
                  padding="SAME"),
             Case((2, 5, 3, 9, 11), (3, 2, 3, 4), strides=[1, 1, 2, 1],
                  padding="VALID", batch_dims=2,
                  data_format="CHANNELS_FIRST"),
             Case((2, 7, 8, 9, 4), (2, 3, 2, 2, 6), strides=[1] * 5,
                  padding="VALID", groups=2)],
    "conv3D": [Case(VOLUME, (2, 3, 2, 4, 6), padding="VALID",
                    strides=[1, 2, 1, 2, 1]),
               Case((2, 4, 7, 8, 9), (2, 3, 2, 4, 6), padding="SAME",
                    strides=[1, 1, 2, 1, 2], data_format="NCDHW"),
               bad(VOLUME, (2, 3, 2, 3, 6), padding="VALID",
                   strides=[1, 1, 1, 1, 1])],
    "depthwiseConv2D": depthwise_cases,
    "conv2DBackpropInput": [
        Case(C([2, 9, 11, 3]), (3, 2, 3, 4), (2, 5, 6, 4), padding="SAME",
             strides=[1, 2, 2, 1]),
        Case(C([9, 11]), (3, 2, 3, 4), (2, 5, 6, 4), padding="SAME",
             strides=[1, 2, 2, 1]),
        Case(C([2, 3, 9, 11]), (3, 2, 3, 4), (2, 4, 5, 6), padding="SAME",
             strides=[1, 1, 2, 2], data_format="NCHW"),
        bad(C([2, 9, 11, 3]), (3, 2, 3, 5), (2, 5, 6, 4), padding="SAME",
            strides=[1, 2, 2, 1])],
    "dilation2D": [Case((2, 9, 11, 3), (3, 2, 3), strides=[1, 2, 1, 1],
                        rates=[1, 2, 2, 1], padding="VALID"),
                   Case((2, 9, 11, 3), (3, 2, 3), strides=[1, 2, 1, 1],
                        rates=[1, 1, 1, 1], padding="SAME")],
    "extractImagePatches": [
        Case(image(), ksizes=[1, 3, 2, 1], strides=[1, 2, 3, 1],
             rates=[1, 2, 1, 1], padding=p) for p in ("VALID", "SAME")],
    "extractVolumePatches": [
        Case(VOLUME, ksizes=[1, 2, 3, 2, 1], strides=[1, 2, 1, 2, 1],
             padding=p) for p in ("VALID", "SAME")],
    "fusedPadConv2D": [Case(image(), C([[0, 0], [1, 2], [3, 4], [0, 0]]),
                            (3, 2, 3, 4), strides=[1, 2, 1, 1])],
    "fusedResizeAndPadConv2D": [
        Case(image(), C([20, 30]), C([[0, 0], [1, 2], [3, 4], [0, 0]]),
             (3, 2, 3, 4), strides=[1, 2, 1, 1])],
    "quantizedConv2D": quantized_conv_cases,
    "quantizedConv2DFused": quantized_conv_cases,
    "avgPool": [Case(image(), **a) for a in POOL_ATTRS] +
               [Case(image(True), **POOL_FIRST)],
    "maxPool": [Case(image(), **a) for a in POOL_ATTRS] +
               [Case(image(True), **POOL_FIRST),
                Case(image(), padding="EXPLICIT", ksize=[1, 3, 3, 1],
                     strides=[1, 2, 2, 1],
                     explicit_paddings=[0, 0, 1, 2, 1, 1, 0, 0]),
                Case((2, 3, 9, 11, 4), padding="SAME", ksize=[1, 1, 3, 3],
                     strides=[1, 1, 2, 1], data_format="NCHW_VECT_C",
                     T="qint8")],
    "maxPoolV2": [Case(image(), C([1, 2, 3, 1]), C([1, 2, 2, 1])),
                  Case(image(), C([1, 3, 3, 1]), C([1, 2, 1, 1]),
                       padding="SAME")],
    "pool3D": [Case(VOLUME, **VOLUME_ATTRS[0]),
               Case((2, 4, 7, 8, 9), **VOLUME_ATTRS[1])],
    "maxPoolWithArgmax": [Case(image(), **a) for a in POOL_ATTRS],
    "maxPoolGradGrad": [Case(image(), (2, 4, 5, 3), image(),
                             **POOL_ATTRS[0])],
    "maxPoolGradGradV2": [Case(image(), (2, 4, 5, 3), image(),
                               C([1, 2, 3, 1]), C([1, 2, 2, 1]))],
    "maxPool3DGradGrad": [Case(VOLUME, (2, 3, 6, 4, 4), VOLUME,
                               **VOLUME_ATTRS[0])],
    "maxPoolGradGradWithArgmax": [Case(image(), image(), (2, 4, 5, 3),
                                       **POOL_ATTRS[0])],
    "fractionalPool": [Case((2, 9, 11, 3)),
                       Case((2, 9, 11, 3), pooling_ratio=[1., 2., 1.3, 1.])],
    "quantizedAvgPool": [Case(image(), (), (), **a) for a in POOL_ATTRS],
    "quantizedMaxPool": [Case(image(), (), (), **a) for a in POOL_ATTRS],
    "spaceToDepth": [Case((2, 6, 9, 4), block_size=3),
                     Case((2, 4, 6, 9), block_size=3, data_format="NCHW"),
                     bad((2, 6, 8, 4), block_size=3)],
    "depthToSpace": [Case((2, 6, 9, 12), block_size=2),
                     Case((2, 12, 6, 9), block_size=2, data_format="NCHW"),
                     bad((2, 6, 8, 5), block_size=2)],
    # Normalization and losses.
    "fusedBatchNorm": batch_norm_cases, "fusedBatchNormEx": batch_norm_cases,
    "fusedBatchNormGrad": batch_norm_grad_cases,
    "biasAdd": lambda op: [Case((2, 3, 4), (4,)), bad((2, 3, 4), (3,))] + (
        [Case((2, 4, 3), (4,), data_format="NCHW")]
        if op.name == "BiasAdd" else []),
    "biasAddGrad": [Case((2, 3, 4)), Case((2, 4, 3), data_format="NCHW")],
    "quantizedBiasAdd": [Case((2, 3, 4), (4,), (), (), (), ())],
    "softmaxCrossEntropy": [Case((2, 3), (2, 3)), Case((1, 3), (2, 3)),
                            bad((2, 3), (4, 3))],
    # Images and sound.
    "decodeImage": [Case(()), Case((), channels=3)],
    "decodeWebP": [Case(()), Case((), channels=3)],
    "decodeAndCropJpeg": [Case((), C([1, 2, 30, 40]), channels=3)],
    "drawBoundingBoxes": [Case((2, 9, 8, 3), (2, 5, 4)),
                          bad((2, 9, 8, 2), (2, 5, 4))],
    "nonMaxSuppressionV4": [
        Case((9, 4), (9,), C(5), (), ()),
        Case((9, 4), (9,), C(5), (), (), pad_to_max_output_size=True)],
    "nonMaxSuppressionV5": [
        Case((9, 4), (9,), C(5), (), (), ()),
        Case((9, 4), (9,), C(5), (), (), (), pad_to_max_output_size=True)],
    "combinedNonMaxSuppression": [
        Case((2, 9, 1, 4), (2, 9, 6), C(3), C(10), (), ()),
        Case((2, 9, 6, 4), (2, 9, 6), C(3), C(20), (), (),
             pad_per_class=True)],
    "audioSpectrogram": [Case((100, 2), window_size=20, stride=7),
                         Case((10, 2), window_size=20, stride=7)],
    # Recurrent networks.
    "lstmBlockCellGrad": [Case(*[(2, 3), (2, 4), (2, 4), (7, 16)] +
                               [(4,)] * 3 + [(16,)] + [(2, 4)] * 8)],
    "blockLstm": [Case((), (5, 2, 3), (2, 4), (2, 4), (7, 16), (4,), (4,),
                       (4,), (16,))],
    "cudnnRnn": lambda op: [
        Case(*[(7, 2, 3), (1, 2, 4), (1, 2, 4), (100,)] +
             ([(2,)] if op.name.endswith("V3") else []), **attrs)
        for attrs in (dict(), dict(rnn_mode="gru",
                                   direction="bidirectional"))],
    # Lists and arrays.
    "newTensorList": [Case(C([2, 3]), ()), Case(C(-1), ()),
                      Case(C([-1, 3]), ())],
    "tensorListFromTensor": [Case((5, 2, 3), C([2, -1])),
                             Case((5, 2, 3), C(-1)),
                             bad((5, 2, 3), C([4, 3]))],
    "tensorListSplit": [Case((5, 2, 3), C([-1, 2, 3]), (4,)),
                        Case((5, 2, 3), C(-1), (4,))],
    "tensorListScatter": lambda op: [
        Case(*[(5, 2, 3), (5,), C([2, 3])] +
             ([()] if op.name.endswith("V2") else []))],
    "tensorListScatterIntoExisting": [Case(H((F, (2, 3))), (5, 2, 3), (5,))],
    "tensorListPushBack": [Case(H((F, (2, 3))), (2, 3)),
                           Case(H((F, (2, None))), (2, 3))],
    "tensorListPushBackBatch": [Case((4,), (4, 2, 3))],
    "tensorListPopBack": [Case(H((F, (2, None))), C([-1, 3])),
                          Case(H((F, (2, 3))), C(-1))],
    "tensorListSetItem": [Case(H((F, (2, 3))), (), (2, 3)),
                          bad(H((F, (2, 3))), (), (2, 4))],
    "tensorListResize": [Case(H((F, (2, 3))), ())],
    "tensorListConcatLists": [Case(H((F, (2, 3))), H((F, (2, None)))),
                              bad(H((F, (2, 3))), H((F, (3,))))],
    "tensorListGetItem": [Case(H((F, (2, None))), (), C([-1, 3])),
                          Case(H((F, None)), (), C(-1))],
    "tensorListGather": [Case(H((F, (2, None))), (4,), C([-1, 3]))],
    "tensorListStack": [Case(H((F, (2, None))), C([-1, 3])),
                        Case(H((F, (2, 3))), C(-1), num_elements=5)],
    "tensorListConcat": [Case(H((F, (None, 3)))),
                         Case(H((F, (2, 3))), element_shape=[2, None])],
    "tensorListConcatV2": [Case(H((F, (None, 3))), C([-1, 3]), (0,))],
    "tensorListElementShape": [Case(H((F, (2, 3)))), Case(H((F, None)))],
    "tensorArray": [Case(()), Case((), element_shape=[2, 3]),
                    Case((), identical_element_shapes=True,
                         element_shape=[2, None])],
    "tensorArrayGrad": [Case(H((F, (2, 3)), shape=(2,)), ())],
    "tensorArrayGradWithShape": [
        Case(H((F, (2, 3)), shape=(2,)), (), C([4, 5]))],
    "tensorArrayWrite": [Case(H((F, (2, 3)), shape=(2,)), (), (2, 3), ()),
                         bad(H((F, (2, 3)), shape=(2,)), (), (2, 4), ())],
    "tensorArrayRead": [Case(H((F, (2, 3)), shape=(2,)), (), ()),
                        Case((2,), (), ())],
    "tensorArrayGather": [Case(H((F, (2, 3)), shape=(2,)), (4,), ()),
                          Case((2,), (4,), (), element_shape=[2, None])],
    "tensorArrayScatter": [
        Case(H((F, (2, 3)), shape=(2,)), (4,), (4, 2, 3), ()),
        bad(H((F, (2, 3)), shape=(2,)), (4,), (4, 2, 5), ())],
    # Variables and tables.
    "varHandle": [Case(), Case(shape=[2, None])],
    "varHandles": [Case(N=2, dtypes=[F, "int32"], shapes=[[2], [None, 3]],
                        containers=["", ""], shared_names=["a", "b"])],
    "readVariable": [Case(H((F, (2, 3)))), Case(())],
    "readVariables": [Case(H((F, (2, 3))), H((F, (4,))), N=2,
                           dtypes=[F, F])],
    "assignVariable": [Case(H((F, (2, None))), (2, 3)),
                       bad(H((F, (2, 3))), (2, 4))],
    "variableShape": [Case(H((F, (2, 3)))), Case(())],
    "resourceCountUpTo": [Case(H(("int32", ())), T="int32"),
                          bad(H(("int32", (2,))), T="int32")],
    "variable": [Case(shape=[2, 3]), Case(shape=[])],
    "assign": [Case((2, 3), (2, 3)), Case((2, 3), (4,), validate_shape=False)],
    "mutableHashTable": [Case()],
    "mutableHashTableOfTensors": [Case(value_shape=[3])],
    "mutableDenseHashTable": [Case((), (), key_dtype=F, value_shape=[3])],
    "lookupTableFind": [Case(TABLE, (4, 5), (3,), Tin="int64", Tout=F),
                        Case((), (4, 5), (), Tin="int64", Tout=F)],
    # Control flow.
    "switchTo": lambda op: [
        Case((2, 3), (), **({"num_outs": 3} if op.name == "_SwitchN"
                            else {}))],
    "mergeOf": [Case((2, 3), (2, 3)), Case((2, 3), (4, 3)), Case((2,), (2, 3))],
    "enter": [Case((2, 3)), Case((2, 3), is_constant=True)],
    "refSelect": [Case((), (2, 3), (2, 3)), Case((), (2, 3), (4,))],
    # Linear algebra.
    "eigen": [Case((5, 3, 3)), Case((3, 3), compute_v=False), bad((5, 3, 4))],
    "selfAdjointEig": [Case((5, 3, 3))],
    "qr": [Case((5, 3, 4)), Case((5, 4, 3), full_matrices=True)],
    "svd": [Case((5, 3, 4)), Case((5, 4, 3), full_matrices=True),
            Case((4, 3), compute_uv=False)],
    "triangularSolve": [Case((5, 3, 3), (3, 4)), bad((5, 3, 3), (4, 4))],
    "bandedTriangularSolve": [Case((5, 2, 3), (3, 4)),
                              bad((5, 4, 3), (3, 4))],
    "diag": [Case((2, 3))], "diagPart": [Case((2, 3, 2, 3)), bad((2, 3, 4))],
    # TensorFlow treats unknown sizes as -1.
    "matrixDiagV2": [
        Case((5, 3), C(0), KEPT, KEPT, ()),
        Case((5, 3), C(1), KEPT, KEPT, ()),
        Case((5, 2, 3), C([0, 1]), C(4, fixed=True), KEPT, ()),
        Case((5, 2, 3), C([-1, 0]), KEPT, KEPT, ()),
        bad((5, 3), C(0), C(2), C(-1), ())],
    "matrixDiagPart": [Case((5, 3, 4))],
    "matrixDiagPartV2": [Case((5, 3, 4), C(0), ()), Case((5, 3, 4), C(1), ()),
                         Case((5, 3, 4), C([-1, 1]), ()),
                         bad((5, 3, 4), C(4), ()),
                         bad((5, 3, 4), C([1, 0]), ())],
    "matrixSetDiag": [Case((5, 3, 4), (5, 3)), bad((5, 3, 4), (5, 4))],
    "matrixSetDiagV2": [Case((5, 3, 4), (5, 3), C(0)),
                        Case((5, 3, 4), (5, 2, 3), C([0, 1])),
                        bad((5, 3, 4), (5, 2, 3), C(0))],
    "rfft": [Case((5, 7), C([8])), Case((5, 7), C([0]))],
    "rfft2D": [Case((5, 7, 9), C([6, 8]))],
    "rfft3D": [Case((5, 7, 9, 3), C([6, 8, 4]))],
    "irfft": [Case((5, 7), C([8]))], "irfft2D": [Case((5, 7, 9), C([6, 8]))],
    "irfft3D": [Case((5, 7, 9, 3), C([6, 8, 4]))],
    # Random numbers.
    "parameterizedTruncatedNormal": [
        Case(C([3, 4]), (2,), (3, 1), (4,), (), ())],
    "randomIndexShuffle": [Case((), (3,), ()), Case((5,), (3,), ()),
                           Case((5,), (5, 3), ())],
    # Quantization.
    "quantizeAndDequantize": lambda op: [
        Case(*[(2, 3), (), ()] + ([()] if op.name.endswith("V3") else [])),
        Case(*[(2, 3), (3,), (3,)] + ([()] if op.name.endswith("V3") else []),
             axis=1),
        bad(*[(2, 3), (2,), (2,)] + ([()] if op.name.endswith("V3") else []),
            axis=1)],
    "quantizeAndDequantizeGrad": [Case((2, 3), (2, 3), (), ()),
                                  Case((2, 3), (2, 3), (3,), (3,), axis=1)],
    "quantizeV2": [Case((2, 3), (), ()), Case((2, 3), (3,), (3,), axis=1)],
    "dequantize": [Case((2, 3), (), ()), Case((2, 3), (3,), (3,), axis=1)],
    "quantizedBinary": [Case((2, 3), (3,), (), (), (), ())],
    "uniformQuantize": [Case((2, 3), (), ()),
                        Case((2, 3), (3,), (3,), quantization_axis=1)],
    "uniformRequantize": [
        Case((2, 3), (), (), (), ()),
        Case((2, 3), (3,), (3,), (), (), input_quantization_axis=1)],
    "uniformClipByValue": [Case((2, 3), (), (), (), ())],
    "uniformAdd": [Case((2, 3), (2, 3), (), (), (), (), (), ())],
    "uniformDot": [Case((2, 3), (3, 4), (), (), (), (), (), ()),
                   Case((2, 3), (3, 4), (), (), (4,), (4,), (4,), (4,),
                        rhs_quantization_axis=1, output_quantization_axis=1)],
    "uniformDotHybrid": [Case((2, 3), (3, 4), (), ())],
    # Text.
    "substr": [Case((2, 3), (3,), (3,)), bad((2, 3), (3,), (2,))],
    "stringFormat": [Case((2,), (3,), template="%s and %s")],
    "unicodeDecode": [Case((2, 3))], "unicodeEncode": [Case((7,), (4,))],
    "fingerprint": [Case((2, 3), C("farmhash64")), bad((2, 3), C("md5"))],
    "decodePaddedRaw": [Case((2,), C(8), out_type="int32"),
                        bad((2,), C(7), out_type="int32")],
    "decodeCsv": [Case((2, 3), (1,), (0,), OUT_TYPE=[F, F])],
    # Sparse, ragged, sets.
    "sparseConcat": [Case(*[(6, 2), (5, 2), (6,), (5,), (2,), (2,)], counts={
        "indices": 2, "values": 2, "shapes": 2})],
    "sparseReduce": [
        Case((6, 3), (6,), C([4, 5, 6], dtype="int64"), C([1])),
        Case((6, 3), (6,), C([4, 5, 6], dtype="int64"), C([-1]),
             keep_dims=True)],
    "editDistance": [Case((6, 3), (6,), C([2, 3, 4], dtype="int64"), (5, 3),
                          (5,), C([2, 5, 6], dtype="int64"))],
    "sparseFillEmptyRows": [
        Case((6, 2), (6,), C([4, 5], dtype="int64"), ())],
    "sparseTensorDenseMatMul": [
        Case((6, 2), (6,), C([4, 5], dtype="int64"), (5, 7)),
        Case((6, 2), (6,), C([5, 4], dtype="int64"), (7, 5),
             adjoint_a=True, adjoint_b=True)],
    "denseToDenseSet": [Case((2, 3, 4), (2, 3, 5)), bad((2, 3), (4, 5))],
    "denseToSparseSet": [Case((2, 3), (6, 2), (6,), (2,))],
    "sparseToSparseSet": [Case(*SPARSE, *SPARSE)],
    "raggedRange": [Case((3,), (3,), ()), Case((), (), ()),
                    Case((), (3,), (3,))],
    "raggedTensorToSparse": [Case((5,), (8, 3), RAGGED_RANK=1)],
    "raggedTensorToVariant": [Case((5,), (8, 3)),
                              Case((5,), (8, 3), batched_input=False)],
    "raggedTensorToTensor": [
        Case(C([-1, 7, 3]), (8, 3), (), (5,)),
        Case(C(-1), (8, 3), (), (5,)),
        Case(C([4, 7, 3]), (8, 3), (), (), (8,), counts={
            "row_partition_tensors": 2},
            row_partition_types=["FIRST_DIM_SIZE", "VALUE_ROWIDS"]),
        Case(C(-1), (8, 3), (), C(4), (8,), counts={
            "row_partition_tensors": 2},
            row_partition_types=["FIRST_DIM_SIZE", "VALUE_ROWIDS"])],
    "raggedGather": [Case((5,), (8, 3), (4,), counts={
        "params_nested_splits": 1}, OUTPUT_RAGGED_RANK=1)],
}
FUNCTIONS.update(dict.fromkeys(
    "addition subtraction multiplication floorDivision truncatedDivision "
    "floorRemainder maximum minimum less lessEqual greater greaterEqual "
    "logicalAnd logicalOr broadcastBinary".split(), BINARY))
# TensorFlow assumes that two unknown sizes broadcast.
FUNCTIONS.update(dict.fromkeys(["equal", "notEqual"], BINARY + [
    Case(Input(F, (2, 3), fixed=True), Input(F, (2, size), fixed=True),
         incompatible_shape_error=False) for size in (4, 1, None)]))

STRIDED = [
    Case((5, 6, 7), C([1, 0, 2]), C([4, 6, 7]), C([1, 2, 3])),
    Case((5, 6, 7), C([0, 1]), C([0, 2]), C([1, 1]), begin_mask=1,
         end_mask=1, shrink_axis_mask=2),
    Case((5, 6, 7), C([0, 0, -2]), C([0, 0, 0]), C([1, 1, 1]),
         ellipsis_mask=1, new_axis_mask=2, end_mask=4),
    Case((5, 6), C([-1]), C([-10]), C([-2])),
    Case((5, 6), C([4]), C([2]), C([1])),
    bad((5,), C([0, 0]), C([1, 1]), C([1, 1])),
    bad((5,), C([7]), C([8]), C([1]), shrink_axis_mask=1),
    bad((5,), C([0]), C([1]), C([0])),
]

# Ops whose inputs differ from those that their shape function or signature gives.
OPS = {
    "StridedSlice": STRIDED,
    "Const": [Case(value=np.ones((2, 3), np.float32)),
              Case(value=np.array([1, 2], np.int32), dtype="int32"),
              Case(value=np.array(7, np.int64), dtype="int64")],
    "HostConst": [Case(value=np.ones((2, 3), np.float32))],
    "Betainc": FUNCTIONS["scalarsOrEqual"](None),
    "QuantizedReshape": [Case((2, 3, 4), C([6, 4]), (), ())],
    "PadV2": [Case((2, 3), C([[1, 2], [0, 3]]), ())],
    "RaggedTensorFromVariant": [Case((5,), output_ragged_rank=1,
                                     input_ragged_rank=0)],
    **{name: [Case((), (2, 3), Tin=[F], Tout=[F], output_shapes=shapes)
              for shapes in ([], [[2, None]])]
       for name in ("If", "StatelessIf", "Case", "StatelessCase")},
    **{name: [Case((2, 3), (), T=[F, F], output_shapes=shapes)
              for shapes in ([], [[2, None], []])]
       for name in ("While", "StatelessWhile")},
    "_While": [Case((2, 3), (), T=[F, F])],
    "_If": [Case((), (2, 3), Tin=[F], Tout=[F])],
    "SymbolicGradient": [Case((2, 3), (4,), Tin=[F, F], Tout=[F])],
    **{name: [Case((2, 3), Tin=[F], Tout=[F])]
       for name in ("PartitionedCall", "StatefulPartitionedCall", "PyFunc",
                    "PyFuncStateless", "EagerPyFunc")},
    "RemoteCall": [Case((), (2, 3), Tin=[F], Tout=[F])],
    "TPUPartitionedCall": [Case((2, 3), (), Tin=[F], Tout=[F])],
    "ParseExample": [Case(
        (5,), (5,), (), (), (3,), counts={
            "sparse_keys": 1, "dense_keys": 1, "dense_defaults": 1},
        sparse_types=["int64"], Tdense=[F], dense_shapes=[[3]])],
    "ParseSingleExample": [Case(
        (), (3,), counts={"dense_defaults": 1}, num_sparse=1,
        sparse_keys=["a"], dense_keys=["b"], sparse_types=["int64"],
        Tdense=[F], dense_shapes=[[3]])],
    "SpaceToBatch": FUNCTIONS["spaceToBatch"],
    "SegmentSum": [Case((5, 3, 4), (5,))],
    "RaggedCross": [Case((7,), (4,), counts={
        "ragged_values": 1, "ragged_row_splits": 1, "sparse_indices": 0,
        "sparse_values": 0, "sparse_shape": 0, "dense_inputs": 0},
        ragged_values_types=["int64"], ragged_splits_types=["int64"],
        Nsparse=0, sparse_values_types=[], dense_types=[])],
    "SparseCross": [Case(*SPARSE, counts={
        "indices": 1, "values": 1, "shapes": 1, "dense_inputs": 0},
        N=1, out_type="int64")],
    "SparseCrossV2": [Case(*SPARSE, (), counts={
        "indices": 1, "values": 1, "shapes": 1, "dense_inputs": 0}, N=1)],
    "SparseCrossHashed": [Case(*SPARSE, (), (), (), counts={
        "indices": 1, "values": 1, "shapes": 1, "dense_inputs": 0}, N=1)],
}

# Cases in addition to those of the shape function or the signature.
MORE = {
    "StatelessRandomUniform": [bad(C([2, 3]), (3,))],
    "SparseSoftmaxCrossEntropyWithLogits": [bad((2, 3), (4,))],
    "Cholesky": [bad((5, 3, 4)), bad((3,))],
    "ResizeBilinear": [bad((2, 3, 4), C([5, 6])), bad((2, 3, 4, 5), C([5]))],
    "NonMaxSuppressionV3": [bad((9, 5), (9,), (), (), ())],
    "CropAndResize": [bad((2, 9, 8, 3), (5, 4), (6,), C([7, 8]))],
    "FakeQuantWithMinMaxVarsPerChannel": [bad((2, 3), (2,), (2,))],
    "CTCLoss": [bad((7, 2, 5), (3, 2), (3,), (4,))],
    "Multinomial": [bad((2, 3, 4), C(5))],
}

# Attributes of ops whose cases come from the signature.
OP_ATTRS = {
    "RandomUniformInt": dict(Tout="int32"),
    "StatelessRandomUniformInt": dict(dtype="int32"),
    "StatelessRandomUniformIntV2": dict(dtype="int32"),
    "StatefulUniformInt": dict(dtype="int64"),
    "DecodeWav": dict(desired_channels=2, desired_samples=100),
    "Mfcc": dict(dct_coefficient_count=13),
    "GenerateBoundingBoxProposals": dict(post_nms_topn=30),
    "AvgPool3DGrad": dict(ksize=[1] * 5, strides=[1] * 5),
    "MaxPool3DGrad": dict(ksize=[1] * 5, strides=[1] * 5),
    "Conv3DBackpropInput": dict(strides=[1] * 5),
    "Conv3DBackpropInputV2": dict(strides=[1] * 5),
    "Conv3DBackpropFilter": dict(strides=[1] * 5),
    "Conv3DBackpropFilterV2": dict(strides=[1] * 5),
    "RaggedTensorFromVariant": dict(output_ragged_rank=1,
                                    input_ragged_rank=0),
}
