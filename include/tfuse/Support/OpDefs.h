//===- OpDefs.h - Definitions of TensorFlow ops -----------------*- C++ -*-===//
//
// Argument lists, attributes, defaults and flags of TensorFlow ops. The facts
// are data, dumped from the registry of a pinned TensorFlow
// (lib/Dialect/TF/IR/OpRegistry.txt) and compiled into read-only tables.
//
//   const OpRegistry &registry = OpRegistry::builtin();
//   if (std::optional<OpDefView> op = registry.lookup("Conv2D"))
//     for (ArgView arg : op->inputs())
//       use(arg.name, arg.typeAttr);
//
// Code that reads a model takes a `const OpRegistry &`, because a SavedModel
// may contain additional op definitions (OpRegistryOverlay.h).
//
// All views are handles of two words: copy them. They, and every StringRef and
// ArrayRef they return, live as long as the registry they came from; those of
// the builtin registry live forever.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SUPPORT_OPDEFS_H
#define TFUSE_SUPPORT_OPDEFS_H

#include "tfuse/Support/DataType.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <optional>
#include <utility>

namespace tfuse {

namespace optables {
struct AttrRecord;
struct OpRecord;
struct Tables;
} // namespace optables

/// The type of an attribute, in the order "string" ... "list(func)".
enum class AttrType : uint8_t {
  String,
  Int,
  Float,
  Bool,
  Type,
  Shape,
  Tensor,
  Func,
  ListString,
  ListInt,
  ListFloat,
  ListBool,
  ListType,
  ListShape,
  ListTensor,
  ListFunc
};

constexpr bool isListType(AttrType type) {
  return type >= AttrType::ListString;
}
/// ListInt -> Int; the identity for a type that is not a list.
constexpr AttrType elementType(AttrType type) {
  return isListType(type)
             ? AttrType(uint8_t(type) - uint8_t(AttrType::ListString))
             : type;
}
/// As OpDef spells it: "int", "list(shape)".
llvm::StringRef attrTypeName(AttrType type);
std::optional<AttrType> parseAttrType(llvm::StringRef name);

/// One named argument of an op: one tensor or, if `isList()`, several
/// consecutive tensors. Fields that do not apply are empty.
struct ArgView {
  llvm::StringRef name;
  /// The attribute with the element type of the tensor or tensors.
  llvm::StringRef typeAttr;
  /// The int attribute with the number of tensors of one type.
  llvm::StringRef numberAttr;
  /// The list(type) attribute with the number and types of the tensors.
  llvm::StringRef typeListAttr;
  /// The type, if no attribute decides it; otherwise Invalid.
  DataType fixedType = DataType::Invalid;
  /// Takes or returns a reference to a V1 variable.
  bool isRef = false;

  bool isList() const { return !numberAttr.empty() || !typeListAttr.empty(); }
};

/// A shape in a default value. Unknown dimensions are -1.
struct ShapeView {
  bool hasRank = false;
  llvm::ArrayRef<int64_t> dims;
};

/// Random-access ranges over table entries. `Derived` says how to read one.
template <typename Derived, typename T>
using OpTableRange =
    llvm::indexed_accessor_range<Derived, const optables::Tables *, T, T, T>;

class StringList : public OpTableRange<StringList, llvm::StringRef> {
public:
  using OpTableRange<StringList, llvm::StringRef>::indexed_accessor_range;
  static llvm::StringRef dereference(const optables::Tables *tables,
                                     ptrdiff_t index);
};

class ShapeList : public OpTableRange<ShapeList, ShapeView> {
public:
  using OpTableRange<ShapeList, ShapeView>::indexed_accessor_range;
  static ShapeView dereference(const optables::Tables *tables, ptrdiff_t index);
};

/// A tensor in a default value: little-endian elements in `content`, or the
/// elements of a string tensor in `strings`.
struct TensorView {
  DataType type;
  ShapeView shape;
  llvm::StringRef content;
  StringList strings;
};

class TensorList : public OpTableRange<TensorList, TensorView> {
public:
  using OpTableRange<TensorList, TensorView>::indexed_accessor_range;
  static TensorView dereference(const optables::Tables *tables,
                                ptrdiff_t index);
};

class ArgList : public OpTableRange<ArgList, ArgView> {
public:
  using OpTableRange<ArgList, ArgView>::indexed_accessor_range;
  static ArgView dereference(const optables::Tables *tables, ptrdiff_t index);
};

/// One attribute of an op.
class AttrView {
public:
  AttrView(const optables::Tables *tables, const optables::AttrRecord *record)
      : tables(tables), record(record) {}

  llvm::StringRef name() const;
  AttrType type() const;

  /// The least value of an int, or the least length of a list.
  std::optional<int64_t> minimum() const;
  /// The allowed values of a type or list(type); empty if all are allowed.
  llvm::ArrayRef<DataType> allowedTypes() const;
  /// The allowed values of a string or list(string); empty if all are allowed.
  StringList allowedStrings() const;

