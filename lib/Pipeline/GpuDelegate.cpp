//===- GpuDelegate.cpp - What LiteRT's GPU delegate takes -----------------===//

#include "tfuse/Pipeline/GpuDelegate.h"

#include "GpuRules.h"
#include "Values.h"
#include "tfuse/Dialect/TFL/Analysis/PreparedSizes.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

/// A line of TFUSE_GPU_OP.
struct GpuOp {
  std::string (*whyNot)(Operation *op);
  int version;
  StringRef types;
};

} // namespace

static const GpuOp *findGpuOp(StringRef name) {
  static const llvm::StringMap<GpuOp> ops = {
#define TFUSE_GPU_OP(name, Rule, version, types)                               \
  {#name, {gpu::whyNot##Rule, version, types}},
#include "tfuse/Pipeline/Runtimes.def"
  };
  auto found = ops.find(name);
  return found == ops.end() ? nullptr : &found->second;
}

//===----------------------------------------------------------------------===//
// One op
//===----------------------------------------------------------------------===//

/// The type of the tensor in the file: that of the storage for quantized types.
static std::string tensorTypeName(Type element) {
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    return ((quantized.isSigned() ? "i" : "ui") +
            Twine(quantized.getStorageTypeIntegralWidth()))
        .str();
  std::string text;
  raw_string_ostream(text) << element;
  return text;
}

/// The delegate checks the types of computed tensors, and the rank of all.
static std::string whyNotTensor(Value value, StringRef moreTypes) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type)
    return "";
  if (!type.hasRank())
    return "unknown rank";
  if (type.getRank() > 4)
    return "rank " + std::to_string(type.getRank()) + ", 4 at most";
  if (isGpuConstant(value))
    return "";
  std::string name = tensorTypeName(type.getElementType());
  if (is_contained({"f32", "f16", "i8", "ui8"}, StringRef(name)) ||
      is_contained(split(moreTypes.trim(), ' '), StringRef(name)))
    return "";
  return "element type " + name;
}

std::string whyNotOnGpu(Operation *op) {
  auto facts = dyn_cast<tfl::OpFactsInterface>(op);
  const GpuOp *taken =
      facts ? findGpuOp(facts.getFacts().builtinName) : nullptr;
  if (!taken)
    return "no kernel";
  if (taken->version && tfl::operatorVersion(facts) > taken->version)
    return "version " + std::to_string(tfl::operatorVersion(facts)) + ", " +
           std::to_string(taken->version) + " at most";
  if (std::string why = taken->whyNot(op); !why.empty())
    return why;
  auto [operandTypes, resultTypes] = taken->types.split("->");
  for (Value operand : op->getOperands())
    if (std::string why = whyNotTensor(operand, operandTypes); !why.empty())
      return why;
  for (Value result : op->getResults())
    if (std::string why = whyNotTensor(result, resultTypes); !why.empty())
      return why;
  return "";
}

//===----------------------------------------------------------------------===//
// Partitions
//===----------------------------------------------------------------------===//

namespace {

/// An operator of the file.
struct Placed {
  /// The operation in the graph: `op`, or the control node around it.
  Operation *node;
  Operation *op;
  bool isTaken = false;
};

} // namespace

static bool isOperator(Operation &op) {
  return isa<tfl::OpFactsInterface>(op) || op.hasTrait<tfl::IsCustom>();
}

/// The operators of a graph, in order. Control nodes are unwrapped.
static SmallVector<Placed> operatorsOf(Block &graph) {
  SmallVector<Placed> ops;
  for (Operation &op : graph) {
    if (isOperator(op))
      ops.push_back({&op, &op});
    else if (auto node = dyn_cast<tfl::ControlNodeOp>(op))
      for (Operation &inner : node->getRegion(0).front())
        if (isOperator(inner))
          ops.push_back({&op, &inner});
  }
  return ops;
}

/// LiteRT groups ops like this: a group starts with the first op that is left,
/// and takes all ops of the same kind, for the GPU or not, whose operands are
/// computed by then. Returns the sizes of the groups for the GPU.
static SmallVector<unsigned> partition(SmallVector<Placed> rest) {
  SmallVector<unsigned> sizes;
  llvm::DenseSet<Operation *> left;
  for (const Placed &placed : rest)
    left.insert(placed.node);
  while (!rest.empty()) {
    bool isForGpu = rest.front().isTaken;
    unsigned size = 0;
    SmallVector<Placed> later;
    for (const Placed &placed : rest) {
      bool isReady = none_of(placed.op->getOperands(), [&](Value operand) {
        return left.contains(operand.getDefiningOp());
      });
      if (placed.isTaken != isForGpu || !isReady) {
        later.push_back(placed);
        continue;
      }
      left.erase(placed.node);
      ++size;
    }
    if (isForGpu)
      sizes.push_back(size);
    rest = std::move(later);
  }
  return sizes;
}

