// RUN: tfuse-opt %s -tfl-runtime-verify -split-input-file -verify-diagnostics

// Operands of equal shapes are valid at any rank, since nothing is broadcast.
func.func @same_shape(%x: tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x5xf32> {
  %0 = tfl.floor_div %x, %x : tensor<1x2x3x4x5xf32>
  return %0 : tensor<1x2x3x4x5xf32>
}

// -----

func.func @rank_four(%x: tensor<2x3x4x5xf32>, %y: tensor<5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = tfl.floor_div(%x, %y) : (tensor<2x3x4x5xf32>, tensor<5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}

// -----

// All errors of a module are reported, not only the first.
func.func @rank_five(%x: tensor<1x2x3x4x5xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{'tfl.floor_div' op failed to verify that operands do not have the same shape or broadcastable shapes within the rank 4}}
  %0 = tfl.floor_div(%x, %y) : (tensor<1x2x3x4x5xf32>, tensor<5xf32>) -> tensor<1x2x3x4x5xf32>
  // expected-error @+1 {{'tfl.floor_mod' op failed to verify that operands do not have the same shape or broadcastable shapes within the rank 4}}
  %1 = "tfl.floor_mod"(%x, %y) : (tensor<1x2x3x4x5xf32>, tensor<5xf32>) -> tensor<1x2x3x4x5xf32>
  return
}

// -----

func.func @operand_type(%x: tensor<2xf64>) {
  // expected-error @+1 {{'tfl.abs' op operand #0 must be tensor of 16-bit signless integer or 32-bit signless integer or 32-bit float or QI8 type or QI16 type values, but got 'tensor<2xf64>'}}
  %0 = "tfl.abs"(%x) : (tensor<2xf64>) -> tensor<2xf64>
  return
}

// -----

func.func @calibrated(%x: tensor<2x!quant.calibrated<f32<-1.0:1.0>>>) {
  // expected-error @+1 {{'tfl.abs' op operand #0 must be tensor of}}
  %0 = "tfl.abs"(%x) : (tensor<2x!quant.calibrated<f32<-1.0:1.0>>>) -> tensor<2x!quant.calibrated<f32<-1.0:1.0>>>
  return
}
