//===- TFGDialect.cpp - The dialect of TensorFlow graphs ------------------===//

#include "tfuse/Dialect/TFG/IR/TFGDialect.h"

#include "Detail.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Support/OpDefs.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace llvm;
using namespace mlir;

#include "tfuse/Dialect/TFG/IR/TFGDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tfuse/Dialect/TFG/IR/TFGAttributes.cpp.inc"

namespace tfuse::tfg {

//===----------------------------------------------------------------------===//
// Interfaces of unregistered ops
//===----------------------------------------------------------------------===//

namespace {
struct NodeAsm : OpAsmOpInterface::FallbackModel<NodeAsm> {
  static bool classof(Operation *) { return true; }

  void getAsmResultNames(Operation *op, OpAsmSetValueNameFn setName) const {
    detail::nameResults(op, setName);
  }
  void getAsmBlockArgumentNames(Operation *, Region &,
                                OpAsmSetValueNameFn) const {}
  void getAsmBlockNames(Operation *, OpAsmSetBlockNameFn) const {}
};

/// An unused node of a stateless op is dead. This holds in functions only: in a
/// graph, any node may be fetched.
struct NodeEffects : MemoryEffectOpInterface::FallbackModel<NodeEffects> {
  static bool classof(Operation *) { return true; }

  void
  getEffects(Operation *op,
             SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
                 &effects) const {
    StringRef name = op->getName().stripDialect();
    name.consume_back("Region"); // WhileRegion has While's effects.
    std::optional<OpDefView> known = OpRegistry::builtin().lookup(name);
    if (!known || known->isStateful() || op->getParentOfType<GraphOp>())
      effects.emplace_back(MemoryEffects::Write::get());
  }
};
} // namespace

void *TFGDialect::getRegisteredInterfaceForOp(TypeID interface,
                                              OperationName name) {
  static NodeAsm nodeAsm;
  static NodeEffects nodeEffects;
  if (name.hasTrait<IntrinsicOperation>())
    return nullptr;
  if (interface == TypeID::get<OpAsmOpInterface>())
    return static_cast<OpAsmOpInterface::Concept *>(&nodeAsm);
  if (interface == TypeID::get<MemoryEffectOpInterface>())
    return static_cast<MemoryEffectOpInterface::Concept *>(&nodeEffects);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

void TFGDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TFG/IR/TFGOps.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tfuse/Dialect/TFG/IR/TFGAttributes.cpp.inc"
      >();
  allowUnknownOperations();

  MLIRContext *context = getContext();
  nameId = StringAttr::get(context, kName);
  deviceId = StringAttr::get(context, kDevice);
  assignedDeviceId = StringAttr::get(context, kAssignedDevice);
  fullTypeId = StringAttr::get(context, kFullType);
  argNameId = StringAttr::get(context, kArgName);
  controlType = tf_type::ControlType::get(context);
}

std::optional<Dialect::ParseOpHook>
TFGDialect::getParseOperationHook(StringRef) const {
  return ParseOpHook(detail::parseNode);
}

unique_function<void(Operation *, OpAsmPrinter &)>
TFGDialect::getOperationPrinter(Operation *op) const {
  if (!detail::hasNodeSyntax(op))
    return nullptr; // The generic form is printed.
  return [](Operation *op, OpAsmPrinter &printer) {
    detail::printNode(op, printer);
  };
}

} // namespace tfuse::tfg
