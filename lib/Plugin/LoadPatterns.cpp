//===- LoadPatterns.cpp - Loads and checks PDL pattern files --------------===//
//
// A pattern file is text in MLIR's pattern description language (PDL). It
// contains `pdl.pattern` ops, each with a name, which is the id of its rule.
// This file parses and checks the text, with the location of each error, so
// that only the ops that patterns create can be invalid later.
//
//===----------------------------------------------------------------------===//

#include "PatternFile.h"
#include "PatternVocabulary.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Conversion/PDLToPDLInterp/PDLToPDLInterp.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDL/IR/PDLTypes.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// An error at a location in the file.
static Error mistake(Location loc, const Twine &message,
                     const Twine &hint = "") {
  std::string where;
  raw_string_ostream os(where);
  if (auto place = loc->findInstanceOf<FileLineColLoc>())
    os << place.getFilename().getValue() << ':' << place.getLine() << ':'
       << place.getColumn();
  return userError(Code::PluginFailed, message, where, hint);
}

/// PDLL passes the results of an op as a range. Next to other operands such a
/// range is a single value, and MLIR's interpreter only matches it as one.
static void makeResultsSingle(pdl::OperationOp op) {
  if (op.getOperandValues().size() < 2)
    return;
  OpBuilder builder(op);
  for (OpOperand &operand : op.getOperandValuesMutable()) {
    auto results = operand.get().getDefiningOp<pdl::ResultsOp>();
    if (!results || results.getIndex())
      continue;
    operand.set(pdl::ResultOp::create(
        builder, results.getLoc(), builder.getType<pdl::ValueType>(),
        results.getParent(), builder.getI32IntegerAttr(0)));
  }
}

OwningOpRef<ModuleOp> parsePatterns(StringRef text, StringRef path,
                                    MLIRContext *context) {
  context->loadDialect<pdl::PDLDialect, tf::TFDialect, tf_type::TFTypeDialect,
                       tfl::TFLDialect>();
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, ParserConfig(context), path);
  if (module)
    for (auto pattern : module->getOps<pdl::PatternOp>())
      for (auto op : llvm::make_early_inc_range(
               pattern.getBodyRegion().getOps<pdl::OperationOp>()))
        makeResultsSingle(op);
  return module;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static Error checkConstraint(pdl::ApplyNativeConstraintOp op) {
  const PatternConstraint *known = findPatternConstraint(op.getName());
  if (!known) {
    std::string names;
    for (const PatternConstraint &one : patternConstraints())
      names += (names.empty() ? "" : ", ") + one.name.str();
    return mistake(op.getLoc(), "unknown constraint '" + op.getName() + "'",
                   "the constraints are " + names);
  }
  std::string found;
  for (Type type : op.getArgs().getTypes())
    found += isa<pdl::ValueType>(type)       ? 'v'
             : isa<pdl::AttributeType>(type) ? 'a'
                                             : '?';
  if (found != known->arguments || op->getNumResults() != 0)
    return mistake(
        op.getLoc(),
        "the constraint '" + op.getName() + "' takes " +
            (known->arguments == "v" ? "a value" : "a value and an attribute") +
            " and has no result");
  return Error::success();
}

static Error checkRewrite(pdl::ApplyNativeRewriteOp op) {
  if (op.getName() != flexBufferRewrite)
    return mistake(op.getLoc(), "unknown native rewrite '" + op.getName() + "'",
                   "the native rewrites are: " + flexBufferRewrite);
  auto attribute = op.getArgs().size() == 1
                       ? op.getArgs()[0].getDefiningOp<pdl::AttributeOp>()
                       : pdl::AttributeOp();
  auto options =
      attribute ? dyn_cast_if_present<DictionaryAttr>(attribute.getValueAttr())
                : DictionaryAttr();
  if (!options || op->getNumResults() != 1 ||
      !isa<pdl::AttributeType>(op->getResult(0).getType()))
    return mistake(
        op.getLoc(),
        "'" + flexBufferRewrite +
            "' takes a pdl.attribute = {...} and returns an attribute");
  if (!makeFlexBuffer(options))
    return mistake(attribute.getLoc(),
                   "an option cannot be stored in a FlexBuffer");
  return Error::success();
}

