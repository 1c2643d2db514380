//===- GraphEditor.h - A graph of nodes that rules rewrite ------*- C++ -*-===//
//
// One tfg.graph or tfg.func, with what rules ask of it beyond what MLIR knows:
// nodes by name, which nodes must stay, where nodes run, what is known of
// tensors' shapes, constants that are really constant.
//
//   Operation *sqrt = editor.producer(node.dataOperand(1));
//   if (sqrt && isOp(sqrt, "Sqrt") && editor.hasOneDataUse(sqrt)) ...
//
// A node's fan-in are its operands, its fan-out the uses of its results: data
// and control edges alike, each with its port. Both cost nothing to keep, and
// every edit costs what it changes.
//
// An operation cannot change its name, its number of results or their types.
// `mutate` therefore puts another operation in the place of a node, which has
// the node's name, place, uses and shapes; pointers to the old one are dead.
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

/// Where a node runs, as far as its device says.
enum class NodeDevice { None, Cpu, Gpu, Other };

/// Which kernels the TensorFlow that runs the graph has, beyond the usual ones.
struct KernelProfile {
  /// oneDNN, as the packages for x86 have it unless an environment variable
  /// says otherwise.
  bool oneDnn = true;
  /// Kernels of cuDNN that are compiled at run time, and cuBLASLt: off unless
  /// an environment variable says otherwise.
  bool cudnnRuntimeFusion = false;
  bool cublasLt = false;
  /// XLA compiles what it can, and fuses by itself.
  bool xlaAutoClustering = false;
};

/// What holds for all graphs of a model.
struct GraphOptions {
  Semantics semantics = Semantics::Finite;
  /// What a node without a device counts as.
  NodeDevice unplaced = NodeDevice::None;
  KernelProfile kernels;
  /// Whether nodes that rewrites leave without a use stay, for other passes to
  /// erase.
  bool keepReplaced = false;
  const OpRegistry *registry = &OpRegistry::builtin();
};

/// Nodes by name; null: an argument of the function. The strings are those of
/// attributes: asking for a name that is free makes none.
using NodesByName = llvm::DenseMap<llvm::StringRef, mlir::Operation *>;

/// For tables of all nodes of a graph. Nodes take more than 128 bytes, and
/// those that are neighbors in the file mostly are in memory: so they are in a
/// table.
struct NodePointerInfo : llvm::DenseMapInfo<mlir::Operation *> {
  static unsigned getHashValue(const mlir::Operation *node) {
    return static_cast<unsigned>(reinterpret_cast<uintptr_t>(node) >> 7);
  }
};

/// Nodes of one graph that whoever runs it refers to, by name.
struct GraphInterface {
  /// All nodes of the graph, if somebody has them already; the editor keeps
  /// them up to date.
  std::shared_ptr<NodesByName> nodes;
  /// Nodes whose name and outputs stay: fetched, or asked for by the user.
  llvm::StringSet<> preserved;
  /// Tensors "node" or "node:1" that are fed.
  llvm::StringSet<> fed;
};

