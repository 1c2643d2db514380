//===- SideEffects.cpp - The memory effects of tf ops ---------------------===//
//
// From the most to the least precise: the attributes of this node, the line of
// SideEffects.def, the types of the operands, "everything".
//
//===----------------------------------------------------------------------===//

#include "SideEffects.h"

#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFResources.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace mlir;
using tfuse::tf_type::RefType;
using tfuse::tf_type::ResourceType;

namespace tfuse::tf {

using Effects = SmallVectorImpl<MemoryEffects::EffectInstance>;

/// Adds the effects of `kind` on `target` (an OpOperand *, an OpResult or
/// nothing) of `resource`.
template <typename... Target>
static void add(Effects &effects, EffectNote::Kind kind,
                SideEffects::Resource *resource, Target... target) {
  if (kind == EffectNote::Allocate)
    effects.emplace_back(MemoryEffects::Allocate::get(), target..., resource);
  else if (kind == EffectNote::Free)
    effects.emplace_back(MemoryEffects::Free::get(), target..., resource);
  else {
    if (kind & EffectNote::Read)
      effects.emplace_back(MemoryEffects::Read::get(), target..., resource);
    if (kind & EffectNote::Write)
      effects.emplace_back(MemoryEffects::Write::get(), target..., resource);
  }
}

static bool isHandle(Value value) {
  return isa<ResourceType, RefType>(getElementTypeOrSelf(value.getType()));
}

/// The line of SideEffects.def.
static void addNoted(Operation *op, const EffectNote &note, Effects &effects) {
  SideEffects::Resource *resource = note.resource();
  if (note.arg == "*") {
    for (OpOperand &operand : op->getOpOperands())
      if (isHandle(operand.get()))
        add(effects, note.kind, resource, &operand);
    return;
  }
  if (note.arg.empty())
    return add(effects, note.kind, resource);
  if (auto range = operandRange(op, note.arg); range && range->second) {
    for (unsigned i = 0; i < range->second; ++i)
      add(effects, note.kind, resource, &op->getOpOperand(range->first + i));
    return;
  }
  if (auto range = resultRange(op, note.arg); range && range->second)
    return add(effects, note.kind, resource, op->getResult(range->first));
  add(effects, note.kind, resource);
}

/// A stateless op whose definition takes a resource has unknown effects on it;
/// an op that takes any type (Identity) only forwards the handle. A reference
/// is read if the op expects a value.
static void addHandles(Operation *op, const OpInfo &info, Effects &effects) {
  if (!llvm::any_of(op->getOperands(), isHandle))
    return;
  std::optional<ArgRanges> ranges = operandRanges(op);
  if (!ranges)
    return add(effects, EffectNote::ReadWrite,
               SideEffects::DefaultResource::get());
  for (auto [arg, range] : llvm::zip(info.def.inputs(), *ranges)) {
    for (unsigned i = 0; i < range.second; ++i) {
      OpOperand &operand = op->getOpOperand(range.first + i);
      bool isRef = isa<RefType>(getElementTypeOrSelf(operand.get().getType()));
      if (arg.fixedType == DataType::Resource || (isRef && arg.isRef))
        add(effects, EffectNote::ReadWrite, resources::Variable::get(),
            &operand);
      else if (isRef)
        add(effects, EffectNote::Read, resources::Variable::get(), &operand);
    }
  }
}

/// Ops that create a handle of a named resource: equal names share the
/// resource, and creating a handle has no effect. Without a name, each node
/// has its own resource.
static bool makesHandle(StringRef name) {
  return name == "VarHandleOp" || name == "HashTableV2" ||
         name == "HashTable" || name == "MutableHashTable" ||
         name == "MutableHashTableV2" || name == "MutableHashTableOfTensors" ||
         name == "MutableHashTableOfTensorsV2" ||
         name == "MutableDenseHashTable" || name == "MutableDenseHashTableV2";
}

static void addHandleMaking(Operation *op, StringRef name, Effects &effects) {
  if (op->getNumResults() != 1 ||
      !getString(op, "shared_name").value_or("").empty())
    return;
  SideEffects::Resource *resource = resources::LookupTable::get();
  if (name == "VarHandleOp")
    resource = resources::Variable::get();
  add(effects, EffectNote::Allocate, resource, op->getResult(0));
}

/// Whether this node, unlike its op in general, has no effects.
static bool isEffectFreeNode(Operation *op, const OpInfo &info) {
  StringRef name = info.def.name();
  if (info.kind == OpKind::FuncUser && getBool(op, "is_stateless") == true)
    return true;
  // The random generator of cuDNN's RNNs serves only dropout during training.
  if (name.starts_with("CudnnRNN"))
    return getBool(op, "is_training") == false || getFloat(op, "dropout") == 0;
  return false;
}

void getEffects(Operation *op, const OpInfo &info, Effects &effects) {
  bool stateful = info.def.isStateful() && !info.has(OpFact::EffectFree);
  if (info.effect)
    return addNoted(op, *info.effect, effects);
  if (!stateful)
    return addHandles(op, info, effects);
  if (makesHandle(info.def.name()))
    return addHandleMaking(op, info.def.name(), effects);
  if (isEffectFreeNode(op, info))
    return;
  add(effects, EffectNote::ReadWrite, SideEffects::DefaultResource::get());
}

} // namespace tfuse::tf
