//===- run_interpreter.cpp - A custom op in the TFLite interpreter --------===//
//
//   run_interpreter MODEL.tflite EXPECTED_DIRECTORY
//
// The same kernel as a TfLiteRegistration, which is what TFLite's interpreter
// takes: init reads the options, prepare gives the outputs their shapes, invoke
// computes. TfLiteInterpreterOptionsAddCustomOp is in c_api_experimental.h,
// which the package used here lacks; hence its declaration below.
//
//===----------------------------------------------------------------------===//

#include "fused_op.h"

#include "tensorflow/lite/c/c_api.h"
#include "tensorflow/lite/c/common.h"

#include <memory>

extern "C" void
TfLiteInterpreterOptionsAddCustomOp(TfLiteInterpreterOptions *options,
                                    const char *name,
                                    const TfLiteRegistration *registration,
                                    int32_t minVersion, int32_t maxVersion);

// The interpreter keeps one of these for each op of the model.
static void *initKernel(TfLiteContext *, const char *options, size_t size) {
  auto *op = new FusedOp;
  op->readOptions(options, size);
  return op;
}

static void freeKernel(TfLiteContext *, void *data) {
  delete static_cast<FusedOp *>(data);
}

static const TfLiteTensor &input(TfLiteContext *context, TfLiteNode *node,
                                 int index) {
  return context->tensors[node->inputs->data[index]];
}
static TfLiteTensor &output(TfLiteContext *context, TfLiteNode *node,
                            int index) {
  return context->tensors[node->outputs->data[index]];
}

static TfLiteStatus prepareKernel(TfLiteContext *context, TfLiteNode *node) {
  const auto &op = *static_cast<FusedOp *>(node->user_data);
  if (!op.hasOption) {
    context->ReportError(context, "my_custom_fused_op has no example_option");
    return kTfLiteError;
  }
  if (node->inputs->size != 2 || node->outputs->size != 2 ||
      input(context, node, 0).type != kTfLiteFloat32 ||
      input(context, node, 0).dims->size == 0) {
    context->ReportError(context, "my_custom_fused_op takes two float tensors");
    return kTfLiteError;
  }
  const TfLiteIntArray &dims = *input(context, node, 0).dims;
  TfLiteIntArray *sizes[2] = {TfLiteIntArrayCopy(&dims),
                              TfLiteIntArrayCreate(dims.size - 1)};
  for (int i = 0; i != dims.size - 1; ++i)
    sizes[1]->data[i] = dims.data[i];
  for (int i = 0; i != 2; ++i)
    if (context->ResizeTensor(context, &output(context, node, i), sizes[i]) !=
        kTfLiteOk)
      return kTfLiteError;
  return kTfLiteOk;
}

static TfLiteStatus invokeKernel(TfLiteContext *context, TfLiteNode *node) {
  const TfLiteTensor &first = input(context, node, 0);
  size_t channels = first.dims->data[first.dims->size - 1];
  size_t elements = first.bytes / sizeof(float);
  static_cast<FusedOp *>(node->user_data)
      ->run(first.data.f, input(context, node, 1).data.f,
            channels ? elements / channels : 0, channels,
            output(context, node, 0).data.f, output(context, node, 1).data.f);
  return kTfLiteOk;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    std::fprintf(stderr,
                 "usage: run_interpreter MODEL.tflite EXPECTED_DIRECTORY\n");
    return 2;
  }
  std::string expected = std::string(argv[2]) + "/";

  TfLiteRegistration registration = {};
  registration.init = initKernel;
  registration.free = freeKernel;
  registration.prepare = prepareKernel;
  registration.invoke = invokeKernel;
  registration.builtin_code = 32; // CUSTOM of the schema
  registration.custom_name = "my_custom_fused_op";
  registration.version = 1;

  std::unique_ptr<TfLiteModel, decltype(&TfLiteModelDelete)> model(
      TfLiteModelCreateFromFile(argv[1]), TfLiteModelDelete);
  if (!model)
    return 1;
  std::unique_ptr<TfLiteInterpreterOptions,
                  decltype(&TfLiteInterpreterOptionsDelete)>
      options(TfLiteInterpreterOptionsCreate(), TfLiteInterpreterOptionsDelete);
  TfLiteInterpreterOptionsAddCustomOp(options.get(), registration.custom_name,
                                      &registration, /*minVersion=*/1,
                                      /*maxVersion=*/1);
  std::unique_ptr<TfLiteInterpreter, decltype(&TfLiteInterpreterDelete)>
      interpreter(TfLiteInterpreterCreate(model.get(), options.get()),
                  TfLiteInterpreterDelete);
  if (!interpreter ||
      TfLiteInterpreterAllocateTensors(interpreter.get()) != kTfLiteOk)
    return 1;

  std::vector<float> image = readFloats(expected + "image.bin");
  TfLiteTensor *in = TfLiteInterpreterGetInputTensor(interpreter.get(), 0);
  if (TfLiteTensorCopyFromBuffer(in, image.data(),
                                 image.size() * sizeof(float)) != kTfLiteOk)
    return 1;
  for (int run = 0; run != 2; ++run)
    if (TfLiteInterpreterInvoke(interpreter.get()) != kTfLiteOk)
      return 1;

  // This C API has no signatures; the second output has a dimension less.
  std::printf("TFLite %s\n", TfLiteVersion());
  bool agrees = TfLiteInterpreterGetOutputTensorCount(interpreter.get()) == 2;
  for (int i = 0; agrees && i != 2; ++i) {
    const TfLiteTensor *out =
        TfLiteInterpreterGetOutputTensor(interpreter.get(), i);
    std::vector<float> values(TfLiteTensorByteSize(out) / sizeof(float));
    TfLiteTensorCopyToBuffer(out, values.data(), TfLiteTensorByteSize(out));
    const char *name = TfLiteTensorNumDims(out) == 4 ? "output_1" : "output_2";
    agrees &= check(name, values, readFloats(expected + name + ".bin"));
  }
  return agrees ? 0 : 1;
}
