//===- KerasGRU.cpp - Keras 2 GRU layers ----------------------------------===//
//
// Keras 2 tags the function of a GRU layer as it does that of an LSTM. There is
// no fused op for it: the rule is there to say so.
//
// C1 (target)  The runtime has a fused GRU: none has.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Composite/CompositeRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class KerasGRU : public CompositeRule<KerasGRU> {
public:
  MatchResult<NoOptions> match(Signature &sig) const {
    return sig.reject(Reason::Target, "TFLite has no fused op for a GRU");
  }
  void fuse(NoOptions &, BodyBuilder &) const {
    llvm_unreachable("nothing matches");
  }
};
} // namespace

TFUSE_DEFINE_RULE(KerasGRU)

} // namespace tfuse
