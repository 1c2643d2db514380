//===- Signature.cpp - Checks the signature of a composite ----------------===//

#include "tfuse/Rules/Composite/Signature.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

//===----------------------------------------------------------------------===//
// CompositeFunction
//===----------------------------------------------------------------------===//

Type CompositeFunction::argumentType(unsigned index) const {
  Type type = func::FuncOp(func).getArgumentTypes()[index];
  if (tf_type::isResourceTensor(type))
    if (TensorType variable = tf_type::getHandleSubtype(type))
      return variable;
  return type;
}

std::string CompositeFunction::describe() const {
  std::string words;
  raw_string_ostream os(words);
  // Diagnostics name the original of a specialized copy.
  StringRef name = nodeName(func::FuncOp(func));
  os << "function '" << (name.empty() ? func::FuncOp(func).getName() : name)
     << "'";
  SmallVector<StringRef> layers;
  for (Operation *call : calls)
    if (StringRef name = nodeName(call);
        !name.empty() && !is_contained(layers, name))
      layers.push_back(name);
  if (layers.empty())
    return words;
  os << ", called as '" << layers.front() << "'";
  if (layers.size() > 1)
    os << " and in " << layers.size() - 1
       << (layers.size() > 2 ? " other places" : " other place");
  return words;
}

//===----------------------------------------------------------------------===//
// Signature
//===----------------------------------------------------------------------===//

static std::string toString(Type type) {
  std::string text;
  raw_string_ostream os(text);
  os << type;
  return text;
}

Mismatch Signature::reject(Reason reason, const Twine &message,
                           const Twine &hint) {
  if (failed())
    return skip();
  miss = {reason, (message + " (" + function.describe() + ")").str(),
          hint.str()};
  mismatch = ctx.reject(function.func, reason, miss.message, miss.hint);
  return skip();
}

Signature &Signature::require(bool condition, Reason reason,
                              const Twine &message, const Twine &hint) {
  if (!condition)
    (void)reject(reason, message, hint);
  return *this;
}

static unsigned argumentCount(const CompositeFunction &function) {
  return func::FuncOp(function.func).getNumArguments();
}
static unsigned resultCount(const CompositeFunction &function) {
  return func::FuncOp(function.func).getNumResults();
}

Signature &Signature::arguments(unsigned count) {
  unsigned found = argumentCount(function);
  return require(found == count, Reason::Signature,
                 "Invalid number of arguments to " +
                     getAnnotation().shortName() + ": it takes " +
                     Twine(count) + ", the function has " + Twine(found));
}

Signature &Signature::argumentsAtLeast(unsigned count) {
  unsigned found = argumentCount(function);
  return require(found >= count, Reason::Signature,
                 "Invalid number of arguments to " +
                     getAnnotation().shortName() + ": it takes at least " +
                     Twine(count) + ", the function has " + Twine(found));
}

Signature &Signature::results(unsigned count) {
  unsigned found = resultCount(function);
  return require(found == count, Reason::Signature,
                 "Invalid number of results from " +
                     getAnnotation().shortName() + ": it gives " +
                     Twine(count) + ", the function has " + Twine(found));
}

Signature::Value Signature::argument(unsigned index, StringRef name) {
  assert((failed() || index < argumentCount(function)) &&
         "the number of arguments is checked first");
  return Value(*this, /*isArgument=*/true, index, name);
}

Signature::Value Signature::result(unsigned index, StringRef name) {
  assert((failed() || index < resultCount(function)) &&
         "the number of results is checked first");
  return Value(*this, /*isArgument=*/false, index, name);
}

RankedTensorType Signature::rankedArgument(unsigned index) const {
  if (index >= argumentCount(function))
    return {};
  return dyn_cast<RankedTensorType>(function.argumentType(index));
}

BoolAttr Signature::functionFlag(StringRef name) {
  func::FuncOp func = function.func;
  auto flag = func->getAttrOfType<BoolAttr>(name);
  require(bool(flag), Reason::Attribute,
          "the function's attribute " + name + " is not set or not a boolean");
  return flag;
}

