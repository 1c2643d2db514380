"""TensorArrays and TensorLists, in loops and without."""

from __future__ import annotations

from builder import Builder, Rejected
from families import generates
from families.control import grow_body, mine

ELEMENTS = ("float32", "float32", "int32", "int64", "bool")


@generates("TensorArray", 1.0)
def array(b: Builder, op: str) -> None:
    """Written in some order, read, stacked."""
    x = b.pick(ELEMENTS, range(4))
    count = b.rng.randint(1, 4)
    order = list(range(count))
    b.rng.shuffle(order)
    dynamic = b.chance(0.3)
    text = f'tf.TensorArray("{x.dtype}", size={0 if dynamic else count}, dynamic_size={dynamic}, clear_after_read=False, element_shape={x.shape})'
    for index in order:
        text += f".write({index}, {b.partner(x, same=True)})"
    handle = b.add(text, op, opaque=True)[0]
    finish_array(b, handle.name, count, x, op)


def finish_array(b: Builder, name: str, count: int | None, x, op: str) -> None:
    ways = ["stack", "read", "gather"] if count else ["stack"]
    for way in b.rng.sample(ways, b.rng.randint(1, len(ways))):
        if way == "stack":
            b.add(f"{name}.stack()", op)
        elif way == "read":
            b.add(f"{name}.read({b.rng.randrange(count)})", op)
        else:
            b.add(
                f"{name}.gather([{', '.join(str(b.rng.randrange(count)) for _ in range(2))}])", op
            )
    if x.rank and b.chance(0.2):
        b.add(f"{name}.concat()", op)


@generates("TensorArrayUnstack", 0.6)
def unstacked(b: Builder, op: str) -> None:
    x = b.pick(ELEMENTS, (1, 2, 3), lambda v: all(s[0] >= 1 for s in v.shapes))
    handle = b.add(
        f'tf.TensorArray("{x.dtype}", size=tf.shape({x.name})[0], clear_after_read=False).unstack({x.name})',
        op,
        opaque=True,
    )[0]
    b.add(f"{handle.name}.read({b.choose((0, 0, 1))})", op)
    b.add(f"{handle.name}.stack()", op)
    if b.chance(0.4):
        b.add(f"{handle.name}.size()", op)


@generates("TensorArrayLoop", 1.2)
def array_in_loop(b: Builder, op: str) -> None:
    """The usual loop: reads a row of each iteration, writes a result."""
    if b.depth:
        raise Rejected("deep enough")
    x = b.pick(("float32", "int32"), (1, 2, 3), lambda v: all(s[0] >= 1 for s in v.shapes))
    row = b.add(f"{x.name}[0]", "StridedSlice")[0]
    counter = b.add("tf.constant(0)", "Const")[0]
    size = b.add(f"tf.shape({x.name})[0]", "Shape")[0]
    dynamic = b.chance(0.3)
    handle = b.add(
        f'tf.TensorArray("{x.dtype}", size={0 if dynamic else size.name}, dynamic_size={dynamic}, element_shape={row.shape})',
        op,
        opaque=True,
    )[0]
    backwards = b.chance(0.3)
    with b.body([counter, handle, row]) as condition:
        parameters = b.parameters_of(condition)
        condition.results = [b.add(f"{parameters[0].name} < {size.name}", "Less")[0].name]
    with b.body([counter, handle, row]) as body:
        step, sink, state = b.parameters_of(body)
        place = b.add(f"{size.name} - 1 - {step.name}", "Sub")[0] if backwards else step
        current = b.add(f"{x.name}[{place.name}]", "StridedSlice")[0]
        grow_body(b, 0, 2)
        values = mine(b, body)
        found = [v for v in values if v.dtype == row.dtype and v.shapes == row.shapes]
        chosen = b.add(f"{found[-1].name} + {state.name}", "AddV2", rounds=True)[0]
        if row.dtype == "float32" and b.chance(0.5):
            chosen = b.add(f"tf.tanh({chosen.name})", "Tanh", rounds=True)[0]
        written = b.add(
            f"{sink.name}.write({place.name}, {b.choose((chosen, current)).name})", op, opaque=True
        )[0]
        following = b.add(f"{step.name} + 1", "AddV2")[0]
        body.results = [following.name, written.name, chosen.name]
    results = b.add(
        f"tf.while_loop({condition.name}, {body.name}, ({counter.name}, {handle.name}, {row.name}))",
        op,
        3,
        [condition, body],
        opaque=(False, True, False),
    )
    b.add(f"{results[1].name}.stack()", op)


@generates("TensorList", 0.8)
def tensor_list(b: Builder, op: str) -> None:
    x = b.pick(ELEMENTS, range(3))
    shape = str(x.shape)
    if None in x.shape:
        shape = "[" + ", ".join("-1" if s is None else str(s) for s in x.shape) + "]"
    count = b.rng.randint(1, 3)
    kind = b.choose(("push", "reserve", "stack"))
    if kind == "push":
        text = f"tf.raw_ops.EmptyTensorList(element_shape=tf.constant({shape}, tf.int32), max_num_elements=-1, element_dtype=tf.{x.dtype})"
        for _ in range(count):
            text = f"tf.raw_ops.TensorListPushBack(input_handle={text}, tensor={b.partner(x, same=True)})"
    elif kind == "reserve":
        text = f"tf.raw_ops.TensorListReserve(element_shape=tf.constant({shape}, tf.int32), num_elements={count}, element_dtype=tf.{x.dtype})"
        for index in range(count):
            text = f"tf.raw_ops.TensorListSetItem(input_handle={text}, index={index}, item={b.partner(x, same=True)})"
    else:
        rows = [x.name] + [b.partner(x, same=True) for _ in range(count - 1)]
        text = f"tf.raw_ops.TensorListFromTensor(tensor=tf.stack([{', '.join(rows)}]), element_shape=tf.constant({shape}, tf.int32))"
    handle = b.add(text, op, opaque=True)[0]
    way = b.choose(("stack", "item", "pop", "length"))
    extra = f"element_shape=tf.constant({shape}, tf.int32), element_dtype=tf.{x.dtype}"
    if way == "stack":
        b.add(f"tf.raw_ops.TensorListStack(input_handle={handle.name}, {extra})", op)
    elif way == "item":
        b.add(
            f"tf.raw_ops.TensorListGetItem(input_handle={handle.name}, index={b.rng.randrange(count)}, {extra})",
            op,
        )
    elif way == "pop":
        b.add(f"tf.raw_ops.TensorListPopBack(input_handle={handle.name}, {extra})[1]", op)
    else:
        b.add(f"tf.raw_ops.TensorListLength(input_handle={handle.name})", op)
