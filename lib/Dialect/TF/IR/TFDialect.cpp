//===- TFDialect.cpp - TensorFlow programs as MLIR ------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"

#include "OpModel.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Transforms/InliningUtils.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;

MLIR_DEFINE_EXPLICIT_TYPE_ID(tfuse::tf::TFDialect)

namespace tfuse::tf {
namespace {

struct TFInlinerInterface : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *call, Operation *callable,
                       bool wouldBeCloned) const final {
    // These run their function on another device.
    if (isa(call, "TPUPartitionedCall", "RemoteCall"))
      return false;
    auto noinline = callable->getAttrOfType<BoolAttr>("tf._noinline");
    return !noinline || !noinline.getValue() ||
           callable->hasAttr("tf._XlaMustCompile");
  }

  /// Regions of one block are legal to inline into regions of control flow.
  bool isLegalToInline(Region *dest, Region *src, bool,
                       IRMapping &) const final {
    return hasFact(dest->getParentOp(), OpFact::ControlFlowRegion) &&
           src->hasOneBlock();
  }

  bool isLegalToInline(Operation *op, Region *, bool wouldBeCloned,
                       IRMapping &) const final {
    return !wouldBeCloned || canDuplicate(op);
  }

  /// Argument and operand may differ in shape.
  Operation *materializeCallConversion(OpBuilder &builder, Value input,
                                       Type resultType,
                                       Location loc) const final {
    if (!isa<TensorType>(resultType) || !isa<TensorType>(input.getType()))
      return nullptr;
    return createOp(
        builder, loc, "Cast", resultType, input,
        builder.getNamedAttr("Truncate", builder.getBoolAttr(false)));
  }
};

} // namespace

TFDialect::TFDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<TFDialect>()) {
  context->getOrLoadDialect<tf_type::TFTypeDialect>();
  allowUnknownOperations();
  addInterfaces<TFInlinerInterface>();

  // Register in the order of the table, which matches the context's sort order:
  // each op is appended to the context's list.
  SmallString<64> name("tf.");
  for (const OpInfo &info : opTable()) {
    name.resize(3);
    name += info.def.name();
    RegisteredOperationName::insert(
        std::make_unique<TFOpModel>(StringAttr::get(context, name), this, info),
        /*attrNames=*/{});
  }
}

Operation *TFDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                          Type type, Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || !isa<TensorType>(type))
    return nullptr;
  return createConst(builder, loc, elements, type).getDefiningOp();
}

} // namespace tfuse::tf
