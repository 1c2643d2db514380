//===- NodeWriter.cpp - Operations to NodeDefs ----------------------------===//

#include "GraphExporter.h"

#include "tfuse/Format/Proto/WireFormat.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include <google/protobuf/stubs/logging.h>

using namespace llvm;
using namespace mlir;
using tfuse::tfg::NodeView;
using tfuse::tfg::TFGDialect;

namespace tfuse {

//===----------------------------------------------------------------------===//
// References
//===----------------------------------------------------------------------===//

static Error nameless(Operation *op) {
  return userError(
      Code::InvalidGraph,
      "Can't export graph with missing op-name: the node uses a '" +
          op->getName().getStringRef() + "' without a name");
}

/// Returns the number of results of an argument of the op.
Expected<int64_t> GraphExporter::outputSize(NodeView node, const ArgView &arg,
                                            OpDefView op) {
  StringRef attr = arg.typeListAttr.empty() ? arg.numberAttr : arg.typeListAttr;
  if (attr.empty())
    return 1;
  Attribute value = node->getAttr(attr);
  if (auto number = dyn_cast_if_present<IntegerAttr>(value))
    return number.getInt();
  if (auto list = dyn_cast_if_present<ArrayAttr>(value))
    return list.size();
  if (std::optional<AttrView> known = op.attr(attr); known && !value) {
    if (std::optional<int64_t> number = known->defaultInt())
      return *number;
    if (auto types = known->defaultTypes())
      return types->size();
  }
  return userError(Code::InvalidGraph, "Type attr not found: " + attr,
                   "node '" + node.name() + "'");
}

/// Returns the suffix of a reference inside functions: "output:0".
Expected<std::string> GraphExporter::outputName(NodeView node,
                                                unsigned number) {
  if (auto names = node->getAttrOfType<ArrayAttr>(TFGDialect::kOutputNames))
    if (number < names.size() && isa<StringAttr>(names[number]))
      return cast<StringAttr>(names[number]).str();

  StringRef op = node.op();
  if (tfg::GraphFuncOp callee = functions.lookup(op)) {
    if (number < callee.getNumResults())
      if (auto name = callee.getResultAttrOfType<StringAttr>(
              number, TFGDialect::kArgName))
        return (name.getValue() + ":0").str();
    return userError(Code::InvalidGraph,
                     "result #" + Twine(number) + " of function '" + op +
                         "' does not exist, or has no name",
                     "node '" + node.name() + "'");
  }
  std::optional<OpDefView> definition = registry.lookup(op);
  if (!definition)
    return userError(Code::UnknownOp,
                     "op '" + op +
                         "' is neither registered nor a function: the names "
                         "of its outputs are unknown",
                     "node '" + node.name() + "'");
  int64_t first = 0;
  for (const ArgView &arg : definition->outputs()) {
    Expected<int64_t> size = outputSize(node, arg, *definition);
    if (!size)
      return size.takeError();
    if (number < first + *size)
      return (arg.name + ":" + Twine(number - first)).str();
    first += *size;
  }
  return userError(Code::InvalidGraph,
                   "result #" + Twine(number) + " of op '" + op +
                       "' is out of range",
                   "node '" + node.name() + "'");
}

/// Returns the reference to an output of a node, or to an element of an
/// argument, in a generic function.
static Expected<std::string> reference(tfg::GetResultOp op, StringRef node) {
  std::string text = node.str();
  if (!op.getName().empty())
    text += ":" + op.getName().str();
  return text + ":" + std::to_string(op.getNumber());
}

Expected<std::string> GraphExporter::reference(Value value, bool isFunction) {
  bool isControl = tfg::isControl(value);
  auto output = value.getDefiningOp<tfg::GetResultOp>();
  Value source = output ? output.getValue() : value;
  if (auto argument = dyn_cast<BlockArgument>(source)) {
    auto func = dyn_cast<tfg::GraphFuncOp>(argument.getOwner()->getParentOp());
    StringRef name =
        func ? func.getArgName(argument.getArgNumber() / 2) : StringRef();
    assert(!name.empty() && "writeArg fails for arguments without a name");
    if (output)
      return tfuse::reference(output, name);
    return ((isControl ? "^" : "") + name).str();
  }

  Operation *op = source.getDefiningOp();
  NodeView node = NodeView::get(op);
  if (!node || node.name().empty())
    return nameless(op);
  if (isControl)
    return ("^" + node.name()).str();
  if (output)
    return tfuse::reference(output, node.name());
  unsigned number = cast<OpResult>(value).getResultNumber();
  if (isFunction) {
    Expected<std::string> name = outputName(node, number);
    if (!name)
      return name.takeError();
    return (node.name() + ":" + *name).str();
  }
  return number == 0 ? node.name().str()
                     : (node.name() + ":" + Twine(number)).str();
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

bool mergeUnparsed(Attribute attr, google::protobuf::Message &message) {
  auto bytes = dyn_cast_if_present<StringAttr>(attr);
  if (!bytes)
    return true;
  google::protobuf::LogSilencer silencer;
  return message.MergeFromString(bytes.str());
}

static void
writeStrings(Attribute attr,
             google::protobuf::RepeatedPtrField<std::string> &strings) {
  if (auto list = dyn_cast_if_present<ArrayAttr>(attr))
    for (auto string : list.getAsRange<StringAttr>())
      *strings.Add() = string.str();
}

/// Returns all attributes of the op, sorted. Those of unregistered ops need no
/// copy.
static ArrayRef<NamedAttribute> allAttrs(Operation *op) {
  bool isPlain = !op->isRegistered() && !op->getPropertiesAsAttribute();
  return isPlain ? op->getDiscardableAttrDictionary().getValue()
                 : op->getAttrs();
}

Error GraphExporter::writeNodeAttrs(NodeView node, proto::NodeDef &def,
                                    NamedAttrs &entries) {
  auto &dialect = *cast<TFGDialect>(node->getDialect());
  DictionaryAttr storedForms;
  ArrayRef<NamedAttribute> all = allAttrs(&*node);
  for (NamedAttribute attr : all)
    if (attr.getName() == TFGDialect::kStoredValues)
      storedForms = dyn_cast<DictionaryAttr>(attr.getValue());

  for (NamedAttribute attr : all) {
    StringAttr key = attr.getName();
    if (key == dialect.getNameId()) {
      def.set_name(node.name().str());
    } else if (key == dialect.getDeviceId()) {
      def.set_device(node.device().str());
    } else if (key == dialect.getFullTypeId()) {
      if (auto type = dyn_cast<tf_type::FullTypeAttr>(attr.getValue()))
        AttrWriter::write(type, *def.mutable_experimental_type());
    } else if (!key.getValue().starts_with("tfg.")) {
      StringRef form;
      if (storedForms)
        if (auto text = storedForms.getAs<StringAttr>(key))
          form = text.getValue();
      proto::NamedAttr &entry = *entries.Add();
      entry.set_key(key.str());
      if (Error error =
              attrs.write(attr.getValue(), *entry.mutable_value(), form))
        return error;
    } else if (key == TFGDialect::kOriginalNodeNames) {
      writeStrings(attr.getValue(), *def.mutable_experimental_debug_info()
                                         ->mutable_original_node_names());
    } else if (key == TFGDialect::kOriginalFuncNames) {
      writeStrings(attr.getValue(), *def.mutable_experimental_debug_info()
                                         ->mutable_original_func_names());
    } else if (key == TFGDialect::kUnparsed) {
      if (!mergeUnparsed(attr.getValue(), def))
        return userError(Code::InvalidGraph, "tfg.unparsed is damaged");
    }
  }
  if (!is_sorted(entries, [](const auto &a, const auto &b) {
        return a.key() < b.key();
      }))
    llvm::sort(entries.pointer_begin(), entries.pointer_end(),
               [](const proto::NamedAttr *a, const proto::NamedAttr *b) {
                 return a->key() < b->key();
               });
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Plain nodes
//===----------------------------------------------------------------------===//

/// Appends the name of the attribute and its value as a serialized NamedAttr;
/// false if the value is not plain.
static bool appendPlainAttr(NamedAttribute attr, SmallVectorImpl<char> &bytes) {
  SmallVector<char, 128> entry, value;
  if (!AttrWriter::appendPlain(attr.getValue(), value))
    return false;
  appendField(proto::NamedAttr::kKeyFieldNumber, attr.getName(), entry);
  appendField(proto::NamedAttr::kValueFieldNumber,
              StringRef(value.data(), value.size()), entry);
  appendField(proto::NodeDef::kAttrFieldNumber,
              StringRef(entry.data(), entry.size()), bytes);
  return true;
}

/// Appends a node of a graph in binary form, as protobuf would serialize it, if
/// all its attributes are plain (most nodes). Otherwise returns false, and the
/// caller discards the appended bytes.
Expected<bool> GraphExporter::appendPlainNode(NodeView node,
                                              SmallVectorImpl<char> &bytes) {
  using Def = proto::NodeDef;
  auto &dialect = *cast<TFGDialect>(node->getDialect());
  SmallVector<char, 256> attrs;
  StringRef device;
  for (NamedAttribute attr : allAttrs(&*node)) {
    StringAttr key = attr.getName();
    if (key == dialect.getNameId())
      continue;
    if (key == dialect.getDeviceId())
      device = node.device();
    else if (key == dialect.getFullTypeId() || key.getValue().empty() ||
             key.getValue().starts_with("tfg.") ||
             !appendPlainAttr(attr, attrs))
      return false;
  }
  if (StringRef name = node.name(); !name.empty())
    appendField(Def::kNameFieldNumber, name, bytes);
  appendField(Def::kOpFieldNumber, node.op(), bytes);
  for (Value operand : node->getOperands()) {
    Expected<std::string> name = reference(operand, /*isFunction=*/false);
    if (!name)
      return name.takeError();
    appendField(Def::kInputFieldNumber, *name, bytes);
  }
  if (!device.empty())
    appendField(Def::kDeviceFieldNumber, device, bytes);
  bytes.append(attrs.begin(), attrs.end());
  return true;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

Error GraphExporter::writeNode(NodeView node, bool isFunction,
                               proto::NodeDef &def) {
  def.set_op(node.op().str());
  for (Value operand : node->getOperands()) {
    Expected<std::string> name = reference(operand, isFunction);
    if (!name)
      return name.takeError();
    def.add_input(std::move(*name));
  }
  return writeNodeAttrs(node, def, *def.mutable_attr());
}

Error GraphExporter::forEachNode(Block &block,
                                 llvm::function_ref<Error(NodeView)> write) {
  for (Operation &op : block) {
    if (isa<tfg::GetResultOp, tfg::ReturnOp>(op))
      continue;
    NodeView node = NodeView::get(&op);
    if (!node || op.getNumRegions() != 0)
      return userError(Code::InvalidGraph, "operation '" +
                                               op.getName().getStringRef() +
                                               "' is not a GraphDef node");
    if (Error error = write(node))
      return handleErrors(std::move(error), [&](const UserError &user) {
        return userError(user.code, user.message,
                         user.where.empty() ? "node '" + node.name() + "'"
                                            : Twine(user.where),
                         user.hint, DiagnosticSite());
      });
  }
  return Error::success();
}

Error GraphExporter::writeNodes(Block &block, bool isFunction, Nodes &nodes) {
  return forEachNode(block, [&](NodeView node) {
    return writeNode(node, isFunction, *nodes.Add());
  });
}

Error GraphExporter::writeNodes(Block &block, SerializedNodes &nodes) {
  SmallVector<char, 512> bytes;
  proto::NodeDef def; // Reused for all nodes, with its allocations.
  return forEachNode(block, [&](NodeView node) -> Error {
    bytes.clear();
    Expected<bool> isPlain = appendPlainNode(node, bytes);
    if (!isPlain)
      return isPlain.takeError();
    if (*isPlain) {
      nodes.append(StringRef(bytes.data(), bytes.size()));
      return Error::success();
    }
    def.Clear();
    size_t numExtents = attrs.extents.size();
    if (Error error = writeNode(node, /*isFunction=*/false, def))
      return error;
    bool hasExtents = attrs.extents.size() != numExtents;
    nodes.append(def, hasExtents ? ArrayRef(attrs.extents)
                                 : ArrayRef<ArrayRef<char>>());
    return Error::success();
  });
}

} // namespace tfuse
