//===- Windows.cpp - Layers with windows over spatial axes ----------------===//

#include "Windows.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

SpatialLayout::SpatialLayout(LayerContext &c, unsigned spatial)
    : c(c), spatial(spatial), first(c.channelsFirst()) {
  int64_t rank = c.b.rank(c.value(0));
  if (rank != int64_t(spatial) + 2)
    c.b.fail(Code::ShapeMismatch,
             "the layer needs an input of rank " + Twine(spatial + 2) +
                 ", and its input has the rank " + Twine(rank));
}

Value SpatialLayout::input() {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  if (first && !b.failed()) {
    Ints permutation = sequence(0, b.rank(x));
    permutation.erase(permutation.begin() + 1);
    permutation.push_back(1);
    x = b.transpose(x, permutation);
  }
  return spatial == 1 ? b.expandDims(x, 1) : x;
}

Value SpatialLayout::withoutAxis(Value y) {
  return spatial == 1 ? c.b.squeeze(y, 1) : y;
}

Value SpatialLayout::withChannels(Value y) {
  if (!first || !y)
    return y;
  Ints permutation = sequence(0, c.b.rank(y));
  permutation.insert(permutation.begin() + 1, permutation.back());
  permutation.pop_back();
  return c.b.transpose(y, permutation);
}

Ints SpatialLayout::spatialAxes(ArrayRef<int64_t> numbers, int64_t fill) const {
  Ints result(numbers);
  if (spatial == 1)
    result.insert(result.begin(), fill);
  return result;
}

Ints SpatialLayout::perAxis(ArrayRef<int64_t> numbers, int64_t fill) const {
  Ints result = spatialAxes(numbers, fill);
  result.insert(result.begin(), 1);
  result.push_back(1);
  return result;
}

std::string paddingOf(LayerContext &c, bool allowsCausal, Value &x,
                      int64_t extent) {
  StringRef padding = c.config.text("padding", "valid");
  if (padding == "causal" && allowsCausal) {
    SmallVector<std::pair<int64_t, int64_t>> amounts(4, {0, 0});
    amounts[2].first = extent - 1;
    x = c.b.pad(x, amounts);
    return "VALID";
  }
  if (padding != "valid" && padding != "same")
    c.config.refuse("padding", "valid or same is expected");
  return padding.upper();
}

} // namespace tfuse::keras
