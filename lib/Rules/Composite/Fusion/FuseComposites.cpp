//===- FuseComposites.cpp - Fuses annotated composite functions -----------===//
//
// Visits the annotated functions, callers first: fusing a composite removes the
// composites that it calls. The rule of each composite runs on its function. A
// refusal becomes a diagnostic, whose severity follows from the options and the
// author of the annotation.
//
//===----------------------------------------------------------------------===//

#include "CallGraph.h"
#include "Specialize.h"

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Rules/Composite.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class Fuser {
public:
  Fuser(ModuleOp module, const CompositeOptions &options, Report &report,
        const CompositeRegistry &registry)
      : module(module), options(options), report(report), registry(registry),
        graph(module, options.everything), rewriter(module.getContext()) {}

  LogicalResult run();

private:
  void visit(func::FuncOp func);
  const CompositeInfo *findRule(const CompositeFunction &function);
  void malformed(const CompositeFunction &function, Error reason);
  void unknownName(const CompositeFunction &function);
  bool tryRule(const CompositeInfo &info, const CompositeFunction &function,
               CompositeMiss &miss);
  void tryCallers(const CompositeInfo &info, CompositeFunction function,
                  ArrayRef<CallGroup> groups, CompositeMiss miss);
  void refuse(const CompositeInfo &info, const CompositeFunction &function,
              const CompositeMiss &miss);
  /// See Signature::followsUpstream.
  bool followsUpstream() const {
    return options.rules.semantics == Semantics::Grappler;
  }
  /// True if the upstream pass would report a refusal.
  bool upstreamWarns(const CompositeInfo &info) const {
    return followsUpstream() && info.author == CompositeAuthor::TensorFlow;
  }
  bool isSelected(const CompositeInfo &info) const;
  bool isRequired(const CompositeInfo *info,
                  const Annotation &annotation) const;
  void checkRequired();

  InFlightDiagnostic error(const CompositeFunction &function, Code code) {
    succeeded = false;
    return emitUserError(func::FuncOp(function.func).getLoc(), code);
  }

  ModuleOp module;
  const CompositeOptions &options;
  Report &report;
  const CompositeRegistry &registry;
  CallGraph graph;
  IRRewriter rewriter;
  StringMap<std::unique_ptr<Rule>> rules;
  /// The required names found in the model.
  llvm::StringSet<> met;
  bool succeeded = true;
};

} // namespace

static constexpr StringLiteral fallbackHint =
    "change the function, or have its body converted instead with "
    "--fallback-composites";

/// Adds the known call sites of a function to a diagnostic.
static void attachCalls(InFlightDiagnostic &diag,
                        const CompositeFunction &function) {
  for (Operation *call : function.calls)
    if (!nodeName(call).empty())
      diag.attachNote(call->getLoc()) << "called here";
}

static bool sameAnnotation(Operation *a, Operation *b) {
  return a->getAttr(implementsAttrName) == b->getAttr(implementsAttrName) &&
         a->getAttr(apiImplementsAttrName) == b->getAttr(apiImplementsAttrName);
}

bool Fuser::isSelected(const CompositeInfo &info) const {
  return options.selection.selects(info.id, info.onByDefault);
}

bool Fuser::isRequired(const CompositeInfo *info,
                       const Annotation &annotation) const {
  return any_of(options.required, [&](StringRef name) {
    return name == "*" || name == annotation.name ||
           name == annotation.shortName() || (info && info->isCalled(name));
  });
}

/// The rule for a function. If no rule matches the annotation, reports the
/// unknown name and returns null.
const CompositeInfo *Fuser::findRule(const CompositeFunction &function) {
  const Annotation &annotation = function.annotation;
  if (const CompositeInfo *info = registry.lookup(annotation))
    return info;
  const CompositeInfo *custom = registry.fusableOp();
  Attribute flag = annotation.attrs.get(fusableOpAttrName);
  if (custom && flag && flag != BoolAttr::get(module.getContext(), false))
    return custom;
  unknownName(function);
  return nullptr;
}

void Fuser::unknownName(const CompositeFunction &function) {
  const Annotation &annotation = function.annotation;
  std::string message = ("no fusion is registered for the name '" +
                         annotation.name + "' (" + function.describe() + ")")
                            .str();
  report.recordNearMiss("composite", nodeName(func::FuncOp(function.func)),
                        reasonName(Reason::Structure), message);
  if (isRequired(nullptr, annotation)) {
    auto diag = error(function, Code::FusionRequired);
    diag << message;
    return;
  }
  // Keras and TensorFlow also annotate functions for other purposes.
  if (annotation.isApi || annotation.attrs.get(fusableOpAttrName))
    return;
  auto diag = emitWarning(func::FuncOp(function.func).getLoc());
  diag << message;
  if (StringRef close = registry.closestName(annotation.name); !close.empty())
    attachHint(diag, "did you mean '" + close + "'?");
}

/// Fuses the function with the rule if it matches. A mismatch emits no
/// diagnostic yet.
bool Fuser::tryRule(const CompositeInfo &info,
                    const CompositeFunction &function, CompositeMiss &miss) {
  std::unique_ptr<Rule> &rule = rules[info.id];
  if (!rule)
    rule = info.make();
  CompositeContext ctx(function, rewriter, report, rule->getId(),
                       options.rules);
  if (failed(rule->matchAndRewrite(func::FuncOp(function.func), ctx))) {
    if (!ctx.miss.message.empty())
      miss = std::move(ctx.miss);
    return false;
  }
  graph.bodyReplaced(function.func);
  return true;
}

