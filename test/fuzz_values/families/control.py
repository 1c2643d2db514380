"""Branches, loops and calls: statements that hold functions."""

from __future__ import annotations

import program as ir
from builder import FLOATS, Builder, Rejected, Value
from families import generates

LOOP_TYPES = ("float32", "float32", "float32", "int32", "int64", "bool", "float16")


def grow_body(b: Builder, low: int = 1, high: int = 4) -> None:
    """Adds a few random statements to the function that is being built."""
    from generator import grow_one

    for _ in range(b.rng.randint(low, high)):
        grow_one(b, shallow=b.depth >= 2)


def predicate(b: Builder) -> str:
    """A scalar truth value, which the samples decide."""
    found = [v for v in b.values if v.dtype == "bool" and v.rank == 0]
    if found and b.chance(0.5):
        return b.rng.choice(found).name
    x = b.pick(("float32", "int32", "int64"))
    function = (
        b.choose(("reduce_sum", "reduce_max", "reduce_min"))
        if all(0 not in s for s in x.shapes)
        else "reduce_sum"
    )
    limit = b.choose((0, 1, -1))
    return b.add(f'tf.{function}({x.name}) > tf.constant({limit}, "{x.dtype}")', "Greater")[0].name


def like(b: Builder, target: Value, values: list[Value], same_shape: bool) -> Value:
    """A value of `target`'s type and rank, and with `same_shape` of its shape: one of `values`, or a new one."""
    found = [
        v
        for v in values
        if v.dtype == target.dtype
        and v.rank == target.rank
        and (not same_shape or v.shapes == target.shapes)
    ]
    if found and b.chance(0.85):
        return found[-1]
    if target.dtype in FLOATS:
        return b.add(f'{target.name} * tf.constant(0.5, "{target.dtype}")', "Mul", rounds=True)[0]
    if target.dtype == "bool":
        return b.add(f"tf.logical_not({target.name})", "LogicalNot")[0]
    if target.dtype in ("int32", "int64"):
        return b.add(f"{target.name} + 1", "AddV2")[0]
    return b.add(f"tf.identity({target.name})", "Identity")[0]


def mine(b: Builder, body: ir.Body) -> list[Value]:
    targets = {t for s in body.statements for t in s.targets}
    return [v for v in b.values if v.name in targets or v.name in body.parameters]


@generates("If", 1.8)
def cond(b: Builder, op: str) -> None:
    if b.depth >= 3:
        raise Rejected("deep enough")
    condition = predicate(b)
    models = [b.pick(LOOP_TYPES) for _ in range(b.rng.randint(1, 3))]
    bodies = []
    same = b.chance(0.7)
    for _ in range(2):
        with b.body([]) as body:
            grow_body(b, 0, 3)
            body.results = [like(b, m, mine(b, body), same).name for m in models]
        bodies.append(body)
    b.add(f"tf.cond({condition}, {bodies[0].name}, {bodies[1].name})", op, len(models), bodies)


@generates("Case", 0.8)
def switch_case(b: Builder, op: str) -> None:
    if b.depth >= 2:
        raise Rejected("deep enough")
    index = b.pick("int32", (0,), lambda v: True)
    models = [b.pick(LOOP_TYPES) for _ in range(b.rng.randint(1, 2))]
    bodies = []
    for _ in range(b.rng.randint(2, 4)):
        with b.body([]) as body:
            grow_body(b, 0, 2)
            body.results = [like(b, m, mine(b, body), True).name for m in models]
        bodies.append(body)
    branches = ", ".join(body.name for body in bodies)
    b.add(f"tf.switch_case({index.name}, [{branches}])", op, len(models), bodies)


