""".tflite files whose parts contradict one another, refer to nothing, or refer to themselves."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import flatbuffers
from ai_edge_litert import schema_py_generated as schema

from hostile_models.arrays import npy, npz
from hostile_models.registry import hostile_file

Op = schema.BuiltinOperator
Options = schema.BuiltinOptions
FLOAT, INT32, INT8, BOOL = (
    schema.TensorType.FLOAT32, schema.TensorType.INT32, schema.TensorType.INT8, schema.TensorType.BOOL,
)  # fmt: skip


class File:
    """A model with subgraphs of one input 'x' and one output, to be spoiled afterwards."""

    def __init__(self, dims: Sequence[int] = (1, 2)):
        self.model = schema.ModelT()
        self.model.version = 3
        self.model.description = "hostile"
        self.model.buffers = [schema.BufferT()]
        self.model.operatorCodes = []
        self.model.subgraphs = []
        self.codes: dict[tuple[int, str], int] = {}
        self.dims = list(dims)
        self.graph = self.subgraph("main")

    def subgraph(self, name: str) -> schema.SubGraphT:
        graph = schema.SubGraphT()
        graph.name = name
        graph.tensors, graph.operators = [], []
        self.model.subgraphs.append(graph)
        self.graph = graph
        graph.inputs = [self.tensor("x")]
        graph.outputs = [0]
        return graph

    def tensor(self, name: str, dims: Sequence[int] | None = None, dtype: int = FLOAT, data: bytes | None = None) -> int:
        tensor = schema.TensorT()
        tensor.name = name
        tensor.shape = list(self.dims if dims is None else dims)
        tensor.type = dtype
        tensor.buffer = 0
        if data is not None:
            buffer = schema.BufferT()
            buffer.data = list(data)
            self.model.buffers.append(buffer)
            tensor.buffer = len(self.model.buffers) - 1
        self.graph.tensors.append(tensor)
        return len(self.graph.tensors) - 1

    def ints(self, *values: int) -> int:
        data = b"".join(value.to_bytes(4, "little", signed=True) for value in values)
        return self.tensor(f"c{len(self.graph.tensors)}", [len(values)], INT32, data)

    def floats(self, dims: Sequence[int]) -> int:
        return self.tensor(f"w{len(self.graph.tensors)}", dims, FLOAT, bytes(4 * math.prod(dims)))

    def condition(self) -> int:
        return self.tensor(f"p{len(self.graph.tensors)}", [], BOOL, b"\1")

    def op(self, code: int, inputs: Sequence[int], options: object = None, *, dims=None, dtype: int = FLOAT, custom: str = "") -> int:
        """Appends an op with one result, which becomes the subgraph's output."""
        key = (code, custom)
        if key not in self.codes:
            entry = schema.OperatorCodeT()
            entry.builtinCode = code
            entry.deprecatedBuiltinCode = min(code, 127)
            entry.version = 1
            entry.customCode = custom or None
            self.model.operatorCodes.append(entry)
            self.codes[key] = len(self.model.operatorCodes) - 1
        operator = schema.OperatorT()
        operator.opcodeIndex = self.codes[key]
        operator.inputs = list(inputs)
        result = self.tensor(f"t{len(self.graph.tensors)}", dims, dtype)
        operator.outputs = [result]
        if options is not None:
            operator.builtinOptions = options
            operator.builtinOptionsType = getattr(Options, type(options).__name__.removesuffix("T"))
        self.graph.operators.append(operator)
        self.graph.outputs = [result]
        return result

    def chain(self, *codes: int) -> int:
        value = 0
        for code in codes:
            value = self.op(code, [value])
        return value

    def signature(self, key: object, inputs: dict[object, int], outputs: dict[object, int], subgraph: int = 0) -> None:
        def ports(entries: dict) -> list:
            result = []
            for name, tensor in entries.items():
                port = schema.TensorMapT()
                port.name, port.tensorIndex = name, tensor
                result.append(port)
            return result

        definition = schema.SignatureDefT()
        definition.signatureKey = key
        definition.subgraphIndex = subgraph
        definition.inputs, definition.outputs = ports(inputs), ports(outputs)
        self.model.signatureDefs = [*(self.model.signatureDefs or []), definition]

    def encode(self) -> bytes:
        builder = flatbuffers.Builder(1024)
        builder.Finish(self.model.Pack(builder), b"TFL3")
        return bytes(builder.Output())


