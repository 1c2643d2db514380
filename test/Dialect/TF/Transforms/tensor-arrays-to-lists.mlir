// RUN: tfuse-opt %s -tf-tensor-arrays-to-lists -split-input-file -verify-diagnostics | FileCheck %s

// Two arrays: the first is filled from a tensor and read in a loop, the second
// written in the loop. The loop carries lists in place of flow values.

// CHECK-LABEL: func.func @arrays
// CHECK-SAME: (%[[X:.*]]: tensor<4x3xf32>, %{{.*}}: tensor<4xi32>)
// CHECK-DAG: %[[IN:.*]] = "tf.TensorListFromTensor"(%[[X]], %{{.*}})
// CHECK-DAG: %[[OUT:.*]] = "tf.TensorListReserve"(%{{.*}}, %{{.*}})
// CHECK: %[[R:.*]]:2 = "tf.WhileRegion"(%{{.*}}, %[[OUT]])
// CHECK: ^bb0(%[[I:.*]]: tensor<i32>, %[[L:.*]]: tensor<!tf_type.variant<tensor<?x3xf32>>>):
// CHECK: ^bb0(%[[J:.*]]: tensor<i32>, %[[M:.*]]: tensor<!tf_type.variant<tensor<?x3xf32>>>):
// CHECK:   %[[ROW:.*]] = "tf.TensorListGetItem"(%[[IN]], %[[J]], %{{.*}})
// CHECK:   "tf.TensorListSetItem"(%[[M]], %[[J]], %[[ROW]])
// CHECK: "tf.TensorListGather"(%[[R]]#1
// CHECK-NOT: TensorArray
func.func @arrays(%x: tensor<4x3xf32>, %indices: tensor<4xi32>) -> tensor<4x3xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %n = "tf.Const"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
  %all = "tf.Const"() {value = dense<[0, 1, 2, 3]> : tensor<4xi32>} : () -> tensor<4xi32>
  %a:2 = "tf.TensorArrayV3"(%n) {dtype = f32, element_shape = #tf_type.shape<3>, dynamic_size = false, clear_after_read = true, identical_element_shapes = true, tensor_array_name = "a"} : (tensor<i32>) -> (tensor<2x!tf_type.resource>, tensor<f32>)
  %b:2 = "tf.TensorArrayV3"(%n) {dtype = f32, element_shape = #tf_type.shape<?x3>, dynamic_size = false, clear_after_read = true, identical_element_shapes = true, tensor_array_name = "b"} : (tensor<i32>) -> (tensor<2x!tf_type.resource>, tensor<f32>)
  %f = "tf.TensorArrayScatterV3"(%a#0, %all, %x, %a#1) : (tensor<2x!tf_type.resource>, tensor<4xi32>, tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %0:2 = "tf.WhileRegion"(%zero, %b#1) ({
  ^bb0(%i: tensor<i32>, %g: tensor<f32>):
    %c = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %g: tensor<f32>):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %row = "tf.TensorArrayReadV3"(%a#0, %i, %f) : (tensor<2x!tf_type.resource>, tensor<i32>, tensor<f32>) -> tensor<3xf32>
    %h = "tf.TensorArrayWriteV3"(%b#0, %i, %row, %g) : (tensor<2x!tf_type.resource>, tensor<i32>, tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%i1, %h) : (tensor<i32>, tensor<f32>) -> ()
  }) {is_stateless = false} : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
  %r = "tf.TensorArrayGatherV3"(%b#0, %indices, %0#1) {element_shape = #tf_type.shape<*>} : (tensor<2x!tf_type.resource>, tensor<4xi32>, tensor<f32>) -> tensor<4x3xf32>
  "tf.TensorArrayCloseV3"(%a#0) : (tensor<2x!tf_type.resource>) -> ()
  return %r : tensor<4x3xf32>
}

// -----

// Gathering all elements in order is TensorListStack: up to a constant size, or
// to the array's size. Fewer elements or another order need TensorListGather.

// CHECK-LABEL: func.func @gathered
// CHECK-SAME: %[[N:.*]]: tensor<i32>)
// CHECK: "tf.TensorListStack"
// CHECK: "tf.TensorListStack"
// CHECK: "tf.TensorListGather"
// CHECK: "tf.TensorListGather"
func.func @gathered(%x: tensor<3xf32>, %n: tensor<i32>) -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>) {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %two = "tf.Const"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
  %all = "tf.Const"() {value = dense<[0, 1]> : tensor<2xi32>} : () -> tensor<2xi32>
  %other = "tf.Const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %some = "tf.Const"() {value = dense<[0]> : tensor<1xi32>} : () -> tensor<1xi32>
  %a:2 = "tf.TensorArrayV3"(%two) {dtype = f32, element_shape = #tf_type.shape<3>, dynamic_size = false, clear_after_read = true, identical_element_shapes = true, tensor_array_name = ""} : (tensor<i32>) -> (tensor<2x!tf_type.resource>, tensor<f32>)
  %b:2 = "tf.TensorArrayV3"(%n) {dtype = f32, element_shape = #tf_type.shape<3>, dynamic_size = false, clear_after_read = true, identical_element_shapes = true, tensor_array_name = ""} : (tensor<i32>) -> (tensor<2x!tf_type.resource>, tensor<f32>)
  %f = "tf.TensorArrayWriteV3"(%a#0, %zero, %x, %a#1) : (tensor<2x!tf_type.resource>, tensor<i32>, tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %0 = "tf.TensorArrayGatherV3"(%a#0, %all, %f) {element_shape = #tf_type.shape<*>} : (tensor<2x!tf_type.resource>, tensor<2xi32>, tensor<f32>) -> tensor<2x3xf32>
  %g = "tf.TensorArrayWriteV3"(%b#0, %zero, %x, %b#1) : (tensor<2x!tf_type.resource>, tensor<i32>, tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %size = "tf.TensorArraySizeV3"(%b#0, %g) : (tensor<2x!tf_type.resource>, tensor<f32>) -> tensor<i32>
  %range = "tf.Range"(%zero, %size, %one) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<?xi32>
  %1 = "tf.TensorArrayGatherV3"(%b#0, %range, %g) {element_shape = #tf_type.shape<*>} : (tensor<2x!tf_type.resource>, tensor<?xi32>, tensor<f32>) -> tensor<?x3xf32>
  %2 = "tf.TensorArrayGatherV3"(%a#0, %other, %f) {element_shape = #tf_type.shape<*>} : (tensor<2x!tf_type.resource>, tensor<2xi32>, tensor<f32>) -> tensor<2x3xf32>
  %3 = "tf.TensorArrayGatherV3"(%a#0, %some, %f) {element_shape = #tf_type.shape<*>} : (tensor<2x!tf_type.resource>, tensor<1xi32>, tensor<f32>) -> tensor<1x3xf32>
  return %0, %1, %2, %3 : tensor<2x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>
}

// -----

func.func @stranger(%n: tensor<i32>) -> tensor<f32> {
  %a:2 = "tf.TensorArrayV3"(%n) {dtype = f32, element_shape = #tf_type.shape<3>, dynamic_size = false, clear_after_read = true, identical_element_shapes = true, tensor_array_name = "a"} : (tensor<i32>) -> (tensor<2x!tf_type.resource>, tensor<f32>)
  // expected-error @+1 {{uses a TensorArray in a way that no list has}}
  %0 = "tf.Neg"(%a#1) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
