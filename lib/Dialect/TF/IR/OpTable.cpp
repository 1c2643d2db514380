//===- OpTable.cpp - The ops that the tf dialect registers ----------------===//

#include "OpTable.h"

#include "tfuse/Dialect/TF/IR/TFResources.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <vector>

using namespace llvm;
using mlir::TypeID;

namespace tfuse::tf {

static constexpr StringLiteral testOps[] = {
#define TFUSE_TF_TEST_OP(name) name,
#include "TestOps.def"
};

static constexpr AttrNote attrNotes[] = {
#define TFUSE_TF_ATTR(op, attr, kind) {#op, #attr, AttrNote::kind},
#include "AttrNotes.def"
};

template <typename T> static mlir::SideEffects::Resource *getResource() {
  return T::get();
}

static constexpr EffectNote effectNotes[] = {
#define TFUSE_TF_EFFECTS(op, resource, kind, arg)                              \
  {op, getResource<resources::resource>, EffectNote::kind, arg},
#include "SideEffects.def"
};

static ArrayRef<AttrNote> findNotes(StringRef op) {
  auto range = std::equal_range(
      std::begin(attrNotes), std::end(attrNotes), AttrNote{"", "", {}},
      [&](const AttrNote &a, const AttrNote &b) {
        // The sought op stands for the note without a name.
        StringRef left = a.op.empty() ? op : StringRef(a.op);
        StringRef right = b.op.empty() ? op : StringRef(b.op);
        return left < right;
      });
  return ArrayRef(range.first, range.second);
}

static const OpHooks *findHooks(StringRef op) {
  const NamedOpHooks *found = find_if(
      allOpHooks, [&](const NamedOpHooks &hooks) { return hooks.op == op; });
  return found == std::end(allOpHooks) ? nullptr : found->hooks;
}

static OpKind kindOf(OpDefView def) {
  if (hasFact(def.name(), OpFact::Call))
    return OpKind::Call;
  if (hasFact(def.name(), OpFact::ControlFlowRegion))
    return OpKind::RegionOp;
  OpKind kind = llvm::StringSwitch<OpKind>(def.name())
                    // Its last operand is the number of a device.
                    .Case("TPUPartitionedCall", OpKind::Call)
                    .Case("GeneratorDatasetRegion", OpKind::Opaque)
                    .Case("Yield", OpKind::Terminator)
                    .Default(OpKind::Plain);
  if (kind != OpKind::Plain)
    return kind;
  bool usesFunctions = any_of(def.attrs(), [](AttrView attr) {
    return elementType(attr.type()) == AttrType::Func;
  });
  return usesFunctions ? OpKind::FuncUser : OpKind::Plain;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static OpInfo *findByName(MutableArrayRef<OpInfo> table, StringRef name) {
  return partition_point(
      table, [=](const OpInfo &info) { return info.def.name() < name; });
}

/// Gives every op its line of SideEffects.def; those with a name come first.
static void addEffects(MutableArrayRef<OpInfo> table) {
  for (const EffectNote &note : effectNotes)
    if (!note.op.ends_with("*"))
      if (OpInfo *info = findByName(table, note.op);
          info != table.end() && info->def.name() == note.op)
        info->effect = &note;
  for (const EffectNote &note : effectNotes) {
    StringRef prefix = note.op;
    if (!prefix.consume_back("*"))
      continue;
    for (OpInfo *info = findByName(table, prefix);
         info != table.end() && info->def.name().starts_with(prefix); ++info)
      if (!info->effect)
        info->effect = &note;
  }
}

/// Both lists are sorted by name, and no op is in both.
static std::vector<OpInfo> buildTable() {
  OpDefList builtin = builtinOps();
  OpDefList extra = extraOps();
  std::vector<OpInfo> table;
  table.reserve(builtin.size() + extra.size());
  auto add = [&](OpDefView def) {
    table.push_back({.def = def,
                     .hooks = findHooks(def.name()),
                     .notes = findNotes(def.name()),
                     .kind = kindOf(def),
                     .facts = factsOf(def.name())});
  };
  const StringLiteral *nextTestOp = std::begin(testOps);
  for (OpDefView def : builtin) {
    for (; !extra.empty() && extra.front().name() < def.name();
         extra = extra.drop_front())
      add(extra.front());
    while (nextTestOp != std::end(testOps) && *nextTestOp < def.name())
      ++nextTestOp;
    if (nextTestOp == std::end(testOps) || *nextTestOp != def.name())
      add(def);
  }
  for (OpDefView def : extra)
    add(def);
  addEffects(table);
  return table;
}

ArrayRef<OpInfo> opTable() {
  static const std::vector<OpInfo> table = buildTable();
  return table;
}

// Only the addresses matter. TypeIDs need the three low bits free.
static constexpr size_t maxOps = 4096;
struct alignas(8) IdSlot {
  char unused;
};
static IdSlot idSlots[maxOps];

TypeID opTypeID(const OpInfo &info) {
  size_t index = &info - opTable().data();
  assert(index < maxOps && "make maxOps larger");
  return TypeID::getFromOpaquePointer(&idSlots[index]);
}

const OpInfo *lookupOp(TypeID id) {
  auto *slot = static_cast<const IdSlot *>(id.getAsOpaquePointer());
  std::less<const IdSlot *> before;
  if (before(slot, std::begin(idSlots)) || !before(slot, std::end(idSlots)))
    return nullptr;
  return &opTable()[slot - idSlots];
}

const OpInfo *lookupOp(OpDefView def) {
  ArrayRef<OpInfo> table = opTable();
  const OpInfo *found =
      partition_point(table, [name = def.name()](const OpInfo &info) {
        return info.def.name() < name;
      });
  return found != table.end() && found->def == def ? found : nullptr;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static std::optional<AttrNote::Kind> findNote(ArrayRef<AttrNote> notes,
                                              StringRef attr) {
  for (const AttrNote &note : notes)
    if (note.attr == attr)
      return note.kind;
  return std::nullopt;
}

/// Whether an argument takes its type or its number from the attribute.
static bool isReferenced(OpDefView def, StringRef attr) {
  auto refers = [&](ArgView arg) {
    return arg.typeAttr == attr || arg.numberAttr == attr ||
           arg.typeListAttr == attr;
  };
  return any_of(def.inputs(), refers) || any_of(def.outputs(), refers);
}

static bool isDerived(OpDefView def, ArrayRef<AttrNote> notes, StringRef attr) {
  if (std::optional<AttrNote::Kind> note = findNote(notes, attr))
    return *note == AttrNote::Derived;
  return isReferenced(def, attr);
}

static bool isInherent(OpDefView def, ArrayRef<AttrNote> notes,
                       StringRef attr) {
  if (std::optional<AttrNote::Kind> note = findNote(notes, attr))
    return *note == AttrNote::Extra;
  if (def.attr(attr))
    return !isReferenced(def, attr);
  if (attr == operandSegmentSizes)
    return hasSegments(def.inputs());
  if (attr == resultSegmentSizes)
    return hasSegments(def.outputs());
  return false;
}

bool isInherentAttr(const OpInfo &info, StringRef name) {
  return isInherent(info.def, info.notes, name);
}
bool isDerivedAttr(const OpInfo &info, StringRef name) {
  return isDerived(info.def, info.notes, name);
}

bool isInherentAttr(OpDefView op, StringRef name) {
  return isInherent(op, findNotes(op.name()), name);
}
bool isDerivedAttr(OpDefView op, StringRef name) {
  return isDerived(op, findNotes(op.name()), name);
}

bool hasSegments(const ArgList &args) {
  return count_if(args, [](ArgView arg) { return arg.isList(); }) > 1;
}

} // namespace tfuse::tf
