//===- CutHints.cpp - Parts of a model that convert -----------------------===//
//
//   example -> ParseExample -> dense -> AsString -> output
//              [ front     ]   kept    [ back   ]
//
//   --from ParseExample:0  --to dense
//
// Ops without a lowering that have more ops after them than before them are at
// the front, others at the back. The front also has the ops between such ops,
// and the users of its resources and variants, which cannot be inputs.
//
//===----------------------------------------------------------------------===//

#include "CutHints.h"

#include "Conversion.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// A failed conversion must not take many times as long as one that succeeds.
static constexpr unsigned kMostCuts = 3;
static constexpr std::chrono::seconds kSlow(20);
/// More ops than this are not a part of the model that one cuts off.
static constexpr size_t kMostFailedOps = 64;

namespace {

using Ops = llvm::DenseSet<Operation *>;

/// The values of --from and --to.
struct Cut {
  std::vector<std::string> from, to;
  /// Ops before the cut, and in the part.
  unsigned total = 0, kept = 0;
};

/// Cuts one signature's function.
class FunctionCutter {
public:
  FunctionCutter(func::FuncOp function, const llvm::StringSet<> &nodes,
                 SymbolTableCollection &symbols)
      : body(function.front()), module(function->getParentOfType<ModuleOp>()),
        nodes(nodes), symbols(symbols) {}

  /// Adds the tensors to `cut`; false if nothing would be left.
  bool run(Cut &cut);

private:
  bool fails(Operation *op);
  bool failsInside(Operation *op);
  Ops reach(Operation *op, bool forward) const;
  void growFront();
  bool collectOutputs(llvm::SetVector<Value> &outputs) const;
  unsigned countKept(const llvm::SetVector<Value> &outputs) const;
  bool isKept(Operation *op) const {
    return op && !front.contains(op) && !back.contains(op);
  }

  Block &body;
  ModuleOp module;
  const llvm::StringSet<> &nodes;
  SymbolTableCollection &symbols;
  Ops front, back;
  /// Whether functions fail.
  llvm::DenseMap<Operation *, bool> functions;
};

} // namespace

static bool isWork(Operation *op) {
  return !op->hasTrait<OpTrait::IsTerminator>() &&
         !op->hasTrait<OpTrait::ConstantLike>() &&
         !tf::isa(op, "Const", "Identity", "NoOp");
}

/// True if the op, a region of it, or a function that it calls has one of the
/// nodes.
bool FunctionCutter::fails(Operation *op) {
  if (nodes.contains(nodeName(op)))
    return true;
  for (NamedAttribute attr : op->getAttrs()) {
    auto callee = dyn_cast<FlatSymbolRefAttr>(attr.getValue());
    Operation *function =
        callee ? symbols.lookupSymbolIn(module, callee) : nullptr;
    if (!function)
      continue;
    // A function that calls itself has been refused.
    if (functions.try_emplace(function, false).second)
      functions[function] = failsInside(function);
    if (functions[function])
      return true;
  }
  return failsInside(op);
}

bool FunctionCutter::failsInside(Operation *op) {
  for (Region &region : op->getRegions())
    for (Operation &inner : region.getOps())
      if (fails(&inner))
        return true;
  return false;
}

/// The ops that depend on `op`, or those that it depends on.
Ops FunctionCutter::reach(Operation *op, bool forward) const {
  Ops reached;
  SmallVector<Operation *> work{op};
  auto add = [&](Operation *next) {
    next = next ? body.findAncestorOpInBlock(*next) : nullptr;
    if (next && !next->hasTrait<OpTrait::IsTerminator>() &&
        reached.insert(next).second)
      work.push_back(next);
  };
  while (!work.empty()) {
    Operation *current = work.pop_back_val();
    if (forward)
      for (Operation *user : current->getUsers())
        add(user);
    else
      for (Value operand : current->getOperands())
        add(operand.getDefiningOp());
  }
  return reached;
}

