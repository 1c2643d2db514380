//===- Observers.h - Custom ops that record tensors -------------*- C++ -*-===//
//
// LiteRT does not show the tensors inside a model. Calibration therefore runs a
// copy of the module with an observer in each function: a custom op whose
// operands are the tensors to record, and whose kernel is ours.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_OBSERVERS_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_OBSERVERS_H

#include "tfuse/Quantize/Statistics.h"
#include "tfuse/Quantize/TensorIds.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <functional>
#include <string>
#include <vector>

namespace tfuse::quantize {

/// The statistics of the observed tensors.
class Recorder {
public:
  struct Tensor {
    std::string id, layer;
    TensorStatistics statistics;
  };

  /// Gets the elements of an observed tensor instead of the statistics.
  std::function<void(unsigned tensor, llvm::ArrayRef<float> elements)> sink;

  void add(unsigned tensor, llvm::ArrayRef<float> elements) {
    if (sink)
      return sink(tensor, elements);
    if (!tensors[tensor].statistics.add(elements) && !firstBad)
      firstBad = &tensors[tensor];
  }
  /// Code::InvalidCalibrationData for the first tensor with an element that is
  /// NaN or infinite, if there is one.
  llvm::Error check() const;

  /// Forgets the statistics.
  void clear() {
    for (Tensor &tensor : tensors)
      tensor.statistics = TensorStatistics();
    firstBad = nullptr;
  }

  std::vector<Tensor> tensors;

private:
  const Tensor *firstBad = nullptr;
};

/// The observer of a function.
struct Observer {
  /// The custom code of the op.
  std::string code;
  /// The recorder's tensors, by operand.
  std::vector<unsigned> tensors;
};

/// A copy of a module with observers. An entry function returns the result of
/// its observer only, int32[1]: calibration ignores the results of a model, and
/// some have shapes that are not known before they are computed.
struct ObservedModel {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<Observer> observers;
  /// For each LSTM of the copy, the recorder's tensors by the names of
  /// check::SequenceOperands::observer.
  llvm::DenseMap<mlir::Operation *, llvm::StringMap<unsigned>> inner;
  Recorder recorder;
};

/// Copies the module and adds observers. The recorder's tensors are in the
/// order of the module.
ObservedModel observe(mlir::ModuleOp module, const TensorIds &ids);

/// Copies the module and observes these float32 values of its entry functions.
/// The tensors of the recorder have the ids of the values.
ObservedModel observe(mlir::ModuleOp module, const TensorIds &ids,
                      const llvm::DenseSet<mlir::Value> &values);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_OBSERVERS_H
