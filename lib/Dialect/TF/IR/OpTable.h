//===- OpTable.h - The ops that the tf dialect registers --------*- C++ -*-===//
//
// One OpInfo for each op: the definition from the registry of TensorFlow, or
// ours for the few ops that only exist in MLIR, what an attribute of it means
// where the definition does not tell, and the op's hooks. The table is built
// once per process; an op's TypeID is the address of its entry in a parallel
// array, so that finding the entry of an Operation takes no look-up.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_DIALECT_TF_IR_OPTABLE_H
#define TFUSE_LIB_DIALECT_TF_IR_OPTABLE_H

#include "Ops/OpHooks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Support/TypeID.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Support/OpDefs.h"

namespace tfuse::tf {

/// The kind of an op, which its definition does not give.
enum class OpKind : uint8_t {
  Plain,
  Call,       // PartitionedCall, LegacyCall, ...
  FuncUser,   // If, While, MapDataset: refers to functions
  RegionOp,   // IfRegion, WhileRegion, CaseRegion
  Opaque,     // GeneratorDatasetRegion: regions that do not run in place
  Terminator, // Yield
};

/// An attribute that the definition lacks, or whose derivation from types the
/// definition does not give.
struct AttrNote {
  enum Kind : uint8_t { Extra, Derived };
  llvm::StringLiteral op, attr;
  Kind kind;
};

/// The effect of a stateful op on a resource: a line of SideEffects.def.
struct EffectNote {
  enum Kind : uint8_t { Read = 1, Write = 2, ReadWrite = 3, Allocate, Free };
  llvm::StringLiteral op;
  mlir::SideEffects::Resource *(*resource)();
  Kind kind;
  llvm::StringLiteral arg;
};

struct OpInfo {
  OpDefView def;
  const OpHooks *hooks = nullptr;
  llvm::ArrayRef<AttrNote> notes;
  const EffectNote *effect = nullptr;
  OpKind kind = OpKind::Plain;
  /// One bit for each OpFact.
  uint64_t facts = 0;

  bool has(OpFact fact) const { return (facts >> unsigned(fact) & 1) != 0; }
};

/// The facts of OpFacts.def, one bit for each OpFact.
uint64_t factsOf(llvm::StringRef op);

/// All registered ops, sorted by name.
llvm::ArrayRef<OpInfo> opTable();

/// The TypeID of an entry of opTable(), and the entry of a TypeID; null for
/// other TypeIDs.
mlir::TypeID opTypeID(const OpInfo &info);
const OpInfo *lookupOp(mlir::TypeID id);

inline const OpInfo *lookupOp(mlir::Operation *op) {
  return lookupOp(op->getName().getTypeID());
}

/// Looks up by definition, for views that may belong to another registry.
const OpInfo *lookupOp(OpDefView def);

bool isInherentAttr(const OpInfo &info, llvm::StringRef name);
bool isDerivedAttr(const OpInfo &info, llvm::StringRef name);

/// Names of the segment-size attributes of ops with several lists.
inline constexpr llvm::StringLiteral operandSegmentSizes("operandSegmentSizes");
inline constexpr llvm::StringLiteral resultSegmentSizes("resultSegmentSizes");
bool hasSegments(const ArgList &args);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_IR_OPTABLE_H
