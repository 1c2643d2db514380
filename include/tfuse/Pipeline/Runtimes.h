//===- Runtimes.h - What runs a converted file ------------------*- C++ -*-===//
//
// The runtimes of --target, the features each supports (Runtimes.def), and the
// resulting form of recurrent networks.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_PIPELINE_RUNTIMES_H
#define TFUSE_PIPELINE_RUNTIMES_H

#include "tfuse/Quantize/Options.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>

namespace tfuse {

enum class Runtime {
#define TFUSE_RUNTIME(Id, name, summary) Id,
#define TFUSE_DELEGATE(Id, name, summary) Id,
#include "tfuse/Pipeline/Runtimes.def"
};

/// The value of --target.
llvm::StringRef nameOf(Runtime target);

/// How recurrent networks are converted.
enum class RecurrentForm { Fused, While, Unrolled };

/// The choice made by the options `rnn` and `target`; empty strings are the
/// defaults. The default form depends on the kernels that the runtime has for
/// the quantization mode. Fails with InvalidOption for an unknown value, or if
/// the runtime does not support the form.
struct RuntimeChoice {
  Runtime target = Runtime::Interpreter;
  RecurrentForm form = RecurrentForm::Fused;
  /// Layers that are faster as loops stay loops, by measured costs.
  bool isFastest = false;
};
llvm::Expected<RuntimeChoice>
chooseRuntime(llvm::StringRef target, llvm::StringRef rnn,
              quantize::Mode mode = quantize::Mode::None);

/// Applies the option `optimizeFor`: "size" (the default) or "speed". Fails
/// with InvalidOption for an unknown value. Costs are known for float models on
/// the interpreter; in other cases, and beside the option `rnn`, the form is
/// the same for both values.
llvm::Error optimizeFor(llvm::StringRef optimizeFor, llvm::StringRef rnn,
                        quantize::Mode mode, RuntimeChoice &choice);

/// Disables the rules that produce ops of a form that was not chosen, or ops
/// that the target has no kernel for.
void selectForms(const RuntimeChoice &choice, RuleSelection &selection);

/// The builtins and features that the runtime has no kernels for in this
/// quantization mode, as the option `missing-ops` of `tf-fuse-recurrent` lists
/// them.
llvm::SmallVector<std::string> missingOps(const RuntimeChoice &choice,
                                          quantize::Mode mode);

/// The builtins whose kernels the runtime has, but not for activations of a
/// width, as the option `missing-kernels` of `tfl-quantize` lists them.
llvm::SmallVector<std::string> missingIntegerKernels(Runtime target);

/// Whether rows of FULLY_CONNECTED weights may have separate scales.
bool takesPerChannelFullyConnected(Runtime target);

/// Why a runtime cannot run a lowered module; empty if it can.
std::string whyRefused(mlir::ModuleOp module, Runtime runtime);
/// The same for one op of the module.
std::string whyRefused(mlir::Operation *op, Runtime runtime);
/// The names of the runtimes that cannot run an op, and why.
llvm::SmallVector<std::pair<llvm::StringRef, std::string>>
refusingRuntimes(mlir::Operation *op);

/// The same as a message for the user; empty if the runtime can run the module.
std::string describeRefusal(mlir::ModuleOp module, Runtime runtime);

/// For a module converted for size: a sentence for the user if
/// --optimize-for=speed would give a faster file; else empty.
std::string describeFasterForm(mlir::ModuleOp module,
                               const RuntimeChoice &choice,
                               quantize::Mode mode);

/// One line for the user: the runtimes that can run the file, and why others
/// cannot.
std::string describeRuntimes(mlir::ModuleOp module);

} // namespace tfuse

#endif // TFUSE_PIPELINE_RUNTIMES_H
