//===- OpText.cpp - the short form of binary ops --------------------------===//
//
// `tfl.add %0, %1 {attributes} : type` stands for an op whose operands and
// result have one type. All other forms print as the generic form, without the
// quotes.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOpSupport.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace tfuse::tfl {

/// The form with explicit types: `(operands) <{..}> {..} : function-type`.
static ParseResult parseTyped(OpAsmParser &parser, OperationState &result,
                              ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                              SMLoc loc) {
  if (succeeded(parser.parseOptionalLess()) &&
      (parser.parseAttribute(result.propertiesAttr) || parser.parseGreater()))
    return failure();
  FunctionType type;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  result.addTypes(type.getResults());
  return success();
}

ParseResult parseSameTypeOp(OpAsmParser &parser, OperationState &result) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<OpAsmParser::UnresolvedOperand, 2> operands;
  if (succeeded(parser.parseOptionalLParen())) {
    if (parser.parseOperandList(operands, 2) || parser.parseRParen())
      return failure();
    return parseTyped(parser, result, operands, loc);
  }
  Type type;
  if (parser.parseOperandList(operands, 2) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperands(operands, type, result.operands))
    return failure();
  result.addTypes(type);
  return success();
}

void printSameTypeOp(Operation *op, OpAsmPrinter &printer) {
  Type type = op->getResult(0).getType();
  if (!llvm::all_equal(op->getOperandTypes()) ||
      op->getOperand(0).getType() != type) {
    printer.printGenericOp(op, /*printOpName=*/false);
    return;
  }
  printer << ' ';
  printer.printOperands(op->getOperands());
  // Properties appear among the attributes in this form.
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : " << type;
}

FailureOr<SmallVector<int32_t>> parseI32List(AsmParser &parser) {
  SmallVector<int32_t> elements;
  auto parseOne = [&]() -> ParseResult {
    return parser.parseInteger(elements.emplace_back());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return failure();
  return elements;
}

} // namespace tfuse::tfl
