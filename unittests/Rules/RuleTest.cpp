//===- RuleTest.cpp - What rules leave in the report ----------------------===//
//
// Rules on ops of no dialect test the driver alone: what the report records in
// every build type.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/RuleDriver.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;

namespace {

/// test.outer(test.inner(x)) => test.both(x), if nothing else uses test.inner
/// and test.outer has no attribute "keep". Does not look at test.outer without
/// operands.
class FuseBoth : public RuleOn<FuseBoth, NamedOps<"test", "outer">> {
public:
  MatchResult<Operation *> match(Operation *op, RuleContext &ctx) const {
    if (op->getNumOperands() != 1)
      return skip();
    Operation *inner = op->getOperand(0).getDefiningOp();
    if (!inner || inner->getName().getStringRef() != "test.inner")
      return ctx.reject(op, Reason::Structure, "no test.inner in front");
    if (!inner->hasOneUse())
      return ctx.reject(op, Reason::MultipleUses, "used by others");
    if (op->hasAttr("keep") && ctx.getSemantics() == Semantics::Finite)
      return ctx.reject(op, Reason::Attribute, "to be kept");
    return inner;
  }

  void rewrite(Operation *op, Operation *&inner, RewriteContext &ctx) const {
    OperationState state(ctx.fusedLoc({inner, op}), "test.both",
                         inner->getOperands(), op->getResultTypes());
    ctx.rewriter.replaceOp(op, ctx.rewriter.create(state));
    ctx.absorb(inner);
  }
};
TFUSE_DEFINE_RULE(FuseBoth)

/// Marks test.plain in place; its operand's producer is part of the match and
/// stays.
class MarkPlain : public RuleOn<MarkPlain, NamedOps<"test", "plain">> {
public:
  MatchResult<Operation *> match(Operation *op, RuleContext &ctx) const {
    if (op->hasAttr("marked"))
      return ctx.reject(op, Reason::Attribute, "already marked");
    return op->getOperand(0).getDefiningOp();
  }

  void rewrite(Operation *op, Operation *producer, RewriteContext &ctx) const {
    ctx.rewriter.modifyOpInPlace(
        op, [&] { op->setAttr("marked", ctx.rewriter.getUnitAttr()); });
    ctx.absorb(producer);
  }
};
TFUSE_DEFINE_RULE(MarkPlain)

constexpr RuleInfo rules[] = {
    {"test-fuse-both", "test", RuleDefault::On, "", "", "", createFuseBoth},
    {"test-mark-plain", "test", RuleDefault::Off, "kind=mark kind=plain tagged",
     "", "", createMarkPlain},
};

class RuleTest : public testing::Test {
protected:
  RuleTest() {
    context.allowUnregisteredDialects();
    context.loadDialect<func::FuncDialect>();
    context.printOpOnDiagnostic(false);
  }

  /// Runs the rules over a function with this body, whose argument is %x.
  void run(StringRef body, const RuleOptions &options = {}) {
    std::string text =
        ("func.func @f(%x: i32) {\n" + body + "\nreturn\n}").str();
    module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    ASSERT_TRUE(
        succeeded(applyRules(*module, rules, selection, report, options)));
  }

  unsigned count(StringRef name) {
    unsigned number = 0;
    module->walk(
        [&](Operation *op) { number += op->getName().getStringRef() == name; });
    return number;
  }

  MLIRContext context;
  RuleSelection selection;
  Report report;
  OwningOpRef<ModuleOp> module;
};

constexpr StringLiteral fusable = R"(
  %0 = "test.inner"(%x) : (i32) -> i32 loc("layer/inner")
  %1 = "test.outer"(%0) : (i32) -> i32 loc("layer/outer")
  "test.use"(%1) : (i32) -> ())";

TEST_F(RuleTest, RecordsWhatWasApplied) {
  run(fusable);
  ASSERT_EQ(report.applied().size(), 1u);
  const RewriteEvent &event = report.applied().front();
  EXPECT_EQ(event.rule, "test-fuse-both");
  EXPECT_EQ(ArrayRef(event.nodes),
            ArrayRef<StringRef>({"layer/outer", "layer/inner"}));
  EXPECT_EQ(ArrayRef(event.before),
            ArrayRef<StringRef>({"test.outer", "test.inner"}));
  EXPECT_EQ(ArrayRef(event.after), ArrayRef<StringRef>({"test.both"}));
  EXPECT_TRUE(report.nearMisses().empty());
  EXPECT_EQ(count("test.both"), 1u);
  EXPECT_EQ(count("test.inner"), 0u);
}