@generates("While", 1.8)
def while_loop(b: Builder, op: str) -> None:
    if b.depth >= 2:
        raise Rejected("deep enough")
    carried = [b.pick(LOOP_TYPES) for _ in range(b.rng.randint(1, 3))]
    counter = b.add("tf.constant(0)", "Const")[0]
    trips = b.rng.randint(0, 4)
    limit = str(trips)
    if b.chance(0.25):
        found = b.pick(
            "int32", (0,), lambda v: all(a.size and -3 <= a.min() <= 6 for a in v.numpy())
        )
        limit = found.name
    start = [counter, *carried]
    with b.body(start) as condition:
        parameters = b.parameters_of(condition)
        text = f"{parameters[0].name} < {limit}"
        values = [p for p in parameters[1:] if p.dtype in ("float32", "int32")]
        if values and b.chance(0.3):
            x = b.rng.choice(values)
            text = f"tf.logical_and({text}, tf.reduce_sum({x.name}) < 20)"
        condition.results = [b.add(text, "Less")[0].name]
    with b.body(start) as body:
        parameters = b.parameters_of(body)
        grow_body(b, 1, 3)
        step = b.add(f"{parameters[0].name} + 1", "AddV2")[0]
        values = mine(b, body)
        results = [like(b, p, values, True) for p in parameters[1:]]
        if b.chance(0.15):
            b.rng.shuffle(results)
            if any(
                r.dtype != p.dtype or r.shapes != p.shapes for r, p in zip(results, parameters[1:])
            ):
                raise Rejected("the order matters")
        body.results = [step.name, *(r.name for r in results)]
    names = ", ".join(v.name for v in start)
    b.add(
        f"tf.while_loop({condition.name}, {body.name}, ({names},))",
        op,
        len(start),
        [condition, body],
        rounds=True,
    )


@generates("PartitionedCall", 1.2)
def call(b: Builder, op: str) -> None:
    """A function, called up to three times, with other operands if they fit."""
    if b.depth >= 2:
        raise Rejected("deep enough")
    operands = [b.pick(LOOP_TYPES) for _ in range(b.rng.randint(1, 3))]
    with b.body(operands) as body:
        body.decorator = b.choose(
            (
                "@tf.function(autograph=False)",
                "@tf.function(autograph=False)",
                '@tf.function(autograph=False, experimental_implements="some.function")',
            )
        )
        grow_body(b, 1, 4)
        values = mine(b, body)
        results = [b.rng.choice(values) for _ in range(b.rng.randint(1, 2))]
        body.results = [r.name for r in results]
    calls = [operands]
    for _ in range(b.rng.randint(0, 2)):
        calls.append(
            [
                b.pick(v.dtype, test=lambda w, v=v: w.shapes == v.shapes) if b.chance(0.6) else v
                for v in operands
            ]
        )
    bodies = [body]
    for arguments in calls:
        b.add(
            f"{body.name}({', '.join(v.name for v in arguments)})",
            op,
            len(results),
            bodies,
            rounds=True,
        )
        bodies = []


@generates("MapFn VectorizedMap", 0.7)
def map_fn(b: Builder, op: str) -> None:
    if b.depth:
        raise Rejected("deep enough")
    x = b.pick(("float32", "int32"), (1, 2, 3), lambda v: all(s[0] >= 1 for s in v.shapes))
    row = b.add(f"{x.name}[0]", "StridedSlice")[0]
    with b.body([row]) as body:
        grow_body(b, 1, 3)
        parameter = b.parameters_of(body)[0]
        result = like(b, parameter, mine(b, body), False)
        if result.shapes != row.shapes and b.chance(0.5):
            result = like(b, parameter, [parameter], True)
        body.results = [result.name]
    if op == "MapFn":
        text = f'tf.map_fn({body.name}, {x.name}, fn_output_signature=tf.TensorSpec({result.shape}, "{result.dtype}"))'
    else:
        text = f"tf.vectorized_map({body.name}, {x.name})"
    b.add(text, op, 1, [body], rounds=True)


@generates("Scan FoldL", 0.6)
def scan(b: Builder, op: str) -> None:
    if b.depth:
        raise Rejected("deep enough")
    x = b.pick("float32", (1, 2, 3), lambda v: all(s[0] >= 1 for s in v.shapes))
    row = b.add(f"{x.name}[0]", "StridedSlice")[0]
    with b.body([row, row]) as body:
        grow_body(b, 1, 2)
        values = mine(b, body)
        found = [
            v
            for v in values
            if v.shapes == row.shapes and v.dtype == "float32" and v.name not in body.parameters
        ]
        first, second = b.parameters_of(body)
        result = (
            found[-1]
            if found
            else b.add(f"tf.tanh({first.name} + {second.name})", "Tanh", rounds=True)[0]
        )
        body.results = [result.name]
    function = body.name
    start = b.choose((f"tf.zeros_like({row.name})", row.name))
    if op == "Scan":
        b.add(
            f"tf.scan({function}, {x.name}, {start}, reverse={b.chance(0.3)})",
            op,
            1,
            [body],
            rounds=True,
        )
    else:
        b.add(f"tf.foldl({function}, {x.name}, {start})", op, 1, [body], rounds=True)