/// Checks an op that the pattern creates.
static Error checkCreated(pdl::OperationOp op) {
  StringRef name = op.getOpName().value_or("");
  OperationName known(name, op.getContext());
  if (!name.starts_with("tf.") && !name.starts_with("tfl."))
    return mistake(op.getLoc(),
                   "patterns can create only TensorFlow and TFLite ops, not '" +
                       name + "'",
                   "their names begin with tf. and tfl.");
  if (!known.isRegistered())
    return mistake(op.getLoc(), "unknown op '" + name + "'",
                   name.starts_with("tfl.")
                       ? "for a custom op write tfl.custom with custom_code"
                       : "");
  bool isFixed = none_of(op.getOperandValues(), [](Value operand) {
    return isa<pdl::RangeType>(operand.getType());
  });
  const tfl::OpFacts *facts = tfl::findOpFacts(name);
  if (facts && isFixed &&
      none_of(facts->operands,
              [](const tfl::ValueFacts &one) { return one.isVariadic; }) &&
      op.getOperandValues().size() != facts->operands.size())
    return mistake(op.getLoc(),
                   "'" + name + "' has " + Twine(facts->operands.size()) +
                       " operands, not " + Twine(op.getOperandValues().size()),
                   "use tfl.no_value for an absent operand");
  return Error::success();
}

std::optional<unsigned> replacementCount(pdl::ReplaceOp replace) {
  auto isSingle = [](Value value) {
    return !isa<pdl::RangeType>(value.getType());
  };
  Value created = replace.getReplOperation();
  if (!created) {
    if (!all_of(replace.getReplValues(), isSingle))
      return std::nullopt;
    return replace.getReplValues().size();
  }
  auto op = created.getDefiningOp<pdl::OperationOp>();
  if (!op || !all_of(op.getTypeValues(), isSingle))
    return std::nullopt;
  return op.getTypeValues().size();
}

/// MLIR's pattern compiler reads a null pointer for a value of the rewrite
/// that no matched op determines.
static Error checkBound(Operation *use, pdl::PatternOp pattern) {
  for (Value value : use->getOperands()) {
    Operation *definition = value.getDefiningOp();
    if (!definition || definition->getParentOp() != pattern.getOperation())
      continue;
    auto type = dyn_cast<pdl::TypeOp>(definition);
    auto types = dyn_cast<pdl::TypesOp>(definition);
    auto attribute = dyn_cast<pdl::AttributeOp>(definition);
    bool isConstant = (type && type.getConstantTypeAttr()) ||
                      (types && types.getConstantTypesAttr()) ||
                      (attribute && attribute.getValueAttr());
    if (isConstant || !isa<pdl::TypeOp, pdl::TypesOp, pdl::AttributeOp,
                           pdl::OperandOp, pdl::OperandsOp>(definition))
      continue;
    // An operand has the type that the matched op's operand has.
    bool isBound = any_of(definition->getUsers(), [&](Operation *user) {
      return user->getParentOp() == pattern.getOperation() &&
             isa<pdl::OperationOp, pdl::OperandOp, pdl::OperandsOp,
                 pdl::AttributeOp>(user);
    });
    if (!isBound)
      return mistake(use->getLoc(),
                     "the rewrite uses a value that no matched op determines",
                     "give the matched op this result type, operand or "
                     "attribute");
  }
  return Error::success();
}

/// MLIR's interpreter assumes that an op is replaced by as many values as it
/// has results, and that erased ops have no users.
static Error checkReplace(pdl::ReplaceOp op) {
  std::optional<unsigned> count = replacementCount(op);
  if (!count || *count == 0)
    return mistake(op.getLoc(),
                   "pdl.replace needs one value for each result of the op",
                   "state the result types of the created op");
  auto replaced = op.getOpValue().getDefiningOp<pdl::OperationOp>();
  if (!replaced || replaced->getParentOp() == op->getParentOp())
    return mistake(op.getLoc(), "only a matched op can be replaced");
  return Error::success();
}

static bool isRuleName(StringRef name) {
  return !name.empty() && all_of(name, [](char c) {
    return isAlnum(c) || c == '-' || c == '_' || c == '.';
  });
}

