//===- TensorDifference.cpp - Differences beyond rounding -----------------===//

#include "TensorDifference.h"

#include "tfuse/Check/Interpreter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;

float relativeTolerance(Type elementType, float forFloat32) {
  if (elementType.isF16())
    return std::max(forFloat32, 1e-2f);
  if (elementType.isBF16())
    return std::max(forFloat32, 5e-2f);
  return forFloat32;
}

/// Half the largest value of a type. Above this bound, a different order of
/// operations may overflow.
static float overflowBound(Type elementType) {
  APFloat most =
      APFloat::getLargest(cast<FloatType>(elementType).getFloatSemantics());
  return float(most.convertToDouble() / 2);
}

float largestMagnitude(const HostTensor &tensor) {
  if (!tensor || !isa<FloatType>(tensor.elementType()))
    return 0;
  float overflow = overflowBound(tensor.elementType()), largest = 0;
  for (float value : toFloats(tensor))
    if (std::fabs(value) < overflow)
      largest = std::max(largest, std::fabs(value));
  return largest;
}

/// True if two elements are equal up to rounding. Infinity equals infinity and
/// NaN equals NaN; a value above the overflow bound equals infinity.
static bool isClose(float left, float right, float allowed, float overflow) {
  if (std::isnan(left) || std::isnan(right))
    return std::isnan(left) && std::isnan(right);
  if (std::fabs(left) >= overflow && std::fabs(right) >= overflow)
    return std::signbit(left) == std::signbit(right);
  return std::fabs(left - right) <= allowed;
}

static void printShape(raw_ostream &os, ArrayRef<int64_t> shape) {
  os << '[';
  interleaveComma(shape, os);
  os << ']';
}

static bool hasSameElements(const HostTensor &before, const HostTensor &after) {
  if (before.kind() == eval::ElementKind::String)
    return before.strings() == after.strings();
  return before.bytes() == after.bytes();
}

std::string difference(StringRef name, const HostTensor &before,
                       const HostTensor &after, const Tolerance &tolerance) {
  std::string text;
  raw_string_ostream os(text);
  if (!before || !after || before.shape() != after.shape()) {
    os << name << " has a different shape";
    if (before && after) {
      os << ", ";
      printShape(os, after.shape());
      os << " instead of ";
      printShape(os, before.shape());
    }
    return text;
  }
  if (before.elementType() != after.elementType()) {
    os << name << " has elements of type " << after.elementType()
       << " instead of " << before.elementType();
    return text;
  }
  // Compare real and imaginary parts as floats.
  if (auto complex = dyn_cast<ComplexType>(before.elementType())) {
    auto asParts = [&](const HostTensor &tensor) {
      SmallVector<int64_t> shape(tensor.shape());
      shape.push_back(2);
      return HostTensor::view(complex.getElementType(), shape, tensor.bytes(),
                              tensor.owner());
    };
    return difference(name, asParts(before), asParts(after), tolerance);
  }
  if (!isa<FloatType>(before.elementType())) {
    if (!hasSameElements(before, after))
      os << name << " has different integers";
    return text;
  }
  std::vector<float> old = toFloats(before), now = toFloats(after);
  float overflow = overflowBound(before.elementType());
  // The inputs, up to magnitude 1, are rounded as well.
  constexpr float kNoise = 1e-7f;
  float largest = std::max(largestMagnitude(before), tolerance.magnitude);
  float allowed = largest * tolerance.relative + kNoise;
  for (auto [index, left, right] : enumerate(old, now)) {
    if (!tolerance.keepsNonFinite && !(std::fabs(left) < overflow))
      continue;
    if (isClose(left, right, allowed, overflow))
      continue;
    os << "element " << index << " of " << name << " is "
       << format("%g", double(right)) << " instead of "
       << format("%g", double(left));
    return text;
  }
  return text;
}

} // namespace tfuse::check
