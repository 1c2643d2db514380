//===- LazyAttrs.cpp - The tfuse dialect: constants not yet computed ------===//

#include "CastElements.h"
#include "LazyView.h"
#include "QuantizeElements.h"
#include "StepArithmetic.h"
#include "StridedCopy.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

#include "tfuse/Eval/TFuseDialect.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "tfuse/Eval/LazyAttrs.cpp.inc"

namespace tfuse::eval {

void TFuseDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tfuse/Eval/LazyAttrs.cpp.inc"
      >();
}

static constexpr std::pair<StepKind, llvm::StringLiteral> stepKinds[] = {
    {StepKind::Cast, "cast"}, {StepKind::Quantize, "quantize"},
    {StepKind::Mul, "mul"},   {StepKind::Add, "add"},
    {StepKind::Sub, "sub"},   {StepKind::Div, "div"},
};

StringRef stepKindName(StepKind kind) {
  return stepKinds[static_cast<size_t>(kind)].second;
}

std::optional<StepKind> stepKindFromName(StringRef name) {
  for (auto [kind, spelling] : stepKinds)
    if (spelling == name)
      return kind;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Text: `<constant>, offset = 0, strides = [..]`
//===----------------------------------------------------------------------===//

static void printView(AsmPrinter &printer, ElementsAttr constant,
                      int64_t offset, ArrayRef<int64_t> strides) {
  printer << constant << ", offset = " << offset << ", strides = [";
  llvm::interleaveComma(strides, printer);
  printer << "]";
}

static ParseResult parseView(AsmParser &parser, ElementsAttr &constant,
                             int64_t &offset, SmallVector<int64_t> &strides) {
  auto parseStride = [&] {
    return parser.parseInteger(strides.emplace_back());
  };
  return failure(parser.parseAttribute(constant) || parser.parseComma() ||
                 parser.parseKeyword("offset") || parser.parseEqual() ||
                 parser.parseInteger(offset) || parser.parseComma() ||
                 parser.parseKeyword("strides") || parser.parseEqual() ||
                 parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                                parseStride));
}

void LazyStepAttr::print(AsmPrinter &printer) const {
  printer << "<" << stepKindName(getKind()) << " ";
  if (isConversion(getKind()))
    printer << getCastType();
  else
    printView(printer, getOperand(), getOffset(), getStrides());
  printer << ">";
}

Attribute LazyStepAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef name;
  if (parser.parseLess() || parser.parseKeyword(&name))
    return {};
  std::optional<StepKind> kind = stepKindFromName(name);
  if (!kind) {
    parser.emitError(loc, "expected cast, quantize, mul, add, sub or div");
    return {};
  }
  Type castType;
  ElementsAttr operand;
  int64_t offset = 0;
  SmallVector<int64_t> strides;
  ParseResult body = isConversion(*kind)
                         ? parser.parseType(castType)
                         : parseView(parser, operand, offset, strides);
  if (failed(body) || parser.parseGreater())
    return {};
  return parser.getChecked<LazyStepAttr>(loc, parser.getContext(), *kind,
                                         castType, operand, offset, strides);
}

void LazyElementsAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printView(printer, getSource(), getOffset(), getStrides());
  if (!getSteps().empty()) {
    printer << ", steps = [";
    llvm::interleaveComma(getSteps(), printer,
                          [&](LazyStepAttr step) { step.print(printer); });
    printer << "]";
  }
  printer << ">";
}

Attribute LazyElementsAttr::parse(AsmParser &parser, Type type) {
  SMLoc loc = parser.getCurrentLocation();
  ElementsAttr source;
  int64_t offset = 0;
  SmallVector<int64_t> strides;
  SmallVector<LazyStepAttr> steps;
  auto parseStep = [&]() -> ParseResult {
    auto step =
        dyn_cast_if_present<LazyStepAttr>(LazyStepAttr::parse(parser, {}));
    steps.push_back(step);
    return success(bool(step));
  };
  if (parser.parseLess() || parseView(parser, source, offset, strides))
    return {};
  if (succeeded(parser.parseOptionalComma()) &&
      (parser.parseKeyword("steps") || parser.parseEqual() ||
       parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseStep)))
    return {};
  if (parser.parseGreater())
    return {};
  auto shaped = dyn_cast_if_present<RankedTensorType>(type);
  if (!shaped) {
    parser.emitError(loc, "a lazy constant needs the type of its tensor");
    return {};
  }
  return parser.getChecked<LazyElementsAttr>(loc, parser.getContext(), shaped,
                                             source, offset, strides, steps);
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

using EmitError = llvm::function_ref<InFlightDiagnostic()>;

