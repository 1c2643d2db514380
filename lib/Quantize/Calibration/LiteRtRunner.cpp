//===- LiteRtRunner.cpp - Runs a model in LiteRT --------------------------===//

#include "LiteRt.h"
#include "ModelRunner.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Eval/ElementKind.h"
#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstring>
#include <deque>

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

namespace tfuse::quantize {

using litert::kOk;

//===----------------------------------------------------------------------===//
// Objects of the library
//===----------------------------------------------------------------------===//

namespace {
/// Owns an object of the LiteRT library.
template <typename T> class Handle {
public:
  explicit Handle(void (*destroy)(T) = nullptr) : destroy(destroy) {}
  Handle(Handle &&other) noexcept
      : object(std::exchange(other.object, nullptr)), destroy(other.destroy) {}
  Handle &operator=(Handle &&other) noexcept {
    std::swap(object, other.object);
    std::swap(destroy, other.destroy);
    return *this;
  }
  ~Handle() {
    if (object)
      destroy(object);
  }
  T get() const { return object; }
  T *receive() { return &object; }

private:
  T object = nullptr;
  void (*destroy)(T);
};
} // namespace

static Error failed(const Twine &message) {
  return userError(Code::RuntimeFailed, message, "",
                   "calibrate with --runtime none, which runs the model in "
                   "tfuse's evaluator");
}

//===----------------------------------------------------------------------===//
// Observers
//===----------------------------------------------------------------------===//

namespace {
/// The data of an observer's kernel.
struct ObserverKernel {
  const litert::Library *library;
  const Observer *observer;
  Recorder *recorder;
  /// Set by the kernel: LiteRT ignores the status that it returns.
  bool hasFailed = false;

  bool record(unsigned operand, litert::TensorBuffer buffer);
};
} // namespace

bool ObserverKernel::record(unsigned operand, litert::TensorBuffer buffer) {
  litert::RankedTensorType type;
  size_t size = 0;
  void *address = nullptr;
  if (library->getBufferType(buffer, &type) != kOk ||
      type.elementType != litert::kFloat32 ||
      library->getBufferSize(buffer, &size) != kOk ||
      library->lock(buffer, &address, litert::kLockForReading) != kOk)
    return false;
  recorder->add(observer->tensors[operand],
                {static_cast<const float *>(address), size / sizeof(float)});
  return library->unlock(buffer) == kOk;
}

static litert::Status ignoreInit(void *, const void *, size_t) { return kOk; }
static litert::Status ignoreDestroy(void *) { return kOk; }

static litert::Status observedLayout(void *, size_t, const litert::Layout *,
                                     size_t numOutputs,
                                     litert::Layout *outputs) {
  for (size_t i = 0; i < numOutputs; ++i) {
    outputs[i] = {};
    outputs[i].rank = 1;
    outputs[i].dimensions[0] = 1;
  }
  return kOk;
}

static litert::Status runObserver(void *data, size_t numInputs,
                                  const litert::TensorBuffer *inputs,
                                  size_t numOutputs,
                                  litert::TensorBuffer *outputs) {
  auto &kernel = *static_cast<ObserverKernel *>(data);
  bool succeeded = numInputs == kernel.observer->tensors.size();
  for (size_t i = 0; succeeded && i < numInputs; ++i)
    succeeded = kernel.record(i, inputs[i]);
  kernel.hasFailed |= !succeeded;
  return succeeded ? kOk : litert::kRuntimeFailure;
}

static constexpr litert::CustomOpKernel kObserverKernel = {
    ignoreInit, observedLayout, runObserver, ignoreDestroy};

//===----------------------------------------------------------------------===//
// The runner
//===----------------------------------------------------------------------===//

/// LiteRT's number for an element type; nothing for types without one.
static std::optional<int> elementTypeOf(Type type) {
  switch (eval::elementKind(type)) {
  case eval::ElementKind::Float32:
    return litert::kFloat32;
  case eval::ElementKind::Int32:
    return 2;
  case eval::ElementKind::UInt8:
    return 3;
  case eval::ElementKind::Int64:
    return 4;
  case eval::ElementKind::String:
    return litert::kString;
  case eval::ElementKind::Bool:
    return 6;
  case eval::ElementKind::Int16:
    return 7;
  case eval::ElementKind::Complex64:
    return 8;
  case eval::ElementKind::Int8:
    return 9;
  case eval::ElementKind::Float16:
    return 10;
  case eval::ElementKind::Float64:
    return 11;
  case eval::ElementKind::Complex128:
    return 12;
  case eval::ElementKind::UInt64:
    return 13;
  case eval::ElementKind::UInt32:
    return 16;
  case eval::ElementKind::UInt16:
    return 17;
  case eval::ElementKind::BFloat16:
    return 19;
  default:
    return std::nullopt;
  }
}

namespace {
class LiteRtRunner : public ModelRunner {
public:
  LiteRtRunner(std::shared_ptr<const litert::Library> library,
               ObservedModel &observed, ArrayRef<Signature> signatures)
      : library(std::move(library)), observed(observed),
        signatures(signatures) {}

