// RUN: tfuse-opt %s -tfl-quantize=integer-only -verify-diagnostics -split-input-file

// TFLite has no integer kernel for COS.
func.func @cos(%x: tensor<1x4xf32> {tfl.range = [-1.0, 1.0]}) -> tensor<1x4xf32> {
  // expected-error @below {{COS stays float: }}
  // expected-note @below {{quantize without --integer-only}}
  %0 = "tfl.cos"(%x) {tfl.ranges = [[0.0, 1.0]]} : (tensor<1x4xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

// -----

func.func @relu(%x: tensor<1x4xf32> {tfl.range = [-1.0, 1.0]}) -> tensor<1x4xf32> {
  %0 = "tfl.relu"(%x) {tfl.ranges = [[0.0, 1.0]]} : (tensor<1x4xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
