//===- OpRegistryOverlay.h - Op definitions in a model ----------*- C++ -*-===//
//
// A SavedModel lists the definitions of the ops it uses (`stripped_op_list`).
// The importer turns them into OpDefData and overlays the builtin registry with
// them, so that custom ops, and ops of other TensorFlow versions, can be
// imported.
//
// If both registries define an op, the lookup returns:
//   - the builtin definition, if it accepts every node that the model's
//     accepts, with the same meaning: equal arguments, and every attribute of
//     the model present with the same type and default and at least the same
//     allowed values. This is the case for models of older TensorFlow versions;
//     their ops then have the attributes and flags that the passes know.
//   - otherwise the model's definition, which describes the nodes as they were
//     written, extended by the builtin attributes that it lacks and that have a
//     default. Flags determine what a pass may do, so the conservative value is
//     used: stateful, uninitialized-input and distributed if either definition
//     has the flag, commutative and aggregate only if both have it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SUPPORT_OPREGISTRYOVERLAY_H
#define TFUSE_SUPPORT_OPREGISTRYOVERLAY_H

#include "tfuse/Support/OpDefs.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <string>
#include <vector>

namespace tfuse {

struct ShapeData {
  bool hasRank = false;
  std::vector<int64_t> dims; // -1: unknown

  bool operator==(const ShapeData &) const = default;
};

/// As TensorView: little-endian elements, or strings.
struct TensorData {
  DataType type = DataType::Invalid;
  ShapeData shape;
  std::string content;
  std::vector<std::string> strings;

  bool operator==(const TensorData &) const = default;
};

/// The value of an attribute: the vector of its element type is filled, with
/// exactly one element unless the type is a list. For functions it is the name.
struct AttrValueData {
  std::vector<std::string> strings;
  std::vector<int64_t> ints;
  std::vector<float> floats;
  std::vector<bool> bools;
  std::vector<DataType> types;
  std::vector<ShapeData> shapes;
  std::vector<TensorData> tensors;
  std::vector<std::string> funcs;

  /// Floats are compared by their bits: 0 and -0 differ, equal NaNs do not.
  bool operator==(const AttrValueData &other) const;
};

struct ArgData {
  std::string name, typeAttr, numberAttr, typeListAttr;
  DataType fixedType = DataType::Invalid;
  bool isRef = false;

  bool operator==(const ArgData &) const = default;
};

struct AttrData {
  std::string name;
  std::string type; // As in the proto: "list(int)".
  std::optional<int64_t> minimum;
  std::optional<AttrValueData> defaultValue;
  /// Allowed types or strings; empty: all are allowed.
  AttrValueData allowed;
};

/// An OpDef in plain fields.
struct OpDefData {
  std::string name;
  std::vector<ArgData> inputs, outputs;
  std::vector<std::string> controlOutputs;
  std::vector<AttrData> attrs;
  bool isStateful = false;
  bool isCommutative = false;
  bool isAggregate = false;
  bool allowsUninitializedInput = false;
  bool isDistributedCommunication = false;
  int deprecationVersion = 0;
};

/// The plain form of a definition, e.g. to write it into a SavedModel.
OpDefData toData(OpDefView op);

/// A registry that overlays another registry with a model's definitions.
class OpRegistryOverlay final : public OpRegistry {
public:
  /// `base` must outlive the overlay.
  explicit OpRegistryOverlay(const OpRegistry &base = OpRegistry::builtin());
  ~OpRegistryOverlay();
  OpRegistryOverlay(const OpRegistryOverlay &) = delete;
  OpRegistryOverlay &operator=(const OpRegistryOverlay &) = delete;

  /// Adds definitions from a model; a later one of the same name replaces an
  /// earlier one, whose views stay valid. Malformed definitions (for example
  /// with an argument whose type attribute does not exist) are skipped; the
  /// returned error has a message for each of them.
  llvm::Error addFromModel(llvm::ArrayRef<OpDefData> ops);

  std::optional<OpDefView> lookup(llvm::StringRef name) const override;

private:
  struct Storage;

  const OpRegistry &base;
  llvm::StringMap<OpDefView> ops;
  std::vector<std::unique_ptr<Storage>> storages;
};

} // namespace tfuse

#endif // TFUSE_SUPPORT_OPREGISTRYOVERLAY_H