static std::string builtinOf(Operation *op) {
  if (auto facts = dyn_cast<tfl::OpFactsInterface>(op))
    return facts.getFacts().builtinName.str();
  auto code = op->getAttrOfType<StringAttr>("custom_code");
  return code ? code.str() : op->getName().stripDialect().str();
}

static void place(func::FuncOp function, tfl::PreparedSizes &sizes,
                  GpuPlacement &placement) {
  SmallVector<Placed> ops;
  for (auto [position, placed] :
       enumerate(operatorsOf(function.getBody().front()))) {
    if (isWeightDequantize(placed.op))
      continue;
    std::string why = whyNotOnGpu(placed.op);
    ops.push_back({placed.node, placed.op, why.empty()});
    ++placement.ops;
    if (!why.empty())
      placement.cpuOps.push_back({builtinOf(placed.op), nameOrPlace(placed.op),
                                  std::move(why), function.getName().str(),
                                  static_cast<unsigned>(position)});
  }
  // The delegate takes no graph with tensors whose sizes LiteRT learns only
  // when the graph runs.
  if (Operation *dynamic = sizes.firstDynamic(function)) {
    if (placement.dynamicNode.empty())
      placement.dynamicNode = nameOrPlace(dynamic);
    return;
  }
  SmallVector<unsigned> found = partition(std::move(ops));
  placement.partitions += found.size();
  placement.gpuOps += sum_of(found);
  if (!found.empty())
    placement.largest += *max_element(found);
}

static std::string plural(unsigned count, StringRef noun) {
  return (Twine(count) + " " + noun + (count == 1 ? "" : "s")).str();
}

static std::string describe(const GpuPlacement &placement) {
  if (!placement.dynamicNode.empty())
    return "GPU: the delegate refuses the model: the size of the result of '" +
           placement.dynamicNode +
           "' is computed at run time (--input-shapes may fix it)";
  if (placement.isWhole())
    return "GPU: the delegate takes the whole model (" +
           plural(placement.ops, "op") + ")";
  std::string text = "GPU: the delegate takes " +
                     std::to_string(placement.gpuOps) + " of " +
                     plural(placement.ops, "op") + " in " +
                     plural(placement.partitions, "partition");
  if (placement.gpuOps > placement.largest)
    text += ", by default only the largest (" +
            plural(placement.largest, "op") + ")";
  const CpuOp &first = placement.cpuOps.front();
  text += "; the CPU runs " + first.op + " at '" + first.node + "' (" +
          first.reason + ")";
  if (placement.cpuOps.size() > 1)
    text += " and " + plural(placement.cpuOps.size() - 1, "other op");
  return text;
}

GpuPlacement placeOnGpu(ModuleOp module) {
  GpuPlacement placement;
  tfl::PreparedSizes sizes(module);
  bool hasEntries =
      any_of(module.getOps<func::FuncOp>(), [](func::FuncOp function) {
        return function->hasAttr("tf.entry_function");
      });
  for (auto function : module.getOps<func::FuncOp>())
    if (hasEntries ? function->hasAttr("tf.entry_function")
                   : function.isPublic())
      place(function, sizes, placement);
  placement.summary = describe(placement);
  return placement;
}

json::Object toJSON(const GpuPlacement &placement) {
  json::Array left;
  for (const CpuOp &op : placement.cpuOps)
    left.push_back(json::Object{{"op", json::fixUTF8(op.op)},
                                {"node", json::fixUTF8(op.node)},
                                {"reason", json::fixUTF8(op.reason)},
                                {"graph", json::fixUTF8(op.graph)},
                                {"position", op.position}});
  return json::Object{{"summary", json::fixUTF8(placement.summary)},
                      {"whole", placement.isWhole()},
                      {"ops", placement.ops},
                      {"gpuOps", placement.gpuOps},
                      {"partitions", placement.partitions},
                      {"largestPartition", placement.largest},
                      {"dynamicNode", json::fixUTF8(placement.dynamicNode)},
                      {"cpuOps", std::move(left)}};
}

} // namespace tfuse
