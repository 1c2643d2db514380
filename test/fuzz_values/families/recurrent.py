"""Recurrent networks: Keras layers in odd forms, cells by hand, loops by hand."""

from __future__ import annotations

from builder import Builder, Rejected
from families import generates
from families.idioms import add_layer


def sequence(b: Builder):
    """[batch, time, features]; batch and time may be unknown."""
    dims = [
        b.choose(list(b.unknown) + [1, 2]),
        b.choose(list(b.unknown) + [3, 4, 1]),
        b.choose((2, 3)),
    ]
    return b.pick(
        "float32",
        (3,),
        lambda v: (
            v.size(2) is not None
            and 1 <= v.size(2) <= 8
            and all(s[0] >= 1 and s[1] >= 1 for s in v.shapes)
        ),
        dims,
    )


@generates("rnn:LSTM rnn:GRU rnn:SimpleRNN", 1.0)
def keras_layer(b: Builder, name: str) -> None:
    if b.depth:
        raise Rejected("layers belong to the module")
    kind = name.split(":")[1]
    x = sequence(b)
    units = b.rng.randint(1, 4)
    options = [f"{units}", f"return_sequences={b.chance(0.6)}", "bias_initializer='random_normal'"]
    states = b.chance(0.3)
    if b.chance(0.25):
        options.append("go_backwards=True")
    if b.chance(0.2):
        options.append("unroll=True")
        if x.size(1) is None:
            raise Rejected("unknown number of steps")
    if b.chance(0.2):
        options.append(f"activation={b.choose(('relu', 'sigmoid', 'linear', 'softsign'))!r}")
    if kind != "SimpleRNN" and b.chance(0.2):
        options.append(f"recurrent_activation={b.choose(('hard_sigmoid', 'tanh', 'relu'))!r}")
    if kind == "GRU" and b.chance(0.4):
        options.append("reset_after=False")
    if b.chance(0.15):
        options.append("use_bias=False")
    bidirectional = b.chance(0.2)
    if states and not bidirectional:
        options.append("return_state=True")
    text = f"keras.layers.{kind}({', '.join(options)})"
    if bidirectional:
        text = f"keras.layers.Bidirectional({text}, merge_mode={b.choose(('concat', 'sum', 'mul', 'ave'))!r})"
    label = b.fresh("l")
    add_layer(b, label, text, x.shape)
    call = f"self.{label}({x.name}"
    if b.chance(0.35):
        call += f", mask={mask(b, x)}"
    if not bidirectional and b.chance(0.25):
        zero = f"tf.zeros([tf.shape({x.name})[0], {units}]) + {b.choose((0.0, 0.3))}"
        call += f", initial_state=[{zero}, {zero}]" if kind == "LSTM" else f", initial_state={zero}"
    call += ")"
    count = 1
    if states and not bidirectional:
        count = 3 if kind == "LSTM" else 2
    b.add(call, name, count, rounds=True)


def mask(b: Builder, x) -> str:
    way = b.choose(("lengths", "values", "constant"))
    if way == "lengths":
        return f"tf.sequence_mask(tf.range(tf.shape({x.name})[0]) + 1, tf.shape({x.name})[1])"
    if way == "values":
        return f"tf.reduce_any({x.name} > 0.0, -1)"
    if x.size(0) is None or x.size(1) is None:
        return f"tf.ones(tf.shape({x.name})[:2], tf.bool)"
    return b.constant(b.numbers_of("bool", x.shape[:2]))


CELLS = {
    "tanh": ("h", "tf.tanh({x} @ {a} + {h} @ {b})"),
    "relu_bias": ("h", "tf.nn.relu(tf.matmul({x}, {a}) + tf.matmul({h}, {b}) + 0.1)"),
    "gated": (
        "h",
        "tf.sigmoid({x} @ {a}) * {h} + (1.0 - tf.sigmoid({x} @ {a})) * tf.tanh({h} @ {b})",
    ),
    "leaky": ("h", "0.9 * {h} + 0.1 * tf.tanh({x} @ {a} + {h} @ {b})"),
    "linear": ("h", "{x} @ {a} + {h} @ {b}"),
    "joined": ("h", "tf.tanh(tf.concat([{x}, {h}], 1) @ tf.concat([{a}, {b}], 0))"),
}


