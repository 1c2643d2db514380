//===- RegionControlFlow.cpp - tf.IfRegion, tf.WhileRegion, ... -----------===//

#include "OpHooks.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace mlir;

namespace tfuse::tf {

//===----------------------------------------------------------------------===//
// Checks that the ops share
//===----------------------------------------------------------------------===//

static LogicalResult verifySingleBlocks(Operation *op) {
  for (Region &region : op->getRegions()) {
    if (!region.hasOneBlock())
      return op->emitOpError() << "expects region #" << region.getRegionNumber()
                               << " to have exactly one block";
    if (region.front().empty() || !isa(&region.front().back(), "Yield"))
      return op->emitOpError() << "expects region #" << region.getRegionNumber()
                               << " to end with 'tf.Yield'";
  }
  return success();
}

namespace {
/// A list of types and its name in messages.
struct NamedTypes {
  TypeRange types;
  std::string name;
};
} // namespace

static LogicalResult verifyCompatible(Operation *op, const NamedTypes &a,
                                      const NamedTypes &b) {
  if (a.types.size() != b.types.size())
    return op->emitOpError()
           << a.name << "s (size = " << a.types.size() << ") should have the "
           << "same number of values as " << b.name
           << "s (size = " << b.types.size() << ")";
  for (auto [index, pair] : llvm::enumerate(llvm::zip(a.types, b.types))) {
    auto [typeA, typeB] = pair;
    if (tf_type::getCastCompatibleType(typeA, typeB))
      continue;
    // In one string: a diagnostic would put the types in quotes.
    std::string message;
    llvm::raw_string_ostream(message)
        << a.name << " type " << typeA << " is incompatible with " << b.name
        << " type " << typeB << " at index " << index;
    return op->emitOpError(message);
  }
  return success();
}

static TypeRange yieldedTypes(Region &region) {
  return region.front().getTerminator()->getOperandTypes();
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

static LogicalResult verifyNoArguments(Operation *op) {
  for (Region &region : op->getRegions())
    if (region.getNumArguments() != 0)
      return op->emitOpError() << "region #" << region.getRegionNumber()
                               << " should have no arguments";
  return success();
}

static LogicalResult verifyIfRegion(Operation *op) {
  if (failed(OpTrait::impl::verifyNRegions(op, 2)) ||
      failed(verifySingleBlocks(op)) || failed(verifyNoArguments(op)))
    return failure();
  const char *names[] = {"then result", "else result"};
  for (Region &region : op->getRegions()) {
    TypeRange yielded = yieldedTypes(region);
    if (yielded.size() != op->getNumResults())
      return op->emitOpError()
             << "region control flow edge from Region #"
             << region.getRegionNumber() << " to parent results: source has "
             << yielded.size() << " operands, but target successor needs "
             << op->getNumResults();
    if (failed(verifyCompatible(op, {yielded, names[region.getRegionNumber()]},
                                {op->getResultTypes(), "result"})))
      return failure();
  }
  return success();
}

static LogicalResult verifyCaseRegion(Operation *op) {
  if (op->getNumRegions() == 0)
    return op->emitOpError("expects to have at least 1 region");
  if (failed(verifySingleBlocks(op)) || failed(verifyNoArguments(op)))
    return failure();
  for (Region &region : op->getRegions())
    if (failed(verifyCompatible(
            op,
            {yieldedTypes(region),
             ("branch #" + Twine(region.getRegionNumber()) + " result").str()},
            {op->getResultTypes(), "result"})))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// The condition yields a Boolean, alone or before its unchanged arguments.
static LogicalResult verifyCondition(Operation *op, Region &condition) {
  Operation *yield = condition.front().getTerminator();
  if (yield->getNumOperands() != 1 &&
      yield->getNumOperands() != condition.getNumArguments() + 1)
    return op->emitOpError(
        "condition should yield a tensor<i1> and forward the arguments");
  auto type = dyn_cast<RankedTensorType>(yield->getOperand(0).getType());
  if (!type || type.getRank() != 0 || !type.getElementType().isInteger(1))
    return op->emitOpError("condition should have a single tensor<i1> result");
  for (auto [argument, forwarded] :
       llvm::zip(condition.getArguments(), yield->getOperands().drop_front()))
    if (argument != forwarded)
      return op->emitOpError(
          "arguments on condition block aren't forwarded to yield");
  return success();
}

/// Where one value reaches another, their types must be compatible: from the
/// operands to both regions, from the body's result to both regions and the
/// result. Only the operands may differ from the result, if `shape_invariant`.
static LogicalResult verifyWhileRegion(Operation *op) {
  if (failed(OpTrait::impl::verifyNRegions(op, 2)) ||
      failed(verifySingleBlocks(op)))
    return failure();
  Region &condition = op->getRegion(0), &body = op->getRegion(1);
  if (failed(verifyCondition(op, condition)))
    return failure();

  NamedTypes input{op->getOperandTypes(), "input"};
  NamedTypes result{op->getResultTypes(), "result"};
  NamedTypes regionTypes[] = {
      {yieldedTypes(body), "body result"},
      {TypeRange(condition.getArgumentTypes()), "condition input"},
      {TypeRange(body.getArgumentTypes()), "body input"}};
  if (!op->hasAttr("shape_invariant") &&
      failed(verifyCompatible(op, input, result)))
    return failure();
  for (const NamedTypes &types : ArrayRef(regionTypes).drop_front())
    if (failed(verifyCompatible(op, input, types)))
      return failure();
  for (const NamedTypes &types : regionTypes)
    if (failed(verifyCompatible(op, result, types)))
      return failure();
  for (unsigned i = 0; i < std::size(regionTypes); ++i)
    for (const NamedTypes &types : ArrayRef(regionTypes).drop_front(i + 1))
      if (failed(verifyCompatible(op, regionTypes[i], types)))
        return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

static LogicalResult verifyGeneratorDatasetRegion(Operation *op) {
  if (failed(OpTrait::impl::verifyNRegions(op, 3)))
    return failure();
  return verifySingleBlocks(op);
}

static LogicalResult verifyYield(Operation *op) {
  if (failed(OpTrait::impl::verifyIsTerminator(op)))
    return failure();
  if (!hasFact(op->getParentOp(), OpFact::ControlFlowRegion) &&
      !isa(op->getParentOp(), "GeneratorDatasetRegion"))
    return op->emitOpError("expects parent op to be one of 'tf.CaseRegion, "
                           "tf.IfRegion, tf.WhileRegion, "
                           "tf.GeneratorDatasetRegion'");
  return success();
}

constinit const OpHooks hooks::CaseRegion = {.verifyRegions = verifyCaseRegion};
constinit const OpHooks hooks::GeneratorDatasetRegion = {
    .verifyRegions = verifyGeneratorDatasetRegion};
constinit const OpHooks hooks::IfRegion = {.verifyRegions = verifyIfRegion};
constinit const OpHooks hooks::WhileRegion = {.verifyRegions =
                                                  verifyWhileRegion};
constinit const OpHooks hooks::Yield = {.verify = verifyYield};

} // namespace tfuse::tf