def samples() -> bytes:
    return npz({"x": npy("<f4", (1, 1, 2), bytes(8))})


def options(kind: type, **fields) -> object:
    result = kind()
    for name, value in fields.items():
        assert hasattr(result, name), name
        setattr(result, name, value)
    return result


TFLITE_COMMANDS = ("convert", "inspect", "explain", "quantize", "quantize int8", "calibrate", "verify")


def spoiled(**more) -> Callable:
    """Registers a function that spoils a sound file, under the function's name."""

    def register(spoil: Callable[[File], object]) -> Callable:
        def build() -> bytes:
            file = File()
            file.chain(Op.RELU, Op.TANH)
            result = spoil(file)
            return result if isinstance(result, bytes) else file.encode()

        more.setdefault("commands", TFLITE_COMMANDS)
        name = "tflite: " + spoil.__name__.replace("_", " ")
        hostile_file(name, build, "model.tflite", data=samples, **more)
        return spoil

    return register


# Subgraphs.


def branch(file: File, then: int, otherwise: int) -> None:
    file.op(Op.IF, [file.condition(), 0], options(schema.IfOptionsT, thenSubgraphIndex=then, elseSubgraphIndex=otherwise))


def loop(file: File, condition: int, body: int) -> None:
    file.op(Op.WHILE, [0], options(schema.WhileOptionsT, condSubgraphIndex=condition, bodySubgraphIndex=body))


@spoiled()
def a_loop_whose_body_is_the_subgraph_it_is_in(file):
    loop(file, 0, 0)


@spoiled()
def two_subgraphs_that_branch_into_each_other(file):
    branch(file, 1, 1)
    file.subgraph("other")
    branch(file, 0, 0)


@spoiled()
def branches_in_subgraphs_that_are_not_there(file):
    branch(file, -1, 1 << 30)


@spoiled()
def an_initializer_that_calls_itself(file):
    file.op(Op.CALL_ONCE, [], options(schema.CallOnceOptionsT, initSubgraphIndex=0))
    file.graph.operators[-1].outputs = []


@spoiled()
def branches_3000_deep(file):
    branch(file, 1, 1)
    for i in range(1, 3000):
        file.subgraph(f"g{i}")
        branch(file, i + 1, i + 1)
    file.subgraph("leaf")
    file.chain(Op.RELU)


@spoiled()
def two_sided_branches_30_deep(file):
    file.condition_input = 0
    for i in range(30):
        if i:
            file.subgraph(f"g{i}")
        pred = file.op(Op.REDUCE_ANY, [file.op(Op.GREATER, [0, 0], schema.GreaterOptionsT(), dtype=BOOL), file.ints(0, 1)],
                       schema.ReducerOptionsT(), dims=[], dtype=BOOL)  # fmt: skip
        file.op(Op.IF, [pred, 0], options(schema.IfOptionsT, thenSubgraphIndex=i + 1, elseSubgraphIndex=i + 1))
    file.subgraph("leaf")
    file.chain(Op.RELU)


@spoiled()
def a_loop_whose_body_has_another_type(file):
    loop(file, 1, 2)
    file.subgraph("cond")
    file.op(Op.LESS, [0, 0], schema.LessOptionsT(), dims=[], dtype=BOOL)
    file.subgraph("body")
    file.op(Op.CAST, [0], schema.CastOptionsT(), dims=[7], dtype=INT32)


@spoiled()
def a_loop_without_end(file):
    loop(file, 1, 2)
    file.subgraph("cond")
    file.tensor("true", [], BOOL, b"\1")
    file.graph.outputs = [1]
    file.subgraph("body")
    file.chain(Op.TANH)


@spoiled()
def a_loop_whose_condition_has_no_outputs(file):
    loop(file, 1, 2)
    file.subgraph("cond").outputs = []
    file.subgraph("body")


@spoiled()
def a_file_without_subgraphs(file):
    file.model.subgraphs = []


# Tensors and buffers.


@spoiled()
def a_shape_of_2_to_the_124_elements(file):
    for tensor in file.graph.tensors:
        tensor.shape = [(1 << 31) - 1] * 4


@spoiled()
def a_shape_of_2000_dimensions(file):
    for tensor in file.graph.tensors:
        tensor.shape = [1] * 2000


