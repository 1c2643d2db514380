//===- fused_op.h - What my_custom_fused_op computes ------------*- C++ -*-===//
//
// The kernel proper: plain C++, shared by the two runtimes of this example. Its
// option comes as tfuse wrote it, a FlexBuffer map.
//
//   output_1[.., c] = input_1[.., c] + example_option * input_2[.., c]
//   output_2[..]    = sum over c of input_1[.., c] * input_2[.., c]
//
//===----------------------------------------------------------------------===//

#ifndef FUSED_OP_H
#define FUSED_OP_H

// Keeps FlexBuffers a matter of headers: no library is linked.
#define FLATBUFFERS_LOCALE_INDEPENDENT 0

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <flatbuffers/flexbuffers.h>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

struct FusedOp {
  int64_t exampleOption = 0;
  bool hasOption = false;

  /// Reads the options; the op cannot run without them.
  void readOptions(const void *data, size_t size) {
    if (!data || size == 0)
      return;
    flexbuffers::Map options =
        flexbuffers::GetRoot(static_cast<const uint8_t *>(data), size).AsMap();
    flexbuffers::Reference option = options["example_option"];
    hasOption = option.IsInt();
    exampleOption = option.AsInt64();
  }

  void run(const float *input1, const float *input2, size_t rows,
           size_t channels, float *output1, float *output2) const {
    for (size_t row = 0; row != rows; ++row) {
      float sum = 0;
      for (size_t c = 0; c != channels; ++c) {
        size_t i = row * channels + c;
        output1[i] = input1[i] + static_cast<float>(exampleOption) * input2[i];
        sum += input1[i] * input2[i];
      }
      output2[row] = sum;
    }
  }
};

//===----------------------------------------------------------------------===//
// For the programs around it
//===----------------------------------------------------------------------===//

inline std::vector<float> readFloats(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::vector<char> bytes((std::istreambuf_iterator<char>(file)),
                          std::istreambuf_iterator<char>());
  std::vector<float> values(bytes.size() / sizeof(float));
  std::copy(bytes.begin(), bytes.begin() + values.size() * sizeof(float),
            reinterpret_cast<char *>(values.data()));
  return values;
}

/// Prints how far an output is from what TensorFlow computed; true if that is
/// near enough.
inline bool check(const char *name, const std::vector<float> &actual,
                  const std::vector<float> &expected) {
  bool agrees = !expected.empty() && actual.size() == expected.size();
  float worst = 0, largest = 0;
  for (size_t i = 0; agrees && i != expected.size(); ++i) {
    worst = std::fmax(worst, std::fabs(actual[i] - expected[i]));
    largest = std::fmax(largest, std::fabs(expected[i]));
  }
  // Written so that NaN does not pass.
  agrees = agrees && worst <= 1e-5f * largest + 1e-6f;
  std::printf("%-10s %5zu values, largest %g, largest difference %g: %s\n",
              name, actual.size(), largest, worst, agrees ? "ok" : "DIFFERS");
  return agrees;
}

#endif // FUSED_OP_H
