//===- WeightGrid.cpp - Weights that are integers times a step ------------===//

#include "WeightGrid.h"

#include "tfuse/Eval/LazyElements.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/Support/Error.h"
#include <cmath>
#include <vector>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

namespace {
/// A channel with the greatest magnitude M has the step M / k for some k. The
/// scan keeps each k that divides the elements seen so far.
class GridScan {
public:
  GridScan(ArrayRef<float> magnitudes, int64_t stride, unsigned bits)
      : stride(stride) {
    for (float magnitude : magnitudes)
      channels.push_back({magnitude, BitVector((1U << (bits - 1)) - 1, true)});
  }

  void add(ArrayRef<char> elements);

  /// Whether all channels with an element so far have lost their last k.
  bool hasFailed() const { return numSeen != 0 && numFailed == numSeen; }

  SmallVector<std::optional<double>> steps() const;

private:
  struct Channel {
    double greatest;
    BitVector divisors; ///< Bit k - 1: M / k divides all elements.
    bool isSeen = false;
  };
  void add(Channel &channel, float element);

  int64_t stride, next = 0;
  std::vector<Channel> channels;
  unsigned numSeen = 0, numFailed = 0;
};
} // namespace

void GridScan::add(Channel &channel, float element) {
  // The multiples of the step were rounded to float32, and again when fusions
  // scaled the weights.
  constexpr double tolerance = 1.0 / 1024;
  double ratio = std::abs(element) / channel.greatest;
  // Zero and the greatest magnitude are multiples of every step.
  if (element == 0 || ratio == 1)
    return;
  numSeen += !channel.isSeen;
  channel.isSeen = true;
  if (channel.divisors.none())
    return;
  for (unsigned bit : channel.divisors.set_bits()) {
    double level = ratio * (bit + 1);
    if (std::abs(level - std::round(level)) > tolerance)
      channel.divisors.reset(bit);
  }
  numFailed += channel.divisors.none();
}

void GridScan::add(ArrayRef<char> elements) {
  for (; !elements.empty(); elements = elements.drop_front(sizeof(float))) {
    float element;
    std::memcpy(&element, elements.data(), sizeof(element));
    add(channels[next++ / stride % channels.size()], element);
  }
}

SmallVector<std::optional<double>> GridScan::steps() const {
  SmallVector<std::optional<double>> steps;
  for (const Channel &channel : channels) {
    int last = channel.divisors.find_last();
    steps.push_back(last < 0 || channel.greatest == 0
                        ? std::nullopt
                        : std::optional(channel.greatest / (last + 1)));
  }
  return steps;
}

SmallVector<std::optional<double>> stepsOfChannels(ElementsAttr constant,
                                                   ArrayRef<float> magnitudes,
                                                   int64_t stride,
                                                   unsigned bits) {
  constexpr int64_t blockBytes = 4096;
  GridScan scan(magnitudes, stride, bits);
  eval::WriteOptions options;
  options.scratchBytes = blockBytes;
  bool isFirst = true;
  Error error = eval::writeElements(
      constant,
      [&](ArrayRef<char> chunk) -> Error {
        // Data in memory arrives in one chunk.
        while (!chunk.empty()) {
          ArrayRef<char> block =
              chunk.take_front(std::min<size_t>(chunk.size(), blockBytes));
          chunk = chunk.drop_front(block.size());
          scan.add(block);
          if (isFirst && scan.hasFailed())
            return createStringError("the first channels have no step");
          isFirst = false;
        }
        return Error::success();
      },
      options);
  if (!error)
    return scan.steps();
  consumeError(std::move(error));
  return SmallVector<std::optional<double>>(magnitudes.size());
}

} // namespace tfuse::quantize
