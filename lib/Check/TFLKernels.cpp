//===- TFLKernels.cpp - Evaluate tfl ops ----------------------------------===//
//
// Most tfl ops are equivalent to a TensorFlow op with other forms of operands
// and attributes. These use the kernels of lib/Eval.
//
//===----------------------------------------------------------------------===//

#include "TFLKernels.h"

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringMap.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;
using Tensors = SmallVector<HostTensor>;

namespace {

/// A tfl op with its operand values, for the functions of the table.
class Call {
public:
  Call(Operation *op, ArrayRef<HostTensor> operands,
       const eval::EvalLimits &limits)
      : op(op), operands(operands), builder(op->getContext()), limits(limits) {}

  /// An operand; empty if it is absent.
  HostTensor in(unsigned index) const {
    return index < operands.size() ? operands[index] : HostTensor();
  }
  bool has(ArrayRef<unsigned> indices) const {
    return all_of(indices, [&](unsigned index) { return bool(in(index)); });
  }
  int64_t intAttr(StringRef name) const {
    auto value = op->getAttrOfType<IntegerAttr>(name);
    return value ? value.getInt() : 0;
  }
  float floatAttr(StringRef name) const {
    auto value = op->getAttrOfType<FloatAttr>(name);
    return value ? float(value.getValueAsDouble()) : 0;
  }
  bool boolAttr(StringRef name) const {
    auto value = op->getAttrOfType<BoolAttr>(name);
    return value && value.getValue();
  }
  StringRef stringAttr(StringRef name) const {
    auto value = op->getAttrOfType<StringAttr>(name);
    return value ? value.getValue() : "";
  }

  /// Sets an attribute of the TensorFlow ops that the kernel runs next. Other
  /// attributes come from the tfl op.
  void setAttr(StringRef name, Attribute value) { attrs[name] = value; }
  void setText(StringRef name, StringRef value) {
    setAttr(name, builder.getStringAttr(value));
  }
  void setFlag(StringRef name, bool value) {
    setAttr(name, builder.getBoolAttr(value));
  }
  void setInts(StringRef name, ArrayRef<int64_t> values) {
    setAttr(name, builder.getI64ArrayAttr(values));
  }

  /// Runs tf.<name> with the result types of the tfl op.
  Expected<Tensors> run(StringRef name, ArrayRef<HostTensor> inputs) {
    return run(name, inputs, op->getResultTypes());
  }
  Expected<Tensors> run(StringRef name, ArrayRef<HostTensor> inputs,
                        TypeRange types) {
    auto getAttr = [&](StringRef attr) {
      auto found = attrs.find(attr);
      return found != attrs.end() ? found->second : op->getAttr(attr);
    };
    return eval::evaluateAs(("tf." + name).str(), inputs, types, getAttr,
                            limits);
  }

  HostTensor i32(int64_t value) {
    return HostTensor::scalar<int32_t>(builder.getI32Type(), int32_t(value));
  }
  HostTensor i32s(ArrayRef<int32_t> values) {
    return HostTensor::from<int32_t>(builder.getI32Type(),
                                     {int64_t(values.size())}, values);
  }

  /// Adds the bias, if there is one, to the last axis.
  Expected<Tensors> addBias(Expected<Tensors> results, unsigned bias) {
    if (!results || !in(bias))
      return results;
    return run("AddV2", {results->front(), in(bias)});
  }

  Error malformed() const {
    return userError(Code::ShapeMismatch,
                     op->getName().getStringRef() +
                         ": the operands do not match the op's definition");
  }
  Error unsupported() const {
    return userError(Code::UnsupportedOp,
                     op->getName().getStringRef() +
                         ": no kernel for these element types");
  }

  Operation *const op;
  const ArrayRef<HostTensor> operands;
  Builder builder;

private:
  const eval::EvalLimits &limits;
  StringMap<Attribute> attrs;
};

} // namespace

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

/// Applies a function to each element of a tensor.
template <typename Fn>
static Expected<Tensors> mapFloats(const Call &call, const HostTensor &tensor,
                                   Fn fn) {
  if (!tensor)
    return call.malformed();
  HostTensor result =
      cantFail(HostTensor::allocate(tensor.elementType(), tensor.shape()));
  bool known = eval::dispatch<eval::IsReal>(tensor.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (auto [to, from] : zip_equal(result.mutableData<T>(), tensor.data<T>()))
      to = T(fn(float(from)));
  });
  if (!known)
    return call.unsupported();
  return Tensors{result};
}

/// Clamps a number; NaN stays NaN.
static float clamp(float value, float low, float high) {
  return value < low ? low : value > high ? high : value;
}

static Expected<Tensors> reluN1To1(Call &call) {
  return mapFloats(call, call.in(0), [](float x) { return clamp(x, -1, 1); });
}