/// Told of every change; the driver is one.
class GraphListener {
public:
  virtual ~GraphListener() = default;
  virtual void nodeCreated(mlir::Operation *node) {}
  /// `node` stands for `old`, which is about to be erased, under its name.
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
/// Inline, so that the lengths of literals are known: nearly all ops differ in
/// theirs.
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
              const GraphInterface &interface = {});
  ~GraphEditor();

  mlir::Operation *graph() const { return root; }
  mlir::Block &block() const { return root->getRegion(0).front(); }
  mlir::MLIRContext *getContext() const { return root->getContext(); }
  const GraphOptions &getOptions() const { return options; }
  Semantics semantics() const { return options.semantics; }
  bool isGrappler() const { return options.semantics == Semantics::Grappler; }
  const OpRegistry &registry() const { return *options.registry; }

  //===--- Nodes ----------------------------------------------------------===//

  /// The node of that name, or null.
  mlir::Operation *lookup(llvm::StringRef name);
  /// Whether a node or an argument has that name.
  bool isTaken(llvm::StringRef name);
  /// `name`, or the first of name_unique0, name_unique1, ... that is free.
  std::string uniqueName(const llvm::Twine &name);
  static llvm::StringRef nameOf(mlir::Operation *node) {
    return tfg::NodeView(node).name();
  }

  /// The node that a data or control value comes from; null for an argument.
  static mlir::Operation *producer(mlir::Value value);

  /// The same for a rule that leaves `value` out of what it computes: null if
  /// whoever runs the graph may put another tensor in its place. (Grappler does
  /// not ask.)
  mlir::Operation *source(mlir::Value value) const {
    return isGrappler() || !isFed(value) ? producer(value) : nullptr;
  }

  /// A number that no other node of the graph has, below `numbersEnd`. A node
  /// keeps it when it is mutated.
  unsigned numberOf(mlir::Operation *node) {
    auto [entry, isNew] = numbers.try_emplace(node, nextNumber);
    nextNumber += isNew;
    return entry->second;
  }
  unsigned numbersEnd() const { return nextNumber; }

  /// Notes about a node, which it keeps when it is mutated.
  void mark(mlir::Operation *node, unsigned bits) { marks[node] |= bits; }
  bool isMarked(mlir::Operation *node, unsigned bits) const {
    return (marks.lookup(node) & bits) != 0;
  }

  /// Whether there are loops of TensorFlow 1: then a constant must be tied to
  /// the frame in which it is used.
  bool hasFrames();

  /// Whether something outside the graph refers to the node: its name and what
  /// it computes must stay.
  bool isPreserved(mlir::Operation *node) const {
    return preserved.contains(node);
  }
  /// Whether whoever runs the graph replaces the tensor.
  bool isFed(mlir::Value value) const { return fed.contains(value); }

  /// Has no other effect than its results, and may be left out or doubled.
  /// Unknown ops and calls of functions have effects.
  bool isPure(mlir::Operation *node) const;

  static bool hasControlInputs(mlir::Operation *node);
  static bool hasControlOutputs(mlir::Operation *node) {
    return !node->getResults().back().use_empty();
  }
  /// Whether there is exactly one use of the node's data results.
  static bool hasOneDataUse(mlir::Operation *node);
  static bool hasDataUses(mlir::Operation *node);
  /// Whether exactly one node uses the node's data, those apart that want to
  /// know its shape only.
  static bool hasOneValueConsumer(mlir::Operation *node);

  //===--- Devices --------------------------------------------------------===//

  NodeDevice device(mlir::Operation *node) const;
  bool isOnCpu(mlir::Operation *node) const {
    return device(node) == NodeDevice::Cpu;
  }
  bool isOnGpu(mlir::Operation *node) const {
    return device(node) == NodeDevice::Gpu;
  }
  /// Whether two nodes have the same device, as written.
  static bool isSameDevice(mlir::Operation *a, mlir::Operation *b);

  //===--- Tensors --------------------------------------------------------===//

  /// Inferred when first asked for, kept up to date for new nodes. In grappler
  /// mode nothing is known of new nodes, as there.
  shape::GraphShapes &shapes();
  shape::Shape shape(mlir::Value value) { return shapes().shape(value); }

  /// Infers the node's results anew, after its operands have changed.
  void updateShape(mlir::Operation *node);
  /// Forgets all shapes: the next question infers all of them.
  void resetShapes() { inferred.reset(); }

  /// The element type; null for a control token or an opaque tensor.
  static mlir::Type elementType(mlir::Value value);
  /// The value of a Const that nobody feeds; null otherwise.
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

  /// Makes `node` another op, with other operands: it keeps name, device and
  /// place, its attributes (without `dropAttrs`, with `addAttrs`), and its
  /// control inputs, unless these are among `operands`.
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

  /// Lets `node` wait for whatever produces `value`, unless it does already.
  void addControl(mlir::Operation *node, mlir::Value value);
  /// Lets `node` wait for what `from` waits for.
  void forwardControls(mlir::Operation *node, mlir::Operation *from);
  /// Lets `node` wait for a Const that it has used so far and uses no more: in
  /// grappler mode for the Const, otherwise for what that waits for.
  void forwardConstant(mlir::Operation *node, mlir::Value constant);
  /// Drops control inputs that stand twice or beside a data input.
  void dedupControls(mlir::Operation *node);

  /// Data uses of all of `node`'s results become uses of `value`, control uses
  /// those of its producer. Uses by `except` stay.
  void replaceUses(mlir::Operation *node, mlir::Value value,
                   mlir::Operation *except = nullptr);
  /// The same for each result.
  void replaceUses(mlir::Operation *node, mlir::ValueRange values,
                   mlir::Operation *except = nullptr);

  /// Lets `node` have the name of `from`, which has no uses any more, and be
  /// what the outside refers to.
  void takeName(mlir::Operation *node, mlir::Operation *from);

  /// Erases what the edits since the last call have left without a use, and
  /// what that leaves without one. What those nodes waited for, and what still
  /// must run though nobody uses its results, `heir` waits for from now on. In
  /// grappler mode this does nothing: there, dead nodes count as consumers.
  void settle(mlir::Operation *heir);
  /// Erases all that edits have left without a use.
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
  std::shared_ptr<NodesByName> byName; ///< Null until somebody asks.
  llvm::DenseMap<mlir::Operation *, unsigned> marks;
  llvm::DenseMap<mlir::Operation *, unsigned, NodePointerInfo> numbers;
  unsigned nextNumber = 0;
  std::optional<bool> frames;
  llvm::StringMap<unsigned> nextUnique;
  mutable llvm::DenseMap<mlir::Attribute, NodeDevice> devices;
  mutable llvm::DenseMap<mlir::OperationName, bool> pureOps;
  std::unique_ptr<shape::GraphShapes> inferred;
  GraphListener *listener = nullptr;
  /// Nodes that may have lost their last use. The set is right; the queue may
  /// hold more.
  llvm::DenseSet<mlir::Operation *, NodePointerInfo> maybeDead;
  llvm::SmallVector<mlir::Operation *> maybeDeadQueue;
  mlir::StringAttr nameId, deviceId;
};

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_GRAPHEDITOR_H
