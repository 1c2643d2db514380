//===- KerasLSTMUpstream.h - Keras LSTMs as upstream fuses them -*- C++ -*-===//
//
// Only the pass with upstream's name uses this; the conversion does not.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_COMPOSITE_RECURRENT_KERASLSTMUPSTREAM_H
#define TFUSE_LIB_RULES_COMPOSITE_RECURRENT_KERASLSTMUPSTREAM_H

#include "SequenceLSTM.h"
#include "tfuse/Rules/Composite/Signature.h"

namespace tfuse {

MatchResult<SequenceLSTM> matchAsUpstream(Signature &sig, SequenceLSTM lstm);
void fuseAsUpstream(SequenceLSTM &lstm, BodyBuilder &body);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_COMPOSITE_RECURRENT_KERASLSTMUPSTREAM_H
