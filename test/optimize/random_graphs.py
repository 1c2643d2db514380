"""Random graphs of the ops that the stages and fusions touch.

A graph grows from placeholders by single ops and by the patterns that rewrites
match, with existing tensors as operands. Control edges, devices, further
consumers and several outputs are added at random.
"""

import random
import re

import numpy as np
import tensorflow as tf
from builder import CPU

raw = tf.raw_ops
v1 = tf.compat.v1

FLOATS = (tf.float32, tf.float32, tf.float32, tf.float16, tf.bfloat16, tf.float64)
INTEGERS = (tf.int32, tf.int64, tf.int8, tf.int16, tf.uint8, tf.uint16, tf.uint32,
            tf.uint64)
COMPLEX = (tf.complex64, tf.complex128)
PRODUCTS = (tf.float16, tf.bfloat16, tf.float32, tf.float64, tf.int32, tf.int64) + COMPLEX
DEVICES = ("", CPU, CPU, "/device:CPU:0", "/CPU:0")
SIZES = (1, 2, 3, 4)

FLOAT_UNARY = (
    "Neg Reciprocal Sqrt Rsqrt Exp Log Sin Cos Tanh Sigmoid Relu Relu6 Elu Selu Softplus "
    "Softsign Abs Square Floor Ceil Round Sign Erf Erfc Expm1 Log1p Atan Inv LeakyRelu "
    "Softmax LogSoftmax").split()
INTEGER_UNARY = "Neg Square Invert Abs Sign".split()
COMPLEX_UNARY = "Neg Conj Square Reciprocal Sqrt Exp Tanh".split()
PASSING = "Identity Identity Snapshot StopGradient PreventGradient DeepCopy".split()
BINARY = "AddV2 AddV2 Add Mul Mul Sub Maximum Minimum SquaredDifference".split()
COMPARISONS = "Less LessEqual Greater GreaterEqual Equal NotEqual".split()
# The name of the only operand, where it is not x.
OPERANDS = {"Relu": "features", "Relu6": "features", "Elu": "features",
            "Selu": "features", "Softplus": "features", "Softsign": "features",
            "LeakyRelu": "features", "Softmax": "logits", "LogSoftmax": "logits",
            "Identity": "input", "Snapshot": "input", "StopGradient": "input",
            "PreventGradient": "input", "Conj": "input"}


def is_fetchable(operation):
    """Tensors inside the loops and branches of TensorFlow 1 cannot be fetched."""
    inside = re.search(r"(?:^|/)(loop|branch)_of_nodes(?:_\d+)?/", operation.name)
    return not inside or operation.type == {"loop": "Exit", "branch": "Merge"}[inside[1]]


def unary(op, x):
    return getattr(raw, op)(**{OPERANDS.get(op, "x"): x})


