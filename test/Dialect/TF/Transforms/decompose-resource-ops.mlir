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
  // A scalar update is broadcast to all rows.
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

// CHECK-LABEL: func.func @optimizers
// CHECK-NOT: ResourceApply
func.func @optimizers(%v: !v, %m: !v, %n: !v, %g: tensor<4x3xf32>, %s: tensor<f32>) {
  "tf.ResourceApplyAdamWithAmsgrad"(%v, %m, %n, %n, %s, %s, %s, %s, %s, %s, %g) : (!v, !v, !v, !v, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x3xf32>) -> ()
  "tf.ResourceApplyAdaMax"(%v, %m, %n, %s, %s, %s, %s, %s, %g) : (!v, !v, !v, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x3xf32>) -> ()
  "tf.ResourceApplyAdadelta"(%v, %m, %n, %s, %s, %s, %g) : (!v, !v, !v, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x3xf32>) -> ()
  "tf.ResourceApplyRMSProp"(%v, %m, %n, %s, %s, %s, %s, %g) : (!v, !v, !v, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x3xf32>) -> ()
  "tf.ResourceApplyCenteredRMSProp"(%v, %m, %n, %n, %s, %s, %s, %s, %g) : (!v, !v, !v, !v, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x3xf32>) -> ()
  "tf.ResourceApplyFtrlV2"(%v, %m, %n, %g, %s, %s, %s, %s, %s) : (!v, !v, !v, tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  "tf.ResourceApplyProximalGradientDescent"(%v, %s, %s, %s, %g) : (!v, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x3xf32>) -> ()
  "tf.ResourceApplyProximalAdagrad"(%v, %m, %s, %s, %s, %g) : (!v, !v, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x3xf32>) -> ()
  "tf.ResourceApplyAddSign"(%v, %m, %s, %s, %s, %s, %g) : (!v, !v, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x3xf32>) -> ()
  "tf.ResourceApplyPowerSign"(%v, %m, %s, %s, %s, %s, %g) : (!v, !v, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x3xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @factors
func.func @factors(%v: !v, %i: tensor<2x2xi64>, %x: tensor<2x2x3xf32>, %s: tensor<f32>) {
  // CHECK-DAG: %[[OLD:.*]] = "tf.ReadVariableOp"(%arg0)
  // CHECK-DAG: %[[LIST:.*]] = "tf.Reshape"(%arg2, %{{.*}}) : (tensor<2x2x3xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  // CHECK-DAG: %[[ROWS:.*]] = "tf.Reshape"(%arg1, %{{.*}}) : (tensor<2x2xi64>, tensor<1xi32>) -> tensor<4xi64>
  // CHECK: %[[FACTORS:.*]] = "tf.UnsortedSegmentProd"(%[[LIST]], %[[ROWS]], %{{.*}}) : {{.*}} -> tensor<4x3xf32>
  // CHECK: %[[NEW:.*]] = "tf.Mul"(%[[OLD]], %[[FACTORS]])
  // CHECK: "tf.AssignVariableOp"(%arg0, %[[NEW]])
  "tf.ResourceScatterMul"(%v, %i, %x) : (!v, tensor<2x2xi64>, tensor<2x2x3xf32>) -> ()
  // CHECK: "tf.BroadcastTo"(%arg3, %{{.*}}) : (tensor<f32>, tensor<3xi32>) -> tensor<2x2x3xf32>
  // CHECK: "tf.Div"
  "tf.ResourceScatterDiv"(%v, %i, %s) : (!v, tensor<2x2xi64>, tensor<f32>) -> ()
  // CHECK: "tf.TensorScatterMax"
  "tf.ResourceScatterMax"(%v, %i, %x) : (!v, tensor<2x2xi64>, tensor<2x2x3xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @is_initialized
func.func @is_initialized(%v: !v) -> tensor<i1> {
  // CHECK: %[[YES:.*]] = "tf.Const"() {{.*}}dense<true>
  // CHECK: return %[[YES]]
  %0 = "tf.VarIsInitializedOp"(%v) : (!v) -> tensor<i1>
  return %0 : tensor<i1>
}

// If the variable's shape is unknown, the op stays.
// CHECK-LABEL: func.func @unknown
func.func @unknown(%v: tensor<!tf_type.resource>, %i: tensor<2xi32>, %x: tensor<2x3xf32>) {
  // CHECK: "tf.ResourceScatterAdd"
  "tf.ResourceScatterAdd"(%v, %i, %x) : (tensor<!tf_type.resource>, tensor<2xi32>, tensor<2x3xf32>) -> ()
  return
}
