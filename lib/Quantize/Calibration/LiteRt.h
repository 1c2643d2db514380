//===- LiteRt.h - The C interface of the LiteRT library ---------*- C++ -*-===//
//
// Declarations of the functions that calibration calls, for a library that is
// loaded at run time. The layouts are part of LiteRT's stable ABI
// (litert/c/*.h).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_LITERT_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_LITERT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace tfuse::quantize::litert {

using Environment = struct EnvironmentT *;
using Options = struct OptionsT *;
using Model = struct ModelT *;
using Signature = struct SignatureT *;
using CompiledModel = struct CompiledModelT *;
using TensorBuffer = struct TensorBufferT *;

using Status = int;
constexpr Status kOk = 0, kRuntimeFailure = 3;
constexpr int kCpu = 1; ///< kLiteRtHwAcceleratorCpu
constexpr int kHostMemory = 1;
constexpr int kLockForReading = 0, kLockForWriting = 1;
/// Element types have TFLite's numbers.
constexpr int kFloat32 = 1, kString = 5;
constexpr unsigned kMaxRank = 8;

struct Layout {
  unsigned int rank : 7;
  unsigned int hasStrides : 1;
  int32_t dimensions[kMaxRank];
  uint32_t strides[kMaxRank];
};
static_assert(sizeof(Layout) == 68);

struct RankedTensorType {
  int elementType;
  Layout layout;
};
static_assert(sizeof(RankedTensorType) == 72);

struct EnvironmentOption {
  static constexpr int kMinLogSeverity = 25, kSilent = 4;
  static constexpr int kInteger = 2; ///< kLiteRtAnyTypeInt
  int tag;
  int type;
  int64_t value;
};

struct CustomOpKernel {
  Status (*init)(void *data, const void *options, size_t optionsSize);
  Status (*getOutputLayouts)(void *data, size_t numInputs, const Layout *inputs,
                             size_t numOutputs, Layout *outputs);
  Status (*run)(void *data, size_t numInputs, const TensorBuffer *inputs,
                size_t numOutputs, TensorBuffer *outputs);
  Status (*destroy)(void *data);
};

/// X(member, exported name, parameters): functions that return a Status.
#define TFUSE_FOR_EACH_LITERT_FUNCTION(X)                                      \
  X(createEnvironment, "LiteRtCreateEnvironment",                              \
    (int numOptions, const void *options, Environment *result))                \
  X(createOptions, "LiteRtCreateOptions", (Options * result))                  \
  X(setAccelerators, "LiteRtSetOptionsHardwareAccelerators",                   \
    (Options options, int accelerators))                                       \
  X(addCustomOp, "LiteRtAddCustomOpKernelOption",                              \
    (Options options, const char *name, int version,                           \
     const CustomOpKernel *kernel, void *data))                                \
  X(createModel, "LiteRtCreateModelFromBuffer",                                \
    (Environment environment, const void *bytes, size_t size, Model *result))  \
  X(getNumSignatures, "LiteRtGetNumModelSignatures",                           \
    (Model model, size_t *result))                                             \
  X(getSignature, "LiteRtGetModelSignature",                                   \
    (Model model, size_t index, Signature *result))                            \
  X(getSignatureKey, "LiteRtGetSignatureKey",                                  \
    (Signature signature, const char **result))                                \
  X(getNumInputs, "LiteRtGetNumSignatureInputs",                               \
    (Signature signature, size_t *result))                                     \
  X(getInputName, "LiteRtGetSignatureInputName",                               \
    (Signature signature, size_t index, const char **result))                  \
  X(compile, "LiteRtCreateCompiledModel",                                      \
    (Environment environment, Model model, Options options,                    \
     CompiledModel * result))                                                  \
  X(resizeInput, "LiteRtCompiledModelResizeInputTensorNonStrict",              \
    (CompiledModel model, size_t signature, size_t input,                      \
     const int *dimensions, size_t rank))                                      \
  X(run, "LiteRtRunCompiledModel",                                             \
    (CompiledModel model, size_t signature, size_t numInputs,                  \
     TensorBuffer *inputs, size_t numOutputs, TensorBuffer *outputs))          \
  X(createBuffer, "LiteRtCreateManagedTensorBuffer",                           \
    (Environment environment, int kind, const RankedTensorType *type,          \
     size_t size, TensorBuffer *result))                                       \
  X(getBufferType, "LiteRtGetTensorBufferTensorType",                          \
    (TensorBuffer buffer, RankedTensorType * result))                          \
  X(getBufferSize, "LiteRtGetTensorBufferPackedSize",                          \
    (TensorBuffer buffer, size_t *result))                                     \
  X(lock, "LiteRtLockTensorBuffer",                                            \
    (TensorBuffer buffer, void **address, int mode))                           \
  X(unlock, "LiteRtUnlockTensorBuffer", (TensorBuffer buffer))

/// Functions that destroy an object.
#define TFUSE_FOR_EACH_LITERT_DESTRUCTOR(X)                                    \
  X(destroyEnvironment, "LiteRtDestroyEnvironment", (Environment object))      \
  X(destroyOptions, "LiteRtDestroyOptions", (Options object))                  \
  X(destroyModel, "LiteRtDestroyModel", (Model object))                        \
  X(destroyCompiledModel, "LiteRtDestroyCompiledModel",                        \
    (CompiledModel object))                                                    \
  X(destroyBuffer, "LiteRtDestroyTensorBuffer", (TensorBuffer object))

/// The functions of a loaded library.
struct Library {
#define TFUSE_FUNCTION(member, name, parameters)                               \
  Status(*member) parameters = nullptr;
  TFUSE_FOR_EACH_LITERT_FUNCTION(TFUSE_FUNCTION)
#undef TFUSE_FUNCTION
#define TFUSE_FUNCTION(member, name, parameters)                               \
  void(*member) parameters = nullptr;
  TFUSE_FOR_EACH_LITERT_DESTRUCTOR(TFUSE_FUNCTION)
#undef TFUSE_FUNCTION

  /// Loads libLiteRt.so, which stays loaded until the process ends. Fails with
  /// Code::RuntimeFailed.
  static llvm::Expected<std::shared_ptr<const Library>>
  load(llvm::StringRef path);
};

/// The path of the library: that in the environment variable TFUSE_RUNTIME, or
/// that of the Python package ai_edge_litert. Empty if there is none.
std::string findLibrary();

} // namespace tfuse::quantize::litert

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_LITERT_H
