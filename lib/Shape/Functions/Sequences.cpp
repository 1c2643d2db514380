//===- Sequences.cpp - Recurrent cells, text, sparse and ragged tensors ---===//
//
// Ops on sequences, sparse and ragged tensors that a signature cannot express.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tfuse::shape::functions {

//===----------------------------------------------------------------------===//
// Recurrent networks
//===----------------------------------------------------------------------===//

/// BlockLSTM: the bias, the last input, has four elements per unit.
void blockLstm(ShapeContext &c) {
  Shape x = c.inputOfRank(1, 3);
  unsigned last = c.numInputs() ? c.numInputs() - 1 : 0;
  Dim units = c.divide(c.inputOfRank(last, 1)[0], 4, /*exact=*/true);
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.setOutput(i, Shape({x[0], x[1], units}));
}

void lstmBlockCellGrad(ShapeContext &c) {
  Dim batch = c.inputOfRank(0, 2)[0], units = c.inputOfRank(1, 2)[1];
  c.setOutput(0, Shape::matrix(batch, units));
  c.setOutput(1, Shape::matrix(batch, c.multiply(units, 4)));
  for (unsigned i = 2; i < 5; ++i)
    c.setOutput(i, Shape::vector(units));
}

/// CudnnRNN, V2 and V3: [time, batch, depth], states of [layers, batch, units].
void cudnnRnn(ShapeContext &c) {
  Shape x = c.inputOfRank(0, 3), h = c.inputOfRank(1, 3);
  c.inputOfRank(3, 1);
  bool lstm = c.stringAttr("rnn_mode") == "lstm";
  bool hasLengths = c.numInputs() > 4;
  if (hasLengths)
    c.inputOfRank(4, 1);
  Shape cell = lstm && hasLengths ? c.inputOfRank(2, 3) : h;
  int64_t directions = c.stringAttr("direction") == "bidirectional" ? 2 : 1;
  c.setOutput(0, Shape({x[0], x[1], c.multiply(h[2], directions)}));
  c.setOutput(1, h);
  c.setOutput(2, lstm ? cell : Shape::scalar());
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

void substr(ShapeContext &c) {
  c.merge(c.input(1), c.input(2));
  c.setOutput(0, c.broadcast(c.input(0), c.input(1)));
}

/// The number of placeholders in a template.
void stringFormat(ShapeContext &c) {
  StringRef text = c.stringAttr("template"), mark = c.stringAttr("placeholder");
  size_t places = mark.empty() ? 0 : text.count(mark);
  if (places != c.numInputs())
    c.fail("a template with " + Twine(places) + " places for " +
           Twine(c.numInputs()) + " values");
  c.setOutput(0, Shape::scalar());
}

/// One row of characters for each string, and the row splits.
void unicodeDecode(ShapeContext &c) {
  c.setOutput(0, Shape::vector(c.add(c.input(0).numElements(), 1)));
  for (unsigned i = 1; i < c.numOutputs(); ++i)
    c.setOutput(i, Shape::vector(kUnknown));
}

void unicodeEncode(ShapeContext &c) {
  c.inputOfRank(0, 1);
  c.setOutput(0, Shape::vector(c.subtract(c.inputOfRank(1, 1)[0], 1)));
}

void fingerprint(ShapeContext &c) {
  Shape data = c.inputOfRankAtLeast(0, 1);
  c.requireScalar(1);
  std::optional<StringRef> method = c.inputString(1);
  if (method && *method != "farmhash64")
    c.fail("fingerprint method '" + *method + "' does not exist");
  c.setOutput(0, Shape::matrix(data[0], method ? 8 : kUnknown));
}

void decodePaddedRaw(ShapeContext &c) {
  Dim bytes = c.inputDim(1);
  mlir::Type type = c.typeAttr("out_type");
  Dim width = kUnknown;
  if (type && type.isIntOrFloat())
    width = c.divide(bytes, std::max(1u, type.getIntOrFloatBitWidth() / 8),
                     /*exact=*/true);
  else if (auto complex = dyn_cast_or_null<mlir::ComplexType>(type))
    width = c.divide(
        bytes, complex.getElementType().getIntOrFloatBitWidth() / 4, true);
  c.setOutput(0, c.input(0).append(width));
}

void decodeCsv(ShapeContext &c) {
  for (unsigned i = 1; i < c.numInputs(); ++i)
    if (c.inputOfRankAtMost(i, 1)[0] > 1)
      c.fail("a default is more than one value");
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.setOutput(i, c.input(0));
}

//===----------------------------------------------------------------------===//
// Sparse tensors
//===----------------------------------------------------------------------===//

/// Indices, values and dense shape of one sparse tensor, in three inputs.
static void checkSparse(ShapeContext &c, unsigned first) {
  Shape indices = c.inputOfRank(first, 2);
  c.merge(indices[0], c.inputOfRank(first + 1, 1)[0]);
  c.merge(indices[1], c.inputOfRank(first + 2, 1)[0]);
}

/// SparseConcat: the operands are N tensors of indices, N of values and N of
/// shapes.
void sparseConcat(ShapeContext &c) {
  unsigned count = c.numInputs() / 3;
  Dim rows = 0, rank = kUnknown;
  Shape shape;
  for (unsigned i = 0; i < count; ++i) {
    Shape indices = c.inputOfRank(i, 2);
    Dim values = c.inputOfRank(i + count, 1)[0];
    rows = c.add(rows, c.merge(indices[0], values));
    rank = c.merge(rank, indices[1]);
    shape = c.merge(shape, c.inputOfRank(i + 2 * count, 1));
  }
  c.setOutput(0, Shape::matrix(rows, rank));
  c.setOutput(1, Shape::vector(rows));
  c.setOutput(2, shape);
}

/// SparseReduceSum and SparseReduceMax: the dense shape without some axes.
void sparseReduce(ShapeContext &c) {
  bool keep = c.boolAttr("keep_dims");
  std::optional<SmallVector<int64_t>> axes = c.inputInts(3);
  Shape dense = c.inputAsShape(2);
  if (!axes || !dense.hasRank())
    return;
  SmallVector<bool> reduced(dense.rank(), false);
  for (int64_t axis : *axes)
    if (std::optional<int64_t> checked = c.checkAxis(axis, dense))
      reduced[*checked] = true;
  SmallVector<Dim> dims;
  for (auto [dim, gone] : zip(dense.dims(), reduced)) {
    if (!gone)
      dims.push_back(dim);
    else if (keep)
      dims.push_back(1);
  }
  c.setOutput(0, Shape(dims));
}

void editDistance(ShapeContext &c) {
  checkSparse(c, 0);
  checkSparse(c, 3);
  std::optional<SmallVector<int64_t>> a = c.inputInts(2), b = c.inputInts(5);
  if (!a || !b)
    return;
  if (a->size() != b->size() || a->size() < 2)
    return c.fail("sparse tensors of ranks " + Twine(a->size()) + " and " +
                  Twine(b->size()) + " are compared");
  SmallVector<Dim> dims;
  for (auto [x, y] : zip(ArrayRef(*a).drop_back(), ArrayRef(*b).drop_back())) {
    if (std::max(x, y) < 0)
      return c.fail("a sparse tensor has a negative size");
    dims.push_back(std::max(x, y));
  }
  c.setOutput(0, Shape(dims));
}

void sparseFillEmptyRows(ShapeContext &c) {
  Shape indices = c.inputOfRank(0, 2);
  Dim count = c.merge(indices[0], c.inputOfRank(1, 1)[0]);
  Dim rank = c.merge(indices[1], c.inputOfRank(2, 1)[0]);
  c.requireScalar(3);
  if (rank == 0)
    c.fail("the dense shape is empty");
  c.setOutput(0, Shape::matrix(kUnknown, c.input(2)[0]));
  c.setOutput(1, Shape::vector(kUnknown));
  c.setOutput(2, Shape::vector(c.inputAsShape(2)[0]));
  c.setOutput(3, Shape::vector(count));
}

/// A sparse and a dense matrix, either of which may be transposed first.
void sparseTensorDenseMatMul(ShapeContext &c) {
  checkSparse(c, 0);
  Shape dense = c.inputOfRank(3, 2);
  Shape sparse = c.ofRank(c.inputAsShape(2), 2);
  bool ta = c.boolAttr("adjoint_a"), tb = c.boolAttr("adjoint_b");
  c.merge(sparse[ta ? 0 : 1], dense[tb ? 1 : 0]);
  c.setOutput(0, Shape::matrix(sparse[ta ? 1 : 0], dense[tb ? 0 : 1]));
}

//===----------------------------------------------------------------------===//
// Sets
//===----------------------------------------------------------------------===//

static void setSetResult(ShapeContext &c, Dim rank) {
  c.setOutput(0, Shape::matrix(kUnknown, rank));
  c.setOutput(1, Shape::vector(kUnknown));
  c.setOutput(2, Shape::vector(rank));
}

void denseToDenseSet(ShapeContext &c) {
  Shape a = c.inputOfRankAtLeast(0, 2), b = c.inputOfRankAtLeast(1, 2);
  // Sets are rows along the last dimension; all other dimensions must be equal.
  Shape sets = c.merge(a.hasRank() ? a.withDim(-1, kUnknown) : a,
                       b.hasRank() ? b.withDim(-1, kUnknown) : b);
  setSetResult(c, sets.hasRank() ? sets.rank() : kUnknown);
}

void denseToSparseSet(ShapeContext &c) {
  Shape a = c.inputOfRankAtLeast(0, 2);
  checkSparse(c, 1);
  Dim rank = c.inputOfRank(3, 1)[0];
  setSetResult(c, a.hasRank() ? c.merge(rank, a.rank()) : rank);
}

void sparseToSparseSet(ShapeContext &c) {
  checkSparse(c, 0);
  checkSparse(c, 3);
  Dim rank = c.merge(c.inputOfRank(2, 1)[0], c.inputOfRank(5, 1)[0]);
  if (isKnown(rank) && rank < 2)
    c.fail("sets in a tensor of rank " + Twine(rank));
  setSetResult(c, rank);
}

//===----------------------------------------------------------------------===//
// Ragged tensors
//===----------------------------------------------------------------------===//

void raggedTensorToSparse(ShapeContext &c) {
  ShapeContext::Range splits = c.inputRange(0u);
  for (unsigned i = 0; i < splits.count; ++i)
    c.inputOfRank(i, 1);
  Shape values = c.inputOfRankAtLeast(splits.count, 1);
  Dim count = values.numElements();
  Dim rank = values.hasRank() ? values.rank() + splits.count : kUnknown;
  c.setOutput(0, Shape::matrix(count, rank));
  c.setOutput(1, Shape::vector(count));
  c.setOutput(2, Shape::vector(rank));
}

void raggedTensorToVariant(ShapeContext &c) {
  ShapeContext::Range splits = c.inputRange(0u);
  for (unsigned i = 0; i < splits.count; ++i)
    c.inputOfRank(i, 1);
  c.inputOfRankAtLeast(splits.count, 1);
  c.setOutput(0, c.boolAttr("batched_input")
                     ? Shape::vector(c.subtract(c.input(0)[0], 1))
                     : Shape::scalar());
}

void raggedGather(ShapeContext &c) {
  unsigned rank = c.inputRange(0u).count, splits = c.outputRange(0u).count;
  for (unsigned i = 0; i < rank; ++i)
    c.inputOfRank(i, 1);
  Shape values = c.inputOfRankAtLeast(rank, 1);
  c.inputOfRank(rank + 1, int64_t(splits) - int64_t(rank) + 1);
  for (unsigned i = 0; i < splits; ++i)
    c.setOutput(i, Shape::vector(kUnknown));
  c.setOutput(splits, Shape::vector(kUnknown).concat(values.dropFront(1)));
}

/// One row for each element of the vectors; scalars are broadcast to all rows.
/// Row lengths are unknown.
void raggedRange(ShapeContext &c) {
  Dim rows = 1;
  bool anyVector = false, allKnown = true;
  for (unsigned i = 0; i < 3; ++i) {
    Shape shape = c.inputOfRankAtMost(i, 1);
    allKnown &= shape.hasRank();
    if (shape.rank() != 1)
      continue;
    rows = anyVector ? c.merge(rows, shape[0]) : shape[0];
    anyVector = true;
  }
  c.setOutput(
      0, Shape::vector(anyVector || allKnown ? c.add(rows, 1) : Dim(kUnknown)));
  c.setOutput(1, Shape::vector(kUnknown));
}

/// The requested shape, completed by the number of rows and the inner shape of
/// the values. Row lengths are unknown.
void raggedTensorToTensor(ShapeContext &c) {
  Shape stated = c.inputAsShape(0, /*scalarIsUnknown=*/true);
  SmallVector<StringRef> kinds = c.stringsAttr("row_partition_types");
  if (kinds.empty())
    return c.fail("there are no row partitions");
  // The size of the first dimension is a separate partition.
  int64_t raggedRank =
      int64_t(kinds.size()) - (kinds.front() == "FIRST_DIM_SIZE");
  const Shape &values = c.input(1);
  Shape inner = values.hasRank()
                    ? Shape::ofRank(raggedRank + 1).concat(values.dropFront(1))
                    : Shape();
  unsigned firstPartition = c.inputRange("row_partition_tensors").first;
  if (kinds.front() == "FIRST_DIM_SIZE" && inner.hasRank())
    if (std::optional<int64_t> rows = c.inputInt(firstPartition);
        rows && *rows >= 0)
      inner = inner.withDim(0, *rows);
  // Rows may be truncated or padded to the requested sizes; without a request,
  // the inner sizes are those of the values.
  if (!stated.hasRank() || !inner.hasRank()) {
    c.setOutput(0, stated.hasRank() ? stated : inner);
    return;
  }
  stated = c.ofRank(stated, inner.rank());
  for (int64_t i = raggedRank + 1; i < inner.rank(); ++i)
    stated = stated.withDim(i, c.merge(stated[i], inner[i]));
  if (stated[0] == kUnknown)
    stated = stated.withDim(0, inner[0]);
  c.setOutput(0, stated);
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

/// RandomIndexShuffle: index, seed and bound are single or a vector each.
void randomIndexShuffle(ShapeContext &c) {
  Shape seed = c.ofRankAtLeast(c.inputOfRankAtMost(1, 2), 1);
  c.merge(seed[-1], 3);
  Shape parts[] = {c.inputOfRankAtMost(0, 1), seed.dropBack(1),
                   c.inputOfRankAtMost(2, 1)};
  bool allKnown = true, anyVector = false;
  Shape out = Shape::scalar();
  for (const Shape &part : parts) {
    allKnown &= part.hasRank();
    anyVector |= part.rank() == 1;
    out = c.broadcast(out, part.hasRank() ? part : Shape::ofRank(1));
  }
  // If any operand is a vector, the result is a vector.
  c.setOutput(0, allKnown || anyVector ? out : Shape());
}

/// StatelessParameterizedTruncatedNormal: the parameters broadcast.
void parameterizedTruncatedNormal(ShapeContext &c) {
  c.merge(c.inputOfRank(1, 1)[0], 2);
  Shape parameters = c.input(2);
  for (unsigned i = 3; i < 6; ++i)
    parameters = c.broadcast(parameters, c.input(i));
  c.setOutput(0, c.inputAsShape(0));
}

} // namespace tfuse::shape::functions
