//===- KernelTypes.cpp - Element types that kernels compute with ----------===//

#include "tfuse/Dialect/TFL/IR/KernelTypes.h"

#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace tfuse::tfl {

namespace {
/// The names of the table.
enum : ElementKinds {
  F16 = kindBit(ElementKind::F16),
  F32 = kindBit(ElementKind::F32),
  F64 = kindBit(ElementKind::F64),
  BF16 = kindBit(ElementKind::BF16),
  I1 = kindBit(ElementKind::I1),
  I4 = kindBit(ElementKind::I4),
  I8 = kindBit(ElementKind::I8),
  I16 = kindBit(ElementKind::I16),
  I32 = kindBit(ElementKind::I32),
  I64 = kindBit(ElementKind::I64),
  UI8 = kindBit(ElementKind::UI8),
  UI16 = kindBit(ElementKind::UI16),
  UI32 = kindBit(ElementKind::UI32),
  UI64 = kindBit(ElementKind::UI64),
  C64 = kindBit(ElementKind::Complex64),
  C128 = kindBit(ElementKind::Complex128),
  STR = kindBit(ElementKind::Str),
};
} // namespace

/// No kinds if the op has no row.
static ElementKinds kernelTypes(llvm::StringRef opName) {
  return llvm::StringSwitch<ElementKinds>(opName)
#define TFUSE_KERNEL_TYPES(name, types) .Case(name, types)
#include "tfuse/Dialect/TFL/IR/KernelTypes.def"
      .Default(0);
}

bool hasKernelTypes(llvm::StringRef opName) { return kernelTypes(opName) != 0; }

bool hasKernel(llvm::StringRef opName, Type elementType) {
  if (isa<quant::QuantizedType>(elementType)) {
    const OpFacts *facts = findOpFacts(opName);
    return facts && !facts->results.empty() &&
           (facts->results.front().kinds & elementKindsOf(elementType)) != 0;
  }
  assert(hasKernelTypes(opName) && "no row in KernelTypes.def");
  return (kernelTypes(opName) & elementKindsOf(elementType)) != 0;
}

} // namespace tfuse::tfl
