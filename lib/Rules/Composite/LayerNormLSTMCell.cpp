//===- LayerNormLSTMCell.cpp - An LSTM cell with layer normalization ------===//
//
//   input  weight  bias  projection  scale        input   slices
//       \    |      |    /           /                \     |
//       LayerNormalizedLstmCellSimple      =>         tfl.lstm
//               |                                       |
//
// LSTMCellInterface.h describes the signature and the conditions C1 to C6.
// Follows upstream's ConvertLayerNormalizedLSTMCellSimpleToFusedLSTM.
//
//===----------------------------------------------------------------------===//

#include "Recurrent/LSTMCellInterface.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class LayerNormLSTMCell : public CompositeRule<LayerNormLSTMCell> {
public:
  MatchResult<LSTMCellInterface> match(Signature &sig) const {
    return matchLSTMCell(sig, /*hasLayerNorm=*/true);
  }
  void fuse(LSTMCellInterface &cell, BodyBuilder &body) const {
    fuseLSTMCell(cell, body);
  }
};
} // namespace

TFUSE_DEFINE_RULE(LayerNormLSTMCell)

} // namespace tfuse
