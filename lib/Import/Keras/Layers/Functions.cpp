//===- Functions.cpp - Functions of TensorFlow between layers -------------===//

#include "LayerContext.h"

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

namespace {

/// A call of a function. The options of the layer context are the keyword
/// arguments of the call.
struct FunctionCall {
  LayerContext &c;
  GraphBuilder &b;
  StringRef op;
  /// The tensors and numbers of the first argument.
  SmallVector<Value> first;
  /// The element type of the tensors.
  Type element;

  Value x() { return first.empty() ? Value() : first.front(); }
};

using FunctionBuild = Value (*)(FunctionCall &);

struct FunctionClass {
  StringLiteral name;
  FunctionBuild build;
  StringLiteral op, arguments;
};

} // namespace

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// The tensor or the numbers of a keyword argument; null with a problem if
/// there is none.
static Value operand(FunctionCall &f, StringRef name) {
  auto tensors = f.c.arguments.named.find(name);
  if (tensors != f.c.arguments.named.end())
    return tensors->second.size() == 1 ? tensors->second.front().value
                                       : Value();
  if (const json::Value *value = f.c.config.get(name))
    return f.c.constantArgument(*value, f.element);
  f.b.fail("the call has no argument " + name);
  return {};
}

static bool isFloat(FunctionCall &f) {
  if (f.element != f.b.f32())
    f.b.fail(Code::UnsupportedType, "tfuse needs float32 tensors here");
  return !f.b.failed();
}

