// RUN: tfuse-opt %s -allow-unregistered-dialect -tf-shape-inference -split-input-file | FileCheck %s

// Result types follow from operand types, op after op.

// CHECK-LABEL: func.func @chain
// CHECK-SAME: -> tensor<2x4x4x1xf32>
func.func @chain(%arg0: tensor<2x8x8x3xf32>, %filter: tensor<3x3x3x5xf32>) -> tensor<*xf32> {
  // CHECK: "tf.Conv2D"{{.*}} -> tensor<2x4x4x5xf32>
  %0 = "tf.Conv2D"(%arg0, %filter) <{data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 2, 2, 1], use_cudnn_on_gpu = true}> : (tensor<2x8x8x3xf32>, tensor<3x3x3x5xf32>) -> tensor<*xf32>
  // CHECK: "tf.Relu"{{.*}} -> tensor<2x4x4x5xf32>
  %1 = "tf.Relu"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  %axis = "tf.Const"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %2 = "tf.Mean"(%1, %axis) <{keep_dims = true}> : (tensor<*xf32>, tensor<1xi32>) -> tensor<*xf32>
  // CHECK: return {{.*}} : tensor<2x4x4x1xf32>
  return %2 : tensor<*xf32>
}

// -----

// Symbolic dimensions are followed through shape arithmetic: the reshape has an
// unknown batch and three known dimensions.

// CHECK-LABEL: func.func @flatten
// CHECK-SAME: -> tensor<?x20xf32>
func.func @flatten(%arg0: tensor<?x4x5xf32>) -> tensor<*xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %rest = "tf.Const"() <{value = dense<20> : tensor<i32>}> : () -> tensor<i32>
  // CHECK: "tf.Shape"{{.*}} -> tensor<3xi32>
  %shape = "tf.Shape"(%arg0) : (tensor<?x4x5xf32>) -> tensor<*xi32>
  // CHECK: "tf.StridedSlice"{{.*}} -> tensor<i32>
  %batch = "tf.StridedSlice"(%shape, %zero, %one, %one) <{begin_mask = 0 : i64, ellipsis_mask = 0 : i64, end_mask = 0 : i64, new_axis_mask = 0 : i64, shrink_axis_mask = 1 : i64}> : (tensor<*xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<*xi32>
  // CHECK: "tf.Pack"{{.*}} -> tensor<2xi32>
  %new = "tf.Pack"(%batch, %rest) <{axis = 0 : i64}> : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
  // CHECK: "tf.Reshape"{{.*}} -> tensor<?x20xf32>
  %result = "tf.Reshape"(%arg0, %new) : (tensor<?x4x5xf32>, tensor<*xi32>) -> tensor<*xf32>
  return %result : tensor<*xf32>
}

// -----

// A symbolic dimension divided by itself is 1.

