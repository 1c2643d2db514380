//===- GraphEditor.h - A graph of nodes that rules rewrite ------*- C++ -*-===//
//
// One tfg.graph or tfg.func, with the queries of rules that MLIR does not
// answer: nodes by name, preserved nodes, devices, inferred shapes, and
// constants that no feed overrides.
//
//   Operation *sqrt = editor.producer(node.dataOperand(1));
//   if (sqrt && isOp(sqrt, "Sqrt") && editor.hasOneDataUse(sqrt)) ...
//
// A node's fan-in is its operands, its fan-out the uses of its results: data
// and control edges alike, each with its port. MLIR maintains both; the cost
// of an edit is proportional to the edges it changes.
//
// An operation cannot change its name, its number of results or their types.
// `mutate` therefore replaces a node with a new operation that keeps its name,
// position, uses and shapes; pointers to the old operation become invalid.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_GRAPH_GRAPHEDITOR_H
#define TFUSE_RULES_GRAPH_GRAPHEDITOR_H

#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Rules/Rule.h"
#include "tfuse/Shape/GraphShapes.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

namespace tfuse {

/// The device type of a node, as far as its device attribute tells.
enum class NodeDevice { None, Cpu, Gpu, Other };

/// Optional kernels of the TensorFlow build that runs the graph.
struct KernelProfile {
  /// The kernels of oneDNN. TensorFlow's x86 packages enable them unless an
  /// environment variable disables them.
  bool oneDnn = true;
  /// Kernels that cuDNN compiles at run time, and cuBLASLt: off unless an
  /// environment variable enables them.
  bool cudnnRuntimeFusion = false;
  bool cublasLt = false;
  /// XLA compiles the nodes that it supports, and fuses them.
  bool xlaAutoClustering = false;
};

/// Options for all graphs of a model.
struct GraphOptions {
  Semantics semantics = Semantics::Finite;
  /// The device type assumed for nodes without a device.
  NodeDevice unplaced = NodeDevice::None;
  KernelProfile kernels;
  /// Keeps nodes that lose their last use, for other passes to erase.
  bool keepReplaced = false;
  const OpRegistry *registry = &OpRegistry::builtin();
};

/// Nodes by name; null for a function argument. The keys point into existing
/// attributes: a look-up of a free name interns no string.
using NodesByName = llvm::DenseMap<llvm::StringRef, mlir::Operation *>;

/// Hash for tables of all nodes of a graph. Nodes take more than 128 bytes, and
/// neighbors in the file are mostly neighbors in memory. This hash makes them
/// neighbors in the table as well, which helps the cache.
struct NodePointerInfo : llvm::DenseMapInfo<mlir::Operation *> {
  static unsigned getHashValue(const mlir::Operation *node) {
    return static_cast<unsigned>(reinterpret_cast<uintptr_t>(node) >> 7);
  }
};

/// The feeds, fetches and other preserved nodes of a graph, by name.
struct FeedFetchSpec {
  /// All nodes of the graph, if the caller has the table already; the editor
  /// keeps it up to date.
  std::shared_ptr<NodesByName> nodes;
  /// Nodes whose name and outputs must stay: fetched, or preserved by the user.
  llvm::StringSet<> preserved;
  /// Tensors "node" or "node:1" that are fed.
  llvm::StringSet<> fed;
};

/// Receives a notification of every change; the driver is a listener.
class GraphListener {
public:
  virtual ~GraphListener() = default;
  virtual void nodeCreated(mlir::Operation *node) {}
  /// `node` replaces `old`, which is about to be erased, under the same name.
  virtual void nodeMutated(mlir::Operation *old, mlir::Operation *node) {}
  virtual void nodeErased(mlir::Operation *node) {}
};

/// "Mul" for tfg.Mul. The op must be a node.
inline llvm::StringRef opOf(mlir::Operation *node) {
  return tfg::NodeView::withoutDialect(node->getName());
}
inline bool isOp(mlir::Operation *node, tf::OpName op) {
  return node && opOf(node) == op;
}
/// Inline, so that the compiler knows the lengths of literals: most comparisons
/// end at the length.
LLVM_ATTRIBUTE_ALWAYS_INLINE bool
isAnyOp(mlir::Operation *node, std::initializer_list<tf::OpName> names) {
  return node && llvm::is_contained(names, opOf(node));
}
LLVM_ATTRIBUTE_ALWAYS_INLINE bool isAnyOp(mlir::Operation *node, tf::OpName a,
                                          tf::OpName b, tf::OpName c = {},
                                          tf::OpName d = {}, tf::OpName e = {},
                                          tf::OpName f = {}) {
  return isAnyOp(node, {a, b, c, d, e, f});
}

class GraphEditor {
public:
  GraphEditor(mlir::Operation *graph, const GraphOptions &options,
              const FeedFetchSpec &spec = {});
  ~GraphEditor();

