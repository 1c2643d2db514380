//===- RemoveStackSliceSameAxis.cpp ---------------------------------------===//
//
//   Pack(a, b, ..; axis = k)[.., i, ..]        =>    a_i
//   Pack(a, b, ..; axis = k)[.., i:i+1, ..]    =>    ExpandDims(a_i, k)
//
// for StridedSlice and for Slice.
//
// Source: Grappler's RemoveStackStridedSliceSameAxis, which uses an Identity
// in the first case.
//
// C1: begin, end (or size) and strides are constants, and the rank is known.
// C2: the slice selects one element of the packed axis and all elements of the
//     other axes.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct RemoveStackSliceSameAxisMatch {
  Value element;
  int64_t axis;
  bool keepsAxis;
};

class RemoveStackSliceSameAxis
    : public RuleOn<RemoveStackSliceSameAxis,
                    tfg::Ops<"StridedSlice", "Slice">> {
public:
  static int64_t intAttr(Operation *node, StringRef name) {
    auto attr = node->getAttrOfType<IntegerAttr>(name);
    return attr ? attr.getInt() : 0;
  }

  /// The element that the slice selects from the packed axis.
  struct Selection {
    int64_t index;
    bool keepsAxis;
  };

  static std::optional<Selection> selectionOfSlice(Operation *node,
                                                   const shape::Shape &shape,
                                                   int64_t axis,
                                                   GraphEditor &editor) {
    auto begin = constantInts(editor.constant(node->getOperand(1))),
         size = constantInts(editor.constant(node->getOperand(2)));
    if (!begin || !size || int64_t(begin->size()) != shape.rank() ||
        int64_t(size->size()) != shape.rank())
      return std::nullopt;
    for (int64_t i = 0; i < shape.rank(); ++i)
      if (i != axis &&
          ((*begin)[i] != 0 || ((*size)[i] != -1 && (*size)[i] != shape[i])))
        return std::nullopt;
    if ((*size)[axis] != 1 &&
        !((*size)[axis] == -1 && (*begin)[axis] == shape[axis] - 1))
      return std::nullopt;
    return Selection{(*begin)[axis], true};
  }

  static std::optional<Selection>
  selectionOfStridedSlice(Operation *node, const shape::Shape &shape,
                          int64_t axis, GraphEditor &editor) {
    auto begin = constantInts(editor.constant(node->getOperand(1))),
         end = constantInts(editor.constant(node->getOperand(2))),
         stride = constantInts(editor.constant(node->getOperand(3)));
    if (!begin || !end || !stride || begin->size() != end->size() ||
        begin->size() != stride->size() || begin->size() > 32 ||
        intAttr(node, "new_axis_mask") != 0)
      return std::nullopt;
    int64_t beginMask = intAttr(node, "begin_mask"),
            endMask = intAttr(node, "end_mask"),
            ellipsisMask = intAttr(node, "ellipsis_mask"),
            shrinkMask = intAttr(node, "shrink_axis_mask");
    std::optional<Selection> selection;
    int64_t dim = 0;
    for (size_t i = 0; i < begin->size(); ++i) {
      int64_t bit = int64_t(1) << i;
      if (ellipsisMask & bit) {
        // The ellipsis covers all dimensions without an entry.
        dim = shape.rank() - int64_t(begin->size() - i - 1);
        continue;
      }
      if (dim < 0 || dim >= shape.rank() || (*stride)[i] != 1)
        return std::nullopt;
      bool shrinks = shrinkMask & bit;
      int64_t size = shape[dim];
      bool fromStart = beginMask & bit, toEnd = endMask & bit;
      if (dim != axis) {
        if (shrinks)
          return std::nullopt;
        bool startsAtZero = fromStart || (*begin)[i] == 0 ||
                            (shape::isKnown(size) && (*begin)[i] <= -size);
        bool endsAtEnd = toEnd || (shape::isKnown(size) && (*end)[i] >= size);
        if (!startsAtZero || !endsAtEnd)
          return std::nullopt;
        ++dim;
        continue;
      }
      // The packed axis has a known size.
      auto clamp = [&](int64_t index, int64_t most) {
        return std::clamp<int64_t>(index < 0 ? index + size : index, 0, most);
      };
      if (shrinks) {
        int64_t index = (*begin)[i] < 0 ? (*begin)[i] + size : (*begin)[i];
        if (fromStart)
          index = 0;
        if (index < 0 || index >= size)
          return std::nullopt;
        selection = Selection{index, false};
      } else {
        int64_t first = fromStart ? 0 : clamp((*begin)[i], size),
                last = toEnd ? size : clamp((*end)[i], size);
        if (last != first + 1)
          return std::nullopt;
        selection = Selection{first, true};
      }
      ++dim;
    }
    // A slice selects all elements of an axis without an entry.
    if (!selection && shape[axis] == 1)
      selection = Selection{0, true};
    return selection;
  }

  MatchResult<RemoveStackSliceSameAxisMatch> match(Operation *node,
                                                   GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *pack = editor.source(node->getOperand(0));
    if (tfg::NodeView(node).numDataOperands() !=
            (isOp(node, "Slice") ? 3u : 4u) ||
        !isOp(pack, "Pack"))
      return skip();
    if (ctx.isGrappler() && editor.isPreserved(node))
      return ctx.reject(node, Reason::Preserved, "the slice is fetched");
    shape::Shape shape = editor.shape(pack->getResult(0));
    if (!shape.hasRank() || shape.rank() == 0) // C1
      return ctx.reject(node, Reason::UnknownShape,
                        "the rank of the Pack is unknown");
    int64_t axis = intAttr(pack, "axis");
    if (axis < 0)
      axis += shape.rank();
    int64_t count = tfg::NodeView(pack).numDataOperands();
    if (axis < 0 || axis >= shape.rank() ||
        (shape::isKnown(shape[axis]) && shape[axis] != count))
      return skip();
    shape = shape.withDim(axis, count);
    if (ctx.isGrappler() && count == 1 && isOp(node, "StridedSlice"))
      return skip();
    std::optional<Selection> selection =
        isOp(node, "Slice")
            ? selectionOfSlice(node, shape, axis, editor)
            : selectionOfStridedSlice(node, shape, axis, editor);
    if (!selection || selection->index < 0 || selection->index >= count) // C2
      return ctx.reject(
          node, Reason::ConstantValue,
          "the slice does not select exactly one element of the packed axis");
    return RemoveStackSliceSameAxisMatch{pack->getOperand(selection->index),
                                         axis, selection->keepsAxis};
  }

  Rewritten rewrite(Operation *node, RemoveStackSliceSameAxisMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *pack = editor.producer(node->getOperand(0));
    StringRef stage = "RemoveStackStridedSliceSameAxis";
    Builder builder(editor.getContext());
    Type type = editor.elementType(match.element);
    SmallVector<NamedAttribute> attrs{
        builder.getNamedAttr("T", TypeAttr::get(type))};
    SmallVector<Value> operands{match.element};
    if (!match.keepsAxis) {
      if (!ctx.isGrappler())
        return Rewritten::by(node, match.element);
    } else {
      SmallVector<Value> controls;
      if (ctx.isGrappler() || editor.hasFrames())
        controls.push_back(tfg::controlTokenOf(match.element));
      Operation *axis = editor.createConstant(
          node, editor.uniqueName(ctx.newName(node, stage, "Axis")),
          i32ScalarAttr(editor.getContext(), match.axis), controls);
      ctx.revisit(axis);
      operands.push_back(axis->getResult(0));
      attrs.push_back(
          builder.getNamedAttr("Tdim", TypeAttr::get(builder.getI32Type())));
    }
    Operation *fresh = editor.create(
        node, match.keepsAxis ? "ExpandDims" : "Identity",
        editor.uniqueName(ctx.newName(node, stage)), operands, type, attrs);
    editor.forwardControls(fresh, node);
    editor.forwardControls(fresh, pack);
    return Rewritten::by(node, fresh->getResult(0));
  }
};

} // namespace

TFUSE_DEFINE_RULE(RemoveStackSliceSameAxis)

} // namespace tfuse
