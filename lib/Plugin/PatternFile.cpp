//===- PatternFile.cpp - Applies the patterns of a file -------------------===//
//
// MLIR compiles patterns into one program without their names. So the rewrite
// of each pattern first calls a native function with its name and the matched
// ops.
//
//===----------------------------------------------------------------------===//

#include "PatternFile.h"
#include "PatternVocabulary.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/Verifier.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

static constexpr StringLiteral beginRewrite = "tfuse.begin";
static constexpr StringLiteral resultConstraint = "tfuse.results";

/// The root op of the pattern: the explicit root, or else the last op without
/// users in the pattern.
static pdl::OperationOp rootOf(pdl::PatternOp pattern) {
  if (Value root = pattern.getRewriter().getRoot())
    return root.getDefiningOp<pdl::OperationOp>();
  pdl::OperationOp root;
  for (auto op : pattern.getBodyRegion().getOps<pdl::OperationOp>()) {
    bool isNeeded = any_of(op->getUsers(), [&](Operation *user) {
      return isa<pdl::ResultOp, pdl::ResultsOp>(user) &&
             any_of(user->getUsers(), [&](Operation *next) {
               return isa<pdl::OperationOp>(next) &&
                      next->getParentOp() == pattern;
             });
    });
    if (!isNeeded)
      root = op;
  }
  return root;
}

//===----------------------------------------------------------------------===//
// PatternRecorder
//===----------------------------------------------------------------------===//

static void announce(pdl::PatternOp pattern) {
  pdl::RewriteOp rewrite = pattern.getRewriter();
  OpBuilder builder(pattern.getContext());
  builder.setInsertionPointToStart(&rewrite.getBodyRegion().front());
  Location loc = pattern.getLoc();
  SmallVector<Value> arguments;
  arguments.push_back(pdl::AttributeOp::create(
      builder, loc, builder.getStringAttr(*pattern.getSymName())));
  pdl::OperationOp root = rootOf(pattern);
  if (root)
    arguments.push_back(root.getOp());
  for (auto op : pattern.getBodyRegion().getOps<pdl::OperationOp>())
    if (op != root)
      arguments.push_back(op.getOp());
  pdl::ApplyNativeRewriteOp::create(builder, loc, TypeRange(),
                                    builder.getStringAttr(beginRewrite),
                                    arguments);
  // Check that the op has as many results as there are replacement values.
  builder.setInsertionPoint(rewrite);
  for (auto replace : rewrite.getBodyRegion().getOps<pdl::ReplaceOp>()) {
    Value count = pdl::AttributeOp::create(
        builder, loc,
        builder.getI64IntegerAttr(replacementCount(replace).value_or(0)));
    pdl::ApplyNativeConstraintOp::create(
        builder, loc, TypeRange(), builder.getStringAttr(resultConstraint),
        ValueRange{replace.getOpValue(), count});
  }
}

void PatternRecorder::add(OwningOpRef<ModuleOp> module,
                          RewritePatternSet &patterns) {
  for (auto pattern : module->getOps<pdl::PatternOp>())
    announce(pattern);
  PDLPatternModule compiled(std::move(module));
  registerPatternVocabulary(compiled);
  compiled.registerConstraintFunction(
      resultConstraint,
      PDLConstraintFunction(
          [](PatternRewriter &, PDLResultList &, ArrayRef<PDLValue> arguments) {
            auto count = cast<IntegerAttr>(arguments[1].cast<Attribute>());
            return success(arguments[0].cast<Operation *>()->getNumResults() ==
                           count.getInt());
          }));
  compiled.registerRewriteFunction(
      beginRewrite,
      PDLRewriteFunction([this](PatternRewriter &, PDLResultList &,
                                ArrayRef<PDLValue> arguments) {
        SmallVector<Operation *> matched;
        for (PDLValue argument : arguments.drop_front())
          matched.push_back(argument.cast<Operation *>());
        begin(cast<StringAttr>(arguments[0].cast<Attribute>()).getValue(),
              matched);
        return success();
      }));
  patterns.getPDLPatterns().mergeIn(std::move(compiled));
}

void PatternRecorder::begin(StringRef rule, ArrayRef<Operation *> matched) {
  current = rule;
  nodes.clear();
  before.clear();
  created.clear();
  for (Operation *op : matched) {
    if (op->hasTrait<OpTrait::ConstantLike>() || tf::isa(op, "Const"))
      continue;
    if (!is_contained(nodes, nodeName(op)))
      nodes.push_back(nodeName(op));
    before.push_back(op->getName().getStringRef());
  }
}