  /// A node must give a value to an attribute that has no default.
  bool hasDefault() const;

  /// The default value; nullopt if there is none, or if type() differs.
  std::optional<llvm::StringRef> defaultString() const;
  std::optional<int64_t> defaultInt() const;
  std::optional<float> defaultFloat() const;
  std::optional<bool> defaultBool() const;
  std::optional<DataType> defaultType() const;
  std::optional<ShapeView> defaultShape() const;
  std::optional<TensorView> defaultTensor() const;
  /// The function's name. No op of the registry has such a default.
  std::optional<llvm::StringRef> defaultFunc() const;

  /// The same for list(...) attributes.
  std::optional<StringList> defaultStrings() const;
  std::optional<llvm::ArrayRef<int64_t>> defaultInts() const;
  std::optional<llvm::ArrayRef<float>> defaultFloats() const;
  std::optional<llvm::ArrayRef<bool>> defaultBools() const;
  std::optional<llvm::ArrayRef<DataType>> defaultTypes() const;
  std::optional<ShapeList> defaultShapes() const;
  std::optional<TensorList> defaultTensors() const;
  std::optional<StringList> defaultFuncs() const;

private:
  bool hasDefault(AttrType wanted) const;

  const optables::Tables *tables;
  const optables::AttrRecord *record;
};

class AttrList : public OpTableRange<AttrList, AttrView> {
public:
  using OpTableRange<AttrList, AttrView>::indexed_accessor_range;
  static AttrView dereference(const optables::Tables *tables, ptrdiff_t index);
};

/// The definition of one op.
class OpDefView {
public:
  OpDefView(const optables::Tables *tables, const optables::OpRecord *record)
      : tables(tables), record(record) {}

  llvm::StringRef name() const;
  ArgList inputs() const;
  ArgList outputs() const;
  AttrList attrs() const;
  /// Names of the control outputs. Only functions have any.
  StringList controlOutputs() const;

  /// The argument or attribute of that name. Ops have few: the search is
  /// linear.
  std::optional<ArgView> input(llvm::StringRef name) const;
  std::optional<ArgView> output(llvm::StringRef name) const;
  std::optional<AttrView> attr(llvm::StringRef name) const;

  /// Must neither be removed, nor merged with an equal op, nor folded.
  bool isStateful() const;
  bool isCommutative() const;
  bool isAggregate() const;
  bool allowsUninitializedInput() const;
  bool isDistributedCommunication() const;
  /// The GraphDef version from which on the op may not be used; 0 if none.
  int deprecationVersion() const;

  /// Whether two views refer to the same entry of the same table.
  bool operator==(const OpDefView &other) const {
    return record == other.record;
  }

private:
  const optables::Tables *tables;
  const optables::OpRecord *record;
};

/// Where op definitions are looked up.
class OpRegistry {
public:
  /// The ops of the pinned TensorFlow, internal ones ("_FusedConv2D")
  /// included.
  static const OpRegistry &builtin();

  virtual std::optional<OpDefView> lookup(llvm::StringRef name) const = 0;

protected:
  constexpr OpRegistry() = default;
  ~OpRegistry() = default;
};

class OpDefList : public OpTableRange<OpDefList, OpDefView> {
public:
  using OpTableRange<OpDefList, OpDefView>::indexed_accessor_range;
  static OpDefView dereference(const optables::Tables *tables, ptrdiff_t index);
};

/// All ops of the builtin registry, sorted by name.
OpDefList builtinOps();

/// Ops that exist in MLIR only: control flow with regions, its terminator, and
/// the call of a function as an op. Sorted by name; in no OpRegistry.
OpDefList extraOps();

/// The version of TensorFlow the builtin registry was dumped from, "2.21.0".
llvm::StringRef builtinTensorFlowVersion();

/// Reads an attribute of a node: the value of an int, the length of a list;
/// nullopt if the node lacks the attribute.
using AttrCount =
    llvm::function_ref<std::optional<int64_t>(llvm::StringRef attr)>;

/// (start, size) of each named argument among a node's operands or results.
using ArgRanges = llvm::SmallVector<std::pair<unsigned, unsigned>, 4>;

/// Splits the `numOperands` data operands of a node into the named inputs of
/// `op`. Attributes that the node lacks have their defaults. Fails, naming op
/// and argument, if an attribute is missing or negative, or if the sizes do not
/// add up to `numOperands`.
llvm::Expected<ArgRanges> operandRanges(OpDefView op, unsigned numOperands,
                                        AttrCount attrCount);

/// The same for the results of a node and the outputs of `op`.
llvm::Expected<ArgRanges> resultRanges(OpDefView op, unsigned numResults,
                                       AttrCount attrCount);

} // namespace tfuse

#endif // TFUSE_SUPPORT_OPDEFS_H
