//===- LayerContext.h - What the builder of a layer gets --------*- C++ -*-===//
//
// A builder is a `Tensors (LayerContext &)`: it reads the layer's options and
// weights, creates nodes, and returns the layer's outputs.
//
//   Tensors buildRepeatVector(LayerContext &c) {
//     Value x = c.inputOfRank(0, 2);
//     ...
//     return {c.output(y)};
//   }
//
// Problems are recorded as GraphBuilder.h describes; what a builder returns
// after a problem is discarded.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_KERAS_LAYERCONTEXT_H
#define TFUSE_LIB_IMPORT_KERAS_LAYERCONTEXT_H

#include "Config.h"
#include "tfuse/Import/Keras/KerasWeights.h"

#include "llvm/ADT/StringMap.h"

namespace tfuse::keras {

/// The output of a layer with its mask, a boolean tensor or null.
struct Tensor {
  mlir::Value value, mask;
};
using Tensors = llvm::SmallVector<Tensor, 1>;

/// What is the same for all layers of a model.
struct ModelState {
  GraphBuilder &builder;
  const KerasWeights &weights;
  /// 2 or 3.
  unsigned version = 2;
  /// The number of calls of layers so far.
  unsigned calls = 0;
};

/// The arguments of a call of a layer.
struct CallArguments {
  struct Positional {
    Tensors tensors;
    const llvm::json::Value *constant = nullptr;
  };

  /// The tensors of positional arguments.
  Tensors inputs;
  /// The same by argument, with constants, in Keras 3.
  llvm::SmallVector<Positional> positional;
  /// The tensors of keyword arguments.
  llvm::StringMap<Tensors> named;
  /// A constant that is the first argument; may be null. Only functions of
  /// TensorFlow take one.
  const llvm::json::Value *constant = nullptr;
  /// All keyword arguments; may be null.
  const llvm::json::Object *keywords = nullptr;
};

class LayerContext {
public:
  LayerContext(ModelState &model, Serialized layer, KerasScope scope,
               CallArguments arguments);

  ModelState &model;
  GraphBuilder &b;
  const Serialized layer;
  const Config config;
  const KerasScope scope;
  CallArguments arguments;
  unsigned version() const { return model.version; }

  //===--- Inputs ---------------------------------------------------------===//

  unsigned numInputs() const { return arguments.inputs.size(); }
  /// Null with a problem if there is no such input.
  Tensor input(unsigned index);
  mlir::Value value(unsigned index) { return input(index).value; }
  /// The input as float32.
  mlir::Value floats(unsigned index);
  /// The same; null with a problem for another rank.
  mlir::Value floatsOfRank(unsigned index, int64_t rank);

  /// Numbers, also in lists of equal lengths, as a constant; null, with a
  /// problem, for other values.
  mlir::Value constantArgument(const llvm::json::Value &value,
                               mlir::Type element);

  //===--- Options --------------------------------------------------------===//

  /// True for data_format channels_first.
  bool channelsFirst();
  /// The axes option, without negative numbers, sorted.
  Ints axes(llvm::StringRef key, int64_t rank, int64_t byDefault);
  int64_t axis(llvm::StringRef key, int64_t rank, int64_t byDefault);
  /// Applies the activation that the option names.
  mlir::Value activate(mlir::Value x, llvm::StringRef key = "activation");
  void refuseMask(llvm::StringRef why);

  //===--- Weights --------------------------------------------------------===//

  /// The next weight of the layer, in the order of Keras. kDynamic in `shape`
  /// allows any size. Fails if the file lacks it. "a|b" allows both names: a
  /// of Keras 2 and b of Keras 3.
  mlir::Value weight(llvm::StringRef name, llvm::ArrayRef<int64_t> shape);
  /// The same for a weight of another layer inside.
  mlir::Value weight(const KerasScope &owner, llvm::StringRef name,
                     unsigned number, llvm::ArrayRef<int64_t> shape);
  /// The same as a constant; null, without a problem, if `isOptional`.
  mlir::ElementsAttr weightValue(const KerasScope &owner, llvm::StringRef name,
                                 unsigned number, llvm::ArrayRef<int64_t> shape,
                                 bool isOptional = false);
  /// Adds the weight `bias` if the option use_bias is set.
  mlir::Value addBias(mlir::Value x, int64_t channels);

  //===--- Outputs --------------------------------------------------------===//

  /// An output whose mask the table decides.
  Tensors output(mlir::Value value) { return {Tensor{value, {}}}; }
  /// True if the builder has set the masks of its outputs.
  bool masksAreSet = false;

private:
  unsigned nextWeight = 0;
};

/// The hint for layers that tfuse does not know or the file does not describe.
inline constexpr llvm::StringLiteral
    kExportHint("export the model with model.export() in Python, and convert "
                "the SavedModel");

/// The activation of a name or of a serialized object; null, with a problem, if
/// there is no such activation.
mlir::Value applyActivation(LayerContext &c,
                            const llvm::json::Value &activation, mlir::Value x);

/// How a layer treats the mask of its input.
enum class Masks {
  Drop,  ///< The output has no mask.
  Keep,  ///< The output has the mask of the first input.
  Keep3, ///< Keep in Keras 3, Drop in Keras 2.
};

struct LayerClass {
  llvm::StringLiteral name;
  Tensors (*build)(LayerContext &);
  Masks masks;
};

/// Builds a call of a function of keras.ops; false if it has no builder.
bool buildOperation(LayerContext &c, Tensors &result);

/// Fails because tfuse does not know the class of the layer.
void refuseClass(GraphBuilder &b, const Serialized &layer);

/// Null if the class has no builder.
const LayerClass *findLayerClass(llvm::StringRef name);

/// Builds a layer or a nested model. `scope` ends with the layer, whose name is
/// in the names of nodes and weights. Problems name the innermost layer.
Tensors buildLayer(ModelState &model, Serialized layer, const KerasScope &scope,
                   CallArguments arguments);

/// The scope of a layer inside another one.
KerasScope innerScope(const KerasScope &around, llvm::StringRef name,
                      llvm::ArrayRef<std::string> aliases = {},
                      bool isOptional = false);

/// The name of a serialized layer.
llvm::StringRef nameOf(const Serialized &layer);

#define TFUSE_KERAS_LAYER(name, builder, masks)                                \
  Tensors build##builder(LayerContext &c);
#include "Layers.def"

} // namespace tfuse::keras

#endif // TFUSE_LIB_IMPORT_KERAS_LAYERCONTEXT_H
