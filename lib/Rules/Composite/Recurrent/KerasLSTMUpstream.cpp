//===- KerasLSTMUpstream.cpp - Keras LSTMs as upstream fuses them ---------===//
//
// Unlike the rule composite-keras-lstm, this fusion uses the initial states as
// the op's state operands, clips the cell at 10, and returns zeros for all
// results but the first two. Its checks are those of the upstream pass.
//
//===----------------------------------------------------------------------===//

#include "KerasLSTMUpstream.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// True if every call has five results, of which at most the first two have
/// users.
static bool fitsCalls(const CompositeFunction &function) {
  return all_of(function.calls, [](Operation *call) {
    return call->getNumResults() == 5 &&
           all_of(call->getResults().drop_front(2),
                  [](OpResult result) { return result.use_empty(); });
  });
}

MatchResult<SequenceLSTM> matchAsUpstream(Signature &sig, SequenceLSTM lstm) {
  sig.require(fitsCalls(sig.getFunction()), Reason::Structure,
              "the results for the states or the run time have users");
  sig.argumentsAtLeast(6).results(5);
  auto count = func::FuncOp(sig.getFunction().func).getNumArguments();
  sig.require(count != 7, Reason::Signature, "the layer has a mask");
  for (unsigned index : seq(6u))
    sig.argument(index, "the argument").is(tensor().ranked());
  for (unsigned index : {1u, 2u}) {
    auto state = sig.rankedArgument(index);
    sig.require(state && state.hasStaticShape(), Reason::UnknownShape,
                "we cannot fuse this lstm func because the batch size is not "
                "fixed, please consider setting fixed batch size",
                "give the model a signature with a known batch");
  }
  for (unsigned index : {3u, 4u, 5u}) {
    sig.argument(index, "the weight").is(tensor().fixedShape());
    auto weight = sig.rankedArgument(index);
    int64_t columns = weight && weight.getRank() > 0 ? weight.getShape().back()
                                                     : ShapedType::kDynamic;
    sig.require(weight && weight.getRank() == (index == 5 ? 1 : 2) &&
                    columns % 4 == 0,
                Reason::Shape, "the weight should have columns for four gates");
  }
  sig.argument(0, "the input").is(tensor().rank(3));
  if (BoolAttr timeMajor = sig.functionFlag("tf.time_major"))
    lstm.isTimeMajor = timeMajor.getValue();
  return lstm;
}

void fuseAsUpstream(SequenceLSTM &lstm, BodyBuilder &body) {
  SmallVector<Type> types(body.resultTypes());
  Value input = body.argument(0);
  if (isReversed(body.getFunction()))
    input = lstm.reverse(body, input);
  lstm.outputState = body.argument(1);
  lstm.cellState = body.argument(2);
  lstm.setWeights(body, body.argument(3), body.argument(4), body.argument(5));
  lstm.weights.cellClip = 10;
  Value sequence = lstm.create(body, input);
  SmallVector<Value> results{lstm.lastStep(body, sequence), sequence};
  auto zero = DenseElementsAttr::get(
      RankedTensorType::get(1, body.getF32Type()), ArrayRef<float>(0.0f));
  for (Type type : ArrayRef(types).drop_front(2))
    results.push_back(tf::createConst(body, body.getLoc(), zero, type));
  body.finish(results);
}

} // namespace tfuse
