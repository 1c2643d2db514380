//===- Ngrams.cpp - Fuses TF.Text's Ngrams --------------------------------===//
//
//   tokens, row splits ... -> tftext:Ngrams {width, ...}
//                          -> n-grams, row splits ...
//
//   =>   the custom op tftext:Ngrams
//
// TF.Text provides the kernel. Follows upstream's tftext_utils.
//
// C1 (signature)     As many results as arguments, at least one.
// C2 (element-type)  Tokens and n-grams are strings, row splits are int64.
// C3 (shape)         Without row splits, tokens and n-grams have the same rank;
//                    with row splits, all have rank 1.
// C4 (attribute)     width, axis: integers; string_separator, reduction_type:
//                    strings.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/TFLite/CustomOptions.h"
#include "tfuse/Rules/Composite/CompositeRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct NgramsOptions {
  int64_t width, axis;
  StringRef separator, reduction;
};

class Ngrams : public CompositeRule<Ngrams> {
public:
  MatchResult<NgramsOptions> match(Signature &sig) const;
  void fuse(NgramsOptions &options, BodyBuilder &body) const;
};
} // namespace

static void checkTensors(Signature &sig, unsigned count) {
  if (count > 1) {
    sig.argument(0, "the tokens").is(tensor().rank(1).string());
    sig.result(0, "the n-grams").is(tensor().rank(1).string());
    for (unsigned index : seq(1u, count)) {
      sig.argument(index, "the row splits").is(tensor().rank(1).i64());
      sig.result(index, "the row splits").is(tensor().rank(1).i64());
    }
    return;
  }
  TensorSpec results = tensor().string();
  sig.argument(0, "the tokens").is(tensor().string());
  if (auto tokens = sig.rankedArgument(0))
    results.rankIfKnown(tokens.getRank());
  sig.result(0, "the n-grams").is(results);
}

MatchResult<NgramsOptions> Ngrams::match(Signature &sig) const {
  unsigned count = func::FuncOp(sig.getFunction().func).getNumArguments();
  sig.argumentsAtLeast(1).results(count);
  if (!sig.failed())
    checkTensors(sig, count);
  NgramsOptions options;
  options.width = sig.attribute("width").integer();
  options.separator = sig.attribute("string_separator").string();
  options.axis = sig.attribute("axis").integer();
  options.reduction = sig.attribute("reduction_type").string();
  return options;
}

void Ngrams::fuse(NgramsOptions &options, BodyBuilder &body) const {
  CustomOptions written;
  written.integer("width", options.width)
      .text("string_separator", options.separator)
      .integer("axis", options.axis)
      .text("reduction_type", options.reduction);
  body.customOp("tftext:Ngrams", written.finish(body.getContext()));
}

TFUSE_DEFINE_RULE(Ngrams)

} // namespace tfuse