@spoiled()
def negative_sizes(file):
    for tensor in file.graph.tensors:
        tensor.shape = [-5, 2]


@spoiled()
def a_shape_signature_of_another_rank(file):
    for tensor in file.graph.tensors:
        tensor.shapeSignature = [-1, 2, -1, 4]


@spoiled()
def a_buffer_that_is_not_there(file):
    file.graph.tensors[0].buffer = 77
    file.graph.tensors[1].buffer = (1 << 32) - 1


@spoiled()
def a_constant_of_one_byte_for_a_million_elements(file):
    file.op(Op.ADD, [0, file.tensor("w", [1000, 1000], FLOAT, b"\1")], schema.AddOptionsT(), dims=[1000, 1000])


@spoiled()
def a_buffer_behind_the_end_of_the_file(file):
    weights = file.tensor("w", [2], FLOAT, bytes(8))
    file.model.buffers[-1].data = None
    file.model.buffers[-1].offset, file.model.buffers[-1].size = (1 << 63) + 8, 1 << 63
    file.op(Op.ADD, [0, weights], schema.AddOptionsT())


@spoiled()
def a_variable_that_is_a_constant_and_an_input(file):
    file.graph.tensors[0].isVariable = True
    file.graph.tensors[0].buffer = len(file.model.buffers)
    file.model.buffers.append(options(schema.BufferT, data=list(bytes(8))))


@spoiled()
def scales_for_a_million_channels(file):
    parameters = schema.QuantizationParametersT()
    parameters.scale = [0.5] * 1_000_000
    parameters.zeroPoint = [0] * 1_000_000
    parameters.quantizedDimension = 1
    file.tensor("w", [2], INT8, b"\1\2")
    file.graph.tensors[-1].quantization = parameters
    file.op(Op.DEQUANTIZE, [len(file.graph.tensors) - 1], dims=[2])


@spoiled()
def scales_that_are_no_numbers(file):
    for scale in (0.0, math.nan, math.inf, -1.0, 1e-45):
        weights = file.tensor(f"w{scale}", [2], INT8, b"\1\2")
        parameters = schema.QuantizationParametersT()
        parameters.scale, parameters.zeroPoint = [scale], [1 << 62]
        file.graph.tensors[weights].quantization = parameters
        file.op(Op.DEQUANTIZE, [weights], dims=[2])


@spoiled()
def scales_along_axis_2000000000(file):
    weights = file.tensor("w", [2], INT8, b"\1\2")
    parameters = schema.QuantizationParametersT()
    parameters.scale, parameters.zeroPoint, parameters.quantizedDimension = [1.0, 2.0], [0, 0], 2_000_000_000
    file.graph.tensors[weights].quantization = parameters
    file.op(Op.DEQUANTIZE, [weights], dims=[2])


@spoiled()
def sparse_weights_whose_segments_run_away(file):
    weights = file.tensor("w", [4, 4], FLOAT, bytes(8))
    sparsity = schema.SparsityParametersT()
    sparsity.traversalOrder, sparsity.blockMap = [1, 0, 9, -3], [7, 7]
    metadata = schema.DimensionMetadataT()
    metadata.format = schema.DimensionType.SPARSE_CSR
    metadata.arraySegmentsType = metadata.arrayIndicesType = schema.SparseIndexVector.Int32Vector
    metadata.arraySegments = options(schema.Int32VectorT, values=[0, 1 << 30, -1])
    metadata.arrayIndices = options(schema.Int32VectorT, values=[99, -7])
    sparsity.dimMetadata = [metadata] * 4
    file.graph.tensors[weights].sparsity = sparsity
    file.op(Op.DENSIFY, [weights], schema.DensifyOptionsT(), dims=[4, 4])


# Names.


@spoiled()
def tensors_of_one_name_that_is_not_text(file):
    for tensor in file.graph.tensors:
        tensor.name = b"\xff\xfe\x1b[2J\r\n"


@spoiled()
def names_of_a_megabyte(file):
    for tensor in file.graph.tensors:
        tensor.name = "n" * (1 << 20)
    file.signature("k" * (1 << 20), {"x" * (1 << 20): 0}, {"y" * (1 << 20): 2})


@spoiled()
def two_signatures_of_one_key(file):
    for _ in range(2):
        file.signature("serve", {"x": 0, "y": 0}, {"y": 2, "z": 2})


