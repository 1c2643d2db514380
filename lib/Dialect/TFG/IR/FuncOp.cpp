//===- FuncOp.cpp - The ops tfg.func and tfg.return -----------------------===//

#include "Detail.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include <deque>

using namespace llvm;
using namespace mlir;
using tfuse::tf_type::ControlType;

namespace tfuse::tfg {

void GraphFuncOp::build(OpBuilder &builder, OperationState &state,
                        StringRef name, FunctionType type, bool generic) {
  state.addRegion();
  state.addAttribute(getSymNameAttrName(state.name),
                     builder.getStringAttr(name));
  state.addAttribute(getFunctionTypeAttrName(state.name), TypeAttr::get(type));
  if (generic)
    state.addAttribute(getGenericAttrName(state.name), builder.getUnitAttr());
}

/// The attributes of argument or result `index`; null if it has none.
static DictionaryAttr dictionaryAt(ArrayAttr all, unsigned index) {
  return all && index < all.size() ? dyn_cast<DictionaryAttr>(all[index])
                                   : DictionaryAttr();
}

StringRef GraphFuncOp::getArgName(unsigned tensorIndex) {
  DictionaryAttr attrs = dictionaryAt(getArgAttrsAttr(), 2 * tensorIndex);
  auto name =
      attrs ? attrs.getAs<StringAttr>(TFGDialect::kArgName) : StringAttr();
  return name ? name.getValue() : StringRef();
}

//===----------------------------------------------------------------------===//
// Arguments and their control tokens
//===----------------------------------------------------------------------===//

BlockArgument GraphFuncOp::getDataValueOf(BlockArgument token) {
  return token.getOwner()->getArgument(token.getArgNumber() - 1);
}
BlockArgument GraphFuncOp::getControlTokenOf(BlockArgument data) {
  return data.getOwner()->getArgument(data.getArgNumber() + 1);
}
BlockArgument GraphFuncOp::getDataValue(Region &region, unsigned index) {
  return region.getArgument(2 * index);
}
BlockArgument GraphFuncOp::getControlToken(Region &region, unsigned index) {
  return region.getArgument(2 * index + 1);
}

void GraphFuncOp::getAsmBlockArgumentNames(Region &region,
                                           OpAsmSetValueNameFn setName) {
  // The function may be invalid. All arguments get a name, because the parser
  // derives the names of their control tokens from it.
  for (unsigned i = 0; i + 1 < region.getNumArguments(); i += 2) {
    if (!isControl(region.getArgument(i + 1)))
      continue;
    std::string name = getArgName(i / 2).str();
    if (name.empty())
      name = "arg" + std::to_string(i);
    setName(region.getArgument(i), name);
    setName(region.getArgument(i + 1), name + ".ctl");
  }
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

namespace {
/// The parsed signature of a function.
struct Signature {
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<Attribute> argAttrs, resAttrs;
  SmallVector<Type> results;
  std::deque<std::string> tokenNames; ///< Storage for argument names.
};
} // namespace

/// %x: type {attributes}. Declares %x and %x.ctl.
static ParseResult parseArgument(OpAsmParser &parser, Signature &signature) {
  OpAsmParser::Argument argument;
  NamedAttrList attrs;
  if (parser.parseOperand(argument.ssaName, /*allowResultNumber=*/false) ||
      parser.parseColonType(argument.type) ||
      parser.parseOptionalAttrDict(attrs))
    return failure();
  MLIRContext *context = parser.getContext();
  signature.arguments.push_back(argument);
  signature.argAttrs.push_back(attrs.getDictionary(context));

  OpAsmParser::Argument token = argument;
  token.ssaName.name =
      signature.tokenNames.emplace_back((argument.ssaName.name + ".ctl").str());
  token.type = ControlType::get(context);
  signature.arguments.push_back(token);
  signature.argAttrs.push_back(DictionaryAttr::get(context));
  return success();
}

static ParseResult parseSignature(OpAsmParser &parser, Signature &signature) {
  auto parseOneArgument = [&] { return parseArgument(parser, signature); };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren,
                                     parseOneArgument))
    return failure();
  if (failed(parser.parseOptionalArrow()))
    return success();
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, [&] {
    NamedAttrList attrs;
    if (parser.parseType(signature.results.emplace_back()) ||
        parser.parseOptionalAttrDict(attrs))
      return failure();
    signature.resAttrs.push_back(attrs.getDictionary(parser.getContext()));
    return success();
  });
}

