//===- LayerWeights.h - The weights of the layers of a file -----*- C++ -*-===//
//
// Files of Keras have a group of weights for each layer, so that no weight can
// be taken for that of another layer.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_KERAS_LAYERWEIGHTS_H
#define TFUSE_LIB_IMPORT_KERAS_LAYERWEIGHTS_H

#include "Config.h"

#include "tfuse/Format/HDF5/HDF5File.h"
#include "tfuse/Import/Keras/KerasWeights.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

namespace tfuse::keras {

class LayerWeights : public KerasWeights {
public:
  LayerWeights(HDF5File file, mlir::MLIRContext *context)
      : file(std::move(file)), context(context) {}

  /// Finds the weights of all layers in a file of weights, in the places where
  /// Keras saves a model with this configuration. `version` is 2 or 3.
  llvm::Error readPaths(const Serialized &model, unsigned version);

  /// Finds the weights of the model's layers in the group `model_weights` of an
  /// .h5 file.
  llvm::Error readGroups(const Serialized &model, bool isKeras1);

  llvm::Expected<mlir::ElementsAttr> find(const KerasScope &scope,
                                          llvm::StringRef name,
                                          unsigned number) const override;

private:
  friend class PathWalk;

  struct Dataset {
    std::string path;
    HDF5File::Object object;
  };

  /// Adds a layer with its weights, whose names are relative to the layer.
  llvm::Error add(llvm::ArrayRef<std::string> names,
                  llvm::ArrayRef<std::string> weights,
                  std::vector<HDF5File::Object> objects);
  llvm::Expected<std::vector<Dataset>> listDatasets() const;
  llvm::Expected<std::vector<std::string>> listOf(HDF5File::Object group,
                                                  llvm::StringRef key) const;
  llvm::Expected<std::optional<HDF5File::Object>>
  lookup(HDF5File::Object group, llvm::StringRef path) const;
  llvm::Expected<mlir::ElementsAttr> read(HDF5File::Object object,
                                          llvm::StringRef name) const;

  llvm::Error join(HDF5File::Numbers &numbers,
                   llvm::ArrayRef<HDF5File::Object> others) const;
  void numberWeights(llvm::StringRef className,
                     std::vector<std::string> &weights,
                     std::vector<HDF5File::Object> &objects);

  HDF5File file;
  mlir::MLIRContext *context;
  /// The members of groups that were looked up.
  mutable llvm::DenseMap<HDF5File::Object, llvm::StringMap<HDF5File::Object>>
      members;
  /// The further parts of weights of Keras 1.
  llvm::DenseMap<HDF5File::Object, llvm::SmallVector<HDF5File::Object, 3>>
      joined;
  /// The kernels of Conv1D of Keras 1, which may have a second spatial axis.
  llvm::DenseSet<HDF5File::Object> isLineKernel;
  /// By the names of the layer and of the models around it.
  llvm::StringMap<std::unique_ptr<NamedKerasWeights>> byLayer;
};

} // namespace tfuse::keras

#endif // TFUSE_LIB_IMPORT_KERAS_LAYERWEIGHTS_H
