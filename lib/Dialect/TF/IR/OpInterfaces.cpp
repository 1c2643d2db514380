//===- OpInterfaces.cpp - The interfaces tf ops implement -----------------===//

#include "OpModel.h"
#include "SideEffects.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace mlir;

namespace tfuse::tf {
namespace {

/// A model of an interface for all ops of its kind; undefined methods have the
/// interface's default.
template <typename Interface, typename Derived>
using Model = typename Interface::template ExternalModel<Derived, Interface>;

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

struct EffectsModel : Model<MemoryEffectOpInterface, EffectsModel> {
  void
  getEffects(Operation *op,
             SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const {
    tf::getEffects(op, *lookupOp(op), effects);
  }
};

/// An op without effects may be speculated. (TensorFlow's kernels can fail on
/// bad values, wherever they run.)
struct SpeculationModel : Model<ConditionallySpeculatable, SpeculationModel> {
  Speculation::Speculatability getSpeculatability(Operation *op) const {
    const OpInfo &info = *lookupOp(op);
    if (info.kind == OpKind::RegionOp)
      return Speculation::RecursivelySpeculatable;
    SmallVector<MemoryEffects::EffectInstance> effects;
    tf::getEffects(op, info, effects);
    return effects.empty() ? Speculation::Speculatable
                           : Speculation::NotSpeculatable;
  }
};

//===----------------------------------------------------------------------===//
// Bytecode
//===----------------------------------------------------------------------===//

/// The properties are stored as the dictionary that they are.
struct BytecodeModel : Model<BytecodeOpInterface, BytecodeModel> {
  static LogicalResult readProperties(DialectBytecodeReader &reader,
                                      OperationState &state) {
    DictionaryAttr properties;
    if (failed(reader.readAttribute(properties)))
      return failure();
    state.propertiesAttr = properties;
    return success();
  }
  void writeProperties(Operation *op, DialectBytecodeWriter &writer) const {
    writer.writeAttribute(properties(op));
  }
};

//===----------------------------------------------------------------------===//
// Calls and other references to functions
//===----------------------------------------------------------------------===//

struct ArgAttrsModel : Model<ArgAndResultAttrsOpInterface, ArgAttrsModel> {
  static constexpr StringLiteral argAttrs{"arg_attrs"};
  static constexpr StringLiteral resAttrs{"res_attrs"};

  ArrayAttr getArgAttrsAttr(Operation *op) const {
    return op->getAttrOfType<ArrayAttr>(argAttrs);
  }
  ArrayAttr getResAttrsAttr(Operation *op) const {
    return op->getAttrOfType<ArrayAttr>(resAttrs);
  }
  void setArgAttrsAttr(Operation *op, ArrayAttr attrs) const {
    op->setAttr(argAttrs, attrs);
  }
  void setResAttrsAttr(Operation *op, ArrayAttr attrs) const {
    op->setAttr(resAttrs, attrs);
  }
  Attribute removeArgAttrsAttr(Operation *op) const {
    return op->removeAttr(argAttrs);
  }
  Attribute removeResAttrsAttr(Operation *op) const {
    return op->removeAttr(resAttrs);
  }
};

struct CallModel : Model<CallOpInterface, CallModel> {
  CallInterfaceCallable getCallableForCallee(Operation *op) const {
    return getFunctionSymbol(op->getAttr("f"));
  }
  void setCalleeFromCallable(Operation *op,
                             CallInterfaceCallable callee) const {
    op->setAttr("f", cast<SymbolRefAttr>(callee));
  }
  Operation::operand_range getArgOperands(Operation *op) const {
    return op->getOperands();
  }
  MutableOperandRange getArgOperandsMutable(Operation *op) const {
    return MutableOperandRange(op);
  }
};

struct SymbolUserModel : Model<SymbolUserOpInterface, SymbolUserModel> {
  LogicalResult verifySymbolUses(Operation *op,
                                 SymbolTableCollection &tables) const {
    for (FunctionRef ref : getFunctionRefs(op)) {
      auto function =
          tables.lookupNearestSymbolFrom<FunctionOpInterface>(op, ref.symbol);
      if (!function) {
        if (mayReferOutside(op))
          continue;
        return diagnoseUndefined(op, ref);
      }
      if (lookupOp(op)->kind == OpKind::Call &&
          failed(verifyCall(op, ref, function)))
        return failure();
    }
    return success();
  }

private:
  /// Data set ops and custom ops may name functions of the runtime; only
  /// control flow and calls must find theirs in the module.
  static bool mayReferOutside(Operation *op) {
    return lookupOp(op)->kind != OpKind::Call && !hasFact(op, OpFact::Branch) &&
           !hasFact(op, OpFact::Loop);
  }

  static LogicalResult diagnoseUndefined(Operation *op, FunctionRef ref) {
    if (lookupOp(op)->kind != OpKind::Call)
      return op->emitOpError()
             << ref.attr << " refers to an undefined function : "
             << ref.symbol.getLeafReference().getValue();
    return op->emitError("'f' attribute refers to an undefined function: ")
           << calleeName(op, ref);
  }

  /// As TensorFlow's dialect says it: a LegacyCall has a name, other calls have
  /// a symbol.
  static std::string calleeName(Operation *op, FunctionRef ref) {
    StringRef name = ref.symbol.getLeafReference().getValue();
    return ((isa(op, "LegacyCall") ? "" : "@") + name).str();
  }

