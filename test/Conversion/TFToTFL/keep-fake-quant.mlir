// RUN: tfuse-opt %s -tfl-legalize-tf="keep-fake-quant diagnose" | FileCheck %s

// Before quantization, simulated quantization is FAKE_QUANT in every form. Its
// range has all levels of the width, nudged such that zero is one of them.

// CHECK-LABEL: @args
// CHECK: "tfl.fake_quant"(%arg0) <{max = 6.000000e+00 : f32, min = 0.000000e+00 : f32, narrow_range = false, num_bits = 8 : i32}>
func.func @args(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.FakeQuantWithMinMaxArgs"(%x) {min = 0.0 : f32, max = 6.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// 254 steps of 0.5 between -63.5 and 63.5; the lowest level of the width is
// another step below.
// CHECK-LABEL: @narrow
// CHECK: "tfl.fake_quant"(%arg0) <{max = 6.350000e+01 : f32, min = -6.400000e+01 : f32, narrow_range = false, num_bits = 8 : i32}>
func.func @narrow(%x: tensor<2xf32>) -> tensor<2xf32> {
  %low = "tf.Const"() {value = dense<-63.5> : tensor<f32>} : () -> tensor<f32>
  %high = "tf.Const"() {value = dense<63.5> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.FakeQuantWithMinMaxVars"(%x, %low, %high) {narrow_range = true} : (tensor<2xf32>, tensor<f32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @bits
// CHECK: "tfl.fake_quant"(%arg0) <{max = 7.000000e+00 : f32, min = -8.000000e+00 : f32, narrow_range = false, num_bits = 4 : i32}>
func.func @bits(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.FakeQuantWithMinMaxArgs"(%x) {min = -7.0 : f32, max = 7.0 : f32, num_bits = 4 : i64, narrow_range = true} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// QuantizeAndDequantize keeps the end of the range that needs the greater step.
// CHECK-LABEL: @round_trip
// CHECK: "tfl.fake_quant"(%arg0) <{max = 6.350000e+01 : f32, min = -6.400000e+01 : f32, narrow_range = false, num_bits = 8 : i32}>
func.func @round_trip(%x: tensor<2xf32>) -> tensor<2xf32> {
  %low = "tf.Const"() {value = dense<-64.0> : tensor<f32>} : () -> tensor<f32>
  %high = "tf.Const"() {value = dense<10.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.QuantizeAndDequantizeV4"(%x, %low, %high) {range_given = true} : (tensor<2xf32>, tensor<f32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @unsigned_round_trip
// CHECK: "tfl.fake_quant"(%arg0) <{max = 2.550000e+02 : f32, min = 0.000000e+00 : f32, narrow_range = false, num_bits = 8 : i32}>
func.func @unsigned_round_trip(%x: tensor<2xf32>) -> tensor<2xf32> {
  %low = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %high = "tf.Const"() {value = dense<255.0> : tensor<f32>} : () -> tensor<f32>
  %bits = "tf.Const"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.QuantizeAndDequantizeV3"(%x, %low, %high, %bits) {range_given = true, signed_input = false} : (tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<i32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// A computed range is unknown to the quantizer.
// CHECK-LABEL: @computed
// CHECK-NOT: tfl.fake_quant
// CHECK: tfl.mul
func.func @computed(%x: tensor<2xf32>, %low: tensor<f32>, %high: tensor<f32>) -> tensor<2xf32> {
  %0 = "tf.FakeQuantWithMinMaxVars"(%x, %low, %high) : (tensor<2xf32>, tensor<f32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// TensorFlow's kernel gives zeros for the range [0, 0].
// CHECK-LABEL: @zero_range
// CHECK: %[[ZERO:.*]] = "tfl.zeros_like"(%arg0)
// CHECK-NEXT: return %[[ZERO]]
func.func @zero_range(%x: tensor<2xf32>) -> tensor<2xf32> {
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.FakeQuantWithMinMaxVars"(%x, %zero, %zero) : (tensor<2xf32>, tensor<f32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// Without a given range, calibration gives the range of the value.
// CHECK-LABEL: @range_of_elements
// CHECK: return %arg0
func.func @range_of_elements(%x: tensor<2xf32>) -> tensor<2xf32> {
  %unused = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.QuantizeAndDequantizeV2"(%x, %unused, %unused) {range_given = false} : (tensor<2xf32>, tensor<f32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
