// RUN: tfuse-opt %s -tfl-legalize-tensorlist -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @lists
// CHECK: %[[ZERO:.*]] = arith.constant dense<0> : tensor<i32>
// CHECK: %[[L:.*]] = "tfl.custom"(%{{.*}}, %[[ZERO]]) <{custom_code = "TensorListReserve", custom_option = #tfl<const_bytes : "0x02">}>
// CHECK: "tfl.custom"(%[[L]], %{{.*}}) <{custom_code = "TensorListPushBack", custom_option = #tfl<const_bytes : "0x">}>
func.func @lists(%s: tensor<1xi32>, %n: tensor<i32>, %x: tensor<2xi32>) -> tensor<!tf_type.variant<tensor<2xi32>>> {
  %0 = "tf.EmptyTensorList"(%s, %n) : (tensor<1xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2xi32>>>
  %1 = "tf.TensorListPushBack"(%0, %x) : (tensor<!tf_type.variant<tensor<2xi32>>>, tensor<2xi32>) -> tensor<!tf_type.variant<tensor<2xi32>>>
  return %1 : tensor<!tf_type.variant<tensor<2xi32>>>
}

// -----

// If one op has no kernel, all list ops stay.
// CHECK-LABEL: func.func @resize
// CHECK-NOT: tfl.custom
func.func @resize(%s: tensor<1xi32>, %n: tensor<i32>) -> tensor<!tf_type.variant<tensor<2xi32>>> {
  %0 = "tf.TensorListReserve"(%s, %n) : (tensor<1xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2xi32>>>
  %1 = "tf.TensorListResize"(%0, %n) : (tensor<!tf_type.variant<tensor<2xi32>>>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2xi32>>>
  return %1 : tensor<!tf_type.variant<tensor<2xi32>>>
}

// -----

// The list kernels have no float64.
// CHECK-LABEL: func.func @double
// CHECK-NOT: tfl.custom
func.func @double(%l: tensor<!tf_type.variant<tensor<*xf64>>>, %i: tensor<i32>, %x: tensor<*xf64>) -> tensor<!tf_type.variant<tensor<*xf64>>> {
  %0 = "tf.TensorListSetItem"(%l, %i, %x) : (tensor<!tf_type.variant<tensor<*xf64>>>, tensor<i32>, tensor<*xf64>) -> tensor<!tf_type.variant<tensor<*xf64>>>
  return %0 : tensor<!tf_type.variant<tensor<*xf64>>>
}
