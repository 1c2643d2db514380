"""Graphs that `tfuse optimize` and TensorFlow's Grappler both optimise.

One module per optimizer. A function decorated with @graph() builds one in the
default graph and returns the names of the nodes it fetches; @graphs({...}) makes
several of one function, named after the keys.
"""

import collections
import importlib

# run: whether TensorFlow can run the graph here.
Case = collections.namedtuple("Case", "name optimizer build run")

CASES = {}


def _add(name, optimizer, build, run):
    if name in CASES:
        raise ValueError(f"two graphs are called {name}")
    CASES[name] = Case(name, optimizer, build, run)


def graph(optimizer, run=True):
    """run: whether TensorFlow can run the graph here, for its values."""
    def decorate(function):
        _add(function.__name__, optimizer, function, run)
        return function
    return decorate


def graphs(optimizer, variants, run=True):
    """variants: name -> keyword arguments of the function."""
    def decorate(function):
        for name, arguments in variants.items():
            arguments = dict(arguments)
            runs = arguments.pop("run", run)
            _add(f"{function.__name__}_{name}", optimizer,
                 lambda arguments=arguments: function(**arguments), runs)
        return function
    return decorate


def load(optimizers):
    for optimizer in optimizers:
        importlib.import_module("graphs." + optimizer)
    return [case for case in CASES.values() if case.optimizer in optimizers]
