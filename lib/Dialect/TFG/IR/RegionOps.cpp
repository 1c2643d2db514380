//===- RegionOps.cpp - Control flow with regions --------------------------===//

#include "Detail.h"
#include "mlir/IR/Matchers.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfg::detail {

//===----------------------------------------------------------------------===//
// Block arguments: data values, then as many control tokens
//===----------------------------------------------------------------------===//

static Block::BlockArgListType dataArguments(Region &region) {
  return region.getArguments().take_front(region.getNumArguments() / 2);
}

BlockArgument getRegionDataOf(BlockArgument token) {
  Block *block = token.getOwner();
  return block->getArgument(token.getArgNumber() -
                            block->getNumArguments() / 2);
}

BlockArgument getRegionTokenOf(BlockArgument data) {
  Block *block = data.getOwner();
  return block->getArgument(data.getArgNumber() + block->getNumArguments() / 2);
}

//===----------------------------------------------------------------------===//
// Region control flow
//===----------------------------------------------------------------------===//

static RegionSuccessor enter(Region &region) {
  return RegionSuccessor(&region, dataArguments(region));
}

static RegionSuccessor leave(Operation *op) {
  return RegionSuccessor(op, op->getResults().drop_back());
}

/// The value of `attr` if it is a constant of one integer.
static std::optional<APInt> constantNumber(Attribute attr) {
  auto elements = dyn_cast_if_present<DenseIntElementsAttr>(attr);
  if (!elements || elements.getNumElements() != 1)
    return std::nullopt;
  return *elements.value_begin<APInt>();
}

void getBranchSuccessors(Operation *op, RegionBranchPoint point,
                         Successors &successors) {
  if (!point.isParent())
    return successors.push_back(leave(op));
  for (Region &region : op->getRegions())
    successors.push_back(enter(region));
}

void getIfEntrySuccessors(Operation *op, ArrayRef<Attribute> operands,
                          Successors &successors) {
  if (std::optional<APInt> condition = constantNumber(operands.front()))
    return successors.push_back(enter(op->getRegion(condition->isZero())));
  getBranchSuccessors(op, RegionBranchPoint::parent(), successors);
}

void getCaseEntrySuccessors(Operation *op, ArrayRef<Attribute> operands,
                            Successors &successors) {
  if (std::optional<APInt> index = constantNumber(operands.front())) {
    // An out-of-range index selects the last branch.
    uint64_t last = op->getNumRegions() - 1;
    return successors.push_back(
        enter(op->getRegion(index->getLimitedValue(last))));
  }
  getBranchSuccessors(op, RegionBranchPoint::parent(), successors);
}

void getWhileSuccessors(Operation *op, RegionBranchPoint point,
                        Successors &successors) {
  Region &condition = op->getRegion(0), &body = op->getRegion(1);
  Operation *from = point.getTerminatorPredecessorOrNull();
  if (!from || from->getParentRegion() == &body)
    return successors.push_back(enter(condition));
  Attribute constant;
  if (auto terminator = dyn_cast<ConditionOp>(from))
    matchPattern(terminator.getCond(), m_Constant(&constant));
  std::optional<APInt> known = constantNumber(constant);
  if (!known || !known->isZero())
    successors.push_back(enter(body));
  if (!known || known->isZero())
    successors.push_back(leave(op));
}

