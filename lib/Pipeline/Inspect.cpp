//===- Inspect.cpp - Describes the contents of a model --------------------===//
//
// Describes a module right after import, so that SavedModels, GraphDefs and
// TFLite files share this code.
//
//===----------------------------------------------------------------------===//

#include "ArenaSummary.h"
#include "ModelGraph.h"
#include "Values.h"
#include "tfuse/Pipeline/GpuDelegate.h"
#include "tfuse/Pipeline/ImportModel.h"
#include "tfuse/Pipeline/Runtimes.h"
#include "tfuse/Pipeline/Session.h"
#include "tfuse/Report/ReportPage.h"
#include "tfuse/Support/AtomicFile.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/tfuse.h"

#include "tfuse/Conversion/TFGToTF/TFGToTF.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Import/SavedModel/SavedModelImport.h"
#include "tfuse/Rules/Composite/Annotation.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct Port {
  std::string name, type;
};
struct SignatureInfo {
  std::string key;
  std::vector<Port> inputs, outputs;
};
struct VariableInfo {
  std::string name, type;
  uint64_t bytes;
};
struct FunctionInfo {
  std::string name;
  /// The composite that the function implements; empty if none.
  std::string implements;
  unsigned ops;
};

/// The description of a module.
struct Description {
  /// "SavedModel", "GraphDef" or "TFLite".
  StringRef format;
  std::vector<SignatureInfo> signatures;
  /// Functions of saved objects that --function can name.
  std::vector<SignatureInfo> callables;
  std::vector<VariableInfo> variables;
  std::vector<FunctionInfo> functions;
  OpCounts ops;
  /// Custom ops that the application must register, by name.
  OpCounts customOps;
  uint64_t constantBytes = 0;
  /// The runtime that was asked for, why it cannot run the file, what the GPU
  /// delegate takes, and the arena of TFLite Micro.
  std::string target, refusal;
  GpuPlacement gpu;
  MicroArena arena;

  uint64_t variableBytes() const {
    uint64_t sum = 0;
    for (const VariableInfo &variable : variables)
      sum += variable.bytes;
    return sum;
  }
};

class Describer {
public:
  explicit Describer(ModuleOp module) : module(module) {}
  Description run();

private:
  void addSignatures();
  void addFunction(Operation *function, StringRef name);
  void addOp(Operation *op, unsigned &opsInFunction);
  void addState(Operation *op);
  void addExported(func::FuncOp function);

  ModuleOp module;
  Description result;
  StringMap<unsigned> counts, customCounts;
  llvm::StringSet<> handles;
};

} // namespace

static std::vector<Port> describePorts(DictionaryAttr signature,
                                       StringRef which) {
  std::vector<Port> result;
  auto ports = signature.getAs<ArrayAttr>(which);
  if (!ports)
    return result;
  for (auto port : ports.getAsRange<DictionaryAttr>()) {
    auto type = port.getAs<TypeAttr>("type");
    auto name = port.getAs<StringAttr>("name");
    auto tensor = port.getAs<StringAttr>("tensor");
    result.push_back({(name ? name : tensor).str(),
                      type ? describeType(type.getValue()) : "?"});
  }
  return result;
}

/// In a TFLite model, signatures are attributes of functions.
void Describer::addExported(func::FuncOp function) {
  for (StringRef name : tf_saved_model::getExportedNames(function)) {
    SignatureInfo info{name.str(), {}, {}};
    auto pathOf = [](ArrayAttr path) {
      auto name =
          path && !path.empty() ? dyn_cast<StringAttr>(path[0]) : StringAttr();
      return name ? name.str() : std::string("?");
    };
    for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i)
      info.inputs.push_back({pathOf(function.getArgAttrOfType<ArrayAttr>(
                                 i, tf_saved_model::indexPathAttr)),
                             describeType(function.getArgumentTypes()[i])});
    for (unsigned i = 0, e = function.getNumResults(); i != e; ++i)
      info.outputs.push_back({pathOf(function.getResultAttrOfType<ArrayAttr>(
                                  i, tf_saved_model::indexPathAttr)),
                              describeType(function.getResultTypes()[i])});
    result.signatures.push_back(std::move(info));
  }
}

