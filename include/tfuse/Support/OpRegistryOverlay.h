//===- OpRegistryOverlay.h - A model's own op definitions -------*- C++ -*-===//
//
// A SavedModel lists the definitions of the ops it uses (`stripped_op_list`).
// The importer turns them into OpDefData and lays them over the builtin
// registry, so that custom ops, and ops of another version of TensorFlow,
// import too.
//
// Which definition counts, for an op that both know:
//   - the builtin one, if it accepts every node that the model's accepts and
//     means the same by it: equal arguments, and every attribute of the model
//     present with the same type and default and values at least as wide.
//     Models of older TensorFlow versions are of this kind; their ops then
//     have the attributes, and the flags, that the passes know.
//   - otherwise the model's: it describes the nodes as they were written. It is
//     extended by the builtin attributes that it lacks and that have a default.
//     Flags concern what a pass may do, so the careful answer counts: stateful,
//     uninitialized-input and distributed if either says so, commutative and
//     aggregate only if both do.
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
  /// Of types and strings; empty: anything.
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

/// A registry of a model's definitions over another one.
class OpRegistryOverlay final : public OpRegistry {
public:
  /// `base` must outlive the overlay.
  explicit OpRegistryOverlay(const OpRegistry &base = OpRegistry::builtin());
  ~OpRegistryOverlay();
  OpRegistryOverlay(const OpRegistryOverlay &) = delete;
  OpRegistryOverlay &operator=(const OpRegistryOverlay &) = delete;

  /// Adds definitions from a model; a later one of the same name replaces an
  /// earlier one, whose views stay valid. A malformed definition (for example
  /// an argument whose type attribute does not exist) is left out; the error
  /// joins one message for each of them.
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
