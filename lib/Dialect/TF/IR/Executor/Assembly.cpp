//===- Assembly.cpp - The textual form of tf_executor ops -----------------===//

#include "mlir/IR/Builders.h"
#include "tfuse/Dialect/TF/IR/TFExecutor.h"

using namespace mlir;

namespace tfuse::tf_executor {

//===----------------------------------------------------------------------===//
// Shared by all short forms: `op operands : type`, with the type of the data,
// or a function type if the other types do not follow from it.
//===----------------------------------------------------------------------===//

using Operands = SmallVector<OpAsmParser::UnresolvedOperand, 4>;

static ControlType controlType(OpAsmParser &parser) {
  return ControlType::get(parser.getContext());
}

static Type scalarOf(Type element) {
  return RankedTensorType::get({}, element);
}

/// Parses `: type` and resolves the operands. `expand` turns a single type into
/// operand types (without those of control operands) and result types.
static ParseResult
parseTypes(OpAsmParser &parser, OperationState &state, const Operands &operands,
           function_ref<void(Type, SmallVectorImpl<Type> &inputs,
                             SmallVectorImpl<Type> &results)>
               expand) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<Type> types, inputs;
  if (parser.parseColonTypeList(types))
    return failure();
  if (types.size() != 1)
    return parser.emitError(loc, " expects only a single data type");
  if (auto function = dyn_cast<FunctionType>(types.front())) {
    llvm::append_range(inputs, function.getInputs());
    state.addTypes(function.getResults());
  } else {
    expand(types.front(), inputs, state.types);
    if (inputs.size() < operands.size())
      inputs.append(operands.size() - inputs.size(), controlType(parser));
  }
  if (parser.resolveOperands(operands, inputs, loc, state.operands))
    return failure();
  return parser.parseOptionalAttrDict(state.attributes);
}

/// Prints `: type`, in the short form if that is unambiguous, and attributes.
static void printTypes(OpAsmPrinter &printer, Operation *op, bool isShort,
                       ArrayRef<StringRef> elided = {}) {
  printer << " : ";
  if (isShort)
    printer << op->getResult(0).getType();
  else
    printer.printFunctionalType(op);
  printer.printOptionalAttrDict(op->getAttrs(), elided);
}

//===----------------------------------------------------------------------===//
// graph
//===----------------------------------------------------------------------===//

void GraphOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printRegion(getBody());
  printer.printOptionalAttrDict((*this)->getAttrs());
}

ParseResult GraphOp::parse(OpAsmParser &parser, OperationState &state) {
  SMLoc loc = parser.getCurrentLocation();
  Region &body = *state.addRegion();
  if (parser.parseRegion(body))
    return failure();
  GraphOp::ensureTerminator(body, parser.getBuilder(), state.location);
  if (!body.hasOneBlock())
    return parser.emitError(loc, "expects a single block region");
  auto fetch = dyn_cast<FetchOp>(body.front().back());
  if (!fetch)
    return parser.emitError(loc, "expects a tf_executor.fetch terminator");
  // The graph returns what is fetched before the first control edge.
  for (Type type : fetch.getOperandTypes()) {
    if (isa<ControlType>(type))
      break;
    state.addTypes(type);
  }
  return parser.parseOptionalAttrDict(state.attributes);
}

//===----------------------------------------------------------------------===//
// island
//===----------------------------------------------------------------------===//

void IslandOp::print(OpAsmPrinter &printer) {
  if (getNumOperands() != 0)
    printer << '(' << getOperands() << ')';
  // The short form has room for one location.
  if ((*this)->getAttrs().empty() && wrapsSingleOp()) {
    Operation &wrapped = getBody().front().front();
    if (wrapped.getLoc() == getLoc() && getYield().getLoc() == getLoc()) {
      printer << " wraps ";
      printer.printGenericOp(&wrapped);
      return;
    }
  }
  printer << ' ';
  printer.printRegion(getBody());
  printer.printOptionalAttrDict((*this)->getAttrs());
}

