//===- UnfreezeMutableGlobalTensors.cpp - Initializes mutable variables ---===//
//
//   global_tensor @v = 42                      session_initializer [@NoOp]
//   func @f(%v {bound_input = @v})       =>    func @NoOp()
//     tf.AssignVariableOp(%v, %x)                %0 = tf.VarHandleOp "v"
//                                                tf.AssignVariableOp(%0, 42)
//                                              func @f()
//                                                %0 = tf.VarHandleOp "v"
//                                                tf.AssignVariableOp(%0, %x)
//
// The initializer assigns the values first, because its other ops may read
// them.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_UNFREEZEMUTABLEGLOBALTENSORSPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

using tf_saved_model::GlobalTensorOp;

namespace {

constexpr StringLiteral initOpType("init_op");

struct UnfreezeMutableGlobalTensors
    : public impl::UnfreezeMutableGlobalTensorsPassBase<
          UnfreezeMutableGlobalTensors> {
  void runOnOperation() override;
  void assignValues(ArrayRef<GlobalTensorOp> globals);
  void unbind(func::FuncOp function,
              const llvm::DenseMap<StringAttr, GlobalTensorOp> &globals);
};

} // namespace

/// The last function of the session initializer; created if there is none.
static func::FuncOp getOrCreateInitializer(ModuleOp module) {
  for (func::FuncOp function : tf_saved_model::getInitializerFunctions(module))
    if (auto type = function->getAttrOfType<StringAttr>(
            tf_saved_model::initializerTypeAttr);
        type && type.getValue() == initOpType)
      return function;
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  auto initializer = tf_saved_model::getSessionInitializer(module);
  if (!initializer)
    initializer = tf_saved_model::SessionInitializerOp::create(
        builder, module.getLoc(), builder.getArrayAttr({}));
  auto function =
      func::FuncOp::create(module.getLoc(), "NoOp",
                           builder.getFunctionType(TypeRange(), TypeRange()));
  function->setAttr(
      tf_saved_model::exportedNamesAttr,
      builder.getStrArrayAttr({"__tf_saved_model_session_initializer_NoOp"}));
  function->setAttr(tf_saved_model::initializerTypeAttr,
                    builder.getStringAttr(initOpType));
  SymbolTable(module).insert(function, std::next(initializer->getIterator()));
  builder.setInsertionPointToStart(function.addEntryBlock());
  func::ReturnOp::create(builder, module.getLoc());
  SmallVector<Attribute> names(initializer.getInitializers().begin(),
                               initializer.getInitializers().end());
  names.push_back(FlatSymbolRefAttr::get(function));
  initializer.setInitializersAttr(builder.getArrayAttr(names));
  return function;
}

static Value createHandle(OpBuilder &builder, GlobalTensorOp global) {
  Type type = RankedTensorType::get(
      {}, tf_type::ResourceType::get(global.getContext(),
                                     cast<TensorType>(global.getType())));
  return createOp(
             builder, global.getLoc(), "VarHandleOp", type, {},
             {builder.getNamedAttr("container", builder.getStringAttr("")),
              builder.getNamedAttr("shared_name", global.getSymNameAttr())})
      ->getResult(0);
}

void UnfreezeMutableGlobalTensors::assignValues(
    ArrayRef<GlobalTensorOp> globals) {
  func::FuncOp function = getOrCreateInitializer(getOperation());
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  for (GlobalTensorOp global : globals) {
    Value handle = createHandle(builder, global);
    Value value = createConst(builder, global.getLoc(), *global.getValue());
    createOp(
        builder, global.getLoc(), "AssignVariableOp", TypeRange(),
        {handle, value},
        builder.getNamedAttr("validate_shape", builder.getBoolAttr(false)));
  }
}

void UnfreezeMutableGlobalTensors::unbind(
    func::FuncOp function,
    const llvm::DenseMap<StringAttr, GlobalTensorOp> &globals) {
  BitVector bound(function.getNumArguments());
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  for (BlockArgument argument : function.getArguments()) {
    auto symbol = function.getArgAttrOfType<FlatSymbolRefAttr>(
        argument.getArgNumber(), tf_saved_model::boundInputAttr);
    GlobalTensorOp global =
        symbol ? globals.lookup(symbol.getAttr()) : GlobalTensorOp();
    if (!global)
      continue;
    if (!argument.use_empty())
      argument.replaceAllUsesWith(createHandle(builder, global));
    bound.set(argument.getArgNumber());
  }
  (void)function.eraseArguments(bound);
}

void UnfreezeMutableGlobalTensors::runOnOperation() {
  ModuleOp module = getOperation();
  // Includes variables that are written, and those with ambiguous handles.
  llvm::DenseMap<StringAttr, GlobalTensorOp> globals;
  SmallVector<GlobalTensorOp> initialized;
  for (auto global : module.getOps<GlobalTensorOp>()) {
    globals[global.getSymNameAttr()] = global;
    if (global.getValue())
      initialized.push_back(global);
  }
  if (globals.empty())
    return;
  if (!initialized.empty())
    assignValues(initialized);
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal())
      unbind(function, globals);
  for (auto &[name, global] : globals)
    global->erase();
}

} // namespace tfuse::tf
