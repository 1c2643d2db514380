//===- Syntax.cpp - The textual form of nodes -----------------------------===//
//
//   %Op:2, %ctl = Op(%data, ...) [%control, ...] device("d") name("n") {attrs}
//     : (types of data operands) -> (types of data results)
//
// Control tokens have no types in the text. Without data results, the type is
// the list of operand types; without either, there is none.
//
//===----------------------------------------------------------------------===//

#include "Detail.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace llvm;
using namespace mlir;
using tfuse::tf_type::ControlType;

namespace tfuse::tfg::detail {

//===----------------------------------------------------------------------===//
// Keywords
//===----------------------------------------------------------------------===//

/// The prefix of keyword attributes' names.
static constexpr StringLiteral kKeywordPrefix = "_mlir_";
static constexpr StringLiteral kKeywordAttributes[] = {
    TFGDialect::kDevice, TFGDialect::kAssignedDevice, TFGDialect::kName};

ParseResult parseKeywordsAndAttributes(OpAsmParser &parser,
                                       NamedAttrList &attributes) {
  for (StringRef attribute : kKeywordAttributes) {
    if (failed(parser.parseOptionalKeyword(
            attribute.drop_front(kKeywordPrefix.size()))))
      continue;
    StringAttr value;
    if (parser.parseLParen() ||
        parser.parseAttribute(value, NoneType::get(parser.getContext())) ||
        parser.parseRParen())
      return failure();
    attributes.append(attribute, value);
  }
  return parser.parseOptionalAttrDict(attributes);
}

void printKeywordsAndAttributes(Operation *op, OpAsmPrinter &printer,
                                ArrayRef<StringRef> elided) {
  SmallVector<StringRef> printed(elided);
  for (StringRef attribute : kKeywordAttributes) {
    auto value = op->getAttrOfType<StringAttr>(attribute);
    if (!value || value.getValue().empty())
      continue;
    printer << ' ' << attribute.drop_front(kKeywordPrefix.size()) << '(';
    printer.printString(value.getValue());
    printer << ')';
    printed.push_back(attribute);
  }
  printer.printOptionalAttrDict(op->getAttrs(), printed);
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

void nameResults(Operation *op, OpAsmSetValueNameFn setName) {
  unsigned count = op->getNumResults();
  if (count > 1 && !isControl(op->getResult(0)))
    setName(op->getResult(0), op->getName().stripDialect());
  if (count > 0 && isControl(op->getResult(count - 1)))
    setName(op->getResult(count - 1), "ctl");
}

ParseResult parseNode(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand, 4> operands;
  if (parser.parseOperandList(operands, AsmParser::Delimiter::OptionalParen))
    return failure();
  size_t numData = operands.size();
  if (parser.parseOperandList(operands, AsmParser::Delimiter::OptionalSquare) ||
      parseKeywordsAndAttributes(parser, result.attributes))
    return failure();

  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOptionalColonTypeList(types))
    return failure();
  if (types.size() == 1 && isa<FunctionType>(types.front())) {
    auto type = cast<FunctionType>(types.front());
    result.addTypes(type.getResults());
    types = to_vector(type.getInputs());
  }
  if (types.size() != numData)
    return parser.emitError(loc)
           << "got " << numData
           << " non-control operands, but the type defines " << types.size()
           << " input types";
  auto control = ControlType::get(parser.getContext());
  types.resize(operands.size(), control);
  result.addTypes(control);
  return parser.resolveOperands(operands, types, loc, result.operands);
}

void printNode(Operation *op, OpAsmPrinter &printer) {
  NodeView node(op);
  if (OperandRange data = node.dataOperands(); !data.empty())
    printer << '(' << data << ')';
  if (OperandRange control = node.controlOperands(); !control.empty())
    printer << " [" << control << ']';
  printKeywordsAndAttributes(op, printer);

  TypeRange operands(node.dataOperands()), results(node.dataResults());
  if (!results.empty())
    printer << " : (" << operands << ") -> (" << results << ')';
  else if (!operands.empty())
    printer << " : " << operands;
}

/// True if all data values precede the control tokens.
template <typename RangeT> static bool isOrdered(RangeT values) {
  return std::is_partitioned(values.begin(), values.end(),
                             [](Value value) { return !isControl(value); });
}

bool hasNodeSyntax(Operation *op) {
  // A name prints without quotes if it reads as one identifier. The prefix
  // "tfg." is omitted if the rest has no dot.
  StringRef name = op->getName().stripDialect();
  auto isNameChar = [](char c) {
    return isAlnum(c) || c == '_' || c == '$' || c == '.';
  };
  if (name.empty() || !(isAlpha(name.front()) || name.front() == '_') ||
      !all_of(name, isNameChar))
    return false;
  return NodeView::isNode(op) && op->getNumRegions() == 0 &&
         op->getNumSuccessors() == 0 && isOrdered(op->getOperands()) &&
         op->getNumResults() > 0 && isControl(op->getResults().back()) &&
         none_of(op->getResults().drop_back(), isControl);
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static LogicalResult verifyOrder(Operation &op, TypeRange types,
                                 StringRef what) {
  std::optional<size_t> control;
  for (auto [index, type] : enumerate(types)) {
    if (isa<ControlType>(type))
      control = index;
    else if (control)
      return op.emitOpError("found non-control ")
             << what << " in position #" << index << " after control " << what
             << " in position #" << *control;
  }
  return success();
}

LogicalResult verifyNodes(Block &body) {
  for (Operation &op : body) {
    if (!op.getName().getDialect() ||
        !isa<TFGDialect>(op.getName().getDialect()))
      continue;
    if (failed(verifyOrder(op, op.getOperandTypes(), "input")) ||
        failed(verifyOrder(op, op.getResultTypes(), "result")))
      return failure();
    for (StringRef keyword : kKeywordAttributes)
      if (auto value = op.getAttrOfType<StringAttr>(keyword);
          value && value.getValue().empty())
        return op.emitOpError() << keyword
                                << " has empty value. Only insert this "
                                   "attribute when it has a value";
  }
  return success();
}

} // namespace tfuse::tfg::detail
