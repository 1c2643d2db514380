//===- ControlFlow.cpp - control flow and custom operators ---------------===//
//
// Op classes of the family, with the verifiers and folds that need code.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/ControlFlow.cpp.inc"

void TFLDialect::registerControlFlowOps() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TFL/IR/Ops/ControlFlow.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// if
//===----------------------------------------------------------------------===//

void IfOp::getSuccessorRegions(RegionBranchPoint point,
                               SmallVectorImpl<RegionSuccessor> &regions) {
  if (!point.isParent()) {
    regions.emplace_back(getOperation(), getResults());
    return;
  }
  regions.emplace_back(&getThenRegion());
  if (!getElseRegion().empty())
    regions.emplace_back(&getElseRegion());
}

void IfOp::getEntrySuccessorRegions(ArrayRef<Attribute> operands,
                                    SmallVectorImpl<RegionSuccessor> &regions) {
  auto condition = dyn_cast_or_null<DenseIntElementsAttr>(operands.front());
  if (!condition || condition.getNumElements() != 1)
    return getSuccessorRegions(RegionBranchPoint::parent(), regions);
  bool isTrue = !(*condition.value_begin<APInt>()).isZero();
  if (isTrue)
    regions.emplace_back(&getThenRegion());
  else if (!getElseRegion().empty())
    regions.emplace_back(&getElseRegion());
}

void PolyCallOp::getSuccessorRegions(RegionBranchPoint,
                                     SmallVectorImpl<RegionSuccessor> &) {}

//===----------------------------------------------------------------------===//
// while
//===----------------------------------------------------------------------===//

LogicalResult WhileOp::verify() {
  if (getNumOperands() != getNumResults())
    return emitOpError("number of operands does not match number of results (")
           << getNumOperands() << " != " << getNumResults() << ")";
  Block &cond = getCond().front(), &body = getBody().front();
  if (cond.getNumArguments() != body.getNumArguments())
    return emitOpError("number of arguments in condition function does not "
                       "match number of arguments in body function (")
           << cond.getNumArguments() << " != " << body.getNumArguments() << ")";
  for (auto [a, b] :
       llvm::zip(cond.getArgumentTypes(), body.getArgumentTypes()))
    if (failed(verifyCompatibleShape(a, b)))
      return emitOpError("condition function's argument type does not match "
                         "body function's argument type (")
             << a << " != " << b << ")";
  return success();
}

SmallVector<Region *> WhileOp::getLoopRegions() { return {&getBody()}; }

bool WhileOp::isDefinedOutsideOfLoop(Value) {
  // Only constants are moved out of loops, and that is for folding to do.
  return false;
}

namespace {
/// Replaces loop-invariant iter args by their initial values, and erases unused
/// iter args.
struct DropConstantState : public OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(WhileOp op,
                                PatternRewriter &rewriter) const override {
    bool isChanged = false;
    for (unsigned i = 0; i < op.getNumOperands(); ++i)
      isChanged |= useFromOutside(op, i, rewriter);
    llvm::BitVector unused(op.getNumOperands());
    for (unsigned i = 0; i < op.getNumOperands(); ++i)
      if (isUnused(op, i))
        unused.set(i);
    if (unused.any())
      drop(op, unused, rewriter);
    return success(isChanged || unused.any());
  }

private:
  static Operation *yieldOf(WhileOp op) {
    return op.getBody().front().getTerminator();
  }

  /// A resource may be written in the loop, so its handle stays an argument
  /// unless it is only read.
  static bool isWrittenResource(BlockArgument argument) {
    if (!tfuse::tf_type::isResourceTensor(argument.getType()))
      return false;
    return llvm::any_of(argument.getUsers(), [](Operation *user) {
      return !user->hasTrait<OpTrait::IsTerminator>() &&
             user->getName().getStringRef() != "tf.ReadVariableOp" &&
             !isa<ReadVariableOp>(user);
    });
  }

  static bool useFromOutside(WhileOp op, unsigned i,
                             PatternRewriter &rewriter) {
    BlockArgument inBody = op.getBody().getArgument(i);
    BlockArgument inCond = op.getCond().getArgument(i);
    if (yieldOf(op)->getOperand(i) != inBody || isWrittenResource(inBody))
      return false;
    Value outside = op.getOperand(i);
    bool isResultLike = op.getResult(i).getType() == outside.getType();
    if (inBody.hasOneUse() && inCond.use_empty() &&
        (op.getResult(i).use_empty() || !isResultLike))
      return false;
    // The yield keeps the argument: it goes with it.
    rewriter.replaceUsesWithIf(inBody, outside, [&](OpOperand &use) {
      return use.getOwner() != yieldOf(op);
    });
    rewriter.replaceAllUsesWith(inCond, outside);
    if (isResultLike)
      rewriter.replaceAllUsesWith(op.getResult(i), outside);
    return true;
  }

