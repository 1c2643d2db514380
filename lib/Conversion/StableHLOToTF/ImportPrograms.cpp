//===- ImportPrograms.cpp - Programs inside a graph -----------------------===//
//
//   %r = tf.XlaCallModule(%x)        =>   %r = tf.PartitionedCall(%x) @main
//        {module = "ML\EFR..."}           func @main(%x) { stablehlo ... }
//
// If a program supports several platforms, its first argument selects the
// platform. It is bound to the CPU.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Conversion/StableHLOToTF/Passes.h"
#include "tfuse/Dialect/StableHLO/IR/StableHLO.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Import/StableHLO/PortableArtifact.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_IMPORTPROGRAMSPASS
#include "tfuse/Conversion/StableHLOToTF/Passes.h.inc"

namespace {

/// The supported versions of the op, whose programs are self-contained.
constexpr int64_t oldestVersion = 4, newestVersion = 10;

class ProgramImporter {
public:
  explicit ProgramImporter(SymbolTable &symbols) : symbols(symbols) {}

  LogicalResult import(Operation *op);

private:
  LogicalResult choosePlatform(Operation *op, func::FuncOp main);
  LogicalResult checkInterface(Operation *op, func::FuncOp main);
  void adopt(ModuleOp program, Location where);

  SymbolTable &symbols;
};

} // namespace

/// Binds the argument that selects the platform, if there is one.
LogicalResult ProgramImporter::choosePlatform(Operation *op,
                                              func::FuncOp main) {
  auto platforms = tf::getAttr<ArrayAttr>(op, "platforms");
  if (!platforms || platforms.size() < 2 ||
      main.getNumArguments() != op->getNumOperands() + 1)
    return success();
  auto type = dyn_cast<RankedTensorType>(main.getArgument(0).getType());
  if (!type || type.getRank() != 0 ||
      !type.getElementType().isSignlessInteger())
    return success();
  int64_t chosen = 0;
  for (auto [index, platform] : enumerate(platforms))
    if (auto name = dyn_cast<StringAttr>(platform))
      if (name.getValue().equals_insensitive("cpu"))
        chosen = index;
  OpBuilder builder = OpBuilder::atBlockBegin(&main.front());
  Value number = stablehlo::ConstantOp::create(
      builder, op->getLoc(), type,
      DenseElementsAttr::get(
          type, builder.getIntegerAttr(type.getElementType(), chosen)));
  main.getArgument(0).replaceAllUsesWith(number);
  return main.eraseArgument(0);
}

LogicalResult ProgramImporter::checkInterface(Operation *op,
                                              func::FuncOp main) {
  auto fits = [](TypeRange outside, TypeRange inside) {
    return outside.size() == inside.size() &&
           all_of(zip(outside, inside), [](auto pair) {
             auto a = dyn_cast<ShapedType>(std::get<0>(pair));
             auto b = dyn_cast<ShapedType>(std::get<1>(pair));
             return a && b && a.getElementType() == b.getElementType() &&
                    (!a.hasRank() || !b.hasRank() ||
                     succeeded(verifyCompatibleShape(a, b)));
           });
  };
  if (fits(op->getOperandTypes(), main.getArgumentTypes()) &&
      fits(op->getResultTypes(), main.getResultTypes()))
    return success();
  auto diag = emitUserError(op->getLoc(), Code::InvalidGraph);
  diag << "holds a program of StableHLO that computes "
       << main.getFunctionType() << ", and is used as "
       << FunctionType::get(op->getContext(), op->getOperandTypes(),
                            op->getResultTypes());
  return attachHint(diag, "programs with side effects (tokens) have no "
                          "counterpart in TFLite");
}