  mlir::Operation *graph() const { return root; }
  mlir::Block &block() const { return root->getRegion(0).front(); }
  mlir::MLIRContext *getContext() const { return root->getContext(); }
  const GraphOptions &getOptions() const { return options; }
  Semantics semantics() const { return options.semantics; }
  bool isGrappler() const { return options.semantics == Semantics::Grappler; }
  const OpRegistry &registry() const { return *options.registry; }

  //===--- Nodes ----------------------------------------------------------===//

  /// The node with this name, or null.
  mlir::Operation *lookup(llvm::StringRef name);
  /// True if a node or an argument has this name.
  bool isTaken(llvm::StringRef name);
  /// `name`, or the first of name_unique0, name_unique1, ... that is free.
  std::string uniqueName(const llvm::Twine &name);
  static llvm::StringRef nameOf(mlir::Operation *node) {
    return tfg::NodeView(node).name();
  }

  /// The node that produces a data or control value; null for an argument.
  static mlir::Operation *producer(mlir::Value value);

  /// The same for a rewrite that bypasses `value`: null if `value` is fed,
  /// because the feed would lose its effect. Grappler does not check this.
  mlir::Operation *source(mlir::Value value) const {
    return isGrappler() || !isFed(value) ? producer(value) : nullptr;
  }

  /// A unique number of the node in its graph, below `numbersEnd`. Mutation
  /// keeps the number.
  unsigned numberOf(mlir::Operation *node) {
    auto [entry, isNew] = numbers.try_emplace(node, nextNumber);
    nextNumber += isNew;
    return entry->second;
  }
  unsigned numbersEnd() const { return nextNumber; }

  /// Flags of a node. Mutation keeps them.
  void mark(mlir::Operation *node, unsigned bits) { marks[node] |= bits; }
  bool isMarked(mlir::Operation *node, unsigned bits) const {
    return (marks.lookup(node) & bits) != 0;
  }

  /// True if the graph has TensorFlow 1 loops. A new constant then needs a
  /// control input from the frame of its user.
  bool hasFrames();

  /// True if something outside the graph refers to the node, so that its name
  /// and results must stay.
  bool isPreserved(mlir::Operation *node) const {
    return preserved.contains(node);
  }
  bool isFed(mlir::Value value) const { return fed.contains(value); }

  /// True if the node has no side effects: it may be erased or duplicated.
  /// Unknown ops and function calls count as having side effects.
  bool isPure(mlir::Operation *node) const;

  static bool hasControlInputs(mlir::Operation *node);
  static bool hasControlOutputs(mlir::Operation *node) {
    return !node->getResults().back().use_empty();
  }
  /// True if the node's data results have exactly one use.
  static bool hasOneDataUse(mlir::Operation *node);
  static bool hasDataUses(mlir::Operation *node);
  /// True if the node has exactly one data consumer, not counting shape
  /// queries.
  static bool hasOneValueConsumer(mlir::Operation *node);

  //===--- Devices --------------------------------------------------------===//

  NodeDevice device(mlir::Operation *node) const;
  bool isOnCpu(mlir::Operation *node) const {
    return device(node) == NodeDevice::Cpu;
  }
  bool isOnGpu(mlir::Operation *node) const {
    return device(node) == NodeDevice::Gpu;
  }
  /// True if two nodes have the same device string.
  static bool isSameDevice(mlir::Operation *a, mlir::Operation *b);

  //===--- Tensors --------------------------------------------------------===//

  /// Shapes are inferred on the first query, and updated for new nodes. In
  /// grappler mode, new nodes have unknown shapes, as upstream.
  shape::GraphShapes &shapes();
  shape::Shape shape(mlir::Value value) { return shapes().shape(value); }

  /// Infers the node's results again after a change of its operands.
  void updateShape(mlir::Operation *node);
  /// Drops all shapes: the next query infers all of them.
  void resetShapes() { inferred.reset(); }

  /// The element type; null for a control token or an opaque tensor.
  static mlir::Type elementType(mlir::Value value);
  /// The value of a Const that is not fed; null otherwise.
  mlir::ElementsAttr constant(mlir::Value value) const;

  //===--- Edits ----------------------------------------------------------===//

  void setListener(GraphListener *next) { listener = next; }

