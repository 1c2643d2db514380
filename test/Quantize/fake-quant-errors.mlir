// RUN: not tfuse-opt %s -diagnostic-codes -split-input-file -tfl-quantize=calibrated=false 2>&1 | FileCheck %s

// Neither data nor fake-quant ops.
// CHECK: error: [invalid-option] mode 'int8' needs calibration data
// CHECK-NEXT: hint: give --calibration a .npz file
func.func @no_ranges(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.tanh"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Training left one layer out. Data movement and ops without integer kernels
// are no errors.
// CHECK: fake-quant-errors.mlir:[[@LINE+7]]:{{.*}}: error: [invalid-option] MUL stays float: the range of its result is unknown
// CHECK-NEXT: "tfl.mul"
// CHECK: hint: the model has no range there; give --calibration data, or keep the layer float32 with --keep-float
// CHECK-NOT: stays float
func.func @layer_without_range(%x: tensor<2xf32>) -> tensor<2x1xf32> {
  %shape = arith.constant dense<[2, 1]> : tensor<2xi32>
  %0 = "tfl.fake_quant"(%x) {min = -1.0 : f32, max = 1.0 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tfl.mul"(%0, %0) {fused_activation_function = "NONE"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = "tfl.cos"(%1) : (tensor<2xf32>) -> tensor<2xf32>
  %3 = "tfl.reshape"(%2, %shape) : (tensor<2xf32>, tensor<2xi32>) -> tensor<2x1xf32>
  return %3 : tensor<2x1xf32>
}

// -----

// CHECK: error: [invalid-graph] FAKE_QUANT has the range [1.000000e+00, -1.000000e+00]
// CHECK: hint: its minimum must be less than its maximum
func.func @reversed(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.fake_quant"(%x) {min = 1.0 : f32, max = -1.0 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: [invalid-graph] FAKE_QUANT has the range [nan, 1.000000e+00]
func.func @nan(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.fake_quant"(%x) {min = 0x7FC00000 : f32, max = 1.0 : f32, num_bits = 8 : i32, narrow_range = false} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
