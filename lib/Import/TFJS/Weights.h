//===- Weights.h - The weights of TensorFlow.js models ----------*- C++ -*-===//
//
//   weightsManifest: [{paths: ["group1-shard1of2.bin", ...],
//                      weights: [{name, shape, dtype, quantization}, ...]}]
//
// The files of a group, one after the other, hold the values of its weights
// without gaps. A string has its length before it, in four bytes.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_TFJS_WEIGHTS_H
#define TFUSE_LIB_IMPORT_TFJS_WEIGHTS_H

#include "Format/Proto/TFJS.pb.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Support/DataType.h"
#include "tfuse/Support/ModelRoots.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <memory>
#include <vector>

namespace tfuse {

class TFJSWeights {
public:
  /// Maps the files. `model` and `modelFile` must outlive this object. Fails if
  /// they are missing, too short, or outside `roots`.
  static llvm::Expected<TFJSWeights> open(const proto::TFJSModelJSON &model,
                                          llvm::StringRef modelFile,
                                          const ModelRoots &roots);

  bool contains(llvm::StringRef name) const { return byName.contains(name); }

  /// The value of a weight that exists, with elements of type `type`, the type
  /// of the node: TensorFlow.js stores 64-bit numbers in 32 bits.
  llvm::Expected<mlir::ElementsAttr> value(llvm::StringRef name,
                                           mlir::Type type) const;

  /// The names of all weights, in the order of the manifest.
  std::vector<std::string> names() const;
  /// The value of the weight at this index, with the type that it has without
  /// quantization or, of float16, with.
  mlir::ElementsAttr value(unsigned index, mlir::MLIRContext *context) const {
    return stored(weights[index], context);
  }

private:
  using Bytes = llvm::ArrayRef<char>;

  /// The files of a group, read as one.
  struct Group {
    std::vector<std::shared_ptr<const MappedFile>> files;
    std::vector<uint64_t> starts;
    uint64_t size = 0;

    Bytes read(uint64_t offset, uint64_t size,
               eval::HostTensor::Owner &owner) const;
  };

  struct Weight {
    const proto::TFJSModelJSON::Weight *entry;
    unsigned group = 0;
    uint64_t offset = 0, size = 0;
    int64_t numElements = 0;
    DataType stored = DataType::Invalid, declared = DataType::Invalid;
    /// True if the stored numbers are multiplied by a scale.
    bool isScaled = false;
  };

  TFJSWeights(llvm::StringRef modelFile) : modelFile(modelFile) {}

  llvm::Error readGroup(const proto::TFJSModelJSON::WeightsGroup &entry,
                        const ModelRoots &roots);
  llvm::Error openFile(llvm::StringRef name, Group &group,
                       const ModelRoots &roots);
  llvm::Error addWeight(const proto::TFJSModelJSON::Weight &entry,
                        uint64_t &offset);
  llvm::Error readTypes(Weight &weight) const;
  llvm::Error readShape(Weight &weight) const;
  llvm::Error measure(Weight &weight) const;
  bool measureStrings(Weight &weight) const;
  mlir::ElementsAttr stored(const Weight &weight,
                            mlir::MLIRContext *context) const;

  llvm::StringRef modelFile;
  std::vector<Group> groups;
  std::vector<Weight> weights;
  llvm::StringMap<unsigned> byName;
  llvm::StringSet<> paths;
};

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_TFJS_WEIGHTS_H
