//===- LSTMCell.cpp - One time step of an LSTM ----------------------------===//
//
//   input  weight  bias  projection          input   slices of the others
//       \    |      |    /                       \      |
//         LSTMCellSimple            =>           tfl.lstm, internal states
//               |                                    |
//
// LSTMCellInterface.h describes the signature and the conditions C1 to C6.
// Follows upstream's ConvertLSTMCellSimpleToFusedLSTM.
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
