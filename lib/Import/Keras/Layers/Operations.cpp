//===- Operations.cpp - Functions of keras.ops ----------------------------===//

#include "LayerContext.h"

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

namespace {

/// A call of an operation: tensors and numbers of one element type.
struct Operation {
  LayerContext &c;
  GraphBuilder &b;
  StringRef op;
  SmallVector<Value> operands;
};

using Build = Value (*)(Operation &);

} // namespace

static bool hasOperands(Operation &o, unsigned count) {
  if (o.operands.size() != count)
    o.b.fail(Code::UnsupportedOp, "tfuse needs " + Twine(count) +
                                      " tensors or numbers as arguments, and "
                                      "the call has " +
                                      Twine(o.operands.size()));
  return !o.b.failed();
}

static Value buildUnary(Operation &o) {
  return hasOperands(o, 1) ? o.b.op(o.op, o.operands) : Value();
}
static Value buildBinary(Operation &o) {
  return hasOperands(o, 2) ? o.b.op(o.op, o.operands) : Value();
}

static bool isFloat(Operation &o) {
  if (!hasOperands(o, o.operands.empty() ? 1 : o.operands.size()))
    return false;
  if (getElementTypeOrSelf(o.operands.front()) != o.b.f32())
    o.b.fail(Code::UnsupportedType, "tfuse needs float32 tensors here");
  return !o.b.failed();
}

/// Keras divides integers as floats.
static Value buildDivision(Operation &o) {
  return isFloat(o) ? buildBinary(o) : Value();
}

static Value buildZerosLike(Operation &o) {
  if (!hasOperands(o, 1))
    return {};
  Value zeros = o.b.op("ZerosLike", o.operands);
  StringRef dtype = o.c.config.text("dtype", "");
  if (dtype.empty())
    return zeros;
  std::optional<DataType> type = parseDataType(dtype);
  Type element =
      type ? tf_type::toElementType(*type, o.b.getContext()) : Type();
  if (!element || (!element.isInteger() && element != o.b.f32())) {
    o.c.config.refuse("dtype");
    return {};
  }
  return o.b.cast(zeros, element);
}

static Value buildReduction(Operation &o) {
  if (!hasOperands(o, 1))
    return {};
  Value x = o.operands.front();
  int64_t rank = o.b.rank(x);
  Ints axes =
      o.c.config.has("axis") ? o.c.axes("axis", rank, -1) : sequence(0, rank);
  return o.b.reduce(o.op, x, axes, o.c.config.flag("keepdims", false));
}
static Value buildFloatReduction(Operation &o) {
  return isFloat(o) ? buildReduction(o) : Value();
}

static Value buildConcatenation(Operation &o) {
  if (o.operands.empty()) {
    hasOperands(o, 1);
    return {};
  }
  return o.b.concat(o.operands,
                    o.c.axis("axis", o.b.rank(o.operands.front()), -1));
}

static Value buildExpansion(Operation &o) {
  return hasOperands(o, 1)
             ? o.b.expandDims(o.operands.front(),
                              o.c.config.integer("axis", std::nullopt, -8, 8))
             : Value();
}

namespace {
struct OperationClass {
  StringLiteral name;
  Build build;
  StringLiteral op;
};
} // namespace

static const OperationClass kOperations[] = {
#define TFUSE_KERAS_OPERATION(name, kind, op) {name, build##kind, op},
#include "Operations.def"
};

bool buildOperation(LayerContext &c, Tensors &result) {
  const OperationClass *entry =
      llvm::find_if(kOperations, [&](const OperationClass &each) {
        return each.name == c.layer.className;
      });
  if (entry == std::end(kOperations))
    return false;
  Operation operation{c, c.b, entry->op, {}};
  Type element;
  for (const CallArguments::Positional &argument : c.arguments.positional)
    for (const Tensor &tensor : argument.tensors) {
      Type here = getElementTypeOrSelf(tensor.value);
      if (element && here != element)
        c.b.fail(Code::UnsupportedType,
                 "the arguments have different element types");
      element = here;
    }
  for (const CallArguments::Positional &argument : c.arguments.positional) {
    if (c.b.failed())
      return true;
    for (const Tensor &tensor : argument.tensors)
      operation.operands.push_back(tensor.value);
    if (argument.tensors.empty() && argument.constant)
      operation.operands.push_back(
          element ? c.constantArgument(*argument.constant, element) : Value());
  }
  c.masksAreSet = true;
  result = {{entry->build(operation), {}}};
  return true;
}

} // namespace tfuse::keras
