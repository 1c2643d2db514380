//===- KerasWeights.h - The weights of layers by name -----------*- C++ -*-===//
//
// Files name a weight by its layer, with or without the layers around it, the
// cell of a recurrent layer, or its number in the layer:
//
//   dense/kernel    model/dense/kernel    lstm/lstm_cell_3/kernel
//   layers/dense/vars/0                   bidirectional/forward_lstm/kernel
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_KERAS_KERASWEIGHTS_H
#define TFUSE_IMPORT_KERAS_KERASWEIGHTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <functional>
#include <string>
#include <vector>

namespace tfuse {

/// A layer that owns weights, within the layers around it.
struct KerasScope {
  struct Part {
    std::string name;
    /// Other names of the same layer.
    llvm::SmallVector<std::string, 1> aliases;
  };
  /// From the outermost layer to the owner.
  llvm::SmallVector<Part, 4> parts;
  /// The number of innermost parts that names of weights may leave out.
  unsigned optional = 0;
};

class KerasWeights {
public:
  virtual ~KerasWeights() = default;

  /// The weight `name` of the layer, its weight number `number`. A null
  /// attribute if the file has none. Fails if several weights fit equally well,
  /// or if the value cannot be read.
  virtual llvm::Expected<mlir::ElementsAttr> find(const KerasScope &scope,
                                                  llvm::StringRef name,
                                                  unsigned number) const = 0;
};

/// Weights that only their names assign to layers.
class NamedKerasWeights : public KerasWeights {
public:
  /// Reads the value of the weight with this number.
  using Reader =
      std::function<llvm::Expected<mlir::ElementsAttr>(unsigned index)>;

  NamedKerasWeights(llvm::ArrayRef<std::string> names, Reader read);

  llvm::Expected<mlir::ElementsAttr> find(const KerasScope &scope,
                                          llvm::StringRef name,
                                          unsigned number) const override;

private:
  using Tokens = llvm::SmallVector<std::string, 4>;

  Reader read;
  std::vector<std::string> names;
  std::vector<Tokens> scopes;
  /// The weights by the last part of their name.
  llvm::StringMap<llvm::SmallVector<unsigned, 1>> byLast;
};

} // namespace tfuse

#endif // TFUSE_IMPORT_KERAS_KERASWEIGHTS_H
