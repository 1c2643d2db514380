// RUN: tfuse-opt %s -tf-fold-identities | FileCheck %s

// CHECK-LABEL: func.func @division
// CHECK-NEXT: return %arg0, %arg0, %arg0
func.func @division(%x: tensor<?x3xi64>) -> (tensor<?x3xi64>, tensor<?x3xi64>, tensor<?x3xi64>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
  %row = "tf.Const"() <{value = dense<1> : tensor<1x3xi64>}> : () -> tensor<1x3xi64>
  %0 = "tf.TruncateDiv"(%x, %one) : (tensor<?x3xi64>, tensor<i64>) -> tensor<?x3xi64>
  %1 = "tf.FloorDiv"(%x, %row) : (tensor<?x3xi64>, tensor<1x3xi64>) -> tensor<?x3xi64>
  %2 = "tf.Pow"(%x, %one) : (tensor<?x3xi64>, tensor<i64>) -> tensor<?x3xi64>
  return %0, %1, %2 : tensor<?x3xi64>, tensor<?x3xi64>, tensor<?x3xi64>
}

// (x / 4) ^ 0 is ones in the shape of x, so the division is dead.

// CHECK-LABEL: func.func @power_of_zero
// CHECK-NEXT: %[[SHAPE:.*]] = "tf.Shape"(%arg0)
// CHECK-NEXT: %[[ONE:.*]] = "tf.Const"() <{value = dense<1.000000e+00> : tensor<f32>}>
// CHECK-NEXT: %[[FILL:.*]] = "tf.Fill"(%[[SHAPE]], %[[ONE]])
// CHECK-NEXT: return %[[FILL]]
func.func @power_of_zero(%x: tensor<?xi32>) -> tensor<?xf32> {
  %four = "tf.Const"() <{value = dense<4.0> : tensor<f64>}> : () -> tensor<f64>
  %zero = "tf.Const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %0 = "tf.Cast"(%x) : (tensor<?xi32>) -> tensor<?xf64>
  %1 = "tf.RealDiv"(%0, %four) : (tensor<?xf64>, tensor<f64>) -> tensor<?xf64>
  %2 = "tf.Cast"(%1) : (tensor<?xf64>) -> tensor<?xf32>
  %3 = "tf.Pow"(%2, %zero) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}

// CHECK-LABEL: func.func @equal_operands
// CHECK-DAG: %[[ZERO:.*]] = "tf.Const"() <{value = dense<0> : tensor<2xi32>}>
// CHECK-DAG: %[[TRUE:.*]] = "tf.Const"() <{value = dense<true> : tensor<2xi1>}>
// CHECK: return %[[ZERO]], %[[TRUE]], %arg0
func.func @equal_operands(%x: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi1>, tensor<2xi32>) {
  %0 = "tf.Sub"(%x, %x) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = "tf.LessEqual"(%x, %x) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %2 = "tf.Maximum"(%x, %x) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0, %1, %2 : tensor<2xi32>, tensor<2xi1>, tensor<2xi32>
}

// CHECK-LABEL: func.func @casts
// CHECK-NEXT: %[[C:.*]] = "tf.Cast"(%arg0) {{.*}}: (tensor<2xi16>) -> tensor<2xi64>
// CHECK-NEXT: return %arg0, %[[C]]
func.func @casts(%x: tensor<2xi16>) -> (tensor<2xi16>, tensor<2xi64>) {
  %0 = "tf.Cast"(%x) : (tensor<2xi16>) -> tensor<2xf32>
  %1 = "tf.Cast"(%0) : (tensor<2xf32>) -> tensor<2xi16>
  %2 = "tf.Cast"(%x) : (tensor<2xi16>) -> tensor<2xf64>
  %3 = "tf.Cast"(%2) : (tensor<2xf64>) -> tensor<2xi64>
  return %1, %3 : tensor<2xi16>, tensor<2xi64>
}

//===----------------------------------------------------------------------===//
// Near misses
//===----------------------------------------------------------------------===//