/// Parses the op after `wraps` into a block that yields its results.
static ParseResult parseWrapped(OpAsmParser &parser, OperationState &state,
                                Region &body) {
  Block &block = body.emplaceBlock();
  Operation *wrapped = parser.parseGenericOperation(&block, block.begin());
  if (!wrapped)
    return failure();
  OpBuilder builder(parser.getContext());
  builder.setInsertionPointToEnd(&block);
  YieldOp::create(builder, wrapped->getLoc(), wrapped->getResults());
  state.location = wrapped->getLoc();
  return success();
}

ParseResult IslandOp::parse(OpAsmParser &parser, OperationState &state) {
  SMLoc loc = parser.getCurrentLocation();
  Operands operands;
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::OptionalParen))
    return failure();
  SmallVector<Type> types(operands.size(), controlType(parser));
  if (parser.resolveOperands(operands, types, loc, state.operands))
    return failure();

  Region &body = *state.addRegion();
  if (succeeded(parser.parseOptionalKeyword("wraps"))) {
    if (parseWrapped(parser, state, body))
      return failure();
  } else if (parser.parseRegion(body)) {
    return failure();
  }
  IslandOp::ensureTerminator(body, parser.getBuilder(), state.location);
  state.addTypes(body.back().back().getOperandTypes());
  state.addTypes(controlType(parser));
  return parser.parseOptionalAttrDict(state.attributes);
}

//===----------------------------------------------------------------------===//
// Switch, _SwitchN and Merge
//===----------------------------------------------------------------------===//

ParseResult SwitchOp::parse(OpAsmParser &parser, OperationState &state) {
  SMLoc loc = parser.getCurrentLocation();
  Operands operands;
  if (parser.parseOperandList(operands))
    return failure();
  if (operands.size() < 2)
    return parser.emitError(loc, " expects a single data type and a predicate");
  return parseTypes(parser, state, operands,
                    [&](Type type, SmallVectorImpl<Type> &inputs,
                        SmallVectorImpl<Type> &results) {
                      inputs.assign(
                          {type, scalarOf(parser.getBuilder().getI1Type())});
                      results.assign({type, type, controlType(parser)});
                    });
}

void SwitchOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getOperands();
  Type type = getData().getType();
  bool isShort =
      getTrueOutput().getType() == type && getFalseOutput().getType() == type &&
      getPredicate().getType() == scalarOf(IntegerType::get(getContext(), 1));
  printTypes(printer, *this, isShort);
}

ParseResult SwitchNOp::parse(OpAsmParser &parser, OperationState &state) {
  Operands operands;
  IntegerAttr count;
  SmallVector<Type> types;
  Builder &builder = parser.getBuilder();
  if (parser.parseOperandList(operands, 2) || parser.parseKeyword("of"))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAttribute(count, builder.getI64Type(), "num_outs",
                            state.attributes))
    return failure();
  // Bound the memory of the op's results.
  constexpr int64_t maxResults = 1 << 20;
  if (count.getInt() <= 0 || count.getInt() > maxResults)
    return parser.emitError(loc, " expects a positive number of outputs");
  if (parser.parseOperandList(operands,
                              OpAsmParser::Delimiter::OptionalParen) ||
      parser.parseColonTypeList(types))
    return failure();
  if (types.size() != 1)
    return parser.emitError(loc, " expects only a single data type");

  state.types.append(count.getInt(), types.front());
  state.addTypes(controlType(parser));
  types.push_back(scalarOf(builder.getI32Type()));
  types.append(operands.size() - 2, controlType(parser));
  if (parser.resolveOperands(operands, types, loc, state.operands))
    return failure();
  return parser.parseOptionalAttrDict(state.attributes);
}

void SwitchNOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getData() << ", " << getIndex() << " of "
          << getOutputs().size();
  if (!getControlInputs().empty())
    printer << " (" << getControlInputs() << ')';
  printer << " : " << getResult(0).getType();
  printer.printOptionalAttrDict((*this)->getAttrs(), {"num_outs"});
}