class RandomGraph:

    def __init__(self, seed, size):
        self.rng = random.Random(seed)
        self.tensors = []
        self.shapes = {}  # Of placeholders, without the unknown sizes.
        self.waits = 0
        self.calls = 0  # Functions, branches and loops.
        families = (FLOATS,) * 5 + (INTEGERS,) * 3 + (COMPLEX,)
        self.dtype = self.rng.choice(self.rng.choice(families))
        self.graph = tf.Graph()
        with self.graph.as_default():
            shape = self.shape()
            for _ in range(self.rng.randint(2, 4)):
                self.source(self.dtype, shape if self.rng.random() < 0.7 else self.shape())
            while len(self.graph.get_operations()) < size:
                self.grow()
        self.graph_def = self.graph.as_graph_def()
        self.graph_def.versions.ClearField("bad_consumers")
        self.hide_shapes()
        self.choose_fetches()

    # -- Existing tensors --------------------------------------------------------

    def shape(self, rank=None):
        rank = self.rng.choice((0, 1, 2, 2, 3, 3, 4)) if rank is None else rank
        return [self.rng.choice(SIZES) for _ in range(rank)]

    def source(self, dtype, shape):
        name = "x%d" % len(self.shapes)
        self.shapes[name] = list(shape)
        with tf.control_dependencies(None):  # Nothing that is fed waits.
            tensor = v1.placeholder(dtype, shape, name=name)
        self.tensors.append(tensor)
        return tensor

    def constant(self, dtype, shape, values=None):
        dtype = dtype.base_dtype
        if values is None:
            values = (0, 1, 2, 3) if dtype.is_unsigned or dtype.is_bool else (
                -2, -1, 0, 1, 2, 3) if dtype.is_integer else (-1.5, -1, 0.5, 1, 1, 2, 0.3)
        array = np.array([self.rng.choice(values) for _ in range(int(np.prod(shape)))])
        return tf.constant(array.reshape(shape).astype(dtype.as_numpy_dtype))

    def pick(self, *ranks, test=lambda t: True):
        """A tensor, preferably a recent one."""
        found = [t for t in self.tensors
                 if test(t) and (not ranks or t.shape.rank in ranks)]
        if not found:
            return self.source(self.dtype, self.shape(self.rng.choice(ranks) if ranks else None))
        return found[-1 - min(int(self.rng.expovariate(0.4)), len(found) - 1)]

    def like(self, x, same=False):
        """An operand that broadcasts with `x`."""
        def fits(t):
            if t.dtype != x.dtype:
                return False
            if same:
                return t.shape == x.shape
            try:
                return tf.broadcast_static_shape(t.shape, x.shape).num_elements() <= 300
            except ValueError:
                return False
        found = [t for t in self.tensors if fits(t)]
        draw = self.rng.random()
        if found and draw < 0.75:
            return self.rng.choice(found)
        if draw < 0.85:
            return self.constant(x.dtype, x.shape.as_list() if same else
                                 self.rng.choice([[], x.shape.as_list()]))
        shape = x.shape.as_list()
        if not same and draw < 0.95:
            shape = [self.rng.choice((1, s)) for s in shape][self.rng.randint(0, len(shape)):]
        return self.source(x.dtype, shape)

    # -- Growing ----------------------------------------------------------------

    def grow(self):
        piece = self.rng.choice(PIECES)
        controls = []
        if self.rng.random() < 0.08:
            after = self.rng.sample(self.tensors, 1) if self.rng.random() < 0.5 else []
            with tf.control_dependencies(after):
                controls = [tf.no_op(name="wait%d" % self.waits)]
            self.waits += 1
        elif self.rng.random() < 0.04:
            controls = self.rng.sample(self.tensors, 1)
        before = len(self.graph.get_operations())
        try:
            with tf.control_dependencies(controls):
                made = piece(self)
        except (ValueError, TypeError, tf.errors.OpError):
            made = None  # Operands that do not fit.
        for operation in self.graph.get_operations()[before:]:
            if operation.type not in ("Const", "Placeholder"):
                operation._set_device(self.rng.choice(DEVICES))
            # Tensors inside an idiom may have other consumers.
            if made is not None and self.rng.random() < 0.08:
                self.tensors += [t for t in operation.outputs if self.usable(t)]
        if made is None:
            return
        made = made if isinstance(made, (list, tuple)) else [made]
        self.tensors += [t for t in made if self.usable(t)]

    @staticmethod
    def usable(tensor):
        # Tensors in the frame of a loop have no consumers outside.
        return (is_fetchable(tensor.op) and
                tensor.dtype not in (tf.string, tf.resource, tf.variant) and tensor.shape.is_fully_defined() and
                tensor.shape.num_elements() <= 300)

    def hide_shapes(self):
        mode = self.rng.random()
        for node in self.graph_def.node:
            if node.op != "Placeholder":
                continue
            if mode < 0.1:
                node.attr["shape"].shape.Clear()
                node.attr["shape"].shape.unknown_rank = True
            elif mode < 0.4:
                for dim in node.attr["shape"].shape.dim:
                    if self.rng.random() < 0.5:
                        dim.size = -1

    def choose_fetches(self):
        operations = [op for op in self.graph.get_operations()
                      if is_fetchable(op)]
        used = {i.op.name for op in operations for i in op.inputs}
        used |= {i.name for op in operations for i in op.control_inputs}
        leaves = [op.name for op in operations
                  if op.name not in used and op.type not in ("Const", "Placeholder")]
        others = [op.name for op in operations if op.name in used and
                  op.type not in ("Const", "Placeholder")]
        self.fetches = leaves + self.rng.sample(others, min(len(others), self.rng.choice((0, 0, 1, 2))))
        self.preserved = self.rng.sample(others, min(len(others), self.rng.choice((0, 0, 0, 1))))
        if not self.fetches:
            self.fetches = [operations[-1].name]


