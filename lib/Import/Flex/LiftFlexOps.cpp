//===- LiftFlexOps.cpp - Turn Flex ops back into TensorFlow ops -----------===//
//
// The options of a Flex op are a FlexBuffer vector of two strings: the name of
// the op, and its NodeDef in binary form.
//
//===----------------------------------------------------------------------===//

#include "Import/GraphDef/AttrReader.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Import/Flex/Passes.h"
#include "tfuse/Support/Diagnostics.h"

#include <flatbuffers/flexbuffers.h>

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_LIFTFLEXOPSPASS
#include "tfuse/Import/Flex/Passes.h.inc"

/// Reads the NodeDef in the options of an op. Fails with InvalidGraph.
static Expected<proto::NodeDef> readNode(StringRef options, StringRef op) {
  auto malformed = [](const Twine &message,
                      DiagnosticSite site = DiagnosticSite::current()) {
    return userError(Code::InvalidGraph,
                     "the options of the Flex op " + message, "", "", site);
  };
  const auto *bytes = reinterpret_cast<const uint8_t *>(options.data());
  if (options.size() < 3 ||
      !flexbuffers::VerifyBuffer(bytes, options.size(), nullptr))
    return malformed("are not a FlexBuffer");
  flexbuffers::Vector parts =
      flexbuffers::GetRoot(bytes, options.size()).AsVector();
  if (parts.size() != 2 || !parts[0].IsString() || !parts[1].IsString())
    return malformed("do not contain a name and a node");
  StringRef name(parts[0].AsString().c_str(), parts[0].AsString().length());
  if (name != op)
    return malformed("belong to '" + name + "'");
  proto::NodeDef node;
  if (!parseBinary({parts[1].AsString().c_str(), parts[1].AsString().length()},
                   node))
    return malformed("contain no node");
  return node;
}

/// In the tf dialect, a function without attributes is a symbol.
static Attribute asSymbol(Attribute attr) {
  auto func = dyn_cast<tf_type::FuncAttr>(attr);
  return func && func.getAttrs().empty() ? func.getName() : attr;
}

static Expected<SmallVector<NamedAttribute>>
readAttributes(const proto::NodeDef &node, MLIRContext *context) {
  FileExtents extents;
  AttrReader reader(context, extents);
  SmallVector<NamedAttribute> attrs;
  for (const proto::NamedAttr &attr : node.attr()) {
    Expected<Attribute> value = reader.read(attr.value());
    if (!value)
      return value.takeError();
    attrs.emplace_back(reader.key(attr.key()), asSymbol(*value));
  }
  return attrs;
}

/// If an op has several lists, stores the number of operands and results of
/// each argument in attributes, as upstream does.
static void addSegmentSizes(Operation *op) {
  std::optional<OpDefView> def = tf::getOpDef(op);
  auto countLists = [](auto arguments) {
    return count_if(arguments, [](ArgView arg) { return arg.isList(); });
  };
  auto add = [&](StringRef name, std::optional<ArgRanges> ranges) {
    SmallVector<int32_t> sizes;
    if (!ranges)
      return;
    for (auto [first, count] : *ranges)
      sizes.push_back(static_cast<int32_t>(count));
    op->setAttr(name, DenseI32ArrayAttr::get(op->getContext(), sizes));
  };
  if (countLists(def->inputs()) > 1)
    add("operandSegmentSizes", tf::operandRanges(op));
  if (countLists(def->outputs()) > 1)
    add("resultSegmentSizes", tf::resultRanges(op));
}

/// TFLite types are less precise: a handle is stored as int32, and a scalar
/// looks like a tensor of unknown rank.
static void fixTypes(Operation *op) {
  if (!tf::isa(op, "TensorArrayV3") || op->getNumResults() != 2)
    return;
  Value handle = op->getResult(0), flow = op->getResult(1);
  auto type = dyn_cast<TensorType>(handle.getType());
  if (type && type.getElementType().isInteger(32))
    handle.setType(type.clone(tf_type::ResourceType::get(op->getContext())));
  flow.setType(RankedTensorType::get({}, Float32Type::get(op->getContext())));
}

static LogicalResult lift(tfl::CustomOp custom) {
  StringRef name = custom.getCustomCode().drop_front(strlen("Flex"));
  if (!tf::getOpDef(OperationName("tf." + name.str(), custom.getContext())))
    return emitUserError(custom, Code::UnknownOp)
           << "TensorFlow has no op '" << name << "'";
  Expected<proto::NodeDef> node =
      readNode(custom.getCustomOption().getValue(), name);
  if (!node)
    return emitError(custom.getLoc(), node.takeError());
  Expected<SmallVector<NamedAttribute>> attrs =
      readAttributes(*node, custom.getContext());
  if (!attrs)
    return emitError(custom.getLoc(), attrs.takeError());
  OpBuilder builder(custom);
  Operation *op =
      tf::createOp(builder, custom.getLoc(), name, custom.getResultTypes(),
                   custom.getOperands(), *attrs);
  addSegmentSizes(op);
  fixTypes(op);
  custom->replaceAllUsesWith(op);
  custom.erase();
  return success();
}

namespace {
class LiftFlexOps : public impl::LiftFlexOpsPassBase<LiftFlexOps> {
  void runOnOperation() override {
    SmallVector<tfl::CustomOp> ops;
    getOperation().walk([&](tfl::CustomOp op) {
      if (op.getCustomCode().starts_with("Flex"))
        ops.push_back(op);
    });
    for (tfl::CustomOp op : ops)
      if (failed(lift(op)))
        return signalPassFailure();
  }
};
} // namespace

} // namespace tfuse
