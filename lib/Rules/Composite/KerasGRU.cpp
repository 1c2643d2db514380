//===- KerasGRU.cpp - Keras 2 GRU layers ----------------------------------===//
//
// Keras 2 annotates the functions of GRU layers as it does those of LSTM
// layers. TFLite has no fused GRU op: this rule only reports that.
//
// C1 (target)  The runtime has a fused GRU op; no runtime has.
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
