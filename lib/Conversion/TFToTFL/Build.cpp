//===- Build.cpp - Builders for decompositions ----------------------------===//

#include "Build.h"
#include "mlir/Dialect/Traits.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Eval/LazyElements.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <limits>

using namespace mlir;

namespace tfuse::lowering {

//===----------------------------------------------------------------------===//
// Types and constants
//===----------------------------------------------------------------------===//

Type elementType(Value value) { return getElementTypeOrSelf(value.getType()); }

std::optional<ArrayRef<int64_t>> shapeOf(Type type) {
  if (auto ranked = dyn_cast<RankedTensorType>(type))
    return ranked.getShape();
  return std::nullopt;
}

std::optional<int64_t> rankOf(Value value) {
  if (std::optional<ArrayRef<int64_t>> shape = shapeOf(value))
    return int64_t(shape->size());
  return std::nullopt;
}

bool hasStaticShape(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  return ranked && ranked.hasStaticShape();
}

int64_t dimOf(Value value, int64_t axis) {
  std::optional<ArrayRef<int64_t>> shape = shapeOf(value);
  if (!shape)
    return kDynamic;
  std::optional<int64_t> index = normalizeAxis(axis, int64_t(shape->size()));
  return index ? (*shape)[*index] : kDynamic;
}

RankedTensorType tensorOf(ArrayRef<int64_t> shape, Type elementType) {
  return RankedTensorType::get(shape, elementType);
}

Type withElementType(Type type, Type elementType) {
  return cast<TensorType>(type).clone(elementType);
}

Type withShape(Type type, ArrayRef<int64_t> shape) {
  return tensorOf(shape, getElementTypeOrSelf(type));
}

Type broadcastType(Type a, Type b, Type elementType) {
  std::optional<ArrayRef<int64_t>> x = shapeOf(a), y = shapeOf(b);
  if (!x || !y)
    return UnrankedTensorType::get(elementType);
  SmallVector<int64_t> result;
  if (!OpTrait::util::getBroadcastedShape(*x, *y, result))
    result.assign(std::max(x->size(), y->size()), kDynamic);
  return tensorOf(result, elementType);
}

/// Vectors longer than this cannot be shapes, axes or the like.
static constexpr int64_t kFewElements = 1 << 16;

std::optional<Ints> constantInts(Value value) {
  ElementsAttr attr = value ? tf::getConstant(value) : nullptr;
  if (!attr || attr.getNumElements() > kFewElements ||
      !attr.getElementType().isIntOrIndex())
    return std::nullopt;
  llvm::Expected<eval::HostTensor> tensor = eval::toHostTensor(attr);
  if (!tensor) {
    llvm::consumeError(tensor.takeError());
    return std::nullopt;
  }
  std::optional<SmallVector<int64_t>> values = tensor->toInts();
  if (!values)
    return std::nullopt;
  return Ints(values->begin(), values->end());
}

std::optional<int64_t> constantInt(Value value) {
  std::optional<Ints> values = constantInts(value);
  if (!values || values->size() != 1)
    return std::nullopt;
  return values->front();
}

std::optional<double> constantFloat(Value value) {
  ElementsAttr attr = value ? tf::getConstant(value) : nullptr;
  if (!attr || attr.getNumElements() != 1)
    return std::nullopt;
  llvm::Expected<eval::HostTensor> tensor = eval::toHostTensor(attr);
  if (!tensor) {
    llvm::consumeError(tensor.takeError());
    return std::nullopt;
  }
  return tensor->toDouble();
}

bool isConstantSplat(Value value, double number) {
  ElementsAttr attr = value ? tf::getConstant(value) : nullptr;
  if (!attr || attr.getNumElements() == 0)
    return false;
  auto equals = [&](double found) { return found == number; };
  if (std::optional<double> single = constantFloat(value))
    return equals(*single);
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  if (!dense || !dense.isSplat())
    return false;
  if (isa<FloatType>(dense.getElementType()))
    return equals(dense.getSplatValue<APFloat>().convertToDouble());
  if (dense.getElementType().isInteger())
    return equals(double(dense.getSplatValue<APInt>().getSExtValue()));
  return false;
}

std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank) {
  if (axis < -rank || axis >= rank)
    return std::nullopt;
  return axis < 0 ? axis + rank : axis;
}

