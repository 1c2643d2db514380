//===- StatisticsTest.cpp - Statistics and the choice of ranges -----------===//

#include "tfuse/Quantize/Statistics.h"

#include "llvm/ADT/bit.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <cmath>
#include <random>

using namespace llvm;
using namespace tfuse::quantize;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

std::vector<float> normal(size_t count, unsigned seed, float deviation = 1) {
  std::mt19937 engine(seed);
  std::normal_distribution<float> distribution(0, deviation);
  std::vector<float> values(count);
  for (float &value : values)
    value = distribution(engine);
  return values;
}

TensorStatistics statisticsOf(ArrayRef<float> values) {
  TensorStatistics statistics;
  EXPECT_TRUE(statistics.add(values));
  return statistics;
}

uint32_t bitsOf(float value) { return bit_cast<uint32_t>(value); }

TEST(Statistics, countsAllElements) {
  TensorStatistics statistics = statisticsOf({3, -2, 0.5f});
  ASSERT_TRUE(statistics.add({7.0f}));
  EXPECT_EQ(statistics.count, 4u);
  EXPECT_EQ(statistics.min, -2);
  EXPECT_EQ(statistics.max, 7);
  EXPECT_EQ(statistics.histogram.total(), 4u);
}

TEST(Statistics, extremaOfEverySign) {
  std::vector<float> negative = {-3, -1, -2};
  EXPECT_EQ(statisticsOf(negative).min, -3);
  EXPECT_EQ(statisticsOf(negative).max, -1);
  std::vector<float> tiny = {1e-40f, -1e-40f};
  EXPECT_EQ(statisticsOf(tiny).min, -1e-40f);
  EXPECT_EQ(statisticsOf(tiny).max, 1e-40f);
  for (size_t count : {1, 7, 64, 1000, 20000}) {
    std::vector<float> values = normal(count, count);
    TensorStatistics statistics = statisticsOf(values);
    EXPECT_EQ(statistics.min, *std::min_element(values.begin(), values.end()));
    EXPECT_EQ(statistics.max, *std::max_element(values.begin(), values.end()));
  }
}

TEST(Statistics, negativeZeroIsZero) {
  TensorStatistics statistics = statisticsOf({-0.0f});
  EXPECT_EQ(bitsOf(statistics.min), 0u);
  EXPECT_EQ(bitsOf(statistics.max), 0u);
  EXPECT_EQ(statistics.histogram.count(0), 1u);
  EXPECT_EQ(statistics, statisticsOf({0.0f}));
}

TEST(Statistics, refusesValuesThatAreNotFinite) {
  for (float bad : {kNaN, -kNaN, kInfinity, -kInfinity}) {
    std::vector<float> values = normal(100, 1);
    values[57] = bad;
    TensorStatistics statistics;
    EXPECT_FALSE(statistics.add(values));
    EXPECT_EQ(statistics, TensorStatistics());
  }
}

TEST(Statistics, binsAreTheUpperHalfOfTheBits) {
  for (float value : normal(1000, 3)) {
    Histogram::Bin bin = Histogram::binOf(value);
    auto [low, high] = Histogram::boundsOf(bin);
    EXPECT_LE(low, value);
    EXPECT_GE(high, value);
    EXPECT_EQ(bin, bitsOf(value) >> 16);
  }
  EXPECT_FALSE(Histogram::isValid(bitsOf(kInfinity) >> 16));
  EXPECT_FALSE(Histogram::isValid(bitsOf(kNaN) >> 16));
  EXPECT_FALSE(Histogram::isValid(0xffff));
  EXPECT_TRUE(
      Histogram::isValid(Histogram::binOf(std::numeric_limits<float>::max())));
  std::vector<float> lows;
  for (auto [bin, count] : statisticsOf(normal(5000, 4)).histogram.bins())
    lows.push_back(Histogram::boundsOf(bin).first);
  EXPECT_TRUE(std::is_sorted(lows.begin(), lows.end()));
}

/// Samples of several sizes, some large enough to be sampled.
std::vector<std::vector<float>> samples() {
  std::vector<std::vector<float>> all(60);
  for (unsigned i = 0; i < all.size(); ++i)
    all[i] = normal(i % 7 == 0 ? 50000 + i : 100 + i, i, 0.1f * (i + 1));
  return all;
}

