//===- run_litert.cpp - A custom op in LiteRT's CompiledModel -------------===//
//
//   run_litert MODEL.tflite EXPECTED_DIRECTORY
//
// Registers the kernel of my_custom_fused_op, runs the model on the CPU, and
// compares with what TensorFlow computed. To know:
//
// - The kernel is found by the name and version in the file (1 for tfuse's).
// - The runtime ignores what `run` returns: failures are kept in userData.
// - There is one userData for each registered name, not for each op in a model.
// - A signature's tensors are told apart by name; the order is the runtime's.
//
//===----------------------------------------------------------------------===//

#include "fused_op.h"
#include "litert.h"

#include <cstdlib>
#include <cstring>

/// The state that the functions of the kernel share.
struct KernelState {
  FusedOp op;
  std::string failure;

  LiteRtStatus fail(const char *message) {
    failure = message;
    return kLiteRtInvalidArgument;
  }
};

static LiteRtStatus initKernel(void *userData, const void *options,
                               size_t size) {
  auto &state = *static_cast<KernelState *>(userData);
  state.op.readOptions(options, size);
  return state.op.hasOption ? kLiteRtOk : state.fail("no example_option");
}

static LiteRtStatus layoutOutputs(void *userData, size_t inputCount,
                                  const LiteRtLayout *inputs,
                                  size_t outputCount, LiteRtLayout *outputs) {
  auto &state = *static_cast<KernelState *>(userData);
  if (inputCount != 2 || outputCount != 2 || inputs[0].rank == 0)
    return state.fail("the op has two inputs and two outputs");
  outputs[0] = inputs[0];
  outputs[1] = inputs[0];
  outputs[1].rank = inputs[0].rank - 1;
  return kLiteRtOk;
}

static LiteRtStatus runKernel(void *userData, size_t inputCount,
                              const LiteRtTensorBuffer *inputs,
                              size_t outputCount, LiteRtTensorBuffer *outputs) {
  auto &state = *static_cast<KernelState *>(userData);
  LiteRtRankedTensorType type;
  if (inputCount != 2 || outputCount != 2 ||
      LiteRtGetTensorBufferTensorType(inputs[0], &type) != kLiteRtOk)
    return state.fail("the op has two inputs and two outputs");
  size_t rows = 1;
  for (unsigned i = 0; i + 1 < type.layout.rank; ++i)
    rows *= type.layout.dimensions[i];
  size_t channels = type.layout.dimensions[type.layout.rank - 1];

  void *in[2], *out[2];
  for (int i = 0; i != 2; ++i)
    if (LiteRtLockTensorBuffer(inputs[i], &in[i], kLiteRtLockRead) ||
        LiteRtLockTensorBuffer(outputs[i], &out[i], kLiteRtLockWrite))
      return state.fail("a tensor cannot be had");
  state.op.run(static_cast<float *>(in[0]), static_cast<float *>(in[1]), rows,
               channels, static_cast<float *>(out[0]),
               static_cast<float *>(out[1]));
  for (int i = 0; i != 2; ++i) {
    LiteRtUnlockTensorBuffer(inputs[i]);
    LiteRtUnlockTensorBuffer(outputs[i]);
  }
  return kLiteRtOk;
}

static LiteRtStatus destroyKernel(void *) { return kLiteRtOk; }

/// Ends the program where the runtime refuses something.
static void must(LiteRtStatus status, const char *what) {
  if (status == kLiteRtOk)
    return;
  std::fprintf(stderr, "%s: LiteRT's status is %d\n", what, status);
  std::exit(1);
}

struct NamedBuffer {
  std::string name;
  LiteRtTensorBuffer buffer;
  size_t elements;
};

