//===- TFLDialect.cpp - the tfl dialect -----------------------------------===//
//
// Registration, constants, attributes and types of the dialect.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FoldInterfaces.h"
#include "mlir/Transforms/InliningUtils.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLBidirectionalOps.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tfuse::tfl;

#include "tfuse/Dialect/TFL/IR/TFLDialect.cpp.inc"

#include "tfuse/Dialect/TFL/IR/TFLEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "tfuse/Dialect/TFL/IR/TFLTypes.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tfuse/Dialect/TFL/IR/TFLAttrs.cpp.inc"

namespace {
/// Everything may be inlined, and nothing has to be done afterwards.
struct TFLInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *, Operation *, bool) const final {
    return true;
  }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
};

/// Constants stay inside loops: outlining then need not hand them in.
struct TFLFoldInterface : public DialectFoldInterface {
  using DialectFoldInterface::DialectFoldInterface;

  bool shouldMaterializeInto(Region *region) const final {
    return isa<WhileOp>(region->getParentOp());
  }
};
} // namespace

void TFLDialect::initialize() {
  registerBidirectionalOps(*this);
  registerConstantOps();
  registerControlFlowOps();
  registerConvolutionOps();
  registerElementwiseOps();
  registerImageOps();
  registerMatMulOps();
  registerQuantizationOps();
  registerRecurrentOps();
  registerReductionOps();
  registerResourceOps();
  registerShapeOps();
  registerSlicingOps();
  registerStateOps(*this);
  registerUnaryOps();
  addTypes<
#define GET_TYPEDEF_LIST
#include "tfuse/Dialect/TFL/IR/TFLTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tfuse/Dialect/TFL/IR/TFLAttrs.cpp.inc"
      >();
  addInterfaces<TFLInlinerInterface, TFLFoldInterface>();
}

Operation *TFLDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location loc) {
  if (isa<UnitAttr>(value) && isa<NoneType>(type))
    return NoValueOp::create(builder, loc, type, cast<UnitAttr>(value));
  auto elements = dyn_cast<ElementsAttr>(value);
  if (elements && elements.getType() == type &&
      arith::ConstantOp::isBuildableWith(value, type))
    return arith::ConstantOp::create(builder, loc, type,
                                     cast<TypedAttr>(value));
  if (elements)
    return ConstOp::create(builder, loc, type, elements);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// ConstBytesAttr
//===----------------------------------------------------------------------===//

Attribute ConstBytesAttr::parse(AsmParser &parser, Type) {
  std::string text;
  SMLoc loc;
  if (parser.parseColon() || parser.getCurrentLocation(&loc) ||
      parser.parseString(&text))
    return nullptr;
  llvm::StringRef digits = text;
  if (!digits.consume_front("0x"))
    return ConstBytesAttr::get(parser.getContext(), text);
  std::string bytes;
  if (digits.size() % 2 != 0 || !llvm::tryGetFromHex(digits, bytes)) {
    parser.emitError(loc, "expected an even number of hexadecimal digits");
    return nullptr;
  }
  return ConstBytesAttr::get(parser.getContext(), bytes);
}

void ConstBytesAttr::print(AsmPrinter &printer) const {
  std::optional<int64_t> limit = OpPrintingFlags().getLargeElementsAttrLimit();
  bool isElided = limit && static_cast<int64_t>(getValue().size()) > *limit;
  printer << " : \"";
  if (isElided)
    printer << "__elided__";
  else
    printer << "0x" << llvm::toHex(getValue());
  printer << '"';
}