@spoiled()
def a_signature_of_tensors_and_subgraphs_that_are_not_there(file):
    file.signature("serve", {"x": 99}, {"y": (1 << 32) - 1}, subgraph=12)
    file.signature(b"\xc3\x28", {b"\x80": 0}, {b"": 2})


# Ops.


@spoiled()
def an_op_that_computes_its_own_operand(file):
    value = file.op(Op.ADD, [0, 0], schema.AddOptionsT())
    file.graph.operators[-1].inputs = [value, value]


@spoiled()
def ops_in_the_wrong_order(file):
    file.graph.operators.reverse()


@spoiled()
def a_tensor_that_two_ops_compute(file):
    file.graph.operators[1].outputs = list(file.graph.operators[0].outputs)


@spoiled()
def an_op_that_computes_the_input(file):
    file.graph.operators[0].outputs = [0]
    file.graph.operators[1].inputs = [0]


@spoiled()
def an_op_of_100000_missing_operands(file):
    file.op(Op.CONCATENATION, [-1] * 100_000, options(schema.ConcatenationOptionsT, axis=99))


@spoiled()
def an_op_code_that_is_not_there(file):
    file.graph.operators[0].opcodeIndex = 1_000_000


@spoiled()
def a_builtin_of_the_far_future(file):
    file.model.operatorCodes[0].builtinCode = 1_000_000


@spoiled()
def a_custom_op_without_a_name(file):
    file.op(Op.CUSTOM, [0])
    file.graph.operators[-1].customOptions = list(b"\xff" * 9)


@spoiled()
def options_of_another_op(file):
    weights, bias = file.floats([3, 1, 1, 2]), file.floats([3])
    file.op(Op.CONV_2D, [0, weights, bias], options(schema.Pool2DOptionsT, strideW=1, strideH=1))
    file.op(Op.WHILE, [0], options(schema.ReshapeOptionsT, newShape=[1, 2]))
    file.op(Op.IF, [0, 0], options(schema.SqueezeOptionsT, squeezeDims=[0]))


@spoiled()
def results_that_no_op_can_have(file):
    file.op(Op.TANH, [0], dims=[3, 3])
    file.op(Op.ADD, [0, 0], schema.AddOptionsT(), dims=[2, 1, 2], dtype=BOOL)
    file.op(Op.SHAPE, [0], schema.ShapeOptionsT(), dims=[9], dtype=INT32)


@spoiled()
def windows_and_strides_of_nothing(file):
    image = file.tensor("image", [1, 4, 4, 2])
    file.graph.inputs = [0, image]
    conv = options(schema.Conv2DOptionsT, strideW=0, strideH=-1, dilationWFactor=0, dilationHFactor=-7)
    file.op(Op.CONV_2D, [image, file.floats([3, 0, 9, 2]), file.floats([3])], conv, dims=[1, 4, 4, 3])
    deep = options(schema.DepthwiseConv2DOptionsT, strideW=0, strideH=0, depthMultiplier=0)
    file.op(Op.DEPTHWISE_CONV_2D, [image, file.floats([1, 1, 1, 2]), file.floats([2])], deep, dims=[1, 4, 4, 2])
    pool = options(schema.Pool2DOptionsT, strideW=0, strideH=0, filterWidth=0, filterHeight=-3)
    file.op(Op.MAX_POOL_2D, [image], pool, dims=[1, 4, 4, 2])
    file.op(Op.AVERAGE_POOL_2D, [image], pool, dims=[1, 4, 4, 2])
    file.op(Op.SPACE_TO_DEPTH, [image], options(schema.SpaceToDepthOptionsT, blockSize=0), dims=[1, 4, 4, 2])
    file.op(Op.DEPTH_TO_SPACE, [image], options(schema.DepthToSpaceOptionsT, blockSize=-1), dims=[1, 4, 4, 2])


