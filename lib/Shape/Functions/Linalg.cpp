//===- Linalg.cpp - Matrix decompositions, diagonals, Fourier transforms --===//
//
// Linear algebra ops that a signature cannot express.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"

using namespace llvm;

namespace tfuse::shape::functions {

/// The minimum of two dimensions; 0 if either is 0.
static Dim lesser(Dim a, Dim b) {
  if (a == b || a == 0)
    return a;
  if (b == 0)
    return 0;
  return isKnown(a) && isKnown(b) ? std::min(a, b) : kUnknown;
}

//===----------------------------------------------------------------------===//
// Decompositions
//===----------------------------------------------------------------------===//

/// Eig and SelfAdjointEigV2: eigenvalues, and eigenvectors if requested.
void eigen(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 2);
  Dim n = c.merge(in[-2], in[-1]);
  Shape batch = in.dropBack(2);
  c.setOutput(0, batch.append(n));
  c.setOutput(1, c.boolAttr("compute_v") ? batch.append(n).append(n)
                                         : Shape::vector(0));
}

/// Eigenvalues and vectors in one tensor.
void selfAdjointEig(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 2);
  Dim n = c.merge(in[-2], in[-1]);
  c.setOutput(0, in.dropBack(2).append(c.add(n, 1)).append(n));
}

void qr(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 2);
  Dim m = in[-2], n = in[-1];
  Dim p = c.boolAttr("full_matrices") ? m : lesser(m, n);
  Shape batch = in.dropBack(2);
  c.setOutput(0, batch.append(m).append(p));
  c.setOutput(1, batch.append(p).append(n));
}

void svd(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 2);
  Dim m = in[-2], n = in[-1], p = lesser(m, n);
  Shape batch = in.dropBack(2);
  c.setOutput(0, batch.append(p));
  if (!c.boolAttr("compute_uv")) {
    c.setOutput(1, Shape::vector(0));
    c.setOutput(2, Shape::vector(0));
    return;
  }
  bool full = c.boolAttr("full_matrices");
  c.setOutput(1, batch.append(m).append(full ? m : p));
  c.setOutput(2, batch.append(n).append(full ? n : p));
}

/// A triangular or banded matrix and right-hand sides, whose batches broadcast.
static void solve(ShapeContext &c, const Shape &lhs, Dim size) {
  Shape rhs = c.inputOfRankAtLeast(1, 2);
  Shape batch = c.broadcast(lhs.dropBack(2), rhs.dropBack(2));
  c.setOutput(0, batch.append(c.merge(size, rhs[-2])).append(rhs[-1]));
}

void triangularSolve(ShapeContext &c) {
  Shape lhs = c.inputOfRankAtLeast(0, 2);
  solve(c, lhs, c.merge(lhs[-2], lhs[-1]));
}

void bandedTriangularSolve(ShapeContext &c) {
  Shape lhs = c.inputOfRankAtLeast(0, 2);
  Dim bands = lhs[-2], size = lhs[-1];
  if (bands == 0 || (isKnown(bands) && isKnown(size) && bands > size))
    c.fail("a matrix of size " + Twine(size) + " has " + Twine(bands) +
           " bands");
  solve(c, lhs, size);
}

//===----------------------------------------------------------------------===//
// Diagonals
//===----------------------------------------------------------------------===//

void diag(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 1);
  c.setOutput(0, in.concat(in));
}

void diagPart(ShapeContext &c) {
  const Shape &in = c.input(0);
  if (!in.hasRank())
    return;
  if (in.rank() == 0 || in.rank() % 2 != 0)
    return c.fail("the rank " + Twine(in.rank()) + " is 0 or odd");
  int64_t half = in.rank() / 2;
  c.setOutput(0, c.merge(in.slice(0, half), in.dropFront(half)));
}

void matrixDiagPart(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 2);
  c.setOutput(0, in.dropBack(2).append(lesser(in[-2], in[-1])));
}

void matrixSetDiag(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 2);
  Shape diagonal = c.inputOfRankAtLeast(1, 1);
  if (in.hasRank())
    diagonal = c.ofRank(diagonal, in.rank() - 1);
  c.merge(lesser(in[-2], in[-1]), diagonal[-1]);
  Shape batch = diagonal.dropBack(1).append(kUnknown).append(kUnknown);
  c.setOutput(0, c.merge(in, batch));
}

namespace {

/// The band of diagonals that `k` names: one number, or the lowest and the
/// highest.
struct Band {
  int64_t low = 0, high = 0;
  bool single() const { return low == high; }
};

} // namespace

static std::optional<Band> readBand(ShapeContext &c, unsigned input) {
  c.inputOfRankAtMost(input, 1);
  std::optional<SmallVector<int64_t>> numbers = c.inputInts(input);
  if (!numbers)
    return std::nullopt;
  if (numbers->empty() || numbers->size() > 2) {
    c.fail("a band of diagonals is given by " + Twine(numbers->size()) +
           " numbers");
    return std::nullopt;
  }
  Band band = {numbers->front(), numbers->back()};
  constexpr int64_t limit = INT32_MAX;
  if (band.low > band.high || band.low < -limit || band.high > limit) {
    c.fail("a band of diagonals runs from " + Twine(band.low) + " to " +
           Twine(band.high));
    return std::nullopt;
  }
  return band;
}