static NamedBuffer makeBuffer(LiteRtEnvironment environment, const char *name,
                              LiteRtTensor tensor,
                              LiteRtTensorBufferRequirements requirements) {
  LiteRtRankedTensorType type;
  must(LiteRtGetRankedTensorType(tensor, &type), "the type of a tensor");
  NamedBuffer result{name, nullptr, 1};
  for (unsigned i = 0; i != type.layout.rank; ++i)
    result.elements *= type.layout.dimensions[i];
  must(LiteRtCreateManagedTensorBufferFromRequirements(
           environment, &type, requirements, &result.buffer),
       "a buffer");
  return result;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: run_litert MODEL.tflite EXPECTED_DIRECTORY\n");
    return 2;
  }
  std::string expected = std::string(argv[2]) + "/";

  LiteRtEnvironment environment;
  LiteRtModel model;
  LiteRtOptions options;
  LiteRtCompiledModel compiled;
  must(LiteRtCreateEnvironment(0, nullptr, &environment), "the environment");
  must(LiteRtCreateModelFromFile(environment, argv[1], &model), "the model");
  must(LiteRtCreateOptions(&options), "options");
  must(LiteRtSetOptionsHardwareAccelerators(options, kLiteRtCpu), "the CPU");

  LiteRtCustomOpKernel kernel = {initKernel, layoutOutputs, runKernel,
                                 destroyKernel};
  KernelState state;
  must(LiteRtAddCustomOpKernelOption(options, "my_custom_fused_op",
                                     /*version=*/1, &kernel, &state),
       "registering the kernel");
  must(LiteRtCreateCompiledModel(environment, model, options, &compiled),
       "compiling the model");

  LiteRtSignature signature;
  must(LiteRtGetModelSignature(model, 0, &signature), "the signature");
  size_t inputCount, outputCount;
  must(LiteRtGetNumSignatureInputs(signature, &inputCount), "inputs");
  must(LiteRtGetNumSignatureOutputs(signature, &outputCount), "outputs");

  std::vector<NamedBuffer> inputs, outputs;
  const char *name;
  LiteRtTensor tensor;
  LiteRtTensorBufferRequirements needs;
  for (size_t i = 0; i != inputCount; ++i) {
    must(LiteRtGetSignatureInputName(signature, i, &name), "an input's name");
    must(LiteRtGetSignatureInputTensorByIndex(signature, i, &tensor), name);
    must(LiteRtGetCompiledModelInputBufferRequirements(compiled, 0, i, &needs),
         name);
    inputs.push_back(makeBuffer(environment, name, tensor, needs));
  }
  for (size_t i = 0; i != outputCount; ++i) {
    must(LiteRtGetSignatureOutputName(signature, i, &name), "an output's name");
    must(LiteRtGetSignatureOutputTensorByIndex(signature, i, &tensor), name);
    must(LiteRtGetCompiledModelOutputBufferRequirements(compiled, 0, i, &needs),
         name);
    outputs.push_back(makeBuffer(environment, name, tensor, needs));
  }

  std::vector<LiteRtTensorBuffer> in, out;
  for (NamedBuffer &input : inputs) {
    std::vector<float> values = readFloats(expected + input.name + ".bin");
    if (values.size() != input.elements) {
      std::fprintf(stderr, "%s has %zu elements\n", input.name.c_str(),
                   input.elements);
      return 1;
    }
    void *address;
    must(LiteRtLockTensorBuffer(input.buffer, &address, kLiteRtLockWrite),
         "an input");
    std::memcpy(address, values.data(), values.size() * sizeof(float));
    LiteRtUnlockTensorBuffer(input.buffer);
    in.push_back(input.buffer);
  }
  for (NamedBuffer &output : outputs)
    out.push_back(output.buffer);

  // Twice: nothing is left over from the first run.
  for (int run = 0; run != 2; ++run)
    must(LiteRtRunCompiledModel(compiled, 0, in.size(), in.data(), out.size(),
                                out.data()),
         "running the model");
  if (!state.failure.empty()) {
    std::fprintf(stderr, "the kernel: %s\n", state.failure.c_str());
    return 1;
  }

  std::printf("LiteRT CompiledModel, example_option = %lld\n",
              static_cast<long long>(state.op.exampleOption));
  bool agrees = outputs.size() == 2;
  for (NamedBuffer &output : outputs) {
    void *address;
    must(LiteRtLockTensorBuffer(output.buffer, &address, kLiteRtLockRead),
         "an output");
    const float *values = static_cast<const float *>(address);
    agrees &= check(output.name.c_str(),
                    std::vector<float>(values, values + output.elements),
                    readFloats(expected + output.name + ".bin"));
    LiteRtUnlockTensorBuffer(output.buffer);
  }

  for (auto *buffers : {&inputs, &outputs})
    for (NamedBuffer &buffer : *buffers)
      LiteRtDestroyTensorBuffer(buffer.buffer);
  LiteRtDestroyCompiledModel(compiled);
  LiteRtDestroyOptions(options);
  LiteRtDestroyModel(model);
  LiteRtDestroyEnvironment(environment);
  return agrees ? 0 : 1;
}