TEST_F(RuleTest, NamesTheResultAfterAllItsParts) {
  run(fusable);
  module->walk([&](Operation *op) {
    if (op->getName().getStringRef() == "test.both")
      EXPECT_EQ(nodeName(op), "layer/inner");
  });
}

TEST_F(RuleTest, CountsOpsOfOneNodeEach) {
  run(R"(
    %0 = "test.inner"(%x) : (i32) -> i32 loc("gelu")
    %1 = "test.outer"(%0) : (i32) -> i32 loc("gelu")
    "test.use"(%1) : (i32) -> ())");
  ASSERT_EQ(report.applied().size(), 1u);
  EXPECT_EQ(report.applied().front().nodes.size(), 1u);
  EXPECT_EQ(report.applied().front().before.size(), 2u);
}

TEST_F(RuleTest, RecordsRefusalsOnce) {
  // The driver revisits the op when test.dead is erased.
  run(R"(
    %0 = "test.inner"(%x) : (i32) -> i32
    %1 = "test.outer"(%0) : (i32) -> i32 loc("one")
    %2 = "test.outer"(%0) : (i32) -> i32 loc("two")
    "test.use"(%1, %2) : (i32, i32) -> ())");
  report.recordNearMiss("test-fuse-both", "two", "multiple-uses",
                        "used by others");
  auto misses = report.nearMisses();
  ASSERT_EQ(misses.size(), 2u);
  EXPECT_EQ(misses[0]->nodes.front(), "one");
  EXPECT_EQ(misses[0]->reason, "multiple-uses");
  EXPECT_EQ(misses[0]->detail, "used by others");
  EXPECT_EQ(misses[1]->nodes.front(), "two");
  EXPECT_TRUE(report.applied().empty());
}

TEST_F(RuleTest, ForgetsRefusalsThatDidNotLast) {
  report.recordNearMiss("test-fuse-both", "layer/outer", "structure", "early");
  EXPECT_EQ(report.nearMisses().size(), 1u);
  run(fusable);
  EXPECT_TRUE(report.nearMisses().empty());
}

TEST_F(RuleTest, SkipsSilently) {
  run(R"(
    %0 = "test.outer"() : () -> i32
    %1 = "test.other"(%0) : (i32) -> i32
    "test.use"(%1) : (i32) -> ())");
  EXPECT_TRUE(report.nearMisses().empty());
  EXPECT_TRUE(report.applied().empty());
}

TEST_F(RuleTest, RecordsChangesInPlaceAndPartsThatStay) {
  selection.only.insert("test-mark-plain");
  run(R"(
    %0 = "test.inner"(%x) : (i32) -> i32 loc("a")
    %1 = "test.plain"(%0) : (i32) -> i32 loc("b")
    "test.use"(%0, %1) : (i32, i32) -> ())");
  ASSERT_EQ(report.applied().size(), 1u);
  const RewriteEvent &event = report.applied().front();
  EXPECT_EQ(ArrayRef(event.nodes), ArrayRef<StringRef>({"b", "a"}));
  EXPECT_EQ(ArrayRef(event.before),
            ArrayRef<StringRef>({"test.plain", "test.inner"}));
  EXPECT_EQ(ArrayRef(event.after), ArrayRef<StringRef>({"test.plain"}));
  // The second visit refuses the op, but the rule was applied to it: no near
  // miss.
  EXPECT_TRUE(report.nearMisses().empty());
}

TEST_F(RuleTest, RunsOnlySelectedRules) {
  selection.disabled.insert("test-fuse-both");
  run(fusable);
  EXPECT_TRUE(report.applied().empty());
  EXPECT_TRUE(report.nearMisses().empty());
}

TEST_F(RuleTest, LeavesRulesOutThatAreOffByDefault) {
  StringRef plain = R"(
    %0 = "test.inner"(%x) : (i32) -> i32
    %1 = "test.plain"(%0) : (i32) -> i32
    "test.use"(%1) : (i32) -> ())";
  run(plain);
  EXPECT_TRUE(report.applied().empty());
  selection.enabled.insert("test-mark-plain");
  run(plain);
  EXPECT_EQ(report.applied().size(), 1u);
}

