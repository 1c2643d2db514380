//===- TensorNames.cpp - the names of tensors -----------------------------===//
//
// Names from locations, made unique by a suffix.
//
//===----------------------------------------------------------------------===//

#include "TensorNames.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace tfuse::tfl {

std::string nameFromLocation(Location location) {
  SmallVector<llvm::StringRef> names;
  SmallVector<Location> todo = {location};
  while (!todo.empty()) {
    Location next = todo.pop_back_val();
    if (auto call = dyn_cast<CallSiteLoc>(next)) {
      todo.push_back(call.getCallee());
    } else if (auto fused = dyn_cast<FusedLoc>(next)) {
      llvm::append_range(todo, llvm::reverse(fused.getLocations()));
    } else if (auto named = dyn_cast<NameLoc>(next)) {
      // "node@function" is a node in a function; "Type:" does not name a node.
      llvm::StringRef name = named.getName().getValue().split('@').first;
      if (!name.ends_with(":"))
        names.push_back(name);
    } else {
      names.push_back("");
    }
  }
  if (llvm::all_of(names, [](llvm::StringRef name) { return name.empty(); }))
    return "";
  return llvm::join(names, ";");
}

void TensorNames::set(Value value, llvm::StringRef name) {
  auto it = uses.try_emplace(name, 0).first;
  ++it->second;
  names.try_emplace(value, it->first());
}

llvm::StringRef TensorNames::of(Value value) {
  auto it = names.find(value);
  if (it != names.end())
    return it->second;
  llvm::StringRef name = unique(baseName(value));
  names.try_emplace(value, name);
  return name;
}

llvm::StringRef TensorNames::unique(llvm::StringRef base) {
  auto [it, isNew] = uses.try_emplace(base, 1);
  if (isNew)
    return it->first();
  // Adding other entries may move this one.
  for (uint64_t number = it->second;; ++number) {
    std::string candidate = (base + llvm::Twine(number)).str();
    auto [found, isFree] = uses.try_emplace(candidate, 1);
    if (!isFree)
      continue;
    uses[base] = number + 1;
    return found->first();
  }
}

/// The importer gives an op the names of all its results; the name of one.
static Location ownLocation(Value value) {
  Location location = value.getLoc();
  auto result = dyn_cast<OpResult>(value);
  auto labeled = dyn_cast<FusedLoc>(location);
  if (!result || !labeled || !labeled.getMetadata() ||
      labeled.getLocations().size() != 1)
    return location;
  auto names = dyn_cast<FusedLoc>(labeled.getLocations().front());
  if (!names ||
      names.getLocations().size() != result.getOwner()->getNumResults())
    return location;
  return names.getLocations()[result.getResultNumber()];
}

std::string TensorNames::baseName(Value value) {
  if (strip)
    return llvm::toString(llvm::APInt(32, count++), 36, /*Signed=*/false);
  std::string name = nameFromLocation(ownLocation(value));
  if (!name.empty())
    return name;
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return "arg" + std::to_string(cast<BlockArgument>(value).getArgNumber());
  llvm::StringRef op = result.getOwner()->getName().getStringRef();
  if (result.getResultNumber() == 0)
    return op.str();
  return (op + ":" + llvm::Twine(result.getResultNumber())).str();
}

} // namespace tfuse::tfl
