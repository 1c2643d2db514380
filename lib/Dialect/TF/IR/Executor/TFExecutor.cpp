//===- TFExecutor.cpp - Graphs as TensorFlow's executor runs them ---------===//
//
// The dialect, and the verifiers of its ops.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFExecutor.h"

#include "mlir/Dialect/Traits.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FoldInterfaces.h"
#include "mlir/Transforms/InliningUtils.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "tfuse/Dialect/TF/IR/TFExecutorDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "tfuse/Dialect/TF/IR/TFExecutorTypes.cpp.inc"

namespace tfuse::tf_executor {
namespace {

/// A function's body may be inlined into an island, as its ops run in order.
struct ExecutorInlinerInterface : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final {
    return true;
  }
  bool isLegalToInline(Region *dest, Region *src, bool,
                       IRMapping &) const final {
    return isa<IslandOp>(dest->getParentOp()) && src->hasOneBlock();
  }
};

/// A graph holds nodes only, so constants go into islands.
struct ExecutorFoldInterface : DialectFoldInterface {
  using DialectFoldInterface::DialectFoldInterface;
  bool shouldMaterializeInto(Region *region) const final {
    return isa<IslandOp>(region->getParentOp());
  }
};

} // namespace

void TFExecutorDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "tfuse/Dialect/TF/IR/TFExecutorTypes.cpp.inc"
      >();
}

Type TFExecutorDialect::parseType(DialectAsmParser &parser) const {
  StringRef keyword;
  Type type;
  if (!generatedTypeParser(parser, &keyword, type).has_value())
    parser.emitError(parser.getNameLoc(), "unknown tf_executor type: ")
        << keyword;
  return type;
}

void TFExecutorDialect::printType(Type type, DialectAsmPrinter &printer) const {
  if (failed(generatedTypePrinter(type, printer)))
    llvm_unreachable("every type of the dialect has a printer");
}

void TFExecutorDialect::initialize() {
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TF/IR/TFExecutorOps.cpp.inc"
      >();
  addInterfaces<ExecutorInlinerInterface, ExecutorFoldInterface>();
}

//===----------------------------------------------------------------------===//
// Checks that ops share
//===----------------------------------------------------------------------===//

LogicalResult detail::verifyControlLast(Operation *op) {
  bool seenControl = false;
  for (OpOperand &operand : op->getOpOperands()) {
    if (isa<ControlType>(operand.get().getType()))
      seenControl = true;
    else if (seenControl)
      return op->emitOpError()
             << "found non-control operand #" << operand.getOperandNumber()
             << " after control operand";
  }
  return success();
}

bool detail::isBroadcastable(Type from, Type to) {
  return isa<ShapedType>(from) && isa<ShapedType>(to) &&
         tf_type::areBroadcastCompatible(TypeRange(from), TypeRange(to));
}

/// Whether a value of type `from` may become one of type `to`: their shapes
/// broadcast, and no value turns into a reference.
static bool losesNoReference(TensorType from, TensorType to) {
  return !tf_type::isRefTensor(to) || tf_type::isRefTensor(from);
}
static bool broadcasts(TensorType from, TensorType to) {
  return bool(OpTrait::util::getBroadcastedType(
      tf_type::dropRefAndSubtypes(from), tf_type::dropRefAndSubtypes(to)));
}

//===----------------------------------------------------------------------===//
// graph and island
//===----------------------------------------------------------------------===//

FetchOp GraphOp::getFetch() { return cast<FetchOp>(getBody().front().back()); }

/// Only nodes may be in a graph.
static LogicalResult verifyNodes(GraphOp graph) {
  for (Operation &op : graph.getBody().front()) {
    if (op.getDialect() != graph->getDialect())
      return op.emitOpError("unallowed inside a tf_executor.graph region");
    if (isa<GraphOp>(op))
      return op.emitOpError(
          "unallowed directly inside another tf_executor.graph");
  }
  return success();
}

LogicalResult GraphOp::verify() {
  if (getBody().front().empty())
    return emitOpError("expects a non-empty body");
  if (failed(verifyNodes(*this)))
    return failure();
  auto fetch = dyn_cast<FetchOp>(getBody().front().back());
  if (!fetch)
    return getBody().front().back().emitOpError(
        "invalid tf_executor.graph terminator, fetch expected");
  if (fetch.getNumOperands() < getNumResults())
    return fetch.emitOpError("does not have enough operands to cover the graph "
                             "returned values");
  for (OpOperand &operand : fetch->getOpOperands()) {
    unsigned i = operand.getOperandNumber();
    Type type = operand.get().getType();
    if (isa<ControlType>(type)) {
      if (i != getNumResults())
        return fetch.emitOpError()
               << "operand #" << i
               << " is a control type, can't be bound to a graph result";
      break;
    }
    if (i >= getNumResults())
      return fetch.emitOpError()
             << "operand #" << i << " does not have a graph results to bind";
    if (type != getResult(i).getType())
      return fetch.emitOpError()
             << "operand #" << i << " type mismatch graph results ("
             << getResult(i).getType() << " != " << type << ")";
  }
  return success();
}