void PatternRecorder::notifyOperationInserted(Operation *op,
                                              OpBuilder::InsertPoint previous) {
  if (!current.empty() && !previous.isSet())
    created.push_back(op);
}

void PatternRecorder::notifyOperationErased(Operation *op) {
  llvm::erase(created, op);
}

/// Verifies an op that a pattern created: PDL does not.
bool PatternRecorder::check(Operation *op) {
  if (isa_and_present<tf::TFDialect>(op->getDialect()))
    tf::addDefaultAttrs(op);
  std::string words;
  {
    ScopedDiagnosticHandler handler(op->getContext(),
                                    [&](mlir::Diagnostic &diag) {
                                      if (words.empty())
                                        words = diag.str();
                                      return success();
                                    });
    if (succeeded(verify(op, /*verifyRecursively=*/false)))
      return true;
  }
  auto diag = emitUserError(op->getLoc(), Code::PluginFailed);
  diag << "the pattern '" << current << "' creates an invalid op: " << words;
  attachHint(diag,
             "fix the pattern, or disable it with --disable-rule " + current);
  failed = true;
  return false;
}

void PatternRecorder::notifyPatternEnd(const Pattern &pattern,
                                       LogicalResult status) {
  if (succeeded(status) && !current.empty()) {
    SmallVector<StringRef> after;
    for (Operation *op : created)
      if (check(op) && !op->hasTrait<OpTrait::ConstantLike>() &&
          !tf::isa(op, "Const"))
        after.push_back(op->getName().getStringRef());
    report.recordApplied(current, nodes, before, after);
  }
  current = "";
}

//===----------------------------------------------------------------------===//
// Near misses
//===----------------------------------------------------------------------===//

namespace {
/// Compares a pattern with the ops of the model, and records the first
/// difference.
class PatternComparer {
public:
  bool compare(pdl::PatternOp pattern, Operation *root);

  unsigned matched = 0;
  Reason reason = Reason::Structure;
  std::string detail;

private:
  bool compareOp(pdl::OperationOp wanted, Operation *op);
  bool compareAttributes(pdl::OperationOp wanted, Operation *op);
  bool compareOperands(pdl::OperationOp wanted, Operation *op);
  bool compareValue(Value wanted, Value value, Operation *user);
  bool checkConstraint(pdl::ApplyNativeConstraintOp constraint);
  bool differ(Reason why, const Twine &words) {
    reason = why;
    detail = words.str();
    return false;
  }

  llvm::DenseMap<Value, Value> values;
  llvm::DenseMap<Value, Attribute> attributes;
};
} // namespace

static std::string describe(Operation *op) {
  return (op->getName().getStringRef() + " '" + nodeName(op) + "'").str();
}

static std::string toText(Attribute attr) {
  std::string text;
  raw_string_ostream(text) << attr;
  return text;
}

bool PatternComparer::compareAttributes(pdl::OperationOp wanted,
                                        Operation *op) {
  for (auto [name, value] : zip_equal(wanted.getAttributeValueNames(),
                                      wanted.getAttributeValues())) {
    StringRef key = cast<StringAttr>(name).getValue();
    Attribute found = op->getAttr(key);
    if (!found)
      return differ(Reason::Attribute,
                    describe(op) + " has no attribute '" + key + "'");
    attributes[value] = found;
    auto attribute = value.getDefiningOp<pdl::AttributeOp>();
    if (attribute && attribute.getValueAttr() &&
        attribute.getValueAttr() != found)
      return differ(Reason::Attribute, "the attribute '" + key + "' of " +
                                           describe(op) + " is " +
                                           toText(found) + " instead of " +
                                           toText(attribute.getValueAttr()));
  }
  return true;
}

bool PatternComparer::compareOperands(pdl::OperationOp wanted, Operation *op) {
  OperandRange operands = wanted.getOperandValues();
  // A pattern without operands matches any operands. The results of an op are
  // usually a single value; other ranges are left to MLIR.
  if (operands.empty() || any_of(operands, [](Value operand) {
        return isa<pdl::RangeType>(operand.getType()) &&
               !operand.getDefiningOp<pdl::ResultsOp>();
      }))
    return true;
  if (operands.size() != op->getNumOperands())
    return differ(Reason::Structure,
                  describe(op) + " has " + Twine(op->getNumOperands()) +
                      " operands instead of " + Twine(operands.size()));
  for (auto [pattern, value] : zip_equal(operands, op->getOperands()))
    if (!compareValue(pattern, value, op))
      return false;
  return true;
}