ParseResult MergeOp::parse(OpAsmParser &parser, OperationState &state) {
  Operands operands;
  if (parser.parseOperandList(operands))
    return failure();
  return parseTypes(parser, state, operands,
                    [&](Type type, SmallVectorImpl<Type> &inputs,
                        SmallVectorImpl<Type> &results) {
                      inputs.assign({type, type});
                      results.assign(
                          {type, scalarOf(parser.getBuilder().getI32Type()),
                           controlType(parser)});
                    });
}

/// The short form stands for two values of the type of the result.
void MergeOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getOperands();
  unsigned values = 0;
  bool sameType = true;
  for (Type type : getOperandTypes()) {
    if (isa<ControlType>(type))
      break;
    ++values;
    sameType &= type == getOutput().getType();
  }
  printTypes(printer, *this, sameType && values == 2);
}

//===----------------------------------------------------------------------===//
// Enter, Exit and LoopCond
//===----------------------------------------------------------------------===//

static constexpr int64_t defaultParallelIterations = 10;

ParseResult EnterOp::parse(OpAsmParser &parser, OperationState &state) {
  Builder &builder = parser.getBuilder();
  SMLoc loc = parser.getCurrentLocation();
  Operands operands;
  if (parser.parseOperandList(operands))
    return failure();
  if (operands.empty())
    return parser.emitError(loc, " expects at least one data operand");
  StringAttr frame;
  if (parser.parseKeyword("frame") ||
      parser.parseAttribute(frame, builder.getNoneType(), "frame_name",
                            state.attributes))
    return failure();
  IntegerAttr iterations = builder.getI64IntegerAttr(defaultParallelIterations);
  if (succeeded(parser.parseOptionalKeyword("parallel_iterations")) &&
      parser.parseAttribute(iterations, builder.getI64Type()))
    return failure();
  bool isConstant = succeeded(parser.parseOptionalKeyword("constant"));
  state.addAttribute("parallel_iterations", iterations);
  state.addAttribute("is_constant", builder.getBoolAttr(isConstant));
  return parseTypes(parser, state, operands,
                    [&](Type type, SmallVectorImpl<Type> &inputs,
                        SmallVectorImpl<Type> &results) {
                      inputs.assign({type});
                      results.assign({type, controlType(parser)});
                    });
}

void EnterOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getOperands() << " frame ";
  printer.printAttributeWithoutType(getFrameNameAttr());
  if (int64_t(getParallelIterations()) != defaultParallelIterations)
    printer << " parallel_iterations " << getParallelIterations();
  if (getIsConstant())
    printer << " constant ";
  printTypes(printer, *this, getData().getType() == getOutput().getType(),
             {"frame_name", "parallel_iterations", "is_constant"});
}

ParseResult ExitOp::parse(OpAsmParser &parser, OperationState &state) {
  Operands operands;
  if (parser.parseOperandList(operands))
    return failure();
  return parseTypes(parser, state, operands,
                    [&](Type type, SmallVectorImpl<Type> &inputs,
                        SmallVectorImpl<Type> &results) {
                      inputs.assign({type});
                      results.assign({type, controlType(parser)});
                    });
}

void ExitOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getOperands();
  printTypes(printer, *this, getData().getType() == getOutput().getType());
}

ParseResult LoopCondOp::parse(OpAsmParser &parser, OperationState &state) {
  SMLoc loc = parser.getCurrentLocation();
  Operands operands;
  if (parser.parseOperandList(operands))
    return failure();
  if (operands.empty())
    return parser.emitError(loc, "expects at least one operand");
  return parseTypes(parser, state, operands,
                    [&](Type type, SmallVectorImpl<Type> &inputs,
                        SmallVectorImpl<Type> &results) {
                      inputs.assign({type});
                      results.assign({type, controlType(parser)});
                    });
}

void LoopCondOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getOperands();
  printTypes(printer, *this, getInput().getType() == getOutput().getType());
}

} // namespace tfuse::tf_executor