void getForSuccessors(Operation *op, RegionBranchPoint point,
                      Successors &successors) {
  // The body does not yield its first argument, the induction variable. With
  // no iterations, the op returns its operands.
  Region &body = op->getRegion(0);
  successors.push_back(
      RegionSuccessor(&body, dataArguments(body).drop_front()));
  successors.push_back(leave(op));
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Compares preserved attributes, which may be null, with their region.
static LogicalResult verifyPreserved(Operation *op, Region &region,
                                     RegionAttr attrs) {
  if (!attrs)
    return success();
  auto fail = [&](size_t found, StringRef what, size_t expected) {
    return op->emitOpError("region #")
           << region.getRegionNumber() << " has " << found << ' ' << what
           << "(s) but preserved attributes has " << expected;
  };
  size_t numArguments = dataArguments(region).size();
  if (numArguments != attrs.getArgAttrs().size())
    return fail(numArguments, "argument", attrs.getArgAttrs().size());
  // The condition's function returns only the condition.
  Operation *terminator = region.front().getTerminator();
  size_t numResults = 1;
  if (auto yield = dyn_cast<YieldOp>(terminator))
    numResults = yield.getArgs().size();
  if (numResults != attrs.getResAttrs().size())
    return fail(numResults, "result", attrs.getResAttrs().size());
  return success();
}

static LogicalResult verifyAllPreserved(Operation *op) {
  auto interface = cast<PreservedAttributesInterface>(op);
  for (auto [index, region] : enumerate(op->getRegions()))
    if (failed(verifyPreserved(op, region, interface.getPreservedAttrs(index))))
      return failure();
  return success();
}

static bool endsWithYield(Region &region) {
  return isa<YieldOp>(region.front().back());
}

LogicalResult verifyIfRegions(Operation *op) {
  if (!endsWithYield(op->getRegion(0)))
    return op->emitOpError("then region must be terminated by a 'tfg.yield'");
  if (!endsWithYield(op->getRegion(1)))
    return op->emitOpError("else region must be terminated by a 'tfg.yield'");
  return verifyAllPreserved(op);
}

LogicalResult verifyCaseRegions(Operation *op, ArrayAttr branchAttrs,
                                ArrayAttr regionAttrs) {
  if (op->getNumRegions() == 0)
    return op->emitOpError("needs at least one branch");
  for (Region &region : op->getRegions())
    if (!endsWithYield(region))
      return op->emitOpError("branch region #")
             << region.getRegionNumber()
             << " is not terminated by a 'tfg.yield' op";
  if (branchAttrs && branchAttrs.size() != op->getNumRegions())
    return op->emitOpError("has ")
           << op->getNumRegions() << " regions but " << branchAttrs.size()
           << " branch function attributes";
  if (regionAttrs && regionAttrs.size() != op->getNumRegions())
    return op->emitOpError("expected ")
           << op->getNumRegions() << " region attribute(s) but got "
           << regionAttrs.size();
  return verifyAllPreserved(op);
}

/// The interface has verified that there are as many tokens as data values. If
/// the first half has no token, the second half is all tokens.
static LogicalResult verifyArgumentOrder(Operation *op) {
  for (Region &region : op->getRegions())
    for (BlockArgument argument : dataArguments(region))
      if (isControl(argument))
        return op->emitOpError("region #")
               << region.getRegionNumber() << " argument #"
               << argument.getArgNumber() << " should not be a control token";
  return success();
}

LogicalResult verifyWhileRegions(Operation *op) {
  if (!isa<ConditionOp>(op->getRegion(0).front().back()))
    return op->emitOpError(
        "condition region must be terminated by a 'tfg.condition' op");
  if (!endsWithYield(op->getRegion(1)))
    return op->emitOpError(
        "body region must be terminated by a 'tfg.yield' op");
  if (failed(verifyArgumentOrder(op)))
    return failure();
  return verifyAllPreserved(op);
}

LogicalResult verifyForRegion(Operation *op) {
  Region &body = op->getRegion(0);
  if (!endsWithYield(body))
    return op->emitOpError(
        "body region must be terminated by a 'tfg.yield' op");
  if (body.getNumArguments() == 0)
    return op->emitOpError("expected the body block to have at least have the "
                           "loop index as an argument");
  auto index = dyn_cast<TensorType>(body.getArgument(0).getType());
  if (!index || !index.getElementType().isSignlessInteger(32))
    return op->emitOpError(
        "expected first body block argument to be an i32 tensor");
  if (failed(verifyArgumentOrder(op)))
    return failure();
  return verifyAllPreserved(op);
}

} // namespace tfuse::tfg::detail
