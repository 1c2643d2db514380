//===- TFGToTF.h - Raises tfg graphs to tf functions ------------*- C++ -*-===//
//
// Raises a module of graphs (tfg) to functions (tf): control edges become the
// order of ops, and each signature becomes an exported function with the part
// of the main graph that it depends on.
//
// Importers produce this module:
//
//   tfg.graph                      the main graph
//   tfg.func ...                   the function library
//   tf_saved_model.global_tensor   the variables, each with `tfuse.node`, the
//                                  name of the main graph's node that is its
//                                  handle, and `is_mutable`
//   tf_saved_model.asset           files that nodes read, each with
//                                  `tfuse.node`, the node that is its path
//   tfuse.initializer              a module attribute, the name of the node to
//                                  run once before all signatures
//   tfuse.signatures               a module attribute, an array of
//     {key = "serving_default",    the exported name; absent for a GraphDef
//      inputs = [{name = "x", tensor = "serving_default_x:0",
//                 type = tensor<?x8xf32>}],
//      outputs = [{name = "y", tensor = "StatefulPartitionedCall:0",
//                  type = tensor<?x1xf32>}]}
//
// Afterwards the graphs and `tfuse.*` attributes are gone; the functions carry
// tf_saved_model's attributes and `tf.entry_function`.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_TFGTOTF_TFGTOTF_H
#define TFUSE_CONVERSION_TFGTOTF_TFGTOTF_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse {

#define GEN_PASS_DECL_TFGTOTFPASS
#include "tfuse/Conversion/TFGToTF/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Conversion/TFGToTF/Passes.h.inc"

/// The attributes described above.
inline constexpr llvm::StringLiteral signaturesAttrName = "tfuse.signatures";
inline constexpr llvm::StringLiteral nodeAttrName = "tfuse.node";
inline constexpr llvm::StringLiteral initializerAttrName = "tfuse.initializer";

/// Raises all graphs of `module`. Emits diagnostics and fails on control flow
/// that has no structured form, cycles, and names that do not exist.
mlir::LogicalResult raiseToTF(mlir::ModuleOp module);

} // namespace tfuse

#endif // TFUSE_CONVERSION_TFGTOTF_TFGTOTF_H
