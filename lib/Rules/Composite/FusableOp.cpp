//===- FusableOp.cpp - Functions annotated as custom ops ------------------===//
//
//   a function with the annotation
//   name: "my_op" attr { key: "tfl_fusable_op" value { b: true } } attr { ... }
//
//   =>   the custom op my_op: operands are the function's arguments, results
//        its results, options all attributes but tfl_fusable_op
//
// The application registers a kernel with this name. The body of the function
// is only used to infer the result types. Follows upstream's
// ConvertTflFusableOp, which supports only integer, float and string
// attributes.
//
// C1 (attribute)     tfl_fusable_op is a bool.
// C2 (attribute)     Every attribute can be encoded in FlexBuffers.
// C3 (element-type)  Arguments are tensors or variables, not other resources.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/TFLite/CustomOptions.h"
#include "tfuse/Rules/Composite/CompositeRule.h"
#include "tfuse/Rules/Composite/Registry.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FusableOp : public CompositeRule<FusableOp> {
public:
  MatchResult<tfl::ConstBytesAttr> match(Signature &sig) const;
  void fuse(tfl::ConstBytesAttr &options, BodyBuilder &body) const;
};
} // namespace

MatchResult<tfl::ConstBytesAttr> FusableOp::match(Signature &sig) const {
  (void)sig.attribute(fusableOpAttrName).boolean();
  const CompositeFunction &function = sig.getFunction();
  for (unsigned index : seq(func::FuncOp(function.func).getNumArguments())) {
    Type type = function.argumentType(index);
    sig.require(!tf_type::isResourceTensor(type) &&
                    !tf_type::isVariantTensor(type),
                Reason::ElementType,
                "argument " + Twine(index) + " of the custom op '" +
                    function.annotation.name +
                    "' should be a tensor or a variable of known type");
  }
  CustomOptions options;
  for (NamedAttribute attr : function.annotation.attrs) {
    StringRef name = attr.getName();
    if (name != fusableOpAttrName)
      sig.require(options.add(name, attr.getValue()), Reason::Attribute,
                  "the attribute '" + name +
                      "' cannot be encoded in the options of a custom op");
  }
  return options.finish(function.annotation.attrs.getContext());
}

void FusableOp::fuse(tfl::ConstBytesAttr &options, BodyBuilder &body) const {
  body.customOp(body.getComposite().annotation.name, options);
}

TFUSE_DEFINE_RULE(FusableOp)

} // namespace tfuse
