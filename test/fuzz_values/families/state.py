"""Variables and tables: read, assigned, kept over several calls."""

from __future__ import annotations

from builder import Builder, Rejected
from families import generates


def make_variable(b: Builder, like) -> str:
    """A variable with the type and shape of a value: one of the module, or a new one."""
    import tensorflow as tf

    found = [
        name
        for name, made in vars(b.module).items()
        if name.startswith("w")
        and made.dtype.name == like.dtype
        and made.shape.as_list() == like.shape
    ]
    if found and b.chance(0.7):
        return b.rng.choice(found)
    if not like.all_known() or like.dtype in ("string",):
        raise Rejected("unknown shape")
    name = b.fresh("w")
    text = f"tf.Variable({b.constant(b.numbers_of(like.dtype, like.shape))})"
    b.members[name] = text
    import numpy as np

    setattr(b.module, name, eval(text, {"tf": tf, "np": np}))  # pylint: disable=eval-used
    return name


TYPES = ("float32", "float32", "float32", "int32", "int64", "bool")


@generates("ReadVariableOp", 0.8)
def read(b: Builder, op: str) -> None:
    x = b.pick(TYPES, test=lambda v: v.all_known())
    name = make_variable(b, x)
    way = b.choose(("read", "use", "gather"))
    if way == "gather" and x.rank and x.shape[0]:
        b.add(f"tf.gather(self.{name}, {b.index(x.shape[0], (b.rng.randint(1, 3),))})", op)
    elif way == "use" and x.dtype == "float32":
        b.add(f"{x.name} * self.{name}", op, rounds=True)
    else:
        b.add(f"tf.identity(self.{name})", op)


@generates("AssignVariableOp", 0.8)
def assign(b: Builder, op: str) -> None:
    x = b.pick(TYPES, test=lambda v: v.all_known())
    name = make_variable(b, x)
    way = b.choose(("assign", "assign_add", "assign_sub")) if x.dtype not in ("bool",) else "assign"
    value = x.name
    if way != "assign" and x.dtype == "float32":
        value = f"tf.tanh({x.name})"
    if way == "assign_add" and b.chance(0.3) and x.rank and x.shape[0] and x.dtype == "float32":
        raise Rejected("scattered later")
    b.add(f"tf.identity(self.{name}.{way}({value}))", op, rounds=True)
    if b.chance(0.4):
        b.add(f"tf.identity(self.{name})", "ReadVariableOp")


@generates("LookupTable", 0.3)
def table(b: Builder, op: str) -> None:
    """A table from int64 to strings' numbers, the form that converts."""
    x = b.pick("int64", (1, 2))
    keys = b.rng.sample(range(-4, 8), 3)
    values = ["a", "b", "c"]
    name = b.fresh("w")
    text = (
        f"tf.lookup.StaticHashTable(tf.lookup.KeyValueTensorInitializer(tf.constant({keys}, tf.int64),"
        f' tf.constant({values})), "none")'
    )
    import tensorflow as tf

    b.members[name] = text
    setattr(b.module, name, Holder(eval(text, {"tf": tf})))  # pylint: disable=eval-used
    b.add(f"self.{name}.lookup({x.name})", op)


class Holder:
    """A table that has no type or shape."""

    def __init__(self, table) -> None:
        self.table = table
        import tensorflow as tf

        self.dtype, self.shape = tf.variant, tf.TensorShape([])

    def lookup(self, keys):
        return self.table.lookup(keys)
