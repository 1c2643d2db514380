//===- CutGraph.cpp - Tensors within functions as inputs and outputs ------===//
//
//   func @serving_default(%example) {           func @serving_default(%age) {
//     %age = ParseExample(%example)      ->       %y = dense(%age)
//     %y = dense(%age)                            return %y
//     return %y                                 }
//   }
//
// Runs after calls are inlined and types are inferred: the tensors of called
// functions are values of the signature's function, and an input has the type
// that inference finds.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_CUTGRAPHPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

/// One signature's function.
class Cutter {
public:
  Cutter(func::FuncOp function, ArrayRef<std::string> shapes);

  /// The value of that name; null if the function has none. Fails if the name
  /// is ambiguous.
  FailureOr<Value> find(StringRef tensor);
  LogicalResult cutInputs(ArrayRef<std::string> names);
  LogicalResult cutOutputs(ArrayRef<std::string> names);
  /// Removes the inputs that only erased ops used.
  void eraseInputs();
  void updateNames();
  Block &getBody() const { return body; }

private:
  FailureOr<Type> inputType(StringRef name, Value value);
  bool isExported() const {
    return !tf_saved_model::getExportedNames(function).empty();
  }
  InFlightDiagnostic fail(StringRef name, Code code) {
    return emitUserError(
        NameLoc::get(StringAttr::get(function.getContext(), name)), code);
  }

  func::FuncOp function;
  Block &body;
  ArrayRef<std::string> shapes;
  /// Names of arguments and results in `tf.entry_function`.
  SmallVector<std::string> inputs, outputs;
  BitVector wasUsed;
};

struct CutGraph : public impl::CutGraphPassBase<CutGraph> {
  using Base::Base;
  void runOnOperation() override;
};

} // namespace

Cutter::Cutter(func::FuncOp function, ArrayRef<std::string> shapes)
    : function(function), body(function.front()), shapes(shapes) {
  auto split = [](StringRef text, SmallVectorImpl<std::string> &result) {
    SmallVector<StringRef> parts;
    text.split(parts, ',', -1, /*KeepEmpty=*/false);
    for (StringRef part : parts)
      result.push_back(part.str());
  };
  if (auto entry =
          function->getAttrOfType<DictionaryAttr>("tf.entry_function")) {
    split(entry.getAs<StringAttr>("inputs").getValue(), inputs);
    split(entry.getAs<StringAttr>("outputs").getValue(), outputs);
  }
  for (Value argument : function.getArguments())
    wasUsed.push_back(!argument.use_empty());
}

/// The node and the output number of "node" or "node:1".
static std::pair<StringRef, unsigned> parseTensor(StringRef text) {
  auto [node, index] = text.rsplit(':');
  unsigned port = 0;
  if (index.empty() || index.getAsInteger(10, port))
    return {text, 0};
  return {node, port};
}

FailureOr<Value> Cutter::find(StringRef tensor) {
  auto [node, port] = parseTensor(tensor);
  SmallVector<Operation *> found;
  for (Operation &op : body)
    if (nodeName(&op) == node && op.getNumResults() > port)
      found.push_back(&op);
  // A node may have become several ops: the last of them has its results.
  erase_if(found, [&](Operation *op) {
    return !op->use_empty() && all_of(op->getUsers(), [&](Operation *user) {
      return user != op && is_contained(found, user);
    });
  });
  if (found.empty())
    return Value();
  if (found.size() > 1) {
    auto diag = fail(tensor, Code::UnknownTensor)
                << "several calls have a node of this name";
    return attachHint(diag, "name a tensor that occurs once, such as an "
                            "operand or a user of the calls");
  }
  return Value(found.front()->getResult(port));
}

/// The type of the value, refined by the shape that the user gives.
FailureOr<Type> Cutter::inputType(StringRef name, Value value) {
  auto type = dyn_cast<TensorType>(tf_type::dropRef(value.getType()));
  Type element = type ? type.getElementType() : Type();
  if (!element || tf_type::isResourceTensor(type) ||
      isa<tf_type::VariantType>(element))
    return fail(name, Code::UnsupportedType)
           << "is a resource or a variant, which cannot be an input";
  for (StringRef shape : shapes) {
    auto [shapeName, text] = shape.rsplit('=');
    if (shapeName != name)
      continue;
    SmallVector<int64_t> dims;
    SmallVector<StringRef> parts;
    text.split(parts, 'x', -1, /*KeepEmpty=*/false);
    for (StringRef part : parts) {
      int64_t dim = ShapedType::kDynamic;
      if (part != "?" && part.getAsInteger(10, dim))
        return fail(name, Code::InvalidOption)
               << "'" << part << "' is not a dimension";
      dims.push_back(dim);
    }
    Type merged = tf_type::getCastCompatibleType(
        type, RankedTensorType::get(dims, element));
    if (!merged)
      return fail(name, Code::ShapeMismatch)
             << "--input-shapes contradicts the inferred " << type;
    type = cast<TensorType>(merged);
  }
  return Type(type);
}

