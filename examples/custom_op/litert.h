//===- litert.h - The part of LiteRT's C API that is used here --*- C++ -*-===//
//
// The Python package ai-edge-litert brings libLiteRt.so, but no headers. These
// are the declarations of the functions that run_litert.cpp calls, of version
// 2.3; an application that builds LiteRT itself includes its litert/c headers.
//
//===----------------------------------------------------------------------===//

#ifndef EXAMPLE_LITERT_H
#define EXAMPLE_LITERT_H

#include <cstddef>
#include <cstdint>

extern "C" {

// Objects of the runtime.
typedef struct LiteRtEnvironmentImpl *LiteRtEnvironment;
typedef struct LiteRtModelImpl *LiteRtModel;
typedef struct LiteRtSignatureImpl *LiteRtSignature;
typedef struct LiteRtTensorImpl *LiteRtTensor;
typedef struct LiteRtOptionsImpl *LiteRtOptions;
typedef struct LiteRtCompiledModelImpl *LiteRtCompiledModel;
typedef struct LiteRtRequirementsImpl *LiteRtTensorBufferRequirements;
typedef struct LiteRtTensorBufferImpl *LiteRtTensorBuffer;

typedef int LiteRtStatus; // 0 is success
constexpr LiteRtStatus kLiteRtOk = 0, kLiteRtInvalidArgument = 1,
                       kLiteRtRuntimeFailure = 3;
constexpr int kLiteRtCpu = 1;
constexpr int kLiteRtLockRead = 0, kLiteRtLockWrite = 1;

struct LiteRtLayout {
  unsigned rank : 7;
  unsigned hasStrides : 1;
  int32_t dimensions[8];
  uint32_t strides[8];
};
struct LiteRtRankedTensorType {
  int32_t elementType; // 1 is float
  LiteRtLayout layout;
};

struct LiteRtCustomOpKernel {
  LiteRtStatus (*init)(void *userData, const void *options, size_t size);
  LiteRtStatus (*outputLayouts)(void *userData, size_t inputCount,
                                const LiteRtLayout *inputs, size_t outputCount,
                                LiteRtLayout *outputs);
  LiteRtStatus (*run)(void *userData, size_t inputCount,
                      const LiteRtTensorBuffer *inputs, size_t outputCount,
                      LiteRtTensorBuffer *outputs);
  LiteRtStatus (*destroy)(void *userData);
};

LiteRtStatus LiteRtCreateEnvironment(int optionCount, const void *options,
                                     LiteRtEnvironment *);
void LiteRtDestroyEnvironment(LiteRtEnvironment);

LiteRtStatus LiteRtCreateModelFromFile(LiteRtEnvironment, const char *path,
                                       LiteRtModel *);
void LiteRtDestroyModel(LiteRtModel);
LiteRtStatus LiteRtGetModelSignature(LiteRtModel, size_t index,
                                     LiteRtSignature *);
LiteRtStatus LiteRtGetNumSignatureInputs(LiteRtSignature, size_t *);
LiteRtStatus LiteRtGetNumSignatureOutputs(LiteRtSignature, size_t *);
LiteRtStatus LiteRtGetSignatureInputName(LiteRtSignature, size_t index,
                                         const char **);
LiteRtStatus LiteRtGetSignatureOutputName(LiteRtSignature, size_t index,
                                          const char **);
LiteRtStatus LiteRtGetSignatureInputTensorByIndex(LiteRtSignature, size_t,
                                                  LiteRtTensor *);
LiteRtStatus LiteRtGetSignatureOutputTensorByIndex(LiteRtSignature, size_t,
                                                   LiteRtTensor *);
LiteRtStatus LiteRtGetRankedTensorType(LiteRtTensor, LiteRtRankedTensorType *);

LiteRtStatus LiteRtCreateOptions(LiteRtOptions *);
void LiteRtDestroyOptions(LiteRtOptions);
LiteRtStatus LiteRtSetOptionsHardwareAccelerators(LiteRtOptions, int);
LiteRtStatus LiteRtAddCustomOpKernelOption(LiteRtOptions, const char *name,
                                           int version,
                                           const LiteRtCustomOpKernel *,
                                           void *userData);

LiteRtStatus LiteRtCreateCompiledModel(LiteRtEnvironment, LiteRtModel,
                                       LiteRtOptions, LiteRtCompiledModel *);
void LiteRtDestroyCompiledModel(LiteRtCompiledModel);
LiteRtStatus
LiteRtGetCompiledModelInputBufferRequirements(LiteRtCompiledModel,
                                              size_t signature, size_t input,
                                              LiteRtTensorBufferRequirements *);
LiteRtStatus LiteRtGetCompiledModelOutputBufferRequirements(
    LiteRtCompiledModel, size_t signature, size_t output,
    LiteRtTensorBufferRequirements *);
LiteRtStatus LiteRtRunCompiledModel(LiteRtCompiledModel, size_t signature,
                                    size_t inputCount, LiteRtTensorBuffer *,
                                    size_t outputCount, LiteRtTensorBuffer *);

LiteRtStatus LiteRtCreateManagedTensorBufferFromRequirements(
    LiteRtEnvironment, const LiteRtRankedTensorType *,
    LiteRtTensorBufferRequirements, LiteRtTensorBuffer *);
LiteRtStatus LiteRtGetTensorBufferTensorType(LiteRtTensorBuffer,
                                             LiteRtRankedTensorType *);
LiteRtStatus LiteRtLockTensorBuffer(LiteRtTensorBuffer, void **address,
                                    int mode);
LiteRtStatus LiteRtUnlockTensorBuffer(LiteRtTensorBuffer);
void LiteRtDestroyTensorBuffer(LiteRtTensorBuffer);

} // extern "C"

#endif // EXAMPLE_LITERT_H