void Describer::addSignatures() {
  auto describe = [&](StringRef name, std::vector<SignatureInfo> &list) {
    auto signatures = module->getAttrOfType<ArrayAttr>(name);
    if (!signatures)
      return;
    for (auto signature : signatures.getAsRange<DictionaryAttr>()) {
      auto key = signature.getAs<StringAttr>("key");
      list.push_back({key ? key.str() : "(no name)",
                      describePorts(signature, "inputs"),
                      describePorts(signature, "outputs")});
    }
  };
  describe(signaturesAttrName, result.signatures);
  describe(functionsAttrName, result.callables);
  for (auto function : module.getOps<func::FuncOp>())
    addExported(function);
}

/// The type of the value that an op reads from or writes to a TFLite variable.
static Type contentType(tfl::VarHandleOp handle) {
  for (Operation *user : handle->getUsers()) {
    if (mlir::isa<tfl::ReadVariableOp>(user))
      return user->getResult(0).getType();
    if (mlir::isa<tfl::AssignVariableOp>(user))
      return user->getOperand(1).getType();
  }
  return Type();
}

/// The state of a TFLite model: variable tensors, which persist between calls,
/// and named variables.
void Describer::addState(Operation *op) {
  auto add = [&](StringRef name, Type type) {
    result.variables.push_back(
        {name.str(), type ? describeType(type) : "?", type ? sizeOf(type) : 0});
  };
  auto handle = dyn_cast<tfl::VarHandleOp>(op);
  if (handle && handles.insert(handle.getSharedName()).second)
    add(handle.getSharedName(), contentType(handle));
  else if (op->hasAttr("tfl.is_variable") && op->getNumResults() == 1)
    add(nodeName(op), op->getResult(0).getType());
}

void Describer::addOp(Operation *op, unsigned &opsInFunction) {
  addState(op);
  if (auto custom = dyn_cast<tfl::CustomOp>(op))
    ++customCounts[custom.getCustomCode()];
  if (auto value = op->getAttrOfType<TypedAttr>("value"))
    if (isConstantOp(op) || op->getName().stripDialect() == "Const")
      result.constantBytes += sizeOf(value.getType());
  bool isNode = tfg::NodeView::isNode(op);
  bool isTFLite = op->getDialect() &&
                  op->getDialect()->getNamespace() == "tfl" &&
                  !isConstantOp(op) && !op->hasTrait<OpTrait::IsTerminator>() &&
                  !mlir::isa<tfl::ControlNodeOp>(op); // Its body counts.
  if (!isNode && !isTFLite)
    return;
  ++counts[op->getName().stripDialect()];
  ++opsInFunction;
}

void Describer::addFunction(Operation *function, StringRef name) {
  unsigned ops = 0;
  function->walk([&](Operation *op) {
    if (op != function)
      addOp(op, ops);
  });
  if (name.empty())
    return;
  std::string implements;
  if (isAnnotated(function)) {
    Expected<Annotation> annotation = readAnnotation(function);
    implements = annotation ? annotation->name.str() : "?";
    consumeError(annotation.takeError());
  }
  result.functions.push_back({name.str(), std::move(implements), ops});
}