/// A resource or a variant cannot be an input, and nor can a value of unknown
/// type.
static bool canBeInput(Type type) {
  auto tensor = dyn_cast<TensorType>(tf_type::dropRef(type));
  return tensor && !tf_type::isResourceTensor(tensor) &&
         !isa<tf_type::VariantType>(tensor.getElementType());
}

void FunctionCutter::growFront() {
  for (Operation &op : body) {
    if (front.contains(&op) || op.hasTrait<OpTrait::IsTerminator>())
      continue;
    if (any_of(op.getOperands(), [&](Value operand) {
          return front.contains(operand.getDefiningOp()) &&
                 !canBeInput(operand.getType());
        }))
      front.insert(&op);
  }
}

/// The value that identities pass on.
static Value skipIdentities(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!tf::isa(op, "Identity"))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// The outputs of the part; false if they are the model's.
bool FunctionCutter::collectOutputs(llvm::SetVector<Value> &outputs) const {
  bool changes = !back.empty();
  auto isOutput = [&](Value value) {
    Operation *producer = value.getDefiningOp();
    return isKept(producer) && isWork(producer) && canBeInput(value.getType());
  };
  for (Value output : body.getTerminator()->getOperands()) {
    output = skipIdentities(output);
    changes |= output.getDefiningOp() && !isKept(output.getDefiningOp());
    if (isOutput(output))
      outputs.insert(output);
  }
  for (Operation &op : body)
    if (back.contains(&op))
      for (Value operand : op.getOperands())
        if (isOutput(skipIdentities(operand)))
          outputs.insert(skipIdentities(operand));
  return changes;
}

unsigned
FunctionCutter::countKept(const llvm::SetVector<Value> &outputs) const {
  Ops kept;
  SmallVector<Value> work(outputs.begin(), outputs.end());
  unsigned count = 0;
  while (!work.empty()) {
    Operation *op = work.pop_back_val().getDefiningOp();
    if (!isKept(op) || !kept.insert(op).second)
      continue;
    count += isWork(op);
    append_range(work, op->getOperands());
  }
  return count;
}

/// "node:1".
static std::string tensorName(Value value) {
  return (nodeName(value.getDefiningOp()) + ":" +
          Twine(cast<OpResult>(value).getResultNumber()))
      .str();
}

/// Several signatures may have one tensor.
static void addName(std::vector<std::string> &names, std::string name) {
  if (!is_contained(names, name))
    names.push_back(std::move(name));
}

bool FunctionCutter::run(Cut &cut) {
  SmallVector<Operation *> failed;
  for (Operation &op : body) {
    cut.total += isWork(&op);
    if (!op.hasTrait<OpTrait::IsTerminator>() && fails(&op))
      failed.push_back(&op);
  }
  if (failed.size() > kMostFailedOps)
    return false;
  Ops afterFront, beforeFront;
  for (Operation *op : failed) {
    Ops after = reach(op, true), before = reach(op, false);
    if (count_if(after, isWork) < count_if(before, isWork)) {
      back.insert(op);
      back.insert(after.begin(), after.end());
      continue;
    }
    front.insert(op);
    afterFront.insert(after.begin(), after.end());
    beforeFront.insert(before.begin(), before.end());
  }
  for (Operation *op : afterFront)
    if (beforeFront.contains(op))
      front.insert(op);
  growFront();

  llvm::SetVector<Value> outputs;
  bool changesOutputs = collectOutputs(outputs);
  unsigned kept = countKept(outputs);
  if (kept == 0)
    return false;
  cut.kept += kept;
  for (Operation &op : body)
    for (Value result : op.getResults())
      if (front.contains(&op) &&
          any_of(result.getUsers(), [&](Operation *user) {
            user = body.findAncestorOpInBlock(*user);
            return isKept(user) && !user->hasTrait<OpTrait::IsTerminator>();
          }))
        addName(cut.from, tensorName(result));
  if (changesOutputs)
    for (Value output : outputs)
      addName(cut.to, tensorName(output));
  return true;
}

//===----------------------------------------------------------------------===//
// Trials
//===----------------------------------------------------------------------===//

