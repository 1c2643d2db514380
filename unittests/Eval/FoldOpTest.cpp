//===- FoldOpTest.cpp - Tests for folding ops on large constants ----------===//

#include "tfuse/Eval/FoldOp.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Support/Diagnostics.h"
#include "gtest/gtest.h"
#include <numeric>

using namespace mlir;
using namespace tfuse::eval;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

namespace {

class FoldOpTest : public ::testing::Test {
protected:
  FoldOpTest() : builder(&context) {
    context.loadDialect<tfuse::tf::TFDialect, tfuse::tf_type::TFTypeDialect>();
    module = ModuleOp::create(builder.getUnknownLoc());
    builder.setInsertionPointToStart(module->getBody());
    f32 = builder.getF32Type();
  }

  // A constant 0, 1, 2, ... of this type.
  template <typename T>
  ElementsAttr counting(Type type, ArrayRef<int64_t> shape) {
    HostTensor tensor = llvm::cantFail(HostTensor::allocate(type, shape));
    for (auto [i, value] : llvm::enumerate(tensor.mutableData<T>()))
      value = static_cast<T>(float(i));
    return toAttr(tensor, {}, "w");
  }
  ElementsAttr ints(ArrayRef<int32_t> values) {
    return DenseElementsAttr::get(
        RankedTensorType::get(int64_t(values.size()), builder.getI32Type()),
        values);
  }
  ElementsAttr intScalar(int32_t value) {
    return DenseElementsAttr::get(
        RankedTensorType::get({}, builder.getI32Type()), value);
  }

  llvm::Expected<SmallVector<ElementsAttr>>
  tryFold(StringRef name, ArrayRef<ElementsAttr> operands, Type elementType,
          ArrayRef<NamedAttribute> attrs = {}, unsigned results = 1) {
    SmallVector<Value> values;
    for (ElementsAttr operand : operands)
      values.push_back(
          tfuse::tf::createConst(builder, builder.getUnknownLoc(), operand));
    SmallVector<Type> types(results, UnrankedTensorType::get(elementType));
    Operation *op = tfuse::tf::createOp(builder, builder.getUnknownLoc(), name,
                                        types, values, attrs);
    return foldOp(op, operands);
  }
  SmallVector<ElementsAttr> fold(StringRef name,
                                 ArrayRef<ElementsAttr> operands,
                                 ArrayRef<NamedAttribute> attrs = {},
                                 unsigned results = 1, Type elementType = {}) {
    auto folded = tryFold(name, operands, elementType ? elementType : Type(f32),
                          attrs, results);
    if (!folded) {
      ADD_FAILURE() << llvm::toString(folded.takeError());
      return SmallVector<ElementsAttr>(results);
    }
    return *folded;
  }

  // Checks that the op folds to a lazy constant with the content of eager
  // evaluation.
  void expectLazy(StringRef name, const SmallVector<ElementsAttr> &operands,
                  ArrayRef<NamedAttribute> attrs = {}, unsigned results = 1,
                  Type elementType = {}) {
    SmallVector<ElementsAttr> folded =
        fold(name, operands, attrs, results, elementType);
    SmallVector<HostTensor> tensors;
    SmallVector<Value> values;
    for (ElementsAttr operand : operands) {
      tensors.push_back(llvm::cantFail(toHostTensor(operand)));
      values.push_back(
          tfuse::tf::createConst(builder, builder.getUnknownLoc(), operand));
    }
    SmallVector<Type> types(
        results, UnrankedTensorType::get(elementType ? elementType : f32));
    Operation *op = tfuse::tf::createOp(builder, builder.getUnknownLoc(), name,
                                        types, values, attrs);
    auto expected = llvm::cantFail(evaluate(op, tensors));
    for (auto [lazy, eager] : llvm::zip_equal(folded, expected)) {
      ASSERT_TRUE(lazy) << name.str();
      EXPECT_TRUE(isa<LazyElementsAttr>(lazy)) << name.str();
      EXPECT_EQ(lazy.getShapedType(), eager.tensorType()) << name.str();
      EXPECT_TRUE(llvm::cantFail(equalElements(lazy, toAttr(eager))))
          << name.str();
    }
  }

