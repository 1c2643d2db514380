//===- VerifyQuantized.cpp - How a quantized file differs -----------------===//

#include "tfuse/verify.h"

#include "ModelGraph.h"
#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "tfuse/Pipeline/Session.h"
#include "tfuse/Quantize/CompareModels.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/MappedFile.h"

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
    return userError(Code::NotAModel, "not a TFLite file", path,
                     "tfuse verify compares two .tflite files");
  return importTFLite(std::move(*file), &context);
}

static std::vector<TensorDifference>
describe(ArrayRef<quantize::TensorComparison> comparisons) {
  std::vector<TensorDifference> result;
  for (const quantize::TensorComparison &pair : comparisons)
    result.push_back({pair.name, pair.layer, pair.difference.elements(),
                      pair.difference.snr(), pair.difference.cosine(),
                      pair.difference.maxError(),
                      pair.difference.relativeError()});
  return result;
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
    json::Object object{{"name", json::fixUTF8(tensor.name)},
                        {"elements", int64_t(tensor.elements)},
                        {"snr", number(tensor.snr)},
                        {"cosine", number(tensor.cosine)},
                        {"maxError", number(tensor.maxError)},
                        {"relativeRMS", number(tensor.relativeRMS)}};
    if (!tensor.layer.empty())
      object["layer"] = json::fixUTF8(tensor.layer);
    array.push_back(std::move(object));
  }
  return array;
}

static std::string toJSON(const VerifyResult &result) {
  json::Array notes;
  for (const std::string &note : result.notes)
    notes.push_back(json::fixUTF8(note));
  json::Object object{{"samples", int64_t(result.samples)},
                      {"outputs", toArray(result.outputs)},
                      {"layers", toArray(result.layers)},
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
// Comparison
//===----------------------------------------------------------------------===//

static Error compare(const VerifyOptions &options, Session &session,
                     VerifyResult &result) {
  if (Error error = Session::checkReportFile(options.reportFile))
    return error;
  auto exact = importFile(options.floatFile, session.getContext());
  if (!exact)
    return exact.takeError();
  auto quantized = importFile(options.quantizedFile, session.getContext());
  if (!quantized)
    return quantized.takeError();
  quantize::CompareOptions request;
  request.runtime = options.runtime;
  request.calls = options.calls;
  request.onProgress = options.onSample;
  request.onNote = [&](StringRef note) { result.notes.push_back(note.str()); };
  Expected<quantize::ModelComparison> comparison =
      compareModels(**exact, **quantized, options.data, request);
  if (!comparison)
    return comparison.takeError();
  result.samples = comparison->samples;
  result.outputs = describe(comparison->outputs);
  result.layers = describe(comparison->inner);
  // NaN is worst.
  llvm::stable_sort(result.layers, [](const auto &a, const auto &b) {
    return std::isnan(a.snr) ? !std::isnan(b.snr) : a.snr < b.snr;
  });
  result.json = toJSON(result);
  if (options.reportFile.empty())
    return Error::success();
  session.addGraph("before", describeGraph(**exact));
  session.addGraph("after", describeGraph(**quantized));
  session.addErrors(errorsByLayer(result));
  for (const std::string &note : result.notes)
    session.getReport().recordNote(note);
  return Error::success();
}

VerifyResult verifyQuantized(const VerifyOptions &options) {
  // On the heap, because an aborted run leaves the object in an invalid state.
  auto result = std::make_unique<VerifyResult>();
  if (!Session::runGuarded(options.onDiagnostic, [&] {
        Session session(options.onDiagnostic);
        result->succeeded =
            succeeded(session.check(compare(options, session, *result))) &&
            succeeded(session.writeReport(options.reportFile));
      })) {
    (void)result.release();
    return {};
  }
  return std::move(*result);
}

} // namespace tfuse
