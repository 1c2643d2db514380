//===- TensorNames.h - the names of tensors ---------------------*- C++ -*-===//
//
// Gives every value of the module a name of its own: the one an entry function
// wants for it, else the one in its location, which is that of the graph's
// node, else the name of the op.
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

/// The name that a location holds: of a call, that of the callee; of a fused
/// one, the parts' joined by ";". Empty if there is none.
std::string nameFromLocation(mlir::Location location);

class TensorNames {
public:
  /// With `strip` names are numbers.
  explicit TensorNames(bool strip) : strip(strip) {}

  /// Gives `value` this very name, unless it has one.
  void set(mlir::Value value, llvm::StringRef name);
  /// The name of `value`, which no other value has.
  llvm::StringRef of(mlir::Value value);
  /// `base`, with a number behind it if it is taken.
  llvm::StringRef unique(llvm::StringRef base);

private:
  std::string baseName(mlir::Value value);

  bool strip;
  unsigned count = 0;
  /// How often each name was asked for; owns the names.
  llvm::StringMap<uint64_t> uses;
  llvm::DenseMap<mlir::Value, llvm::StringRef> names;
};

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_TENSORNAMES_H
