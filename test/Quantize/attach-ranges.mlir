// RUN: printf '{"format": "tfuse-ranges", "version": 1, "model": "0a1b", "samples": 1, "tensors": {}}' > %t.ranges
// RUN: not tfuse-opt %s -tfl-attach-ranges=ranges=%t.ranges 2>&1 | FileCheck %s
// RUN: not tfuse-opt %s -tfl-attach-ranges=ranges=%t.missing 2>&1 | FileCheck %s --check-prefix=MISSING

// CHECK: belongs to another model
// MISSING: cannot open the file
func.func @main(%x: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %0 = "tfl.relu"(%x) : (tensor<1x4xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