static Expected<Tensors> relu0To1(Call &call) {
  return mapFloats(call, call.in(0), [](float x) { return clamp(x, 0, 1); });
}

static Expected<Tensors> hardSwish(Call &call) {
  return mapFloats(call, call.in(0),
                   [](float x) { return x * clamp(x + 3, 0, 6) / 6; });
}

static Expected<Tensors> gelu(Call &call) {
  bool isApproximate = call.boolAttr("approximate");
  return mapFloats(call, call.in(0), [&](float x) {
    // sqrt(2 / pi), as in the definition with tanh.
    constexpr float kFactor = 0.7978845608028654f, kCubic = 0.044715f;
    return isApproximate
               ? 0.5f * x * (1 + std::tanh(kFactor * (x + kCubic * x * x * x)))
               : 0.5f * x * std::erfc(-x * float(M_SQRT1_2));
  });
}

static Expected<Tensors> activated(Call &call, Expected<Tensors> results) {
  StringRef name = call.stringAttr("fused_activation_function");
  if (!results || name.empty() || name == "NONE")
    return results;
  const HostTensor &tensor = results->front();
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  if (name == "RELU")
    return mapFloats(call, tensor,
                     [](float x) { return clamp(x, 0, kInfinity); });
  if (name == "RELU6")
    return mapFloats(call, tensor, [](float x) { return clamp(x, 0, 6); });
  if (name == "RELU_N1_TO_1")
    return mapFloats(call, tensor, [](float x) { return clamp(x, -1, 1); });
  if (name == "TANH")
    return mapFloats(call, tensor, [](float x) { return std::tanh(x); });
  return call.unsupported();
}

static Expected<Tensors> prelu(Call &call) {
  if (!call.has({0, 1}))
    return call.malformed();
  Expected<Tensors> product = call.run("Mul", {call.in(0), call.in(1)});
  if (!product)
    return product;
  HostTensor zero = HostTensor::scalar<float>(call.builder.getF32Type(), 0);
  Type flags[] = {call.builder.getI1Type()};
  Expected<Tensors> isNegative = call.run("Less", {call.in(0), zero}, flags);
  if (!isNegative)
    return isNegative;
  return call.run("SelectV2",
                  {isNegative->front(), product->front(), call.in(0)});
}

//===----------------------------------------------------------------------===//
// Normalization and rounding
//===----------------------------------------------------------------------===//

static Expected<Tensors> softmax(Call &call) {
  float beta = call.floatAttr("beta");
  Expected<Tensors> scaled =
      mapFloats(call, call.in(0), [&](float x) { return x * beta; });
  return scaled ? call.run("Softmax", *scaled) : std::move(scaled);
}

/// Divides the rows of the last axis by their Euclidean norm, which is at least
/// 1e-6.
static Expected<Tensors> l2Normalization(Call &call) {
  HostTensor input = call.in(0);
  if (!input || input.rank() == 0)
    return call.malformed();
  if (input.kind() != eval::ElementKind::Float32)
    return call.unsupported();
  HostTensor result =
      cantFail(HostTensor::allocate(input.elementType(), input.shape()));
  size_t width = size_t(input.dim(-1));
  ArrayRef<float> from = input.data<float>();
  MutableArrayRef<float> to = result.mutableData<float>();
  constexpr double kLeastNorm = 1e-6;
  for (size_t row = 0; width && row < from.size(); row += width) {
    double sum = 0;
    for (float value : from.slice(row, width))
      sum += double(value) * value;
    double norm = std::max(std::sqrt(sum), kLeastNorm);
    for (size_t i = row; i < row + width; ++i)
      to[i] = float(from[i] / norm);
  }
  return Tensors{result};
}

static Expected<Tensors> localResponseNormalization(Call &call) {
  call.setAttr("depth_radius", call.op->getAttr("radius"));
  return call.run("LRN", call.in(0));
}

static Expected<Tensors> bucketize(Call &call) {
  HostTensor input = call.in(0);
  auto boundaries = call.op->getAttrOfType<ArrayAttr>("boundaries");
  if (!input || !boundaries)
    return call.malformed();
  HostTensor result =
      cantFail(HostTensor::allocate(call.builder.getI32Type(), input.shape()));
  SmallVector<double> bounds;
  for (auto bound : boundaries.getAsRange<FloatAttr>())
    bounds.push_back(bound.getValueAsDouble());
  bool known = eval::dispatch<eval::IsReal>(input.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (auto [to, value] :
         zip_equal(result.mutableData<int32_t>(), input.data<T>()))
      to = int32_t(upper_bound(bounds, double(value)) - bounds.begin());
  });
  return known ? Expected<Tensors>(Tensors{result}) : call.unsupported();
}

