"""Reads the nodes of a GraphDef in text form."""

import collections
import re

Node = collections.namedtuple("Node", "name op inputs")

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}]|[^\s{}":]+|:')


class Mismatch(Exception):
    pass


def parse(text):
    """The nodes of a graph by name, without the nodes of functions."""
    nodes = {}
    path = []
    word = None
    fields = None
    for token in TOKEN.findall(text):
        if token == "{":
            path.append(word)
            if path == ["node"]:
                fields = {"name": "", "op": "", "input": []}
        elif token == "}":
            if path == ["node"]:
                node = Node(fields["name"], fields["op"], fields["input"])
                nodes[node.name] = node
            path.pop()
        elif token.startswith('"'):
            if path == ["node"] and word in fields:
                value = token[1:-1]
                if word == "input":
                    fields["input"].append(value)
                else:
                    fields[word] = value
        elif token != ":":
            word = token
    return nodes


def producer(name):
    """'^node' and 'node:1' -> 'node'."""
    return name.lstrip("^").split(":")[0]


def reachable(nodes, fetches):
    seen = set()
    work = [producer(fetch) for fetch in fetches]
    while work:
        name = work.pop()
        if name not in seen and name in nodes:
            seen.add(name)
            work.extend(producer(i) for i in nodes[name].inputs)
    return seen


def reachable_ops(nodes, fetches):
    return collections.Counter(nodes[name].op for name in reachable(nodes, fetches))


def structure(nodes, fetches):
    """Each reachable node with its op and inputs, the parts that a rewrite changes."""
    return {(name, nodes[name].op, tuple(sorted(
        i[:-2] if i.endswith(":0") else i for i in nodes[name].inputs)))
            for name in reachable(nodes, fetches)}
