//===- TensorFlowRunner.cpp - Runs a source model in TensorFlow -----------===//

#include "PythonRunner.h"

using llvm::Error;
using llvm::Expected;

namespace tfuse::quantize {

/// Arguments: the model, its tags, the inputs and outputs of a GraphDef, all
/// separated by ",". A model with variables is loaded again for each sample
/// that does not continue the last one.
static constexpr llvm::StringLiteral kScript = R"(
import os, sys
sys.path[:] = [path for path in sys.path if path]
source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
os.dup2(2, 1)
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")
import json
import tensorflow as tf
path, tags, inputs, outputs = sys.argv[1:5]

class Graph:
    variables = ()
    def __init__(self):
        graph = tf.compat.v1.GraphDef()
        with open(path, "rb") as file:
            content = file.read()
        if path.endswith(".pbtxt"):
            from google.protobuf import text_format
            text_format.Parse(content.decode(), graph)
        else:
            graph.ParseFromString(content)
        imported = tf.compat.v1.wrap_function(
            lambda: tf.import_graph_def(graph, name=""), [])
        def tensor(name):
            return imported.graph.as_graph_element(
                name if ":" in name else name + ":0")
        self.pruned = imported.prune([tensor(name) for name in inputs.split(",") if name],
                                     [tensor(name) for name in outputs.split(",")])
    def __call__(self, arguments, wanted):
        return self.pruned(*arguments.values())

class Saved:
    def __init__(self):
        self.model = tf.saved_model.load(path, tags.split(",") if tags else None)
        self.variables = getattr(self.model, "variables", ())
    def __call__(self, arguments, wanted):
        found = self.model.signatures[self.key](**arguments)
        return [found[name] for name in wanted]

load = Saved if os.path.isdir(path) else Graph
model = None
for line in source:
    request = json.loads(line)
    if model is None or (model.variables and not request["continues"]):
        model = load()
    model.key = request["signature"]
    arguments = {}
    for item in request["inputs"]:
        arguments[item["name"]] = tf.constant(read_input(source, item))
    answer(target, [tf.convert_to_tensor(output).numpy()
                    for output in model(arguments, request["outputs"])])
)";

namespace {
class TensorFlowRunner : public PythonRunner {
public:
  using PythonRunner::PythonRunner;

  Error open(const TensorFlowModel &model,
             llvm::ArrayRef<std::vector<std::string>> names) {
    unsigned value = 0;
    for (const std::vector<std::string> &ofSignature : names) {
      outputs.emplace_back();
      for (const std::string &name : ofSignature)
        outputs.back().push_back({name, {value++}});
    }
    auto started = PythonProcess::startIn(
        model.python, (llvm::Twine(kFunctions) + kScript).str(),
        {model.path, model.tags, model.inputs, model.outputs});
    if (!started)
      return started.takeError();
    process = std::move(*started);
    return Error::success();
  }
};
} // namespace

Expected<std::unique_ptr<ModelRunner>>
createTensorFlowRunner(const TensorFlowModel &model,
                       llvm::ArrayRef<std::vector<std::string>> outputs,
                       llvm::ArrayRef<Signature> signatures, Sink sink) {
  auto runner = std::make_unique<TensorFlowRunner>(signatures, std::move(sink));
  if (Error error = runner->open(model, outputs))
    return std::move(error);
  return std::move(runner);
}

} // namespace tfuse::quantize
