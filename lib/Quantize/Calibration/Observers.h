//===- Observers.h - Custom ops that record tensors -------------*- C++ -*-===//
//
// LiteRT does not show the tensors inside a model. Calibration therefore runs a
// copy of the module with an observer in each function: a custom op whose
// operands are the tensors to record, and whose kernel records them.
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
    /// Whether calibration needs the statistics.
    bool needsStatistics = true;
    /// The sum of the elements of each channel, and the number of elements per
    /// channel, if the means are needed.
    std::vector<double> sums;
    uint64_t rows = 0;

    void addToSums(llvm::ArrayRef<float> elements);
  };

  /// Gets the elements of an observed tensor instead of the statistics.
  std::function<void(unsigned tensor, llvm::ArrayRef<float> elements)> sink;

  void add(unsigned tensor, llvm::ArrayRef<float> elements) {
    if (sink)
      return sink(tensor, elements);
    Tensor &target = tensors[tensor];
    if (target.needsStatistics && !target.statistics.add(elements) && !firstBad)
      firstBad = &target;
    if (!target.sums.empty())
      target.addToSums(elements);
  }
  /// Code::InvalidCalibrationData for the first tensor with an element that is
  /// NaN or infinite, if there is one.
  llvm::Error check() const;

  /// Forgets the statistics.
  void clear() {
    for (Tensor &tensor : tensors) {
      tensor.statistics = TensorStatistics();
      llvm::fill(tensor.sums, 0);
      tensor.rows = 0;
    }
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
  /// For each recurrent op of the copy, the recorder's tensors by the names of
  /// check::SequenceOperands::observer.
  llvm::DenseMap<mlir::Operation *, llvm::StringMap<unsigned>> inner;
  Recorder recorder;
};

/// Copies the module and observes the values whose ranges calibration needs,
/// and the values whose channels are averaged. The recorder's tensors are in
/// the order of the module.
ObservedModel
observeForCalibration(mlir::ModuleOp module, const TensorIds &ids,
                      const llvm::DenseSet<mlir::Value> &averaged);

/// Copies the module and observes these float32 values of its entry functions.
/// The tensors of the recorder have the ids of the values.
ObservedModel observe(mlir::ModuleOp module, const TensorIds &ids,
                      const llvm::DenseSet<mlir::Value> &values);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_OBSERVERS_H
