//===- RealTensors.cpp - Float views of a quantized model -----------------===//

#include "RealTensors.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Quantize/CalibrationData.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using llvm::Expected;
using llvm::StringRef;

namespace tfuse::quantize {

static bool isQuantized(Value value) {
  return isa<quant::UniformQuantizedType>(getElementTypeOrSelf(value));
}

static void makeInputsReal(func::FuncOp function) {
  OpBuilder builder(&function.front(), function.front().begin());
  for (BlockArgument argument : function.getArguments()) {
    if (!isQuantized(argument))
      continue;
    Type type = argument.getType();
    argument.setType(cast<ShapedType>(type).clone(builder.getF32Type()));
    auto quantize = tfl::QuantizeOp::create(builder, argument.getLoc(), type,
                                            argument, TypeAttr::get(type));
    argument.replaceAllUsesExcept(quantize, quantize);
  }
  function.setType(
      builder.getFunctionType(function.front().getArgumentTypes(),
                              function.getFunctionType().getResults()));
}

/// Finds or computes the float32 value; null if there is none.
static Value realValue(Value value) {
  if (getElementTypeOrSelf(value).isF32())
    return value;
  if (!isQuantized(value))
    return {};
  for (Operation *user : value.getUsers())
    if (auto dequantize = dyn_cast<tfl::DequantizeOp>(user))
      if (dequantize->getBlock() == value.getParentBlock())
        return dequantize.getOutput();
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  return tfl::DequantizeOp::create(builder, value.getLoc(), value);
}

/// True for integers, booleans and float16.
static bool isCastable(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isIntOrIndex() || element.isF16();
}

Value toFloat32(Value value) {
  if (!isCastable(value.getType()))
    return value;
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  auto type = cast<TensorType>(value.getType());
  return tfl::CastOp::create(builder, value.getLoc(),
                             type.clone(builder.getF32Type()), value);
}

/// Constants and states are not computed from the inputs of a run.
static bool isComputed(Operation &op) {
  Operation *real = &op;
  if (auto node = dyn_cast<tfl::ControlNodeOp>(op))
    real = &node.getBody().front().front();
  return !real->hasTrait<OpTrait::ConstantLike>() &&
         !isa<tfl::ConstOp, tfl::QConstOp, tfl::FinalStateOp, tfl::NewStateOp>(
             real);
}

static std::string outputName(func::FuncOp function, unsigned result) {
  auto path = function.getResultAttrOfType<ArrayAttr>(
      result, "tf_saved_model.index_path");
  if (path && !path.empty())
    if (auto name = dyn_cast<StringAttr>(path[0]))
      return name.str();
  return "output " + std::to_string(result);
}

Expected<RealTensors> makeReal(ModuleOp module, bool comparesAll) {
  Expected<TensorIds> ids = TensorIds::of(module);
  if (!ids)
    return ids.takeError();
  RealTensors tensors;
  SymbolTable symbols(module);
  for (const Signature &signature : signaturesOf(module)) {
    auto function = symbols.lookup<func::FuncOp>(signature.function);
    makeInputsReal(function);
    SmallVector<Value> results;
    for (Operation &op : function.front().without_terminator())
      if (isComputed(op))
        llvm::append_range(results, op.getResults());
    for (Value result : results)
      if (StringRef id = ids->of(result); !id.empty())
        if (Value real = realValue(result))
          tensors.inner.emplace_back(id, real);
    std::vector<RealTensors::Output> outputs;
    for (auto [i, operand] :
         llvm::enumerate(function.front().getTerminator()->getOperands())) {
      Value real = realValue(operand);
      if (!real && comparesAll &&
          (isCastable(operand.getType()) ||
           tf_type::isStringTensor(operand.getType())))
        real = operand;
      outputs.push_back({outputName(function, i), real});
    }
    tensors.outputs.push_back(std::move(outputs));
  }
  return std::move(tensors);
}

} // namespace tfuse::quantize
