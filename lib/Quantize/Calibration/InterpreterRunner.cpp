//===- InterpreterRunner.cpp - Runs a model in LiteRT's interpreter -------===//
//
// LiteRT's C interface refuses variable tensors, which hold the states of
// recurrent ops. The interpreter of the Python package runs them; it has no
// custom ops, so the observed values become the outputs of the model.
//
//===----------------------------------------------------------------------===//

#include "ModelRunner.h"
#include "PythonRunner.h"

#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace tfuse::quantize {

/// Reads the model, whose size is the first argument after the folder of the
/// packages. Then each request is a line of JSON and the elements of the
/// inputs; the answer is the sizes of the outputs and their elements.
static constexpr StringRef kScript = R"(
def run_signature(interpreter, runner, inputs, names):
    try:
        found = runner(**inputs)
        return [found[name] for name in names]
    except ValueError as error:
        # LiteRT reads no output without elements, after the run.
        if "Invalid tensor size" not in str(error):
            raise
    details = runner.get_output_details()
    subgraph = getattr(runner, "_subgraph_index", 0)
    return [read_output(interpreter, details[name], subgraph) for name in names]

def read_output(interpreter, detail, subgraph=0):
    if 0 in detail["shape"]:
        return np.zeros(detail["shape"], np.float32)
    return interpreter.get_tensor(detail["index"], subgraph)

import sys
sys.path[:] = [path for path in sys.path if path] + [path for path in sys.argv[1:2] if path]
import json
import numpy as np
from ai_edge_litert.interpreter import Interpreter
source, target = sys.stdin.buffer, sys.stdout.buffer
model = source.read(int(sys.argv[2]))
interpreter = None
for line in source:
    request = json.loads(line)
    if interpreter is None or not request["continues"]:
        interpreter = Interpreter(model_content=model)
        runners = {}
    inputs = {}
    for item in request["inputs"]:
        inputs[item["name"]] = read_input(source, item)
    if request["signature"] is not None:
        key = request["signature"]
        if key not in runners:
            runners[key] = interpreter.get_signature_runner(key)
        outputs = run_signature(interpreter, runners[key], inputs, request["outputs"])
    else:
        details = interpreter.get_input_details()
        for detail, content in zip(details, inputs.values()):
            if list(detail["shape"]) != list(content.shape):
                interpreter.resize_tensor_input(detail["index"], content.shape)
                runners = {}
        if "" not in runners:
            interpreter.allocate_tensors()
            runners[""] = None
        for detail, content in zip(details, inputs.values()):
            interpreter.set_tensor(detail["index"], content)
        interpreter.invoke()
        outputs = [read_output(interpreter, detail) for detail in interpreter.get_output_details()]
    answer(target, outputs)
)";

namespace {
class InterpreterRunner : public PythonRunner {
public:
  using PythonRunner::PythonRunner;

  Error open(ModuleOp module, ArrayRef<Value> values, StringRef library);

private:
  void returnValues(ModuleOp copy, ArrayRef<Value> values,
                    const IRMapping &copies);
};
} // namespace

/// Makes the observed values of each entry function its results.
void InterpreterRunner::returnValues(ModuleOp copy, ArrayRef<Value> values,
                                     const IRMapping &copies) {
  Builder builder(copy.getContext());
  SymbolTable symbols(copy);
  for (const Signature &signature : signatures) {
    auto function = symbols.lookup<func::FuncOp>(signature.function);
    llvm::MapVector<Value, SmallVector<unsigned, 1>> results;
    for (auto [i, value] : llvm::enumerate(values))
      if (Value mapped = copies.lookup(value);
          mapped.getParentBlock() == &function.front())
        results[mapped].push_back(i);
    SmallVector<Value> operands;
    SmallVector<std::string> names;
    outputs.emplace_back();
    for (auto &[value, indices] : results) {
      names.push_back("observed_" + std::to_string(operands.size()));
      operands.push_back(value);
      outputs.back().push_back({names.back(), indices});
    }
    function.front().getTerminator()->setOperands(operands);
    function.setType(builder.getFunctionType(function.getArgumentTypes(),
                                             ValueRange(operands).getTypes()));
    function.removeResAttrsAttr();
    // A file without signatures has outputs without names.
    if (!signature.keys.empty())
      for (auto [i, name] : llvm::enumerate(names))
        function.setResultAttr(i, "tf_saved_model.index_path",
                               builder.getStrArrayAttr(StringRef(name)));
    if (auto entry =
            function->getAttrOfType<DictionaryAttr>("tf.entry_function")) {
      NamedAttrList attributes(entry);
      attributes.set("outputs", builder.getStringAttr(llvm::join(names, ",")));
      function->setAttr("tf.entry_function",
                        attributes.getDictionary(copy.getContext()));
    }
  }
}

Error InterpreterRunner::open(ModuleOp module, ArrayRef<Value> values,
                              StringRef library) {
  IRMapping copies;
  OwningOpRef<ModuleOp> copy = cast<ModuleOp>(module->clone(copies));
  (*copy)->removeAttr("tfl.metadata");
  returnValues(*copy, values, copies);
  ExportOptions options;
  options.allowCustomOps = true;
  Expected<std::string> file = exportTFLiteToMemory(*copy, options);
  if (!file)
    return file.takeError();
  auto started = PythonProcess::start((llvm::Twine(kFunctions) + kScript).str(),
                                      library, std::to_string(file->size()));
  if (!started)
    return started.takeError();
  process = std::move(*started);
  return process->write({file->data(), file->size()});
}

Expected<std::unique_ptr<ModelRunner>>
createInterpreterRunner(ModuleOp module, ArrayRef<Value> values,
                        ArrayRef<Signature> signatures, StringRef library,
                        Sink sink) {
  auto runner =
      std::make_unique<InterpreterRunner>(signatures, std::move(sink));
  if (Error error = runner->open(module, values, library))
    return std::move(error);
  return std::move(runner);
}

} // namespace tfuse::quantize
