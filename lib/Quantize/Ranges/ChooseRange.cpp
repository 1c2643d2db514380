//===- ChooseRange.cpp - Quantization ranges from statistics --------------===//

#include "tfuse/Quantize/Statistics.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace tfuse::quantize {

/// Includes zero, and equal ends for symmetric storage.
static FloatRange finish(FloatRange range, StorageForm form) {
  range.min = std::min(range.min, 0.0f);
  range.max = std::max(range.max, 0.0f);
  if (form.isSymmetric) {
    range.max = std::max(-range.min, range.max);
    range.min = -range.max;
  }
  return range;
}

//===----------------------------------------------------------------------===//
// Percentile
//===----------------------------------------------------------------------===//

/// The end of the range that leaves `cut` values of sorted bins beyond it.
template <typename Bins>
static Histogram::Bin binBeyond(const Bins &bins, uint64_t cut) {
  uint64_t seen = 0;
  for (auto &[bin, count] : bins) {
    seen += count;
    if (seen > cut)
      return bin;
  }
  return 0;
}

static FloatRange percentileRange(const TensorStatistics &statistics,
                                  double percentage, StorageForm form) {
  Histogram histogram = statistics.histogram;
  if (form.isSymmetric) { // Use the histogram of the magnitudes.
    histogram = Histogram();
    for (auto [bin, count] : statistics.histogram.bins())
      histogram.add(bin & 0x7fff, count);
  }
  auto bins = histogram.bins();
  // A symmetric range is cut at one end, the greatest magnitude; any other
  // range loses half of the elements at each end.
  double part = (100 - percentage) / (form.isSymmetric ? 100 : 200);
  auto cut = static_cast<uint64_t>(part * double(histogram.total()));
  FloatRange range{Histogram::boundsOf(binBeyond(bins, cut)).first, 0};
  std::reverse(bins.begin(), bins.end());
  range.max = Histogram::boundsOf(binBeyond(bins, cut)).second;
  if (form.isSymmetric) {
    float limit = std::max(-statistics.min, statistics.max);
    return {0, std::min(range.max, limit)};
  }
  return {std::max(range.min, statistics.min),
          std::min(range.max, statistics.max)};
}

//===----------------------------------------------------------------------===//
// Mean squared error
//===----------------------------------------------------------------------===//

namespace {
/// Searches for the range whose quantization has the least squared error.
class ErrorSearch {
public:
  ErrorSearch(const TensorStatistics &statistics, StorageForm form);
  /// The range with the least error.
  FloatRange run();
  /// Like run, among few ranges: RangeMethod::Kind::Auto.
  FloatRange runCoarsely() const;

private:
  /// A bin of the histogram.
  struct Mass {
    double center, width, count;
  };

  double errorOf(double min, double max) const;
  void shrink(double &end, double &best, function_ref<double(double)> errorAt);

  std::vector<Mass> masses;
  FloatRange whole;
  StorageForm form;
  double levels;
};
} // namespace

ErrorSearch::ErrorSearch(const TensorStatistics &statistics, StorageForm form)
    : whole(finish({statistics.min, statistics.max}, form)), form(form),
      levels(std::exp2(form.bits) - (form.isSymmetric ? 2 : 1)) {
  for (auto [bin, count] : statistics.histogram.bins()) {
    auto [low, high] = Histogram::boundsOf(bin);
    masses.push_back({(double(low) + high) / 2, double(high) - low,
                      static_cast<double>(count)});
  }
}

double ErrorSearch::errorOf(double min, double max) const {
  // Adding and subtracting this number rounds to an integer.
  constexpr double kRound = 6755399441055744.0; // 1.5 * 2^52
  double scale = (max - min) / levels;
  if (!(scale > 0))
    return std::numeric_limits<double>::infinity();
  double inverse = 1 / scale;
  // The zero point is an integer, which moves both ends.
  double lowest = (min * inverse + kRound - kRound) * scale;
  double highest = lowest + levels * scale;
  double error = 0;
  for (const Mass &mass : masses) {
    double value = mass.center, difference;
    if (value < lowest)
      difference = value - lowest;
    else if (value > highest)
      difference = value - highest;
    else
      difference = value - (value * inverse + kRound - kRound) * scale;
    // The values of a wide bin round to several levels.
    bool isWide = mass.width > scale && value >= lowest && value <= highest;
    error +=
        mass.count * (isWide ? scale * scale / 12 : difference * difference);
  }
  return error;
}

