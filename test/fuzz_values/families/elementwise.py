"""Ops that compute element by element."""

from __future__ import annotations

import registry
from builder import FLOATS, Builder, Rejected, Value
from families import generates

# Where a function is defined and well-conditioned.
DOMAINS = {
    "Log": (0.05, 1e6),
    "Sqrt": (0.0, 1e6),
    "Rsqrt": (0.05, 1e6),
    "Acos": (-0.95, 0.95),
    "Asin": (-0.95, 0.95),
    "Acosh": (1.1, 1e6),
    "Atanh": (-0.9, 0.9),
    "Log1p": (-0.9, 1e6),
    "Tan": (-1.2, 1.2),
    "Exp": (-20.0, 10.0),
    "Expm1": (-20.0, 10.0),
    "Cosh": (-8.0, 8.0),
    "Sinh": (-8.0, 8.0),
    "Sin": (-50.0, 50.0),
    "Cos": (-50.0, 50.0),
    "Reciprocal": (0.1, 1e6),
    "Inv": (0.1, 1e6),
    "Erf": (-4.0, 4.0),
    "Erfc": (-3.0, 3.0),
    "Softplus": (-30.0, 50.0),
    "Sigmoid": (-30.0, 50.0),
}
EXACT = set(
    "Abs Ceil Conj Floor Imag Invert IsFinite IsInf IsNan LogicalNot Neg Real Relu Relu6 Rint Round"
    " Sign Identity Snapshot StopGradient PreventGradient DeepCopy CheckNumerics CheckNumericsV2"
    " ZerosLike OnesLike DebugGradientIdentity".split()
)
EXTRA = {
    "CheckNumerics": ', message="m"',
    "CheckNumericsV2": ', message="m"',
    "PreventGradient": "",
    "DebugIdentityV2": ', tfdbg_context_id="", op_name="", output_slot=0, tensor_debug_mode=0, debug_urls=[]',
}


def operand_name(op: str, index: int = 0) -> str:
    return registry.op_def(op).input_arg[index].name


@generates(
    "Abs Acos Acosh Asin Asinh Atan Atanh Ceil Cos Cosh Elu Erf Erfc Exp Expm1 Floor Inv IsFinite"
    " IsInf IsNan Log Log1p Neg Reciprocal Relu Relu6 Rint Round Rsqrt Selu Sigmoid Sign Sin Sinh"
    " Softplus Softsign Sqrt Square Tan Tanh Invert ZerosLike OnesLike"
)
def unary(b: Builder, op: str) -> None:
    types = registry.convertible(op)
    if op == "Round":  # TensorFlow's CPU kernel of integers gives zeros.
        types = [t for t in types if t in FLOATS]
    dtype = b.dtype_of(types)
    x = b.pick(dtype)
    if op in DOMAINS and dtype in FLOATS:
        x = b.within(x, *DOMAINS[op])
    b.add(f"tf.raw_ops.{op}({operand_name(op)}={x.name})", op, rounds=op not in EXACT)


