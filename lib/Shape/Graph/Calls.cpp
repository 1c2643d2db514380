//===- Calls.cpp - Inference through functions and regions ----------------===//
//
// Calls, conditionals and loops, whether their bodies are functions or regions.
// Functions are analyzed for the arguments of each call.
//
//===----------------------------------------------------------------------===//

#include "GraphInference.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

using tfg::NodeView;

/// Joins the results of one more branch into `joined`.
static void addAlternative(std::optional<TensorInfos> &joined,
                           const TensorInfos &results) {
  joined = joined ? joinAll(*joined, results) : results;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

std::optional<TensorInfos>
GraphInference::call(NodeView node, StringRef name,
                     ArrayRef<TensorInfo> arguments) {
  tfg::GraphFuncOp function = functions.lookup(name);
  if (!function || function.getNumTensorArguments() != arguments.size())
    return std::nullopt;
  std::optional<TensorInfos> results = functions.call(function, arguments);
  if (!results)
    return std::nullopt;
  // Symbols created in the function become symbols of this node's results.
  for (TensorInfo &info : *results)
    renameSymbols(info, [&](Dim symbol) {
      if (!FunctionLibrary::isResultSymbol(symbol))
        return symbol;
      auto [result, dim] = FunctionLibrary::resultOfSymbol(symbol);
      return result < node.numDataResults()
                 ? symbolOf(node->getResult(result), dim)
                 : kUnknown;
    });
  return results;
}

std::optional<TensorInfos>
GraphInference::call(NodeView node, Attribute function,
                     ArrayRef<TensorInfo> arguments) {
  SymbolRefAttr name = dyn_cast_or_null<SymbolRefAttr>(function);
  if (auto func = dyn_cast_or_null<tf_type::FuncAttr>(function))
    name = func.getName();
  if (!name)
    return std::nullopt;
  return call(node, name.getRootReference().getValue(), arguments);
}

/// The node's own shape function may know more, from an attribute.
void GraphInference::setMerged(NodeView node,
                               const std::optional<TensorInfos> &found) {
  TensorInfos results = inferredResults(node);
  if (found && found->size() == results.size())
    for (auto [result, info] : zip(results, *found))
      result = meet(result, info).value_or(info);
  setAll(node.dataResults(), results);
}

void GraphInference::visitCall(NodeView node) {
  TensorInfos arguments = lookupAll(node.dataOperands());
  if (node.op() == "TPUPartitionedCall" && !arguments.empty())
    arguments.pop_back(); // The device.
  Attribute function = node->getAttr("f");
  setMerged(node, function ? call(node, function, arguments)
                           : call(node, node.op(), arguments));
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

void GraphInference::visitBranches(NodeView node) {
  TensorInfos arguments = lookupAll(node.dataOperands());
  if (arguments.empty())
    return setMerged(node, std::nullopt);
  arguments.erase(arguments.begin());
  SmallVector<Attribute> branches;
  if (auto list = node->getAttrOfType<ArrayAttr>("branches"))
    branches.assign(list.begin(), list.end());
  else
    branches = {node->getAttr("then_branch"), node->getAttr("else_branch")};
  std::optional<TensorInfos> joined;
  for (Attribute branch : branches) {
    std::optional<TensorInfos> results = call(node, branch, arguments);
    if (!results)
      return setMerged(node, std::nullopt);
    addAlternative(joined, *results);
  }
  setMerged(node, joined);
}

/// The tensors that a region yields.
static ValueRange yieldedBy(Region &region) {
  return region.front().back().getOperands();
}

void GraphInference::visitBranchRegions(NodeView node) {
  std::optional<TensorInfos> joined;
  for (Region &region : node->getRegions()) {
    if (!region.hasOneBlock())
      return setUnknown(node.dataResults());
    visitBlock(region.front());
    addAlternative(joined,
                   lookupAll(yieldedBy(region).take_front(std::min<size_t>(
                       node.numDataResults(), yieldedBy(region).size()))));
  }
  setUnknown(node.dataResults().drop_front(joined ? joined->size() : 0));
  if (joined)
    setAll(node.dataResults(), *joined);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

void GraphInference::visitWhile(NodeView node) {
  TensorInfos carried = lookupAll(node.dataOperands());
  auto body = dyn_cast_or_null<tf_type::FuncAttr>(node->getAttr("body"));
  if (carried.size() != node.numDataResults() || !body ||
      !functions.lookup(body.getName().getRootReference().getValue()))
    return setMerged(node, std::nullopt);
  TensorInfos results = loops.find(node.getOperation(), carried,
                                   [&](const TensorInfos &arguments) {
                                     return call(node, body, arguments);
                                   });
  // Without the attribute, the shape function assumes that shapes do not
  // change.
  auto stated = dyn_cast_or_null<ArrayAttr>(node->getAttr("output_shapes"));
  if (stated && !stated.empty())
    return setMerged(node, results);
  setAll(node.dataResults(), results);
}

/// The induction variable of a For loop.
static TensorInfo loopIndex(const TensorInfo &start) {
  TensorInfo index;
  index.shape = Shape::scalar();
  index.elementType = start.elementType;
  return index;
}

void GraphInference::visitFor(NodeView node) {
  TensorInfos operands = lookupAll(node.dataOperands());
  if (operands.size() != node.numDataResults() + 3)
    return setMerged(node, std::nullopt);
  TensorInfo index = loopIndex(operands[0]);
  TensorInfos carried(drop_begin(operands, 3));
  Attribute function = node->getAttr("body");
  setMerged(node, loops.find(node.getOperation(), carried,
                             [&](const TensorInfos &arguments) {
                               TensorInfos all = {index};
                               append_range(all, arguments);
                               return call(node, function, all);
                             }));
}

/// A tfg region has its data arguments first, then one control token for each.
static ValueRange dataArguments(Region &region) {
  return region.getArguments().take_front(region.getNumArguments() / 2);
}

void GraphInference::visitWhileRegion(NodeView node) {
  TensorInfos carried = lookupAll(node.dataOperands());
  Region &cond = node->getRegion(0), &body = node->getRegion(1);
  unsigned count = carried.size();
  if (count != node.numDataResults() || !cond.hasOneBlock() ||
      !body.hasOneBlock() || dataArguments(cond).size() != count ||
      dataArguments(body).size() != count || yieldedBy(body).size() < count)
    return setUnknown(node.dataResults());
  setAll(
      node.dataResults(),
      loops.find(node.getOperation(), carried, [&](const TensorInfos &infos) {
        setAll(dataArguments(cond), infos);
        visitBlock(cond.front());
        setAll(dataArguments(body), infos);
        visitBlock(body.front());
        return lookupAll(yieldedBy(body).take_front(count));
      }));
}

void GraphInference::visitForRegion(NodeView node) {
  TensorInfos operands = lookupAll(node.dataOperands());
  Region &body = node->getRegion(0);
  unsigned count = node.numDataResults();
  if (operands.size() != count + 3 || !body.hasOneBlock() ||
      dataArguments(body).size() != count + 1 || yieldedBy(body).size() < count)
    return setUnknown(node.dataResults());
  TensorInfo index = loopIndex(operands[0]);
  TensorInfos carried(drop_begin(operands, 3));
  setAll(
      node.dataResults(),
      loops.find(node.getOperation(), carried, [&](const TensorInfos &infos) {
        set(dataArguments(body)[0], index);
        setAll(dataArguments(body).drop_front(), infos);
        visitBlock(body.front());
        return lookupAll(yieldedBy(body).take_front(count));
      }));
}

} // namespace tfuse::shape
