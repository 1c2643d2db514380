//===- Network.h - Models: graphs of layers ---------------------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_KERAS_NETWORK_H
#define TFUSE_LIB_IMPORT_KERAS_NETWORK_H

#include "LayerContext.h"

#include <vector>

namespace tfuse::keras {

/// True for the class of a model: Sequential, Functional, Model.
bool isModelClass(llvm::StringRef className);

/// True for a function of keras.ops, which may have the name of a layer.
bool isOperation(const Serialized &layer);

/// An input of a model, as its InputLayer or its first layer declares it.
struct DeclaredInput {
  std::string name;
  mlir::RankedTensorType type;
};

struct NetworkResult {
  Tensors outputs;
  /// The layers that produce the outputs.
  std::vector<std::string> names;
};

/// Builds the layers of a model. `inputs` are called for tensors in the order
/// of the model's inputs.
class Network {
public:
  Network(ModelState &model, Serialized network, KerasScope scope)
      : model(model), b(model.builder), network(network),
        scope(std::move(scope)) {}

  /// The inputs, in the order of the model.
  std::vector<DeclaredInput> declaredInputs();
  NetworkResult build(llvm::ArrayRef<Tensor> inputs);

private:
  struct Reference {
    llvm::StringRef layer;
    int64_t node = 0, tensor = 0;
  };
  struct Layer {
    Serialized serialized;
    const llvm::json::Array *nodes = nullptr;
    /// The outputs of the calls that are built.
    std::vector<std::optional<Tensors>> outputs;
    std::vector<bool> isActive;
    /// The number by which references name the first call.
    int64_t firstCall = 0;
  };
  using References = llvm::SmallVector<Reference, 2>;

  bool isSequential() const { return network.className == "Sequential"; }
  const llvm::json::Array *layers();
  std::optional<DeclaredInput> declaredInput(const Serialized &layer);
  NetworkResult buildSequential(llvm::ArrayRef<Tensor> inputs);
  NetworkResult buildFunctional(llvm::ArrayRef<Tensor> inputs);

  void readLayers();
  void findFirstCalls();
  void collect(const llvm::json::Value &value, References &found);
  References endpoints(llvm::StringRef key);
  /// The references of a node's arguments.
  References dependencies(const llvm::json::Value &node);
  CallArguments arguments(const llvm::json::Value &node);
  Tensors lookup(llvm::ArrayRef<Reference> references);
  Tensors *slot(const Reference &reference);
  void buildAll(llvm::ArrayRef<Reference> references);
  void buildCall(Layer &layer, int64_t node);

  ModelState &model;
  GraphBuilder &b;
  Serialized network;
  KerasScope scope;
  llvm::StringMap<Layer> byName;
};

} // namespace tfuse::keras

#endif // TFUSE_LIB_IMPORT_KERAS_NETWORK_H
