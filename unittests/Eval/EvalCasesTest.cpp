//===- EvalCasesTest.cpp - The evaluator computes what TensorFlow does ----===//
//
// Replays Cases/*.mlir, whose expected results TensorFlow computed
// (utils/dump-eval-cases.py), and checks that every kernel has a case.
//
//===----------------------------------------------------------------------===//

#include "EvalCasesDirectory.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Eval/Evaluator.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"
#include <cmath>
#include <random>

using namespace mlir;
using namespace tfuse::eval;
using llvm::SmallVector;
using llvm::StringRef;

namespace {

/// The relative error a result may have, unless its case says otherwise.
double defaultTolerance(ElementKind kind) {
  switch (kind) {
  case ElementKind::Float16:
    return 2e-3;
  case ElementKind::BFloat16:
    return 1.6e-2;
  case ElementKind::Float32:
  case ElementKind::Complex64:
    return 2e-6;
  default:
    return 1e-13;
  }
}

template <typename T> bool isNear(T actual, T expected, double tolerance) {
  if constexpr (IsComplex<T>::value) {
    return isNear(actual.real(), expected.real(), tolerance) &&
           isNear(actual.imag(), expected.imag(), tolerance);
  } else {
    double a = double(actual), b = double(expected);
    if (std::isnan(b) || std::isinf(b))
      return std::isnan(b) ? std::isnan(a) : a == b;
    return std::abs(a - b) <= tolerance * (1 + std::abs(b));
  }
}

template <typename T> std::string show(T value) {
  if constexpr (IsComplex<T>::value)
    return show(value.real()) + "+" + show(value.imag()) + "i";
  else
    return std::to_string(double(value));
}

/// The first difference, in words; empty if there is none.
std::string difference(const HostTensor &actual, const HostTensor &expected,
                       double tolerance) {
  if (actual.elementType() != expected.elementType() ||
      actual.shape() != expected.shape())
    return "another type or shape";
  if (actual.kind() == ElementKind::String)
    return actual.strings() == expected.strings() ? "" : "other strings";
  std::string result;
  dispatch<IsAny>(actual.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto a = actual.data<T>(), b = expected.data<T>();
    for (size_t i = 0; i < a.size() && result.empty(); ++i) {
      bool same = false;
      if constexpr (IsFloatOrComplex<T>::value)
        same = isNear(a[i], b[i], tolerance);
      else
        same = a[i] == b[i];
      if (!same)
        result = "element " + std::to_string(i) + " is " + show(a[i]) +
                 ", not " + show(b[i]);
    }
  });
  return result;
}

class EvalCases : public ::testing::Test {
protected:
  EvalCases() {
    context.loadDialect<func::FuncDialect, tfuse::tf::TFDialect,
                        tfuse::tf_type::TFTypeDialect>();
  }

  // All case files, parsed once.
  std::vector<OwningOpRef<ModuleOp>> load() {
    std::vector<OwningOpRef<ModuleOp>> modules;
    std::error_code error;
    for (llvm::sys::fs::directory_iterator file(evalCasesDirectory, error), end;
         file != end && !error; file.increment(error))
      if (StringRef(file->path()).ends_with(".mlir"))
        modules.push_back(parseSourceFile<ModuleOp>(file->path(), &context));
    return modules;
  }

  void replay(StringRef name, Operation *op) {
    ++replayed;
    SmallVector<HostTensor> operands;
    for (Value operand : op->getOperands()) {
      auto tensor = toHostTensor(tfuse::tf::getConstant(operand));
      ASSERT_TRUE(bool(tensor)) << name.str();
      operands.push_back(*tensor);
    }
    auto results = evaluate(op, operands);
    if (op->hasAttr("refused")) {
      EXPECT_FALSE(bool(results)) << name.str() << ": TensorFlow refuses this";
      if (!results)
        llvm::consumeError(results.takeError());
      return;
    }
    if (!results) {
      ADD_FAILURE() << name.str() << ": "
                    << llvm::toString(results.takeError());
      return;
    }
    auto expected = op->getAttrOfType<ArrayAttr>("expected");
    ASSERT_EQ(results->size(), expected.size()) << name.str();
    auto given = op->getAttrOfType<FloatAttr>("tolerance");
    for (auto [actual, attr] : llvm::zip_equal(*results, expected)) {
      if (isa<UnitAttr>(attr)) // what TensorFlow leaves undefined
        continue;
      HostTensor wanted =
          llvm::cantFail(toHostTensor(cast<ElementsAttr>(attr)));
      double tolerance =
          given ? given.getValueAsDouble() : defaultTolerance(wanted.kind());
      EXPECT_EQ(difference(actual, wanted, tolerance), "") << name.str();
    }
  }

  MLIRContext context;
  unsigned replayed = 0;
};

TEST_F(EvalCases, ComputeWhatTensorFlowComputes) {
  llvm::StringSet<> covered;
  for (OwningOpRef<ModuleOp> &module : load()) {
    ASSERT_TRUE(module);
    for (auto function : module->getOps<func::FuncOp>())
      for (Operation &op : function.getBody().front())
        if (op.hasAttr("expected") || op.hasAttr("refused")) {
          replay(function.getName(), &op);
          if (op.hasAttr("expected"))
            covered.insert(op.getName().getStringRef());
        }
  }
  EXPECT_GT(replayed, 1000u);
  for (StringRef name : opsWithKernels())
    EXPECT_TRUE(covered.contains(name)) << name.str() << " has no case";
}