PIECES = []


def piece(weight=1):
    def register(function):
        PIECES.extend([function] * weight)
        return function
    return register


def is_float(t):
    return t.dtype.is_floating


def one(g, x, value=1):
    return tf.constant(np.full(g.rng.choice([[], x.shape.as_list()]), value)
                       .astype(x.dtype.as_numpy_dtype))


def permutation(g, rank):
    perm = list(range(rank))
    if g.rng.random() < 0.5 and rank >= 2:
        perm[-1], perm[-2] = perm[-2], perm[-1]
    else:
        g.rng.shuffle(perm)
    return perm


# -- Single ops -------------------------------------------------------------------


@piece(8)
def some_unary(g):
    x = g.pick()
    rint = ["Rint"] if x.dtype in (tf.float32, tf.float64) else []  # The only kernels.
    names = (FLOAT_UNARY + rint if x.dtype.is_floating else COMPLEX_UNARY if x.dtype.is_complex
             else ["LogicalNot"] if x.dtype.is_bool else INTEGER_UNARY)
    return unary(g.rng.choice(names), x)


@piece(3)
def passing(g):
    return unary(g.rng.choice(PASSING), g.pick())


@piece(8)
def some_binary(g):
    x = g.pick()
    y = g.like(x)
    if x.dtype.is_bool:
        return getattr(raw, g.rng.choice(["LogicalAnd", "LogicalOr"]))(x=x, y=y)
    if g.rng.random() < 0.5:
        x, y = y, x
    return getattr(raw, g.rng.choice(BINARY))(x=x, y=y)


@piece(2)
def quotient(g):
    x = g.pick(test=is_float)
    if not is_float(x):
        return None
    y = g.like(x)
    return getattr(raw, g.rng.choice(["RealDiv", "Div", "Xdivy", "DivNoNan"]))(x=x, y=y)


@piece(2)
def comparison(g):
    x = g.pick()
    c = getattr(raw, g.rng.choice(COMPARISONS))(x=x, y=g.like(x))
    return raw.LogicalNot(x=c) if g.rng.random() < 0.7 else c


@piece()
def selection(g):
    x = g.pick()
    c = raw.Equal(x=x, y=g.like(x, same=True))
    return raw.SelectV2(condition=c, t=x, e=g.like(x, same=True))


@piece(2)
def cast(g):
    x = g.pick()
    families = (FLOATS + INTEGERS if not x.dtype.is_complex else COMPLEX) + (x.dtype,)
    return raw.Cast(x=x, DstT=g.rng.choice(families))


@piece(2)
def bitcast(g):
    x = g.pick()
    same = [t for t in FLOATS + INTEGERS if t.size == x.dtype.size and g.rng.random() < 0.8]
    return raw.Bitcast(input=x, type=g.rng.choice(same or FLOATS + INTEGERS))


@piece(3)
def reduction(g):
    x = g.pick(1, 2, 3, 4)
    op = g.rng.choice(["Max", "Min", "Max", "Min", "Sum", "Mean"])
    axis = [g.rng.randrange(x.shape.rank)]
    return getattr(raw, op)(input=x, axis=axis, keep_dims=g.rng.random() < 0.3)


@piece()
def position(g):
    x = g.pick(1, 2, 3, 4)
    op = g.rng.choice([raw.ArgMax, raw.ArgMin])
    return op(input=x, dimension=g.rng.randrange(x.shape.rank))


@piece()
def pooling(g):
    x = g.pick(4)
    return raw.MaxPool(input=x, ksize=[1, 2, 2, 1], strides=[1] * 4, padding="SAME")


# -- Moving elements --------------------------------------------------------------


@piece(5)
def transpose(g):
    x = g.pick(2, 3, 4)
    op = raw.ConjugateTranspose if g.rng.random() < 0.2 else raw.Transpose
    return op(x=x, perm=permutation(g, x.shape.rank))


@piece(3)
def transposes(g):
    x = g.pick(2, 3, 4)
    perm = permutation(g, x.shape.rank)
    y = raw.Transpose(x=x, perm=perm)
    if g.rng.random() < 0.4:
        y = unary(g.rng.choice(PASSING), y)
    back = list(np.argsort(perm)) if g.rng.random() < 0.7 else permutation(g, x.shape.rank)
    return raw.Transpose(x=y, perm=[int(i) for i in back])


