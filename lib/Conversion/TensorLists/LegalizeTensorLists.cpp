//===- LegalizeTensorLists.cpp - Lists as custom operators ----------------===//
//
// The runtime has custom kernels for lists, which an application may register:
//
//   tf.TensorListSetItem(%l, %i, %x)
//     =>  tfl.custom(%l, %i, %x) {custom_code = "TensorListSetItem"}
//
// Either all list ops are converted or none, because the two representations
// are incompatible at run time.
//
//===----------------------------------------------------------------------===//

#include "ListFlow.h"

#include "tfuse/Conversion/TensorLists/Passes.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_LEGALIZETENSORLISTSPASS
#include "tfuse/Conversion/TensorLists/Passes.h.inc"

/// The number of the element type in TFLite's schema, if the kernels have it.
static std::optional<char> typeNumber(Type type) {
  if (type.isF32())
    return 0;
  if (type.isInteger(32))
    return 2;
  if (type.isInteger(64))
    return 4;
  if (type.isInteger(1))
    return 6;
  return std::nullopt;
}

static bool isListAddition(Operation *op) {
  return tf::isa(op, "AddN") && op->getNumOperands() > 0 &&
         tf_type::isVariantTensor(op->getOperand(0));
}

/// Whether there is a kernel for the op and for the elements of its lists.
static bool hasKernel(Operation *op) {
  if (!tf::hasFact(op, tf::OpFact::ListKernel) && !isListAddition(op))
    return false;
  auto isKnown = [](Type type) {
    auto row = tf_type::getHandleSubtype(type);
    return !row || typeNumber(row.getElementType());
  };
  return all_of(op->getOperandTypes(), isKnown) &&
         all_of(op->getResultTypes(), isKnown);
}

static void legalize(Operation *op) {
  OpBuilder builder(op);
  SmallVector<Value> operands(op->getOperands());
  std::string code = tf::opName(op).str(), options;
  if (isListAddition(op))
    code = "VariantAddN";
  if (tf::hasFact(op, tf::OpFact::MakesEmptyList)) {
    auto row = tf_type::getHandleSubtype(op->getResult(0).getType());
    Type element =
        row ? row.getElementType() : tf::getType(op, "element_dtype");
    options.push_back(
        typeNumber(element ? element : builder.getF32Type()).value_or(0));
  }
  // An empty list has zero elements.
  if (tf::isa(op, "EmptyTensorList")) {
    code = "TensorListReserve";
    auto type = RankedTensorType::get({}, builder.getI32Type());
    operands[1] = arith::ConstantOp::create(
        builder, op->getLoc(),
        cast<TypedAttr>(DenseElementsAttr::get(type, int32_t(0))));
  }
  auto custom = tfl::CustomOp::create(
      builder, op->getLoc(), op->getResultTypes(), operands, code,
      tfl::ConstBytesAttr::get(op->getContext(), options));
  op->replaceAllUsesWith(custom->getResults());
  op->erase();
}

namespace {

struct LegalizeTensorLists
    : public impl::LegalizeTensorListsPassBase<LegalizeTensorLists> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    bool areKnown = true;
    getOperation().walk([&](Operation *op) {
      bool isOther = tf::isa(op, "ZerosLike") &&
                     tf_type::isVariantTensor(op->getOperand(0));
      areKnown &= !isOther;
      if (!lists::isListOp(op) && !isListAddition(op))
        return;
      areKnown &= hasKernel(op);
      ops.push_back(op);
    });
    if (areKnown)
      for_each(ops, legalize);
  }
};

} // namespace

} // namespace tfuse