@generates("rnn:loop", 1.0)
def loop_by_hand(b: Builder, name: str) -> None:
    """A cell in a tf.while_loop with a TensorArray, time major or batch major, masked or not."""
    if b.depth:
        raise Rejected("deep enough")
    x = sequence(b)
    units, features = b.rng.randint(1, 4), x.size(2)
    w = b.add(b.constant(b.numbers_of("float32", (features, units), "unit")), "Const")[0]
    u = b.add(b.constant(b.numbers_of("float32", (units, units), "unit")), "Const")[0]
    major = b.chance(0.4)
    steps = b.add(f"tf.transpose({x.name}, [1, 0, 2])", "Transpose")[0] if major else x
    count = b.add(f"tf.shape({x.name})[1]", "Shape")[0]
    state = b.add(f"tf.zeros([tf.shape({x.name})[0], {units}])", "Fill")[0]
    counter = b.add("tf.constant(0)", "Const")[0]
    sequences = b.chance(0.7)
    start = [counter, state]
    if sequences:
        start.append(b.add(f'tf.TensorArray("float32", size={count.name})', name, opaque=True)[0])
    backwards, masked = b.chance(0.3), b.chance(0.3)
    with b.body(start) as condition:
        condition.results = [
            b.add(f"{b.parameters_of(condition)[0].name} < {count.name}", "Less")[0].name
        ]
    with b.body(start) as body:
        parameters = b.parameters_of(body)
        place = (
            b.add(f"{count.name} - 1 - {parameters[0].name}", "Sub")[0]
            if backwards
            else parameters[0]
        )
        row = b.add(
            f"{steps.name}[{place.name}]" if major else f"{x.name}[:, {place.name}]", "StridedSlice"
        )[0]
        cell = b.rng.choice(sorted(CELLS))
        text = CELLS[cell][1].format(x=row.name, h=parameters[1].name, a=w.name, b=u.name)
        new = b.add(text, name, rounds=True)[0]
        if masked:
            new = b.add(
                f"tf.where(tf.reduce_sum({row.name}, 1, keepdims=True) > 0.0, {new.name}, {parameters[1].name})",
                "SelectV2",
            )[0]
        results = [b.add(f"{parameters[0].name} + 1", "AddV2")[0].name, new.name]
        if sequences:
            where = b.choose((place, parameters[0]))
            results.append(
                b.add(f"{parameters[2].name}.write({where.name}, {new.name})", name, opaque=True)[
                    0
                ].name
            )
        body.results = results
    names = ", ".join(v.name for v in start)
    done = b.add(
        f"tf.while_loop({condition.name}, {body.name}, ({names},))",
        name,
        len(start),
        [condition, body],
        opaque=(False, False, True)[: len(start)],
    )
    if sequences:
        b.add(f"{done[2].name}.stack()", name)


@generates("rnn:unrolled", 0.5)
def unrolled(b: Builder, name: str) -> None:
    x = sequence(b)
    if x.size(1) is None:
        raise Rejected("unknown number of steps")
    units = b.rng.randint(1, 3)
    w = b.add(b.constant(b.numbers_of("float32", (x.size(2), units), "unit")), "Const")[0]
    u = b.add(b.constant(b.numbers_of("float32", (units, units), "unit")), "Const")[0]
    state = b.add(f"tf.zeros([tf.shape({x.name})[0], {units}])", "Fill")[0]
    cell = b.rng.choice(sorted(CELLS))
    outputs = []
    for step in range(x.size(1)):
        row = b.add(f"{x.name}[:, {step}]", "StridedSlice")[0]
        state = b.add(
            CELLS[cell][1].format(x=row.name, h=state.name, a=w.name, b=u.name), name, rounds=True
        )[0]
        outputs.append(state.name)
    b.add(f"tf.stack([{', '.join(outputs)}], 1)", "Pack")


@generates("GRUBlockCell LSTMBlockCell", 0.3)
def block_cell(b: Builder, op: str) -> None:
    x = b.pick(
        "float32", (2,), lambda v: v.size(1) is not None and all(s[0] >= 1 for s in v.shapes)
    )
    units = b.rng.randint(1, 3)
    size = x.size(1) + units
    state = b.add(f"tf.zeros([tf.shape({x.name})[0], {units}]) + 0.2", "Fill")[0].name

    def const(*shape: int) -> str:
        return b.constant(b.numbers_of("float32", shape, "unit"))

    if op == "GRUBlockCell":
        b.add(
            f"tf.raw_ops.GRUBlockCell(x={x.name}, h_prev={state}, w_ru={const(size, 2 * units)}, w_c={const(size, units)}, b_ru={const(2 * units)}, b_c={const(units)})[3]",
            op,
            rounds=True,
        )
        return
    peephole = b.chance(0.4)
    diagonal = [const(units) for _ in range(3)]
    b.add(
        f"tf.raw_ops.LSTMBlockCell(x={x.name}, cs_prev={state}, h_prev={state}, w={const(size, 4 * units)}, wci={diagonal[0]}, wcf={diagonal[1]}, wco={diagonal[2]}, b={const(4 * units)}, forget_bias={b.choose((0.0, 1.0))}, cell_clip={b.choose((-1.0, 3.0))}, use_peephole={peephole})[6]",
        op,
        rounds=True,
    )