YieldOp IslandOp::getYield() { return cast<YieldOp>(getBody().front().back()); }

bool IslandOp::wrapsSingleOp() {
  auto ops = getBody().front().without_terminator();
  return llvm::hasSingleElement(ops) &&
         llvm::equal(ops.begin()->getResults(), getYield().getOperands());
}

LogicalResult IslandOp::verify() {
  if (getBody().getNumArguments() != 0)
    return emitOpError("expects body without any arguments");
  Operation &yield = getBody().front().back();
  if (!isa<YieldOp>(yield))
    return yield.emitOpError(
        "invalid tf_executor.island terminator, yield expected");
  if (yield.getNumOperands() != getOutputs().size())
    return yield.emitOpError()
           << "has " << yield.getNumOperands()
           << " operand, but island returns " << getOutputs().size();
  for (auto [i, pair] :
       llvm::enumerate(llvm::zip(getOutputs(), yield.getOperands()))) {
    auto [output, operand] = pair;
    if (output.getType() != operand.getType())
      return yield.emitOpError()
             << "operand #" << i << " type mismatch island results";
    if (isa<ControlType>(output.getType()))
      return yield.emitOpError()
             << "unexpected control type for operand #" << i;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

LogicalResult SwitchNOp::verify() {
  if (getOutputs().size() != getNumOuts())
    return emitOpError() << "expect `num_outs` (" << getNumOuts()
                         << ") results but got " << getOutputs().size();
  auto data = dyn_cast<TensorType>(getData().getType());
  if (!data)
    return emitOpError() << "expects data operand to have tensor type but got "
                         << getData().getType();
  for (Type type : getOutputs().getTypes()) {
    auto output = dyn_cast<TensorType>(type);
    if (!output)
      return emitOpError() << "expects outputs to have tensor type but got "
                           << type;
    if (!losesNoReference(data, output))
      return emitOpError()
             << "expects same operand and output element type but got " << data
             << " vs " << output;
    if (!broadcasts(data, output))
      return emitOpError() << "expects data operand to be broadcastable with "
                              "all output types but got "
                           << data << " vs " << output;
  }
  return success();
}

LogicalResult MergeOp::verify() {
  if (getNumOperands() == 0)
    return emitOpError("expects at least one operand");
  if (isa<ControlType>(getOperand(0).getType()))
    return emitOpError("expects a non-control input");
  auto output = cast<TensorType>(getOutput().getType());
  for (Type type : getOperandTypes()) {
    if (isa<ControlType>(type))
      break;
    auto data = dyn_cast<TensorType>(type);
    if (!data)
      return emitOpError()
             << "expects data operands to have tensor type but got " << type;
    if (!losesNoReference(data, output))
      return emitOpError()
             << "expects same operand and output element type but got " << data
             << " vs " << output;
    if (!broadcasts(data, output))
      return emitOpError() << "expects all operands to be broadcastable with "
                              "output type but got "
                           << data << " vs " << output;
  }
  return success();
}

LogicalResult NextIterationSourceOp::verify() {
  if (!getToken().hasOneUse())
    return emitOpError("expects a single user for produced token");
  if (!isa<NextIterationSinkOp>(*getToken().user_begin()))
    return emitOpError("token should be consumed by a sink op");
  return success();
}

LogicalResult NextIterationSinkOp::verify() {
  Operation *definition = getToken().getDefiningOp();
  if (!definition)
    return emitOpError("expects a token directly produced by a "
                       "tf_executor.NextIteration.Source op: ");
  auto source = dyn_cast<NextIterationSourceOp>(definition);
  if (!source)
    return emitOpError("expects a token produced by a "
                       "tf_executor.NextIteration.Source op: ");
  if (source.getOutput().getType() != getInput().getType())
    return emitOpError()
           << "input type " << getInput().getType()
           << " mismatch the tf_executor.NextIteration.Source output type: "
           << source.getOutput().getType();
  return success();
}

} // namespace tfuse::tf_executor

#define GET_OP_CLASSES
#include "tfuse/Dialect/TF/IR/TFExecutorOps.cpp.inc"
