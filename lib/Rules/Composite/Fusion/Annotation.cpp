//===- Annotation.cpp - The annotations of composite functions ------------===//

#include "tfuse/Rules/Composite/Annotation.h"

#include "tfuse/Import/Annotation/NameAttrListText.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

bool isAnnotated(Operation *function) {
  return function->hasAttr(implementsAttrName) ||
         function->hasAttr(apiImplementsAttrName);
}

/// A name contains neither quotes nor braces; a NameAttrList contains both.
/// Text with any punctuation of a NameAttrList counts as one, so that the
/// parser reports its syntax errors.
static bool isNameAttrList(StringRef text) {
  return text.find_first_of("{}<>\"'\n;#") != StringRef::npos ||
         text.contains(": ");
}

static Expected<Annotation> readFunc(tf_type::FuncAttr func) {
  Annotation annotation;
  annotation.name = func.getName().getLeafReference().getValue();
  annotation.attrs = func.getAttrs();
  if (annotation.name.empty())
    return userError(Code::InvalidAnnotation, "the annotation has no name");
  if (!json::isUTF8(annotation.name))
    return userError(Code::InvalidAnnotation, "the name is not UTF-8");
  for (NamedAttribute attr : annotation.attrs) {
    StringRef key = attr.getName();
    if (!json::isUTF8(key) || key.contains('\0'))
      return userError(Code::InvalidAnnotation,
                       "the key of an attribute is not UTF-8");
    bool isLegal = true;
    attr.getValue().walk(
        [&](StringAttr text) { isLegal &= json::isUTF8(text.getValue()); });
    if (!isLegal)
      return userError(Code::InvalidAnnotation, "the attribute '" + key +
                                                    "' holds a string that is "
                                                    "not UTF-8");
  }
  return annotation;
}

static Expected<Annotation> readText(StringAttr text) {
  if (isNameAttrList(text.getValue())) {
    Expected<tf_type::FuncAttr> func =
        parseNameAttrList(text.getValue(), text.getContext());
    if (!func)
      return func.takeError();
    return readFunc(*func);
  }
  if (!json::isUTF8(text.getValue()))
    return userError(Code::InvalidAnnotation, "the annotation is not UTF-8");
  Annotation annotation;
  annotation.attrs = DictionaryAttr::get(text.getContext());
  text.getValue().split(annotation.flags, ',');
  for (StringRef &flag : annotation.flags)
    flag = flag.trim();
  annotation.name = annotation.flags.front();
  annotation.flags.erase(annotation.flags.begin());
  if (annotation.name.empty())
    return userError(Code::InvalidAnnotation, "the annotation has no name");
  return annotation;
}

Expected<Annotation> readAnnotation(Operation *function) {
  Attribute attr = function->getAttr(implementsAttrName);
  if (!attr) {
    auto tag = function->getAttrOfType<StringAttr>(apiImplementsAttrName);
    if (!tag || tag.empty())
      return userError(Code::InvalidAnnotation,
                       "api_implements should be a non-empty string");
    Annotation annotation;
    annotation.isApi = true;
    annotation.name = tag.getValue();
    annotation.attrs = DictionaryAttr::get(function->getContext());
    return annotation;
  }
  if (auto func = dyn_cast<tf_type::FuncAttr>(attr))
    return readFunc(func);
  if (auto text = dyn_cast<StringAttr>(attr))
    return readText(text);
  return userError(Code::InvalidAnnotation,
                   "_implements is neither a string nor a function");
}

} // namespace tfuse