LogicalResult Cutter::cutInputs(ArrayRef<std::string> names) {
  for (const std::string &name : names) {
    FailureOr<Value> value = find(name);
    if (failed(value))
      return failure();
    if (!*value)
      continue;
    FailureOr<Type> type = inputType(name, *value);
    if (failed(type))
      return failure();
    auto loc = NameLoc::get(StringAttr::get(function.getContext(), name));
    unsigned index = inputs.size();
    Builder builder(function.getContext());
    NamedAttrList attributes;
    if (isExported())
      attributes.set(tf_saved_model::indexPathAttr,
                     builder.getStrArrayAttr({name}));
    if (failed(function.insertArgument(
            index, *type, attributes.getDictionary(function.getContext()),
            loc)))
      return failure();
    inputs.push_back(name);
    wasUsed.resize(wasUsed.size() + 1);
    for (unsigned i = wasUsed.size() - 1; i > index; --i)
      wasUsed[i] = wasUsed[i - 1];
    wasUsed[index] = false; // Stays an input, even without users.
    value->replaceAllUsesWith(function.getArgument(index));
  }
  return success();
}

LogicalResult Cutter::cutOutputs(ArrayRef<std::string> names) {
  SmallVector<Value> results;
  SmallVector<StringRef> found;
  for (const std::string &name : names) {
    FailureOr<Value> value = find(name);
    if (failed(value))
      return failure();
    if (!*value)
      continue;
    results.push_back(*value);
    found.push_back(name);
  }
  if (results.empty())
    return success();
  body.getTerminator()->setOperands(results);
  Builder builder(function.getContext());
  function.setType(builder.getFunctionType(function.getArgumentTypes(),
                                           ValueRange(results).getTypes()));
  SmallVector<DictionaryAttr> attributes;
  for (StringRef name : found)
    attributes.push_back(isExported()
                             ? builder.getDictionaryAttr({builder.getNamedAttr(
                                   tf_saved_model::indexPathAttr,
                                   builder.getStrArrayAttr({name}))})
                             : builder.getDictionaryAttr({}));
  function.setAllResultAttrs(attributes);
  outputs = map_to_vector(found, [](StringRef name) { return name.str(); });
  return success();
}

void Cutter::eraseInputs() {
  BitVector dead(function.getNumArguments());
  for (unsigned i = 0; i != function.getNumArguments(); ++i)
    if (function.getArgument(i).use_empty() && wasUsed[i])
      dead.set(i);
  (void)function.eraseArguments(dead);
  SmallVector<std::string> kept;
  for (auto [i, name] : enumerate(inputs))
    if (!dead[i])
      kept.push_back(name);
  inputs = std::move(kept);
}

void Cutter::updateNames() {
  Builder builder(function.getContext());
  function->setAttr(
      "tf.entry_function",
      builder.getDictionaryAttr(
          {builder.getNamedAttr("inputs",
                                builder.getStringAttr(join(inputs, ","))),
           builder.getNamedAttr("outputs",
                                builder.getStringAttr(join(outputs, ",")))}));
}

/// The node with the name most similar to an unknown name.
static std::string closest(StringRef tensor, ArrayRef<Cutter> cutters) {
  StringRef name = parseTensor(tensor).first, best;
  unsigned bestDistance = std::max<size_t>(3, name.size() / 3);
  for (const Cutter &cutter : cutters)
    for (Operation &op : cutter.getBody()) {
      StringRef node = nodeName(&op);
      unsigned distance = name.edit_distance(node, true, bestDistance);
      if (!node.empty() && op.getNumResults() != 0 && distance < bestDistance) {
        best = node;
        bestDistance = distance;
      }
    }
  return best.str();
}

/// Reports the names that no function has.
static LogicalResult checkNames(ArrayRef<std::string> names, StringRef option,
                                ArrayRef<Cutter> cutters,
                                MLIRContext *context) {
  for (const std::string &name : names) {
    bool isKnown = false;
    for (Cutter cutter : cutters) {
      FailureOr<Value> value = cutter.find(name);
      if (failed(value))
        return failure();
      isKnown |= bool(*value);
    }
    if (isKnown)
      continue;
    auto diag = emitUserError(NameLoc::get(StringAttr::get(context, name)),
                              Code::UnknownTensor)
                << option << " names a tensor that no signature computes";
    std::string near = closest(name, cutters);
    return attachHint(diag,
                      near.empty()
                          ? Twine("take the names of nodes from diagnostics or "
                                  "from `tfuse convert --stop-after=freeze`; "
                                  "loops and branches cannot be cut")
                          : "did you mean '" + near + "'?");
  }
  return success();
}

void CutGraph::runOnOperation() {
  SmallVector<Cutter> cutters;
  SmallVector<std::string> fromNames(from.begin(), from.end());
  SmallVector<std::string> toNames(to.begin(), to.end());
  SmallVector<std::string> inputShapes(shapes.begin(), shapes.end());
  for (auto function : getOperation().getOps<func::FuncOp>())
    if (function->hasAttr("tf.entry_function") && !function.isExternal())
      cutters.emplace_back(function, inputShapes);
  MLIRContext *context = &getContext();
  if (failed(checkNames(fromNames, "--from", cutters, context)) ||
      failed(checkNames(toNames, "--to", cutters, context)))
    return signalPassFailure();
  for (Cutter &cutter : cutters)
    // Outputs first: an output may be a tensor that becomes an input.
    if (failed(cutter.cutOutputs(toNames)) ||
        failed(cutter.cutInputs(fromNames)))
      return signalPassFailure();
  loops::eraseDeadOps(getOperation().getBodyRegion());
  for (Cutter &cutter : cutters) {
    cutter.eraseInputs();
    cutter.updateNames();
  }
}

} // namespace tfuse::tf
