// RUN: tfuse-opt %s -tfl-raise-custom-ops -split-input-file -allow-unregistered-dialect | FileCheck %s
// RUN: tfuse-opt %s -tfl-raise-custom-ops="test-raise-tf-targets=tf.Neg" -split-input-file -allow-unregistered-dialect | FileCheck %s --check-prefix=NAMED

// Unregistered ops are wrapped in tfl.custom_tf; their attributes are repeated
// on the wrapper.

// CHECK-LABEL: @unknown
// CHECK: %[[R:.*]] = "tfl.custom_tf"(%arg0, %arg1) ({
// CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<f32>):
// CHECK-NEXT:   %[[OP:.*]] = "acme.op"(%[[A]], %[[B]]) {size = 3 : i32} : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:   "tfl.yield"(%[[OP]]) : (tensor<2xf32>) -> ()
// CHECK-NEXT: }) {size = 3 : i32} : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT: return %[[R]]
// NAMED-LABEL: @unknown
// NAMED-NOT: tfl.custom_tf
func.func @unknown(%x: tensor<2xf32>, %y: tensor<f32>) -> tensor<2xf32> {
  %0 = "acme.op"(%x, %y) {size = 3 : i32} : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// With a list of names, only ops with these names are wrapped.

// CHECK-LABEL: @known
// CHECK-NOT: tfl.custom_tf
// NAMED-LABEL: @known
// NAMED: "tfl.custom_tf"(%arg0) ({
// NAMED-NEXT: ^bb0(%[[A:.*]]: tensor<2xf32>):
// NAMED-NEXT:   %[[OP:.*]] = "tf.Neg"(%[[A]])
// NAMED-NEXT:   "tfl.yield"(%[[OP]])
// NAMED: "tf.Abs"
func.func @known(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.Abs"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