// For floats, floor(x / 1) is not x, NaN is not equal to itself, NaN - NaN is
// not zero, and -0 + 0 is 0.

// CHECK-LABEL: func.func @floats
// CHECK: tf.FloorDiv
// CHECK: tf.Sub
// CHECK: tf.Equal
// CHECK: tf.AddV2
// CHECK: tf.Mul
func.func @floats(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) {
  %one = "tf.Const"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %zero = "tf.Const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %0 = "tf.FloorDiv"(%x, %one) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = "tf.Sub"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = "tf.Equal"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %3 = "tf.AddV2"(%x, %zero) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %4 = "tf.Mul"(%x, %zero) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xf32>, tensor<2xf32>
}

// The constant broadcasts, or may broadcast, the other operand.

// CHECK-LABEL: func.func @broadcast
// CHECK: tf.TruncateDiv
// CHECK: tf.TruncateDiv
func.func @broadcast(%x: tensor<1x3xi64>, %y: tensor<?x3xi64>) -> (tensor<2x3xi64>, tensor<?x3xi64>) {
  %ones = "tf.Const"() <{value = dense<1> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %0 = "tf.TruncateDiv"(%x, %ones) : (tensor<1x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %1 = "tf.TruncateDiv"(%y, %ones) : (tensor<?x3xi64>, tensor<2x3xi64>) -> tensor<?x3xi64>
  return %0, %1 : tensor<2x3xi64>, tensor<?x3xi64>
}

// Casts that lose values: large magnitudes, signs, fractions.

// CHECK-LABEL: func.func @lossy
// CHECK-COUNT-6: tf.Cast
func.func @lossy(%x: tensor<2xi32>, %y: tensor<2xi8>, %z: tensor<2xf32>) -> (tensor<2xi32>, tensor<2xi8>, tensor<2xf32>) {
  %0 = "tf.Cast"(%x) : (tensor<2xi32>) -> tensor<2xf32>
  %1 = "tf.Cast"(%0) : (tensor<2xf32>) -> tensor<2xi32>
  %2 = "tf.Cast"(%y) : (tensor<2xi8>) -> tensor<2xui16>
  %3 = "tf.Cast"(%2) : (tensor<2xui16>) -> tensor<2xi8>
  %4 = "tf.Cast"(%z) : (tensor<2xf32>) -> tensor<2xi64>
  %5 = "tf.Cast"(%4) : (tensor<2xi64>) -> tensor<2xf32>
  return %1, %3, %5 : tensor<2xi32>, tensor<2xi8>, tensor<2xf32>
}

// 0 / x and 1 - x are not identities.

// CHECK-LABEL: func.func @order
// CHECK: tf.TruncateDiv
// CHECK: tf.Sub
func.func @order(%x: tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
  %zero = "tf.Const"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
  %0 = "tf.TruncateDiv"(%one, %x) : (tensor<i64>, tensor<2xi64>) -> tensor<2xi64>
  %1 = "tf.Sub"(%zero, %x) : (tensor<i64>, tensor<2xi64>) -> tensor<2xi64>
  return %0, %1 : tensor<2xi64>, tensor<2xi64>
}

// Without elements, an operand of the same shape is the result; LiteRT's kernel
// crashes on it.
// CHECK-LABEL: func.func @empty
// CHECK-NEXT: return %arg0
func.func @empty(%x: tensor<?x0xf32>, %y: tensor<f32>) -> tensor<?x0xf32> {
  %0 = "tf.Mul"(%x, %y) : (tensor<?x0xf32>, tensor<f32>) -> tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}

// The unknown size of the result may be another one.
// CHECK-LABEL: func.func @empty_and_padded
// CHECK: tf.Pad
func.func @empty_and_padded(%x: tensor<?x0xf32>, %p: tensor<2x2xi32>) -> tensor<?x0xf32> {
  %0 = "tf.Pad"(%x, %p) : (tensor<?x0xf32>, tensor<2x2xi32>) -> tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}