  static bool isUnused(WhileOp op, unsigned i) {
    BlockArgument inBody = op.getBody().getArgument(i);
    bool isUnusedInBody = llvm::all_of(inBody.getUses(), [&](OpOperand &use) {
      return use.getOwner() == yieldOf(op) && use.getOperandNumber() == i;
    });
    return isUnusedInBody && op.getCond().getArgument(i).use_empty() &&
           op.getResult(i).use_empty();
  }

  static void drop(WhileOp op, const llvm::BitVector &unused,
                   PatternRewriter &rewriter) {
    SmallVector<Value> operands;
    SmallVector<Type> types;
    for (unsigned i = 0; i < op.getNumOperands(); ++i) {
      if (unused[i])
        continue;
      operands.push_back(op.getOperand(i));
      types.push_back(op.getResult(i).getType());
    }
    rewriter.modifyOpInPlace(yieldOf(op),
                             [&] { yieldOf(op)->eraseOperands(unused); });
    auto loop = WhileOp::create(rewriter, op.getLoc(), types, operands,
                                op.getIsStatelessAttr());
    loop->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    loop.getCond().takeBody(op.getCond());
    loop.getBody().takeBody(op.getBody());
    loop.getCond().front().eraseArguments(unused);
    loop.getBody().front().eraseArguments(unused);
    SmallVector<Value> results;
    for (unsigned i = 0, kept = 0; i < op.getNumResults(); ++i)
      results.push_back(unused[i] ? Value() : loop.getResult(kept++));
    for (auto [old, replacement] : llvm::zip(op.getResults(), results))
      if (replacement)
        rewriter.replaceAllUsesWith(old, replacement);
    rewriter.eraseOp(op);
  }
};
} // namespace

void WhileOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *context) {
  patterns.add<DropConstantState>(context);
}

//===----------------------------------------------------------------------===//
// control_node
//===----------------------------------------------------------------------===//

YieldOp ControlNodeOp::getYield() {
  return cast<YieldOp>(getBody().front().back());
}

bool ControlNodeOp::wrapsOneOp() {
  auto body = getBody().front().without_terminator();
  return llvm::hasSingleElement(body) &&
         llvm::equal(body.begin()->getResults(), getYield()->getOperands());
}

LogicalResult ControlNodeOp::verify() {
  if (!getBody().front().args_empty())
    return emitOpError() << "expects body without any arguments";
  Operation &terminator = getBody().front().back();
  if (!isa<YieldOp>(terminator))
    return terminator.emitOpError()
           << "invalid TFL.control_node terminator, yield expected";
  if (terminator.getNumOperands() != getOutputs().size())
    return terminator.emitOpError()
           << "has " << terminator.getNumOperands()
           << " operand, but control_node returns " << getOutputs().size();
  for (auto [i, output, operand] :
       llvm::enumerate(getOutputs(), terminator.getOperands()))
    if (output.getType() != operand.getType())
      return terminator.emitOpError()
             << "operand #" << i << " type mismatch control_node results";
  return success();
}

void ControlNodeOp::print(OpAsmPrinter &printer) {
  if (getNumOperands() != 0) {
    printer << '(';
    printer.printOperands(getOperands());
    printer << ')';
  }
  // The short form has one location for all of it.
  bool isShort = (*this)->getAttrs().empty() && wrapsOneOp() &&
                 getBody().front().front().getLoc() == getLoc() &&
                 getYield().getLoc() == getLoc();
  if (isShort) {
    printer << " controls ";
    printer.printGenericOp(&getBody().front().front());
    return;
  }
  printer << ' ';
  printer.printRegion(getBody());
  printer.printOptionalAttrDict((*this)->getAttrs());
}

ParseResult ControlNodeOp::parse(OpAsmParser &parser, OperationState &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type controlType = ControlType::get(parser.getContext());
  SmallVector<OpAsmParser::UnresolvedOperand, 4> before;
  if (parser.parseOperandList(before, OpAsmParser::Delimiter::OptionalParen) ||
      parser.resolveOperands(before,
                             SmallVector<Type>(before.size(), controlType), loc,
                             result.operands))
    return failure();

  Region &body = *result.addRegion();
  if (succeeded(parser.parseOptionalKeyword("controls"))) {
    Block &block = body.emplaceBlock();
    Operation *op = parser.parseGenericOperation(&block, block.begin());
    if (!op)
      return failure();
    // The region belongs to no op yet, so the block does not know the context.
    OpBuilder builder(parser.getContext());
    builder.setInsertionPointToEnd(&block);
    YieldOp::create(builder, op->getLoc(), op->getResults());
    result.location = op->getLoc();
  } else if (parser.parseRegion(body)) {
    return failure();
  }
  ensureTerminator(body, parser.getBuilder(), result.location);
  result.addTypes(body.back().back().getOperandTypes());
  result.addTypes(controlType);
  return parser.parseOptionalAttrDict(result.attributes);
}
