//===- ApplyRecipe.h - Gives each op its configuration ----------*- C++ -*-===//

#ifndef TFUSE_QUANTIZE_APPLYRECIPE_H
#define TFUSE_QUANTIZE_APPLYRECIPE_H

#include "tfuse/Quantize/Recipe.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace tfuse {
class Report;

namespace quantize {

/// Sets the attribute `tfl.quantization` of each op with float tensors: the
/// configuration of the matching entry with the highest priority. Entries for
/// "*" do not apply to ops without a kernel for them; other entries are errors
/// then (Code::InvalidOption). Layers whose name matches a regular expression
/// of `keepFloat` stay float. The report, if any, gets a note for each op that
/// a recipe leaves float.
llvm::Error applyRecipe(mlir::ModuleOp module, const Recipe &recipe,
                        llvm::ArrayRef<std::string> keepFloat, Report *report);

/// The types of inputs and outputs that the entries for INPUT and OUTPUT give
/// the signatures. Fails with Code::InvalidOption if they give several.
llvm::Error chooseIOTypes(mlir::ModuleOp module, const Recipe &recipe,
                          IOType &input, IOType &output);

} // namespace quantize
} // namespace tfuse

#endif // TFUSE_QUANTIZE_APPLYRECIPE_H
