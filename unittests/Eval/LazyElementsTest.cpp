//===- LazyElementsTest.cpp - Tests for constants computed when written ---===//

#include "tfuse/Eval/LazyElements.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Eval/HostTensor.h"
#include "gtest/gtest.h"
#include <numeric>
#include <random>

using namespace mlir;
using namespace tfuse::eval;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace {

std::vector<char> contentOf(ElementsAttr attr,
                            const WriteOptions &options = {}) {
  std::vector<char> content;
  llvm::Error error = writeElements(
      attr,
      [&](ArrayRef<char> chunk) {
        content.insert(content.end(), chunk.begin(), chunk.end());
        return llvm::Error::success();
      },
      options);
  EXPECT_FALSE(bool(error)) << llvm::toString(std::move(error));
  EXPECT_EQ(int64_t(content.size()), elementsByteSize(attr));
  return content;
}

/// A reference tensor that applies each operation immediately, element by
/// element.
struct Naive {
  SmallVector<int64_t> shape;
  std::vector<int64_t> values; // positions in the source

  int64_t &at(ArrayRef<int64_t> index) {
    int64_t flat = 0;
    for (auto [i, size] : llvm::zip_equal(index, shape))
      flat = flat * size + i;
    return values[flat];
  }

  template <typename Fn> Naive derive(ArrayRef<int64_t> newShape, Fn source) {
    Naive result;
    result.shape.assign(newShape.begin(), newShape.end());
    int64_t count = 1;
    for (int64_t size : newShape)
      count *= size;
    SmallVector<int64_t> index(newShape.size());
    for (int64_t flat = 0; flat < count; ++flat) {
      int64_t rest = flat;
      for (size_t axis = index.size(); axis-- > 0;) {
        index[axis] = rest % newShape[axis];
        rest /= newShape[axis];
      }
      result.values.push_back(at(source(index)));
    }
    return result;
  }
};

class LazyElementsTest : public ::testing::Test {
protected:
  LazyElementsTest() {
    context.loadDialect<tfuse::tf_type::TFTypeDialect, TFuseDialect>();
  }

  ElementsAttr parse(llvm::StringRef text) {
    return dyn_cast_if_present<ElementsAttr>(parseAttribute(text, &context));
  }

  // A resource whose elements count up; never a DenseElementsAttr.
  template <typename T>
  ElementsAttr counting(Type type, ArrayRef<int64_t> shape) {
    HostTensor tensor = llvm::cantFail(HostTensor::allocate(type, shape));
    for (auto [i, value] : llvm::enumerate(tensor.mutableData<T>()))
      if constexpr (std::is_integral_v<T>)
        value = static_cast<T>(i);
      else
        value = static_cast<T>(static_cast<float>(i));
    AsmResourceBlob blob = UnmanagedAsmResourceBlob::allocateWithAlign(
        tensor.bytes(), 8, [tensor](void *, size_t, size_t) {});
    return DenseResourceElementsAttr::get(tensor.tensorType(), "w",
                                          std::move(blob));
  }

  // Large enough to stay lazy.
  ElementsAttr big(ArrayRef<int64_t> shape) {
    HostTensor tensor = llvm::cantFail(
        HostTensor::allocate(IntegerType::get(&context, 32), shape));
    std::iota(tensor.mutableData<int32_t>().begin(),
              tensor.mutableData<int32_t>().end(), 0);
    return toAttr(tensor, {}, "w");
  }

  void expectContent(ElementsAttr attr, ArrayRef<int64_t> expected,
                     const WriteOptions &options = {}) {
    std::vector<char> content = contentOf(attr, options);
    ASSERT_EQ(content.size(), expected.size() * 4);
    for (size_t i = 0; i < expected.size(); ++i) {
      int32_t value;
      std::memcpy(&value, content.data() + 4 * i, 4);
      ASSERT_EQ(value, expected[i]) << "element " << i;
    }
  }

  MLIRContext context;
};

TEST_F(LazyElementsTest, SmallResultsArePlain) {
  ElementsAttr attr = parse("dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>");
  EXPECT_EQ(lazy::transpose(attr, {1, 0}),
            parse("dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>"));
  EXPECT_EQ(lazy::slice(attr, {0, 2}, {2, 2}, {1, -2}),
            parse("dense<[[3, 1], [6, 4]]> : tensor<2x2xi32>"));
  EXPECT_EQ(lazy::reverse(attr, {0}),
            parse("dense<[[4, 5, 6], [1, 2, 3]]> : tensor<2x3xi32>"));
  EXPECT_EQ(lazy::reshape(attr, {6}),
            parse("dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>"));
  EXPECT_EQ(
      lazy::broadcast(parse("dense<[[1], [2]]> : tensor<2x1xi32>"), {2, 2, 2}),
      parse("dense<[[[1, 1], [2, 2]], [[1, 1], [2, 2]]]> : "
            "tensor<2x2x2xi32>"));
  EXPECT_EQ(lazy::cast(attr, Float32Type::get(&context)),
            parse("dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : "
                  "tensor<2x3xf32>"));
  EXPECT_EQ(lazy::scale(attr, 1, parse("dense<[1, 10, -1]> : tensor<3xi32>")),
            parse("dense<[[1, 20, -3], [4, 50, -6]]> : tensor<2x3xi32>"));
}

TEST_F(LazyElementsTest, SplatsStaySplats) {
  ElementsAttr splat = parse("dense<2.0> : tensor<300x400xf32>");
  EXPECT_EQ(lazy::transpose(splat, {1, 0}),
            parse("dense<2.0> : tensor<400x300xf32>"));
  EXPECT_EQ(lazy::scale(splat, 1, parse("dense<3.0> : tensor<400xf32>")),
            parse("dense<6.0> : tensor<300x400xf32>"));
  EXPECT_EQ(lazy::cast(splat, Float16Type::get(&context)),
            parse("dense<2.0> : tensor<300x400xf16>"));
  EXPECT_EQ(lazy::broadcast(parse("dense<true> : tensor<i1>"), {70000}),
            parse("dense<true> : tensor<70000xi1>"));
  EXPECT_EQ(lazy::slice(splat, {100, 0}, {2, 2}),
            parse("dense<2.0> : tensor<2x2xf32>"));
}

TEST_F(LazyElementsTest, Strings) {
  ElementsAttr attr = parse("dense<[[\"a\", \"b\"], [\"c\", \"d\"]]> : "
                            "tensor<2x2x!tf_type.string>");
  EXPECT_EQ(lazy::transpose(attr, {1, 0}),
            parse("dense<[[\"a\", \"c\"], [\"b\", \"d\"]]> : "
                  "tensor<2x2x!tf_type.string>"));
  EXPECT_EQ(lazy::reshape(attr, {4}),
            parse("dense<[\"a\", \"b\", \"c\", \"d\"]> : "
                  "tensor<4x!tf_type.string>"));
}

TEST_F(LazyElementsTest, PackedAndNarrowSources) {
  EXPECT_EQ(lazy::reverse(parse("dense<[1, 0, 0]> : tensor<3xi1>"), {0}),
            parse("dense<[0, 0, 1]> : tensor<3xi1>"));
  EXPECT_EQ(lazy::reverse(parse("dense<[1, -8, 0]> : tensor<3xi4>"), {0}),
            parse("dense<[0, -8, 1]> : tensor<3xi4>"));
  EXPECT_EQ(lazy::cast(parse("dense<[1, -8, 7]> : tensor<3xi4>"),
                       IntegerType::get(&context, 32)),
            parse("dense<[1, -8, 7]> : tensor<3xi32>"));
  EXPECT_EQ(lazy::cast(parse("dense<[1, 9, 23]> : tensor<3xi32>"),
                       IntegerType::get(&context, 4)),
            parse("dense<[1, -7, 7]> : tensor<3xi4>"));
}

TEST_F(LazyElementsTest, ViewsThatNeedNoWorkArePlain) {
  ElementsAttr attr = big({200, 300});
  auto resource = cast<DenseResourceElementsAttr>(attr);
  ElementsAttr there = lazy::transpose(attr, {1, 0});
  EXPECT_TRUE(isa<LazyElementsAttr>(there));
  EXPECT_EQ(lazy::transpose(there, {1, 0}), attr);
  auto reshaped =
      dyn_cast<DenseResourceElementsAttr>(lazy::reshape(attr, {2, 100, 300}));
  ASSERT_TRUE(reshaped);
  EXPECT_EQ(reshaped.getRawHandle(), resource.getRawHandle());
  // Neighboring rows lie in memory in order.
  ElementsAttr rows = lazy::slice(attr, {50, 0}, {100, 300});
  std::optional<ArrayRef<char>> raw = tryGetRawData(rows);
  ASSERT_TRUE(raw);
  EXPECT_EQ(raw->data(),
            resource.getRawHandle().getBlob()->getData().data() + 50 * 300 * 4);
}

TEST_F(LazyElementsTest, EqualViewsAreEqualAttributes) {
  ElementsAttr attr = big({20, 30, 40});
  EXPECT_EQ(lazy::reshape(lazy::transpose(attr, {2, 0, 1}), {40, 600}),
            lazy::transpose(lazy::reshape(attr, {600, 40}), {1, 0}));
}

TEST_F(LazyElementsTest, ReshapesThatStridesCannotExpress) {
  ElementsAttr attr = big({200, 300});
  ElementsAttr columns = lazy::transpose(attr, {1, 0});
  ElementsAttr flat = lazy::reshape(columns, {60000});
  Naive naive = {{200, 300}, std::vector<int64_t>(60000)};
  std::iota(naive.values.begin(), naive.values.end(), 0);
  Naive expected = naive.derive({300, 200}, [](ArrayRef<int64_t> i) {
    return SmallVector<int64_t>{i[1], i[0]};
  });
  expectContent(flat, expected.values);
  // And a lazy view of such a constant.
  std::reverse(expected.values.begin(), expected.values.end());
  expectContent(lazy::reverse(flat, {0}), expected.values);
}

TEST_F(LazyElementsTest, EmptyTensors) {
  ElementsAttr empty = parse("dense<> : tensor<0x3xf32>");
  EXPECT_EQ(contentOf(empty).size(), 0u);
  EXPECT_EQ(lazy::transpose(empty, {1, 0}), parse("dense<> : tensor<3x0xf32>"));
  EXPECT_EQ(lazy::reshape(empty, {0, 7}), parse("dense<> : tensor<0x7xf32>"));
  EXPECT_EQ(lazy::slice(big({200, 300}), {200, 0}, {0, 300}),
            parse("dense<> : tensor<0x300xi32>"));
}

TEST_F(LazyElementsTest, ElementsOneByOne) {
  ElementsAttr attr = lazy::transpose(big({200, 300}), {1, 0});
  EXPECT_EQ((attr.getValues<int32_t>()[{2, 1}]), 302);
  EXPECT_EQ((attr.getValues<llvm::APInt>()[{2, 1}].getZExtValue()), 302u);
  EXPECT_EQ((attr.getValues<Attribute>()[{2, 1}]),
            IntegerAttr::get(IntegerType::get(&context, 32), 302));
  EXPECT_FALSE(attr.tryGetValues<float>());
  ElementsAttr halves = lazy::cast(attr, Float16Type::get(&context));
  EXPECT_EQ((halves.getValues<llvm::APFloat>()[{2, 1}].convertToDouble()), 302);
}

TEST_F(LazyElementsTest, StepsRunInOrder) {
  Type f32 = Float32Type::get(&context), f16 = Float16Type::get(&context);
  ElementsAttr attr = counting<Half>(f16, {100, 2000});
  attr = lazy::slice(attr, {0, 0}, {100, 400});
  attr = lazy::cast(attr, f32);
  HostTensor factors = llvm::cantFail(HostTensor::allocate(f32, {400}));
  std::iota(factors.mutableData<float>().begin(),
            factors.mutableData<float>().end(), 0.5f);
  attr = lazy::scale(attr, 1, toAttr(factors));
  attr = lazy::transpose(attr, {1, 0});
  attr = lazy::combine(StepKind::Add, attr,
                       parse("dense<1.0> : tensor<1x100xf32>"));
  attr = lazy::reshape(attr, {4, 100, 100});
  std::vector<char> content = contentOf(attr, {.scratchBytes = 1000});
  const float *values = reinterpret_cast<const float *>(content.data());
  for (int column = 0; column < 400; ++column)
    for (int row = 0; row < 100; ++row) {
      float source = static_cast<float>(Half(float(row * 2000 + column)));
      ASSERT_EQ(values[column * 100 + row], source * (column + 0.5f) + 1.0f)
          << row << ", " << column;
    }
}

TEST_F(LazyElementsTest, ArithmeticWrapsAround) {
  ElementsAttr bytes = parse("dense<[100, -128]> : tensor<2xi8>");
  EXPECT_EQ(lazy::combine(StepKind::Mul, bytes,
                          parse("dense<[3, -1]> : tensor<2xi8>")),
            parse("dense<[44, -128]> : tensor<2xi8>"));
  EXPECT_EQ(lazy::combine(StepKind::Sub, bytes,
                          parse("dense<[-100, 1]> : tensor<2xi8>")),
            parse("dense<[-56, 127]> : tensor<2xi8>"));
  EXPECT_FALSE(lazy::canCombine(StepKind::Div, bytes.getElementType()));
}

// Random chains of lazy operations, compared with element-by-element
// evaluation.
TEST_F(LazyElementsTest, RandomChains) {
  std::mt19937 random(42);
  auto below = [&](int64_t n) { return int64_t(random() % uint64_t(n)); };
  for (int round = 0; round < 60; ++round) {
    SmallVector<int64_t> shape = {8 + below(9), 12 + below(5), 9 + below(4),
                                  10 + below(30)};
    ElementsAttr attr = big(shape);
    Naive naive = {shape, std::vector<int64_t>(attr.getNumElements())};
    std::iota(naive.values.begin(), naive.values.end(), 0);
    for (int change = 0; change < 5; ++change) {
      size_t rank = naive.shape.size();
      switch (below(4)) {
      case 0: {
        SmallVector<int64_t> permutation(rank), target(rank);
        std::iota(permutation.begin(), permutation.end(), 0);
        std::shuffle(permutation.begin(), permutation.end(), random);
        for (size_t i = 0; i < rank; ++i)
          target[i] = naive.shape[permutation[i]];
        attr = lazy::transpose(attr, permutation);
        naive = naive.derive(target, [&](ArrayRef<int64_t> index) {
          SmallVector<int64_t> from(rank);
          for (size_t i = 0; i < rank; ++i)
            from[permutation[i]] = index[i];
          return from;
        });
        break;
      }
      case 1: {
        SmallVector<int64_t> starts(rank), sizes(naive.shape), steps(rank, 1);
        size_t axis = below(rank);
        if (below(2)) {
          starts[axis] = sizes[axis] - 1;
          steps[axis] = -1;
        } else if (sizes[axis] > 2) {
          starts[axis] = below(2);
          sizes[axis] -= 1 + below(2);
        }
        attr = lazy::slice(attr, starts, sizes, steps);
        naive = naive.derive(sizes, [&](ArrayRef<int64_t> index) {
          SmallVector<int64_t> from(index);
          from[axis] = starts[axis] + index[axis] * steps[axis];
          return from;
        });
        break;
      }
      case 2: { // merge two axes
        if (rank < 2)
          break;
        SmallVector<int64_t> target(naive.shape);
        size_t axis = below(rank - 1);
        target[axis] *= target[axis + 1];
        target.erase(target.begin() + axis + 1);
        attr = lazy::reshape(attr, target);
        naive.shape = target;
        break;
      }
      default: { // split an axis, with an axis of one in between
        SmallVector<int64_t> target(naive.shape);
        size_t axis = below(rank);
        for (int64_t factor : {2, 3, 5})
          if (target[axis] % factor == 0) {
            target[axis] /= factor;
            target.insert(target.begin() + axis + 1, {1, factor});
            break;
          }
        if (target.size() > 7)
          break;
        attr = lazy::reshape(attr, target);
        naive.shape = target;
        break;
      }
      }
      ASSERT_EQ(attr.getShapedType().getShape(), ArrayRef(naive.shape));
    }
    int64_t scratch = below(2) ? 4096 : 1 << 20;
    expectContent(attr, naive.values, {.scratchBytes = scratch});
    ASSERT_FALSE(::testing::Test::HasFailure()) << "round " << round;
  }
}

// Every element width, with dimensions around the sizes of blocks and tiles.
template <typename T> std::vector<char> transposed(ElementsAttr attr) {
  auto shape = attr.getShapedType().getShape();
  std::vector<T> result(shape[0] * shape[1]);
  llvm::ArrayRef<char> raw = *tryGetRawData(attr);
  for (int64_t row = 0; row < shape[0]; ++row)
    for (int64_t column = 0; column < shape[1]; ++column)
      std::memcpy(&result[column * shape[0] + row],
                  raw.data() + (row * shape[1] + column) * sizeof(T),
                  sizeof(T));
  const char *bytes = reinterpret_cast<const char *>(result.data());
  return std::vector<char>(bytes, bytes + result.size() * sizeof(T));
}

TEST_F(LazyElementsTest, TransposesOfEveryWidth) {
  for (auto [rows, columns] : {std::pair<int64_t, int64_t>{257, 4099},
                               {1031, 130},
                               {4096, 64},
                               {66000, 3},
                               {3, 66000},
                               {15, 17000},
                               {128, 1024}}) {
    auto check = [&, rows = rows, columns = columns](auto tag, Type type) {
      using T = typename decltype(tag)::type;
      ElementsAttr attr = counting<T>(type, {rows, columns});
      EXPECT_EQ(
          contentOf(lazy::transpose(attr, {1, 0}), {.scratchBytes = 100000}),
          transposed<T>(attr))
          << rows << "x" << columns << " of " << sizeof(T) << " bytes";
    };
    check(TypeTag<uint8_t>(),
          IntegerType::get(&context, 8, IntegerType::Unsigned));
    check(TypeTag<Half>(), Float16Type::get(&context));
    check(TypeTag<float>(), Float32Type::get(&context));
    check(TypeTag<double>(), Float64Type::get(&context));
    check(TypeTag<Complex128>(), ComplexType::get(Float64Type::get(&context)));
  }
}

TEST_F(LazyElementsTest, HashesAndComparesContent) {
  auto hash = [](ElementsAttr attr) {
    return llvm::cantFail(hashElements(attr));
  };
  auto equal = [](ElementsAttr a, ElementsAttr b) {
    return llvm::cantFail(equalElements(a, b));
  };
  ElementsAttr a = big({200, 300}), b = big({200, 300});
  EXPECT_NE(a, b); // two resources of equal content
  EXPECT_EQ(hash(a), hash(b));
  EXPECT_TRUE(equal(a, b));
  ElementsAttr ta = lazy::transpose(a, {1, 0}), tb = lazy::transpose(b, {1, 0});
  EXPECT_EQ(hash(ta), hash(tb));
  EXPECT_TRUE(equal(ta, tb));
  EXPECT_NE(hash(a), hash(ta));
  EXPECT_FALSE(equal(a, ta));
  EXPECT_NE(hash(lazy::reverse(a, {0})), hash(lazy::reverse(a, {1})));
  EXPECT_EQ(hash(parse("dense<[1, 2]> : tensor<2xi32>")),
            hash(parse("dense<[[1], [2]]> : tensor<2x1xi32>")));
  EXPECT_FALSE(equal(parse("dense<[1, 2]> : tensor<2xi32>"),
                     parse("dense<[1, 2]> : tensor<2xi64>")));
}

TEST_F(LazyElementsTest, NumbersByContent) {
  ConstantNumbering numbering;
  auto number = [&](ElementsAttr attr) {
    return llvm::cantFail(numbering.number(attr));
  };
  ElementsAttr a = big({200, 300}), b = big({200, 300});
  EXPECT_EQ(number(a), 0u);
  EXPECT_EQ(number(lazy::transpose(a, {1, 0})), 1u);
  EXPECT_EQ(number(b), 0u);
  EXPECT_EQ(number(lazy::transpose(b, {1, 0})), 1u);
  EXPECT_EQ(number(parse("dense<[1, 2]> : tensor<2xi32>")), 2u);
  EXPECT_EQ(number(parse("dense<[[1, 2]]> : tensor<1x2xi32>")), 2u);
  EXPECT_EQ(number(parse("dense<[1, 3]> : tensor<2xi32>")), 3u);
  // Two equal elements: a splat and a non-splat have the same number.
  EXPECT_EQ(number(parse("dense<1> : tensor<2xi32>")), 4u);
  EXPECT_EQ(number(parse("dense<[[1, 1]]> : tensor<1x2xi32>")), 4u);
}

TEST_F(LazyElementsTest, SinkErrorsStopWriting) {
  int calls = 0;
  llvm::Error error =
      writeElements(lazy::transpose(big({512, 4096}), {1, 0}),
                    [&](ArrayRef<char>) {
                      ++calls;
                      return llvm::createStringError("disk full");
                    },
                    {.scratchBytes = 1 << 20});
  EXPECT_EQ(llvm::toString(std::move(error)), "disk full");
  EXPECT_EQ(calls, 1);
}

TEST_F(LazyElementsTest, ElidedSourcesAreDescribedButNotWritten) {
  ElementsAttr elided = parse("dense_resource<__elided__> : tensor<2x3xf32>");
  EXPECT_FALSE(lazy::canView(elided));
  ElementsAttr attr = lazy::transpose(elided, {1, 0});
  EXPECT_TRUE(isa<LazyElementsAttr>(attr));
  EXPECT_FALSE(lazy::canView(attr));
  llvm::Error error = writeElements(
      attr, [](ArrayRef<char>) { return llvm::Error::success(); });
  EXPECT_TRUE(bool(error));
  llvm::consumeError(std::move(error));
}

} // namespace
