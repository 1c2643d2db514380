//===- TFBuilder.cpp - Creates tf ops -------------------------------------===//

#include "tfuse/Dialect/TF/Utils/TFBuilder.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir;

namespace tfuse::tf {

Operation *TFBuilder::tfOp(StringRef name, TypeRange results,
                           ValueRange operands,
                           ArrayRef<NamedAttribute> attrs) {
  return options.defaultAttrs
             ? createOpWithDefaults(getBuilder(), getLoc(), name, results,
                                    operands, attrs)
             : createOp(getBuilder(), getLoc(), name, results, operands, attrs);
}

Value TFBuilder::tf(StringRef name, Type result, ValueRange operands,
                    ArrayRef<NamedAttribute> attrs) {
  return tfOp(name, result, operands, attrs)->getResult(0);
}

Value TFBuilder::constant(ElementsAttr value, std::optional<Location> where) {
  if (!options.constOps)
    return ConstantBuilder::constant(value, where);
  return createConst(getBuilder(), where.value_or(getLoc()), value);
}

Value TFBuilder::scalarLike(Value like, double value) {
  return scalar(getElementTypeOrSelf(like), value);
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

Value TFBuilder::unary(StringRef op, Value x) { return tf(op, x.getType(), x); }

Value TFBuilder::binary(StringRef op, Value a, Value b) {
  Type type = broadcastType(a.getType(), b.getType(), getElementTypeOrSelf(a));
  return tf(op, type, {a, b});
}

Value TFBuilder::compare(StringRef op, Value a, Value b) {
  Type type = broadcastType(a.getType(), b.getType(), getBuilder().getI1Type());
  return tf(op, type, {a, b});
}

Value TFBuilder::select(Value condition, Value yes, Value no) {
  Type type =
      broadcastType(yes.getType(), no.getType(), getElementTypeOrSelf(yes));
  type = broadcastType(condition.getType(), type, getElementTypeOrSelf(yes));
  return tf("SelectV2", type, {condition, yes, no});
}

Value TFBuilder::divide(Value a, Value b) {
  return binary(isa<IntegerType>(getElementTypeOrSelf(a)) ? "TruncateDiv"
                                                          : "RealDiv",
                a, b);
}

Value TFBuilder::castTo(Value x, Type element) {
  if (getElementTypeOrSelf(x) == element)
    return x;
  ElementsAttr attr = viewableConstant(x);
  if (attr && eval::lazy::canCast(attr.getElementType(), element))
    return constant(eval::lazy::cast(attr, element), x.getLoc());
  return tf("Cast", withElementType(x.getType(), element), x);
}

Value TFBuilder::asI32(Value x) {
  if (getElementTypeOrSelf(x).isInteger(32))
    return x;
  std::optional<Ints> values = constantInts(x);
  if (!values)
    return castTo(x, getBuilder().getI32Type());
  auto clamped = llvm::map_to_vector(*values, [](int64_t value) {
    return int32_t(std::clamp<int64_t>(value, INT32_MIN, INT32_MAX));
  });
  auto type = tensorOf(*shapeOf(tf::getConstant(x).getType()),
                       getBuilder().getI32Type());
  return constant(DenseIntElementsAttr::get(type, ArrayRef<int32_t>(clamped)));
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Value TFBuilder::shapeVector(Value value) {
  if (hasStaticShape(value))
    return i32s(*shapeOf(value));
  std::optional<int64_t> rank = rankOf(value);
  auto type = i32Tensor(rank.value_or(kDynamic));
  return tf("Shape", type, value);
}

Value TFBuilder::takeSize(Value value, int64_t axis) {
  if (axis == SymbolicDim::kScalar)
    return reshape(asI32(value), {});
  int64_t end = axis == -1 ? 0 : axis + 1;
  Value shape = shapeVector(value);
  return tf("StridedSlice", i32Tensor({}),
            {shape, i32s(axis), i32s(end), i32s(1)},
            {i64Attr("shrink_axis_mask", 1)});
}

Value TFBuilder::sizeScalar(const SymbolicDim &dim) {
  if (dim.getSymbols().empty())
    return i32Scalar(dim.getNumber().value_or(-1));
  Value size;
  for (auto [value, axis] : dim.getSymbols()) {
    Value taken = takeSize(value, axis);
    size = size ? mul(size, taken) : taken;
  }
  if (dim.getFactor() != 1)
    size = mul(size, i32Scalar(dim.getFactor()));
  return dim.getOffset() == 0 ? size : add(size, i32Scalar(dim.getOffset()));
}

/// If each of `dims` is the product of adjacent axes of one tensor, and all of
/// its axes are used in order: that tensor; `groups` gets the index in `dims`
/// for each of its axes.
static Value groupsOfAxes(ArrayRef<SymbolicDim> dims, Ints &groups) {
  Value source;
  for (const SymbolicDim &dim : dims)
    for (auto [value, axis] : dim.getSymbols()) {
      if (axis == SymbolicDim::kScalar || (source && source != value))
        return {};
      source = value;
    }
  if (!source || !rankOf(source))
    return {};
  int64_t axis = 0, rank = *rankOf(source);
  for (auto [index, dim] : llvm::enumerate(dims)) {
    if (!dim.isStatic() && dim.getOffset() != 0)
      return {};
    ArrayRef<SymbolicDim::Symbol> symbols = dim.getSymbols();
    int64_t wanted = dim.getNumber().value_or(dim.getFactor());
    int64_t factor = 1;
    size_t taken = 0;
    do {
      if (axis == rank)
        return {};
      int64_t size = dimOf(source, axis);
      if (size != kDynamic)
        factor *= size;
      else if (taken < symbols.size() &&
               normalizeAxis(symbols[taken].second, rank) == axis)
        ++taken;
      else
        return {};
      groups.push_back(int64_t(index));
      ++axis;
    } while (taken != symbols.size() || factor != wanted);
  }
  // Trailing axes may be left over if their size is one.
  for (; axis < rank; ++axis) {
    if (dimOf(source, axis) != 1 || dims.empty())
      return {};
    groups.push_back(int64_t(dims.size()) - 1);
  }
  return source;
}

Value TFBuilder::shapeVector(ArrayRef<SymbolicDim> dims, bool infer) {
  // If another dimension is zero, -1 cannot be inferred. An unknown dimension
  // may be zero at run time.
  auto isStatic = [](const SymbolicDim &dim) { return dim.isStatic(); };
  infer &= llvm::none_of(
      dims, [](const SymbolicDim &dim) { return dim.size() == 0; });
  int64_t inferred = -1;
  if (infer && llvm::count_if(dims, isStatic) + 1 == int64_t(dims.size()))
    inferred = llvm::find_if_not(dims, isStatic) - dims.begin();
  Ints sizes;
  bool isConstant = true;
  for (auto [index, dim] : llvm::enumerate(dims)) {
    bool here = int64_t(index) == inferred;
    isConstant &= here || dim.isStatic();
    sizes.push_back(here ? -1 : dim.size());
  }
  if (isConstant)
    return i32s(sizes);
  auto type = i32Tensor(int64_t(dims.size()));
  Ints groups;
  if (Value source = groupsOfAxes(dims, groups))
    return tf(
        "UnsortedSegmentProd", type,
        {shapeVector(source), i32s(groups), i32Scalar(int64_t(dims.size()))});
  SmallVector<Value> scalars;
  for (auto [index, dim] : llvm::enumerate(dims))
    scalars.push_back(int64_t(index) == inferred ? i32Scalar(-1)
                                                 : sizeScalar(dim));
  return tf("Pack", type, scalars, {i64Attr("axis", 0)});
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Value TFBuilder::reshape(Value x, ArrayRef<SymbolicDim> dims) {
  if (areDimsOf(x, dims))
    return x;
  Ints sizes = sizesOf(dims);
  Type type = withShape(x.getType(), sizes);
  if (ElementsAttr attr = viewableConstant(x); attr && hasStaticShape(type))
    return constant(eval::lazy::reshape(attr, sizes), x.getLoc());
  return tf("Reshape", type, {x, shapeVector(dims, /*infer=*/true)});
}

Value TFBuilder::transpose(Value x, ArrayRef<int64_t> permutation) {
  if (isIdentityPermutation(permutation))
    return x;
  if (ElementsAttr attr = viewableConstant(x))
    return constant(eval::lazy::transpose(attr, permutation), x.getLoc());
  Type type = x.getType();
  if (std::optional<ArrayRef<int64_t>> shape = shapeOf(x))
    type = withShape(type, permute(*shape, permutation));
  return tf("Transpose", type, {x, i32s(permutation)});
}

/// True if a reshape to `dims` needs the sizes of several axes at run time.
static bool needsSizes(ArrayRef<SymbolicDim> dims) {
  return llvm::count_if(
             dims, [](const SymbolicDim &dim) { return !dim.isStatic(); }) > 1;
}

Value TFBuilder::expandDim(Value x, int64_t axis) {
  SymbolicDims dims = symbolicDims(x);
  dims.insert(dims.begin() + axis, 1);
  if (!needsSizes(dims))
    return reshape(x, dims);
  return tf("ExpandDims", withShape(x.getType(), sizesOf(dims)),
            {x, i32Scalar(axis)});
}

Value TFBuilder::squeezeDim(Value x, int64_t axis) {
  SymbolicDims dims = symbolicDims(x);
  dims.erase(dims.begin() + axis);
  if (!needsSizes(dims))
    return reshape(x, dims);
  return tf("Squeeze", withShape(x.getType(), sizesOf(dims)), x,
            i64sAttr("squeeze_dims", axis));
}

Value TFBuilder::broadcastTo(Value x, ArrayRef<SymbolicDim> dims) {
  if (areDimsOf(x, dims))
    return x;
  Type type = withShape(x.getType(), sizesOf(dims));
  return tf("BroadcastTo", type, {x, shapeVector(dims)});
}

Value TFBuilder::padZeros(Value x,
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
  return tf("Pad", withShape(x.getType(), shape), {x, i32Matrix(paddings, 2)});
}

Value TFBuilder::slice(Value x, ArrayRef<int64_t> starts,
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
  return tf("Slice", withShape(x.getType(), shape),
            {x, i32s(starts), i32s(sizes)});
}

Value TFBuilder::concat(ValueRange parts, int64_t axis) {
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
  operands.push_back(i32Scalar(axis));
  return tf("ConcatV2", withShape(parts.front().getType(), shape), operands);
}

Value TFBuilder::reduce(StringRef op, Value x, ArrayRef<int64_t> axes,
                        bool keepDims) {
  Ints shape;
  for (int64_t axis = 0, rank = *rankOf(x); axis < rank; ++axis) {
    if (!llvm::is_contained(axes, axis))
      shape.push_back(dimOf(x, axis));
    else if (keepDims)
      shape.push_back(1);
  }
  return tf(op, withShape(x.getType(), shape), {x, i32s(axes)},
            {flag("keep_dims", keepDims)});
}

} // namespace tfuse::tf
