//===- Evaluator.cpp - Compute the results of one op ----------------------===//

#include "tfuse/Eval/Evaluator.h"

#include "Axes.h"
#include "Kernels.h"
#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Eval/KernelContext.h"
#include "tfuse/Eval/LazyElements.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::Expected;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;

namespace tfuse::eval {

//===----------------------------------------------------------------------===//
// KernelContext
//===----------------------------------------------------------------------===//

KernelContext::KernelContext(StringRef opName, ArrayRef<HostTensor> operands,
                             TypeRange resultTypes, AttrGetter attrs,
                             const EvalLimits &limits)
    : name(opName), operands(operands), attrs(attrs), limits(limits),
      results(resultTypes.size()) {
  for (Type type : resultTypes)
    elementTypes.push_back(getElementTypeOrSelf(type));
}

LogicalResult KernelContext::fail(Code failureCode, const Twine &why) {
  code = failureCode;
  reason = why.str();
  return failure();
}

LogicalResult KernelContext::expectOperands(unsigned count) {
  return numOperands() == count
             ? success()
             : fail("expected " + Twine(count) + " operands");
}

LogicalResult KernelContext::expectResults(unsigned count) {
  return numResults() == count ? success()
                               : fail("expected " + Twine(count) + " results");
}

std::optional<SmallVector<int64_t>> KernelContext::ints(unsigned index) const {
  return index < operands.size() ? operands[index].toInts() : std::nullopt;
}

std::optional<int64_t> KernelContext::intScalar(unsigned index) const {
  return index < operands.size() ? operands[index].toInt() : std::nullopt;
}

int64_t KernelContext::intAttr(StringRef name, int64_t otherwise) const {
  auto value = dyn_cast_if_present<IntegerAttr>(attrs(name));
  return value && value.getValue().getSignificantBits() <= 64
             ? value.getValue().getSExtValue()
             : otherwise;
}

bool KernelContext::boolAttr(StringRef name, bool otherwise) const {
  auto value = dyn_cast_if_present<BoolAttr>(attrs(name));
  return value ? value.getValue() : otherwise;
}

float KernelContext::floatAttr(StringRef name, float otherwise) const {
  auto value = dyn_cast_if_present<FloatAttr>(attrs(name));
  return value ? float(value.getValueAsDouble()) : otherwise;
}

StringRef KernelContext::stringAttr(StringRef name) const {
  auto value = dyn_cast_if_present<StringAttr>(attrs(name));
  return value ? value.getValue() : StringRef();
}

SmallVector<int64_t> KernelContext::intsAttr(StringRef name) const {
  SmallVector<int64_t> values;
  if (auto array = dyn_cast_if_present<ArrayAttr>(attrs(name)))
    for (auto element : array.getAsRange<Attribute>())
      if (auto value = dyn_cast<IntegerAttr>(element))
        values.push_back(value.getValue().sextOrTrunc(64).getSExtValue());
  return values;
}

bool KernelContext::fits(Type elementType, ArrayRef<int64_t> shape) {
  bool isString = elementKind(elementType) == ElementKind::String;
  std::optional<int64_t> size = checkedProduct(
      shape, isString ? sizeof(std::string) : elementBytes(elementType));
  if (size && *size <= limits.maxResultBytes)
    return true;
  (void)fail(Code::LimitExceeded, "the result is too large");
  return false;
}

bool KernelContext::affordable(int64_t multiplications) {
  if (multiplications <= limits.maxMultiplications)
    return true;
  (void)fail(Code::LimitExceeded, "the computation is too long");
  return false;
}

HostTensor KernelContext::allocateScratch(Type elementType,
                                          ArrayRef<int64_t> shape) {
  if (llvm::any_of(shape, [](int64_t size) { return size < 0; })) {
    (void)fail("a dimension would be negative");
    return {};
  }
  if (!fits(elementType, shape))
    return {};
  Expected<HostTensor> tensor = HostTensor::allocate(elementType, shape);
  if (!tensor) {
    (void)fail(Code::LimitExceeded, llvm::toString(tensor.takeError()));
    return {};
  }
  return *tensor;
}

HostTensor *KernelContext::allocate(unsigned index, ArrayRef<int64_t> shape) {
  if (index >= results.size()) {
    (void)fail("too few results");
    return nullptr;
  }
  results[index] = allocateScratch(elementTypes[index], shape);
  return results[index] ? &results[index] : nullptr;
}

HostTensor KernelContext::view(const HostTensor &tensor,
                               ArrayRef<ViewAxis> axes) {
  if (ElementsAttr constant = tensor.deferredConstant())
    return HostTensor::deferred(lazy::view(constant, axes));
  SmallVector<int64_t> sizes, strides;
  SmallVector<int64_t, 4> dense = denseStrides(tensor.shape());
  int64_t offset = 0;
  for (const ViewAxis &axis : axes) {
    int64_t stride = axis.source == ViewAxis::kRepeat ? 0 : dense[axis.source];
    sizes.push_back(axis.size);
    // For a single element the stride is irrelevant.
    strides.push_back(axis.size > 1 ? stride * axis.step : 0);
    offset += stride * axis.start;
  }
  if (tensor.isSplat() && fits(tensor.elementType(), sizes))
    return HostTensor::splat(tensor.elementType(), sizes,
                             tensor.splatElement());
  HostTensor result = allocateScratch(tensor.elementType(), sizes);
  if (result)
    copyView(tensor, offset, strides, result);
  return result;
}

LogicalResult KernelContext::setResult(unsigned index, HostTensor tensor) {
  if (index >= results.size())
    return fail("too few results");
  results[index] = std::move(tensor);
  return success();
}

//===----------------------------------------------------------------------===//
// The table of kernels
//===----------------------------------------------------------------------===//

static const llvm::StringMap<Kernel> &kernelTable() {
  static const llvm::StringMap<Kernel> table = {
#define TFUSE_KERNEL(dialect, op, kernel) {#dialect "." #op, kernel},
#include "Kernels.def"
  };
  return table;
}

bool hasKernel(StringRef opName) { return kernelTable().contains(opName); }

SmallVector<StringRef> opsWithKernels() {
  SmallVector<StringRef> names(kernelTable().keys());
  llvm::sort(names);
  return names;
}

/// Whether the operands have the types that the op declares. Kernels rely on
/// the verifier for these types.
static bool fitOperands(Operation *op, ArrayRef<HostTensor> operands) {
  if (operands.size() != op->getNumOperands())
    return false;
  return llvm::all_of(
      llvm::zip_equal(operands, op->getOperandTypes()), [](auto pair) {
        const auto &[tensor, type] = pair;
        return tensor && tf_type::elementTypeOf(type) == tensor.elementType();
      });
}

/// Whether `tensor` may be the value of an op's result of this type.
static bool fitsType(const HostTensor &tensor, Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || shaped.getElementType() != tensor.elementType())
    return false;
  return !shaped.hasRank() ||
         succeeded(verifyCompatibleShape(tensor.shape(), shaped.getShape()));
}

