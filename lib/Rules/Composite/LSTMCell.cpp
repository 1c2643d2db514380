//===- LSTMCell.cpp - One step of an LSTM ---------------------------------===//
//
//   input  weight  bias  projection          input   slices of the others
//       \    |      |    /                       \      |
//         LSTMCellSimple            =>           tfl.lstm, internal states
//               |                                    |
//
// Interface and conditions C1 to C6: LSTMCellInterface.h. Follows
// ConvertLSTMCellSimpleToFusedLSTM of upstream.
//
//===----------------------------------------------------------------------===//

#include "Recurrent/LSTMCellInterface.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class LSTMCell : public CompositeRule<LSTMCell> {
public:
  MatchResult<LSTMCellInterface> match(Signature &sig) const {
    return matchLSTMCell(sig, /*hasLayerNorm=*/false);
  }
  void fuse(LSTMCellInterface &cell, BodyBuilder &body) const {
    fuseLSTMCell(cell, body);
  }
};
} // namespace

TFUSE_DEFINE_RULE(LSTMCell)

} // namespace tfuse
