//===- TFLiteTranslate.h - TFLite in tfuse-translate ------------*- C++ -*-===//
//
// The translations -mlir-to-tflite-flatbuffer, -tflite-flatbuffer-to-mlir and
// -tflite-flatbuffer-to-text.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_TFLITE_TFLITETRANSLATE_H
#define TFUSE_IMPORT_TFLITE_TFLITETRANSLATE_H

namespace tfuse {

/// To be called before the command line is parsed, once.
void registerTFLiteTranslations();

} // namespace tfuse

#endif // TFUSE_IMPORT_TFLITE_TFLITETRANSLATE_H
