//===- DerivedAttrs.cpp - Attributes that follow from types ---------------===//

#include "OpTable.h"
#include "mlir/IR/Builders.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace mlir;

namespace tfuse::tf {
namespace {

/// Looks for the attribute among one side's arguments.
class Derivation {
public:
  Derivation(MLIRContext *context, StringRef attr)
      : builder(context), attr(attr) {}

  /// `values` holds the values of all arguments.
  template <typename Values>
  Attribute from(ArgList args, const std::optional<ArgRanges> &ranges,
                 Values values) {
    if (!ranges)
      return {};
    for (auto [arg, range] : llvm::zip(args, *ranges))
      if (Attribute value =
              fromArg(arg, values.slice(range.first, range.second)))
        return value;
    return {};
  }

private:
  template <typename Values> Attribute fromArg(ArgView arg, Values values) {
    if (arg.numberAttr == attr)
      return builder.getI64IntegerAttr(values.size());
    if (arg.typeListAttr == attr)
      return builder.getTypeArrayAttr(
          llvm::map_to_vector(values.getTypes(), elementType));
    if (arg.typeAttr == attr && !values.empty())
      return TypeAttr::get(elementType(values.front().getType()));
    return {};
  }

  static Type elementType(Type type) {
    return tf_type::dropSubtypes(tf_type::elementTypeOf(type));
  }

  Builder builder;
  StringRef attr;
};

} // namespace

static Attribute shapeOf(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? tf_type::ShapeAttr::get(shaped) : Attribute();
}

/// The attributes of AttrNotes.def.
static Attribute deriveNoted(Operation *op, StringRef attr) {
  if (op->getNumResults() == 0)
    return {};
  if (attr == "output_shapes")
    return ArrayAttr::get(op->getContext(),
                          llvm::map_to_vector(op->getResultTypes(), shapeOf));
  Type type = op->getResult(0).getType();
  if (attr == "shape" && isa(op, "Placeholder", "PlaceholderWithDefault"))
    return shapeOf(type);
  // The type of a variable, or of a list's elements.
  TensorType subtype = tf_type::getHandleSubtype(type);
  if (!subtype)
    return {};
  if (attr == "shape")
    return shapeOf(subtype);
  return TypeAttr::get(subtype.getElementType());
}

Attribute getDerivedAttr(Operation *op, StringRef name) {
  const OpInfo *info = lookupOp(op);
  if (!info || !isDerivedAttr(*info, name))
    return {};
  Derivation derivation(op->getContext(), name);
  if (Attribute value = derivation.from(info->def.inputs(), operandRanges(op),
                                        op->getOperands()))
    return value;
  if (Attribute value = derivation.from(info->def.outputs(), resultRanges(op),
                                        op->getResults()))
    return value;
  for (const AttrNote &note : info->notes)
    if (note.attr == name)
      return deriveNoted(op, name);
  return {};
}

} // namespace tfuse::tf