/// Specializes the function for each group of calls, and applies the rule to
/// each copy. A copy that the rule rejects is discarded.
void Fuser::tryCallers(const CompositeInfo &info, CompositeFunction function,
                       ArrayRef<CallGroup> groups, CompositeMiss miss) {
  SmallVector<Operation *> left(function.calls.begin(), function.calls.end());
  for (const CallGroup &group : groups) {
    Specialization copy(function, group);
    if (!tryRule(info, copy.get(), miss)) {
      copy.discard();
      continue;
    }
    for (Operation *call : group.calls) {
      graph.callMoved(call, function.func);
      llvm::erase(left, call);
    }
    copy.adopt();
  }
  if (left.empty())
    return;
  function.calls.assign(left.begin(), left.end());
  refuse(info, function, miss);
}

void Fuser::refuse(const CompositeInfo &info, const CompositeFunction &function,
                   const CompositeMiss &miss) {
  // An already fused function is not a refusal.
  if (miss.message.empty())
    return;
  bool isPersons = info.author == CompositeAuthor::Person;
  if (isRequired(&info, function.annotation)) {
    auto diag = error(function, Code::FusionRequired);
    diag << "'" << function.annotation.name
         << "' must be fused, but is not: " << miss.message;
    if (!miss.hint.empty())
      attachHint(diag, miss.hint);
    attachCalls(diag, function);
  } else if (isPersons && !options.fallback) {
    auto diag = error(function, Code::CompositeMismatch);
    diag << miss.message;
    attachHint(diag, miss.hint.empty() ? StringRef(fallbackHint) : miss.hint);
    attachCalls(diag, function);
  } else if (isPersons || !miss.hint.empty() || upstreamWarns(info)) {
    auto diag = emitWarning(func::FuncOp(function.func).getLoc());
    diag << miss.message;
    if (!miss.hint.empty())
      attachHint(diag, miss.hint);
    diag.attachNote() << "its body is converted instead";
    attachCalls(diag, function);
  }
}

void Fuser::malformed(const CompositeFunction &function, Error reason) {
  std::string message = "the annotation of " + function.describe() +
                        " is malformed: " + toString(std::move(reason));
  // An annotation by a framework: the conversion can use the body instead.
  if (!func::FuncOp(function.func)->hasAttr(implementsAttrName)) {
    report.recordNearMiss("composite", nodeName(func::FuncOp(function.func)),
                          reasonName(Reason::Attribute), message);
    return;
  }
  if (options.fallback) {
    auto diag = emitWarning(func::FuncOp(function.func).getLoc());
    diag << message;
    diag.attachNote() << "its body is converted instead";
    return;
  }
  auto diag = error(function, Code::InvalidAnnotation);
  diag << message;
  attachHint(diag, fallbackHint);
}

void Fuser::visit(func::FuncOp func) {
  // TensorFlow copies the annotation of a signature's function to its wrapper,
  // which has the arguments in a different order.
  if (func::FuncOp inner = graph.forwardsTo(func);
      inner && sameAnnotation(func, inner))
    return;
  CompositeFunction function;
  function.func = func;
  function.calls = graph.calls(func);
  function.hasUnknownUses = graph.hasUnknownUses(func);
  Expected<Annotation> annotation = readAnnotation(func);
  if (!annotation)
    return malformed(function, annotation.takeError());
  function.annotation = std::move(*annotation);
  const CompositeInfo *info = findRule(function);
  for (StringRef name : options.required)
    if (name == function.annotation.name ||
        name == function.annotation.shortName() ||
        (info && info->isCalled(name)))
      met.insert(name);
  if (!info)
    return;
  if (!isSelected(*info)) {
    CompositeMiss miss{Reason::Disabled,
                       "the rule " + info->id + " is disabled (" +
                           function.describe() + ")",
                       ""};
    report.recordNearMiss(info->id, nodeName(func), reasonName(miss.reason),
                          miss.message);
    if (isRequired(info, function.annotation))
      refuse(*info, function, miss);
    return;
  }
  if (graph.isRecursive(func)) {
    auto diag = error(function, Code::RecursiveFunction);
    diag << "the composite '" << function.annotation.name << "' ("
         << function.describe() << ") calls itself";
    return;
  }
  CompositeMiss miss;
  // The operand types of the calls may be more precise than the argument types.
  // Let the rule check the precise types: unranked types satisfy most
  // conditions.
  SmallVector<CallGroup> groups;
  if (!function.hasUnknownUses)
    groups = groupByTypes(function);
  bool callsKnowMore =
      groups.size() > 1 ||
      (groups.size() == 1 && groups[0].types != func.getArgumentTypes());
  if (callsKnowMore && !followsUpstream())
    return tryCallers(*info, std::move(function), groups, miss);
  if (tryRule(*info, function, miss))
    return;
  if (!callsKnowMore || miss.message.empty())
    return refuse(*info, function, miss);
  tryCallers(*info, std::move(function), groups, miss);
}

/// Reports required composites that are not in the model.
void Fuser::checkRequired() {
  for (StringRef name : options.required) {
    if (name == "*" || met.contains(name))
      continue;
    succeeded = false;
    auto diag = emitUserError(module.getLoc(), Code::FusionRequired);
    diag << "'" << name
         << "' must be fused, but no function of the model has an annotation "
            "of this name";
  }
}

LogicalResult Fuser::run() {
  // Skip the copies that specialization adds.
  for (func::FuncOp func : to_vector(graph.callersFirst()))
    if (isAnnotated(func) && graph.isAlive(func))
      visit(func);
  checkRequired();
  return success(succeeded);
}

LogicalResult fuseComposites(ModuleOp module, const CompositeOptions &options,
                             Report &report,
                             const CompositeRegistry &registry) {
  MLIRContext *context = module.getContext();
  context->loadDialect<tfl::TFLDialect, arith::ArithDialect,
                       tensor::TensorDialect>();
  return Fuser(module, options, report, registry).run();
}

} // namespace tfuse