  Error open();
  Error run(const Sample &sample, bool continues) override;

private:
  /// A signature as the library numbers it.
  struct Entry {
    size_t number = 0;
    /// By the number of the input in the model.
    std::vector<size_t> inputs;
    /// By the number of the input in the library.
    std::vector<Handle<litert::TensorBuffer>> buffers;
    /// The shapes of the compiled model, likewise.
    std::vector<std::vector<int64_t>> shapes;
    Handle<litert::TensorBuffer> output;

    /// To those of a model that was not resized.
    void resetShapes(const Signature &signature);
  };

  Error openModel();
  Error compile();
  Error findSignatures();
  Error findInputs(litert::Signature found, const Signature &signature,
                   Entry &entry);
  Error createBuffer(Type elementType, ArrayRef<int64_t> shape, size_t bytes,
                     Handle<litert::TensorBuffer> &buffer);
  Error setInput(Entry &entry, size_t input, Type elementType,
                 const Sample::Input &content);

  std::shared_ptr<const litert::Library> library;
  ObservedModel &observed;
  ArrayRef<Signature> signatures;
  /// Some kernels sum in an order that depends on addresses. Tensors are
  /// aligned to cache lines, so that statistics are the same in every process.
  static constexpr uint64_t kAlignment = 64;
  std::unique_ptr<llvm::WritableMemoryBuffer> file;
  std::deque<ObserverKernel> kernels;
  Handle<litert::Environment> environment;
  Handle<litert::Options> options;
  Handle<litert::Model> model;
  Handle<litert::CompiledModel> compiled;
  std::vector<Entry> entries;
  /// Samples may leave values in variables.
  bool hasVariables = false;
  bool hasRun = false;
};
} // namespace

void LiteRtRunner::Entry::resetShapes(const Signature &signature) {
  buffers.clear();
  buffers.resize(inputs.size());
  shapes.assign(inputs.size(), {-1}); // None.
  for (auto [number, input] : llvm::zip(inputs, signature.inputs))
    if (input.type.hasStaticShape())
      shapes[number] = input.type.getShape().vec();
}

Error LiteRtRunner::openModel() {
  ExportOptions exportOptions;
  exportOptions.allowCustomOps = true;
  Expected<std::string> bytes =
      exportTFLiteToMemory(*observed.module, exportOptions);
  if (!bytes)
    return bytes.takeError();
  file = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(
      bytes->size(), "model.tflite", llvm::Align(kAlignment));
  if (!file)
    return failed("there is no memory for the model");
  llvm::copy(*bytes, file->getBufferStart());
  environment = Handle(library->destroyEnvironment);
  litert::EnvironmentOption silent = {
      litert::EnvironmentOption::kMinLogSeverity,
      litert::EnvironmentOption::kInteger, litert::EnvironmentOption::kSilent};
  if (library->createEnvironment(1, &silent, environment.receive()) != kOk)
    return failed("LiteRT cannot create an environment");
  model = Handle(library->destroyModel);
  if (library->createModel(environment.get(), file->getBufferStart(),
                           file->getBufferSize(), model.receive()) != kOk)
    return failed("LiteRT cannot read the model");
  return Error::success();
}

Error LiteRtRunner::compile() {
  for (auto [entry, signature] : llvm::zip(entries, signatures))
    entry.resetShapes(signature);
  options = Handle(library->destroyOptions);
  if (library->createOptions(options.receive()) != kOk ||
      library->setAccelerators(options.get(), litert::kCpu) != kOk)
    return failed("LiteRT cannot create options");
  for (ObserverKernel &kernel : kernels)
    if (library->addCustomOp(options.get(), kernel.observer->code.c_str(),
                             /*version=*/1, &kObserverKernel, &kernel) != kOk)
      return failed("LiteRT refuses the kernel of an observer");
  compiled = Handle(library->destroyCompiledModel);
  if (library->compile(environment.get(), model.get(), options.get(),
                       compiled.receive()) != kOk)
    return failed("LiteRT cannot prepare the model");
  return Error::success();
}

Error LiteRtRunner::findInputs(litert::Signature found,
                               const Signature &signature, Entry &entry) {
  size_t count = 0;
  if (library->getNumInputs(found, &count) != kOk ||
      count != signature.inputs.size())
    return failed("LiteRT does not find the inputs of the signature '" +
                  signature.function + "'");
  llvm::StringMap<size_t> numbers;
  for (size_t i = 0; i < count; ++i) {
    const char *name = nullptr;
    if (library->getInputName(found, i, &name) == kOk && name)
      numbers[name] = i;
  }
  for (auto [i, input] : llvm::enumerate(signature.inputs)) {
    auto it = numbers.find(input.name);
    // A file without signatures has its inputs in their order.
    entry.inputs.push_back(it == numbers.end() ? i : it->second);
  }
  entry.resetShapes(signature);
  return createBuffer(IntegerType::get(observed.module->getContext(), 32), {1},
                      sizeof(int32_t), entry.output);
}

Error LiteRtRunner::findSignatures() {
  size_t count = 0;
  if (library->getNumSignatures(model.get(), &count) != kOk)
    return failed("LiteRT does not find the signatures of the model");
  entries.resize(signatures.size());
  for (size_t number = 0; number < count; ++number) {
    litert::Signature found = nullptr;
    const char *key = nullptr;
    if (library->getSignature(model.get(), number, &found) != kOk ||
        library->getSignatureKey(found, &key) != kOk)
      return failed("LiteRT does not find a signature of the model");
    for (auto [entry, signature] : llvm::zip(entries, signatures)) {
      bool isOnly = count == 1 && signatures.size() == 1;
      bool isNamed = llvm::is_contained(signature.keys, key);
      if ((!isOnly && !isNamed) || !entry.inputs.empty())
        continue;
      entry.number = number;
      if (Error error = findInputs(found, signature, entry))
        return error;
    }
  }
  return Error::success();
}

Error LiteRtRunner::open() {
  for (const Observer &observer : observed.observers)
    kernels.push_back({library.get(), &observer, &observed.recorder});
  observed.module->walk([&](tfl::VarHandleOp) { hasVariables = true; });
  if (Error error = openModel())
    return error;
  if (Error error = compile())
    return error;
  return findSignatures();
}

Error LiteRtRunner::createBuffer(Type elementType, ArrayRef<int64_t> shape,
                                 size_t bytes,
                                 Handle<litert::TensorBuffer> &buffer) {
  std::optional<int> number = elementTypeOf(elementType);
  if (!number || shape.size() > litert::kMaxRank)
    return failed("LiteRT has no inputs of this type");
  litert::RankedTensorType type = {};
  type.elementType = *number;
  type.layout.rank = shape.size();
  for (auto [i, size] : llvm::enumerate(shape))
    type.layout.dimensions[i] = static_cast<int32_t>(size);
  buffer = Handle(library->destroyBuffer);
  // Kernels may read a vector beyond the last element.
  constexpr size_t kPadding = 64;
  if (library->createBuffer(environment.get(), litert::kHostMemory, &type,
                            bytes + kPadding, buffer.receive()) != kOk)
    return failed("LiteRT cannot create a buffer");
  return Error::success();
}

Error LiteRtRunner::setInput(Entry &entry, size_t input, Type elementType,
                             const Sample::Input &content) {
  Handle<litert::TensorBuffer> &buffer = entry.buffers[input];
  bool isResized = entry.shapes[input] != content.shape;
  if (isResized) {
    SmallVector<int> dimensions(content.shape.begin(), content.shape.end());
    if (library->resizeInput(compiled.get(), entry.number, input,
                             dimensions.data(), dimensions.size()) != kOk)
      return failed("LiteRT cannot resize an input to the shape of a sample");
    entry.shapes[input] = content.shape;
  }
  // The size of strings differs from sample to sample.
  bool isText = elementTypeOf(elementType) == litert::kString;
  if (isResized || isText || !buffer.get())
    if (Error error = createBuffer(elementType, content.shape,
                                   content.bytes.size(), buffer))
      return error;
  void *address = nullptr;
  if (library->lock(buffer.get(), &address, litert::kLockForWriting) != kOk)
    return failed("LiteRT cannot lock a buffer");
  if (!content.bytes.empty())
    std::memcpy(address, content.bytes.data(), content.bytes.size());
  if (library->unlock(buffer.get()) != kOk)
    return failed("LiteRT cannot unlock a buffer");
  return Error::success();
}

Error LiteRtRunner::run(const Sample &sample, bool continues) {
  const Signature &signature = signatures[sample.signature];
  Entry &entry = entries[sample.signature];
  if (entry.inputs.empty())
    return failed("LiteRT does not find the signature '" + signature.function +
                  "'");
  // The last bits of results may depend on preceding shapes, but samples have
  // the same statistics in any order: other shapes get another compiled model.
  bool isResized = llvm::any_of(
      llvm::zip(entry.inputs, sample.inputs), [&](const auto &input) {
        return entry.shapes[std::get<0>(input)] != std::get<1>(input).shape;
      });
  if (hasRun && (isResized || (hasVariables && !continues)))
    if (Error error = compile())
      return error;
  hasRun = true;
  for (auto [i, content] : llvm::enumerate(sample.inputs))
    if (Error error =
            setInput(entry, entry.inputs[i],
                     signature.inputs[i].type.getElementType(), content))
      return error;
  SmallVector<litert::TensorBuffer> inputs;
  for (const Handle<litert::TensorBuffer> &buffer : entry.buffers)
    inputs.push_back(buffer.get());
  litert::TensorBuffer output = entry.output.get();
  bool succeeded =
      library->run(compiled.get(), entry.number, inputs.size(), inputs.data(),
                   /*numOutputs=*/1, &output) == kOk &&
      llvm::none_of(kernels, [](const ObserverKernel &kernel) {
        return kernel.hasFailed;
      });
  if (!succeeded)
    return failed("LiteRT cannot run the model on a sample");
  return Error::success();
}

Expected<std::unique_ptr<ModelRunner>>
createLiteRtRunner(ObservedModel &model, ArrayRef<Signature> signatures,
                   StringRef libraryPath) {
  auto library = litert::Library::load(libraryPath);
  if (!library)
    return library.takeError();
  auto runner =
      std::make_unique<LiteRtRunner>(std::move(*library), model, signatures);
  if (Error error = runner->open())
    return std::move(error);
  return std::move(runner);
}

} // namespace tfuse::quantize
