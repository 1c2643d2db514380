//===- OpTables.h - How op definitions are stored ---------------*- C++ -*-===//
//
// The layout behind OpDefView: arrays of plain records that point into each
// other by index and into one string pool by offset. utils/gen-op-table.py
// writes the builtin registry in this form; OpRegistryOverlay.cpp builds it
// for a model's own ops.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_SUPPORT_OPTABLES_H
#define TFUSE_LIB_SUPPORT_OPTABLES_H

#include "tfuse/Support/OpDefs.h"

namespace tfuse::optables {

/// Bytes of the string pool.
struct StringRecord {
  uint32_t offset, size;
};

/// Consecutive elements of an array; the context determines the array.
struct Slice {
  uint32_t first, count;
};

struct ShapeRecord {
  uint32_t firstDim; // in `ints`
  int32_t rank;      // -1: unknown
};

struct TensorRecord {
  DataType type;
  ShapeRecord shape;
  StringRecord content;
  Slice strings; // in `stringLists`
};

struct ArgRecord {
  StringRecord name, typeAttr, numberAttr, typeListAttr;
  DataType fixedType;
  bool isRef;
};

struct AttrRecord {
  StringRecord name;
  AttrType type;
  bool hasDefault, hasMinimum;
  int64_t minimum;
  // In the array of the element type; functions are in `stringLists`.
  Slice defaultValue, allowed;
};

enum OpFlags : uint32_t {
  Stateful = 1,
  Commutative = 2,
  Aggregate = 4,
  AllowsUninitializedInput = 8,
  DistributedCommunication = 16,
};

struct OpRecord {
  StringRecord name;
  Slice inputs, outputs, attrs;
  Slice controlOutputs; // in `stringLists`
  int32_t deprecationVersion;
  uint32_t flags;
};

/// One set of arrays.
struct Tables {
  const char *strings;
  const OpRecord *ops;
  const ArgRecord *args;
  const AttrRecord *attrs;
  const StringRecord *stringLists;
  const int64_t *ints;
  const float *floats;
  const bool *bools;
  const DataType *types;
  const ShapeRecord *shapes;
  const TensorRecord *tensors;

  llvm::StringRef text(StringRecord s) const {
    return {strings + s.offset, s.size};
  }
};

} // namespace tfuse::optables

#endif // TFUSE_LIB_SUPPORT_OPTABLES_H
