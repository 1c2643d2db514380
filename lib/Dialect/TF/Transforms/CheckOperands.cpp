//===- CheckOperands.cpp - Sizes, axes and indices that kernels refuse ----===//
//
// Shape inference finds contradictory shapes, and constant folding finds
// constant operands that a kernel rejects. This pass finds a constant operand
// that TensorFlow's CPU kernel rejects for any values of the other operands,
// which are not constant: a negative multiple of Tile, an index beyond the rows
// of Gather. LiteRT's kernels fail on such constants, too, or read out of
// bounds.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Analysis/FunctionFlow.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/SmallSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_CHECKOPERANDSPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

/// The meaning of the elements of an operand; `of` is another operand.
enum class Kind {
  Sizes,          ///< Sizes or numbers of elements; not negative.
  PositiveSizes,  ///< Sizes that are at least one.
  Axes,           ///< Axes of `of`, negative ones counted from its end.
  DistinctAxes,   ///< The same, without duplicates.
  Rows,           ///< Indices along the first axis of `of`.
  AlongAxis,      ///< Indices into operand 0 along the axis that `of` is.
  Places,         ///< In their last dimension, indices along the axes of `of`.
  PlacesIn,       ///< The same, for a tensor of the shape that `of` states.
  Segments,       ///< Numbers below `of`, or negative ones, which are left out.
  SortedSegments, ///< Numbers that do not fall.
  Lengths,        ///< Numbers of elements along the axis `seq_dim`.
  MirrorPaddings, ///< Borders that mirror what is inside of `of`.
  TransformSizes, ///< Sizes up to those of the last dimensions of `of`.
};

struct Requirement {
  StringLiteral op;
  unsigned operand;
  Kind kind;
  unsigned of = 0;
};

constexpr Requirement requirements[] = {
    {"All", 1, Kind::DistinctAxes},
    {"Any", 1, Kind::DistinctAxes},
    {"BroadcastTo", 1, Kind::Sizes},
    {"Cumprod", 1, Kind::Axes},
    {"Cumsum", 1, Kind::Axes},
    {"Fill", 0, Kind::Sizes},
    {"Gather", 1, Kind::Rows},
    {"GatherNd", 1, Kind::Places},
    {"GatherV2", 1, Kind::AlongAxis, 2},
    {"Max", 1, Kind::DistinctAxes},
    {"Mean", 1, Kind::DistinctAxes},
    {"Min", 1, Kind::DistinctAxes},
    {"MirrorPad", 1, Kind::MirrorPaddings},
    {"NonMaxSuppressionV3", 2, Kind::Sizes},
    {"NonMaxSuppressionV4", 2, Kind::Sizes},
    {"Prod", 1, Kind::DistinctAxes},
    {"RFFT", 1, Kind::TransformSizes},
    {"RFFT2D", 1, Kind::TransformSizes},
    {"RandomUniform", 0, Kind::Sizes},
    {"ResizeBilinear", 1, Kind::PositiveSizes},
    {"ResizeNearestNeighbor", 1, Kind::PositiveSizes},
    {"ReverseSequence", 1, Kind::Lengths},
    {"ReverseV2", 1, Kind::DistinctAxes},
    {"ScatterNd", 0, Kind::PlacesIn, 2},
    {"SegmentMax", 1, Kind::SortedSegments},
    {"SegmentMean", 1, Kind::SortedSegments},
    {"SegmentMin", 1, Kind::SortedSegments},
    {"SegmentProd", 1, Kind::SortedSegments},
    {"SegmentSum", 1, Kind::SortedSegments},
    {"SparseToDense", 0, Kind::PlacesIn, 1},
    {"Sum", 1, Kind::DistinctAxes},
    {"TensorListReserve", 1, Kind::Sizes},
    {"TensorScatterAdd", 1, Kind::Places},
    {"TensorScatterSub", 1, Kind::Places},
    {"TensorScatterUpdate", 1, Kind::Places},
    {"Tile", 1, Kind::Sizes},
    {"UnsortedSegmentMax", 1, Kind::Segments, 2},
    {"UnsortedSegmentMin", 1, Kind::Segments, 2},
    {"UnsortedSegmentProd", 1, Kind::Segments, 2},
    {"UnsortedSegmentSum", 1, Kind::Segments, 2},
};

class Checker {
public:
  Checker(Operation *op, const Requirement &requirement)
      : op(op), requirement(requirement) {}

  /// The defect of the operand; empty if the operand is valid or unknown.
  std::string check() {
    auto ints = requirement.operand < op->getNumOperands() &&
                        requirement.of < op->getNumOperands()
                    ? constantInts(op->getOperand(requirement.operand))
                    : std::nullopt;
    if (!ints)
      return "";
    values = std::move(*ints);
    switch (requirement.kind) {
    case Kind::Sizes:
      return checkRange("size", 0, INT64_MAX);
    case Kind::PositiveSizes:
      return checkRange("size", 1, INT64_MAX);
    case Kind::Axes:
    case Kind::DistinctAxes:
      return checkAxes();
    case Kind::Rows:
      return checkIndices(sizeOf(requirement.of, 0));
    case Kind::AlongAxis:
      return checkAlongAxis();
    case Kind::Places:
      return checkPlaces(shapeOf(requirement.of));
    case Kind::PlacesIn:
      if (auto shape = constantInts(op->getOperand(requirement.of)))
        return checkPlaces(*shape);
      return "";
    case Kind::Segments:
      if (auto count = constantInts(op->getOperand(requirement.of));
          count && count->size() == 1)
        return checkRange("segment", INT64_MIN, count->front());
      return "";
    case Kind::SortedSegments:
      return is_sorted(values) ? checkRange("segment", 0, INT64_MAX)
                               : "the segments are not sorted";
    case Kind::Lengths:
      return checkLengths();
    case Kind::MirrorPaddings:
      return checkMirrorPaddings();
    case Kind::TransformSizes:
      return checkTransformSizes();
    }
    return "";
  }

private:
  /// Values from `least` up to `end`, exclusively.
  std::string checkRange(StringRef what, int64_t least, int64_t end) const {
    for (int64_t value : values)
      if (value < least || value >= end)
        return describe(what, value, least, end);
    return "";
  }
  static std::string describe(StringRef what, int64_t value, int64_t least,
                              int64_t end) {
    std::string text;
    raw_string_ostream os(text);
    os << what << ' ' << value;
    if (value < least)
      os << " is less than " << least;
    else
      os << " is not less than " << end;
    return text;
  }
  std::string checkIndices(int64_t size) const {
    return ShapedType::isDynamic(size) ? "" : checkRange("index", 0, size);
  }

