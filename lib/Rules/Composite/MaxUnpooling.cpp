//===- MaxUnpooling.cpp - Fuses tfa's MaxUnpooling2D ----------------------===//
//
//   values   indices
//        \   /
//   addons:MaxUnpooling2D {pool_size, strides, padding}
//          |
//
//   =>   the custom op MaxUnpooling2D, whose options are a TfLitePoolParams
//
// The runtime registers the kernel. Follows upstream's ConvertMaxUnpoolingFunc.
//
// C1 (signature)     Two arguments, one result.
// C2 (attribute)     pool_size and strides: two positive 32-bit integers each,
//                    height and width.
// C3 (attribute)     padding: "SAME" or "VALID".
//
// Further requirements of the kernel, which upstream does not check:
//
// C4 (element-type)  Values and result are float, indices int32.
// C5 (shape)         All have rank 4, where ranks are known.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/TFLite/CustomOptions.h"
#include "tfuse/Rules/Composite/CompositeRule.h"

#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct PoolParams {
  SmallVector<int64_t> poolSize, strides;
  bool isSame;
};

class MaxUnpooling : public CompositeRule<MaxUnpooling> {
public:
  MatchResult<PoolParams> match(Signature &sig) const;
  void fuse(PoolParams &params, BodyBuilder &body) const;
};
} // namespace

MatchResult<PoolParams> MaxUnpooling::match(Signature &sig) const {
  PoolParams params;
  sig.arguments(2).results(1);
  auto attribute = [&](StringRef name) {
    return sig.attribute(name, "'" + name + "' attribute for MaxUnpooling2D");
  };
  params.poolSize = attribute("pool_size").integers(2);
  params.strides = attribute("strides").integers(2);
  StringRef padding = attribute("padding").string();
  params.isSame = padding == "SAME";
  sig.require(params.isSame || padding == "VALID", Reason::Attribute,
              "Padding for MaxUnpooling2D must be 'SAME' or 'VALID', it is '" +
                  padding + "'");
  if (sig.failed() || sig.followsUpstream())
    return params;
  for (int64_t size : concat<int64_t>(params.poolSize, params.strides)) {
    sig.require(size > 0, Reason::Attribute,
                "pool_size and strides should be greater than 0, one is " +
                    Twine(size));
    sig.require(isInt<32>(size), Reason::Attribute,
                "pool_size and strides should fit into 32 bits, one is " +
                    Twine(size));
  }
  sig.argument(0, "the values").is(tensor().rankIfKnown(4).f32());
  sig.argument(1, "the indices").is(tensor().rankIfKnown(4).i32());
  sig.result(0, "the result").is(tensor().rankIfKnown(4).f32());
  return params;
}

/// Layout of the kernel's option struct: padding, strides, filter, activation,
/// and padding in pixels, which the kernel computes.
static std::string encode(const PoolParams &params) {
  int32_t words[] = {params.isSame ? 1 : 2,
                     static_cast<int32_t>(params.strides[1]),
                     static_cast<int32_t>(params.strides[0]),
                     static_cast<int32_t>(params.poolSize[1]),
                     static_cast<int32_t>(params.poolSize[0]),
                     0,
                     0,
                     0,
                     0,
                     0};
  std::string bytes(sizeof(words), '\0');
  for (auto [i, word] : enumerate(words))
    support::endian::write32le(&bytes[i * sizeof(word)], word);
  return bytes;
}

void MaxUnpooling::fuse(PoolParams &params, BodyBuilder &body) const {
  body.customOp("MaxUnpooling2D",
                tfl::ConstBytesAttr::get(body.getContext(), encode(params)),
                "MaxUnpooling2D");
}

TFUSE_DEFINE_RULE(MaxUnpooling)

} // namespace tfuse
