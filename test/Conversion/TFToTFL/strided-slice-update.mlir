// RUN: tfuse-opt %s -tfl-legalize-tf -split-input-file | FileCheck %s

// Updates one row, counted from the end.

// CHECK-LABEL: func.func @row
func.func @row(%x: tensor<4x3xf32>, %v: tensor<3xf32>) -> tensor<4x3xf32> {
  %b = "tf.Const"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %e = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // CHECK-DAG: %[[START:.*]] = arith.constant dense<[3, 0]> : tensor<2xi32>
  // CHECK-DAG: %[[ROW:.*]] = "tfl.{{reshape|expand_dims}}"(%arg1, %{{.*}}) : {{.*}} -> tensor<1x3xf32>
  // CHECK: "tfl.dynamic_update_slice"(%arg0, %[[ROW]], %[[START]])
  %0 = "tf.TensorStridedSliceUpdate"(%x, %b, %e, %s, %v) <{shrink_axis_mask = 1}> : (tensor<4x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

// CHECK-LABEL: func.func @computed
func.func @computed(%x: tensor<4x3xf32>, %v: tensor<1x2xf32>, %b: tensor<2xi32>) -> tensor<4x3xf32> {
  %s = "tf.Const"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  // CHECK: "tfl.floor_mod"
  // CHECK: "tfl.dynamic_update_slice"(%arg0, %arg1, %{{.*}})
  %0 = "tf.TensorStridedSliceUpdate"(%x, %b, %b, %s, %v) <{begin_mask = 2}> : (tensor<4x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<1x2xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

// With strides: slicing 0, 1, 2, ... in the same way gives the indices to
// update.

// CHECK-LABEL: func.func @steps
func.func @steps(%x: tensor<4x3xf32>, %v: tensor<2x3xf32>, %b: tensor<1xi32>) -> tensor<4x3xf32> {
  %s = "tf.Const"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  // CHECK: %[[NUMBERS:.*]] = arith.constant {{.*}}tensor<4x3xi32>
  // CHECK: %[[NAMED:.*]] = "tfl.strided_slice"(%{{.*}}, %arg2, %arg2, %{{.*}}) {{.*}}-> tensor<2x3xi32>
  // CHECK: "tfl.scatter_nd"
  // CHECK: "tfl.reshape"(%{{.*}}) : {{.*}} -> tensor<4x3xf32>
  %0 = "tf.TensorStridedSliceUpdate"(%x, %b, %b, %s, %v) : (tensor<4x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

// CHECK-LABEL: func.func @unknown
func.func @unknown(%x: tensor<*xf32>, %v: tensor<2xf32>, %b: tensor<1xi32>) -> tensor<*xf32> {
  // CHECK: "tf.TensorStridedSliceUpdate"
  %0 = "tf.TensorStridedSliceUpdate"(%x, %b, %b, %b, %v) : (tensor<*xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<2xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// tf.StridedSliceGrad.

// CHECK-LABEL: func.func @gradient
func.func @gradient(%shape: tensor<2xi32>, %dy: tensor<1x3xf32>) -> tensor<?x3xf32> {
  %b = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %e = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // CHECK: %[[ZEROS:.*]] = "tfl.fill"(%arg0, %{{.*}})
  // CHECK: "tfl.dynamic_update_slice"(%[[ZEROS]], %arg1, %{{.*}})
  %0 = "tf.StridedSliceGrad"(%shape, %b, %e, %e, %dy) : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
