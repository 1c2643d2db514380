//===- VerifyQuantized.cpp - How a file differs from its model ------------===//

#include "tfuse/verify.h"

#include "Conversion.h"
#include "ModelGraph.h"
#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "tfuse/Pipeline/Session.h"
#include "tfuse/Quantize/CalibrationData.h"
#include "tfuse/Quantize/CompareModels.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/MappedFile.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse {

static Expected<OwningOpRef<ModuleOp>> importFile(const std::string &path,
                                                  MLIRContext &context) {
  Expected<std::shared_ptr<const MappedFile>> file = MappedFile::open(path);
  if (!file)
    return file.takeError();
  if (!isTFLiteModel((*file)->bytes()))
    return userError(
        Code::NotAModel, "not a TFLite file", path,
        "tfuse verify takes the model, or its float .tflite file, and "
        "the .tflite file to check");
  return importTFLite(std::move(*file), &context);
}

static std::vector<TensorDifference>
describe(ArrayRef<quantize::TensorComparison> comparisons) {
  std::vector<TensorDifference> result;
  for (const quantize::TensorComparison &pair : comparisons)
    result.push_back({pair.name, pair.layer, pair.difference.elements(),
                      pair.difference.snr(), pair.difference.cosine(),
                      pair.difference.maxError(),
                      pair.difference.relativeError(),
                      pair.difference.maxValue()});
  return result;
}