@generates(
    "Identity Snapshot StopGradient PreventGradient DeepCopy CheckNumerics CheckNumericsV2"
    " DebugGradientIdentity DebugIdentityV2",
    0.2,
)
def passing(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    b.add(f"tf.raw_ops.{op}({operand_name(op)}={x.name}{EXTRA.get(op, '')})", op)


@generates("IdentityN", 0.2)
def identities(b: Builder, op: str) -> None:
    x, y = b.pick(b.type_for("Identity")), b.pick(b.type_for("Identity"))
    b.add(f"tf.raw_ops.IdentityN(input=[{x.name}, {y.name}])", op, 2)


@generates("LogicalNot")
def logical_not(b: Builder, op: str) -> None:
    b.add(f"tf.raw_ops.LogicalNot(x={b.pick('bool').name})", op)


@generates("LogicalAnd LogicalOr")
def logical(b: Builder, op: str) -> None:
    x = b.pick("bool")
    b.add(f"tf.raw_ops.{op}(x={x.name}, y={b.partner(x)})", op)


def ordered(b: Builder, x: Value, y: str) -> str:
    return f"x={x.name}, y={y}" if b.chance(0.6) else f"x={y}, y={x.name}"


@generates("Add AddV2 Mul Sub Maximum Minimum SquaredDifference", 1.6)
def binary(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    b.add(f"tf.raw_ops.{op}({ordered(b, x, b.partner(x))})", op, rounds=x.dtype in FLOATS)


@generates("BitwiseXor Atan2 Xdivy DivNoNan MulNoNan")
def binary_any(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    b.add(f"tf.raw_ops.{op}({ordered(b, x, b.partner(x))})", op, rounds=op != "MulNoNan")


@generates("LeftShift RightShift")
def shift(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    kind = registry.tf.as_dtype(x.dtype)
    if op == "LeftShift" and b.chance(0.95):  # LiteRT has no op for others.
        b.add(
            f'tf.raw_ops.LeftShift(x={x.name}, y=tf.constant({b.rng.randrange(kind.size * 8)}, "{x.dtype}"))',
            op,
        )
        return
    y = (
        b.add(
            f'tf.math.floormod({b.partner(x)}, tf.constant({kind.size * 8 - 1}, "{x.dtype}"))',
            "FloorMod",
        )[0]
        if x.dtype in registry.convertible("FloorMod")
        else None
    )
    if y is None:
        raise Rejected("no amount to shift by")
    b.add(f"tf.raw_ops.{op}(x={x.name}, y={y.name})", op)


@generates("Div RealDiv FloorDiv FloorMod TruncateDiv TruncateMod Mod")
def divide(b: Builder, op: str) -> None:
    dtype = b.type_for(op)
    x = b.pick(dtype)
    y = b.partner(x)
    if b.chance(0.8):  # Away from zero.
        one = "1" if dtype not in FLOATS else "0.5"
        if dtype in registry.convertible("Abs"):
            y = b.add(f'tf.abs({y}) + tf.constant({one}, "{dtype}")', "Abs")[0].name
        else:
            y = b.add(f'tf.maximum({y}, tf.constant(1, "{dtype}"))', "Maximum")[0].name
        if b.chance(0.4) and dtype in registry.convertible("Neg"):
            y = b.add(f"-{y}", "Neg")[0].name
    else:
        array = b.numbers_of(dtype, ())
        if not array:
            raise Rejected("division by zero")
        y = b.constant(array)
    b.add(f"tf.raw_ops.{op}(x={x.name}, y={y})", op, rounds=dtype in FLOATS)


@generates("Pow")
def power(b: Builder, op: str) -> None:
    dtype = b.type_for(op)
    x = b.pick(dtype)
    if dtype in FLOATS:
        if b.chance(0.5):
            exponent = b.choose((0.0, 1.0, 2.0, 3.0, -1.0, 0.5, -0.5, 4.0, 5.0, -2.0))
            if exponent < 0 or exponent != int(exponent):
                x = b.within(x, 0.1, 1e6)
            y = f'tf.constant({exponent}, "{dtype}")'
        else:
            x = b.within(x, 0.1, 8.0)
            y = b.partner(x)
    elif dtype == "int32" and b.chance(0.3):
        y = b.add(f'tf.math.floormod({b.partner(x)}, tf.constant(4, "{dtype}"))', "FloorMod")[
            0
        ].name
    else:
        y = f'tf.constant({b.choose((0, 1, 2, 3, 5))}, "{dtype}")'
    b.add(f"tf.raw_ops.Pow(x={x.name}, y={y})", op, rounds=True)


@generates("Xlogy Xlog1py")
def xlog(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    y = b.add(f'tf.abs({b.partner(x)}) + tf.constant(0.25, "{x.dtype}")', "Abs")[0]
    b.add(f"tf.raw_ops.{op}(x={x.name}, y={y.name})", op, rounds=True)


@generates("Greater GreaterEqual Less LessEqual", 1.2)
def compare(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    b.add(f"tf.raw_ops.{op}({ordered(b, x, b.partner(x))})", op)


@generates("Equal NotEqual", 1.2)
def equal(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    b.add(f"tf.raw_ops.{op}({ordered(b, x, b.partner(x))})", op)


@generates("ApproximateEqual")
def approximately_equal(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    b.add(
        f"tf.raw_ops.{op}(x={x.name}, y={b.partner(x, same=True)}, tolerance={b.choose((0.01, 0.5, 1.0))})",
        op,
    )


@generates("Select")
def select(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    y = b.partner(x, same=True)
    if x.rank and b.chance(0.3):
        size = x.size(0)
        condition = b.pick(
            "bool",
            (1,),
            lambda v: [s[:1] for s in v.shapes] == [s[:1] for s in x.shapes],
            [size] if size is not None else None,
        ).name
    else:
        condition = b.partner(x, "bool", same=True)
    b.add(f"tf.raw_ops.Select(condition={condition}, x={x.name}, y={y})", op)


@generates("SelectV2", 1.5)
def select_v2(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    b.add(
        f"tf.raw_ops.SelectV2(condition={b.partner(x, 'bool')}, t={x.name}, e={b.partner(x)})", op
    )


@generates("ClipByValue")
def clip(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    low, high = sorted(b.numbers_of(x.dtype, (2,), "wide").tolist())
    if x.dtype not in FLOATS:
        low, high = int(low), int(high)
    lower = f'tf.constant({low}, "{x.dtype}")'
    b.add(
        f'tf.raw_ops.ClipByValue(t={x.name}, clip_value_min={lower}, clip_value_max=tf.constant({high}, "{x.dtype}"))',
        op,
    )


@generates("AddN")
def add_n(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    others = [x.name] + [b.partner(x, same=True) for _ in range(b.rng.randint(0, 3))]
    if op == "AccumulateNV2":
        if not x.all_known():
            raise Rejected("needs a known shape")
        b.add(
            f"tf.raw_ops.AccumulateNV2(inputs=[{', '.join(others)}], shape={x.shape})",
            op,
            rounds=True,
        )
    else:
        b.add(f"tf.raw_ops.AddN(inputs=[{', '.join(others)}])", op, rounds=True)


@generates("ReluGrad RsqrtGrad SigmoidGrad SqrtGrad TanhGrad")
def gradients(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    if op == "SqrtGrad":
        x = b.within(x, 0.1, 1e6)
    y = b.partner(x, same=True)
    first, second = operand_name(op, 0), operand_name(op, 1)
    if op == "ReluGrad":
        b.add(f"tf.raw_ops.ReluGrad({first}={y}, {second}={x.name})", op)
    else:
        b.add(f"tf.raw_ops.{op}({first}={x.name}, {second}={y})", op, rounds=True)


@generates("LeakyRelu")
def leaky_relu(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    b.add(
        f"tf.raw_ops.LeakyRelu(features={x.name}, alpha={b.choose((0.2, 0.1, 1.5, -0.5, 0.0))})",
        op,
        rounds=True,
    )


@generates("Softmax LogSoftmax")
def softmax(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (1, 2, 3, 4))
    b.add(f"tf.raw_ops.{op}(logits={x.name})", op, rounds=True)


@generates("SoftmaxCrossEntropyWithLogits", 0.5)
def cross_entropy(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op), (2,))
    # Labels that equal the prediction would leave nothing but rounding errors.
    labels = b.add(
        f"tf.nn.softmax({b.partner(x, same=True)} * 0.37 + 0.1)", "Softmax", rounds=True
    )[0]
    b.add(f"tf.raw_ops.{op}(features={x.name}, labels={labels.name})", op, 2, rounds=True)


@generates("Conj", 0.3)
def conjugate(b: Builder, op: str) -> None:
    x = b.pick("complex64")
    b.add(f"tf.math.{b.choose(('real', 'imag'))}(tf.math.conj({x.name}))", op)


@generates("Real Imag Angle ComplexAbs", 0.5)
def complex_parts(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    out = "float32" if x.dtype == "complex64" else "float64"
    b.add(
        f"tf.raw_ops.{op}({operand_name(op)}={x.name}, Tout=tf.{out})",
        op,
        rounds=op in ("Angle", "ComplexAbs"),
    )


CASTS = "float32 float16 bfloat16 int32 int64 int8 int16 uint8 uint16 uint32 bool".split()


@generates("Cast", 1.5)
def cast(b: Builder, op: str) -> None:
    source, target = b.dtype_of(CASTS), b.dtype_of(CASTS)
    x = b.pick(source)
    kind = registry.tf.as_dtype(target)
    if source in FLOATS and kind.is_integer:
        for array in x.numpy():  # Out of range, the result is not defined.
            array = array.astype(float)
            if array.size and (array.min() < kind.min or array.max() > kind.max):
                raise Rejected("the cast is not defined")
    b.add(f'tf.cast({x.name}, "{target}")', op)


@generates("Bitcast", 0.5)
def bitcast(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    integers = [t for t in registry.convertible(op, "type") if "int" in t]
    b.add(f'tf.bitcast({x.name}, "{b.choose(integers)}")', op)


@generates("PlaceholderWithDefault EnsureShape", 0.3)
def with_shape(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    name = "tensor" if registry.op_def(op).input_arg[0].name == "tensor" else "input"
    b.add(f"tf.raw_ops.{op}({name}={x.name}, shape=tf.TensorShape({x.shape}))", op)


@generates("FakeQuantWithMinMaxArgs FakeQuantWithMinMaxVars FakeQuantWithMinMaxVarsPerChannel", 0.5)
def fake_quantize(b: Builder, op: str) -> None:
    bits, narrow = b.choose((8, 8, 4, 16)), b.chance(0.3)
    low, high = b.choose(((-1.0, 1.0), (0.0, 6.0), (-2.5, 4.0)))
    x = b.pick("float32", (1, 2, 3, 4), lambda v: v.size(-1) is not None)
    # Away from ties between two steps, which rounding inside of the op decides.
    x = b.add(f"{x.name} * 0.9371", "Mul", rounds=True)[0]
    extra = f"num_bits={bits}, narrow_range={narrow}"
    if op.endswith("Args"):
        text = f"inputs={x.name}, min={low}, max={high}"
    elif op.endswith("Channel"):
        size = x.size(-1)
        lows = [low - 0.25 * i for i in range(size)]
        text = f"inputs={x.name}, min={lows}, max={[high + 0.5 * i for i in range(size)]}"
    else:
        text = f"inputs={x.name}, min={low}, max={high}"
    b.add(f"tf.raw_ops.{op}({text}, {extra})", op, rounds=True)


@generates("QuantizeAndDequantizeV2 QuantizeAndDequantizeV3 QuantizeAndDequantizeV4", 0.5)
def quantize_dequantize(b: Builder, op: str) -> None:
    x = b.pick(b.type_for(op))
    x = b.add(f'{x.name} * tf.constant(0.9371, "{x.dtype}")', "Mul", rounds=True)[0]
    bits = "num_bits=8" if op != "QuantizeAndDequantizeV3" else "num_bits=tf.constant(8)"
    mode = "" if op.endswith("V3") else f', round_mode="{b.choose(("HALF_TO_EVEN", "HALF_UP"))}"'
    b.add(
        f'tf.raw_ops.{op}(input={x.name}, input_min=tf.constant(-2.0, "{x.dtype}"), input_max=tf.constant(3.0, "{x.dtype}"), {bits}, '
        f"signed_input={b.chance(0.7)}, range_given=True, narrow_range={b.chance(0.3)}{mode})",
        op,
        rounds=True,
    )