@spoiled()
def axes_and_indices_out_of_range(file):
    file.op(Op.TRANSPOSE, [0, file.ints(7, -9)], schema.TransposeOptionsT())
    file.op(Op.GATHER, [0, file.ints(99, -99)], options(schema.GatherOptionsT, axis=12, batchDims=-8))
    file.op(Op.SUM, [0, file.ints(-100, 2_000_000_000)], schema.ReducerOptionsT())
    file.op(Op.CONCATENATION, [0, 0], options(schema.ConcatenationOptionsT, axis=-2_000_000_000))
    file.op(Op.SPLIT, [file.tensor("axis", [], INT32, b"\x7f\0\0\x80"), 0], options(schema.SplitOptionsT, numSplits=0))
    file.op(Op.PACK, [0, 0], options(schema.PackOptionsT, axis=40, valuesCount=1_000_000))
    file.op(Op.UNPACK, [0], options(schema.UnpackOptionsT, axis=-40, num=1_000_000))
    file.op(Op.SQUEEZE, [0], options(schema.SqueezeOptionsT, squeezeDims=[1, 1, 55, -55]))
    file.op(Op.ONE_HOT, [file.ints(1), file.ints(-4), 0, 0], options(schema.OneHotOptionsT, axis=77))
    file.op(Op.STRIDED_SLICE, [0, file.ints(0, 0), file.ints(1, 1), file.ints(0, 0)],
            options(schema.StridedSliceOptionsT, beginMask=-1, endMask=-1, ellipsisMask=-1, newAxisMask=-1))  # fmt: skip


@spoiled()
def results_of_a_terabyte(file):
    huge = 2_000_000_000
    file.op(Op.FILL, [file.ints(huge, huge), file.tensor("v", [], FLOAT, bytes(4))], schema.FillOptionsT(), dims=[huge, huge])
    file.op(Op.TILE, [0, file.ints(huge, huge)], schema.TileOptionsT(), dims=[huge, huge])
    file.op(Op.BROADCAST_TO, [0, file.ints(huge, 1, 2)], schema.BroadcastToOptionsT(), dims=[huge, 1, 2])
    file.op(Op.PAD, [0, file.tensor("p", [2, 2], INT32, b"\xff\xff\xff\x7f" * 4)], schema.PadOptionsT(), dims=[huge, huge])
    file.op(Op.RANGE, [file.tensor(f"r{i}", [], INT32, v.to_bytes(4, "little")) for i, v in enumerate((0, huge, 1))],
            schema.RangeOptionsT(), dims=[huge], dtype=INT32)  # fmt: skip


@spoiled()
def a_result_of_eight_gigabytes(file):
    """LiteRT and the evaluator would need the memory to run the file."""
    file.op(Op.FILL, [file.ints(1 << 16, 1 << 15), file.tensor("v", [], FLOAT, bytes(4))], schema.FillOptionsT(), dims=[1 << 16, 1 << 15])
    file.op(Op.SUM, [len(file.graph.tensors) - 1, file.ints(0, 1)], schema.ReducerOptionsT(), dims=[])


@spoiled()
def recurrent_ops_with_too_few_operands(file):
    sequence = options(schema.UnidirectionalSequenceLSTMOptionsT, timeMajor=True)
    file.op(Op.UNIDIRECTIONAL_SEQUENCE_LSTM, [0, -1, 0], sequence)
    file.op(Op.UNIDIRECTIONAL_SEQUENCE_LSTM, [0] * 24, sequence)
    file.op(Op.UNIDIRECTIONAL_SEQUENCE_RNN, [0] * 5, schema.SequenceRNNOptionsT())
    file.op(Op.SVDF, [0, 0, 0, -1, 0], options(schema.SVDFOptionsT, rank=0))
    file.op(Op.LSTM, [-1] * 20, schema.LSTMOptionsT())


@spoiled()
def metadata_that_is_not_there(file):
    entry = schema.MetadataT()
    entry.name, entry.buffer = "model_control_dependencies", 999
    other = schema.MetadataT()
    other.name, other.buffer = "min_runtime_version", 1
    file.model.buffers.append(options(schema.BufferT, data=list(b"\xff" * 3)))
    file.model.metadata = [entry, other, entry]
    file.model.metadataBuffer = [-1, 1 << 30]


@spoiled()
def control_dependencies_in_a_circle(file):
    # Per subgraph: the number of edges, and two op indices of each.
    edges = b"".join(value.to_bytes(4, "little") for value in (1, 1, 2, 0, 1, 1, 0))
    entry = schema.MetadataT()
    entry.name, entry.buffer = "model_control_dependencies", len(file.model.buffers)
    file.model.buffers.append(options(schema.BufferT, data=list(edges)))
    file.model.metadata = [entry]