// Every index of `sizes` must lead to an element of the constant.
static LogicalResult verifyView(EmitError emitError, ElementsAttr constant,
                                int64_t offset, ArrayRef<int64_t> strides,
                                ArrayRef<int64_t> sizes) {
  ShapedType type = constant.getShapedType();
  std::optional<int64_t> count;
  if (type.hasStaticShape())
    count =
        checkedProduct(type.getShape(), elementBytes(type.getElementType()));
  if (!count || elementBytes(type.getElementType()) == 0)
    return emitError() << "a view needs a constant of static shape with "
                          "elements of a fixed size";
  if (strides.size() != sizes.size())
    return emitError() << "expected one stride per dimension";
  if (llvm::is_contained(sizes, 0))
    return success();
  int64_t least = offset, most = offset;
  for (auto [size, stride] : llvm::zip_equal(sizes, strides)) {
    int64_t reach;
    if (llvm::MulOverflow(size - 1, stride, reach) ||
        llvm::AddOverflow(reach < 0 ? least : most, reach,
                          reach < 0 ? least : most))
      return emitError() << "the view reaches beyond its constant";
  }
  if (least < 0 || most >= type.getNumElements())
    return emitError() << "the view reaches beyond its constant";
  return success();
}

LogicalResult LazyStepAttr::verify(EmitError emitError, StepKind kind,
                                   Type castType, ElementsAttr operand,
                                   int64_t offset, ArrayRef<int64_t> strides) {
  if (isConversion(kind) && (!castType || operand))
    return emitError() << stepKindName(kind) << " takes a type only";
  if (kind == StepKind::Quantize && !canQuantizeTo(castType))
    return emitError() << "quantize takes a quantized type with one scale, not "
                       << castType;
  if (isConversion(kind))
    return success();
  if (!operand || castType)
    return emitError() << stepKindName(kind) << " takes a constant only";
  if (!canCombineElements(kind, elementKind(operand.getElementType())))
    return emitError() << stepKindName(kind)
                       << " does not support elements of type "
                       << operand.getElementType();
  return success();
}

LogicalResult LazyElementsAttr::verify(EmitError emitError, ShapedType type,
                                       ElementsAttr source, int64_t offset,
                                       ArrayRef<int64_t> strides,
                                       ArrayRef<LazyStepAttr> steps) {
  if (!type.hasStaticShape() || !checkedProduct(type.getShape(), 16))
    return emitError() << "a lazy constant needs a static shape";
  if (failed(verifyView(emitError, source, offset, strides, type.getShape())))
    return failure();
  Type elementType = source.getElementType();
  for (LazyStepAttr step : steps) {
    if (step.getKind() == StepKind::Cast) {
      if (!lazy::canCast(elementType, step.getCastType()))
        return emitError() << "cannot cast " << elementType << " to "
                           << step.getCastType();
      elementType = step.getCastType();
      continue;
    }
    if (step.getKind() == StepKind::Quantize) {
      if (!canQuantizeElements(elementKind(elementType)))
        return emitError() << "cannot quantize " << elementType;
      elementType = storedType(step.getCastType());
      continue;
    }
    if (step.getOperand().getElementType() != elementType)
      return emitError() << "expected a step with " << elementType
                         << ", not with " << step.getOperand().getElementType();
    if (failed(verifyView(emitError, step.getOperand(), step.getOffset(),
                          step.getStrides(), type.getShape())))
      return failure();
  }
  if (elementType != type.getElementType())
    return emitError() << "the steps end with " << elementType
                       << ", the type says " << type.getElementType();
  return success();
}

//===----------------------------------------------------------------------===//
// The ElementsAttr interface
//===----------------------------------------------------------------------===//

bool LazyElementsAttr::isDenseView() const {
  return LazyView::of(*this).isDense();
}

bool LazyElementsAttr::isSplat() const { return getNumElements() == 1; }

// The bytes of one element, the largest of which is complex128.
using ElementBytes = std::array<char, 16>;
static bool readElement(ElementsAttr attr, int64_t index, ElementBytes &bytes);

// The position in a view's constant of a row-major index of `sizes`.
static int64_t viewIndex(int64_t index, ArrayRef<int64_t> sizes, int64_t offset,
                         ArrayRef<int64_t> strides) {
  for (size_t axis = sizes.size(); axis-- > 0;) {
    offset += index % sizes[axis] * strides[axis];
    index /= sizes[axis];
  }
  return offset;
}

