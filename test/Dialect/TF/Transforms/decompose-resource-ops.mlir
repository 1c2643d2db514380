// RUN: tfuse-opt %s -tf-decompose-resource-ops | FileCheck %s

!v = tensor<!tf_type.resource<tensor<4x3xf32>>>

// CHECK-LABEL: func.func @add
func.func @add(%v: !v, %x: tensor<4x3xf32>) {
  // CHECK: %[[OLD:.*]] = "tf.ReadVariableOp"(%arg0)
  // CHECK: %[[NEW:.*]] = "tf.AddV2"(%[[OLD]], %arg1)
  // CHECK: "tf.AssignVariableOp"(%arg0, %[[NEW]])
  "tf.AssignAddVariableOp"(%v, %x) : (!v, tensor<4x3xf32>) -> ()
  // CHECK: "tf.Sub"
  "tf.AssignSubVariableOp"(%v, %x) : (!v, tensor<4x3xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @gather
func.func @gather(%v: !v, %i: tensor<2xi32>, %j: tensor<2x2xi32>) -> (tensor<2x3xf32>, tensor<2xf32>, tensor<2xi32>) {
  // CHECK: "tf.GatherV2"
  %0 = "tf.ResourceGather"(%v, %i) : (!v, tensor<2xi32>) -> tensor<2x3xf32>
  // CHECK: "tf.GatherNd"
  %1 = "tf.ResourceGatherNd"(%v, %j) : (!v, tensor<2x2xi32>) -> tensor<2xf32>
  // CHECK: "tf.Shape"
  %2 = "tf.VariableShape"(%v) : (!v) -> tensor<2xi32>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<2xf32>, tensor<2xi32>
}

// CHECK-LABEL: func.func @scatter
func.func @scatter(%v: !v, %i: tensor<2xi32>, %x: tensor<2x3xf32>, %s: tensor<f32>, %j: tensor<2x1xi32>) {
  // CHECK: %[[OLD:.*]] = "tf.ReadVariableOp"(%arg0)
  // CHECK: %[[LISTS:.*]] = "tf.ExpandDims"(%arg1, %{{.*}}) : (tensor<2xi32>, tensor<i32>) -> tensor<2x1xi32>
  // CHECK: %[[NEW:.*]] = "tf.TensorScatterAdd"(%[[OLD]], %[[LISTS]], %arg2)
  // CHECK: "tf.AssignVariableOp"(%arg0, %[[NEW]])
  "tf.ResourceScatterAdd"(%v, %i, %x) : (!v, tensor<2xi32>, tensor<2x3xf32>) -> ()
  // One value for all.
  // CHECK: "tf.BroadcastTo"(%arg3, %{{.*}}) : (tensor<f32>, tensor<2xi32>) -> tensor<2x3xf32>
  // CHECK: "tf.TensorScatterUpdate"
  "tf.ResourceScatterUpdate"(%v, %i, %s) : (!v, tensor<2xi32>, tensor<f32>) -> ()
  // CHECK: "tf.TensorScatterSub"(%{{.*}}, %arg4, %arg2)
  "tf.ResourceScatterNdSub"(%v, %j, %x) : (!v, tensor<2x1xi32>, tensor<2x3xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @slice
func.func @slice(%v: !v, %b: tensor<1xi32>, %x: tensor<2x3xf32>) {
  // CHECK: "tf.TensorStridedSliceUpdate"(%{{.*}}, %arg1, %arg1, %arg1, %arg2) <{begin_mask = 1
  "tf.ResourceStridedSliceAssign"(%v, %b, %b, %b, %x) <{begin_mask = 1}> : (!v, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<2x3xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @train
func.func @train(%v: !v, %m: !v, %g: tensor<4x3xf32>, %s: tensor<f32>) {
  // CHECK: %[[STEP:.*]] = "tf.Mul"(%arg2, %arg3)
  // CHECK: "tf.Sub"(%{{.*}}, %[[STEP]])
  "tf.ResourceApplyGradientDescent"(%v, %s, %g) : (!v, tensor<f32>, tensor<4x3xf32>) -> ()
  // CHECK: "tf.AssignVariableOp"(%arg1
  // CHECK: "tf.AssignVariableOp"(%arg0
  "tf.ResourceApplyMomentum"(%v, %m, %s, %g, %s) <{use_nesterov = true}> : (!v, !v, tensor<f32>, tensor<4x3xf32>, tensor<f32>) -> ()
  // CHECK: "tf.Sqrt"
  "tf.ResourceApplyAdam"(%v, %m, %m, %s, %s, %s, %s, %s, %s, %g) : (!v, !v, !v, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x3xf32>) -> ()
  // CHECK-NOT: ResourceApply
  "tf.ResourceApplyAdagradV2"(%v, %m, %s, %s, %g) : (!v, !v, tensor<f32>, tensor<f32>, tensor<4x3xf32>) -> ()
  return
}

// What is not known of the variable's shape keeps an op as it is.
// CHECK-LABEL: func.func @unknown
func.func @unknown(%v: tensor<!tf_type.resource>, %i: tensor<2xi32>, %x: tensor<2x3xf32>) {
  // CHECK: "tf.ResourceScatterAdd"
  "tf.ResourceScatterAdd"(%v, %i, %x) : (tensor<!tf_type.resource>, tensor<2xi32>, tensor<2x3xf32>) -> ()
  return
}