std::optional<Ints> constantAxes(Value axes, int64_t rank) {
  std::optional<Ints> values = constantInts(axes);
  if (!values)
    return std::nullopt;
  for (int64_t &axis : *values) {
    std::optional<int64_t> normal = normalizeAxis(axis, rank);
    if (!normal)
      return std::nullopt;
    axis = *normal;
  }
  llvm::sort(*values);
  if (std::adjacent_find(values->begin(), values->end()) != values->end())
    return std::nullopt;
  return values;
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

Value unary(LoweringContext &ctx, StringRef op, Value x) {
  return ctx.tf(op, x.getType(), x);
}

Value binary(LoweringContext &ctx, StringRef op, Value a, Value b) {
  Type type = broadcastType(a.getType(), b.getType(), elementType(a));
  return ctx.tf(op, type, {a, b});
}

Value compare(LoweringContext &ctx, StringRef op, Value a, Value b) {
  Type type = broadcastType(a.getType(), b.getType(), ctx.rewriter.getI1Type());
  return ctx.tf(op, type, {a, b});
}

Value select(LoweringContext &ctx, Value condition, Value yes, Value no) {
  Type type = broadcastType(yes.getType(), no.getType(), elementType(yes));
  type = broadcastType(condition.getType(), type, elementType(yes));
  return ctx.tf("SelectV2", type, {condition, yes, no});
}

Value divide(LoweringContext &ctx, Value a, Value b) {
  return binary(
      ctx, isa<IntegerType>(elementType(a)) ? "TruncateDiv" : "RealDiv", a, b);
}

Value number(LoweringContext &ctx, Value like, double value) {
  return ctx.scalar(elementType(like), value);
}

Value castTo(LoweringContext &ctx, Value x, Type element) {
  if (elementType(x) == element)
    return x;
  ElementsAttr attr = tf::getConstant(x);
  if (attr && eval::lazy::canView(attr) &&
      eval::lazy::canCast(attr.getElementType(), element))
    return ctx.constant(eval::lazy::cast(attr, element), x.getLoc());
  return ctx.tf("Cast", withElementType(x.getType(), element), x);
}

Value asI32(LoweringContext &ctx, Value x) {
  if (elementType(x).isInteger(32))
    return x;
  std::optional<Ints> values = constantInts(x);
  if (!values)
    return castTo(ctx, x, ctx.rewriter.getI32Type());
  auto clamped = llvm::map_to_vector(*values, [](int64_t value) {
    return int32_t(std::clamp<int64_t>(value, INT32_MIN, INT32_MAX));
  });
  auto type = tensorOf(*shapeOf(tf::getConstant(x).getType()),
                       ctx.rewriter.getI32Type());
  return ctx.constant(
      DenseIntElementsAttr::get(type, ArrayRef<int32_t>(clamped)));
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Dim::Dim(Value value, int64_t axis) {
  int64_t size = dimOf(value, axis);
  if (size != kDynamic)
    factor = size;
  else
    unknown.push_back({value, axis});
}

Dim Dim::operator*(const Dim &other) const {
  Dim result = *this;
  result.factor *= other.factor;
  llvm::append_range(result.unknown, other.unknown);
  return result;
}

Dims dimsOf(Value value) {
  Dims dims;
  for (int64_t axis = 0, rank = *rankOf(value); axis < rank; ++axis)
    dims.push_back(Dim(value, axis));
  return dims;
}

Ints sizesOf(ArrayRef<Dim> dims) {
  return Ints(llvm::map_range(dims, [](const Dim &dim) { return dim.size(); }));
}

Value shapeVector(LoweringContext &ctx, Value value) {
  if (hasStaticShape(value))
    return ctx.i32s(*shapeOf(value));
  std::optional<int64_t> rank = rankOf(value);
  auto type = tensorOf(rank.value_or(kDynamic), ctx.rewriter.getI32Type());
  return ctx.tf("Shape", type, value);
}

static Value takeSize(LoweringContext &ctx, Value value, int64_t axis) {
  int64_t end = axis == -1 ? 0 : axis + 1;
  Value shape = shapeVector(ctx, value);
  return ctx.tf("StridedSlice", tensorOf({}, ctx.rewriter.getI32Type()),
                {shape, ctx.i32s(axis), ctx.i32s(end), ctx.i32s(1)},
                {ctx.i64Attr("shrink_axis_mask", 1)});
}

Value sizeScalar(LoweringContext &ctx, const Dim &dim) {
  if (dim.isStatic())
    return ctx.i32Scalar(dim.factor);
  Value product;
  for (auto [value, axis] : dim.unknown) {
    Value size = takeSize(ctx, value, axis);
    product = product ? mul(ctx, product, size) : size;
  }
  return dim.factor == 1 ? product
                         : mul(ctx, product, ctx.i32Scalar(dim.factor));
}

/// Where sizes are products of neighboring sizes of one tensor, all of which
/// are taken in order: that tensor, and which of its axes go into which size.
static Value groupsOfAxes(ArrayRef<Dim> dims, Ints &groups) {
  Value source;
  for (const Dim &dim : dims)
    for (auto [value, axis] : dim.unknown) {
      if (source && source != value)
        return {};
      source = value;
    }
  int64_t axis = 0, rank = source ? *rankOf(source) : 0;
  for (auto [index, dim] : llvm::enumerate(dims)) {
    int64_t factor = 1;
    size_t taken = 0;
    auto isWhole = [&] {
      return taken == dim.unknown.size() && factor == dim.factor;
    };
    do {
      if (axis == rank)
        return {};
      int64_t size = dimOf(source, axis);
      if (size != kDynamic)
        factor *= size;
      else if (taken < dim.unknown.size() &&
               normalizeAxis(dim.unknown[taken].second, rank) == axis)
        ++taken;
      else
        return {};
      groups.push_back(int64_t(index));
      ++axis;
    } while (!isWhole());
  }
  // Axes that are left over do not count if they are of size one.
  for (; axis < rank; ++axis) {
    if (dimOf(source, axis) != 1 || dims.empty())
      return {};
    groups.push_back(int64_t(dims.size()) - 1);
  }
  return source;
}

Value shapeVector(LoweringContext &ctx, ArrayRef<Dim> dims, bool infer) {
  // A tensor without elements leaves open what -1 stands for.
  if (llvm::any_of(dims, [](const Dim &dim) { return dim.size() == 0; }))
    infer = false;
  int64_t inferred = -1;
  if (infer)
    for (auto [index, dim] : llvm::enumerate(dims))
      if (!dim.isStatic() && inferred < 0)
        inferred = int64_t(index);
  Ints sizes;
  bool isConstant = true;
  for (auto [index, dim] : llvm::enumerate(dims)) {
    bool here = int64_t(index) == inferred;
    isConstant &= here || dim.isStatic();
    sizes.push_back(here ? -1 : dim.size());
  }
  if (isConstant)
    return ctx.i32s(sizes);
  auto type = tensorOf(int64_t(dims.size()), ctx.rewriter.getI32Type());
  Ints groups;
  if (Value source = groupsOfAxes(dims, groups))
    return ctx.tf("UnsortedSegmentProd", type,
                  {shapeVector(ctx, source), ctx.i32s(groups),
                   ctx.i32Scalar(int64_t(dims.size()))});
  SmallVector<Value> scalars;
  for (auto [index, dim] : llvm::enumerate(dims))
    scalars.push_back(int64_t(index) == inferred ? ctx.i32Scalar(-1)
                                                 : sizeScalar(ctx, dim));
  return ctx.tf("Pack", type, scalars, {ctx.i64Attr("axis", 0)});
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// The constant `x`, if it is one that lazy views support.
static ElementsAttr viewable(Value x) {
  ElementsAttr attr = tf::getConstant(x);
  return attr && eval::lazy::canView(attr) ? attr : nullptr;
}

/// Whether the sizes provably equal those of `x`.
static bool areDimsOf(Value x, ArrayRef<Dim> dims) {
  if (rankOf(x) != int64_t(dims.size()))
    return false;
  for (auto [axis, dim] : llvm::enumerate(dims)) {
    Dim own(x, int64_t(axis));
    if (dim.factor != own.factor || dim.unknown != own.unknown)
      return false;
  }
  return true;
}

Value reshape(LoweringContext &ctx, Value x, ArrayRef<Dim> dims) {
  if (areDimsOf(x, dims))
    return x;
  Ints sizes = sizesOf(dims);
  Type type = withShape(x.getType(), sizes);
  if (ElementsAttr attr = viewable(x); attr && hasStaticShape(type))
    return ctx.constant(eval::lazy::reshape(attr, sizes), x.getLoc());
  return ctx.tf("Reshape", type, {x, shapeVector(ctx, dims, /*infer=*/true)});
}

Value transpose(LoweringContext &ctx, Value x, ArrayRef<int64_t> permutation) {
  if (llvm::equal(permutation, llvm::seq<int64_t>(0, permutation.size())))
    return x;
  if (ElementsAttr attr = viewable(x))
    return ctx.constant(eval::lazy::transpose(attr, permutation), x.getLoc());
  Type type = x.getType();
  if (std::optional<ArrayRef<int64_t>> shape = shapeOf(x))
    type = withShape(type, Ints(llvm::map_range(permutation, [&](int64_t axis) {
                       return (*shape)[axis];
                     })));
  return ctx.tf("Transpose", type, {x, ctx.i32s(permutation)});
}

Value expandDim(LoweringContext &ctx, Value x, int64_t axis) {
  Dims dims = dimsOf(x);
  dims.insert(dims.begin() + axis, Dim(1));
  return reshape(ctx, x, dims);
}

Value squeezeDim(LoweringContext &ctx, Value x, int64_t axis) {
  Dims dims = dimsOf(x);
  dims.erase(dims.begin() + axis);
  return reshape(ctx, x, dims);
}

Value broadcastTo(LoweringContext &ctx, Value x, ArrayRef<Dim> dims) {
  if (areDimsOf(x, dims))
    return x;
  Type type = withShape(x.getType(), sizesOf(dims));
  return ctx.tf("BroadcastTo", type, {x, shapeVector(ctx, dims)});
}

Value padZeros(LoweringContext &ctx, Value x,
               ArrayRef<std::pair<int64_t, int64_t>> amounts) {
  if (llvm::all_of(amounts, [](auto pair) {
        return pair.first == 0 && pair.second == 0;
      }))
    return x;
  Ints paddings, shape;
  for (auto [axis, amount] : llvm::enumerate(amounts)) {
    paddings.append({amount.first, amount.second});
    int64_t size = dimOf(x, int64_t(axis));
    shape.push_back(size == kDynamic ? kDynamic
                                     : size + amount.first + amount.second);
  }
  return ctx.tf("Pad", withShape(x.getType(), shape),
                {x, ctx.i32Matrix(paddings, 2)});
}

Value slice(LoweringContext &ctx, Value x, ArrayRef<int64_t> starts,
            ArrayRef<int64_t> sizes) {
  Ints shape;
  for (auto [axis, size] : llvm::enumerate(sizes)) {
    int64_t whole = dimOf(x, int64_t(axis));
    shape.push_back(size != -1          ? size
                    : whole == kDynamic ? kDynamic
                                        : whole - starts[axis]);
  }
  if (withShape(x.getType(), shape) == x.getType() && hasStaticShape(x))
    return x;
  return ctx.tf("Slice", withShape(x.getType(), shape),
                {x, ctx.i32s(starts), ctx.i32s(sizes)});
}

Value concat(LoweringContext &ctx, ValueRange parts, int64_t axis) {
  assert(!parts.empty());
  if (parts.size() == 1)
    return parts.front();
  Ints shape(shapeOf(parts.front())->begin(), shapeOf(parts.front())->end());
  for (Value part : parts.drop_front())
    for (auto [index, size] : llvm::enumerate(shape)) {
      int64_t other = dimOf(part, int64_t(index));
      if (int64_t(index) == axis)
        size = size == kDynamic || other == kDynamic ? kDynamic : size + other;
      else if (size == kDynamic)
        size = other;
    }
  SmallVector<Value> operands(parts);
  operands.push_back(ctx.i32Scalar(axis));
  return ctx.tf("ConcatV2", withShape(parts.front().getType(), shape),
                operands);
}

Value reduce(LoweringContext &ctx, StringRef op, Value x,
             ArrayRef<int64_t> axes, bool keepDims) {
  Ints shape;
  for (int64_t axis = 0, rank = *rankOf(x); axis < rank; ++axis) {
    if (!llvm::is_contained(axes, axis))
      shape.push_back(dimOf(x, axis));
    else if (keepDims)
      shape.push_back(1);
  }
  return ctx.tf(op, withShape(x.getType(), shape), {x, ctx.i32s(axes)},
                {ctx.flag("keep_dims", keepDims)});
}

} // namespace tfuse::lowering
