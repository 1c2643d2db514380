//===- Statistics.h - What calibration records of a tensor ------*- C++ -*-===//
//
// Statistics of a tensor's elements over all calibration samples, and the
// choice of a quantization range from them:
//
//   TensorStatistics statistics;
//   for (ArrayRef<float> elements : samples)
//     statistics.add(elements);
//   FloatRange range = chooseRange(statistics, RangeMethod::mse(), {8, false});
//
// Merging adds integers and compares floats, so statistics of the same samples
// are equal bit for bit in any order and any sharding.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_QUANTIZE_STATISTICS_H
#define TFUSE_QUANTIZE_STATISTICS_H

#include "llvm/ADT/ArrayRef.h"
#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace tfuse::quantize {

/// Sparse counts by the upper 16 bits of a float32: sign, exponent and seven
/// bits of the mantissa, thus 128 bins per octave.
class Histogram {
public:
  using Bin = uint16_t;
  /// The bin that holds `value`, which is finite. -0.0 is in the bin of 0.0.
  static Bin binOf(float value);
  /// The values of a bin lie between these, both included.
  static std::pair<float, float> boundsOf(Bin bin);
  /// False for the bins of infinities and NaNs.
  static bool isValid(Bin bin);

  Histogram() = default;
  Histogram(const Histogram &other) { merge(other); }
  Histogram &operator=(const Histogram &other);
  Histogram(Histogram &&) = default;
  Histogram &operator=(Histogram &&) = default;

  void add(Bin bin, uint64_t count = 1) { page(bin)[bin % kPageBins] += count; }
  void merge(const Histogram &other);
  uint64_t count(Bin bin) const;
  uint64_t total() const;

  /// The bins with a count, by rising value.
  std::vector<std::pair<Bin, uint64_t>> bins() const;

  bool operator==(const Histogram &other) const {
    return bins() == other.bins();
  }

private:
  static constexpr unsigned kPageBins = 256;
  using Page = std::array<uint64_t, kPageBins>;

  Page &page(Bin bin) {
    std::unique_ptr<Page> &found = pages[bin / kPageBins];
    if (!found)
      found = std::make_unique<Page>();
    return *found;
  }

  /// A page covers two octaves of one sign; null if all of its counts are zero.
  std::array<std::unique_ptr<Page>, 65536 / kPageBins> pages;
};

class TensorStatistics {
public:
  /// The histogram of a tensor with more than twice as many elements covers
  /// this number of them.
  static constexpr size_t kHistogramElements = 512;

  /// Adds the elements of one tensor of one sample. Minimum and maximum cover
  /// all elements, the histogram of a large tensor a subset. The number of
  /// elements and the extrema determine the subset, so that it depends neither
  /// on preceding calls nor on sharding. Returns false, and adds nothing, if an
  /// element is NaN or infinite.
  [[nodiscard]] bool add(llvm::ArrayRef<float> elements);

  /// Adds the statistics of other samples.
  void merge(const TensorStatistics &other);

  bool empty() const { return count == 0; }
  bool operator==(const TensorStatistics &other) const = default;

  /// The number of elements.
  uint64_t count = 0;
  /// Meaningless while `count` is zero.
  float min = std::numeric_limits<float>::max();
  float max = std::numeric_limits<float>::lowest();
  Histogram histogram;
};

/// Minimum and maximum of a quantized type before zero is included and the zero
/// point is rounded.
struct FloatRange {
  float min = 0, max = 0;
};

/// How a range is chosen from statistics.
struct RangeMethod {
  enum class Kind : uint8_t {
    /// 16 bits: all values. 8 bits: the range with the least mean squared error
    /// among fractions 2^(-k/4) of the range of all values.
    Auto,
    /// All values.
    MinMax,
    /// The given percentage of the values, with equal parts cut off both ends.
    Percentile,
    /// The range with the least mean squared error of quantization.
    MSE
  };
  Kind kind = Kind::MinMax;
  double percentage = 100;

  static RangeMethod automatic() { return {Kind::Auto, 100}; }
  static RangeMethod minMax() { return {}; }
  static RangeMethod percentile(double percentage) {
    return {Kind::Percentile, percentage};
  }
  static RangeMethod mse() { return {Kind::MSE, 100}; }
};

/// The integers that values are rounded to.
struct StorageForm {
  unsigned bits = 8;
  /// The zero point is zero, and the lowest integer is not used.
  bool isSymmetric = false;
};

/// Chooses the range. It includes zero; that of symmetric storage has equal
/// ends. Statistics without elements give the range [0, 0].
FloatRange chooseRange(const TensorStatistics &statistics,
                       const RangeMethod &method, StorageForm form);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_STATISTICS_H
