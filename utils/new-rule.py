#!/usr/bin/env python3
"""Begins a rule: writes its source, its test and its line in Rules.def.

  utils/new-rule.py Peephole FoldDoubleNegation "Negations of negations into what they negate"

The three compile, and the test fails until the rule does what it is for.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import sys

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

#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {{

namespace {{
class {name} : public RuleWithMatch<Value> {{
public:
  ArrayRef<StringLiteral> anchors() const override {{
    static constexpr StringLiteral names[] = {{"{dialect}.op"}};
    return names;
  }}

  FailureOr<Value> match(Operation *op, RuleContext &ctx) const override {{
    return ctx.reject(op, Reason::Structure, "not written yet");
  }}

  void rewrite(Operation *op, Value &replacement,
               RuleContext &ctx) const override {{
    ctx.rewriter.replaceOp(op, replacement);
  }}
}};
}} // namespace

TFUSE_DEFINE_RULE({name})

}} // namespace tfuse
'''

TEST = """// RUN: tfuse-opt %s {flag} | FileCheck %s

// Each condition of {name}.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @fires
// CHECK-NOT: {dialect}.op
func.func @fires() {{
  return
}}
// CHECK: not written yet
"""

# Group -> dialect, flags of tfuse-opt, prefix of the ids.
GROUPS = {
    "Peephole": ("tfl", "-tfl-peephole", "peephole"),
    "Composite": ("tf", "-tfl-prepare-composite-funcs-tf", "composite"),
}


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("group", choices=GROUPS, help="a folder of lib/Rules")
    parser.add_argument("name", help="the class and file, in CamelCase")
    parser.add_argument("summary", help="one line for --list-rules, without a full stop")
    arguments = parser.parse_args()
    if not re.fullmatch(r"[A-Z][A-Za-z0-9]+", arguments.name):
        parser.error("the name is a C++ class in CamelCase")

    dialect, flag, prefix = GROUPS[arguments.group]
    name, stem = arguments.name, kebab(arguments.name)
    folder = ROOT / "lib" / "Rules" / arguments.group
    source = folder / f"{name}.cpp"
    test = ROOT / "test" / "Rules" / arguments.group / f"{stem}.mlir"
    table = folder / "Rules.def"
    for path in (source, test):
        if path.exists():
            print(f"new-rule: {path.relative_to(ROOT)} is there already", file=sys.stderr)
            return 1

    title = f"//===- {name}.cpp - {arguments.summary} "
    source.write_text(SOURCE.format(first=title.ljust(73, "-") + "===//", name=name, dialect=dialect))
    test.write_text(TEST.format(flag=flag, name=name, dialect=dialect))
    names = ' Person, "name",' if arguments.group == "Composite" else ""
    line = f'TFUSE_RULE("{prefix}-{stem}", {name}, true,{names} "{arguments.summary}")\n'
    text = table.read_text()
    end = text.rindex("#undef TFUSE_RULE")
    table.write_text(text[:end] + line + "\n" + text[end:])
    for path in (source, test, table):
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