/// JAX broadcasts only axes whose size is statically one, so dynamic sizes are
/// unchanged by a broadcast. States this in the attributes.
static void stateSizesThatStay(ModuleOp program) {
  if (!program->hasAttr("jax.uses_shape_polymorphism"))
    return;
  program.walk([](Operation *op) {
    if (op->getName().getStringRef() != "stablehlo.dynamic_broadcast_in_dim" ||
        op->getNumOperands() != 2)
      return;
    auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    if (!type)
      return;
    SmallVector<int64_t> axes;
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (type.getDimSize(i) != 1)
        axes.push_back(i);
    auto list = RankedTensorType::get(axes.size(),
                                      IntegerType::get(op->getContext(), 64));
    op->setAttr("known_nonexpanding_dimensions",
                DenseIntElementsAttr::get(list, axes));
  });
}

/// Moves the program's functions into the module under unused names.
void ProgramImporter::adopt(ModuleOp program, Location where) {
  SymbolTable inner(program);
  auto functions = to_vector(program.getOps<func::FuncOp>());
  unsigned counter = 0;
  for (func::FuncOp function : functions) {
    StringRef own = function.getName();
    SmallString<32> name = SymbolTable::generateSymbolName<32>(
        own,
        [&](StringRef candidate) {
          return symbols.lookup(candidate) ||
                 (candidate != own && inner.lookup(candidate));
        },
        counter);
    if (name != own)
      (void)inner.rename(function, name);
  }
  for (func::FuncOp function : functions) {
    function.setPrivate();
    // Ops without a name in the program get the name of the node.
    function.walk([&](Operation *op) {
      if (isa<UnknownLoc>(op->getLoc()))
        op->setLoc(where);
    });
    function->remove();
    symbols.insert(function);
  }
}

LogicalResult ProgramImporter::import(Operation *op) {
  int64_t version = tf::getInt(op, "version").value_or(0);
  if (version < oldestVersion || version > newestVersion) {
    auto diag = emitUserError(op->getLoc(), Code::UnsupportedOp);
    diag << "XlaCallModule of version " << version << " is not known; versions "
         << oldestVersion << " to " << newestVersion << " are";
    return attachHint(diag, "export the model with another version of JAX");
  }
  auto bytes = tf::getAttr<StringAttr>(op, "module");
  StringRef data = bytes ? bytes.getValue() : StringRef();
  auto program = readPortableArtifact(data, op->getContext());
  if (!program) {
    Error rest = handleErrors(program.takeError(), [&](const UserError &error) {
      StringRef producer = producerOfPortableArtifact(data);
      auto diag = emitUserError(op->getLoc(), error.code, DiagnosticSite());
      diag << "the program of StableHLO in it"
           << (producer.empty() ? "" : " (" + producer + ")").str()
           << " cannot be read: " << error.message;
      attachHint(diag, "export the model again; jax2tf.convert(f, "
                       "native_serialization=False) writes TensorFlow ops");
    });
    consumeError(std::move(rest));
    return failure();
  }
  auto main = (*program)->lookupSymbol<func::FuncOp>("main");
  if (!main)
    return emitUserError(op->getLoc(), Code::FileCorrupt)
           << "the program of StableHLO in it has no function 'main'";
  if (failed(choosePlatform(op, main)) || failed(checkInterface(op, main)))
    return failure();
  stateSizesThatStay(**program);
  adopt(**program, op->getLoc());
  OpBuilder builder(op);
  Operation *call = tf::createOp(
      builder, op->getLoc(), "PartitionedCall", op->getResultTypes(),
      op->getOperands(),
      builder.getNamedAttr("f", FlatSymbolRefAttr::get(main.getNameAttr())));
  op->replaceAllUsesWith(call);
  op->erase();
  return success();
}

namespace {
struct ImportPrograms : impl::ImportProgramsPassBase<ImportPrograms> {
  void runOnOperation() override {
    SmallVector<Operation *> found;
    getOperation().walk([&](Operation *op) {
      if (tf::isa(op, "XlaCallModule"))
        found.push_back(op);
    });
    if (found.empty())
      return markAllAnalysesPreserved();
    SymbolTable symbols(getOperation());
    ProgramImporter importer(symbols);
    for (Operation *op : found)
      if (failed(importer.import(op)))
        signalPassFailure();
  }
};
} // namespace

} // namespace tfuse
