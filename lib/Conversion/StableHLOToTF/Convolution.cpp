//===- Convolution.cpp - Convolutions of any layout -----------------------===//
//
//   convolution                        =>  Conv2D, Conv3D
//   one channel in each group          =>  DepthwiseConv2dNative
//   lhs_dilation, strides of one       =>  Conv2DBackpropInput (its values are
//                                          those of a transposed convolution)
//   any other lhs_dilation             =>  zeros between the elements first
//
// Axes are transposed to TensorFlow's order, [batch, space..., channels] and
// [space..., in, out], and back; a single spatial axis becomes two.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;

namespace tfuse::stablehlo {

namespace {

using Pairs = SmallVector<std::pair<int64_t, int64_t>>;

struct Layout {
  int64_t first, second; // batch, feature; input feature, output feature
  Ints space;

  /// The order [first, space..., second], or [space..., first, second].
  Ints order(bool bothLast) const {
    Ints result;
    if (!bothLast)
      result.push_back(first);
    llvm::append_range(result, space);
    if (bothLast)
      result.push_back(first);
    result.push_back(second);
    return result;
  }
  bool isPermutation(int64_t rank) const {
    Ints all = order(false);
    llvm::sort(all);
    return all == sequence(0, rank);
  }
};

class ConvolutionLowering {
public:
  explicit ConvolutionLowering(HloContext &ctx) : ctx(ctx) {}
  LogicalResult read();
  LogicalResult lower();

private:
  Layout layout(StringRef first, StringRef second, StringRef space);
  void addAxis();
  bool isTransposed() const {
    return llvm::any_of(inputDilation, [](int64_t d) { return d != 1; });
  }
  int64_t extent(unsigned i) const {
    return (kernelSize(i) - 1) * dilation[i] + 1;
  }
  int64_t kernelSize(unsigned i) const { return dimOf(kernel, i); }
  bool isSame() const;
  Value convolve();
  Value convolveTransposed();
  Value emit(StringRef name, Value kernel, StringRef padding);