  static LogicalResult verifyCall(Operation *op, FunctionRef ref,
                                  FunctionOpInterface function) {
    if (op->getNumOperands() == function.getNumArguments())
      return success();
    bool isLegacy = isa(op, "LegacyCall");
    return op->emitError() << "argument count mismatch: 'args' has "
                           << op->getNumOperands()
                           << (isLegacy ? " argument(s)" : " arguments")
                           << ", but '" << calleeName(op, ref) << "' expects "
                           << function.getNumArguments();
  }
};

//===----------------------------------------------------------------------===//
// Control flow with regions
//===----------------------------------------------------------------------===//

/// IfRegion and CaseRegion run one region; WhileRegion runs its condition,
/// then either its body and the condition again, or ends.
struct RegionBranchModel : Model<RegionBranchOpInterface, RegionBranchModel> {
  OperandRange getEntrySuccessorOperands(Operation *op,
                                         RegionSuccessor successor) const {
    OperandRange operands = op->getOperands();
    return isa(op, "WhileRegion") ? operands : operands.take_front(0);
  }

  void getSuccessorRegions(Operation *op, RegionBranchPoint point,
                           SmallVectorImpl<RegionSuccessor> &regions) const {
    if (isa(op, "WhileRegion"))
      return getWhileSuccessors(op, point, regions);
    if (!point.isParent()) {
      regions.emplace_back(op, op->getResults());
      return;
    }
    for (Region &region : op->getRegions())
      regions.emplace_back(&region);
  }

  void
  getRegionInvocationBounds(Operation *op, ArrayRef<Attribute>,
                            SmallVectorImpl<InvocationBounds> &bounds) const {
    bool isLoop = isa(op, "WhileRegion");
    for ([[maybe_unused]] Region &region : op->getRegions())
      bounds.push_back(isLoop ? InvocationBounds::getUnknown()
                              : InvocationBounds(/*lb=*/0, /*ub=*/1));
  }

  bool areTypesCompatible(Operation *, Type lhs, Type rhs) const {
    return bool(tf_type::getCastCompatibleType(lhs, rhs));
  }

private:
  static void getWhileSuccessors(Operation *op, RegionBranchPoint point,
                                 SmallVectorImpl<RegionSuccessor> &regions) {
    Region &condition = op->getRegion(0), &body = op->getRegion(1);
    if (point.isParent() ||
        point.getTerminatorPredecessorOrNull()->getParentRegion() == &body) {
      regions.emplace_back(&condition, condition.getArguments());
      return;
    }
    // A condition may yield its Boolean alone. The terminator then does not
    // forward the values, so nothing is known of them in body and results.
    bool forwards = point.getTerminatorPredecessorOrNull()->getNumOperands() ==
                    1 + op->getNumOperands();
    regions.emplace_back(&body, forwards ? body.getArguments()
                                         : Block::BlockArgListType());
    regions.emplace_back(op, forwards ? op->getResults()
                                      : op->getResults().take_front(0));
  }
};

struct YieldModel : Model<RegionBranchTerminatorOpInterface, YieldModel> {
  MutableOperandRange getMutableSuccessorOperands(Operation *op,
                                                  RegionSuccessor) const {
    Operation *parent = op->getParentOp();
    unsigned region = op->getParentRegion()->getRegionNumber();
    // The first operand in a condition is the bool; the others are forwarded.
    if (isa(parent, "WhileRegion") && region == 0)
      return MutableOperandRange(op, 1, op->getNumOperands() - 1);
    return MutableOperandRange(op);
  }
};

struct LoopModel : Model<LoopLikeOpInterface, LoopModel> {
  SmallVector<Region *> getLoopRegions(Operation *op) const {
    return {&op->getRegion(1)};
  }
};

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

struct ConstAsmModel : Model<OpAsmOpInterface, ConstAsmModel> {
  void getAsmResultNames(Operation *op, OpAsmSetValueNameFn setName) const {
    if (op->getNumResults() == 1)
      setName(op->getResult(0), "cst");
  }
};

} // namespace

mlir::detail::InterfaceMap makeInterfaces(const OpInfo &info) {
  mlir::detail::InterfaceMap map;
  map.insertModels<BytecodeModel>();
  // Ops with regions have no own effects: RegionOps have the effects of their
  // bodies, and the effects of Opaque ops are unknown.
  if (info.kind != OpKind::RegionOp && info.kind != OpKind::Opaque)
    map.insertModels<EffectsModel, SpeculationModel>();
  switch (info.kind) {
  case OpKind::Plain:
  case OpKind::Opaque:
    break;
  case OpKind::Call:
    map.insertModels<ArgAttrsModel>();
    map.insertModels<CallModel, SymbolUserModel>();
    break;
  case OpKind::FuncUser:
    map.insertModels<SymbolUserModel>();
    break;
  case OpKind::RegionOp:
    map.insertModels<RegionBranchModel, SpeculationModel>();
    if (info.def.name() == "WhileRegion")
      map.insertModels<LoopModel>();
    break;
  case OpKind::Terminator:
    map.insertModels<YieldModel>();
    break;
  }
  if (info.def.name() == "Const")
    map.insertModels<ConstAsmModel>();
  return map;
}

} // namespace tfuse::tf