  SmallVector<int64_t> shapeOf(unsigned operand) const {
    auto type = dyn_cast<RankedTensorType>(op->getOperand(operand).getType());
    return type ? SmallVector<int64_t>(type.getShape())
                : SmallVector<int64_t>();
  }
  int64_t sizeOf(unsigned operand, int64_t axis) const {
    SmallVector<int64_t> shape = shapeOf(operand);
    return axis >= 0 && axis < int64_t(shape.size()) ? shape[axis]
                                                     : ShapedType::kDynamic;
  }

  std::string checkAxes() const {
    auto type =
        dyn_cast<RankedTensorType>(op->getOperand(requirement.of).getType());
    if (!type)
      return "";
    int64_t rank = type.getRank();
    llvm::SmallSet<int64_t, 8> seen;
    for (int64_t axis : values) {
      if (axis < -rank || axis >= rank)
        return describe("axis", axis, -rank, rank);
      if (!seen.insert(axis < 0 ? axis + rank : axis).second &&
          requirement.kind == Kind::DistinctAxes)
        return "axis " + std::to_string(axis) + " is given twice";
    }
    return "";
  }

  std::string checkAlongAxis() const {
    auto axis = constantInts(op->getOperand(requirement.of));
    if (!axis || axis->size() != 1)
      return "";
    int64_t rank = int64_t(shapeOf(0).size());
    int64_t at = axis->front() < 0 ? axis->front() + rank : axis->front();
    return checkIndices(sizeOf(0, at));
  }

  std::string checkPlaces(ArrayRef<int64_t> shape) const {
    SmallVector<int64_t> indices = shapeOf(requirement.operand);
    int64_t depth = indices.empty() ? 0 : indices.back();
    if (depth <= 0 || depth > int64_t(shape.size()))
      return "";
    for (auto [i, value] : enumerate(values)) {
      int64_t size = shape[i % depth];
      if (!ShapedType::isDynamic(size) && (value < 0 || value >= size))
        return describe("index", value, 0, size);
    }
    return "";
  }

  std::string checkLengths() const {
    int64_t size = sizeOf(requirement.of, getInt(op, "seq_dim").value_or(0));
    return ShapedType::isDynamic(size) || size == INT64_MAX
               ? ""
               : checkRange("length", 0, size + 1);
  }

  std::string checkMirrorPaddings() const {
    // The border itself is mirrored, or is not.
    int64_t least = getAttr<StringAttr>(op, "mode") &&
                            getAttr<StringAttr>(op, "mode") == "REFLECT"
                        ? 0
                        : 1;
    for (auto [i, value] : enumerate(values)) {
      int64_t size = sizeOf(requirement.of, int64_t(i / 2));
      if (!ShapedType::isDynamic(size) && (value < 0 || value >= size + least))
        return describe("padding", value, 0, size + least);
    }
    return "";
  }

  std::string checkTransformSizes() const {
    SmallVector<int64_t> shape = shapeOf(requirement.of);
    for (auto [i, value] : enumerate(values)) {
      if (value < 0)
        return describe("size", value, 0, INT64_MAX);
      if (values.size() > shape.size())
        continue;
      int64_t size = shape[shape.size() - values.size() + i];
      if (!ShapedType::isDynamic(size) && value > size)
        return describe("size", value, 0, size + 1);
    }
    return "";
  }

  Operation *op;
  const Requirement &requirement;
  SmallVector<int64_t> values;
};

/// The table is searched by name.
constexpr bool isSorted() {
  auto name = [](const Requirement &row) {
    return std::string_view(row.op.data(), row.op.size());
  };
  for (size_t i = 1; i < std::size(requirements); ++i)
    if (!(name(requirements[i - 1]) < name(requirements[i])))
      return false;
  return true;
}
static_assert(isSorted(), "one row for each op, sorted by name");

struct CheckOperands : public impl::CheckOperandsPassBase<CheckOperands> {
  void runOnOperation() override {
    bool refused = false;
    getOperation()->walk([&](Operation *op) {
      StringRef name = tf::opName(op);
      auto row = lower_bound(requirements, name,
                             [](const Requirement &each, StringRef wanted) {
                               return each.op < wanted;
                             });
      if (row == std::end(requirements) || row->op != name || !alwaysRuns(op))
        return;
      std::string mistake = Checker(op, *row).check();
      if (mistake.empty())
        return;
      refused = true;
      emitUserError(op, Code::ShapeMismatch)
          << "TensorFlow refuses to run this op: " << op->getName() << ": "
          << mistake;
    });
    if (refused)
      signalPassFailure();
  }
};

} // namespace

} // namespace tfuse::tf
