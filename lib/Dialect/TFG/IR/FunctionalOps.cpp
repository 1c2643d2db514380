//===- FunctionalOps.cpp - Control flow that calls functions --------------===//
//
// The verifiers check that the functions, if the module defines them, take the
// op's operands and return its results; and that type-list attributes match the
// types of the operands and results.
//
//===----------------------------------------------------------------------===//

#include "Detail.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include <algorithm>

using namespace llvm;
using namespace mlir;
using tfuse::tf_type::FuncAttr;

namespace tfuse::tfg {

namespace {
/// The data operands and results of an op.
struct Interface {
  TypeRange operands, results;
};

/// A function that an op calls, with its role: "then", "body".
struct Callee {
  Attribute attr;
  std::string role;
};
} // namespace

static LogicalResult verifyTokens(Operation *op) {
  TypeRange operands = op->getOperandTypes();
  auto isToken = [](Type type) { return isa<tf_type::ControlType>(type); };
  if (!std::is_partitioned(operands.begin(), operands.end(),
                           [&](Type type) { return !isToken(type); }))
    return op->emitOpError(
        "not all control tokens come after non-control operands");
  TypeRange results = op->getResultTypes();
  if (results.empty() || !isToken(results.back()))
    return op->emitOpError("does not define a control result");
  if (any_of(results.drop_back(), isToken))
    return op->emitOpError(
        "must have a control token result as and only as its last result");
  return success();
}

static LogicalResult verifyCallee(Operation *op, const Callee &callee,
                                  TypeRange operands, TypeRange results,
                                  SymbolTableCollection &symbols) {
  auto attr = dyn_cast<FuncAttr>(callee.attr);
  auto func =
      attr ? symbols.lookupNearestSymbolFrom<GraphFuncOp>(op, attr.getName())
           : GraphFuncOp();
  if (!func) // A placeholder, or a function of another module.
    return success();
  auto fail = [&](InFlightDiagnostic diag) -> LogicalResult {
    diag.attachNote(func.getLoc()) << "see referenced function";
    return diag;
  };

  ArrayRef<Type> arguments = func.getArgumentTypes();
  ArrayRef<Type> returned = func.getResultTypes();
  if (arguments.size() / 2 != operands.size())
    return fail(op->emitOpError(callee.role)
                << " function has " << arguments.size() / 2
                << " arguments but was provided " << operands.size());
  if (returned.size() != results.size())
    return fail(op->emitOpError(callee.role)
                << " function has " << returned.size()
                << " results but expected " << results.size());
  if (func.getGeneric())
    return success();
  for (auto [index, type] : enumerate(operands))
    if (!detail::mayBeSame(arguments[2 * index], type))
      return fail(
          op->emitOpError(callee.role)
          << " function argument #" << index << " type " << arguments[2 * index]
          << " is not compatible with corresponding operand type: " << type);
  for (auto [index, type] : enumerate(results))
    if (!detail::mayBeSame(returned[index], type))
      return fail(
          op->emitOpError(callee.role)
          << " function result #" << index << " type " << returned[index]
          << " is not compatible with corresponding result type: " << type);
  return success();
}

/// Compares types with the attribute that lists them, if the op has it.
static LogicalResult verifyTypeList(Operation *op, TypeRange types,
                                    Attribute attr, StringRef what) {
  auto list = dyn_cast_if_present<ArrayAttr>(attr);
  if (!list)
    return success();
  if (list.size() != types.size())
    return op->emitOpError("has ") << types.size() << " " << what << "s but "
                                   << list.size() << " " << what << " types";
  for (auto [index, pair] : enumerate(zip_equal(types, list))) {
    auto [type, element] = pair;
    auto listed = dyn_cast<TypeAttr>(element);
    if (!listed || !tf_type::isValidElementType(listed.getValue()))
      continue;
    Type expected = UnrankedTensorType::get(listed.getValue());
    if (!detail::mayBeSame(type, expected))
      return op->emitOpError(what)
             << " #" << index << " is incompatible with dtype "
             << listed.getValue() << ", got: " << type;
  }
  return success();
}

static Interface interfaceOf(Operation *op) {
  NodeView node(op);
  return {node.dataOperands().getTypes(), node.dataResults().getTypes()};
}

//===----------------------------------------------------------------------===//
// If
//===----------------------------------------------------------------------===//

template <typename IfLikeOp>
static LogicalResult verifyIf(IfLikeOp op, SymbolTableCollection &symbols) {
  if (failed(op.verifyInvariants()) || failed(verifyTokens(op)))
    return failure();
  auto [operands, results] = interfaceOf(op);
  operands = operands.drop_front(); // The condition.
  for (const Callee &callee : {Callee{op.getThenBranchAttr(), "then"},
                               Callee{op.getElseBranchAttr(), "else"}})
    if (failed(verifyCallee(op, callee, operands, results, symbols)))
      return failure();
  return success(
      succeeded(verifyTypeList(op, operands, op.getTinAttr(), "argument")) &&
      succeeded(verifyTypeList(op, results, op.getToutAttr(), "result")));
}

LogicalResult IfOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyIf(*this, symbols);
}
LogicalResult StatelessIfOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyIf(*this, symbols);
}
LogicalResult StatefulIfOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyIf(*this, symbols);
}

