//===- DedupComputations.cpp ----------------------------------------------===//
//
//   x -> Exp -> a,  x -> Exp -> b        =>        x -> Exp -> a, b
//
// The rule runs once, before the other stages, and visits producers first.
//
// Source: Grappler's ArithmeticOptimizer up to 2.13, CommonSubgraphElimination
// since.
//
// C1: both nodes have the same op, operands, attributes, device and control
//     inputs. Operands of commutative ops may be in any order.
// C2: the op has no state and no side effects.
// C3: the second node is not preserved.
// C4: neither node feeds an op that modifies its operands in place.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphDriver.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

/// The key of a node's computation: nodes with equal keys compute equal values.
struct Key {
  OperationName op;
  SmallVector<Value, 4> data, controls;
  /// All attributes except the name; the device is an attribute, too.
  SmallVector<NamedAttribute, 4> attrs;

  bool operator==(const Key &other) const = default;
};

class DedupComputations : public WithRoots<Rule> {
  LogicalResult matchAndRewrite(Operation *, RuleContext &) const override {
    llvm_unreachable("it runs on graphs");
  }

  static Key keyOf(Operation *node, GraphEditor &editor) {
    tfg::NodeView view(node);
    Key key{node->getName(), {}, {}, {}};
    auto byAddress = [](Value a, Value b) {
      return a.getAsOpaquePointer() < b.getAsOpaquePointer();
    };
    key.data.assign(view.dataOperands().begin(), view.dataOperands().end());
    key.controls.assign(view.controlOperands().begin(),
                        view.controlOperands().end());
    std::optional<OpDefView> definition = editor.registry().lookup(view.op());
    if (definition && (definition->isCommutative() || isAdd(node)))
      llvm::sort(key.data, byAddress);
    llvm::sort(key.controls, byAddress);
    for (NamedAttribute attr : node->getAttrs()) {
      StringRef name = attr.getName().getValue();
      if (name != tfg::TFGDialect::kName && !name.starts_with("tfg."))
        key.attrs.push_back(attr);
    }
    return key;
  }

  static size_t hashOf(const Key &key) {
    return hash_combine(key.op, hash_combine_range(key.data),
                        hash_combine_range(key.controls),
                        hash_combine_range(key.attrs));
  }

  static bool changesInPlace(Operation *node) {
    auto flag = [&](StringRef name) {
      auto attr = node->getAttrOfType<BoolAttr>(name);
      return attr && attr.getValue();
    };
    return opOf(node).contains_insensitive("inplace") || flag("in_place") ||
           flag("inplace");
  }

  /// The nodes whose results an in-place op may modify.
  static llvm::DenseSet<Operation *> findInPlace(Block &block) {
    llvm::DenseSet<Operation *> found;
    SmallVector<Operation *> work;
    for (Operation &op : block)
      if (tfg::NodeView::isNode(&op) && changesInPlace(&op) &&
          found.insert(&op).second)
        work.push_back(&op);
    while (!work.empty())
      for (Value operand : work.pop_back_val()->getOperands())
        if (Operation *producer = GraphEditor::producer(operand))
          if (found.insert(producer).second)
            work.push_back(producer);
    return found;
  }

  bool runOnGraph(GraphContext &ctx) const override {
    GraphEditor &editor = ctx.editor;
    llvm::DenseSet<Operation *> inPlace = findInPlace(editor.block()); // C4
    // Maps each hash to its latest node, which links to the earlier ones. A map
    // with full keys would take ten times the memory.
    struct Known {
      Operation *node;
      unsigned previous; ///< Plus one; 0: there is none.
    };
    std::vector<Known> known;
    llvm::DenseMap<size_t, unsigned> byHash;
    for (Operation *node : topologicalOrder(editor)) {
      if (!editor.isPure(node) || inPlace.contains(node) ||
          tfg::NodeView(node).numDataResults() == 0 ||
          any_of(node->getResults(),
                 [&](Value v) { return editor.isFed(v); })) // C2
        continue;
      Key key = keyOf(node, editor);
      unsigned &last = byHash[hashOf(key)];
      Operation *first = nullptr;
      for (unsigned i = last; i != 0 && !first; i = known[i - 1].previous)
        if (keyOf(known[i - 1].node, editor) == key)
          first = known[i - 1].node;
      if (!first) {
        known.push_back({node, last});
        last = known.size();
        continue;
      }
      if (editor.isPreserved(node)) { // C3
        (void)ctx.record(
            ctx.reject(node, Reason::Preserved,
                       "an equal node exists, but both must keep their names"));
        continue;
      }
      ctx.rewriteAt(node, [&] {
        editor.replaceUses(node,
                           ValueRange(tfg::NodeView(first).dataResults()));
        if (node->use_empty())
          editor.erase(node);
      });
    }
    return true;
  }
};

} // namespace

TFUSE_DEFINE_RULE(DedupComputations)

} // namespace tfuse
