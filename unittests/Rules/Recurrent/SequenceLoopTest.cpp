//===- SequenceLoopTest.cpp - Loops over the time steps of sequences ------===//
//
// Expected reads and writes follow from executing the loop by hand.
//
//===----------------------------------------------------------------------===//

#include "Loops/SequenceLoop.h"
#include "Loops/SequenceMask.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;
using namespace tfuse::recurrent;

namespace {

constexpr StringLiteral kCountsUp =
    R"("tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>)";

class SequenceLoopTest : public testing::Test {
protected:
  SequenceLoopTest() {
    context.loadDialect<func::FuncDialect, tf::TFDialect,
                        tf_type::TFTypeDialect>();
  }

  /// A loop with the induction variable %t, the state %h [2, 4] and the list
  /// %l. x is [2, 8, 4], xt is [8, 2, 4], mask [2, 6], lengths [2]. `body`
  /// defines %h1, %l1 and %t1.
  bool read(StringRef body, StringRef condition = kCountsUp, int start = 0,
            bool allowsEarlyExit = false) {
    module = parseSourceString<ModuleOp>(formatv(R"(
!list = tensor<!tf_type.variant<tensor<2x4xf32>>>
func.func @f(%x: tensor<2x8x4xf32>, %xt: tensor<8x2x4xf32>, %h0: tensor<2x4xf32>, %mask: tensor<2x6xi1>, %lengths: tensor<2xi32>) -> (tensor<2x4xf32>, !list) {{
  %start = "tf.Const"() <{{value = dense<{0}> : tensor<i32>}> : () -> tensor<i32>
  %zero = "tf.Const"() <{{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %two = "tf.Const"() <{{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %five = "tf.Const"() <{{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %shape = "tf.Const"() <{{value = dense<[2, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %zeros = "tf.Const"() <{{value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
  %elements = "tf.TensorListFromTensor"(%xt, %shape) : (tensor<8x2x4xf32>, tensor<2xi32>) -> !list
  %longest = "tf.Max"(%lengths, %axis) <{{keep_dims = false}> : (tensor<2xi32>, tensor<1xi32>) -> tensor<i32>
  %bound = "tf.Minimum"(%six, %longest) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %l0 = "tf.TensorListReserve"(%shape, %six) : (tensor<2xi32>, tensor<i32>) -> !list
  %r:4 = "tf.WhileRegion"(%start, %h0, %l0, %elements) ({{
  ^bb0(%t: tensor<i32>, %h: tensor<2x4xf32>, %l: !list, %e: !list):
    %c = {1}
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {{
  ^bb0(%t: tensor<i32>, %h: tensor<2x4xf32>, %l: !list, %e: !list):
    {2}
    "tf.Yield"(%t1, %h1, %l1, %e) : (tensor<i32>, tensor<2x4xf32>, !list, !list) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>, !list, !list) -> (tensor<i32>, tensor<2x4xf32>, !list, !list)
  return %r#1, %r#2 : tensor<2x4xf32>, !list
})",
                                                 start, condition, body)
                                             .str(),
                                         &context);
    EXPECT_TRUE(module);
    Operation *op = nullptr;
    module->walk(
        [&](Operation *inner) { op = loops::isLoop(inner) ? inner : op; });
    why.clear();
    loop = SequenceLoop::read(op, why, allowsEarlyExit);
    return loop.has_value();
  }

  Value named(StringRef name) {
    auto func = module->lookupSymbol<func::FuncOp>("f");
    unsigned index = llvm::StringSwitch<unsigned>(name)
                         .Case("x", 0)
                         .Case("xt", 1)
                         .Case("mask", 3)
                         .Default(4);
    return func.getArgument(index);
  }
  /// The value that %h1 is computed from in these tests: x_t.
  Value input() { return loop->next(1).getDefiningOp()->getOperand(1); }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OwningOpRef<ModuleOp> module;
  std::optional<SequenceLoop> loop;
  std::string why;
};

/// h1 = h + x_t, list[t] = h1, t1 = t + 1, where `read` defines %x_t.
std::string step(StringRef read, StringRef index = "%t") {
  return formatv(R"({0}
    %h1 = "tf.AddV2"(%h, %x_t) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %l1 = "tf.TensorListSetItem"(%l, {1}, %h1) : (!list, tensor<i32>, tensor<2x4xf32>) -> !list
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>)",
                 read, index)
      .str();
}
std::string gather(StringRef index, StringRef before = "") {
  return formatv(R"({1}
    %x_t = "tf.GatherV2"(%x, {0}, %one) : (tensor<2x8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>)",
                 index, before)
      .str();
}
std::string binary(StringRef result, StringRef op, StringRef left,
                   StringRef right) {
  return formatv("{0} = \"tf.{1}\"({2}, {3}) : (tensor<i32>, tensor<i32>) -> "
                 "tensor<i32>\n",
                 result, op, left, right)
      .str();
}

TEST_F(SequenceLoopTest, IterArgs) {
  ASSERT_TRUE(read(step(gather("%t")))) << why;
  EXPECT_EQ(loop->tripCount().getNumber(), 6);
  EXPECT_EQ((*loop)[0].kind, IterArg::InductionVariable);
  EXPECT_EQ((*loop)[1].kind, IterArg::State);
  EXPECT_EQ((*loop)[2].kind, IterArg::List);
  EXPECT_EQ((*loop)[3].kind, IterArg::Invariant);
  EXPECT_EQ((*loop)[2].stored, loop->next(1));
  EXPECT_EQ((*loop)[2].index.kind, TimeIndex::Forward);
  EXPECT_TRUE(loop->isLastTimeStep(5));
  EXPECT_TRUE(loop->isLastTimeStep(-1));
  EXPECT_FALSE(loop->isLastTimeStep(4));
  EXPECT_FALSE(loop->getEarlyExitLengths());
}

TEST_F(SequenceLoopTest, ReadsForward) {
  ASSERT_TRUE(read(step(gather("%t")))) << why;
  auto access = loop->getRead(input());
  ASSERT_TRUE(access);
  EXPECT_EQ(access->sequence, named("x"));
  EXPECT_EQ(access->axis, 1);
  EXPECT_FALSE(access->isReversed);
  EXPECT_EQ(access->begin, 0);
  // The loop-carried state is not a read of a sequence.
  EXPECT_FALSE(loop->getRead(loop->argument(1)));
  EXPECT_FALSE(loop->getRead(loop->next(1)));
}

TEST_F(SequenceLoopTest, ReadsFromAnOffset) {
  ASSERT_TRUE(read(step(gather("%u", binary("%u", "AddV2", "%two", "%t")))));
  auto access = loop->getRead(input());
  ASSERT_TRUE(access);
  EXPECT_EQ(access->begin, 2); // 2, ..., 7
  EXPECT_FALSE(access->isReversed);
}

TEST_F(SequenceLoopTest, ReadsBackward) {
  // 5 - t: 5, ..., 0.
  ASSERT_TRUE(read(step(gather("%u", binary("%u", "Sub", "%five", "%t")))));
  auto access = loop->getRead(input());
  ASSERT_TRUE(access);
  EXPECT_TRUE(access->isReversed);
  EXPECT_EQ(access->begin, 0);
  // 6 - t: 6, ..., 1.
  ASSERT_TRUE(read(step(gather("%u", binary("%u", "Sub", "%six", "%t")))));
  access = loop->getRead(input());
  ASSERT_TRUE(access);
  EXPECT_EQ(access->begin, 1);
}

TEST_F(SequenceLoopTest, ReadsListsOfSequences) {
  ASSERT_TRUE(read(step(
      R"(%x_t = "tf.TensorListGetItem"(%e, %t, %shape) : (!list, tensor<i32>, tensor<2xi32>) -> tensor<2x4xf32>)")));
  auto access = loop->getRead(input());
  ASSERT_TRUE(access);
  EXPECT_EQ(access->sequence, named("xt"));
  EXPECT_EQ(access->axis, 0);
}

TEST_F(SequenceLoopTest, OtherIndicesAreNoTimeSteps) {
  // 0 is the same in each iteration, and t * t is not affine.
  for (const std::string &index :
       {binary("%u", "AddV2", "%zero", "%zero"),
        binary("%u", "Mul", "%t", "%t"), binary("%u", "Sub", "%t", "%one")}) {
    ASSERT_TRUE(read(step(gather("%u", index)))) << why;
    EXPECT_FALSE(loop->getRead(input())) << index;
  }
  ASSERT_TRUE(read(step(gather("%zero"))));
  auto index = loop->getIndex(input().getDefiningOp()->getOperand(1));
  ASSERT_TRUE(index);
  EXPECT_EQ(index->kind, TimeIndex::Fixed);
}

TEST_F(SequenceLoopTest, LeavesOutTimeSteps) {
  for (const std::string &index :
       {binary("%u", "AddV2", "%t", "%t"), binary("%u", "Mul", "%t", "%two")}) {
    ASSERT_TRUE(read(step(gather("%u", index)))) << why;
    std::optional<TimeStepRead> found = loop->getRead(input());
    ASSERT_TRUE(found) << index;
    EXPECT_EQ(found->begin, 0);
    EXPECT_EQ(found->stride, 2);
    EXPECT_EQ(found->end(loop->tripCount()).getNumber(), 11);
  }
}

TEST_F(SequenceLoopTest, WritesBackward) {
  ASSERT_TRUE(
      read(step(binary("%u", "Sub", "%five", "%t") + gather("%t"), "%u")))
      << why;
  EXPECT_EQ((*loop)[2].index.kind, TimeIndex::Backward);
}

TEST_F(SequenceLoopTest, WritesInAnotherOrder) {
  EXPECT_FALSE(
      read(step(binary("%u", "Mul", "%t", "%t") + gather("%t"), "%u")));
  EXPECT_EQ(why, "the loop does not write a list in order");
  // Elements 1, ..., 6 of 6.
  EXPECT_FALSE(
      read(step(binary("%u", "AddV2", "%t", "%one") + gather("%t"), "%u")));
  EXPECT_EQ(why, "the loop does not write all elements of a list");
  // Each iteration writes the same element; the other five stay unwritten.
  EXPECT_FALSE(read(step(gather("%t"), "%zero")));
  EXPECT_EQ(why, "the loop does not write all elements of a list");
}

TEST_F(SequenceLoopTest, WritesTwice) {
  std::string body = step(gather("%t"));
  size_t write = body.find("%l1 =");
  body.replace(write, 5, "%l2 =");
  body += "\n    %l1 = \"tf.TensorListSetItem\"(%l2, %t, %h1) : (!list, "
          "tensor<i32>, tensor<2x4xf32>) -> !list";
  EXPECT_FALSE(read(body));
  EXPECT_EQ(why, "the loop writes a list more than once in an iteration");
}

TEST_F(SequenceLoopTest, StepsByTwo) {
  std::string body = step(gather("%t"));
  size_t next = body.rfind("%one");
  body.replace(next, 4, "%two");
  EXPECT_FALSE(read(body));
  EXPECT_EQ(why, "the loop does not write all elements of a list");
}

TEST_F(SequenceLoopTest, EarlyExit) {
  constexpr StringLiteral condition =
      R"("tf.Less"(%t, %bound) : (tensor<i32>, tensor<i32>) -> tensor<i1>)";
  ASSERT_TRUE(read(step(gather("%t")), condition, 0,
                   /*allowsEarlyExit=*/true))
      << why;
  EXPECT_EQ(loop->tripCount().getNumber(), 6);
  EXPECT_EQ(loop->getEarlyExitLengths(), named("lengths"));
  // Without early exit, the trip count is min(6, max(lengths)), but the list
  // has six elements.
  EXPECT_FALSE(read(step(gather("%t")), condition));
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

/// h1 = select(mask, h + x_t, `otherwise`), where `mask` defines %m [2, 1].
std::string masked(StringRef mask, StringRef otherwise = "%h",
                   bool isSwapped = false) {
  return formatv(R"({0}
    {1}
    %computed = "tf.AddV2"(%h, %x_t) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %h1 = "tf.SelectV2"(%m, {2}, {3}) : (tensor<2x1xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %l1 = "tf.TensorListSetItem"(%l, %t, %h1) : (!list, tensor<i32>, tensor<2x4xf32>) -> !list
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>)",
                 gather("%t"), mask, isSwapped ? otherwise : "%computed",
                 isSwapped ? "%computed" : otherwise)
      .str();
}
constexpr StringLiteral kFlags = R"(
    %flags = "tf.GatherV2"(%mask, %t, %one) : (tensor<2x6xi1>, tensor<i32>, tensor<i32>) -> tensor<2xi1>
    %m = "tf.ExpandDims"(%flags, %one) : (tensor<2xi1>, tensor<i32>) -> tensor<2x1xi1>)";
std::string lengths(StringRef op) {
  return formatv(R"(
    %flags = "tf.{0}"(%t, %lengths) : (tensor<i32>, tensor<2xi32>) -> tensor<2xi1>
    %m = "tf.ExpandDims"(%flags, %one) : (tensor<2xi1>, tensor<i32>) -> tensor<2x1xi1>)",
                 op)
      .str();
}

TEST_F(SequenceLoopTest, MaskOfFlags) {
  ASSERT_TRUE(read(masked(kFlags))) << why;
  auto value = readMaskedValue(*loop, loop->next(1));
  ASSERT_TRUE(value);
  EXPECT_EQ(value->mask.kind, SequenceMask::Flags);
  EXPECT_EQ(value->mask.tensor, named("mask"));
  EXPECT_EQ(value->mask.timeAxis, 1);
  EXPECT_FALSE(value->mask.isInverted);
  EXPECT_EQ(value->otherwise, loop->argument(1));
  EXPECT_TRUE(hasTimeSteps(value->mask, loop->tripCount()));
  EXPECT_FALSE(hasTimeSteps(value->mask, SymbolicDim(5)));
}

TEST_F(SequenceLoopTest, InvertedMask) {
  ASSERT_TRUE(read(masked(kFlags, "%h", /*isSwapped=*/true))) << why;
  auto value = readMaskedValue(*loop, loop->next(1));
  ASSERT_TRUE(value);
  EXPECT_TRUE(value->mask.isInverted);
  EXPECT_EQ(value->otherwise, loop->argument(1));
}

TEST_F(SequenceLoopTest, MaskOfLengths) {
  ASSERT_TRUE(read(masked(lengths("Less")))) << why;
  auto value = readMaskedValue(*loop, loop->next(1));
  ASSERT_TRUE(value);
  EXPECT_EQ(value->mask.kind, SequenceMask::Lengths);
  EXPECT_EQ(value->mask.tensor, named("lengths"));
  // t >= lengths selects the padding: not a mask of lengths.
  ASSERT_TRUE(read(masked(lengths("GreaterEqual")))) << why;
  EXPECT_FALSE(readMaskedValue(*loop, loop->next(1)));
  // With the operands of the select swapped, it is a mask of lengths.
  ASSERT_TRUE(read(masked(lengths("GreaterEqual"), "%h", true))) << why;
  EXPECT_TRUE(readMaskedValue(*loop, loop->next(1)));
  // t <= lengths has one time step more than t < lengths.
  ASSERT_TRUE(read(masked(lengths("LessEqual")))) << why;
  EXPECT_FALSE(readMaskedValue(*loop, loop->next(1)));
}

TEST_F(SequenceLoopTest, OtherSelectsAreNoMasks) {
  // The condition is a scalar, not a mask per batch element.
  ASSERT_TRUE(read(masked(R"(
    %flags = "tf.GatherV2"(%mask, %zero, %one) : (tensor<2x6xi1>, tensor<i32>, tensor<i32>) -> tensor<2xi1>
    %m = "tf.ExpandDims"(%flags, %one) : (tensor<2xi1>, tensor<i32>) -> tensor<2x1xi1>)")))
      << why;
  EXPECT_FALSE(readMaskedValue(*loop, loop->next(1)));
  EXPECT_FALSE(readMaskedValue(*loop, loop->argument(1)));
}

TEST_F(SequenceLoopTest, MasksCompare) {
  SequenceMask mask, other;
  EXPECT_TRUE(mask == other);
  other.isInverted = true;
  EXPECT_FALSE(mask == other);
}

} // namespace