//===----------------------------------------------------------------------===//
// Case
//===----------------------------------------------------------------------===//

template <typename CaseLikeOp>
static LogicalResult verifyCase(CaseLikeOp op, SymbolTableCollection &symbols) {
  if (failed(op.verifyInvariants()) || failed(verifyTokens(op)))
    return failure();
  auto [operands, results] = interfaceOf(op);
  operands = operands.drop_front(); // The index.
  if (auto branches = dyn_cast<ArrayAttr>(op.getBranchesAttr()))
    for (auto [index, branch] : enumerate(branches))
      if (failed(verifyCallee(op, {branch, ("branch #" + Twine(index)).str()},
                              operands, results, symbols)))
        return failure();
  return success(
      succeeded(verifyTypeList(op, operands, op.getTinAttr(), "argument")) &&
      succeeded(verifyTypeList(op, results, op.getToutAttr(), "result")));
}

LogicalResult CaseOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyCase(*this, symbols);
}
LogicalResult
StatelessCaseOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyCase(*this, symbols);
}
LogicalResult StatefulCaseOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyCase(*this, symbols);
}

//===----------------------------------------------------------------------===//
// While
//===----------------------------------------------------------------------===//

template <typename WhileLikeOp>
static LogicalResult verifyWhile(WhileLikeOp op,
                                 SymbolTableCollection &symbols) {
  if (failed(op.verifyInvariants()) || failed(verifyTokens(op)))
    return failure();
  auto [operands, results] = interfaceOf(op);
  Type condition =
      UnrankedTensorType::get(IntegerType::get(op.getContext(), 1));
  // As in If, a condition may have any type.
  if (auto attr = dyn_cast<FuncAttr>(op.getCondAttr()))
    if (auto func =
            symbols.lookupNearestSymbolFrom<GraphFuncOp>(op, attr.getName());
        func && func.getNumResults() == 1)
      condition = func.getResultTypes().front();
  if (failed(verifyCallee(op, {op.getCondAttr(), "cond"}, operands, condition,
                          symbols)) ||
      failed(verifyCallee(op, {op.getBodyAttr(), "body"}, operands, results,
                          symbols)))
    return failure();
  return success(
      succeeded(verifyTypeList(op, operands, op.getTAttr(), "argument")) &&
      succeeded(verifyTypeList(op, results, op.getTAttr(), "result")));
}

LogicalResult WhileOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyWhile(*this, symbols);
}
LogicalResult
StatelessWhileOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyWhile(*this, symbols);
}
LogicalResult
StatefulWhileOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyWhile(*this, symbols);
}

//===----------------------------------------------------------------------===//
// For
//===----------------------------------------------------------------------===//

LogicalResult ForOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (failed(verifyInvariants()) || failed(verifyTokens(*this)))
    return failure();
  auto [operands, results] = interfaceOf(*this);
  // The body takes the induction variable instead of start, limit and delta.
  if (failed(verifyCallee(*this, {getBodyAttr(), "body"},
                          operands.drop_front(2), results, symbols)))
    return failure();
  return success(
      succeeded(verifyTypeList(*this, operands.drop_front(3), getTAttr(),
                               "argument")) &&
      succeeded(verifyTypeList(*this, results, getTAttr(), "result")));
}

} // namespace tfuse::tfg
