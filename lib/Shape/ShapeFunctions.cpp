//===- ShapeFunctions.cpp - The table of shape functions ------------------===//
//
// Makes the rows of ShapeFunctions.def available by op name.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Shape/ShapeFunctions.h"
#include "Functions/Functions.h"
#include "tfuse/Shape/Signature.h"
#include "llvm/ADT/DenseMap.h"

using namespace llvm;

namespace tfuse::shape {

static constexpr ShapeFunction rows[] = {
#define TFUSE_SHAPE(op, function) {#op, functions::function, nullptr},
#define TFUSE_SHAPE_SIGNATURE(op, signature) {#op, nullptr, signature},
#include "ShapeFunctions.def"
};

ArrayRef<ShapeFunction> shapeFunctions() { return rows; }

const ShapeFunction *lookupShapeFunction(StringRef op) {
  static const llvm::DenseMap<StringRef, const ShapeFunction *> byName = [] {
    llvm::DenseMap<StringRef, const ShapeFunction *> map(std::size(rows));
    for (const ShapeFunction &row : rows) {
      bool isNew = map.try_emplace(row.op, &row).second;
      assert(isNew && "an op has two rows in ShapeFunctions.def");
      (void)isNew;
    }
    return map;
  }();
  return byName.lookup(op);
}

bool inferOp(ShapeContext &context) {
  const ShapeFunction *row = lookupShapeFunction(context.opName());
  if (row)
    inferOp(context, *row);
  return row;
}

void inferOp(ShapeContext &context, const ShapeFunction &function) {
  if (function.function)
    function.function(context);
  else
    inferBySignature(context, function.signature);
}

} // namespace tfuse::shape