Expected<SmallVector<HostTensor>>
evaluateAs(StringRef name, ArrayRef<HostTensor> operands, TypeRange resultTypes,
           KernelContext::AttrGetter attrs, const EvalLimits &limits) {
  auto error = [&](Code code, const Twine &reason) {
    return userError(code, name + ": " + reason);
  };
  auto kernel = kernelTable().find(name);
  if (kernel == kernelTable().end())
    return error(Code::UnsupportedOp, "there is no kernel");
  // A splat costs nothing until a kernel asks for all of its elements.
  for (const HostTensor &operand : operands)
    if (operand.isSplat() && operand.byteSize() > limits.maxResultBytes)
      return error(Code::LimitExceeded, "an operand is too large");
  KernelContext context(name, operands, resultTypes, attrs, limits);
  if (failed(kernel->second(context)))
    return error(context.code, context.reason);
  return std::move(context.results);
}

Expected<SmallVector<HostTensor>> evaluate(Operation *op,
                                           ArrayRef<HostTensor> operands,
                                           const EvalLimits &limits) {
  StringRef name = op->getName().getStringRef();
  auto mismatch = [&](const Twine &reason) {
    return userError(Code::ShapeMismatch, name + ": " + reason);
  };
  if (hasKernel(name) && !fitOperands(op, operands))
    return mismatch("the operands do not match the op's operand types");
  auto getAttr = [op](StringRef attr) { return tf::getAttr(op, attr); };
  Expected<SmallVector<HostTensor>> results =
      evaluateAs(name, operands, op->getResultTypes(), getAttr, limits);
  if (!results)
    return results.takeError();
  for (auto [result, type] : llvm::zip_equal(*results, op->getResultTypes()))
    if (!result || !fitsType(result, type))
      return mismatch(
          "the computed result does not match the op's result type");
  return results;
}

} // namespace tfuse::eval
