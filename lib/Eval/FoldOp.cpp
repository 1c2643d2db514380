//===- FoldOp.cpp - Fold one op with constant operands --------------------===//

#include "tfuse/Eval/FoldOp.h"

#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::Expected;
using llvm::SmallVector;
using llvm::StringRef;

namespace tfuse::eval {

// Bytes of a constant in a model file; for strings, characters.
static int64_t storedBytes(ElementsAttr attr) {
  if (elementKind(attr.getElementType()) != ElementKind::String)
    return elementsByteSize(attr);
  Expected<HostTensor> tensor = toHostTensor(attr);
  if (!tensor) {
    llvm::consumeError(tensor.takeError());
    return 0;
  }
  int64_t size = 0;
  for (const std::string &value : tensor->strings())
    size += int64_t(value.size()) + 4;
  return size;
}

// The total size of the results that have static types, known before the kernel
// runs.
static int64_t promisedBytes(Operation *op) {
  int64_t total = 0;
  for (Type type : op->getResultTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape())
      continue;
    std::optional<int64_t> size = checkedProduct(
        tensor.getShape(), elementBytes(tensor.getElementType()));
    if (!size || llvm::AddOverflow(total, *size, total))
      return INT64_MAX;
  }
  return total;
}

Expected<SmallVector<ElementsAttr>> foldOp(Operation *op,
                                           ArrayRef<ElementsAttr> operands,
                                           const FoldLimits &limits,
                                           StringRef name) {
  if (!hasKernel(op->getName().getStringRef()))
    return userError(Code::UnsupportedOp, "there is no kernel");
  int64_t most = limits.maxGrowthBytes, given = 0;
  // Count equal operands once: a value concatenated with itself fifty times
  // must not exhaust memory.
  llvm::SmallPtrSet<const void *, 4> counted;
  for (ElementsAttr operand : operands)
    if (counted.insert(operand.getAsOpaquePointer()).second)
      given += storedBytes(operand);
  most = std::max(most, given);
  auto tooLarge = [] {
    return userError(Code::LimitExceeded,
                     "the result is much larger than the operands");
  };
  if (promisedBytes(op) > most)
    return tooLarge();

  SmallVector<HostTensor> tensors;
  for (ElementsAttr operand : operands) {
    bool isString =
        elementKind(operand.getElementType()) == ElementKind::String;
    if (!isString && storedBytes(operand) > kEagerBytes &&
        lazy::canView(operand)) {
      tensors.push_back(HostTensor::deferred(operand));
      continue;
    }
    Expected<HostTensor> tensor = toHostTensor(operand);
    if (!tensor)
      return tensor.takeError();
    tensors.push_back(std::move(*tensor));
  }
  EvalLimits eval = limits.eval;
  eval.maxResultBytes = std::min(eval.maxResultBytes, most);
  Expected<SmallVector<HostTensor>> results = evaluate(op, tensors, eval);
  if (!results)
    return results.takeError();
  SmallVector<ElementsAttr> constants;
  int64_t total = 0;
  for (const HostTensor &result : *results)
    total += result.byteSize();
  if (total > most)
    return tooLarge();
  for (const HostTensor &result : *results)
    constants.push_back(toAttr(result, {}, name));
  return constants;
}

} // namespace tfuse::eval
