// RUN: tfuse-opt %s -tfl-peephole=before-lowering -tfl-legalize-tf | FileCheck %s

// The expressions of GELU found in models.

// CHECK-LABEL: @erf
// CHECK-NEXT: %[[R:.*]] = "tfl.gelu"(%arg0) <{approximate = false}>
// CHECK-NEXT: return %[[R]]
func.func @erf(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %half = "tf.Const"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
  %one = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %root = "tf.Const"() {value = dense<1.41421354> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.Mul"(%half, %x) : (tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = "tf.RealDiv"(%x, %root) : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %2 = "tf.Erf"(%1) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = "tf.AddV2"(%one, %2) : (tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %4 = "tf.Mul"(%0, %3) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  func.return %4 : tensor<?x4xf32>
}

// The factor 0.5 is applied elsewhere, and x is multiplied by 1 / sqrt(2)
// instead of divided.
// CHECK-LABEL: @erf_other_order
// CHECK-NEXT: "tfl.gelu"(%arg0) <{approximate = false}>
// CHECK-NEXT: return
func.func @erf_other_order(%x: tensor<4xf32>) -> tensor<4xf32> {
  %half = "tf.Const"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
  %one = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %root = "tf.Const"() {value = dense<0.707106769> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.Mul"(%x, %root) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "tf.Erf"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "tf.AddV2"(%1, %one) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = "tf.Mul"(%2, %half) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = "tf.Mul"(%x, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %4 : tensor<4xf32>
}

// Keras 3's expression.
// CHECK-LABEL: @erfc
// CHECK-NEXT: "tfl.gelu"(%arg0) <{approximate = false}>
// CHECK-NEXT: return
func.func @erfc(%x: tensor<4xf32>) -> tensor<4xf32> {
  %half = "tf.Const"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
  %root = "tf.Const"() {value = dense<0.707106769> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.Mul"(%half, %x) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "tf.Neg"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "tf.Mul"(%1, %root) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = "tf.Erfc"(%2) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = "tf.Mul"(%0, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %4 : tensor<4xf32>
}

// CHECK-LABEL: @tanh
// CHECK-NEXT: "tfl.gelu"(%arg0) <{approximate = true}>
// CHECK-NEXT: return
func.func @tanh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %half = "tf.Const"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
  %one = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %three = "tf.Const"() {value = dense<3.0> : tensor<f32>} : () -> tensor<f32>
  %c = "tf.Const"() {value = dense<4.471500e-02> : tensor<f32>} : () -> tensor<f32>
  %root = "tf.Const"() {value = dense<0.797884583> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.Pow"(%x, %three) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "tf.Mul"(%c, %0) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = "tf.AddV2"(%x, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = "tf.Mul"(%root, %2) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = "tf.Tanh"(%3) : (tensor<4xf32>) -> tensor<4xf32>
  %5 = "tf.AddV2"(%one, %4) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %6 = "tf.Mul"(%half, %x) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %7 = "tf.Mul"(%6, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %7 : tensor<4xf32>
}

// A different constant in the argument: not GELU.
// CHECK-LABEL: @other_scale
// CHECK: tfl.select
func.func @other_scale(%x: tensor<4xf32>) -> tensor<4xf32> {
  %half = "tf.Const"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
  %one = "tf.Const"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.Mul"(%half, %x) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "tf.Erf"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "tf.AddV2"(%one, %1) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = "tf.Mul"(%0, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %3 : tensor<4xf32>
}

// The factor and the argument of erfc are different values: not GELU.
// CHECK-LABEL: @other_value
// CHECK: tfl.select
func.func @other_value(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %half = "tf.Const"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
  %root = "tf.Const"() {value = dense<-0.707106769> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.Mul"(%half, %x) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "tf.Mul"(%y, %root) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = "tf.Erfc"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = "tf.Mul"(%0, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %3 : tensor<4xf32>
}
