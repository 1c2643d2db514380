//===- Symbols.cpp - Symbols in attributes --------------------------------===//

#include "tfuse/Dialect/Utils/Symbols.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace tfuse {

using SeenSymbols = llvm::SmallPtrSet<const void *, 8>;

static void visitSymbols(Attribute attribute, SeenSymbols &seen,
                         llvm::function_ref<void(SymbolRefAttr)> visit) {
  if (auto symbol = llvm::dyn_cast<SymbolRefAttr>(attribute)) {
    if (seen.insert(symbol.getAsOpaquePointer()).second)
      visit(symbol);
  } else if (auto array = llvm::dyn_cast<ArrayAttr>(attribute)) {
    for (Attribute element : array)
      visitSymbols(element, seen, visit);
  } else if (auto dictionary = llvm::dyn_cast<DictionaryAttr>(attribute)) {
    for (NamedAttribute entry : dictionary)
      visitSymbols(entry.getValue(), seen, visit);
  } else if (!llvm::isa<IntegerAttr, FloatAttr, StringAttr, DenseElementsAttr>(
                 attribute)) {
    attribute.walk([&](SymbolRefAttr symbol) {
      if (seen.insert(symbol.getAsOpaquePointer()).second)
        visit(symbol);
    });
  }
}

void forEachSymbol(Attribute attribute,
                   llvm::function_ref<void(SymbolRefAttr)> visit) {
  SeenSymbols seen;
  visitSymbols(attribute, seen, visit);
}

} // namespace tfuse