// CHECK-LABEL: func.func @same_batch
// CHECK-SAME: -> (tensor<?x7xf32>, tensor<1x7xf32>)
func.func @same_batch(%arg0: tensor<?x7xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %first = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %seven = "tf.Const"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
  %shape = "tf.Shape"(%arg0) : (tensor<?x7xf32>) -> tensor<2xi32>
  %batch = "tf.GatherV2"(%shape, %first, %first) <{batch_dims = 0 : i64}> : (tensor<2xi32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %quotient = "tf.FloorDiv"(%batch, %batch) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %size0 = "tf.Pack"(%batch, %seven) <{axis = 0 : i64}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  %size1 = "tf.Pack"(%quotient, %seven) <{axis = 0 : i64}> : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  %value = "tf.Const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %0 = "tf.Fill"(%size0, %value) : (tensor<2xi32>, tensor<f32>) -> tensor<*xf32>
  %1 = "tf.Fill"(%size1, %value) : (tensor<2xi32>, tensor<f32>) -> tensor<*xf32>
  return %0, %1 : tensor<*xf32>, tensor<*xf32>
}

// -----

// Inference only makes types more specific.

// CHECK-LABEL: func.func @refines_only
// CHECK-SAME: -> (tensor<3x5xf32>, tensor<2x4xf32>)
func.func @refines_only(%arg0: tensor<?x5xf32>, %arg1: tensor<?x?xf32>) -> (tensor<3x?xf32>, tensor<2x4xf32>) {
  // CHECK: "tf.Tanh"{{.*}} -> tensor<3x5xf32>
  %0 = "tf.Tanh"(%arg0) : (tensor<?x5xf32>) -> tensor<3x?xf32>
  // CHECK: "tf.Tanh"{{.*}} -> tensor<2x4xf32>
  %1 = "tf.Tanh"(%arg1) : (tensor<?x?xf32>) -> tensor<2x4xf32>
  return %0, %1 : tensor<3x?xf32>, tensor<2x4xf32>
}

// -----

// An op with incompatible operands keeps its type; inference continues
// elsewhere.

// CHECK-LABEL: func.func @contradiction
// CHECK-SAME: -> (tensor<*xf32>, tensor<2x3xf32>)
func.func @contradiction(%arg0: tensor<2x3xf32>, %arg1: tensor<4x5xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  // CHECK: "tf.MatMul"{{.*}} -> tensor<*xf32>
  %0 = "tf.MatMul"(%arg0, %arg1) <{transpose_a = false, transpose_b = false}> : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<*xf32>
  // CHECK: "tf.Neg"{{.*}} -> tensor<2x3xf32>
  %1 = "tf.Neg"(%arg0) : (tensor<2x3xf32>) -> tensor<*xf32>
  return %0, %1 : tensor<*xf32>, tensor<*xf32>
}

// -----

// Users in other dialects keep the old type through a cast; users in the tf
// dialect take the new type.

// CHECK-LABEL: func.func @foreign_user
func.func @foreign_user(%arg0: tensor<2xf32>) -> tensor<*xf32> {
  // CHECK: %[[NEG:.*]] = "tf.Neg"{{.*}} -> tensor<2xf32>
  // CHECK: %[[CAST:.*]] = "tf.Cast"(%[[NEG]]){{.*}} -> tensor<*xf32>
  %0 = "tf.Neg"(%arg0) : (tensor<2xf32>) -> tensor<*xf32>
  // CHECK: "foreign.use"(%[[CAST]]) : (tensor<*xf32>) -> ()
  "foreign.use"(%0) : (tensor<*xf32>) -> ()
  // CHECK: "tf.Abs"(%[[NEG]]) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.Abs"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// -----

// Ops of other dialects with InferTypeOpInterface take part, and inference
// continues at their users.

// CHECK-LABEL: func.func @through_tfl
// CHECK-SAME: -> tensor<1x2x3x4xf32>
func.func @through_tfl(%arg0: tensor<1x2x3x4xf32>) -> tensor<*xf32> {
  %0 = "tf.Neg"(%arg0) : (tensor<1x2x3x4xf32>) -> tensor<*xf32>
  // CHECK: "tfl.ceil"{{.*}} -> tensor<1x2x3x4xf32>
  %1 = "tfl.ceil"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  // CHECK: "tf.Abs"{{.*}} -> tensor<1x2x3x4xf32>
  %2 = "tf.Abs"(%1) : (tensor<*xf32>) -> tensor<*xf32>
  return %2 : tensor<*xf32>
}

// -----

// Unregistered ops stay unchanged.

// CHECK-LABEL: func.func @custom_op
func.func @custom_op(%arg0: tensor<2xf32>) -> tensor<*xf32> {
  // CHECK: "tf.MyOwnOp"{{.*}} -> tensor<*xf32>
  %0 = "tf.MyOwnOp"(%arg0) : (tensor<2xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// A constant number of rows is the first dimension, unless the op's shape
// operand gives another.

// CHECK-LABEL: func.func @ragged_rows
// CHECK-SAME: -> (tensor<4x?x2xf32>, tensor<3x?x2xf32>)
func.func @ragged_rows(%values: tensor<?x2xf32>, %ids: tensor<?xi32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %rows = "tf.Const"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
  %default = "tf.Const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %any = "tf.Const"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
  %three = "tf.Const"() <{value = dense<[3, -1, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %0 = "tf.RaggedTensorToTensor"(%any, %values, %default, %rows, %ids) <{row_partition_types = ["FIRST_DIM_SIZE", "VALUE_ROWIDS"]}> : (tensor<i32>, tensor<?x2xf32>, tensor<f32>, tensor<i32>, tensor<?xi32>) -> tensor<*xf32>
  %1 = "tf.RaggedTensorToTensor"(%three, %values, %default, %rows, %ids) <{row_partition_types = ["FIRST_DIM_SIZE", "VALUE_ROWIDS"]}> : (tensor<3xi32>, tensor<?x2xf32>, tensor<f32>, tensor<i32>, tensor<?xi32>) -> tensor<*xf32>
  return %0, %1 : tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func.func @bitcast
// CHECK-SAME: -> (tensor<?x3x4xui8>, tensor<?xi64>, tensor<?x3xi32>)
func.func @bitcast(%x: tensor<?x3xf32>, %y: tensor<?x2xi32>) -> (tensor<*xui8>, tensor<*xi64>, tensor<*xi32>) {
  %0 = "tf.Bitcast"(%x) : (tensor<?x3xf32>) -> tensor<*xui8>
  %1 = "tf.Bitcast"(%y) : (tensor<?x2xi32>) -> tensor<*xi64>
  %2 = "tf.Bitcast"(%x) : (tensor<?x3xf32>) -> tensor<*xi32>
  func.return %0, %1, %2 : tensor<*xui8>, tensor<*xi64>, tensor<*xi32>
}

// CHECK-LABEL: func.func @approximate_top_k
// CHECK-SAME: -> (tensor<2x?xf32>, tensor<2x?xi32>, tensor<?x?xf32>)
func.func @approximate_top_k(%x: tensor<5x?xf32>) -> (tensor<*xf32>, tensor<*xi32>, tensor<*xf32>) {
  %0:2 = "tf.ApproxTopK"(%x) {k = 2 : i64, reduction_dimension = 0 : i64} : (tensor<5x?xf32>) -> (tensor<*xf32>, tensor<*xi32>)
  %1:2 = "tf.ApproxTopK"(%x) {k = 2 : i64, reduction_dimension = 0 : i64, aggregate_to_topk = false} : (tensor<5x?xf32>) -> (tensor<*xf32>, tensor<*xi32>)
  func.return %0#0, %0#1, %1#0 : tensor<*xf32>, tensor<*xi32>, tensor<*xf32>
}

// The cast before a return keeps its attributes when its operand type is
// refined.
// CHECK-LABEL: func.func @returned_cast
// CHECK: "tf.Cast"(%arg0) <{Truncate = true}> : (tensor<2xf32>) -> tensor<2xbf16>
func.func @returned_cast(%x: tensor<2xf32>) -> tensor<*xbf16> {
  %0 = "tf.Cast"(%x) {Truncate = true} : (tensor<2xf32>) -> tensor<*xbf16>
  func.return %0 : tensor<*xbf16>
}
