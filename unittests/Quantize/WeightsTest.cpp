//===- WeightsTest.cpp - Tests of scales and stored integers --------------===//

#include "tfuse/Quantize/Weights.h"

#include "tfuse/Eval/LazyElements.h"

#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"
#include <cmath>
#include <limits>
#include <random>

using namespace mlir;
using namespace tfuse;
using namespace tfuse::quantize;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace {

class WeightsTest : public ::testing::Test {
protected:
  WeightsTest() {
    context.loadDialect<quant::QuantDialect, eval::TFuseDialect>();
  }

  DenseElementsAttr constant(ArrayRef<int64_t> shape, ArrayRef<float> values) {
    return DenseElementsAttr::get(
        RankedTensorType::get(shape, Float32Type::get(&context)), values);
  }

  DenseElementsAttr normal(ArrayRef<int64_t> shape) {
    std::mt19937 random(1);
    std::normal_distribution<float> distribution;
    int64_t count = 1;
    for (int64_t size : shape)
      count *= size;
    std::vector<float> values(count);
    for (float &value : values)
      value = distribution(random);
    return constant(shape, values);
  }

  SmallVector<double> scalesOf(ElementsAttr attr, unsigned bits,
                               std::optional<unsigned> axis) {
    llvm::Expected<SmallVector<double>> scales =
        symmetricScales(attr, bits, axis);
    EXPECT_TRUE(bool(scales));
    return scales ? *scales : SmallVector<double>();
  }

  template <typename T> std::vector<T> stored(ElementsAttr attr) {
    std::vector<T> values;
    llvm::cantFail(eval::writeElements(attr, [&](ArrayRef<char> chunk) {
      size_t count = chunk.size() / sizeof(T);
      llvm::append_range(
          values, ArrayRef(reinterpret_cast<const T *>(chunk.data()), count));
      return llvm::Error::success();
    }));
    return values;
  }

  MLIRContext context;
};

TEST_F(WeightsTest, ScalesAreGreatestMagnitudes) {
  ElementsAttr attr = constant({2, 3}, {1, -4, 2, -0.5, 0.25, 3});
  EXPECT_EQ(scalesOf(attr, 8, std::nullopt),
            (SmallVector<double>{float(4 / 127.0)}));
  EXPECT_EQ(scalesOf(attr, 8, 0),
            (SmallVector<double>{float(4 / 127.0), float(3 / 127.0)}));
  EXPECT_EQ(
      scalesOf(attr, 4, 1),
      (SmallVector<double>{float(1 / 7.0), float(4 / 7.0), float(3 / 7.0)}));
}

TEST_F(WeightsTest, ScalesOfEachAxisOfALazyConstant) {
  DenseElementsAttr source = normal({17, 40, 60});
  ElementsAttr view = eval::lazy::transpose(source, {2, 0, 1});
  ASSERT_TRUE(isa<eval::LazyElementsAttr>(view));
  auto values = llvm::to_vector(source.getValues<float>());
  constexpr int64_t sizes[] = {60, 17, 40};
  for (unsigned axis = 0; axis < 3; ++axis) {
    SmallVector<float> greatest(sizes[axis], 0);
    for (int64_t i = 0; i < 17; ++i)
      for (int64_t j = 0; j < 40; ++j)
        for (int64_t k = 0; k < 60; ++k) {
          float &most = greatest[axis == 0 ? k : axis == 1 ? i : j];
          most = std::max(most, std::abs(values[(i * 40 + j) * 60 + k]));
        }
    SmallVector<double> scales = scalesOf(view, 8, axis);
    ASSERT_EQ(scales.size(), greatest.size());
    for (size_t i = 0; i < scales.size(); ++i)
      EXPECT_EQ(scales[i], static_cast<float>(greatest[i] / 127.0)) << axis;
  }
}

TEST_F(WeightsTest, TrainedWeightsKeepTheirStep) {
  // Rows with integers times 0.01; the range was [-1.27, 1.27].
  ElementsAttr attr = constant({2, 3}, {1.2f, -0.77f, 0.01f, 0.5f, 0.03f, 0});
  EXPECT_FLOAT_EQ(weightScales(attr, 8, std::nullopt)->scales.front(), 0.01f);
  llvm::Expected<WeightScales> found = weightScales(attr, 8, 0);
  EXPECT_TRUE(found->isShared);
  llvm::SmallVector<double> rows = found->scales;
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_FLOAT_EQ(rows[0], 0.01f);
  EXPECT_EQ(rows[0], rows[1]);
  EXPECT_EQ(stored<int8_t>(storeAs(
                attr, symmetricType(&context, 8, /*narrow=*/true, rows, 0))),
            (std::vector<int8_t>{120, -77, 1, 50, 3, 0}));
}

TEST_F(WeightsTest, TrainedChannelsKeepTheirSteps) {
  // The second row has the step 0.02.
  ElementsAttr attr =
      constant({2, 3}, {1.2f, -0.77f, 0.01f, 2.5f, 0.06f, -0.02f});
  llvm::Expected<WeightScales> found = weightScales(attr, 8, 0);
  EXPECT_FALSE(found->isShared);
  llvm::SmallVector<double> rows = found->scales;
  EXPECT_FLOAT_EQ(rows[0], 0.01f);
  EXPECT_FLOAT_EQ(rows[1], 0.02f);
}

TEST_F(WeightsTest, FloatWeightsHaveNoStep) {
  for (ElementsAttr attr : {ElementsAttr(normal({40, 30})),
                            ElementsAttr(constant({4}, {1.28f, 0.01f, 0, 0})),
                            ElementsAttr(constant({3}, {0.5f, -0.5f, 0}))})
    EXPECT_EQ(weightScales(attr, 8, std::nullopt)->scales,
              scalesOf(attr, 8, std::nullopt));
}

TEST_F(WeightsTest, ZerosAndSubnormals) {
  ElementsAttr attr = constant({2, 2}, {0, -0.0f, 1e-40f, 0});
  SmallVector<double> scales = scalesOf(attr, 8, 0);
  EXPECT_EQ(scales[0], 1);
  EXPECT_EQ(scales[1], std::numeric_limits<float>::min());
  auto type = symmetricType(&context, 8, /*narrow=*/true, scales, 0);
  EXPECT_EQ(stored<int8_t>(storeAs(attr, type)),
            (std::vector<int8_t>{0, 0, 0, 0}));
}

TEST_F(WeightsTest, RefusesInfinityAndNaN) {
  for (float bad : {std::numeric_limits<float>::infinity(),
                    -std::numeric_limits<float>::infinity(),
                    std::numeric_limits<float>::quiet_NaN(),
                    -std::numeric_limits<float>::quiet_NaN()}) {
    llvm::Expected<SmallVector<double>> scales =
        symmetricScales(constant({3}, {1, bad, 2}), 8, std::nullopt);
    ASSERT_FALSE(bool(scales));
    EXPECT_EQ(llvm::toString(scales.takeError()),
              "an element is infinite or no number");
  }
}

TEST_F(WeightsTest, RoundsHalfAwayFromZeroAndClamps) {
  ElementsAttr attr = constant({10}, {0.25, -0.25, 0.75, -0.75, 0.249999985f,
                                      63.4, 64, -64, 1e30, -1e30});
  SmallVector<double> scale = {0.5};
  EXPECT_EQ(stored<int8_t>(storeAs(
                attr, symmetricType(&context, 8, true, scale, std::nullopt))),
            (std::vector<int8_t>{1, -1, 2, -2, 0, 127, 127, -127, 127, -127}));
  EXPECT_EQ(stored<int8_t>(storeAs(
                attr, symmetricType(&context, 4, false, scale, std::nullopt))),
            (std::vector<int8_t>{1, -1, 2, -2, 0, 7, 7, -8, 7, -8}));
}

TEST_F(WeightsTest, AddsTheZeroPoint) {
  auto type = quant::UniformQuantizedType::get(
      quant::QuantizationFlags::Signed, IntegerType::get(&context, 8),
      Float32Type::get(&context), 0.5, -5, -128, 127);
  EXPECT_EQ(
      stored<int8_t>(storeAs(constant({5}, {0, 1, -1, 66, -61.75}), type)),
      (std::vector<int8_t>{-5, -3, -7, 127, -128}));
}

TEST_F(WeightsTest, AsymmetricRangesHaveTheLevelZero) {
  DenseElementsAttr weights = constant({2, 3}, {-1, 0, 2, 3.2, 1.5, 6});
  llvm::Expected<quant::QuantizedType> found =
      asymmetricType(weights, /*bits=*/4, /*axis=*/0);
  ASSERT_TRUE(bool(found));
  auto type = cast<quant::UniformQuantizedPerAxisType>(*found);
  EXPECT_FLOAT_EQ(type.getScales()[0], 0.2F);
  EXPECT_FLOAT_EQ(type.getScales()[1], 0.4F);
  EXPECT_EQ(type.getZeroPoints(), ArrayRef<int64_t>({-3, -8}));
  EXPECT_EQ(stored<int8_t>(storeAs(weights, type)),
            std::vector<int8_t>({-8, -3, 7, 0, -4, 7}));
}

TEST_F(WeightsTest, BiasesUseAllBits) {
  ElementsAttr attr = constant({3}, {16777215, -16777215, 0.0375f});
  SmallVector<double> scale = {1.0 / 128};
  EXPECT_EQ(stored<int32_t>(storeAs(
                attr, symmetricType(&context, 32, false, scale, std::nullopt))),
            (std::vector<int32_t>{2147483520, -2147483520, 5}));
  scale = {0x1p-39};
  EXPECT_EQ(
      stored<int64_t>(storeAs(
          attr, symmetricType(&context, 64, false, scale, std::nullopt))),
      (std::vector<int64_t>{INT64_C(16777215) << 39, -(INT64_C(16777215) << 39),
                            std::llround(double(0.0375f) * 0x1p39)}));
}

TEST_F(WeightsTest, LargeWeightsAreLazy) {
  DenseElementsAttr source = normal({300, 500});
  ElementsAttr view = eval::lazy::transpose(source, {1, 0});
  for (std::optional<unsigned> axis :
       {std::optional<unsigned>(), std::optional(0u), std::optional(1u)}) {
    SmallVector<double> scales = scalesOf(view, 8, axis);
    ElementsAttr result =
        storeAs(view, symmetricType(&context, 8, true, scales, axis));
    EXPECT_TRUE(isa<eval::LazyElementsAttr>(result));
    std::vector<int8_t> content = stored<int8_t>(result);
    auto values = llvm::to_vector(source.getValues<float>());
    for (int64_t i = 0; i < 500; ++i)
      for (int64_t j = 0; j < 300; ++j) {
        double scale = scales[!axis ? 0 : *axis == 0 ? i : j];
        double exact = values[j * 500 + i] / scale;
        // The quotient is rounded to float32 first.
        ASSERT_EQ(content[i * 300 + j], std::round(static_cast<float>(exact)));
      }
  }
}

} // namespace
