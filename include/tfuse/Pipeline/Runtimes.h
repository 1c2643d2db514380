//===- Runtimes.h - What runs a converted file ------------------*- C++ -*-===//
//
// The runtimes that --target names, what each of them takes (Runtimes.def), and
// the form of recurrent networks that follows from it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_PIPELINE_RUNTIMES_H
#define TFUSE_PIPELINE_RUNTIMES_H

#include "tfuse/Rules/Rule.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>

namespace tfuse {

enum class Runtime {
#define TFUSE_RUNTIME(Id, name, summary) Id,
#include "tfuse/Pipeline/Runtimes.def"
};

/// How recurrent networks are converted.
enum class RecurrentForm { Fused, While, Unrolled };

/// What the options `rnn` and `target` say; empty strings stand for the
/// defaults. Fails with InvalidOption if there is no such value, or if the
/// runtime does not take the form.
struct RuntimeChoice {
  Runtime target = Runtime::Interpreter;
  RecurrentForm form = RecurrentForm::Fused;
};
llvm::Expected<RuntimeChoice> chooseRuntime(llvm::StringRef target,
                                            llvm::StringRef rnn);

/// Switches off the rules that would make what was not chosen.
void selectForms(const RuntimeChoice &choice, RuleSelection &selection);

/// The builtins that the runtime has no kernel for, as the option `missing-ops`
/// of `tf-fuse-recurrent` lists them.
llvm::SmallVector<std::string> missingOps(Runtime target);

/// Why a runtime does not take a lowered module; empty if it does.
std::string whyRefused(mlir::ModuleOp module, Runtime runtime);

/// One line for the user: which runtimes the file is for, and why not for the
/// others.
std::string describeRuntimes(mlir::ModuleOp module);

} // namespace tfuse

#endif // TFUSE_PIPELINE_RUNTIMES_H
