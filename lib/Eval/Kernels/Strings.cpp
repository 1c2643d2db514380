//===- Strings.cpp - Ops on strings ---------------------------------------===//

#include "../Elementwise.h"
#include "../Kernels.h"

using namespace mlir;
using llvm::StringRef;

namespace tfuse::eval {

// Joins element by element; scalars repeat.
LogicalResult evalStringJoin(KernelContext &context) {
  StringRef separator = context.stringAttr("separator");
  llvm::ArrayRef<int64_t> shape;
  for (const HostTensor &operand : context.allOperands()) {
    if (operand.kind() != ElementKind::String)
      return context.unsupportedType();
    if (!operand.isScalar()) {
      if (!shape.empty() && operand.shape() != shape)
        return context.fail("the operands differ in shape");
      shape = operand.shape();
    }
  }
  HostTensor *result = context.allocate(0, shape);
  if (!result || result->kind() != ElementKind::String)
    return context.unsupportedType();
  // Repeated joins of a string with itself double its length each time, so
  // compute the total length first and check the limit.
  int64_t length = 0;
  for (const HostTensor &operand : context.allOperands())
    for (const std::string &part : operand.strings())
      length += int64_t(part.size() + separator.size()) *
                (operand.isScalar() ? result->numElements() : 1);
  if (!context.fits(IntegerType::get(result->elementType().getContext(), 8),
                    length))
    return failure();
  for (auto [i, joined] : llvm::enumerate(result->mutableStrings()))
    for (auto [j, operand] : llvm::enumerate(context.allOperands())) {
      if (j > 0)
        joined += separator;
      joined += operand.strings()[operand.isScalar() ? 0 : i];
    }
  return success();
}

// Counts bytes, or UTF-8 characters.
LogicalResult evalStringLength(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  StringRef unit = context.stringAttr("unit");
  bool characters = unit == "UTF8_CHAR";
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  if (operand.kind() != ElementKind::String ||
      result->kind() != ElementKind::Int32)
    return context.unsupportedType();
  for (auto [length, text] :
       llvm::zip_equal(result->mutableData<int32_t>(), operand.strings()))
    length = int32_t(characters
                         ? llvm::count_if(text,
                                          [](char c) {
                                            return (uint8_t(c) & 0xC0) !=
                                                   0x80; // no continuation byte
                                          })
                         : ptrdiff_t(text.size()));
  return success();
}

// Applies `change` to each ASCII byte.
template <typename Fn>
static LogicalResult mapBytes(KernelContext &context, Fn change) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  if (operand.kind() != ElementKind::String)
    return context.unsupportedType();
  if (context.stringAttr("encoding") != "")
    return context.unsupported("this encoding");
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  for (auto [to, text] :
       llvm::zip_equal(result->mutableStrings(), operand.strings())) {
    to = text;
    for (char &c : to)
      c = change(c);
  }
  return success();
}

LogicalResult evalStringLower(KernelContext &context) {
  return mapBytes(
      context, [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
}
LogicalResult evalStringUpper(KernelContext &context) {
  return mapBytes(
      context, [](char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; });
}

} // namespace tfuse::eval
