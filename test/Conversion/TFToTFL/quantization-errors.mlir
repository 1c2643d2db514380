// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [invalid-graph] cannot lower tf.FakeQuantWithMinMaxArgs: attribute num_bits is 17, not between 2 and 16
func.func @bits(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.FakeQuantWithMinMaxArgs"(%x) {num_bits = 17 : i64} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.FakeQuantWithMinMaxVarsPerChannel: attribute num_bits is 1, not between 2 and 16
func.func @bits_per_channel(%x: tensor<2xf32>, %r: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.FakeQuantWithMinMaxVarsPerChannel"(%x, %r, %r) {num_bits = 1 : i64} : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.QuantizeAndDequantizeV3: its number of bits is not a constant
// CHECK: hint: give a constant number of bits
func.func @computed_bits(%x: tensor<2xf32>, %low: tensor<f32>, %high: tensor<f32>, %bits: tensor<i32>) -> tensor<2xf32> {
  %0 = "tf.QuantizeAndDequantizeV3"(%x, %low, %high, %bits) {range_given = true} : (tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<i32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [unsupported-op] cannot lower tf.QuantizeAndDequantizeV2: the rank of its input is unknown
// CHECK: hint: give the input a known rank
func.func @range_of_unknown_rank(%x: tensor<*xf32>, %unused: tensor<f32>) -> tensor<*xf32> {
  %0 = "tf.QuantizeAndDequantizeV2"(%x, %unused, %unused) {range_given = false, num_bits = 8 : i64} : (tensor<*xf32>, tensor<f32>, tensor<f32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.QuantizeAndDequantizeV2: its range or number of bits is out of range: bits from 2 to 16, input_min up to input_max
func.func @reversed_range(%x: tensor<2xf32>) -> tensor<2xf32> {
  %low = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %high = "tf.Const"() {value = dense<-1.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.QuantizeAndDequantizeV2"(%x, %low, %high) {range_given = true, num_bits = 8 : i64} : (tensor<2xf32>, tensor<f32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.QuantizeAndDequantizeV2: its range holds zero only
func.func @empty_range(%x: tensor<2xf32>) -> tensor<2xf32> {
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.QuantizeAndDequantizeV2"(%x, %zero, %zero) {range_given = true, num_bits = 8 : i64} : (tensor<2xf32>, tensor<f32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.FakeQuantWithMinMaxVars: its minimum is greater than its maximum
func.func @reversed_fake_quant(%x: tensor<2xf32>) -> tensor<2xf32> {
  %low = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %high = "tf.Const"() {value = dense<-1.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.FakeQuantWithMinMaxVars"(%x, %low, %high) : (tensor<2xf32>, tensor<f32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
