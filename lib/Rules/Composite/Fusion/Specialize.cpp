//===- Specialize.cpp - Copies of composites for call types ---------------===//

#include "Specialize.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

#include "mlir/IR/SymbolTable.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// The declared type, made more precise with the passed type.
static Type refine(Type declared, Type passed) {
  auto function = dyn_cast<TensorType>(declared);
  auto call = dyn_cast<TensorType>(passed);
  if (!function || !call)
    return declared;
  Type element = function.getElementType();
  if (element != call.getElementType()) {
    // Handle types may differ in their subtypes.
    if (!tf_type::isResourceTensor(declared) ||
        !tf_type::isResourceTensor(passed))
      return declared;
    if (!tf_type::getHandleSubtype(declared))
      element = call.getElementType();
  }
  if (!function.hasRank())
    return call.clone(element);
  if (!call.hasRank() || call.getRank() != function.getRank())
    return function.clone(element);
  SmallVector<int64_t> sizes(function.getShape());
  for (auto [size, known] : zip(sizes, call.getShape()))
    if (ShapedType::isDynamic(size))
      size = known;
  return RankedTensorType::get(sizes, element);
}

SmallVector<CallGroup> groupByTypes(const CompositeFunction &function) {
  func::FuncOp func = function.func;
  SmallVector<CallGroup> groups;
  for (Operation *call : function.calls) {
    SmallVector<Type> types(func.getArgumentTypes());
    if (call->getNumOperands() == types.size())
      for (auto [type, operand] : zip(types, call->getOperandTypes()))
        type = refine(type, operand);
    auto *group = find_if(
        groups, [&](const CallGroup &group) { return group.types == types; });
    if (group == groups.end())
      group = &groups.emplace_back(CallGroup{types, {}});
    group->calls.push_back(call);
  }
  return groups;
}

Specialization::Specialization(const CompositeFunction &function,
                               const CallGroup &group)
    : copy(function) {
  func::FuncOp original = function.func;
  copy.func = original.clone();
  copy.calls.assign(group.calls.begin(), group.calls.end());
  SymbolTable symbols(original->getParentOp());
  symbols.insert(copy.func, std::next(original->getIterator()));
  copy.func.setType(FunctionType::get(copy.func.getContext(), group.types,
                                      copy.func.getResultTypes()));
  for (auto [argument, type] : zip(copy.func.getArguments(), group.types))
    argument.setType(type);
}

void Specialization::discard() { copy.func.erase(); }

void Specialization::adopt() {
  auto symbol = FlatSymbolRefAttr::get(copy.func.getNameAttr());
  for (Operation *call : copy.calls)
    call->setAttr(isa<func::CallOp>(call) ? "callee" : "f", symbol);
}

} // namespace tfuse
