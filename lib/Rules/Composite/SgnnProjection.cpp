//===- SgnnProjection.cpp - Projection of hashed tokens -------------------===//
//
//   tokens, row splits -> tftext:custom:SgnnProjection {hash_seed, buckets}
//                      -> a vector for each row of tokens
//
//   =>   the custom op tftext:custom:SgnnProjection
//
// TensorFlow's sequence projection models provide the kernel. Follows
// upstream's tftext_utils.
//
// C1 (signature)     Two arguments, one result.
// C2 (element-type)  The tokens are strings, the row splits integers, and the
//                    result is floating-point.
// C3 (attribute)     hash_seed: integers; buckets: an integer.
// C4 (shape)         The result is a matrix with a column for each hash seed.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/TFLite/CustomOptions.h"
#include "tfuse/Rules/Composite/CompositeRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct SgnnOptions {
  SmallVector<int64_t> hashSeeds;
  int64_t buckets;
};

class SgnnProjection : public CompositeRule<SgnnProjection> {
public:
  MatchResult<SgnnOptions> match(Signature &sig) const;
  void fuse(SgnnOptions &options, BodyBuilder &body) const;
};
} // namespace

MatchResult<SgnnOptions> SgnnProjection::match(Signature &sig) const {
  SgnnOptions options;
  sig.arguments(2).results(1);
  sig.argument(0, "the tokens").is(tensor().string());
  sig.argument(1, "the row splits").is(tensor().integer());
  options.hashSeeds = sig.attribute("hash_seed").integers();
  options.buckets = sig.attribute("buckets").integer();
  int64_t columns = static_cast<int64_t>(options.hashSeeds.size());
  sig.result(0, "the projection")
      .is(tensor().shape({TensorSpec::kAny, columns}).floating());
  return options;
}

void SgnnProjection::fuse(SgnnOptions &options, BodyBuilder &body) const {
  CustomOptions written;
  written.integers("hash_seed", options.hashSeeds)
      .integer("buckets", options.buckets);
  body.customOp("tftext:custom:SgnnProjection",
                written.finish(body.getContext()));
}

TFUSE_DEFINE_RULE(SgnnProjection)

} // namespace tfuse
