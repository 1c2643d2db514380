//===- KerasLSTM.cpp - Keras 2 LSTM layers --------------------------------===//
//
//   input  h0  c0  kernel  recurrent_kernel  bias
//       \   |   |     |          |          /
//         lstm_<id> {time_major, go_backwards}
//        /      |      |      |     \
//     last  sequence   h      c   run time
//
//   =>  input          kernel, recurrent_kernel   bias
//         | reverse?           | transpose          |
//         |                    | split in 4         | split in 4
//          \                   |                   /
//           tfl.unidirectional_sequence_lstm, states filled with zeros
//                              |
//                          sequence -> its last step: last and h
//
// The gates stand in the order input, forget, cell, output. With the tag
// indy_lstm_<id>, the recurrent kernel has one row for each gate, which is a
// diagonal matrix. Follows ConvertKerasLSTMLayer of upstream, which hands h0
// and c0 to the op (a constant state is then lost, and what the op leaves there
// is the state of the next call), clips the cell at 10, and takes no dynamic
// batch.
//
// C1 (signature)      Six arguments, so no mask, and five results.
// C2 (structure)      Nothing uses the final state c.
// C3 (unknown-shape)  The input has three dimensions; kernels and bias have
//                     known shapes.
// C4 (shape)          They fit each other.
// C5 (attribute)      time_major is known.
// C6 (constant-value) Every call passes zeros as h0 and c0.
// C7 (element-type)   All are float.
//
//===----------------------------------------------------------------------===//

#include "Recurrent/KerasLSTMUpstream.h"
#include "Recurrent/SequenceLSTM.h"
#include "Recurrent/Zeros.h"
#include "tfuse/Rules/Composite/CompositeRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class KerasLSTM : public CompositeRule<SequenceLSTM> {
public:
  FailureOr<SequenceLSTM> match(Signature &sig) const override;
  void fuse(SequenceLSTM &lstm, BodyBuilder &body) const override;
};
} // namespace

enum Argument { Input, H0, C0, Kernel, RecurrentKernel, Bias };
enum Result { Last, Sequence, H, C, RunTime };

/// Whether only the given results of all calls are used.
static bool usesOnly(const CompositeFunction &function,
                     ArrayRef<unsigned> allowed) {
  return all_of(function.calls, [&](Operation *call) {
    return all_of(call->getResults(), [&](OpResult result) {
      return result.use_empty() ||
             is_contained(allowed, result.getResultNumber());
    });
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
  auto input = sig.rankedArgument(Input);
  sig.argument(RecurrentKernel, "the recurrent kernel")
      .is(tensor().shape({units, lstm.isDiagonal ? 4 : 4 * units}));
  sig.argument(Kernel, "the kernel")
      .is(tensor().shape({input.getDimSize(2), 4 * units}).f32().fixedShape());
  sig.argument(Bias, "the bias")
      .is(tensor().shape({4 * units}).f32().fixedShape());
  for (unsigned state : {H0, C0})
    sig.argument(state, "the initial state")
        .is(tensor().shape({any, units}).f32());
}

static std::string at(Operation *call) {
  StringRef name = nodeName(call);
  return name.empty() ? "" : (" at '" + name + "'").str();
}

static void checkInitialState(Signature &sig) {
  const CompositeFunction &function = sig.getFunction();
  sig.require(!function.hasUnknownUses, Reason::Structure,
              "other ops than calls refer to the layer");
  for (Operation *call : function.calls)
    for (unsigned state : {H0, C0})
      sig.require(isZeros(call->getOperand(state)), Reason::ConstantValue,
                  "the initial state should be zeros, argument " +
                      Twine(state) + " is something else" + at(call));
}

FailureOr<SequenceLSTM> KerasLSTM::match(Signature &sig) const {
  SequenceLSTM lstm;
  lstm.isDiagonal = sig.getAnnotation().name.starts_with("indy_");
  if (sig.followsUpstream())
    return matchAsUpstream(sig, lstm);
  sig.arguments(6).results(5);
  sig.require(usesOnly(sig.getFunction(), {Last, Sequence, H}),
              Reason::Structure,
              "the final cell state or the run time is used, which the fused "
              "op does not give");
  if (!sig.failed())
    checkTypes(sig, lstm);
  if (BoolAttr timeMajor = sig.functionFlag("tf.time_major"))
    lstm.isTimeMajor = timeMajor.getValue();
  checkInitialState(sig);
  return lstm;
}

void KerasLSTM::fuse(SequenceLSTM &lstm, BodyBuilder &body) const {
  if (body.followsUpstream())
    return fuseAsUpstream(lstm, body);
  SmallVector<Type> types(body.resultTypes());
  Value input = body.argument(Input);
  if (isReversed(body.getFunction()))
    input = lstm.reverse(body, input);
  int64_t units =
      cast<RankedTensorType>(body.argument(RecurrentKernel).getType())
          .getDimSize(0);
  lstm.outputState = makeZeroState(body, lstm, input, units);
  lstm.cellState = makeZeroState(body, lstm, input, units);
  lstm.setWeights(body, body.argument(Kernel), body.argument(RecurrentKernel),
                  body.argument(Bias));
  Value sequence = lstm.create(body, input, /*cellClip=*/0);
  Value last = lstm.lastStep(body, sequence);
  // What is used nowhere still needs a value.
  Value runTime = body.splat({}, 1);
  body.finish({last, sequence, last, body.argument(C0), runTime});
}

TFUSE_DEFINE_RULE(KerasLSTM)

} // namespace tfuse