static Expected<Tensors> fakeQuant(Call &call) {
  return call.run("FakeQuantWithMinMaxArgs", call.in(0));
}

static Expected<Tensors> dequantize(Call &call) {
  if (call.in(0).kind() != eval::ElementKind::Float16)
    return call.unsupported();
  return call.run("Cast", call.in(0));
}

//===----------------------------------------------------------------------===//
// Moving elements
//===----------------------------------------------------------------------===//

static Expected<Tensors> concatenation(Call &call) {
  SmallVector<HostTensor> operands(call.operands);
  operands.push_back(call.i32(call.intAttr("axis")));
  return call.run("ConcatV2", operands);
}

static Expected<Tensors> mirrorPad(Call &call) {
  auto mode = call.op->getAttrOfType<tfl::MirrorPaddingTypeAttr>("mode");
  if (!mode)
    return call.malformed();
  call.setText("mode", tfl::stringifyMirrorPaddingType(mode.getValue()));
  return call.run("MirrorPad", call.operands);
}

static Expected<Tensors> stridedSlice(Call &call) {
  SmallVector<HostTensor> operands(call.operands);
  if (call.boolAttr("offset")) {
    // The ends are relative to the begins.
    Type types[] = {operands[2].elementType()};
    Expected<Tensors> ends =
        call.run("AddV2", {operands[1], operands[2]}, types);
    if (!ends)
      return ends;
    operands[2] = ends->front();
  }
  return call.run("StridedSlice", operands);
}

static Expected<Tensors> gather(Call &call) {
  return call.run("GatherV2",
                  {call.in(0), call.in(1), call.i32(call.intAttr("axis"))});
}

static Expected<Tensors> embeddingLookup(Call &call) {
  return call.run("GatherV2", {call.in(1), call.in(0), call.i32(0)});
}

/// Writes the update at the start indices, which are clamped so that the update
/// is in range.
static Expected<Tensors> dynamicUpdateSlice(Call &call) {
  HostTensor operand = call.in(0), update = call.in(1);
  auto starts = call.in(2) ? call.in(2).toInts() : std::nullopt;
  if (!operand || !update || !starts || operand.rank() != update.rank() ||
      int64_t(starts->size()) != operand.rank())
    return call.malformed();
  HostTensor result =
      cantFail(HostTensor::allocate(operand.elementType(), operand.shape()));
  copy(operand.bytes(), result.mutableBytes().begin());
  SmallVector<int64_t> strides(size_t(operand.rank()), 1);
  for (int64_t axis = operand.rank() - 2; axis >= 0; --axis)
    strides[axis] = strides[axis + 1] * operand.dim(axis + 1);
  int64_t offset = 0;
  for (auto [axis, start] : enumerate(*starts)) {
    int64_t room = operand.dim(int64_t(axis)) - update.dim(int64_t(axis));
    if (room < 0)
      return call.malformed();
    offset += std::clamp<int64_t>(start, 0, room) * strides[axis];
  }
  unsigned width = operand.bytesPerElement();
  for (int64_t index = 0; index < update.numElements(); ++index) {
    int64_t to = offset, rest = index;
    for (int64_t axis = update.rank() - 1; axis >= 0; --axis) {
      to += rest % update.dim(axis) * strides[axis];
      rest /= update.dim(axis);
    }
    copy(update.bytes().slice(size_t(index) * width, width),
         result.mutableBytes().begin() + to * width);
  }
  return Tensors{result};
}

static Expected<Tensors> segmentSum(Call &call) {
  auto ids = call.in(1) ? call.in(1).toInts() : std::nullopt;
  if (!ids || !is_sorted(*ids))
    return call.malformed();
  int64_t count = ids->empty() ? 0 : ids->back() + 1;
  return call.run("UnsortedSegmentSum",
                  {call.in(0), call.in(1), call.i32(count)});
}

//===----------------------------------------------------------------------===//
// Convolutions and matmuls
//===----------------------------------------------------------------------===//

static Expected<HostTensor> transposed(Call &call, const HostTensor &tensor,
                                       ArrayRef<int32_t> permutation) {
  if (!tensor || tensor.rank() != int64_t(permutation.size()))
    return call.malformed();
  Type types[] = {tensor.elementType()};
  Expected<Tensors> result =
      call.run("Transpose", {tensor, call.i32s(permutation)}, types);
  if (!result)
    return result.takeError();
  return result->front();
}

static void setWindow(Call &call) {
  call.setText("data_format", "NHWC");
  call.setInts("strides",
               {1, call.intAttr("stride_h"), call.intAttr("stride_w"), 1});
  if (call.op->hasAttr("dilation_h_factor"))
    call.setInts("dilations", {1, call.intAttr("dilation_h_factor"),
                               call.intAttr("dilation_w_factor"), 1});
}