static Error checkPattern(pdl::PatternOp pattern) {
  std::optional<StringRef> name = pattern.getSymName();
  if (!name || !isRuleName(*name))
    return mistake(pattern.getLoc(), "a pattern needs a name",
                   "pdl.pattern @acme_gelu : benefit(1) { ... }");
  pdl::RewriteOp rewrite = pattern.getRewriter();
  if (rewrite.getName())
    return mistake(rewrite.getLoc(),
                   "unknown native rewrite '" + *rewrite.getName() + "'",
                   "write the rewrite in braces");
  Error error = Error::success();
  auto check = [&](Operation *op) -> Error {
    if (op->getParentOp() == rewrite || isa<pdl::ApplyNativeConstraintOp>(op))
      if (Error unbound = checkBound(op, pattern))
        return unbound;
    if (auto constraint = dyn_cast<pdl::ApplyNativeConstraintOp>(op))
      return checkConstraint(constraint);
    if (auto native = dyn_cast<pdl::ApplyNativeRewriteOp>(op))
      return checkRewrite(native);
    if (auto replace = dyn_cast<pdl::ReplaceOp>(op))
      return checkReplace(replace);
    if (isa<pdl::EraseOp>(op))
      return mistake(op->getLoc(), "patterns cannot erase ops",
                     "dead ops are erased automatically");
    if (auto created = dyn_cast<pdl::OperationOp>(op))
      if (created->getParentOp() == rewrite)
        return checkCreated(created);
    return Error::success();
  };
  pattern.walk([&](Operation *op) {
    if (Error found = check(op)) {
      error = joinErrors(std::move(error), std::move(found));
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return error;
}

/// Compiles the patterns with MLIR, which reports further errors.
static LogicalResult tryCompiling(ModuleOp patterns) {
  OwningOpRef<ModuleOp> copy = patterns.clone();
  copy->getContext()->loadDialect<pdl_interp::PDLInterpDialect>();
  llvm::DenseMap<Operation *, PDLPatternConfigSet *> configs;
  PassManager manager(copy->getContext());
  manager.addPass(createConvertPDLToPDLInterpPass(configs));
  return manager.run(*copy);
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// MLIR's parser recurses for nested brackets. A file that would exhaust the
/// stack is rejected with the line and column of the first bracket that is
/// nested too deeply.
static std::optional<std::pair<unsigned, unsigned>>
tooDeepBracket(StringRef text) {
  constexpr unsigned kMaxDepth = 256;
  unsigned depth = 0, line = 1;
  size_t lineStart = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    switch (text[i]) {
    case '\n':
      ++line;
      lineStart = i + 1;
      break;
    case '"': // Skip the string, including escaped quotes.
      for (++i; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i)
        if (text[i] == '\\')
          ++i;
      if (i < text.size() && text[i] == '\n')
        --i;
      break;
    case '/':
      if (text.substr(i).starts_with("//"))
        i = std::min(text.find('\n', i), text.size()) - 1;
      break;
    case '(':
    case '[':
    case '{':
    case '<':
      if (++depth > kMaxDepth)
        return std::pair(line, unsigned(i - lineStart + 1));
      break;
    case ')':
    case ']':
    case '}':
      depth -= depth != 0;
      break;
    case '>': // Skip the '>' of an arrow.
      if (i == 0 || text[i - 1] != '-')
        depth -= depth != 0;
      break;
    default:
      break;
    }
  }
  return std::nullopt;
}

Expected<SmallVector<std::string>> checkPatterns(StringRef text, StringRef path,
                                                 MLIRContext *context) {
  if (auto place = tooDeepBracket(text))
    return mistake(
        FileLineColLoc::get(context, path, place->first, place->second),
        "brackets are nested too deeply");
  std::optional<std::pair<Location, std::string>> first;
  ScopedDiagnosticHandler handler(context, [&](mlir::Diagnostic &diag) {
    if (!first && diag.getSeverity() == mlir::DiagnosticSeverity::Error)
      first.emplace(diag.getLocation(), diag.str());
    return success();
  });
  auto reported = [&] {
    if (first)
      return mistake(first->first, first->second);
    return userError(Code::PluginFailed, "the file is not valid PDL", path);
  };
  OwningOpRef<ModuleOp> module = parsePatterns(text, path, context);
  if (!module)
    return reported();

  SmallVector<std::string> names;
  for (Operation &op : *module->getBody()) {
    auto pattern = dyn_cast<pdl::PatternOp>(op);
    if (!pattern)
      return mistake(op.getLoc(), "only pdl.pattern is allowed here, not '" +
                                      op.getName().getStringRef() + "'");
    if (Error error = checkPattern(pattern))
      return std::move(error);
    names.push_back(pattern.getSymName()->str());
  }
  if (names.empty())
    return userError(Code::PluginFailed, "the file has no patterns", path);
  if (failed(tryCompiling(*module)))
    return reported();
  return names;
}

} // namespace tfuse