bool TensorDifference::isWithin(double tolerance) const {
  constexpr double kTiny = 1e-6;
  double scale = maxValue < kTiny ? 1 : maxValue;
  return maxError <= tolerance * scale; // False for NaN.
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static json::Value number(double value) {
  return std::isfinite(value) ? json::Value(value) : json::Value(nullptr);
}

static json::Array toArray(ArrayRef<TensorDifference> tensors) {
  json::Array array;
  for (const TensorDifference &tensor : tensors) {
    array.push_back(json::Object{{"name", json::fixUTF8(tensor.name)},
                                 {"layer", json::fixUTF8(tensor.layer)},
                                 {"elements", int64_t(tensor.elements)},
                                 {"snr", number(tensor.snr)},
                                 {"cosine", number(tensor.cosine)},
                                 {"maxError", number(tensor.maxError)},
                                 {"relativeRMS", number(tensor.relativeRMS)},
                                 {"maxValue", number(tensor.maxValue)}});
  }
  return array;
}

static std::string toJSON(const VerifyResult &result) {
  json::Array notes;
  for (const std::string &note : result.notes)
    notes.push_back(json::fixUTF8(note));
  json::Object object{{"version", 1},
                      {"samples", int64_t(result.samples)},
                      {"outputs", toArray(result.outputs)},
                      {"layers", toArray(result.layers)},
                      {"firstLayer", json::fixUTF8(result.firstLayer)},
                      {"notes", std::move(notes)}};
  return formatv("{0:2}\n", json::Value(std::move(object)));
}

/// The errors of layers and outputs, by the names that nodes have in a report.
static json::Array errorsByLayer(const VerifyResult &result) {
  json::Array array;
  for (const auto *list : {&result.layers, &result.outputs})
    for (const TensorDifference &tensor : *list)
      array.push_back(json::Object{
          {"name",
           json::fixUTF8(tensor.layer.empty() ? tensor.name : tensor.layer)},
          {"tensor", json::fixUTF8(tensor.name)},
          {"snr", number(tensor.snr)},
          {"maxError", number(tensor.maxError)}});
  return array;
}

//===----------------------------------------------------------------------===//
// TFLite files
//===----------------------------------------------------------------------===//

/// The first layer whose results differ. Rounding noise is smaller.
static std::string
firstDifferentLayer(ArrayRef<quantize::TensorComparison> inner) {
  constexpr double kNoise = 1e-3;
  for (const TensorDifference &tensor : describe(inner))
    if (!tensor.isWithin(kNoise))
      return tensor.layer.empty() ? tensor.name : tensor.layer;
  return "";
}

/// The source model for TensorFlow. The names of a GraphDef's inputs and
/// outputs are those of the lowered module, if the user gives none.
static quantize::TensorFlowModel
sourceInTensorFlow(const VerifyOptions &options, ModuleOp lowered) {
  quantize::TensorFlowModel model{options.tensorFlow, options.floatFile,
                                  join(options.tags, ","), "", ""};
  for (auto function : lowered.getOps<func::FuncOp>())
    if (auto entry =
            function->getAttrOfType<DictionaryAttr>("tf.entry_function")) {
      if (auto inputs = entry.getAs<StringAttr>("inputs"))
        model.inputs = inputs.str();
      if (auto outputs = entry.getAs<StringAttr>("outputs"))
        model.outputs = outputs.str();
      break;
    }
  return model;
}

static Error compareWith(ModuleOp exact, ModuleOp quantized,
                         const VerifyOptions &options, Session &session,
                         VerifyResult &result) {
  if (Error canceled = Session::announce(options.onPhase, "verify"))
    return canceled;
  quantize::CompareOptions request;
  request.runtime = options.runtime;
  request.prefersEvaluator = result.fromSource;
  request.comparesAll = result.fromSource;
  if (result.fromSource && !options.tensorFlow.empty())
    request.tensorFlow = sourceInTensorFlow(options, exact);
  request.randomSamples = options.randomSamples;
  request.seed = options.seed;
  request.calls = options.calls;
  request.onProgress = options.onSample;
  request.onNote = [&](StringRef note) { result.notes.push_back(note.str()); };
  Expected<quantize::ModelComparison> comparison =
      compareModels(exact, quantized, options.data, request);
  if (!comparison)
    return comparison.takeError();
  result.samples = comparison->samples;
  result.outputs = describe(comparison->outputs);
  result.layers = describe(comparison->inner);
  result.firstLayer = firstDifferentLayer(comparison->inner);
  // NaN is worst.
  llvm::stable_sort(result.layers, [](const auto &a, const auto &b) {
    return std::isnan(a.snr) ? !std::isnan(b.snr) : a.snr < b.snr;
  });
  result.json = toJSON(result);
  if (options.reportFile.empty())
    return Error::success();
  session.addGraph("before", describeGraph(exact));
  session.addGraph("after", describeGraph(quantized));
  session.addErrors(errorsByLayer(result));
  for (const std::string &note : result.notes)
    session.getReport().recordNote(note);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Source models
//===----------------------------------------------------------------------===//

/// The conversion whose result stands for the source model: each op is lowered,
/// and no rule fuses or simplifies any but annotated functions.
static ConvertOptions referenceConversion(const VerifyOptions &options,
                                          ModuleOp quantized) {
  ConvertOptions conversion;
  conversion.input = options.floatFile;
  conversion.tags = options.tags;
  conversion.inputArrays = options.inputArrays;
  conversion.outputArrays = options.outputArrays;
  conversion.modelRoots = options.modelRoots;
  for (const quantize::Signature &signature : quantize::signaturesOf(quantized))
    llvm::append_range(conversion.signatures, signature.keys);
  for (const RuleDescription &rule : listRules())
    if (rule.group != "composite" &&
        !StringRef(rule.id).starts_with("recurrent-expand-"))
      conversion.disabledRules.push_back(rule.id);
  conversion.rnn = "while";
  conversion.force = true;
  return conversion;
}

/// Lowers the source model, as a file in memory. Nothing after errors that the
/// conversion has reported.
static std::optional<Expected<std::string>>
lowerSource(const ConvertOptions &conversion) {
  std::optional<Expected<std::string>> file;
  DryRun dryRun;
  dryRun.afterPhase = [&](Phase phase, ModuleOp module) {
    if (phase == Phase::Quantize)
      file.emplace(exportTFLiteToMemory(module));
  };
  ConvertResult converted;
  if (succeeded(Conversion(conversion, converted, &dryRun).run()))
    return file;
  if (file)
    consumeError(file->takeError());
  return std::nullopt;
}

/// Compares the file with the source model.
static LogicalResult compareWithSource(const VerifyOptions &options,
                                       ModuleOp quantized, Session &session,
                                       VerifyResult &result) {
  result.fromSource = true;
  ConvertOptions conversion = referenceConversion(options, quantized);
  conversion.onDiagnostic = [&](const Diagnostic &diagnostic) {
    if (diagnostic.severity == Severity::Error && options.onDiagnostic)
      options.onDiagnostic(diagnostic);
  };
  std::optional<Expected<std::string>> file = lowerSource(conversion);
  if (!file)
    return failure();
  if (!*file)
    return session.check(file->takeError());
  auto source = importTFLite(MappedFile::fromMemory(**file, options.floatFile),
                             &session.getContext());
  if (!source)
    return session.check(source.takeError());
  return session.check(
      compareWith(**source, quantized, options, session, result));
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

static bool isTFLiteFile(const std::string &path) {
  Expected<std::shared_ptr<const MappedFile>> file = MappedFile::open(path);
  if (!file) {
    consumeError(file.takeError());
    return false;
  }
  return isTFLiteModel((*file)->bytes());
}

static LogicalResult compare(const VerifyOptions &options, Session &session,
                             VerifyResult &result) {
  if (failed(session.check(Session::checkReportFile(options.reportFile))))
    return failure();
  if (failed(session.check(Session::announce(options.onPhase, "import"))))
    return failure();
  auto quantized = importFile(options.quantizedFile, session.getContext());
  if (!quantized)
    return session.check(quantized.takeError());
  if (!isTFLiteFile(options.floatFile))
    return compareWithSource(options, **quantized, session, result);
  auto exact = importFile(options.floatFile, session.getContext());
  if (!exact)
    return session.check(exact.takeError());
  return session.check(
      compareWith(**exact, **quantized, options, session, result));
}

VerifyResult verifyQuantized(const VerifyOptions &options) {
  // On the heap, because an aborted run leaves the object in an invalid state.
  auto result = std::make_unique<VerifyResult>();
  if (!Session::runGuarded(options.onDiagnostic, [&] {
        Session session(options.onDiagnostic);
        result->succeeded = succeeded(compare(options, session, *result)) &&
                            succeeded(session.writeReport(options.reportFile));
      })) {
    (void)result.release();
    return {};
  }
  return std::move(*result);
}

} // namespace tfuse