ParseResult GraphFuncOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  StringRef visibility;
  if (succeeded(parser.parseOptionalKeyword(&visibility,
                                            {"public", "private", "nested"})))
    result.addAttribute(SymbolTable::getVisibilityAttrName(),
                        builder.getStringAttr(visibility));
  if (succeeded(parser.parseOptionalKeyword("generic")))
    result.addAttribute(getGenericAttrName(result.name), builder.getUnitAttr());

  StringAttr name;
  Signature signature;
  if (parser.parseSymbolName(name, getSymNameAttrName(result.name),
                             result.attributes) ||
      parseSignature(parser, signature) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  auto argTypes = map_to_vector(
      signature.arguments,
      [](const OpAsmParser::Argument &argument) { return argument.type; });
  result.addAttribute(
      getFunctionTypeAttrName(result.name),
      TypeAttr::get(builder.getFunctionType(argTypes, signature.results)));
  result.addAttribute(getArgAttrsAttrName(result.name),
                      builder.getArrayAttr(signature.argAttrs));
  result.addAttribute(getResAttrsAttrName(result.name),
                      builder.getArrayAttr(signature.resAttrs));

  Region *body = result.addRegion();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseRegion(*body, signature.arguments))
    return failure();
  if (body->empty())
    return parser.emitError(loc, "expected non-empty function body");
  return success();
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Starts a line, indented by `indent` spaces relative to the op.
static void newLine(OpAsmPrinter &printer, unsigned indent) {
  printer.printNewline();
  printer.getStream().indent(indent);
}

static void printAttrs(OpAsmPrinter &printer, ArrayAttr all, unsigned index) {
  if (DictionaryAttr attrs = dictionaryAt(all, index))
    printer.printOptionalAttrDict(attrs.getValue());
}

