//===- TensorNames.h - the names of tensors ---------------------*- C++ -*-===//
//
// Gives every value of the module a unique name: the name in the signature of
// an entry function, or the node name in its location, or the name of the op.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EXPORT_TFLITE_TENSORNAMES_H
#define TFUSE_LIB_EXPORT_TFLITE_TENSORNAMES_H

#include "mlir/IR/Location.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <string>

namespace tfuse::tfl {

/// Returns the name in a location: of the callee for a call site, the joined
/// names (";") for a fused location. Empty if there is none.
std::string nameFromLocation(mlir::Location location);

class TensorNames {
public:
  /// With `strip`, names are numbers.
  explicit TensorNames(bool strip) : strip(strip) {}

  /// Sets the name of `value`, unless it has one.
  void set(mlir::Value value, llvm::StringRef name);
  /// Returns the unique name of `value`.
  llvm::StringRef of(mlir::Value value);
  /// Returns `base`, with a number appended if it is taken.
  llvm::StringRef unique(llvm::StringRef base);

private:
  std::string baseName(mlir::Value value);

  bool strip;
  unsigned count = 0;
  /// The number of requests for each name; owns the names.
  llvm::StringMap<uint64_t> uses;
  llvm::DenseMap<mlir::Value, llvm::StringRef> names;
};

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_TENSORNAMES_H