  /// A node with unranked results of these element types, placed before
  /// `before` and on its device. `name` must be free.
  mlir::Operation *create(mlir::Operation *before, llvm::StringRef op,
                          const llvm::Twine &name, mlir::ValueRange operands,
                          llvm::ArrayRef<mlir::Type> elementTypes,
                          llvm::ArrayRef<mlir::NamedAttribute> attrs);
  /// A copy of a node under another name, with other operands.
  mlir::Operation *clone(mlir::Operation *node, const llvm::Twine &name,
                         mlir::ValueRange operands, llvm::StringRef op = "");
  /// A Const before `before`.
  mlir::Operation *createConstant(mlir::Operation *before,
                                  const llvm::Twine &name,
                                  mlir::ElementsAttr value,
                                  mlir::ValueRange controls = {});

  /// Changes the op and the operands of `node`, which keeps its name, device,
  /// position, attributes (without `dropAttrs`, with `addAttrs`), and its
  /// control inputs, unless `operands` lists control inputs.
  mlir::Operation *mutate(mlir::Operation *node, llvm::StringRef op,
                          mlir::ValueRange dataOperands,
                          llvm::ArrayRef<mlir::NamedAttribute> addAttrs = {},
                          llvm::ArrayRef<llvm::StringRef> dropAttrs = {});

  void setOperand(mlir::Operation *node, unsigned index, mlir::Value value);
  void setAttr(mlir::Operation *node, llvm::StringRef name,
               mlir::Attribute value);
  void setAttr(mlir::Operation *node, llvm::StringRef name, mlir::Type type) {
    setAttr(node, name, mlir::TypeAttr::get(type));
  }
  void removeAttr(mlir::Operation *node, llvm::StringRef name);

  /// Adds a control edge from the producer of `value`, unless one exists.
  void addControl(mlir::Operation *node, mlir::Value value);
  /// Adds the control inputs of `from` to `node`.
  void forwardControls(mlir::Operation *node, mlir::Operation *from);
  /// Replaces a former data edge from a Const with control edges: in grappler
  /// mode from the Const, otherwise from its control inputs.
  void forwardConstant(mlir::Operation *node, mlir::Value constant);
  /// Drops duplicate control inputs, and control inputs from producers of data
  /// inputs.
  void dedupControls(mlir::Operation *node);

  /// Redirects data uses of all of `node`'s results to `value`, and control
  /// uses to its producer. Uses by `except` stay.
  void replaceUses(mlir::Operation *node, mlir::Value value,
                   mlir::Operation *except = nullptr);
  /// The same for each result.
  void replaceUses(mlir::Operation *node, mlir::ValueRange values,
                   mlir::Operation *except = nullptr);

  /// Gives `node` the name of `from`, which has no uses any more, and preserves
  /// `node` instead of `from`.
  void takeName(mlir::Operation *node, mlir::Operation *from);

  /// Erases the nodes that lost their last use since the last call, and their
  /// dead producers. `heir` gets control edges from the control inputs of the
  /// erased nodes and from unused nodes that must still run. In grappler mode
  /// this is a no-op: there, dead nodes count as consumers.
  void settle(mlir::Operation *heir);
  /// Erases all nodes that edits left without a use.
  void eraseDead();
  bool isDead(mlir::Operation *node) const;
  /// Erases a node without uses.
  void erase(mlir::Operation *node);

private:
  void indexNames();
  void place(mlir::Operation *node);
  void forget(mlir::Operation *node);
  void noteLostUse(mlir::Value value);
  void noteMaybeDead(mlir::Operation *node);

  mlir::Operation *root;
  const GraphOptions options;
  llvm::DenseSet<mlir::Operation *> preserved;
  llvm::DenseSet<mlir::Value> fed;
  std::shared_ptr<NodesByName> byName; ///< Null until the first query.
  llvm::DenseMap<mlir::Operation *, unsigned> marks;
  llvm::DenseMap<mlir::Operation *, unsigned, NodePointerInfo> numbers;
  unsigned nextNumber = 0;
  std::optional<bool> frames;
  llvm::StringMap<unsigned> nextUnique;
  mutable llvm::DenseMap<mlir::Attribute, NodeDevice> devices;
  mutable llvm::DenseMap<mlir::OperationName, bool> pureOps;
  std::unique_ptr<shape::GraphShapes> inferred;
  GraphListener *listener = nullptr;
  /// Nodes that may have lost their last use. The set is exact; the queue may
  /// hold stale entries.
  llvm::DenseSet<mlir::Operation *, NodePointerInfo> maybeDead;
  llvm::SmallVector<mlir::Operation *> maybeDeadQueue;
  mlir::StringAttr nameId, deviceId;
};

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_GRAPHEDITOR_H