/// Moves `end` towards zero if that lowers the error `best`.
void ErrorSearch::shrink(double &end, double &best,
                         function_ref<double(double)> errorAt) {
  // Candidates lie between the extremum and 2^-10 of it, 16 per octave. Every
  // eighth comes first, then the neighbors of the best one.
  constexpr int kStep = 8, kCandidates = 160;
  double extremum = end < 0 ? whole.min : whole.max;
  if (end == 0)
    return;
  int chosen = -1;
  double chosenEnd = end;
  auto consider = [&](int k) {
    double candidate = extremum * std::exp2(-k / 16.0);
    double error = errorAt(candidate);
    if (error < best) {
      best = error;
      chosen = k;
      chosenEnd = candidate;
    }
  };
  for (int k = 0; k <= kCandidates; k += kStep)
    consider(k);
  int middle =
      chosen < 0 ? std::lround(-16 * std::log2(end / extremum)) : chosen;
  for (int k = std::max(0, middle - kStep + 1); k < middle + kStep; ++k)
    consider(k);
  end = chosenEnd;
}

FloatRange ErrorSearch::run() {
  double min = whole.min, max = whole.max;
  double best = errorOf(min, max);
  if (form.isSymmetric) {
    shrink(max, best, [&](double end) { return errorOf(-end, end); });
    return {static_cast<float>(-max), static_cast<float>(max)};
  }
  // One end at a time, until neither moves.
  constexpr int kSweeps = 4;
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    double before = best;
    shrink(max, best, [&](double end) { return errorOf(min, end); });
    shrink(min, best, [&](double end) { return errorOf(end, max); });
    if (best == before)
      break;
  }
  return {static_cast<float>(min), static_cast<float>(max)};
}

/// The error is nearly flat around its least value, so that few candidates
/// lose little: the ends of the whole range times 2^(-k/4).
///
/// Few candidates keep ratios of scales. If y = x / 2, both tensors get the
/// same k, y has half the scale of x, and the op between them copies integers.
/// A finer search chooses slightly different k, and the op rounds again. For
/// the same reason both ends have the same k, unless that costs 20 % more
/// error.
FloatRange ErrorSearch::runCoarsely() const {
  constexpr int kPerOctave = 4, kCandidates = 40;
  constexpr double kTolerance = 1.2;
  auto rangeOf = [&](int low, int high) {
    return FloatRange{
        static_cast<float>(whole.min * std::exp2(-double(low) / kPerOctave)),
        static_cast<float>(whole.max * std::exp2(-double(high) / kPerOctave))};
  };
  auto errorAt = [&](int low, int high) {
    FloatRange range = rangeOf(low, high);
    return errorOf(range.min, range.max);
  };
  // Rounding errors fall and clipping errors rise with k; both are convex.
  int common = 0;
  double commonError = errorAt(0, 0);
  while (common < kCandidates) {
    double next = errorAt(common + 1, common + 1);
    if (!(next < commonError))
      break;
    commonError = next;
    ++common;
  }
  int low = common, high = common;
  double best = commonError;
  constexpr std::pair<int, int> moves[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  for (bool isBetter = true; isBetter;) {
    isBetter = false;
    for (auto [lowStep, highStep] : moves) {
      int newLow = std::clamp(low + lowStep, 0, kCandidates);
      int newHigh = std::clamp(high + highStep, 0, kCandidates);
      double error = errorAt(newLow, newHigh);
      if (!(error < best))
        continue;
      best = error;
      low = newLow;
      high = newHigh;
      isBetter = true;
    }
  }
  if (commonError <= kTolerance * best)
    low = high = common;
  return rangeOf(low, high);
}

//===----------------------------------------------------------------------===//
// Choice
//===----------------------------------------------------------------------===//

FloatRange chooseRange(const TensorStatistics &statistics,
                       const RangeMethod &method, StorageForm form) {
  if (statistics.empty())
    return {};
  FloatRange whole = {statistics.min, statistics.max};
  switch (method.kind) {
  case RangeMethod::Kind::Auto:
    // The rounding error of 16 bits is less than any clipping.
    if (form.bits > 8)
      break;
    return finish(ErrorSearch(statistics, form).runCoarsely(), form);
  case RangeMethod::Kind::MinMax:
    break;
  case RangeMethod::Kind::Percentile:
    if (method.percentage < 100)
      return finish(percentileRange(statistics, method.percentage, form), form);
    break;
  case RangeMethod::Kind::MSE:
    return finish(ErrorSearch(statistics, form).run(), form);
  }
  return finish(whole, form);
}

} // namespace tfuse::quantize