/// Every diagonal must intersect the matrix; diagonal 0 is valid even if the
/// matrix is empty.
static void checkBand(ShapeContext &c, const Band &band, Dim rows,
                      Dim columns) {
  if (!isKnown(rows) || !isKnown(columns))
    return;
  for (int64_t k : {band.low, band.high})
    if (k != 0 && (k <= -rows || k >= columns))
      c.fail("a " + Twine(rows) + " by " + Twine(columns) +
             " matrix has no diagonal " + Twine(k));
}

void matrixDiagPartV2(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 2);
  c.requireScalar(2);
  std::optional<Band> band = readBand(c, 1);
  if (!in.hasRank() || !band)
    return;
  Dim rows = in[-2], columns = in[-1], length = kUnknown;
  checkBand(c, *band, rows, columns);
  if (isKnown(rows) && isKnown(columns))
    length = std::max<int64_t>(
        0, std::min(rows + std::min<int64_t>(band->high, 0),
                    columns - std::max<int64_t>(band->low, 0)));
  Shape out = in.dropBack(2);
  if (!band->single())
    out = out.append(band->high - band->low + 1);
  c.setOutput(0, out.append(length));
}

void matrixDiagV2(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 1);
  for (unsigned i = 2; i < 5; ++i)
    c.requireScalar(i);
  std::optional<Band> band = readBand(c, 1);
  if (!in.hasRank() || !band)
    return;
  if (!band->single()) {
    in = c.inputOfRankAtLeast(0, 2);
    c.merge(in[-2], band->high - band->low + 1);
  }
  // The diagonals need at least this many rows and columns. -1 requests the
  // minimum; if both are -1, a square matrix. One of the two must be the
  // minimum.
  Dim length = in[-1];
  Dim leastRows = c.add(length, std::max<int64_t>(-band->high, 0));
  Dim leastColumns = c.add(length, std::max<int64_t>(band->low, 0));
  std::optional<int64_t> rows = c.inputInt(2), columns = c.inputInt(3);
  Dim outRows = kUnknown, outColumns = kUnknown;
  if (rows == -1 && columns == -1) {
    if (isKnown(leastRows) && isKnown(leastColumns))
      outRows = outColumns = std::max(leastRows, leastColumns);
    else if (leastRows == leastColumns)
      outRows = outColumns = leastRows;
  } else {
    if (rows)
      outRows = *rows == -1 ? leastRows : *rows;
    if (columns)
      outColumns = *columns == -1 ? leastColumns : *columns;
    if (!columns && isKnown(outRows) && isKnown(leastRows) &&
        outRows != leastRows)
      outColumns = leastColumns;
    if (!rows && isKnown(outColumns) && isKnown(leastColumns) &&
        outColumns != leastColumns)
      outRows = leastRows;
  }
  if (isKnown(outRows) && isKnown(outColumns) && isKnown(leastRows) &&
      isKnown(leastColumns) &&
      (outRows < leastRows || outColumns < leastColumns ||
       (outRows != leastRows && outColumns != leastColumns)))
    c.fail("diagonals of length " + Twine(length) + " do not make a " +
           Twine(outRows) + " by " + Twine(outColumns) + " matrix");
  c.setOutput(0, in.dropBack(band->single() ? 1 : 2)
                     .append(std::max(outRows, kUnknown))
                     .append(std::max(outColumns, kUnknown)));
}

void matrixSetDiagV2(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 2);
  Shape diagonal = c.inputOfRankAtLeast(1, 1);
  std::optional<Band> band = readBand(c, 2);
  if (in.hasRank() && band) {
    diagonal = c.ofRank(diagonal, in.rank() - band->single());
    checkBand(c, *band, in[-2], in[-1]);
  }
  Shape out = in;
  if (band && diagonal.hasRank())
    out = c.merge(in, diagonal.dropBack(band->single() ? 1 : 2)
                          .append(kUnknown)
                          .append(kUnknown));
  c.setOutput(0, out);
}

//===----------------------------------------------------------------------===//
// Fourier transforms
//===----------------------------------------------------------------------===//

/// The lengths of the transform replace the innermost dimensions; the spectrum
/// of a real signal has half of the last one.
static void realFft(ShapeContext &c, int64_t rank, bool forward) {
  Shape out = c.inputOfRankAtLeast(0, rank);
  c.merge(c.inputOfRank(1, 1)[0], rank);
  const std::optional<Elements> &lengths = c.inputValue(1);
  for (int64_t i = 0; i < rank; ++i) {
    Dim length = lengths && int64_t(lengths->size()) == rank
                     ? (*lengths)[i].dim()
                     : kUnknown;
    if (forward && i == rank - 1 && isKnown(length) && length != 0)
      length = length / 2 + 1;
    out = out.withDim(i - rank, length);
  }
  c.setOutput(0, out);
}
void rfft(ShapeContext &c) { realFft(c, 1, true); }
void rfft2D(ShapeContext &c) { realFft(c, 2, true); }
void rfft3D(ShapeContext &c) { realFft(c, 3, true); }
void irfft(ShapeContext &c) { realFft(c, 1, false); }
void irfft2D(ShapeContext &c) { realFft(c, 2, false); }
void irfft3D(ShapeContext &c) { realFft(c, 3, false); }

} // namespace tfuse::shape::functions
