"""Reads GraphDefs as far as nodes go: name, op, inputs.

Just enough of the wire format, so that no TensorFlow is needed.
"""

import collections

Node = collections.namedtuple("Node", "name op inputs")


def _varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


def _fields(data):
    """The fields of a message that have a length: number and bytes."""
    at = 0
    while at < len(data):
        tag, at = _varint(data, at)
        kind = tag & 7
        if kind == 2:
            size, at = _varint(data, at)
            yield tag >> 3, data[at:at + size]
            at += size
        elif kind == 0:
            _, at = _varint(data, at)
        else:
            at += 8 if kind == 1 else 4


def read(data):
    nodes = []
    for number, node in _fields(data):
        if number != 1:
            continue
        fields = collections.defaultdict(list)
        for field, value in _fields(node):
            if field <= 3:
                fields[field].append(value.decode())
        nodes.append(Node(fields[1][0], fields[2][0], fields[3]))
    return nodes


def reachable_ops(nodes, fetches):
    """How often each op stands in front of the fetched nodes."""
    by_name = {node.name: node for node in nodes}
    seen, work = set(), list(fetches)
    while work:
        name = work.pop().lstrip("^").split(":")[0]
        if name not in seen:
            seen.add(name)
            work.extend(by_name[name].inputs)
    return dict(sorted(collections.Counter(
        by_name[name].op for name in seen).items()))
