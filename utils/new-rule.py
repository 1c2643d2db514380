#!/usr/bin/env python3
"""Begins a rule: writes its source, its test and its line in Rules.def.

  utils/new-rule.py Peephole FoldDoubleNegation "Negations of negations into what they negate"

All three are accepted by the build; the rule does not fire yet, and its test fails until you write
it. Where a group tries its rules in order, move the line to its place.
"""

from __future__ import annotations

import argparse
import dataclasses
import pathlib
import re
import sys

import rule_files

ROOT = pathlib.Path(__file__).resolve().parent.parent

SOURCE = '''{first}
//
//   before            =>      after
//
// Follows (paper, specification, upstream pattern).
//
// C1 (structure)      What has to hold.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/{header}.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {{

namespace {{
class {name} : {body}}};
}} // namespace

TFUSE_DEFINE_{graph}RULE({name})

}} // namespace tfuse
'''

ANCHORS = '''  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"%s"};
    return names;
  }

'''

OP_RULE = '''public RuleWithMatch<Value> {
public:
''' + ANCHORS + '''  FailureOr<Value> match(Operation *op, RuleContext &ctx) const override {
    return ctx.reject(op, Reason::Structure, "not written yet");
  }

  void rewrite(Operation *op, Value &replacement,
               RuleContext &ctx) const override {
    ctx.rewriter.replaceOp(op, replacement);
  }
'''

GRAPH_RULE = '''public GraphRuleWithMatch<Value> {
public:
''' + ANCHORS.replace("StringLiteral", "tf::OpName") % "Identity" + '''  FailureOr<Value> match(Operation *node, GraphRuleContext &ctx) override {
    return ctx.reject(node, Reason::Structure, "not written yet");
  }

  Rewritten rewrite(Operation *node, Value &replacement,
                    GraphRuleContext &ctx) override {
    return Rewritten::by(node, replacement);
  }
'''

COMPOSITE_RULE = '''public CompositeRule<NoMatch> {
public:
  FailureOr<NoMatch> match(Signature &sig) const override {
    return sig.reject(Reason::Signature, "not written yet");
  }

  void fuse(NoMatch &, BodyBuilder &body) const override {
    body.finish(body.argument(0));
  }
'''

TEST = """// RUN: tfuse-opt %s -split-input-file -verify-diagnostics {flag} | FileCheck %s

// Each condition of {name}.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: {label}
// CHECK: what it becomes
{input}
"""


@dataclasses.dataclass
class Group:
    """What a folder of lib/Rules has of its own."""

    id: str  # {kebab}, {snake}: the name
    line: str  # what stands between the class and the end of a table line
    header: str  # in tfuse/Rules
    body: str  # of the class, from its base on
    flag: str  # of tfuse-opt; {id}: the rule
    label: str = "func.func @fires"
    input: str = "func.func @fires() {\n  return\n}"


def graph_group(id: str, header: str) -> Group:
    return Group(
        id=id,
        line='On, "{summary}", ""',
        header=header,
        body=GRAPH_RULE,
        flag='"-tfg-optimize=stages={id}"',
        label="tfg.graph",
        input="tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {\n}",
    )


GROUPS = {
    "Arithmetic": graph_group("{snake}", "Arithmetic"),
    "Composite": Group(
        id="composite-{kebab}",
        line='true, Person, OtherOps, "{snake}", "{summary}"',
        header="Composite/CompositeRule",
        body=COMPOSITE_RULE,
        flag='-tfl-prepare-composite-funcs-tf=remarks',
    ),
    "Peephole": Group(
        id="peephole-{kebab}",
        line='true, "{summary}"',
        header="Rule",
        body=OP_RULE % "tfl.op",
        flag="-tfl-peephole='only-rules={id} remarks'",
    ),
    "Recurrent": Group(
        id="recurrent-{kebab}",
        line='true, SequenceOps, "{summary}"',
        header="Rule",
        body=OP_RULE % "tf.Op",
        flag="-tf-fuse-recurrent=remarks",
    ),
    "Remapper": graph_group("remap-{kebab}", "Remapper"),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("group", choices=GROUPS, help="a folder of lib/Rules")
    parser.add_argument("name", help="the class and file, in CamelCase")
    parser.add_argument("summary", help="one line for --list-rules, without a full stop")
    arguments = parser.parse_args()
    if not re.fullmatch(r"[A-Z][A-Za-z0-9]+", arguments.name):
        parser.error("the name is a C++ class in CamelCase")

    group, name, summary = GROUPS[arguments.group], arguments.name, arguments.summary
    kebab = rule_files.kebab(name)
    snake = kebab.replace("-", "_")
    id = group.id.format(kebab=kebab, snake=snake)
    source = ROOT / rule_files.source_of(arguments.group, name)
    test = ROOT / rule_files.test_of(arguments.group, name)
    table = source.parent / "Rules.def"
    for path in (source, test):
        if path.exists():
            print(f"new-rule: {path.relative_to(ROOT)} is there already", file=sys.stderr)
            return 1

    first = f"//===- {name}.cpp - {summary} ".ljust(73, "-") + "===//"
    graph = "GRAPH_" if group.body is GRAPH_RULE else ""
    source.write_text(SOURCE.format(first=first, header=group.header, name=name, body=group.body, graph=graph))
    test.write_text(TEST.format(flag=group.flag.format(id=id), name=name, label=group.label, input=group.input))
    line = f'TFUSE_RULE("{id}", {name}, {group.line.format(summary=summary, snake=snake)})\n'
    before, end, after = table.read_text().rpartition("\n#undef TFUSE_RULE")
    table.write_text(before + line + end + after)
    for path in (source, test, table):
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