  MLIRContext context;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module;
  Type f32;
};

TEST_F(FoldOpTest, LayoutChangesOfLargeConstantsAreLazy) {
  ElementsAttr w = counting<float>(f32, {100, 8, 40});
  expectLazy("Transpose", {w, ints({2, 0, 1})});
  expectLazy("ReverseV2", {w, ints({-1})});
  expectLazy("Slice", {w, ints({10, 0, 1}), ints({80, -1, 30})});
  expectLazy("StridedSlice", {w, ints({99, 0}), ints({0, 8}), ints({-1, 1})},
             builder.getNamedAttr("end_mask", builder.getI64IntegerAttr(1)));
  ElementsAttr wide = counting<float>(f32, {100, 800});
  expectLazy("Split", {intScalar(1), wide}, {}, 4);
  expectLazy("SplitV", {wide, ints({300, 500}), intScalar(1)}, {}, 2);
  expectLazy("Unpack", {counting<float>(f32, {20000, 2})},
             {builder.getNamedAttr("axis", builder.getI64IntegerAttr(1))}, 2);
  ElementsAttr image = counting<float>(f32, {1, 60, 60, 8});
  expectLazy("SpaceToDepth", {image},
             builder.getNamedAttr("block_size", builder.getI64IntegerAttr(2)));
}

TEST_F(FoldOpTest, ConversionsAndArithmeticOfLargeConstantsAreLazy) {
  ElementsAttr w = counting<float>(f32, {100, 400});
  ElementsAttr factors = counting<float>(f32, {400});
  ElementsAttr rows = counting<float>(f32, {100, 1});
  expectLazy("Cast", {w}, {}, 1, builder.getF16Type());
  expectLazy("Mul", {w, factors});
  expectLazy("Mul", {rows, w});
  expectLazy("AddV2", {w, w});
  expectLazy("Sub", {w, factors});
  expectLazy("RealDiv",
             {w, DenseElementsAttr::get(RankedTensorType::get({}, f32), 3.0f)});
  // constant - lazy cannot be represented lazily.
  EXPECT_FALSE(isa<LazyElementsAttr>(fold("Sub", {factors, w})[0]));
}

TEST_F(FoldOpTest, ReshapesShareTheData) {
  ElementsAttr w = counting<float>(f32, {100, 8, 40});
  for (auto [name, shape] :
       {std::pair<StringRef, ElementsAttr>{"Reshape", ints({-1, 320})},
        {"ExpandDims", ints({0})},
        {"Identity", {}}}) {
    SmallVector<ElementsAttr> operands = {w};
    if (shape)
      operands.push_back(shape);
    ElementsAttr result = fold(name, operands)[0];
    ASSERT_TRUE(isa<DenseResourceElementsAttr>(result)) << name.str();
    EXPECT_EQ(tryGetRawData(result)->data(), tryGetRawData(w)->data());
  }
}

TEST_F(FoldOpTest, LayersOfChangesStayOneView) {
  // Typical weights of an RNN: stored as float16, scaled by a batch norm, split
  // into gates and transposed.
  ElementsAttr w = counting<Half>(builder.getF16Type(), {100, 800});
  ElementsAttr attr = fold("Cast", {w})[0];
  attr = fold("Mul", {attr, counting<float>(f32, {800})})[0];
  attr = fold("Split", {intScalar(1), attr}, {}, 4)[2];
  attr = fold("Transpose", {attr, ints({1, 0})})[0];
  auto lazy = dyn_cast<LazyElementsAttr>(attr);
  ASSERT_TRUE(lazy);
  EXPECT_TRUE(isa<DenseResourceElementsAttr>(lazy.getSource()));
  EXPECT_EQ(lazy.getSteps().size(), 2u);
  EXPECT_EQ((attr.getValues<float>()[{3, 1}]),
            static_cast<float>(Half(1203.0f)) * 403.0f);
}

TEST_F(FoldOpTest, OtherOpsOnLargeConstantsAreComputed) {
  ElementsAttr w = counting<float>(f32, {100, 400});
  ElementsAttr sum = fold("Sum", {w, ints({1})})[0];
  EXPECT_EQ((sum.getValues<float>()[0]), 79800.0f);
  ElementsAttr root = fold("Sqrt", {w})[0];
  EXPECT_TRUE(isa<DenseResourceElementsAttr>(root));
}

TEST_F(FoldOpTest, RefusesWhatIsOutOfProportion) {
  auto codeOf = [&](StringRef name, ArrayRef<ElementsAttr> operands) {
    auto folded = tryFold(name, operands, f32);
    tfuse::Code code = tfuse::Code::FileNotFound;
    llvm::handleAllErrors(
        folded.takeError(),
        [&](const tfuse::UserError &error) { code = error.code; });
    return code;
  };
  ElementsAttr one =
      DenseElementsAttr::get(RankedTensorType::get({}, f32), 1.0f);
  EXPECT_EQ(codeOf("Fill", {ints({1024, 1024}), one}),
            tfuse::Code::LimitExceeded);
  EXPECT_EQ(codeOf("BroadcastTo", {one, ints({1 << 30, 1 << 30})}),
            tfuse::Code::LimitExceeded);
  // A lazy view takes no memory, but the exported file would be too large.
  EXPECT_EQ(codeOf("BroadcastTo",
                   {counting<float>(f32, {1, 40000}), ints({100, 40000})}),
            tfuse::Code::LimitExceeded);
  EXPECT_EQ(codeOf("Pad", {one, ints({-1})}), tfuse::Code::ShapeMismatch);
  EXPECT_EQ(codeOf("NoOp", {}), tfuse::Code::UnsupportedOp);
}

} // namespace
