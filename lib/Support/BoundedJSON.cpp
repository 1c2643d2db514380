//===- BoundedJSON.cpp - Parses JSON of untrusted files -------------------===//

#include "tfuse/Support/BoundedJSON.h"

using namespace llvm;

namespace tfuse {

static bool isNestedAtMost(StringRef text, unsigned limit) {
  unsigned depth = 0;
  bool isString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (isString && c == '\\')
      ++i;
    else if (c == '"')
      isString = !isString;
    else if (!isString && (c == '[' || c == '{')) {
      if (++depth > limit)
        return false;
    } else if (!isString && (c == ']' || c == '}') && depth > 0)
      --depth;
  }
  return true;
}

Expected<json::Value> parseBoundedJSON(StringRef text, unsigned maxDepth) {
  if (!isNestedAtMost(text, maxDepth))
    return createStringError("the JSON text is nested too deeply");
  Expected<json::Value> document = json::parse(text);
  if (!document)
    return createStringError("the file is not JSON: " +
                             toString(document.takeError()));
  return document;
}

} // namespace tfuse
