//===- Statistics.cpp - What calibration records of a tensor --------------===//

#include "tfuse/Quantize/Statistics.h"

#include "llvm/ADT/bit.h"
#include <algorithm>
#include <cassert>

using namespace llvm;

namespace tfuse::quantize {

//===----------------------------------------------------------------------===//
// Histogram
//===----------------------------------------------------------------------===//

static constexpr uint16_t kSignBit = 0x8000, kInfinity = 0x7f80;

Histogram::Bin Histogram::binOf(float value) {
  return value == 0 ? 0 : bit_cast<uint32_t>(value) >> 16;
}

std::pair<float, float> Histogram::boundsOf(Bin bin) {
  float small = bit_cast<float>(uint32_t(bin) << 16);
  float large = bit_cast<float>(uint32_t(bin) << 16 | 0xffff);
  return bin & kSignBit ? std::pair(large, small) : std::pair(small, large);
}

bool Histogram::isValid(Bin bin) { return (bin & ~kSignBit) < kInfinity; }

Histogram &Histogram::operator=(const Histogram &other) {
  if (this == &other)
    return *this;
  pages = {};
  merge(other);
  return *this;
}

void Histogram::merge(const Histogram &other) {
  for (auto [mine, theirs] : llvm::zip(pages, other.pages)) {
    if (!theirs)
      continue;
    if (!mine) {
      mine = std::make_unique<Page>(*theirs);
      continue;
    }
    for (unsigned i = 0; i < kPageBins; ++i)
      (*mine)[i] += (*theirs)[i];
  }
}

uint64_t Histogram::count(Bin bin) const {
  const std::unique_ptr<Page> &found = pages[bin / kPageBins];
  return found ? (*found)[bin % kPageBins] : 0;
}

uint64_t Histogram::total() const {
  uint64_t sum = 0;
  for (const std::unique_ptr<Page> &page : pages)
    if (page)
      for (uint64_t count : *page)
        sum += count;
  return sum;
}

std::vector<std::pair<Histogram::Bin, uint64_t>> Histogram::bins() const {
  std::vector<std::pair<Bin, uint64_t>> found;
  auto append = [&](unsigned bin) {
    if (uint64_t number = count(bin))
      found.emplace_back(bin, number);
  };
  for (unsigned bin = 0xffff; bin >= kSignBit; --bin)
    append(bin);
  for (unsigned bin = 0; bin < kSignBit; ++bin)
    append(bin);
  return found;
}

//===----------------------------------------------------------------------===//
// TensorStatistics
//===----------------------------------------------------------------------===//

/// Maps floats to integers of the same order; the order of the keys is total,
/// so that their minimum and maximum vectorize without assumptions on NaN.
static int32_t keyOf(float value) {
  int32_t bits = bit_cast<int32_t>(value);
  return bits ^ ((bits >> 31) & 0x7fffffff);
}

static float valueOf(int32_t key) {
  float value = bit_cast<float>(key ^ ((key >> 31) & 0x7fffffff));
  return value == 0 ? 0 : value; // No -0.0.
}

/// Keys of -infinity and infinity; those of NaNs lie beyond.
static constexpr int32_t kLowestKey = int32_t(0x807fffff),
                         kHighestKey = 0x7f800000;

namespace {
struct KeyExtrema {
  int32_t min, max;
};
} // namespace

#if defined(__x86_64__) && defined(__ELF__)
__attribute__((target_clones("avx512f", "avx2", "default")))
#endif
static KeyExtrema findExtrema(const float *elements, size_t count) {
  int32_t min = std::numeric_limits<int32_t>::max();
  int32_t max = std::numeric_limits<int32_t>::min();
  for (size_t i = 0; i < count; ++i) {
    int32_t key = keyOf(elements[i]);
    min = std::min(min, key);
    max = std::max(max, key);
  }
  return {min, max};
}

/// Mixes bits (the finalizer of SplitMix64).
static uint64_t mix(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

static void addSampled(Histogram &histogram, ArrayRef<float> elements,
                       KeyExtrema extrema) {
  // A run of elements is a cache line. The tensor is divided into equal
  // stretches with one run each, at a place that a hash of the extrema gives: a
  // fixed place could meet the same channels in each stretch.
  constexpr size_t kRun = 16;
  constexpr size_t kRuns = TensorStatistics::kHistogramElements / kRun;
  uint64_t seed =
      mix(uint64_t(uint32_t(extrema.min)) << 32 | uint32_t(extrema.max));
  size_t stretch = elements.size() / kRuns;
  for (size_t i = 0; i < kRuns; ++i) {
    size_t start = i * stretch + mix(seed + i) % (stretch - kRun + 1);
    for (float element : elements.slice(start, kRun))
      histogram.add(Histogram::binOf(element));
  }
}

bool TensorStatistics::add(ArrayRef<float> elements) {
  if (elements.empty())
    return true;
  KeyExtrema extrema = findExtrema(elements.data(), elements.size());
  if (extrema.min <= kLowestKey || extrema.max >= kHighestKey)
    return false;
  count += elements.size();
  min = std::min(min, valueOf(extrema.min));
  max = std::max(max, valueOf(extrema.max));
  // A stretch is at least two runs long.
  if (elements.size() > 2 * kHistogramElements)
    addSampled(histogram, elements, extrema);
  else
    for (float element : elements)
      histogram.add(Histogram::binOf(element));
  return true;
}

void TensorStatistics::merge(const TensorStatistics &other) {
  count += other.count;
  min = std::min(min, other.min);
  max = std::max(max, other.max);
  histogram.merge(other.histogram);
}

} // namespace tfuse::quantize