  HloContext &ctx;
  Layout inputLayout, kernelLayout, outputLayout;
  Ints strides, dilation, inputDilation;
  Pairs padding;
  SmallVector<bool> reversed;
  int64_t groups = 1;
  Value input, kernel;
  Type element;
};

} // namespace

Layout ConvolutionLowering::layout(StringRef first, StringRef second,
                                   StringRef space) {
  return {ctx.number(first), ctx.number(second), ctx.numbers(space)};
}

LogicalResult ConvolutionLowering::read() {
  int64_t rank = ctx.resultRank(), axes = rank - 2;
  if (ctx.op->getNumOperands() != 2 || ctx.inputRank(0) != rank ||
      ctx.inputRank(1) != rank || axes < 0)
    return ctx.malformed();
  inputLayout = layout("input_batch_dimension", "input_feature_dimension",
                       "input_spatial_dimensions");
  kernelLayout =
      layout("kernel_input_feature_dimension",
             "kernel_output_feature_dimension", "kernel_spatial_dimensions");
  outputLayout = layout("output_batch_dimension", "output_feature_dimension",
                        "output_spatial_dimensions");
  strides = ctx.numbers("window_strides", axes);
  dilation = ctx.numbers("rhs_dilation", axes);
  inputDilation = ctx.numbers("lhs_dilation", axes);
  padding = ctx.pairs("padding", axes);
  for (int64_t flag : ctx.numbers("window_reversal", axes))
    reversed.push_back(flag);
  groups = ctx.number("feature_group_count");
  int64_t batchGroups = ctx.number("batch_group_count");
  auto fits = [](int64_t number) { return number > 0 && number < (1 << 30); };
  auto small = [](std::pair<int64_t, int64_t> amount) {
    return llvm::isInt<31>(amount.first) && llvm::isInt<31>(amount.second);
  };
  if (ctx.hasProblem() || groups < 1 || !inputLayout.isPermutation(rank) ||
      !kernelLayout.isPermutation(rank) || !outputLayout.isPermutation(rank) ||
      !llvm::all_of(strides, fits) || !llvm::all_of(dilation, fits) ||
      !llvm::all_of(inputDilation, fits) || !llvm::all_of(padding, small))
    return ctx.malformed();
  if (batchGroups != 1)
    return ctx.reject(
        "attribute batch_group_count is not 1 (a gradient of a convolution)");
  if (axes == 0 || axes > 3)
    return ctx.reject("it has " + Twine(axes) +
                      " spatial axes, and TFLite convolves over 1 to 3");
  RankedTensorType kernelType = ctx.inputType(1);
  if (!kernelType.hasStaticShape())
    return ctx.reject("the sizes of its filter are not known", kFixShapes);
  int64_t channels = ctx.inputType(0).getDimSize(inputLayout.second),
          in = kernelType.getDimSize(kernelLayout.first),
          out = kernelType.getDimSize(kernelLayout.second);
  if (ShapedType::isDynamic(channels) || in < 1 || out < 1 ||
      in * groups != channels || out % groups != 0)
    return ctx.malformed();
  return success();
}

/// Reshapes [n, w, c] to [n, 1, w, c].
void ConvolutionLowering::addAxis() {
  input = ctx.expandDim(input, 1);
  kernel = ctx.expandDim(kernel, 0);
  for (Ints *list : {&strides, &dilation, &inputDilation})
    list->insert(list->begin(), 1);
  padding.insert(padding.begin(), {0, 0});
}

bool ConvolutionLowering::isSame() const {
  for (unsigned i = 0; i < padding.size(); ++i)
    if (!isSamePadding(padding[i], dimOf(input, 1 + i), extent(i), strides[i]))
      return false;
  return true;
}

Value ConvolutionLowering::emit(StringRef name, Value filter,
                                StringRef paddingName) {
  Ints outputs = {dimOf(input, 0)};
  for (unsigned i = 0; i < strides.size(); ++i) {
    int64_t size = dimOf(input, 1 + i);
    if (!ShapedType::isDynamic(size))
      size = paddingName == "SAME"
                 ? (size + strides[i] - 1) / strides[i]
                 : std::max<int64_t>((size - extent(i)) / strides[i] + 1, 0);
    outputs.push_back(size);
  }
  outputs.push_back(ctx.inputType(1).getDimSize(kernelLayout.second));
  auto around = [](ArrayRef<int64_t> numbers) {
    Ints result = {1};
    llvm::append_range(result, numbers);
    result.push_back(1);
    return result;
  };
  return ctx.tf(name, tensorOf(outputs, element), {input, filter},
                {ctx.i64sAttr("strides", around(strides)),
                 ctx.i64sAttr("dilations", around(dilation)),
                 ctx.text("padding", paddingName)});
}

Value ConvolutionLowering::convolve() {
  StringRef paddingName = "VALID";
  if (llvm::any_of(padding,
                   [](auto amount) { return amount.first || amount.second; })) {
    if (isSame()) {
      paddingName = "SAME";
    } else {
      Pairs amounts(1, {0, 0});
      llvm::append_range(amounts, padding);
      amounts.push_back({0, 0});
      input = padOrCrop(ctx, input, amounts, ctx.scalar(element, 0));
    }
  }
  int64_t axes = strides.size();
  if (axes == 3)
    return emit("Conv3D", kernel, paddingName);
  int64_t channels = dimOf(input, axes + 1), out = dimOf(kernel, axes + 1);
  if (groups == channels && channels > 1) {
    // The channels of a group are consecutive.
    SymbolicDims dims = symbolicDims(kernel);
    dims[axes] = SymbolicDim(channels);
    dims[axes + 1] = SymbolicDim(out / channels);
    return emit("DepthwiseConv2dNative", ctx.reshape(kernel, dims),
                paddingName);
  }
  return emit("Conv2D", kernel, paddingName);
}

/// Emits the input gradient of a convolution with these strides, and slices the
/// part that the padding selects.
Value ConvolutionLowering::convolveTransposed() {
  Ints axes = sequence(0, 2);
  Value filter =
      ctx.tf("ReverseV2", kernel.getType(), {kernel, ctx.i32s(axes)});
  filter = ctx.transpose(filter, {0, 1, 3, 2});
  SymbolicDims sizes = {SymbolicDim(input, 0)};
  Pairs crop = {{0, 0}};
  bool isSamePadding = true;
  for (unsigned i = 0; i < 2; ++i) {
    int64_t window = kernelSize(i), stride = inputDilation[i],
            size = dimOf(input, 1 + i);
    auto [low, high] = padding[i];
    crop.push_back({low - (window - 1), high - (window - 1)});
    int64_t total = std::max<int64_t>(window - stride, 0);
    isSamePadding &= !ShapedType::isDynamic(size) && window >= stride &&
                     low == window - 1 - total / 2 &&
                     high == window - 1 - (total - total / 2);
  }
  for (unsigned i = 0; i < 2; ++i) {
    int64_t window = kernelSize(i), stride = inputDilation[i],
            size = dimOf(input, 1 + i);
    sizes.push_back(SymbolicDim(isSamePadding ? size * stride
                                              : (size - 1) * stride + window));
  }
  crop.push_back({0, 0});
  sizes.push_back(SymbolicDim(dimOf(kernel, 3)));
  Value result = ctx.tf(
      "Conv2DBackpropInput", tensorOf(sizesOf(sizes), element),
      {ctx.shapeVector(sizes), filter, input},
      {ctx.i64sAttr("strides", {1, inputDilation[0], inputDilation[1], 1}),
       ctx.text("padding", isSamePadding ? "SAME" : "VALID")});
  return isSamePadding ? result
                       : padOrCrop(ctx, result, crop, ctx.scalar(element, 0));
}

LogicalResult ConvolutionLowering::lower() {
  element = ctx.resultType().getElementType();
  if (!mlir::isa<FloatType>(element))
    return ctx.reject(Code::UnsupportedType,
                      "its element type is not a floating-point type",
                      "convert to float32 first");
  input =
      ctx.transpose(ctx.castTo(ctx.in(0), element), inputLayout.order(false));
  kernel =
      ctx.transpose(ctx.castTo(ctx.in(1), element), kernelLayout.order(true));
  Ints flipped;
  for (auto [i, flag] : llvm::enumerate(reversed))
    if (flag)
      flipped.push_back(i);
  if (!flipped.empty())
    kernel = ctx.tf("ReverseV2", kernel.getType(), {kernel, ctx.i32s(flipped)});
  bool isFlat = strides.size() == 1;
  if (isFlat)
    addAxis();
  auto isOne = [](int64_t number) { return number == 1; };
  bool isStatic = true;
  for (unsigned i = 0; i < strides.size(); ++i)
    isStatic &=
        !ShapedType::isDynamic(dimOf(input, 1 + i)) && dimOf(input, 1 + i) > 0;
  Value result;
  if (isTransposed() && groups == 1 && strides.size() == 2 && isStatic &&
      llvm::all_of(strides, isOne) && llvm::all_of(dilation, isOne)) {
    result = convolveTransposed();
  } else {
    if (isTransposed()) {
      Ints steps = {1};
      llvm::append_range(steps, inputDilation);
      steps.push_back(1);
      input = spread(ctx, input, steps, ctx.scalar(element, 0));
      // There is no dilation after the last element.
      for (auto [amount, step] : llvm::zip(padding, inputDilation))
        amount.second -= step - 1;
    }
    result = convolve();
  }
  if (isFlat)
    result = ctx.squeezeDim(result, 1);
  return ctx.finish(
      ctx.transpose(result, inversePermutation(outputLayout.order(false))));
}

LogicalResult lowerConvolution(HloContext &ctx) {
  ConvolutionLowering lowering(ctx);
  if (failed(lowering.read()))
    return failure();
  return lowering.lower();
}

} // namespace tfuse::stablehlo