/// One tensor as the first argument.
static bool isSingle(FunctionCall &f) {
  if (f.first.size() != 1 || !f.x())
    f.b.fail("the function needs one tensor as its first argument");
  return !f.b.failed();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static Value buildUnary(FunctionCall &f) {
  return isSingle(f) ? f.b.op(f.op, f.first) : Value();
}

static Value buildBinary(FunctionCall &f) {
  if (!isSingle(f))
    return {};
  StringRef name = f.op == "BiasAdd" ? "bias" : "y";
  Value other = operand(f, name);
  return other ? f.b.op(f.op, {f.x(), other}) : Value();
}

/// TensorFlow divides integers as float64.
static Value buildDivision(FunctionCall &f) {
  return isFloat(f) ? buildBinary(f) : Value();
}

static Value buildMatMul(FunctionCall &f) {
  if (!isSingle(f) || !isFloat(f))
    return {};
  Value other = operand(f, "b");
  if (!other)
    return {};
  return f.b.op(f.op, {f.x(), other},
                {f.b.flag("adj_x", f.c.config.flag("transpose_a", false)),
                 f.b.flag("adj_y", f.c.config.flag("transpose_b", false))});
}

static Value buildLeakyRelu(FunctionCall &f) {
  return isSingle(f) && isFloat(f)
             ? f.b.op(
                   f.op, f.x(),
                   f.b.f32Attr("alpha", float(f.c.config.number("alpha", 0.2))))
             : Value();
}

static Value buildSilu(FunctionCall &f) {
  if (!isSingle(f) || !isFloat(f))
    return {};
  if (f.c.config.number("beta", 1) != 1)
    f.c.config.refuse("beta", "1 is expected");
  return f.b.mul(f.x(), f.b.op("Sigmoid", f.x()));
}

static Value buildSoftmax(FunctionCall &f) {
  if (!isSingle(f) || !isFloat(f))
    return {};
  int64_t rank = f.b.rank(f.x());
  if (f.c.axis("axis", rank, -1) != rank - 1)
    f.c.config.refuse("axis", "the last axis is expected");
  return f.b.op(f.op, f.x());
}

static Value buildReduction(FunctionCall &f) {
  if (!isSingle(f))
    return {};
  int64_t rank = f.b.rank(f.x());
  Ints axes = sequence(0, rank);
  if (const json::Value *axis = f.c.config.get("axis");
      axis && !(axis->getAsArray() && axis->getAsArray()->empty()))
    axes = f.c.axes("axis", rank, -1);
  else if (axis)
    axes.clear();
  return f.b.reduce(f.op, f.x(), axes, f.c.config.flag("keepdims", false));
}
static Value buildFloatReduction(FunctionCall &f) {
  return isFloat(f) ? buildReduction(f) : Value();
}

/// x / sqrt(max(sum(x * x), epsilon))
static Value buildNormalization(FunctionCall &f) {
  if (!isSingle(f) || !isFloat(f))
    return {};
  GraphBuilder &b = f.b;
  int64_t rank = b.rank(f.x());
  Ints axes =
      f.c.config.has("axis") ? f.c.axes("axis", rank, -1) : sequence(0, rank);
  Value sum = b.reduce("Sum", b.op("Square", f.x()), axes, /*keepDims=*/true);
  Value least = b.scalarLike(f.x(), f.c.config.number("epsilon", 1e-12));
  return b.mul(f.x(), b.op("Rsqrt", b.op("Maximum", {sum, least})));
}

static Value buildClip(FunctionCall &f) {
  if (!isSingle(f))
    return {};
  Value least = operand(f, "clip_value_min"),
        most = operand(f, "clip_value_max");
  if (!least || !most)
    return {};
  return f.b.op("Maximum", {f.b.op("Minimum", {f.x(), most}), least});
}

static Value buildCast(FunctionCall &f) {
  StringRef dtype = f.c.config.text("dtype", "");
  std::optional<DataType> type = parseDataType(dtype);
  Type element =
      type ? tf_type::toElementType(*type, f.b.getContext()) : Type();
  if (!element || dataTypePythonName(*type) != dtype ||
      (!element.isInteger() && element != f.b.f32())) {
    f.c.config.refuse("dtype", "an integer type, bool or float32 is expected");
    return {};
  }
  return isSingle(f) ? f.b.cast(f.x(), element) : Value();
}

static Value buildConcatenation(FunctionCall &f) {
  if (f.first.empty()) {
    isSingle(f);
    return {};
  }
  return f.b.concat(f.first, f.c.axis("axis", f.b.rank(f.x()), -1));
}

static Value buildStack(FunctionCall &f) {
  if (f.first.empty()) {
    isSingle(f);
    return {};
  }
  return f.b.op(f.op, f.first,
                f.b.i64Attr("axis", f.c.config.integer("axis", 0, -8, 8)));
}

static Value buildExpansion(FunctionCall &f) {
  return isSingle(f)
             ? f.b.expandDims(f.x(),
                              f.c.config.integer("axis", std::nullopt, -8, 8))
             : Value();
}

static Value buildSqueeze(FunctionCall &f) {
  if (!isSingle(f))
    return {};
  int64_t rank = f.b.rank(f.x());
  Ints axes;
  if (f.c.config.has("axis")) {
    axes = f.c.axes("axis", rank, -1);
  } else {
    for (auto [axis, size] : enumerate(f.b.shape(f.x()))) {
      if (size == kDynamic)
        f.b.fail(Code::UnsupportedOp,
                 "tf.squeeze without axis needs a known shape", kExportHint);
      if (size == 1)
        axes.push_back(int64_t(axis));
    }
  }
  return axes.empty() ? f.x() : f.b.squeeze(f.x(), axes);
}

static Value buildReshape(FunctionCall &f) {
  if (!isSingle(f))
    return {};
  const json::Value *shape = f.c.config.get("shape");
  if (!shape || f.c.arguments.named.contains("shape")) {
    f.c.config.refuse("shape", "a list of numbers is expected");
    return {};
  }
  return f.b.op(f.op, {f.x(), f.b.i32s(f.c.config.list("shape", kMostInt32))});
}

static Value buildTile(FunctionCall &f) {
  const json::Value *multiples = f.c.config.get("multiples");
  if (!isSingle(f))
    return {};
  Ints numbers = f.c.config.list("multiples", -1);
  if (!multiples || f.c.arguments.named.contains("multiples") ||
      int64_t(numbers.size()) != f.b.rank(f.x()) ||
      llvm::any_of(numbers, [](int64_t number) { return number < 1; })) {
    f.c.config.refuse("multiples", "a positive number for each axis is "
                                   "expected");
    return {};
  }
  return f.b.op(f.op, {f.x(), f.b.i32s(numbers)});
}

static Value buildBlocks(FunctionCall &f) {
  int64_t size = f.c.config.integer("block_size", std::nullopt, 2);
  return isSingle(f) && isFloat(f)
             ? f.b.op(f.op, f.x(), f.b.i64Attr("block_size", size))
             : Value();
}

static Value buildTranspose(FunctionCall &f) {
  if (!isSingle(f))
    return {};
  int64_t rank = f.b.rank(f.x());
  Ints axes = f.c.config.list("perm", kMostInt32);
  if (axes.empty())
    for (int64_t axis = rank; axis-- > 0;)
      axes.push_back(axis);
  Ints sorted(axes);
  llvm::sort(sorted);
  if (sorted != sequence(0, rank)) {
    f.c.config.refuse("perm", "a permutation of the axes is expected");
    return {};
  }
  return f.b.transpose(f.x(), axes);
}

/// x[spec]: numbers, {"start", "stop", "step"}, an ellipsis, and null for a new
/// axis.
static Value buildSlice(FunctionCall &f) {
  const json::Value *spec = f.c.config.get("slice_spec");
  if (!isSingle(f) || !spec)
    return {};
  auto refuse = [&] {
    f.c.config.refuse("slice_spec", "numbers and slices of numbers are "
                                    "expected");
    return Value();
  };
  SmallVector<const json::Value *> parts;
  if (const json::Array *array = spec->getAsArray())
    for (const json::Value &part : *array)
      parts.push_back(&part);
  else
    parts.push_back(spec);
  auto isEllipsis = [](const json::Value *part) {
    const json::Object *object = part->getAsObject();
    return object && object->getString("class_name") == "__ellipsis__";
  };
  int64_t rank = f.b.rank(f.x()), axes = 0, ellipses = 0;
  for (const json::Value *part : parts) {
    ellipses += isEllipsis(part);
    axes += !isEllipsis(part) && part->kind() != json::Value::Null;
  }
  if (axes > rank || ellipses > 1)
    return refuse();
  Ints begin, end, steps;
  int64_t beginMask = 0, endMask = 0, newAxes = 0, shrunk = 0;
  auto add = [&](std::optional<int64_t> from, std::optional<int64_t> to,
                 int64_t step) {
    int64_t bit = int64_t(1) << begin.size();
    begin.push_back(from.value_or(0));
    end.push_back(to.value_or(0));
    steps.push_back(step);
    beginMask |= from ? 0 : bit;
    endMask |= to ? 0 : bit;
    return bit;
  };
  auto isSmall = [](std::optional<int64_t> number) {
    return !number || isInt<31>(*number);
  };
  for (const json::Value *part : parts) {
    if (isEllipsis(part)) {
      for (int64_t i = axes; i < rank; ++i)
        add(std::nullopt, std::nullopt, 1);
    } else if (part->kind() == json::Value::Null) {
      newAxes |= add(0, 1, 1);
    } else if (std::optional<int64_t> index = part->getAsInteger()) {
      if (!isSmall(index))
        return refuse();
      // x[-1] ends at the end.
      shrunk |= add(index,
                    *index == -1 ? std::nullopt : std::optional(*index + 1), 1);
    } else if (const json::Object *slice = part->getAsObject()) {
      std::optional<int64_t> bounds[3];
      StringRef keys[3] = {"start", "stop", "step"};
      for (auto [bound, key] : zip_equal(bounds, keys)) {
        const json::Value *value = slice->get(key);
        if (!value)
          return refuse();
        bound = value->getAsInteger();
        if ((!bound && value->kind() != json::Value::Null) || !isSmall(bound))
          return refuse();
      }
      if (bounds[2] == 0)
        return refuse();
      add(bounds[0], bounds[1], bounds[2].value_or(1));
    } else {
      return refuse();
    }
  }
  return f.b.op(f.op, {f.x(), f.b.i32s(begin), f.b.i32s(end), f.b.i32s(steps)},
                {f.b.i64Attr("begin_mask", beginMask),
                 f.b.i64Attr("end_mask", endMask),
                 f.b.i64Attr("new_axis_mask", newAxes),
                 f.b.i64Attr("shrink_axis_mask", shrunk)});
}

static const FunctionClass kFunctions[] = {
#define TFUSE_KERAS_FUNCTION(name, kind, op, arguments)                        \
  {name, build##kind, op, arguments},
#include "Functions.def"
};

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

/// An argument that tfuse does not read would change the result.
static void refuseArguments(FunctionCall &f, const FunctionClass &entry) {
  SmallVector<StringRef> known;
  entry.arguments.split(known, ' ');
  SmallVector<StringRef> unknown;
  if (f.c.arguments.keywords)
    for (const auto &member : *f.c.arguments.keywords)
      if (StringRef name = member.first; name != "name" &&
                                         f.c.config.has(name) &&
                                         !llvm::is_contained(known, name))
        unknown.push_back(name);
  if (!unknown.empty())
    f.c.config.refuse(*llvm::min_element(unknown));
  if (f.c.config.flag("conjugate", false))
    f.c.config.refuse("conjugate");
  StringRef format = f.c.config.text("data_format", "NHWC");
  if (format != "NHWC" && format != "N...C")
    f.c.config.refuse("data_format", "NHWC is expected");
}

Tensors buildFunction(LayerContext &c) {
  StringRef name = c.config.text("function", "");
  const FunctionClass *entry = llvm::find_if(
      kFunctions, [&](const FunctionClass &each) { return each.name == name; });
  if (entry == std::end(kFunctions)) {
    c.b.fail(Code::UnsupportedOp,
             "tfuse does not know the function tf." + name + " between layers",
             kExportHint);
    return {};
  }
  static const json::Object kNone;
  const json::Object *keywords =
      c.arguments.keywords ? c.arguments.keywords : &kNone;
  LayerContext call(c.model, {c.layer.className, keywords, c.layer.whole},
                    c.scope, std::move(c.arguments));
  FunctionCall f{call, c.b, entry->op, {}, {}};
  auto addType = [&](const Tensor &tensor) {
    Type here = getElementTypeOrSelf(tensor.value);
    if (f.element && here != f.element)
      c.b.fail(Code::UnsupportedType,
               "the arguments have different element types");
    f.element = here;
  };
  for (const Tensor &tensor : call.arguments.inputs) {
    addType(tensor);
    f.first.push_back(tensor.value);
  }
  for (const auto &named : call.arguments.named)
    for (const Tensor &tensor : named.second)
      addType(tensor);
  if (call.arguments.constant && f.element)
    f.first.push_back(
        call.constantArgument(*call.arguments.constant, f.element));
  refuseArguments(f, *entry);
  Value result = c.b.failed() ? Value() : entry->build(f);
  c.masksAreSet = true;
  return {{result, {}}};
}

} // namespace tfuse::keras