Signature::Attr Signature::attribute(StringRef name, const Twine &subject) {
  std::string words = subject.str();
  if (words.empty())
    words = (name + " attribute").str();
  return Attr(*this, std::move(words), getAnnotation().attrs.get(name));
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

Signature::Value &Signature::Value::is(const TensorSpec &spec,
                                       StringRef message) {
  if (signature.failed())
    return *this;
  func::FuncOp func = signature.function.func;
  Type type = isArgument ? signature.function.argumentType(index)
                         : func.getResultTypes()[index];
  std::optional<Reason> reason = spec.mismatch(type);
  if (!reason)
    return *this;
  std::string words = message.str();
  if (words.empty())
    words = (name + " should be " + spec.describe()).str();
  else
    words += (": " + name + " should be " + spec.describe()).str();
  (void)signature.reject(*reason, words + ", " +
                                      (isArgument ? "argument " : "result ") +
                                      Twine(index) + " is " + toString(type));
  return *this;
}

Signature::Value &Signature::Value::constant() {
  if (signature.failed())
    return *this;
  assert(isArgument && "results are not constants");
  const CompositeFunction &function = signature.function;
  if (function.hasUnknownUses) {
    (void)signature.reject(Reason::NotConstant,
                           name + " should be a constant, argument " +
                               Twine(index) +
                               " comes from outside of the model");
    return *this;
  }
  for (Operation *call : function.calls)
    if (!tf::getConstant(call->getOperand(index)))
      (void)signature.reject(Reason::NotConstant,
                             name + " should be a constant, argument " +
                                 Twine(index) + " is computed at '" +
                                 nodeName(call) + "'");
  return *this;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static std::string toString(Attribute attr) {
  std::string text;
  raw_string_ostream os(text);
  os << attr;
  return text;
}

template <typename T> T Signature::Attr::get(StringRef kind) {
  if (signature.failed())
    return {};
  auto typed = dyn_cast_if_present<T>(value);
  signature.require(bool(typed), Reason::Attribute,
                    subject + " is not set or not " + kind +
                        (value ? ", it is " + toString(value) : ""));
  return typed;
}

int64_t Signature::Attr::integer() {
  // In MLIR a BoolAttr is an IntegerAttr; an AttrValue of TensorFlow
  // distinguishes them.
  if (isa_and_present<BoolAttr>(value)) {
    (void)get<FloatAttr>("an integer");
    return 0;
  }
  auto attr = get<IntegerAttr>("an integer");
  return attr ? attr.getValue().trySExtValue().value_or(0) : 0;
}

float Signature::Attr::number() {
  auto attr = get<FloatAttr>("a float");
  return attr ? static_cast<float>(attr.getValueAsDouble()) : 0;
}

bool Signature::Attr::boolean() {
  auto attr = get<BoolAttr>("a bool");
  return attr && attr.getValue();
}

StringRef Signature::Attr::string() {
  auto attr = get<StringAttr>("a string");
  return attr ? attr.getValue() : StringRef();
}

SmallVector<int64_t> Signature::Attr::integers(unsigned count) {
  if (signature.failed())
    return {};
  auto list = dyn_cast_if_present<ArrayAttr>(value);
  std::string found = value ? ", it is " + toString(value) : "";
  if (count != 0)
    signature.require(list && list.size() == count, Reason::Attribute,
                      subject + " must be set and has size of " + Twine(count) +
                          found);
  else
    signature.require(bool(list), Reason::Attribute,
                      subject + " is not set or not an array" + found);
  if (signature.failed())
    return {};
  SmallVector<int64_t> values;
  for (Attribute element : list)
    if (auto integer = dyn_cast<IntegerAttr>(element))
      if (std::optional<int64_t> number = integer.getValue().trySExtValue())
        values.push_back(*number);
  signature.require(values.size() == list.size(), Reason::Attribute,
                    subject + " does not contain integer values" + found);
  return values;
}

} // namespace tfuse
