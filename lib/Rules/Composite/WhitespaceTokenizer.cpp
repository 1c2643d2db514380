//===- WhitespaceTokenizer.cpp - Splitting at white space -----------------===//
//
//   strings -> tftext:WhitespaceTokenizer -> tokens, row splits ...
//
//   =>   the custom op tftext:WhitespaceTokenizer
//
// A scalar string results in a vector of tokens; a vector in a ragged tensor,
// tokens and row splits; a matrix in tokens and two levels of row splits.
// TF.Text provides the kernel. Follows upstream's tftext_utils.
//
// C1 (signature)      One argument of rank r, and r + 1 results.
// C2 (element-type)   The input and the tokens are strings, row splits int64.
// C3 (shape)          The input has at most rank 2, the results have rank 1.
// C4 (unknown-shape)  The ranks are known.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/TFLite/CustomOptions.h"
#include "tfuse/Rules/Composite/CompositeRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class WhitespaceTokenizer : public CompositeRule<WhitespaceTokenizer> {
public:
  MatchResult<NoOptions> match(Signature &sig) const;
  void fuse(NoOptions &, BodyBuilder &body) const;
};
} // namespace

MatchResult<NoOptions> WhitespaceTokenizer::match(Signature &sig) const {
  sig.arguments(1);
  sig.argument(0, "Input").is(tensor().rankBetween(0, 2).string());
  if (sig.failed())
    return skip();
  unsigned count = sig.rankedArgument(0).getRank() + 1;
  sig.results(count);
  sig.result(0, "the tokens").is(tensor().rank(1).string());
  for (unsigned index : seq(1u, count))
    sig.result(index, "the row splits").is(tensor().rank(1).i64());
  return NoOptions();
}

void WhitespaceTokenizer::fuse(NoOptions &, BodyBuilder &body) const {
  body.customOp("tftext:WhitespaceTokenizer",
                CustomOptions::none(body.getContext()));
}

TFUSE_DEFINE_RULE(WhitespaceTokenizer)

} // namespace tfuse
