// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// CHECK-LABEL: @const
func.func @const() -> (tensor<2xf32>, tensor<2x!tf_type.string>) {
  // CHECK: arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %0 = "tf.Const"() {value = dense<[1.0, 2.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  // CHECK: arith.constant dense<["a", "b"]> : tensor<2x!tf_type.string>
  %1 = "tf.Const"() {value = dense<["a", "b"]> : tensor<2x!tf_type.string>} : () -> tensor<2x!tf_type.string>
  func.return %0, %1 : tensor<2xf32>, tensor<2x!tf_type.string>
}

// CHECK-LABEL: @cast
func.func @cast(%x: tensor<?x2xf32>) -> (tensor<?x2xi8>, tensor<?x2xf32>) {
  // CHECK-NEXT: %[[R:.*]] = "tfl.cast"(%arg0) : (tensor<?x2xf32>) -> tensor<?x2xi8>
  %0 = "tf.Cast"(%x) : (tensor<?x2xf32>) -> tensor<?x2xi8>
  %1 = "tf.Cast"(%x) : (tensor<?x2xf32>) -> tensor<?x2xf32>
  // CHECK-NEXT: return %[[R]], %arg0
  func.return %0, %1 : tensor<?x2xi8>, tensor<?x2xf32>
}

// CAST has no uint64 kernel; uint64 has the bits of int64.
// CHECK-LABEL: @cast_uint64
func.func @cast_uint64(%x: tensor<2xui64>, %y: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xui64>) {
  // CHECK: %[[BITS:.*]] = "tfl.bitcast"(%arg0) : (tensor<2xui64>) -> tensor<2xi64>
  // CHECK: "tfl.cast"(%[[BITS]]) : (tensor<2xi64>) -> tensor<2xi32>
  %0 = "tf.Cast"(%x) : (tensor<2xui64>) -> tensor<2xi32>
  // CHECK: %[[WIDE:.*]] = "tfl.cast"(%arg1) : (tensor<2xi32>) -> tensor<2xi64>
  // CHECK: "tfl.bitcast"(%[[WIDE]]) : (tensor<2xi64>) -> tensor<2xui64>
  %1 = "tf.Cast"(%y) : (tensor<2xi32>) -> tensor<2xui64>
  func.return %0, %1 : tensor<2xi32>, tensor<2xui64>
}

// CHECK-LABEL: @bitcast
func.func @bitcast(%x: tensor<2xf32>) -> tensor<2x2xi16> {
  // CHECK: "tfl.bitcast"(%arg0) : (tensor<2xf32>) -> tensor<2x2xi16>
  %0 = "tf.Bitcast"(%x) : (tensor<2xf32>) -> tensor<2x2xi16>
  func.return %0 : tensor<2x2xi16>
}

// CHECK-LABEL: @passed_on
func.func @passed_on(%x: tensor<2xf32>, %y: tensor<3xi32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<3xi32>) {
  %0 = "tf.Identity"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.StopGradient"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "tf.CheckNumerics"(%1) {message = "m"} : (tensor<2xf32>) -> tensor<2xf32>
  %3:2 = "tf.IdentityN"(%2, %y) : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  "tf.NoOp"() : () -> ()
  // CHECK-NEXT: return %arg0, %arg0, %arg1
  func.return %1, %3#0, %3#1 : tensor<2xf32>, tensor<2xf32>, tensor<3xi32>
}

// The shape that EnsureShape promises refines the type of its operand's
// producer.
// CHECK-LABEL: @ensure_shape
func.func @ensure_shape(%x: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: %[[EXP:.*]] = "tfl.exp"(%arg0) : (tensor<?xf32>) -> tensor<4xf32>
  // CHECK: return %[[EXP]]
  %0 = "tf.Exp"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = "tf.EnsureShape"(%0) {shape = #tf_type.shape<4>} : (tensor<?xf32>) -> tensor<4xf32>
  func.return %1 : tensor<4xf32>
}

// The type of a function argument is not refined.
// CHECK-LABEL: @ensure_shape_of_argument
func.func @ensure_shape_of_argument(%x: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: %[[COPY:.*]] = "tfl.cast"(%arg0) : (tensor<?xf32>) -> tensor<4xf32>
  // CHECK: return %[[COPY]]
  %0 = "tf.EnsureShape"(%x) {shape = #tf_type.shape<4>} : (tensor<?xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: @asserts
// CHECK-NEXT: return
func.func @asserts(%c: tensor<i1>, %x: tensor<f32>) {
  "tf.Assert"(%c, %x) {summarize = 3 : i64} : (tensor<i1>, tensor<f32>) -> ()
  func.return
}