def other_shape(g, x):
    size = x.shape.num_elements()
    a = g.rng.choice([d for d in range(1, size + 1) if size % d == 0])
    return g.rng.choice([[size], [a, size // a], [1, a, size // a], [-1, a],
                         x.shape.as_list(), [a, 1, size // a, 1]])


@piece(4)
def reshape(g):
    x = g.pick()
    draw = g.rng.random()
    if draw < 0.15:
        return raw.Reshape(tensor=x, shape=raw.Shape(input=g.rng.choice([x, g.like(x, True)])))
    if draw < 0.3:
        return raw.BroadcastTo(input=x, shape=g.like(x).shape.as_list())
    if draw < 0.4:
        return raw.ExpandDims(input=x, axis=g.rng.randint(0, x.shape.rank))
    if draw < 0.5:
        return raw.Squeeze(input=x)
    y = raw.Reshape(tensor=x, shape=other_shape(g, x))
    if g.rng.random() < 0.5:
        if g.rng.random() < 0.5:
            y = some_unary_of(g, y)
        y = raw.Reshape(tensor=y, shape=other_shape(g, y))
    return y


def some_unary_of(g, x):
    saved, g.tensors = g.tensors, [x]
    try:
        return some_unary(g)
    finally:
        g.tensors = saved


@piece(3)
def rearrangement(g):
    x = g.pick(1, 2, 3, 4)
    rank = x.shape.rank
    kinds = {
        "reverse": lambda: raw.ReverseV2(tensor=x, axis=[g.rng.randrange(rank)]),
        "roll": lambda: raw.Roll(input=x, shift=[1], axis=[g.rng.randrange(rank)]),
        "space": lambda: raw.SpaceToBatchND(input=x, block_shape=[2], paddings=[
            [g.rng.randint(0, 1), g.rng.randint(0, 2)]]),
        "batch": lambda: raw.BatchToSpaceND(input=x, block_shape=[2], crops=[[0, 1]]),
        "depth": lambda: raw.SpaceToDepth(input=x, block_size=2),
        "tile": lambda: raw.Tile(input=x, multiples=[g.rng.randint(1, 2) for _ in range(rank)]),
        "pad": lambda: raw.Pad(input=x, paddings=[[g.rng.randint(0, 1), 0]] * rank),
        "gather": lambda: raw.GatherV2(params=x, indices=[0, 0], axis=0),
    }
    y = kinds[g.rng.choice(list(kinds))]()
    if g.rng.random() < 0.4:
        y = some_unary_of(g, y)
    return y


@piece(3)
def unary_then_rearranged(g):
    """Casts and involutions before and after a data movement op."""
    x = g.pick(1, 2, 3, 4)
    f = g.rng.choice(INTEGER_UNARY if x.dtype.is_integer else COMPLEX_UNARY
                     if x.dtype.is_complex else ["LogicalNot"] if x.dtype.is_bool else
                     ["Neg", "Reciprocal", "IsFinite", "Abs"])
    first = g.rng.random()
    if first < 0.4:
        y = raw.Cast(x=x, DstT=g.rng.choice(COMPLEX if x.dtype.is_complex else
                                            FLOATS + INTEGERS))
    else:
        y = unary(f, x)
    saved, g.tensors = g.tensors, [y]
    z = g.rng.choice([rearrangement, transpose, reshape, passing])(g)
    g.tensors = saved
    if g.rng.random() < 0.3:
        return raw.Cast(x=z, DstT=g.rng.choice(FLOATS + INTEGERS))
    return unary(f, z) if z.dtype == y.dtype and first >= 0.4 else z


@piece(2)
def stack(g):
    x = g.pick(0, 1, 2, 3)
    axis = g.rng.randint(0, x.shape.rank)
    draw = g.rng.random()
    if draw < 0.4:
        p = raw.Pack(values=[x] * g.rng.randint(1, 3), axis=axis)
        return raw.Pack(values=[p] * g.rng.randint(1, 2), axis=g.rng.randint(0, x.shape.rank + 1))
    values = [x] + [g.like(x, same=True) for _ in range(g.rng.randint(1, 2))]
    p = raw.Pack(values=values, axis=axis)
    which = g.rng.randrange(len(values))
    if draw < 0.7:
        begin = [0] * axis + [which] + [0] * (x.shape.rank - axis)
        size = [-1] * axis + [1] + [-1] * (x.shape.rank - axis)
        if g.rng.random() < 0.2:
            begin[g.rng.randrange(len(begin))] = 0
        return raw.Slice(input=p, begin=begin, size=size)
    full = slice(None)
    index = [full] * axis + [g.rng.choice([which, slice(which, which + 1), -1])]
    return p[tuple(index)]


@piece(2)
def split(g):
    x = g.pick(1, 2, 3, 4)
    axis = g.rng.randrange(x.shape.rank)
    size = x.shape[axis]
    if g.rng.random() < 0.5:
        parts = raw.Split(axis=axis, value=x, num_split=size)
    elif size > 1 and g.rng.random() < 0.7:
        parts = raw.SplitV(value=x, size_splits=[1, size - 1], axis=axis, num_split=2)
    else:
        parts = raw.Unpack(value=x, num=size, axis=axis)
    if not parts:  # The axis has size 0.
        return None
    if g.rng.random() < 0.7:
        first = some_unary_of(g, parts[0])
        return [first] + [unary(first.op.type, p) for p in parts[1:]]
    return list(parts)


@piece(2)
def concatenation(g):
    x = g.pick(1, 2, 3)
    values = [x] + [g.like(x, same=True) for _ in range(g.rng.randint(1, 2))]
    for _ in range(g.rng.randint(0, 2)):
        first = some_unary_of(g, values[0])
        values = [first] + [unary(first.op.type, v) for v in values[1:]]
    axis = g.rng.randrange(max(values[0].shape.rank, 1))
    if g.rng.random() < 0.3:
        return raw.Concat(concat_dim=axis, values=values)
    return raw.ConcatV2(values=values, axis=axis)


# -- Patterns of the stages ---------------------------------------------------------


@piece(3)
def sums(g):
    x = g.pick()
    terms = [x] + [g.like(x) for _ in range(g.rng.randint(2, 4))]
    g.rng.shuffle(terms)
    if g.rng.random() < 0.3:
        same = [t for t in terms if t.shape == x.shape]
        return raw.AddN(inputs=same * g.rng.randint(1, 2))
    result = terms[0]
    for i, term in enumerate(terms[1:]):
        result = g.rng.choice([raw.AddV2, raw.AddV2, raw.Add])(
            **dict(zip("xy", g.rng.sample([result, term], 2))))
        if g.rng.random() < 0.1:
            result = unary("Identity", result)
    return result


@piece(2)
def products(g):
    x = g.pick()
    terms = [x] + [g.like(x) for _ in range(g.rng.randint(2, 3))]
    g.rng.shuffle(terms)
    products_ = [raw.Mul(x=a, y=b) for a, b in zip(terms[::2], terms[1::2])]
    while len(products_) > 1:
        products_.append(raw.Mul(x=products_.pop(0), y=products_.pop(0)))
    return products_[0]


@piece(2)
def common_factor(g):
    x = g.pick()
    a, b = g.like(x), g.like(x)
    op = g.rng.choice([raw.Mul, raw.Mul, raw.RealDiv] if x.dtype.is_floating else [raw.Mul])
    p = op(x=a, y=x)
    q = op(x=b, y=x) if op is raw.RealDiv or g.rng.random() < 0.5 else op(x=x, y=b)
    return raw.AddV2(x=p, y=q) if g.rng.random() < 0.6 else raw.AddN(inputs=[p, q])


@piece(2)
def repeated(g):
    x = g.pick()
    return raw.AddN(inputs=[x] * g.rng.randint(1, 4))


@piece(2)
def negations(g):
    x = g.pick()
    n = raw.Neg(x=g.like(x))
    return raw.Sub(x=x, y=n) if g.rng.random() < 0.5 else raw.AddV2(
        **dict(zip("xy", g.rng.sample([x, n], 2))))


@piece(2)
def difference_squared(g):
    x = g.pick()
    return raw.Square(x=raw.Sub(x=x, y=g.like(x)))


@piece(2)
def itself_squared(g):
    x = g.pick()
    return raw.Mul(x=x, y=x)


@piece(3)
def power(g):
    x = g.pick()
    values = [2, 3, 1, 0] if x.dtype.is_integer else [2, 3, 1, 0, 0.5, -0.5, -1, 2.5]
    return raw.Pow(x=x, y=one(g, x, g.rng.choice(values)))


@piece(2)
def by_root(g):
    x = g.pick(test=is_float)
    if not is_float(x):
        return None
    return g.rng.choice([raw.RealDiv, raw.Xdivy, raw.Div])(x=g.like(x), y=raw.Sqrt(x=x))


@piece(2)
def logarithm(g):
    x = g.pick(test=is_float)
    draw = g.rng.random()
    if draw < 0.3:
        return raw.Log(x=raw.Softmax(logits=x))
    if draw < 0.6:
        return raw.Sub(x=raw.Exp(x=x), y=one(g, x))
    return raw.Log(x=raw.AddV2(**dict(zip("xy", g.rng.sample([x, one(g, x)], 2)))))


@piece(2)
def times_ones(g):
    x = g.pick(1, 2, 3)
    shape = [s if s != 1 else g.rng.randint(1, 3) for s in x.shape.as_list()]
    ones = tf.constant(np.full(shape, 1).astype(x.dtype.as_numpy_dtype))
    return raw.Mul(**dict(zip("xy", g.rng.sample([unary("Identity", x), ones], 2))))


@piece()
def upsampling(g):
    x = g.pick(4)
    n, h, w, c = x.shape.as_list()
    a, b = g.rng.choice([(2, 2), (1, 2), (2, 1)])
    y = raw.Reshape(tensor=x, shape=[n, h, 1, w, 1, c])
    y = raw.Tile(input=y, multiples=[1, 1, a, 1, b, 1])
    return raw.Reshape(tensor=y, shape=[n, h * a, w * b, c])


@piece(2)
def largest_of_monotonic(g):
    x = g.pick(1, 2, 3, 4)
    f = some_unary_of(g, x)
    saved, g.tensors = g.tensors, [f]
    try:
        return g.rng.choice([reduction, reduction, position, pooling])(g)
    finally:
        g.tensors = saved


@piece(2)
def bias_and_activation(g):
    x = g.pick(2, 3, 4)
    y = raw.BiasAdd(value=x, bias=g.source(x.dtype, [x.shape[-1]]))
    return some_unary_of(g, y)


@piece(3)
def matrix_product(g):
    x = g.pick(2, 3, 4, test=lambda t: t.dtype in PRODUCTS)
    if x.dtype not in PRODUCTS:
        return None
    rank = x.shape.rank
    y = g.source(x.dtype, x.shape.as_list()[:-2] + [x.shape[-1], g.rng.choice(SIZES)])
    flags = [False, False]
    operands = [x, y]
    for i in range(2):
        draw = g.rng.random()
        swapped = list(range(rank - 2)) + [rank - 1, rank - 2]
        if draw < 0.4:
            t = raw.Transpose(x=operands[i], perm=swapped)
            operands[i] = t
            flags[i] = True
            if g.rng.random() < 0.4:
                op = g.rng.choice([raw.Transpose, raw.ConjugateTranspose])
                operands[i], flags[i] = op(x=t, perm=swapped), False
    if rank == 2 and g.rng.random() < 0.7:
        return raw.MatMul(a=operands[0], b=operands[1], transpose_a=flags[0],
                          transpose_b=flags[1])
    return raw.BatchMatMulV2(x=operands[0], y=operands[1], adj_x=flags[0], adj_y=flags[1])


@piece(2)
def convolution(g):
    x = g.pick(4, test=is_float)
    draw = g.rng.random()
    if draw < 0.4:
        x = raw.Mul(**dict(zip("xy", g.rng.sample([x, g.constant(x.dtype, [])], 2))))
    c = x.shape[-1]
    w = g.constant(x.dtype, [g.rng.randint(1, 2), g.rng.randint(1, 2), c, g.rng.randint(1, 2)])
    if g.rng.random() < 0.3:
        y = raw.DepthwiseConv2dNative(input=x, filter=w, strides=[1] * 4, padding="SAME")
    else:
        y = raw.Conv2D(input=x, filter=w, strides=[1] * 4,
                       padding=g.rng.choice(["SAME", "VALID"]))
    return fused_tail(g, y)


@piece(2)
def dense(g):
    x = g.pick(2, test=is_float)
    if not is_float(x):
        return None
    w = g.constant(x.dtype, [x.shape[-1], g.rng.choice(SIZES)])
    return fused_tail(g, raw.MatMul(a=x, b=w))


def fused_tail(g, y):
    n = y.shape[-1]
    draw = g.rng.random()
    if draw < 0.5:
        y = raw.BiasAdd(value=y, bias=g.constant(y.dtype, [n]))
    elif draw < 0.6:
        y = raw.AddV2(x=y, y=g.constant(y.dtype, [n]))
    elif draw < 0.8 and y.shape.rank == 4 and y.dtype == tf.float32:
        y = raw.FusedBatchNormV3(
            x=y, scale=g.constant(y.dtype, [n]), offset=g.constant(y.dtype, [n]),
            mean=g.constant(y.dtype, [n]), variance=g.constant(y.dtype, [n], [0.5, 1, 2]),
            is_training=False)[0]
    if g.rng.random() < 0.3:
        y = raw.AddV2(**dict(zip("xy", g.rng.sample([y, g.like(y)], 2))))
    draw = g.rng.random()
    if draw < 0.5:
        return unary(g.rng.choice(["Relu", "Relu6", "Elu", "Tanh", "Sigmoid", "LeakyRelu",
                                   "Softplus"]), y)
    if draw < 0.8:
        return gate(g, y)
    return y


@piece()
def gated(g):
    return gate(g, g.pick(test=is_float))


def gate(g, y):
    def mul(a, b):
        return raw.Mul(**dict(zip("xy", g.rng.sample([a, b], 2))))

    def number(value):
        return tf.constant(value, y.dtype)
    kind = g.rng.choice(["swish", "mish", "hard", "leaky", "gelu", "gelu_tanh"])
    if kind == "swish":
        return mul(y, raw.Sigmoid(x=y))
    if kind == "mish":
        return mul(y, raw.Tanh(x=raw.Softplus(features=y)))
    if kind == "hard":
        return mul(mul(y, number(1 / 6)), raw.Relu6(features=raw.AddV2(x=y, y=number(3.0))))
    if kind == "leaky":
        return raw.Maximum(**dict(zip("xy", g.rng.sample(
            [y, mul(y, number(g.rng.choice([0.2, 1.0, 2.0, -0.5])))], 2))))
    if kind == "gelu":
        e = raw.AddV2(x=raw.Erf(x=mul(y, number(2 ** -0.5))), y=number(1.0))
        return mul(mul(e, number(0.5)), y)
    cube = raw.AddV2(x=y, y=mul(number(0.044715), raw.Pow(x=y, y=number(3.0))))
    t = raw.AddV2(x=raw.Tanh(x=mul(cube, number(0.7978845608))), y=number(1.0))
    return mul(mul(t, number(0.5)), y)


@piece()
def lookup(g):
    n = g.rng.randint(1, 4)
    w = g.pick(2, test=lambda t: t.dtype in (tf.float32, tf.float64))
    ids = g.rng.choice([tf.int32, tf.int64])
    indices = tf.constant([g.rng.randrange(w.shape[0]) for _ in range(n)], ids)
    segments = tf.constant(sorted(g.rng.randrange(2) for _ in range(n)), tf.int32)
    reduce = g.rng.choice([raw.SparseSegmentSum, raw.SparseSegmentMean,
                           raw.SparseSegmentSqrtN])
    draw = g.rng.random()
    if draw < 0.5:
        y, idx = raw.Unique(x=indices)
        rows = raw.GatherV2(params=w, indices=y, axis=0)
        return reduce(data=rows, indices=idx, segment_ids=segments)
    return reduce(data=w, indices=raw.Cast(x=indices, DstT=g.rng.choice([tf.int32, tf.int64])),
                  segment_ids=segments)


@piece()
def duplicate(g):
    """A duplicate of an existing op."""
    op = g.pick(test=lambda t: t.op.type != "Placeholder").op
    if op.type == "Placeholder":
        return None
    copy = g.graph.create_op(op.type, list(op.inputs), [o.dtype for o in op.outputs],
                             attrs={k: op.node_def.attr[k] for k in op.node_def.attr},
                             op_def=op.op_def)
    return list(copy.outputs)