bool isAboutOp(const Diagnostic &diagnostic) {
  return diagnostic.severity == Severity::Error &&
         (diagnostic.code == codeName(Code::UnsupportedOp) ||
          diagnostic.code == codeName(Code::UnsupportedType) ||
          diagnostic.code == codeName(Code::UnsupportedResource));
}

/// Options of a conversion that writes nothing, and adds the nodes where it
/// fails to `nodes`.
static ConvertOptions quiet(const ConvertOptions &options,
                            llvm::StringSet<> &nodes) {
  ConvertOptions result = options;
  result.quantization.calibration.clear(); // Dry runs assume ranges.
  result.reportFile.clear();
  result.modelExplorer.clear();
  result.onPhase = nullptr;
  result.onDiagnostic = [&nodes](const Diagnostic &diagnostic) {
    if (isAboutOp(diagnostic) && !diagnostic.where.empty())
      nodes.insert(diagnostic.where);
  };
  return result;
}

/// Imports the model and cuts it; nothing if no part is left.
static std::optional<Cut> findCut(const ConvertOptions &options,
                                  const llvm::StringSet<> &nodes) {
  std::optional<Cut> cut;
  llvm::StringSet<> ignored;
  ConvertOptions trial = quiet(options, ignored);
  bool isCut = false;
  trial.onPhase = [&](std::string_view) { return !isCut; };
  DryRun dryRun;
  dryRun.afterPhase = [&](Phase phase, ModuleOp module) {
    if (phase != Phase::Shape)
      return;
    isCut = true;
    cut.emplace();
    SymbolTableCollection symbols;
    for (auto function : module.getOps<func::FuncOp>())
      if (function->hasAttr("tf.entry_function") && !function.isExternal() &&
          !function->hasAttr(tf_saved_model::initializerTypeAttr) &&
          !FunctionCutter(function, nodes, symbols).run(*cut)) {
        cut.reset();
        return;
      }
  };
  ConvertResult result;
  (void)Conversion(trial, result, &dryRun).run();
  if (cut && cut->from.empty() && cut->to.empty())
    cut.reset();
  return cut;
}

/// The names as a value of an option, quoted for a shell if necessary.
static std::string listOf(ArrayRef<std::string> names) {
  std::string text = join(names, ",");
  bool isPlain = all_of(text, [](char c) {
    return isAlnum(c) || StringRef("_./:,-").contains(c);
  });
  return isPlain ? text : "'" + text + "'";
}

static std::string describe(const Cut &cut) {
  std::string options;
  if (!cut.from.empty())
    options += " --from " + listOf(cut.from);
  if (!cut.to.empty())
    options += " --to " + listOf(cut.to);
  return ("without these ops, " + Twine(cut.kept) + " of " + Twine(cut.total) +
          " ops convert:" + options)
      .str();
}

void noteConvertiblePart(const ConvertOptions &options,
                         const llvm::StringSet<> &nodes,
                         std::chrono::steady_clock::duration before) {
  if (nodes.empty() || !options.onDiagnostic || !options.fromTensors.empty() ||
      !options.toTensors.empty() || before > kSlow)
    return;
  llvm::StringSet<> failing = nodes;
  for (unsigned trial = 0; trial != kMostCuts; ++trial) {
    std::optional<Cut> cut = findCut(options, failing);
    if (!cut)
      return;
    llvm::StringSet<> more;
    ConvertOptions part = quiet(options, more);
    part.fromTensors = cut->from;
    part.toTensors = cut->to;
    DryRun dryRun;
    dryRun.afterPhase = [](Phase, ModuleOp) {};
    ConvertResult result;
    if (succeeded(Conversion(part, result, &dryRun).run())) {
      options.onDiagnostic({Severity::Note, "", describe(*cut), "", ""});
      return;
    }
    size_t known = failing.size();
    for (const auto &node : more)
      failing.insert(node.getKey());
    if (failing.size() == known)
      return;
  }
}

} // namespace tfuse
