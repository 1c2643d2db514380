// RUN: tfuse-opt %s -tf-guarantee-all-funcs-one-use -split-input-file | FileCheck %s
// RUN: tfuse-opt %s -tf-guarantee-all-funcs-one-use='handles-only' -split-input-file | FileCheck %s --check-prefix=HANDLES

// Two loops share a body function: the body and the function that it calls are
// copied.
// CHECK-LABEL: func.func @main
// CHECK: "tf.While"{{.*}}body = @body, cond = @cond
// CHECK: "tf.While"{{.*}}body = @[[BODY:body_[0-9]+]], cond = @cond_1,
// HANDLES-LABEL: func.func @main
// HANDLES: "tf.While"{{.*}}body = @body, cond = @cond
// HANDLES: "tf.While"{{.*}}body = @body, cond = @cond
// HANDLES: "tf.If"{{.*}}else_branch = @branch, {{.*}}then_branch = @branch_0}
func.func @main(%x: tensor<f32>, %v: tensor<!tf_type.resource<tensor<f32>>>, %b: tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = "tf.While"(%x) <{body = @body, cond = @cond, is_stateless = true}> : (tensor<f32>) -> tensor<f32>
  %1 = "tf.While"(%x) <{body = @body, cond = @cond, is_stateless = true}> : (tensor<f32>) -> tensor<f32>
  %2 = "tf.If"(%b, %v) <{else_branch = @branch, then_branch = @branch, is_stateless = false}> : (tensor<i1>, tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}
func.func private @cond(%x: tensor<f32>) -> tensor<i1> {
  %0 = "tf.Less"(%x, %x) : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
// CHECK: func.func private @body(
// CHECK: "tf.PartitionedCall"{{.*}}f = @callee
func.func private @body(%x: tensor<f32>) -> tensor<f32> {
  %0 = "tf.PartitionedCall"(%x) <{config = "", config_proto = "", executor_type = "", f = @callee}> : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @callee(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func private @branch(%v: tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32> {
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
  return %0 : tensor<f32>
}
// CHECK: func.func private @[[BODY]](
// CHECK: "tf.PartitionedCall"{{.*}}f = @callee_

// -----

// One op uses the same function for several branches.
// CHECK-LABEL: func.func @cases
// CHECK: "tf.Case"{{.*}}branches = [@choice, @choice_{{[0-9]+}}, @choice_{{[0-9]+}}]
func.func @cases(%i: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "tf.Case"(%i, %x) <{branches = [@choice, @choice, @choice], is_stateless = true}> : (tensor<i32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @choice(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