TEST_F(RuleTest, SelectsRulesByTag) {
  EXPECT_TRUE(rules[1].hasTag("tagged"));
  EXPECT_FALSE(rules[1].hasTag("tag"));
  EXPECT_FALSE(rules[0].hasTag("tagged"));
  EXPECT_EQ(rules[1].tagValues("kind"),
            (SmallVector<StringRef>{"mark", "plain"}));
  EXPECT_TRUE(rules[1].tagValues("tagged").empty());
  selection.runOnlyTagged(rules, "kind=mark");
  EXPECT_TRUE(selection.selects(rules[1], Semantics::Finite));
  EXPECT_FALSE(selection.selects(rules[0], Semantics::Finite));
  selection.disableTagged(rules, "tagged");
  EXPECT_FALSE(selection.selects(rules[1], Semantics::Finite));
}

TEST_F(RuleTest, DefaultsDependOnSemantics) {
  auto isOn = [](RuleDefault byDefault, Semantics semantics) {
    return RuleInfo{"", "", byDefault, "", "", "", nullptr}.isOnByDefault(
        semantics);
  };
  EXPECT_TRUE(isOn(RuleDefault::GrapplerOnly, Semantics::Grappler));
  EXPECT_FALSE(isOn(RuleDefault::GrapplerOnly, Semantics::Exact));
  EXPECT_FALSE(isOn(RuleDefault::NotGrappler, Semantics::Grappler));
  EXPECT_TRUE(isOn(RuleDefault::NotGrappler, Semantics::Finite));
}

TEST_F(RuleTest, MatchesWithoutRewriting) {
  run(R"(
    %0 = "test.inner"(%x) : (i32) -> i32
    %1 = "test.plain"(%0) : (i32) -> i32
    "test.use"(%1) : (i32) -> ())");
  Operation *plain = nullptr;
  module->walk([&](Operation *op) {
    if (op->getName().getStringRef() == "test.plain")
      plain = op;
  });
  IRRewriter rewriter(&context);
  std::unique_ptr<Rule> rule = rules[1].create();
  EXPECT_TRUE(rule->matches(plain, rewriter, {}));
  EXPECT_FALSE(plain->hasAttr("marked"));
  plain->setAttr("marked", UnitAttr::get(&context));
  EXPECT_FALSE(rule->matches(plain, rewriter, {}));
}

TEST_F(RuleTest, HandsTheSemanticsToRules) {
  StringRef kept = R"(
    %0 = "test.inner"(%x) : (i32) -> i32
    %1 = "test.outer"(%0) {keep} : (i32) -> i32
    "test.use"(%1) : (i32) -> ())";
  run(kept);
  EXPECT_EQ(count("test.both"), 0u);
  run(kept, {Semantics::Grappler});
  EXPECT_EQ(count("test.both"), 1u);
}

TEST_F(RuleTest, EmitsRefusalsAsRemarksIfAsked) {
  std::vector<std::string> remarks;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    EXPECT_EQ(diagnostic.getSeverity(), DiagnosticSeverity::Remark);
    remarks.push_back(diagnostic.str());
    return success();
  });
  StringRef refused = R"(
    %1 = "test.outer"(%x) : (i32) -> i32
    "test.use"(%1) : (i32) -> ())";
  run(refused);
  EXPECT_TRUE(remarks.empty());
  report.recordNearMiss("another-rule", "", "structure", "whatever");
  run(refused, {Semantics::Finite, true});
  EXPECT_TRUE(remarks.empty()) << "recorded before";
  run(R"(
    %1 = "test.outer"(%x) : (i32) -> i32 loc("new")
    "test.use"(%1) : (i32) -> ())",
      {Semantics::Finite, true});
  ASSERT_EQ(remarks.size(), 1u);
  EXPECT_EQ(remarks.front(),
            "test-fuse-both: structure: no test.inner in front");
}

TEST_F(RuleTest, CountsTheNearMissesOfUnlistedRules) {
  auto summary = [&](unsigned max) {
    std::string text;
    raw_string_ostream os(text);
    report.printSummary(os, {"small-rule"}, max);
    return text;
  };
  EXPECT_EQ(summary(5), "");
  report.recordNearMiss("small-rule", "a", "structure", "one");
  EXPECT_EQ(summary(5), "1 near miss of small rewrites: --report FILE.json "
                        "lists all\n");
  report.recordNearMiss("a-fusion", "b", "structure", "two");
  report.recordNearMiss("a-fusion", "c", "structure", "three");
  EXPECT_EQ(summary(5), "nearly:\n"
                        "  a-fusion at 'b': two\n"
                        "  a-fusion at 'c': three\n"
                        "  and 1 more: --report FILE.json lists all\n");
  EXPECT_EQ(summary(1), "nearly:\n"
                        "  a-fusion at 'b': two\n"
                        "  and 2 more: --report FILE.json lists all\n");
}

} // namespace