TEST(Statistics, orderAndShardingLeaveNoTrace) {
  std::vector<std::vector<float>> all = samples();
  TensorStatistics whole;
  for (const std::vector<float> &sample : all)
    ASSERT_TRUE(whole.add(sample));
  std::mt19937 engine(7);
  for (unsigned shards : {1, 2, 5, 60}) {
    std::shuffle(all.begin(), all.end(), engine);
    std::vector<TensorStatistics> parts(shards);
    for (size_t i = 0; i < all.size(); ++i)
      ASSERT_TRUE(parts[engine() % shards].add(all[i]));
    std::shuffle(parts.begin(), parts.end(), engine);
    TensorStatistics merged;
    for (const TensorStatistics &part : parts)
      merged.merge(part);
    EXPECT_EQ(merged, whole);
    EXPECT_EQ(bitsOf(merged.min), bitsOf(whole.min));
    for (RangeMethod method :
         {RangeMethod::automatic(), RangeMethod::minMax(),
          RangeMethod::percentile(99.9), RangeMethod::mse()})
      for (StorageForm form : {StorageForm{8, false}, StorageForm{16, true}}) {
        FloatRange a = chooseRange(merged, method, form);
        FloatRange b = chooseRange(whole, method, form);
        EXPECT_EQ(bitsOf(a.min), bitsOf(b.min));
        EXPECT_EQ(bitsOf(a.max), bitsOf(b.max));
      }
  }
}

