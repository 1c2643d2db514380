// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// erfc(x) = t * p(t) * exp(-x * x) with t = 1 / (1 + 0.33 |x|) and a polynomial
// p; erfc(-x) = 2 - erfc(x). The kernel of GELU is not used: it has no correct
// digit where erfc is tiny.

// CHECK-LABEL: func.func @erfc
// CHECK-NOT: tfl.gelu
// CHECK: %[[A:.*]] = "tfl.abs"(%arg0)
// CHECK: %[[T:.*]] = tfl.div(
// CHECK: %[[S:.*]] = tfl.mul %[[A]], %[[A]]
// CHECK: %[[N:.*]] = "tfl.neg"(%[[S]])
// CHECK: %[[E:.*]] = "tfl.exp"(%[[N]])
// CHECK: %[[P:.*]] = tfl.mul %{{.*}}, %[[E]]
// CHECK: %[[M:.*]] = tfl.sub(%{{.*}}, %[[P]])
// CHECK: "tfl.select"(%{{.*}}, %[[M]], %[[P]])
func.func @erfc(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "tf.Erfc"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