bool PatternComparer::compareValue(Value wanted, Value value, Operation *user) {
  auto [bound, isNew] = values.try_emplace(wanted, value);
  if (!isNew && bound->second != value)
    return differ(Reason::Structure,
                  "operands of " + describe(user) +
                      " and of a preceding op are different tensors");
  pdl::OperationOp inner;
  unsigned index = 0;
  if (auto result = wanted.getDefiningOp<pdl::ResultOp>()) {
    inner = result.getParent().getDefiningOp<pdl::OperationOp>();
    index = result.getIndex();
  } else if (auto results = wanted.getDefiningOp<pdl::ResultsOp>()) {
    inner = results.getParent().getDefiningOp<pdl::OperationOp>();
  }
  if (!inner || !isNew)
    return true;
  auto found = dyn_cast<OpResult>(value);
  StringRef name = inner.getOpName().value_or("an op");
  if (!found)
    return differ(Reason::Structure, "an operand of " + describe(user) +
                                         " is an input of the function "
                                         "instead of " +
                                         name);
  if (inner.getOpName() &&
      found.getOwner()->getName().getStringRef() != *inner.getOpName())
    return differ(Reason::Structure,
                  "an operand of " + describe(user) + " is produced by " +
                      describe(found.getOwner()) + " instead of " + name);
  if (found.getResultNumber() != index)
    return differ(Reason::Structure, "an operand of " + describe(user) +
                                         " is result " +
                                         Twine(found.getResultNumber()) +
                                         " instead of " + Twine(index));
  return compareOp(inner, found.getOwner());
}

bool PatternComparer::compareOp(pdl::OperationOp wanted, Operation *op) {
  ++matched;
  return compareAttributes(wanted, op) && compareOperands(wanted, op);
}

bool PatternComparer::checkConstraint(pdl::ApplyNativeConstraintOp op) {
  const PatternConstraint *known = findPatternConstraint(op.getName());
  Value value = values.lookup(op.getArgs()[0]);
  if (!known || !value)
    return true;
  Attribute argument;
  if (op.getArgs().size() > 1) {
    argument = attributes.lookup(op.getArgs()[1]);
    if (auto given = op.getArgs()[1].getDefiningOp<pdl::AttributeOp>())
      if (given.getValueAttr())
        argument = given.getValueAttr();
  }
  if (known->holds(value, argument) != op.getIsNegated())
    return true;
  std::string subject = "an input of the function";
  if (Operation *definition = value.getDefiningOp())
    subject = "the result of " + describe(definition);
  if (op.getIsNegated())
    return differ(known->reason,
                  "not " + op.getName() + " fails for " + subject);
  return differ(known->reason,
                subject + " " + known->words +
                    (argument ? " " + toText(argument) : std::string()));
}

bool PatternComparer::compare(pdl::PatternOp pattern, Operation *root) {
  if (!compareOp(rootOf(pattern), root))
    return false;
  for (auto constraint :
       pattern.getBodyRegion().getOps<pdl::ApplyNativeConstraintOp>())
    if (!checkConstraint(constraint))
      return false;
  return differ(Reason::Structure, "operand types or ranges differ");
}

void recordNearMisses(pdl::PatternOp pattern, ModuleOp module, Report &report,
                      const RuleOptions &options) {
  pdl::OperationOp root = rootOf(pattern);
  if (!root || !root.getOpName())
    return;
  auto ops = pattern.getBodyRegion().getOps<pdl::OperationOp>();
  unsigned count = std::distance(ops.begin(), ops.end());
  StringRef id =
      StringAttr::get(module.getContext(), *pattern.getSymName()).getValue();
  module.walk([&](Operation *op) {
    if (op->getName().getStringRef() != *root.getOpName())
      return;
    PatternComparer comparer;
    (void)comparer.compare(pattern, op);
    if (count > 1 && comparer.matched < 2)
      return;
    bool isNew = report.recordNearMiss(
        id, nodeName(op), reasonName(comparer.reason), comparer.detail);
    if (options.remarks && isNew)
      op->emitRemark() << id << ": " << reasonName(comparer.reason) << ": "
                       << comparer.detail;
  });
}

} // namespace tfuse