//===----------------------------------------------------------------------===//
// Invalid operands
//===----------------------------------------------------------------------===//

/// Changes operands and attributes at random, mostly to values that a kernel
/// may fail to check.
class Mutator {
public:
  explicit Mutator(MLIRContext *context) : context(context) {}

  uint64_t below(uint64_t bound) { return random() % bound; }

  int64_t strangeInt() {
    constexpr int64_t strange[] = {0,
                                   -1,
                                   1,
                                   2,
                                   -2,
                                   3,
                                   7,
                                   1000,
                                   INT32_MAX,
                                   INT32_MIN,
                                   INT64_MAX,
                                   INT64_MIN,
                                   int64_t(1) << 40};
    return strange[below(std::size(strange))];
  }

  HostTensor withStrangeInts(const HostTensor &tensor) {
    HostTensor result = tensor;
    dispatch<IsInteger>(tensor.kind(), [&](auto tag) {
      using T = typename decltype(tag)::type;
      result = llvm::cantFail(
          HostTensor::allocate(tensor.elementType(), tensor.shape()));
      for (auto [to, value] :
           llvm::zip_equal(result.mutableData<T>(), tensor.data<T>()))
        to = below(2) ? value : T(strangeInt());
    });
    return result;
  }

  // Empty tensors of the same type and other shapes, some with large
  // dimensions.
  // in an empty tensor.
  HostTensor withStrangeShape(const HostTensor &tensor) {
    SmallVector<int64_t> shape(tensor.shape());
    switch (below(4)) {
    case 0:
      if (!shape.empty())
        shape.pop_back();
      break;
    case 1:
      shape.push_back(int64_t(1 + below(3)));
      break;
    case 2:
      shape.assign({0, int64_t(1) << (10 * below(5)), 3});
      std::shuffle(shape.begin(), shape.end(), random);
      break;
    default:
      if (!shape.empty())
        shape[below(shape.size())] = int64_t(below(5));
    }
    if (tensor.kind() == ElementKind::String)
      return *checkedProduct(shape) > 1000
                 ? tensor
                 : HostTensor::strings(
                       tensor.elementType(), shape,
                       std::vector<std::string>(*checkedProduct(shape)));
    return HostTensor::splat(tensor.elementType(), shape,
                             SmallVector<char>(tensor.bytesPerElement(), 0));
  }

  void mutate(SmallVectorImpl<HostTensor> &operands) {
    if (operands.empty())
      return;
    HostTensor &operand = operands[below(operands.size())];
    switch (below(4)) {
    case 0:
    case 1:
      operand = withStrangeInts(operand);
      break;
    case 2:
      operand = withStrangeShape(operand);
      break;
    default:
      operand = operands[below(operands.size())];
    }
  }

  Attribute mutate(Attribute attr) {
    if (auto array = dyn_cast<ArrayAttr>(attr)) {
      SmallVector<Attribute> values(array.getValue());
      if (values.empty())
        return attr;
      if (below(4) == 0)
        values.pop_back();
      else {
        Attribute &value = values[below(values.size())];
        value = mutate(value);
      }
      return ArrayAttr::get(context, values);
    }
    if (auto integer = dyn_cast<IntegerAttr>(attr);
        integer && integer.getType().isInteger(64))
      return IntegerAttr::get(integer.getType(), strangeInt());
    return attr;
  }

  std::mt19937_64 random{42};

private:
  MLIRContext *context;
};

TEST_F(EvalCases, NothingCrashes) {
  Mutator mutator(&context);
  EvalLimits limits;
  limits.maxResultBytes = 1 << 20;
  limits.maxMultiplications = 1 << 22;
  unsigned computed = 0, refused = 0;
  for (OwningOpRef<ModuleOp> &module : load()) {
    module->walk([&](Operation *op) {
      if (!op->hasAttr("expected") && !op->hasAttr("refused"))
        return;
      SmallVector<HostTensor> original;
      for (Value operand : op->getOperands())
        original.push_back(
            llvm::cantFail(toHostTensor(tfuse::tf::getConstant(operand))));
      for (int round = 0; round < 20; ++round) {
        SmallVector<HostTensor> operands = original;
        mutator.mutate(operands);
        if (mutator.below(3) == 0)
          mutator.mutate(operands);
        Operation *clone = op->clone();
        for (NamedAttribute attr : clone->getAttrDictionary())
          if (mutator.below(4) == 0 && attr.getName() != "expected")
            clone->setAttr(attr.getName(), mutator.mutate(attr.getValue()));
        for (Value result : clone->getResults())
          result.setType(UnrankedTensorType::get(
              cast<ShapedType>(result.getType()).getElementType()));
        auto results = evaluate(clone, operands, limits);
        ++(results ? computed : refused);
        if (!results)
          llvm::consumeError(results.takeError());
        clone->destroy();
      }
    });
  }
  // Each of the two outcomes occurs often.
  EXPECT_GT(computed, 5000u);
  EXPECT_GT(refused, 5000u);
}

} // namespace
