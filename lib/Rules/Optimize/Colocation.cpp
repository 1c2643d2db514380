//===- Colocation.cpp - Colocation groups of nodes ------------------------===//

#include "Colocation.h"

#include "tfuse/Dialect/TFG/IR/NodeView.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Region.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::NodeView;

static constexpr StringLiteral classAttrName = "_class";
static constexpr StringLiteral prefix = "loc:@";

/// The names of the groups of a node.
static SmallVector<StringRef> groupsOf(Operation *node, StringAttr id) {
  SmallVector<StringRef> groups;
  if (auto classes = node->getAttrOfType<ArrayAttr>(id))
    for (Attribute attr : classes)
      if (auto text = dyn_cast<StringAttr>(attr))
        if (StringRef name = text.getValue(); name.consume_front(prefix))
          groups.push_back(name);
  return groups;
}

Colocation::Colocation(Operation *graph) : graph(graph) {
  auto id = StringAttr::get(graph->getContext(), classAttrName);
  Block &block = graph->getRegion(0).front();
  llvm::StringMap<bool> names;
  for (Operation &op : block)
    if (NodeView::isNode(&op))
      for (StringRef group : groupsOf(&op, id))
        names[group] = true;
  if (names.empty())
    return;
  for (Operation &op : block)
    if (NodeView node = NodeView::get(&op); node && names.contains(node.name()))
      devices[node.name()] = node.device().str();
}

void Colocation::repair() {
  if (devices.empty())
    return;
  auto id = StringAttr::get(graph->getContext(), classAttrName);
  Block &block = graph->getRegion(0).front();
  llvm::StringMap<std::string> gone = devices;
  for (Operation &op : block)
    if (NodeView node = NodeView::get(&op))
      gone.erase(node.name());
  if (gone.empty())
    return;
  llvm::StringMap<StringAttr> renamed;
  for (Operation &op : block) {
    NodeView node = NodeView::get(&op);
    auto classes = node ? op.getAttrOfType<ArrayAttr>(id) : ArrayAttr();
    if (!classes)
      continue;
    SmallVector<Attribute> kept;
    for (Attribute attr : classes) {
      auto text = dyn_cast<StringAttr>(attr);
      StringRef name = text ? text.getValue() : StringRef();
      auto found = name.consume_front(prefix) ? gone.find(name) : gone.end();
      if (found == gone.end()) {
        kept.push_back(attr);
        continue;
      }
      if (node.device().empty() && !found->second.empty())
        node.setDevice(found->second);
      auto [entry, isFirst] = renamed.try_emplace(name);
      if (isFirst)
        entry->second = StringAttr::get(op.getContext(), prefix + node.name());
      else
        kept.push_back(entry->second);
    }
    if (kept.size() == classes.size() && llvm::equal(kept, classes))
      continue;
    if (kept.empty())
      op.removeAttr(id);
    else
      op.setAttr(id, ArrayAttr::get(op.getContext(), kept));
  }
}

} // namespace tfuse
