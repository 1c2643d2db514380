//===- DenseImageWarp.cpp - Fuses tfa's DenseImageWarp --------------------===//
//
//   image   flow
//        \  /
//   addons:DenseImageWarp   =>   the custom op DenseImageWarp
//
// The runtime registers the kernel. Follows upstream's
// ConvertDenseImageWarpFunc.
//
// C1 (signature)      Two arguments, one result.
// C2 (element-type)   Arguments and result are float32.
// C3 (shape)          All have rank 4; the flow has two channels.
// C4 (unknown-shape)  The ranks are known.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/TFLite/CustomOptions.h"
#include "tfuse/Rules/Composite/CompositeRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class DenseImageWarp : public CompositeRule<DenseImageWarp> {
public:
  MatchResult<NoOptions> match(Signature &sig) const;
  void fuse(NoOptions &, BodyBuilder &body) const;
};
} // namespace

MatchResult<NoOptions> DenseImageWarp::match(Signature &sig) const {
  constexpr int64_t any = TensorSpec::kAny;
  sig.arguments(2).results(1);
  sig.argument(0, "Image").is(tensor().rank(4).f32());
  sig.argument(1, "Flow")
      .is(tensor().rank(4).f32())
      .is(tensor().shape({any, any, any, 2}));
  sig.result(0, "Output").is(tensor().rank(4).f32());
  return NoOptions();
}

void DenseImageWarp::fuse(NoOptions &, BodyBuilder &body) const {
  body.customOp("DenseImageWarp", CustomOptions::none(body.getContext()),
                "DenseImageWarp");
}

TFUSE_DEFINE_RULE(DenseImageWarp)

} // namespace tfuse
