"""Reads GraphDefs in text form, as far as nodes go: name, op, inputs."""

import collections
import re

Node = collections.namedtuple("Node", "name op inputs")

_FIELD = re.compile(r'^  (name|op|input): "(.*)"$')


def read_nodes(text):
    nodes, fields = [], None
    for line in text.splitlines():
        if line == "node {":
            fields = collections.defaultdict(list)
        elif line == "}" and fields is not None:
            nodes.append(Node(fields["name"][0], fields["op"][0],
                              fields["input"]))
            fields = None
        elif fields is not None:
            field = _FIELD.match(line)
            if field:
                fields[field[1]].append(field[2])
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
