//===- KerasLSTM.cpp - Keras 2 LSTM layers --------------------------------===//
//
//   input  h0  c0  kernel  recurrent_kernel  bias
//       \   |   |     |          |          /
//         lstm_<id> {time_major, go_backwards}
//        /      |      |      |     \
//     last  sequence   h      c   run time
//
//   =>  input          kernel, recurrent_kernel   bias      h0    c0
//         | reverse?           | transpose          |         |     |
//         |                    | split in 4         | split   new states
//          \                   |                   /         /     /
//           `------ tfl.unidirectional_sequence_lstm -------'-----'
//                              |             |      |
//                          sequence        final states: last and h, c
//
// The gates are in the order input, forget, cell, output. With the annotation
// indy_lstm_<id>, the recurrent kernel has one row for each gate: the diagonal
// of a matrix. Follows upstream's ConvertKerasLSTMLayer, except that upstream
// makes h0 and c0 variables, so that states persist between calls, clips the
// cell at 10, returns zeros for the final states, and rejects a dynamic batch.
//
// C1 (signature)      Six arguments, so no mask, and five results.
// C2 (structure)      The result "run time" has no users.
// C3 (unknown-shape)  The input has rank 3; the shapes of kernels and bias are
//                     known.
// C4 (shape)          The sizes of input, kernels, bias and states match; the
//                     number of units is not 0.
// C5 (attribute)      time_major is known.
// C6 (element-type)   All arguments are float32.
//
//===----------------------------------------------------------------------===//

#include "Recurrent/KerasLSTMUpstream.h"
#include "Recurrent/SequenceLSTM.h"
#include "tfuse/Rules/Composite/CompositeRule.h"
#include "tfuse/Rules/Recurrent/SequenceLayout.h"

#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class KerasLSTM : public CompositeRule<KerasLSTM> {
public:
  MatchResult<SequenceLSTM> match(Signature &sig) const;
  void fuse(SequenceLSTM &lstm, BodyBuilder &body) const;
};
} // namespace

enum Argument { Input, H0, C0, Kernel, RecurrentKernel, Bias };
enum Result { Last, Sequence, H, C, RunTime };

static bool usesRunTime(const CompositeFunction &function) {
  return any_of(function.calls, [](Operation *call) {
    return call->getNumResults() > RunTime &&
           !call->getResult(RunTime).use_empty();
  });
}

static void checkTypes(Signature &sig, const SequenceLSTM &lstm) {
  constexpr int64_t any = TensorSpec::kAny;
  sig.argument(Input, "the input").is(tensor().rank(3).f32());
  sig.argument(RecurrentKernel, "the recurrent kernel")
      .is(tensor().rank(2).f32().fixedShape());
  auto recurrent = sig.rankedArgument(RecurrentKernel);
  if (sig.failed())
    return;
  int64_t units = recurrent.getDimSize(0);
  sig.require(units > 0, Reason::Shape, "the layer has no units");
  auto input = sig.rankedArgument(Input);
  sig.argument(RecurrentKernel, "the recurrent kernel")
      .is(tensor().shape({units, lstm.weights.isDiagonal ? 4 : 4 * units}));
  sig.argument(Kernel, "the kernel")
      .is(tensor().shape({input.getDimSize(2), 4 * units}).f32().fixedShape());
  sig.argument(Bias, "the bias")
      .is(tensor().shape({4 * units}).f32().fixedShape());
  for (unsigned state : {H0, C0})
    sig.argument(state, "the initial state")
        .is(tensor().shape({any, units}).f32());
}

/// True if every call passes zeros as initial states.
static bool beginsWithZeros(const CompositeFunction &function) {
  return !function.hasUnknownUses &&
         all_of(function.calls, [](Operation *call) {
           return isZeroTensor(call->getOperand(H0)) &&
                  isZeroTensor(call->getOperand(C0));
         });
}

/// True if the function has more than six arguments, and the additional ones
/// are integers or booleans.
static bool hasMask(const CompositeFunction &function) {
  ArrayRef<Type> types = func::FuncOp(function.func).getArgumentTypes();
  return types.size() > Bias + 1 &&
         all_of(types.drop_front(Bias + 1), [](Type type) {
           return getElementTypeOrSelf(type).isInteger();
         });
}

MatchResult<SequenceLSTM> KerasLSTM::match(Signature &sig) const {
  SequenceLSTM lstm;
  lstm.weights.isDiagonal = sig.getAnnotation().name.starts_with("indy_");
  if (sig.followsUpstream())
    return matchAsUpstream(sig, lstm);
  sig.require(!hasMask(sig.getFunction()), Reason::Signature,
              "the layer has a mask or lengths; recurrent-fuse-loop fuses its "
              "loop instead");
  if (!sig.failed())
    sig.arguments(6).results(5);
  sig.require(
      !usesRunTime(sig.getFunction()), Reason::Structure,
      "the result 'run time' has users, and the fused op does not compute it");
  if (!sig.failed())
    checkTypes(sig, lstm);
  if (BoolAttr timeMajor = sig.functionFlag("tf.time_major"))
    lstm.isTimeMajor = timeMajor.getValue();
  return lstm;
}

void KerasLSTM::fuse(SequenceLSTM &lstm, BodyBuilder &body) const {
  if (body.followsUpstream())
    return fuseAsUpstream(lstm, body);
  SequenceBuilder sequences(body, body.getLoc());
  Value input = body.argument(Input);
  if (isReversed(body.getFunction()))
    input = lstm.reverse(body, input);
  Value h = body.argument(H0), c = body.argument(C0);
  if (beginsWithZeros(body.getComposite())) {
    auto recurrent =
        cast<RankedTensorType>(body.argument(RecurrentKernel).getType());
    h = c = sequences.zeros(input, lstm.isTimeMajor, recurrent.getDimSize(0));
  }
  lstm.outputState = sequences.newState(h);
  lstm.cellState = sequences.newState(c);
  lstm.setWeights(body, body.argument(Kernel), body.argument(RecurrentKernel),
                  body.argument(Bias));
  Value sequence = lstm.create(body, input);
  Value last = sequences.finalState(lstm.outputState, sequence);
  Value cell = sequences.finalState(lstm.cellState, sequence);
  // The result "run time" has no users (see match), but finish() needs a value.
  Value runTime = body.splat({}, body.getF32Type(), 1);
  body.finish({last, sequence, last, cell, runTime});
}

TFUSE_DEFINE_RULE(KerasLSTM)

} // namespace tfuse