TEST(Statistics, largeTensorsAreSampledEvenly) {
  // 48 channels, each with values in a single bin. The subset depends on the
  // extrema, which the first element changes.
  constexpr unsigned kChannels = 48, kTensors = 40;
  std::vector<float> values(kChannels * 20000);
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = 1 + float(i % kChannels);
  TensorStatistics statistics;
  for (unsigned i = 0; i < kTensors; ++i) {
    values[0] = 1 / float(i + 1);
    ASSERT_TRUE(statistics.add(values));
  }
  constexpr size_t kCounted = kTensors * TensorStatistics::kHistogramElements;
  EXPECT_EQ(statistics.count, kTensors * values.size());
  EXPECT_EQ(statistics.histogram.total(), kCounted);
  double expected = double(kCounted) / double(kChannels);
  for (unsigned channel = 0; channel < kChannels; ++channel)
    EXPECT_NEAR(statistics.histogram.count(Histogram::binOf(1 + channel)),
                expected, 0.25 * expected);
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

constexpr StorageForm kInt8 = {8, false}, kInt16 = {16, true};

TEST(ChooseRange, includesZero) {
  FloatRange above = chooseRange(statisticsOf({2, 3}), {}, kInt8);
  EXPECT_EQ(above.min, 0);
  EXPECT_EQ(above.max, 3);
  FloatRange below = chooseRange(statisticsOf({-2, -3}), {}, kInt8);
  EXPECT_EQ(below.min, -3);
  EXPECT_EQ(below.max, 0);
  FloatRange symmetric = chooseRange(statisticsOf({-2, 3}), {}, kInt16);
  EXPECT_EQ(symmetric.min, -3);
  EXPECT_EQ(symmetric.max, 3);
}

TEST(ChooseRange, withoutValuesIsZero) {
  for (RangeMethod method : {RangeMethod::automatic(), RangeMethod::minMax(),
                             RangeMethod::mse(), RangeMethod::percentile(99)}) {
    EXPECT_EQ(chooseRange({}, method, kInt8).max, 0);
    FloatRange zeros = chooseRange(statisticsOf({0, 0}), method, kInt8);
    EXPECT_EQ(zeros.min, 0);
    EXPECT_EQ(zeros.max, 0);
  }
}

TEST(ChooseRange, percentileCutsBothEnds) {
  std::vector<float> values(1001);
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = float(i) / 500 - 1; // -1 ... 1
  TensorStatistics statistics = statisticsOf(values);
  FloatRange range =
      chooseRange(statistics, RangeMethod::percentile(90), kInt8);
  EXPECT_NEAR(range.min, -0.9, 0.01);
  EXPECT_NEAR(range.max, 0.9, 0.01);
  FloatRange symmetric =
      chooseRange(statistics, RangeMethod::percentile(90), kInt16);
  EXPECT_NEAR(symmetric.max, 0.9, 0.01);
  EXPECT_EQ(symmetric.min, -symmetric.max);
  FloatRange all = chooseRange(statistics, RangeMethod::percentile(100), kInt8);
  EXPECT_EQ(all.min, -1);
  EXPECT_EQ(all.max, 1);
}

/// The squared error of quantizing `values`, by the definition.
double errorOf(ArrayRef<float> values, double min, double max,
               StorageForm form) {
  double levels = std::pow(2.0, form.bits) - (form.isSymmetric ? 2 : 1);
  double scale = (max - min) / levels;
  double zeroPoint = std::round(-min / scale);
  double sum = 0;
  for (float value : values) {
    double integer = std::round(value / scale) + zeroPoint;
    integer = std::clamp(integer, 0.0, levels);
    sum += std::pow((integer - zeroPoint) * scale - value, 2);
  }
  return sum;
}

/// The least error over a grid of ranges.
double leastError(ArrayRef<float> values, FloatRange whole, StorageForm form) {
  double least = errorOf(values, whole.min, whole.max, form);
  for (int i = 1; i <= 100; ++i) {
    if (form.isSymmetric) {
      double end = whole.max * i / 100;
      least = std::min(least, errorOf(values, -end, end, form));
      continue;
    }
    for (int k = 1; k <= 100; ++k)
      least = std::min(least, errorOf(values, whole.min * i / 100,
                                      whole.max * k / 100, form));
  }
  return least;
}

TEST(ChooseRange, leastSquaredErrorIsThatOfASearch) {
  // A normal distribution, one with outliers, and results of a ReLU.
  std::vector<float> plain = normal(1000, 11), outliers = plain, relu = plain;
  outliers[17] = 40;
  outliers[18] = -15;
  for (float &value : relu)
    value = std::max(value, 0.0f);
  for (ArrayRef<float> values : {plain, outliers, relu})
    for (StorageForm form :
         {StorageForm{4, false}, kInt8, StorageForm{8, true}, kInt16}) {
      TensorStatistics statistics = statisticsOf(values);
      FloatRange whole = chooseRange(statistics, RangeMethod::minMax(), form);
      FloatRange range = chooseRange(statistics, RangeMethod::mse(), form);
      EXPECT_LE(range.max, whole.max);
      EXPECT_GE(range.min, whole.min);
      // The search uses a histogram, which stores values with a relative error
      // of up to 1/128.
      EXPECT_LE(errorOf(values, range.min, range.max, form),
                1.1 * leastError(values, whole, form))
          << form.bits << " bits";
    }
}

TEST(ChooseRange, automaticChoosesAmongFractionsOfTheExtrema) {
  std::vector<float> plain = normal(1000, 12), outliers = plain, relu = plain;
  outliers[17] = 20;
  for (float &value : relu)
    value = std::max(value, 0.0f);
  for (ArrayRef<float> values : {plain, outliers, relu}) {
    TensorStatistics statistics = statisticsOf(values);
    FloatRange whole = chooseRange(statistics, RangeMethod::minMax(), kInt8);
    FloatRange range = chooseRange(statistics, RangeMethod::automatic(), kInt8);
    double least = errorOf(values, whole.min, whole.max, kInt8);
    for (int i = 0; i < 40; ++i)
      for (int k = 0; k < 40; ++k)
        least =
            std::min(least, errorOf(values, whole.min * std::exp2(-i / 4.0),
                                    whole.max * std::exp2(-k / 4.0), kInt8));
    // 20 % for equal fractions, and the histogram's relative error.
    EXPECT_LE(errorOf(values, range.min, range.max, kInt8), 1.3 * least);
    for (auto [end, extremum] :
         {std::pair(range.min, whole.min), std::pair(range.max, whole.max)}) {
      if (extremum == 0)
        continue;
      double steps = -4 * std::log2(end / extremum);
      EXPECT_NEAR(steps, std::round(steps), 1e-3);
    }
    // Half of the values have half of the range.
    std::vector<float> halves(values);
    for (float &value : halves)
      value /= 2;
    FloatRange half =
        chooseRange(statisticsOf(halves), RangeMethod::automatic(), kInt8);
    EXPECT_EQ(half.min, range.min / 2);
    EXPECT_EQ(half.max, range.max / 2);
    // 16 bits have no use for clipping.
    EXPECT_EQ(chooseRange(statistics, RangeMethod::automatic(), kInt16).max,
              chooseRange(statistics, RangeMethod::minMax(), kInt16).max);
  }
}

} // namespace
