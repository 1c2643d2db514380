//===- TFResources.h - Side-effect resources of tf ops ----------*- C++ -*-===//
//
// The side-effect resources of `tf` ops. An effect that concerns one handle
// carries the operand or result that is the handle, so that two variables can
// be told apart; an unknown op reads and writes MLIR's DefaultResource.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFRESOURCES_H
#define TFUSE_DIALECT_TF_IR_TFRESOURCES_H

#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tfuse::tf::resources {

#define TFUSE_TF_RESOURCE(name)                                                \
  struct name : mlir::SideEffects::Resource::Base<name> {                      \
    llvm::StringRef getName() final { return "tf." #name; }                    \
  };
#include "tfuse/Dialect/TF/IR/TFResources.def"

} // namespace tfuse::tf::resources

#endif // TFUSE_DIALECT_TF_IR_TFRESOURCES_H