static Expected<Tensors> conv2D(Call &call) {
  setWindow(call);
  Expected<HostTensor> filter = transposed(call, call.in(1), {1, 2, 3, 0});
  if (!filter)
    return filter.takeError();
  return call.addBias(call.run("Conv2D", {call.in(0), *filter}), 2);
}

static Expected<Tensors> depthwiseConv2D(Call &call) {
  HostTensor image = call.in(0), filter = call.in(1);
  if (!image || image.rank() != 4 || !filter || filter.rank() != 4 ||
      image.dim(3) == 0 || filter.dim(3) % image.dim(3) != 0)
    return call.malformed();
  setWindow(call);
  HostTensor reshaped =
      filter.reshaped({filter.dim(1), filter.dim(2), image.dim(3),
                       filter.dim(3) / image.dim(3)});
  return call.addBias(call.run("DepthwiseConv2dNative", {image, reshaped}), 2);
}

static Expected<Tensors> transposeConv(Call &call) {
  setWindow(call);
  Expected<HostTensor> filter = transposed(call, call.in(1), {1, 2, 0, 3});
  if (!filter)
    return filter.takeError();
  return call.addBias(
      call.run("Conv2DBackpropInput", {call.in(0), *filter, call.in(2)}), 3);
}

static Expected<Tensors> conv3D(Call &call) {
  call.setText("data_format", "NDHWC");
  call.setInts("strides",
               {1, call.intAttr("stride_d"), call.intAttr("stride_h"),
                call.intAttr("stride_w"), 1});
  call.setInts("dilations", {1, call.intAttr("dilation_d_factor"),
                             call.intAttr("dilation_h_factor"),
                             call.intAttr("dilation_w_factor"), 1});
  return call.addBias(call.run("Conv3D", {call.in(0), call.in(1)}), 2);
}

static Expected<Tensors> pool(Call &call, StringRef name) {
  setWindow(call);
  call.setInts("ksize", {1, call.intAttr("filter_height"),
                         call.intAttr("filter_width"), 1});
  return call.run(name, call.in(0));
}

static Expected<Tensors> maxPool2D(Call &call) { return pool(call, "MaxPool"); }

static Expected<Tensors> averagePool2D(Call &call) {
  return pool(call, "AvgPool");
}

static Expected<Tensors> fullyConnected(Call &call) {
  HostTensor input = call.in(0), filter = call.in(1);
  if (!input || !filter || filter.rank() != 2 || filter.dim(1) == 0 ||
      input.numElements() % filter.dim(1) != 0)
    return call.malformed();
  if (input.elementType() != filter.elementType())
    return call.unsupported();
  int64_t rows = input.numElements() / filter.dim(1);
  call.setFlag("transpose_b", true);
  call.setFlag("transpose_a", false);
  Expected<Tensors> product = call.addBias(
      call.run("MatMul", {input.reshaped({rows, filter.dim(1)}), filter}), 2);
  if (!product || !call.boolAttr("keep_num_dims"))
    return product;
  SmallVector<int64_t> shape(input.shape());
  if (shape.empty() || shape.back() != filter.dim(1))
    return call.malformed();
  shape.back() = filter.dim(0);
  return Tensors{product->front().reshaped(shape)};
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {
struct Row {
  StringLiteral tfOp;
  Expected<Tensors> (*kernel)(Call &);
};
} // namespace

static const StringMap<Row> &kernelTable() {
  static const StringMap<Row> table = {
#define TFUSE_TFL_SAME(op, tfOp) {"tfl." #op, Row{#tfOp, nullptr}},
#define TFUSE_TFL_KERNEL(op, function) {"tfl." #op, Row{"", function}},
#define TFUSE_TF_KERNEL(op, function) {"tf." #op, Row{"", function}},
#include "TFLKernels.def"
  };
  return table;
}

bool hasTFLKernel(Operation *op) {
  return kernelTable().contains(op->getName().getStringRef());
}

Expected<Tensors> evaluateTFL(Operation *op, ArrayRef<HostTensor> operands,
                              const eval::EvalLimits &limits) {
  auto found = kernelTable().find(op->getName().getStringRef());
  if (found == kernelTable().end())
    return userError(Code::UnsupportedOp,
                     op->getName().getStringRef() + ": there is no kernel");
  Call call(op, operands, limits);
  const Row &row = found->second;
  if (!row.kernel) {
    if (!all_of(operands, [](const HostTensor &tensor) { return tensor; }))
      return call.malformed();
    // tfl ops without an attribute for the layout have TensorFlow's default
    // layout.
    if (!op->hasAttr("data_format"))
      call.setText("data_format", "NHWC");
    return activated(call, call.run(row.tfOp, operands));
  }
  return activated(call, row.kernel(call));
}

} // namespace tfuse::check