static bool readLazyElement(LazyElementsAttr lazy, int64_t index,
                            ElementBytes &bytes) {
  ArrayRef<int64_t> sizes = lazy.getType().getShape();
  if (!readElement(lazy.getSource(),
                   viewIndex(index, sizes, lazy.getOffset(), lazy.getStrides()),
                   bytes))
    return false;
  ElementKind kind = elementKind(lazy.getSource().getElementType());
  for (LazyStepAttr step : lazy.getSteps()) {
    if (step.getKind() == StepKind::Cast) {
      ElementKind to = elementKind(step.getCastType());
      ElementBytes converted;
      castElements(kind, to, bytes.data(), 1, converted.data());
      bytes = converted;
      kind = to;
      continue;
    }
    if (step.getKind() == StepKind::Quantize) {
      ElementBytes stored;
      quantizeElements(kind, step.getCastType(), bytes.data(), 1,
                       stored.data());
      bytes = stored;
      kind = elementKind(storedType(step.getCastType()));
      continue;
    }
    ElementBytes operand;
    if (!readElement(
            step.getOperand(),
            viewIndex(index, sizes, step.getOffset(), step.getStrides()),
            operand))
      return false;
    combineRow(step.getKind(), kind, bytes.data(), operand.data(), 0, 1);
  }
  return true;
}

static bool readElement(ElementsAttr attr, int64_t index, ElementBytes &bytes) {
  unsigned width = elementBytes(attr.getElementType());
  if (auto lazy = dyn_cast<LazyElementsAttr>(attr))
    return readLazyElement(lazy, index, bytes);
  if (std::optional<ArrayRef<char>> raw = tryGetRawData(attr)) {
    std::memcpy(bytes.data(), raw->data() + index * width, width);
    return true;
  }
  llvm::Expected<HostTensor> tensor = toHostTensor(attr);
  if (!tensor) {
    llvm::consumeError(tensor.takeError());
    return false;
  }
  ArrayRef<char> element = tensor->isSplat()
                               ? tensor->splatElement()
                               : tensor->bytes().slice(index * width, width);
  llvm::copy(element, bytes.begin());
  return true;
}

template <typename T> bool LazyElementsAttr::canIterate() const {
  Type type = getElementType();
  if constexpr (std::is_same_v<T, Attribute>)
    return isa<IntegerType, FloatType, IndexType, ComplexType>(type);
  else if constexpr (std::is_same_v<T, llvm::APInt>)
    return isa<IntegerType, IndexType>(type);
  else if constexpr (std::is_same_v<T, llvm::APFloat>)
    return isa<FloatType>(type);
  else
    return KindOf<T>::value == elementKind(type);
}

static llvm::APInt bitsOf(Type type, const char *bytes) {
  uint64_t value = 0;
  std::memcpy(&value, bytes, elementBytes(type));
  unsigned width = isa<IndexType>(type) ? 64 : type.getIntOrFloatBitWidth();
  return llvm::APInt(width, value, /*isSigned=*/false, /*implicitTrunc=*/true);
}

static llvm::APFloat floatOf(FloatType type, const char *bytes) {
  return llvm::APFloat(type.getFloatSemantics(), bitsOf(type, bytes));
}

static Attribute attributeOf(Type type, const char *bytes) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Type part = complex.getElementType();
    return ArrayAttr::get(type.getContext(),
                          {attributeOf(part, bytes),
                           attributeOf(part, bytes + elementBytes(part))});
  }
  if (auto floating = dyn_cast<FloatType>(type))
    return FloatAttr::get(type, floatOf(floating, bytes));
  return IntegerAttr::get(type, bitsOf(type, bytes));
}

template <typename T> T LazyElementsAttr::elementAt(int64_t index) const {
  ElementBytes bytes = {};
  readElement(*this, index, bytes);
  Type type = getElementType();
  if constexpr (std::is_same_v<T, Attribute>) {
    return attributeOf(type, bytes.data());
  } else if constexpr (std::is_same_v<T, llvm::APInt>) {
    return bitsOf(type, bytes.data());
  } else if constexpr (std::is_same_v<T, llvm::APFloat>) {
    return floatOf(cast<FloatType>(type), bytes.data());
  } else {
    T value;
    std::memcpy(&value, bytes.data(), sizeof(T));
    return value;
  }
}

#define TFUSE_INSTANTIATE(T)                                                   \
  template T LazyElementsAttr::elementAt<T>(int64_t) const;                    \
  template bool LazyElementsAttr::canIterate<T>() const;
TFUSE_INSTANTIATE(Attribute)
TFUSE_INSTANTIATE(llvm::APInt)
TFUSE_INSTANTIATE(llvm::APFloat)
TFUSE_INSTANTIATE(bool)
TFUSE_INSTANTIATE(int8_t)
TFUSE_INSTANTIATE(int16_t)
TFUSE_INSTANTIATE(int32_t)
TFUSE_INSTANTIATE(int64_t)
TFUSE_INSTANTIATE(uint8_t)
TFUSE_INSTANTIATE(uint16_t)
TFUSE_INSTANTIATE(uint32_t)
TFUSE_INSTANTIATE(uint64_t)
TFUSE_INSTANTIATE(float)
TFUSE_INSTANTIATE(double)
#undef TFUSE_INSTANTIATE

} // namespace tfuse::eval
