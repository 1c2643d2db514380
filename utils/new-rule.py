#!/usr/bin/env python3
"""Begins a rule: writes its source, its test and its line in Rules.def.

  utils/new-rule.py Peephole FoldNegOfNeg "Fold a negation of a negation into its operand"

The rule compiles and its test passes: it refuses a negation with "not written yet". In groups that try
their rules in order, move the line to its place. docs/how-to/add-a-rule.md goes on from here.
"""

from __future__ import annotations

import argparse
import dataclasses
import pathlib
import re
import sys

import rule_files

ROOT = pathlib.Path(__file__).resolve().parent.parent

def fill(text: str, names: dict[str, str]) -> str:
    """Replaces {name} by its value; other braces stay."""
    return re.sub(r"\{(" + "|".join(names) + r")\}", lambda match: names[match[1]], text)


SOURCE = '''{title}
//
//   before            =>      after
//
// Follows (paper, specification, upstream pattern).
//
// C1 (structure)      The condition that has to hold.
//
//===----------------------------------------------------------------------===//

{includes}

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class {name} : public {base} {
{body}};
} // namespace

TFUSE_DEFINE_RULE({name})

} // namespace tfuse
'''

OP_RULE = '''public:
  MatchResult<Value> match({op}, RuleContext &ctx) const {
    return ctx.reject(op, Reason::Structure, "not written yet");
  }

  void rewrite({op}, Value replacement, RewriteContext &ctx) const {
    ctx.rewriter.replaceOp(op, replacement);
  }
'''

GRAPH_RULE = '''public:
  MatchResult<Value> match(Operation *node, GraphContext &ctx) const {
    return ctx.reject(node, Reason::Structure, "not written yet");
  }

  Rewritten rewrite(Operation *node, Value replacement,
                    GraphContext &ctx) const {
    return Rewritten::by(node, replacement);
  }
'''

FUSION = '''  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {NodePattern("Neg(x)")};
    return all;
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    return ctx.reject(match.root(), Reason::Structure, "not written yet");
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    AttrBuilder attrs(ctx.editor.getContext());
    attrs.copy("T", match.root());
    return replaceMatch(match, ctx, "Neg", match.tensor("x"), attrs,
                        match.root());
  }
'''

COMPOSITE_RULE = '''public:
  MatchResult<NoOptions> match(Signature &sig) const {
    return sig.reject(Reason::Signature, "not written yet");
  }

  void fuse(NoOptions, BodyBuilder &body) const {
    body.finish(body.argument(0));
  }
'''

# The rule refuses, until it is written.
TEST = """// RUN: tfuse-opt %s -split-input-file -verify-diagnostics {flag} | FileCheck %s

// Each condition of {name}.cpp has a near miss here, checked against its reason.

{input}"""

GRAPH_INPUT = """// CHECK-LABEL: tfg.graph
// CHECK: Neg
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2>} : () -> (tensor<2xf32>)
  // expected-remark@+1 {{{id}: structure: not written yet}}
  %y, %y_ctl = Neg(%x) name("y") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
}
"""

OP_INPUT = """// CHECK-LABEL: func.func @c1(
// CHECK: {dialect}
func.func @c1(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-remark @+1 {{{id}: structure: not written yet}}
  %0 = "{dialect}"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""

COMPOSITE_INPUT = """// CHECK-LABEL: func.func @c1(
// CHECK: tf.Neg
// expected-remark @+3 {{{id}: signature: not written yet (function 'c1')}}
// expected-warning @+2 {{not written yet (function 'c1')}}
// expected-note @+1 {{its body is converted instead}}
func.func @c1(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tf._implements = "{snake}"} {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""


@dataclasses.dataclass
class Group:
    """Differences between the folders of lib/Rules. {name}, {kebab} and {snake} stand for the name, {id} for the id."""

    id: str
    includes: list[str]
    base: str
    body: str
    flag: str  # of tfuse-opt
    input: str  # of the test
    tags: str = ""


GROUPS = {
    "Arithmetic": Group(
        id="{snake}",
        includes=["tfuse/Rules/Graph/GraphRule.h"],
        base='RuleOn<{name}, tfg::Ops<"Neg">>',
        body=GRAPH_RULE,
        flag='"-tfg-optimize=stages={id}"',
        input=GRAPH_INPUT,
    ),
    "Composite": Group(
        id="composite-{kebab}",
        includes=["tfuse/Rules/Composite/CompositeRule.h"],
        base="CompositeRule<{name}>",
        body=COMPOSITE_RULE,
        flag="-tfl-prepare-composite-funcs-tf='remarks fallback semantics=finite'",
        input=COMPOSITE_INPUT,
        tags="author=Person implements={snake}",
    ),
    "Peephole": Group(
        id="peephole-{kebab}",
        includes=["tfuse/Dialect/TFL/IR/TFLOps.h", "tfuse/Rules/Rule.h"],
        base="RuleOn<{name}, tfl::NegOp>",
        body=fill(OP_RULE, {"op": "tfl::NegOp op"}),
        flag="-tfl-peephole='only-rules={id} remarks'",
        input=fill(OP_INPUT, {"dialect": "tfl.neg"}),
    ),
    "Recurrent": Group(
        id="recurrent-{kebab}",
        includes=["tfuse/Rules/Rule.h"],
        base='RuleOn<{name}, tf::Ops<"Neg">>',
        body=fill(OP_RULE, {"op": "Operation *op"}),
        flag="-tf-fuse-recurrent=remarks",
        input=fill(OP_INPUT, {"dialect": "tf.Neg"}),
    ),
    "StableHLO": Group(
        id="stablehlo-{kebab}",
        includes=["tfuse/Rules/Rule.h"],
        base='RuleOn<{name}, NamedOps<"stablehlo", "negate">>',
        body=fill(OP_RULE, {"op": "Operation *op"}),
        flag="-stablehlo-recognize='only-rules={id} remarks'",
        input=fill(OP_INPUT, {"dialect": "stablehlo.negate"}),
    ),
    "Remapper": Group(
        id="remap-{kebab}",
        includes=["Matching/FusionRule.h"],
        base='FusionRule<"Neg">',
        body=FUSION,
        flag="-tfg-optimize=stages={id}",
        input=GRAPH_INPUT,
    ),
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
    names = {"name": name, "kebab": kebab, "snake": kebab.replace("-", "_"), "summary": summary}
    names["id"] = fill(group.id, names)
    names["title"] = f"//===- {name}.cpp - {summary} ".ljust(73, "-") + "===//"
    names["includes"] = "\n".join(f'#include "{path}"' for path in group.includes)
    for key in ("base", "body", "flag", "input", "tags"):
        names[key] = fill(getattr(group, key), names)
    source = ROOT / rule_files.source_of(arguments.group, name)
    test = ROOT / rule_files.test_of(arguments.group, name)
    table = source.parent / "Rules.def"
    for path in (source, test):
        if path.exists():
            print(f"new-rule: {path.relative_to(ROOT)} is there already", file=sys.stderr)
            return 1

    source.write_text(fill(SOURCE, names))
    test.write_text(fill(TEST, names))
    line = fill('TFUSE_RULE("{id}", {name}, On, "{tags}", "{summary}", "")\n', names)
    before, end, after = table.read_text().rpartition("\n#undef TFUSE_RULE")
    table.write_text(before + line + end + after)
    for path in (source, test, table):
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