/// Sort by descending frequency.
static OpCounts sorted(const StringMap<unsigned> &counts) {
  OpCounts result;
  for (auto &count : counts)
    result.emplace_back(count.getKey().str(), count.getValue());
  llvm::sort(result, [](const auto &a, const auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  return result;
}

Description Describer::run() {
  addSignatures();
  for (Operation &op : *module.getBody()) {
    if (auto variable = dyn_cast<tf_saved_model::GlobalTensorOp>(op))
      result.variables.push_back({variable.getSymName().str(),
                                  describeType(variable.getType()),
                                  sizeOf(variable.getType())});
    else if (mlir::isa<tfg::GraphOp>(op))
      addFunction(&op, "");
    else if (auto symbol = dyn_cast<SymbolOpInterface>(op))
      addFunction(&op, symbol.getName());
  }
  result.ops = sorted(counts);
  result.customOps = sorted(customCounts);
  return std::move(result);
}

static json::Array portsToJSON(const std::vector<Port> &ports) {
  json::Array array;
  for (const Port &port : ports)
    array.push_back(
        json::Object{{"name", json::fixUTF8(port.name)}, {"type", port.type}});
  return array;
}

static json::Object countsToJSON(const OpCounts &counts) {
  json::Object object;
  for (auto &[name, count] : counts)
    object[json::fixUTF8(name)] = count;
  return object;
}

static json::Array
signaturesToJSON(const std::vector<SignatureInfo> &signatures) {
  json::Array array;
  for (const SignatureInfo &signature : signatures)
    array.push_back(json::Object{{"key", json::fixUTF8(signature.key)},
                                 {"inputs", portsToJSON(signature.inputs)},
                                 {"outputs", portsToJSON(signature.outputs)}});
  return array;
}

/// Adds the answer for the runtime that was asked for.
static void addTarget(json::Object &object, const Description &model) {
  if (model.target.empty())
    return;
  object["runtime"] = json::Object{{"name", model.target},
                                   {"runs", model.refusal.empty()},
                                   {"refusal", json::fixUTF8(model.refusal)}};
  if (!model.gpu.summary.empty())
    object["gpu"] = toJSON(model.gpu);
  if (!model.arena.summary.empty())
    object["arena"] = toJSON(model.arena);
}

static std::string toJSON(const Description &model) {
  json::Array variables, functions;
  for (const VariableInfo &variable : model.variables)
    variables.push_back(json::Object{{"name", json::fixUTF8(variable.name)},
                                     {"type", variable.type},
                                     {"bytes", variable.bytes}});
  for (const FunctionInfo &function : model.functions)
    functions.push_back(
        json::Object{{"name", json::fixUTF8(function.name)},
                     {"implements", json::fixUTF8(function.implements)},
                     {"ops", function.ops}});
  json::Object object{{"version", 1},
                      {"format", model.format},
                      {"signatures", signaturesToJSON(model.signatures)},
                      {"callableFunctions", signaturesToJSON(model.callables)},
                      {"opCounts", countsToJSON(model.ops)},
                      {"customOpCounts", countsToJSON(model.customOps)},
                      {"variables", std::move(variables)},
                      {"variableBytes", model.variableBytes()},
                      {"constantBytes", model.constantBytes},
                      {"functions", std::move(functions)}};
  addTarget(object, model);
  return formatv("{0:2}\n", json::Value(std::move(object))).str();
}

static void printPorts(raw_ostream &os, StringRef title,
                       const std::vector<Port> &ports) {
  for (const Port &port : ports)
    os << "  " << title << "  " << port.name << "  " << port.type << '\n';
}

std::string formatBytes(uint64_t bytes) {
  constexpr const char *units[] = {"bytes", "kB", "MB", "GB", "TB"};
  double value = static_cast<double>(bytes);
  unsigned unit = 0;
  for (; value >= 1000 && unit < 4; ++unit)
    value /= 1000;
  return formatv(unit == 0 ? "{0:f0} {1}" : "{0:f1} {1}", value, units[unit]);
}

static std::string toText(const Description &model) {
  std::string text;
  raw_string_ostream os(text);
  os << model.format << '\n';
  if (model.signatures.empty() && model.format == "SavedModel")
    os << (model.callables.empty()
               ? "no signatures: pass signatures= to tf.saved_model.save(), or "
                 "use Keras' model.export()\n"
               : "no signatures; --function converts one of the functions\n");
  auto print = [&](StringRef kind, const SignatureInfo &signature) {
    os << kind << ' ' << signature.key << '\n';
    printPorts(os, "in ", signature.inputs);
    printPorts(os, "out", signature.outputs);
  };
  for (const SignatureInfo &signature : model.signatures)
    print("signature", signature);
  for (const SignatureInfo &callable : model.callables)
    print("function", callable);
  unsigned total = 0;
  for (auto &[name, count] : model.ops)
    total += count;
  os << "\nops: " << total << '\n';
  for (auto &[name, count] : model.ops)
    os << formatv("{0,6}  {1}\n", count, name);
  if (!model.customOps.empty()) {
    os << "\ncustom ops:\n";
    for (auto &[name, count] : model.customOps)
      os << formatv("{0,6}  {1}\n", count, name);
  }
  if (!model.variables.empty()) {
    os << "\nvariables: " << model.variables.size() << ", "
       << formatBytes(model.variableBytes()) << '\n';
    for (const VariableInfo &variable : model.variables)
      os << "  " << variable.name << "  " << variable.type << '\n';
  }
  os << "\nconstants: " << formatBytes(model.constantBytes) << '\n';
  if (!model.gpu.summary.empty()) {
    os << '\n' << model.gpu.summary << '\n';
    for (const CpuOp &op : model.gpu.cpuOps)
      os << "  " << op.op << "  " << op.node << ": " << op.reason << '\n';
  } else if (!model.target.empty()) {
    os << "\n"
       << model.target << ": "
       << (model.refusal.empty() ? "runs the file" : model.refusal) << '\n';
    if (!model.arena.summary.empty())
      os << model.arena.summary << '\n';
  }
  if (!model.functions.empty()) {
    os << "\nfunctions: " << model.functions.size() << '\n';
    for (const FunctionInfo &function : model.functions) {
      os << formatv("{0,6}  {1}", function.ops, function.name);
      if (!function.implements.empty())
        os << ", implements " << function.implements;
      os << '\n';
    }
  }
  return text;
}

/// Writes a page with the model's graph and, among its tensors, the variables.
static Error writePage(ModuleOp module, const Description &model,
                       const InspectOptions &options) {
  json::Object graph = describeGraph(module);
  for (const VariableInfo &variable : model.variables)
    graph.getArray("constants")
        ->push_back(json::Object{{"name", json::fixUTF8(variable.name)},
                                 {"type", variable.type},
                                 {"bytes", variable.bytes}});
  json::Value page = json::Object{
      {"version", 1},
      {"title", json::fixUTF8(options.input)},
      {"opCounts", json::Object{{"in the model", countsToJSON(model.ops)}}},
      {"notes",
       json::Array{(model.format +
                    ", constants: " + formatBytes(model.constantBytes) +
                    ", variables: " + formatBytes(model.variableBytes()))
                       .str()}},
      {"graphs", json::Object{{"model", std::move(graph)}}}};
  return writeAtomically(options.htmlFile,
                         [&](raw_ostream &os) { writeReportPage(page, os); });
}

/// Describes how the runtime that was asked for runs the file.
static Error addTarget(ModuleOp module, StringRef target, StringRef path,
                       Description &description) {
  if (target.empty())
    return Error::success();
  Expected<RuntimeChoice> runtime = chooseRuntime(target, /*rnn=*/"");
  if (!runtime)
    return runtime.takeError();
  if (description.format != "TFLite")
    return userError(Code::InvalidOption,
                     "--target applies to .tflite files only", "",
                     "tfuse explain --target describes other models");
  description.target = target.str();
  description.refusal = whyRefused(module, runtime->target);
  if (runtime->target == Runtime::Gpu)
    description.gpu = placeOnGpu(module);
  if (runtime->target != Runtime::Micro || !description.refusal.empty())
    return Error::success();
  Expected<MicroArena> arena = describeArena(path);
  if (!arena)
    return arena.takeError();
  description.arena = std::move(*arena);
  return Error::success();
}

static std::string describe(const InspectOptions &options) {
  Session session(options.onDiagnostic);
  if (failed(session.check(Session::checkPageFile(options.htmlFile))))
    return {};
  ImportRequest request;
  request.path = options.input;
  request.tags = options.tags;
  request.modelRoots = options.modelRoots;
  request.allowTFLite = true;
  request.tflite.keepUnknownOperators = true;
  request.requireSignatures = false;
  Expected<OwningOpRef<ModuleOp>> module =
      importModel(request, session.getContext());
  if (!module) {
    (void)session.check(module.takeError());
    return {};
  }
  Description description = Describer(**module).run();
  bool isGraph = !(*module)->getOps<tfg::GraphOp>().empty();
  description.format = !isGraph                               ? "TFLite"
                       : isModelOfTFJS(options.input)         ? "TensorFlow.js"
                       : isModelOfKeras(options.input)        ? "Keras"
                       : sys::fs::is_directory(options.input) ? "SavedModel"
                                                              : "GraphDef";
  if (failed(session.check(
          addTarget(**module, options.target, options.input, description))))
    return {};
  if (!options.htmlFile.empty() &&
      failed(session.check(writePage(**module, description, options))))
    return {};
  return options.json ? toJSON(description) : toText(description);
}

std::string inspect(const InspectOptions &options) {
  // On the heap, because an aborted run leaves the object in an invalid state.
  auto text = std::make_unique<std::string>();
  if (!Session::runGuarded(options.onDiagnostic,
                           [&] { *text = describe(options); })) {
    (void)text.release();
    return {};
  }
  return std::move(*text);
}

} // namespace tfuse