void GraphFuncOp::print(OpAsmPrinter &printer) {
  // Prints one argument per line.
  unsigned indent = getOperationName().size() + 3 + getSymName().size();
  printer << ' ';
  if (auto visibility = (*this)->getAttrOfType<StringAttr>(
          SymbolTable::getVisibilityAttrName())) {
    printer << visibility.getValue() << ' ';
    indent += visibility.getValue().size() + 1;
  }
  if (getGeneric())
    printer << "generic ";
  printer.printSymbolName(getSymName());

  printer << '(';
  for (unsigned i = 0, e = getNumArguments(); i + 1 < e; i += 2) {
    if (i > 0) {
      printer << ", ";
      newLine(printer, indent);
    }
    printer << getArgument(i) << ": " << getArgumentTypes()[i];
    printAttrs(printer, getArgAttrsAttr(), i);
  }
  printer << ')';

  ArrayRef<Type> results = getResultTypes();
  if (!results.empty()) {
    newLine(printer, 5);
    printer << "-> (";
    for (auto [i, type] : enumerate(results)) {
      if (i > 0) {
        printer << ", ";
        newLine(printer, 9);
      }
      printer << type;
      printAttrs(printer, getResAttrsAttr(), i);
    }
    printer << ')';
  }

  printer.printNewline();
  function_interface_impl::printFunctionAttributes(
      printer, *this,
      {getGenericAttrName(), SymbolTable::getVisibilityAttrName(),
       getFunctionTypeAttrName(), getArgAttrsAttrName(),
       getResAttrsAttrName()});
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

LogicalResult GraphFuncOp::verify() {
  if (getNumArguments() % 2 != 0)
    return emitOpError("expects an even number of arguments");
  if (ArrayAttr attrs = getArgAttrsAttr();
      attrs && attrs.size() != getNumArguments())
    return emitOpError("expects argument attributes for each argument (")
           << attrs.size() << " vs " << getNumArguments() << ")";
  if (ArrayAttr attrs = getResAttrsAttr();
      attrs && attrs.size() != getNumResults())
    return emitOpError("expects results attributes for each result (")
           << attrs.size() << " vs " << getNumResults() << ")";
  return success();
}

/// Compares the operands of `op` with the results of its function.
static LogicalResult verifyReturn(GraphFuncOp func, ReturnOp op) {
  ArrayRef<Type> results = func.getResultTypes();
  if (results.size() > op->getNumOperands())
    return func.emitOpError("expects ")
           << results.size() << " returned values but tfg.return has "
           << op->getNumOperands() << " operands";
  for (auto [index, operand] : enumerate(op->getOperands())) {
    Type type = operand.getType();
    if (index >= results.size()) {
      if (!isa<ControlType>(type))
        return func.emitOpError("returned value #")
               << index << " overflow the expected " << results.size()
               << " returned value for function " << func.getName()
               << ", expected a ControlType but got " << type;
    } else if (!detail::mayBeSame(results[index], type)) {
      return func.emitOpError("type mismatch for returned value #")
             << index << ", expected " << results[index] << " but got " << type;
    }
  }
  return success();
}

LogicalResult GraphFuncOp::verifyBody() {
  if (getBody().empty() || getBody().front().empty())
    return emitOpError("expects a non empty body");
  Block &body = getBody().front();
  if (body.getNumArguments() != getNumArguments())
    return emitOpError("function type indicated ")
           << getNumArguments() << " args but block has "
           << body.getNumArguments();
  for (auto [index, types] :
       enumerate(zip_equal(getArgumentTypes(), body.getArgumentTypes())))
    if (std::get<0>(types) != std::get<1>(types))
      return emitOpError("type mismatch for arg #")
             << index << ", signature defines " << std::get<0>(types)
             << " block arg is " << std::get<1>(types);
  auto returnOp = dyn_cast<ReturnOp>(body.back());
  if (!returnOp)
    return emitOpError(
               "expects body to be terminated with a tfg.return, but got: ")
           << body.back().getName().getStringRef();
  if (failed(verifyReturn(*this, returnOp)))
    return failure();
  return detail::verifyNodes(body);
}

//===----------------------------------------------------------------------===//
// Canonicalization
//===----------------------------------------------------------------------===//

/// Erases unused nodes: a function returns its side effects as control tokens,
/// so these nodes have uses.
LogicalResult GraphFuncOp::canonicalize(GraphFuncOp func,
                                        PatternRewriter &rewriter) {
  SmallVector<Operation *> unused;
  auto consider = [&](Operation *op) {
    if (op->use_empty() && !isa<ReturnOp>(op))
      unused.push_back(op);
  };
  for (Operation &op : reverse(func.getBody().front()))
    consider(&op);
  bool changed = !unused.empty();
  while (!unused.empty()) {
    Operation *op = unused.pop_back_val();
    SmallPtrSet<Operation *, 4> producers;
    for (Value operand : op->getOperands())
      if (Operation *producer = operand.getDefiningOp())
        producers.insert(producer);
    rewriter.eraseOp(op);
    for (Operation *producer : producers)
      if (producer != op && producer->getBlock() == &func.getBody().front())
        consider(producer);
  }
  return success(changed);
}

//===----------------------------------------------------------------------===//
// ReturnOp
//===----------------------------------------------------------------------===//

void ReturnOp::build(OpBuilder &builder, OperationState &state,
                     ValueRange tensors, ValueRange tokens) {
  state.addOperands(tensors);
  state.addOperands(tokens);
  SmallVector<Attribute> attrs(tokens.size(), builder.getDictionaryAttr({}));
  state.addAttribute(getControlRetAttrsAttrName(state.name),
                     builder.getArrayAttr(attrs));
}

LogicalResult ReturnOp::verify() {
  size_t tokens = count_if(getOperands(), isControl);
  if (getControlRetAttrs().size() != tokens)
    return emitOpError("expected as many control result attributes as there "
                       "are control operands");
  return success();
}

ParseResult ReturnOp::parse(OpAsmParser &parser, OperationState &result) {
  MLIRContext *context = parser.getContext();
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Attribute> tokenAttrs;
  auto parseToken = [&]() -> ParseResult {
    NamedAttrList attrs;
    if (parser.parseOperand(operands.emplace_back()) ||
        parser.parseOptionalAttrDict(attrs))
      return failure();
    tokenAttrs.push_back(attrs.getDictionary(context));
    return success();
  };
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, AsmParser::Delimiter::OptionalParen) ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::OptionalSquare,
                                     parseToken) ||
      detail::parseKeywordsAndAttributes(parser, result.attributes) ||
      parser.parseOptionalColonTypeList(types))
    return failure();
  result.addAttribute(getControlRetAttrsAttrName(result.name),
                      ArrayAttr::get(context, tokenAttrs));
  types.resize(operands.size(), ControlType::get(context));
  return parser.resolveOperands(operands, types, loc, result.operands);
}

void ReturnOp::print(OpAsmPrinter &printer) {
  auto split = find_if(getOperands(), isControl);
  ValueRange tensors(getOperands().take_front(split - getOperands().begin()));
  ValueRange tokens(getOperands().drop_front(tensors.size()));
  if (!tensors.empty())
    printer << '(' << tensors << ')';
  if (!tokens.empty()) {
    printer << " [";
    for (auto [index, token] : enumerate(tokens)) {
      printer << (index ? ", " : "") << token;
      DictionaryAttr attrs = dictionaryAt(getControlRetAttrs(), index);
      if (attrs && !attrs.empty())
        printer << ' ' << attrs;
    }
    printer << ']';
  }
  detail::printKeywordsAndAttributes(*this, printer,
                                     {getControlRetAttrsAttrName()});
  if (!tensors.empty())
    printer << " : " << tensors.getTypes();
}

} // namespace tfuse::tfg
