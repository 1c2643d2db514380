// RUN: tfuse-opt %s -tf-shape-inference -split-input-file -verify-diagnostics | FileCheck %s

// A function with one call takes the types of the call's operands, and the call
// takes the types of the function's results.

// CHECK-LABEL: func.func @caller
// CHECK-SAME: -> tensor<5x2x3xf32>
func.func @caller(%arg0: tensor<2x3xf32>) -> tensor<*xf32> {
  %five = "tf.Const"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
  // CHECK: "tf.PartitionedCall"{{.*}} -> tensor<5x2x3xf32>
  %0 = "tf.PartitionedCall"(%arg0, %five) <{config = "", config_proto = "", executor_type = "", f = @callee}> : (tensor<2x3xf32>, tensor<i32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
// Constant arguments propagate like shapes.
// CHECK-LABEL: func.func private @callee
// CHECK-SAME: (%{{.*}}: tensor<2x3xf32>, %{{.*}}: tensor<i32>) -> tensor<5x2x3xf32>
func.func private @callee(%arg0: tensor<*xf32>, %arg1: tensor<*xi32>) -> tensor<*xf32> {
  %shape = "tf.Shape"(%arg0) : (tensor<*xf32>) -> tensor<*xi32>
  %first = "tf.Pack"(%arg1) <{axis = 0 : i64}> : (tensor<*xi32>) -> tensor<*xi32>
  %axis = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %all = "tf.ConcatV2"(%first, %shape, %axis) : (tensor<*xi32>, tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
  // CHECK: "tf.BroadcastTo"{{.*}} -> tensor<5x2x3xf32>
  %0 = "tf.BroadcastTo"(%arg0, %all) : (tensor<*xf32>, tensor<*xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// A function with several callers takes what all its calls have in common.

// CHECK-LABEL: func.func @callers
// CHECK-SAME: -> (tensor<?x3xf32>, tensor<?x3xf32>)
func.func @callers(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %0 = "tf.StatefulPartitionedCall"(%arg0) <{config = "", config_proto = "", executor_type = "", f = @shared}> : (tensor<2x3xf32>) -> tensor<*xf32>
  %1 = "tf.StatefulPartitionedCall"(%arg1) <{config = "", config_proto = "", executor_type = "", f = @shared}> : (tensor<4x3xf32>) -> tensor<*xf32>
  return %0, %1 : tensor<*xf32>, tensor<*xf32>
}
// CHECK-LABEL: func.func private @shared
// CHECK-SAME: (%{{.*}}: tensor<?x3xf32>) -> tensor<?x3xf32>
func.func private @shared(%arg0: tensor<*xf32>) -> tensor<*xf32> {
  %0 = "tf.Exp"(%arg0) : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// A public function keeps its argument types; its result types are still
// inferred.

// CHECK-LABEL: func.func @inside
// CHECK-SAME: -> tensor<?x3xf32>
func.func @inside(%arg0: tensor<2x3xf32>) -> tensor<*xf32> {
  %0 = "tf.PartitionedCall"(%arg0) <{config = "", config_proto = "", executor_type = "", f = @entry}> : (tensor<2x3xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
// CHECK-LABEL: func.func @entry
// CHECK-SAME: (%{{.*}}: tensor<?x3xf32>) -> tensor<?x3xf32>
func.func @entry(%arg0: tensor<?x3xf32>) -> tensor<*xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
  %0 = "tf.Exp"(%arg0) : (tensor<?x3xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// A branch takes the operands of the op; the op's results are what all branches
// have in common.

// CHECK-LABEL: func.func @if
// CHECK-SAME: -> tensor<?x2xf32>
func.func @if(%arg0: tensor<i1>, %arg1: tensor<1x2xf32>) -> tensor<*xf32> {
  // CHECK: "tf.If"{{.*}} -> tensor<?x2xf32>
  %0 = "tf.If"(%arg0, %arg1) <{else_branch = @else, is_stateless = true, then_branch = @then}> : (tensor<i1>, tensor<1x2xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
// CHECK-LABEL: func.func private @then(%{{.*}}: tensor<1x2xf32>) -> tensor<2x2xf32>
func.func private @then(%arg0: tensor<*xf32>) -> tensor<*xf32> {
  %axis = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0 = "tf.ConcatV2"(%arg0, %arg0, %axis) : (tensor<*xf32>, tensor<*xf32>, tensor<i32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
// CHECK-LABEL: func.func private @else(%{{.*}}: tensor<1x2xf32>) -> tensor<1x2xf32>
func.func private @else(%arg0: tensor<*xf32>) -> tensor<*xf32> {
  return %arg0 : tensor<*xf32>
}

// -----

// CHECK-LABEL: func.func @case
// CHECK-SAME: -> (tensor<4xf32>, tensor<?xf32>)
func.func @case(%index: tensor<i32>, %arg0: tensor<4xf32>, %arg1: tensor<6xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  // CHECK: "tf.CaseRegion"
  %0:2 = "tf.CaseRegion"(%index) <{is_stateless = true}> ({
    %1 = "tf.Neg"(%arg0) : (tensor<4xf32>) -> tensor<*xf32>
    "tf.Yield"(%1, %1) : (tensor<*xf32>, tensor<*xf32>) -> ()
  }, {
    %1 = "tf.Exp"(%arg0) : (tensor<4xf32>) -> tensor<*xf32>
    %2 = "tf.Exp"(%arg1) : (tensor<6xf32>) -> tensor<*xf32>
    // CHECK: "tf.Yield"({{.*}}) : (tensor<4xf32>, tensor<6xf32>) -> ()
    "tf.Yield"(%1, %2) : (tensor<*xf32>, tensor<*xf32>) -> ()
  // CHECK: (tensor<i32>) -> (tensor<4xf32>, tensor<?xf32>)
  }) : (tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  return %0#0, %0#1 : tensor<*xf32>, tensor<*xf32>
}

// -----

// A loop-carried value keeps its shape if the body does not change it.
// Otherwise it keeps the dimensions that the body does not change.

// CHECK-LABEL: func.func @while
// CHECK-SAME: -> (tensor<i32>, tensor<?x3xf32>, tensor<4xf32>)
func.func @while(%n: tensor<i32>, %arg0: tensor<1x3xf32>, %arg1: tensor<4xf32>) -> (tensor<*xi32>, tensor<*xf32>, tensor<*xf32>) {
  // CHECK: "tf.While"{{.*}} -> (tensor<i32>, tensor<?x3xf32>, tensor<4xf32>)
  %0:3 = "tf.While"(%n, %arg0, %arg1) <{body = @body, cond = @cond, is_stateless = true, parallel_iterations = 10 : i64}> : (tensor<i32>, tensor<1x3xf32>, tensor<4xf32>) -> (tensor<*xi32>, tensor<*xf32>, tensor<*xf32>)
  return %0#0, %0#1, %0#2 : tensor<*xi32>, tensor<*xf32>, tensor<*xf32>
}
// CHECK-LABEL: func.func private @cond
// CHECK-SAME: (%{{.*}}: tensor<i32>, %{{.*}}: tensor<?x3xf32>, %{{.*}}: tensor<4xf32>) -> tensor<i1>
func.func private @cond(%n: tensor<*xi32>, %x: tensor<*xf32>, %y: tensor<*xf32>) -> tensor<*xi1> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0 = "tf.Greater"(%n, %zero) : (tensor<*xi32>, tensor<i32>) -> tensor<*xi1>
  return %0 : tensor<*xi1>
}
// CHECK-LABEL: func.func private @body
// CHECK-SAME: (%{{.*}}: tensor<i32>, %{{.*}}: tensor<?x3xf32>, %{{.*}}: tensor<4xf32>) -> (tensor<i32>, tensor<?x3xf32>, tensor<4xf32>)
func.func private @body(%n: tensor<*xi32>, %x: tensor<*xf32>, %y: tensor<*xf32>) -> (tensor<*xi32>, tensor<*xf32>, tensor<*xf32>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0 = "tf.Sub"(%n, %one) : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
  %1 = "tf.ConcatV2"(%x, %x, %zero) : (tensor<*xf32>, tensor<*xf32>, tensor<i32>) -> tensor<*xf32>
  %2 = "tf.Sqrt"(%y) : (tensor<*xf32>) -> tensor<*xf32>
  return %0, %1, %2 : tensor<*xi32>, tensor<*xf32>, tensor<*xf32>
}

// -----

// Two loop-carried values that the body swaps get what both shapes have in
// common.

// CHECK-LABEL: func.func @swap
// CHECK-SAME: -> (tensor<2x?xf32>, tensor<2x?xf32>)
func.func @swap(%arg0: tensor<2x3xf32>, %arg1: tensor<2x5xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %0:2 = "tf.WhileRegion"(%arg0, %arg1) <{is_stateless = true, parallel_iterations = 10 : i64}> ({
  // CHECK: ^{{.*}}(%{{.*}}: tensor<2x?xf32>, %{{.*}}: tensor<2x?xf32>)
  ^bb0(%a: tensor<*xf32>, %b: tensor<*xf32>):
    %more = "tf.Const"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "tf.Yield"(%more) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<*xf32>, %b: tensor<*xf32>):
    "tf.Yield"(%b, %a) : (tensor<*xf32>, tensor<*xf32>) -> ()
  }) : (tensor<2x3xf32>, tensor<2x5xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return %0#0, %0#1 : tensor<*xf32>, tensor<*xf32>
}

// -----

// With shape_invariant, the loop keeps its declared types: the body gets what
// operand and result have in common.

// CHECK-LABEL: func.func @shape_invariant
// CHECK-SAME: -> tensor<?x3xf32>
func.func @shape_invariant(%arg0: tensor<1x3xf32>) -> tensor<?x3xf32> {
  %0 = "tf.WhileRegion"(%arg0) <{is_stateless = true, parallel_iterations = 10 : i64, shape_invariant}> ({
  ^bb0(%a: tensor<*xf32>):
    %more = "tf.Const"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "tf.Yield"(%more) : (tensor<i1>) -> ()
  }, {
  // CHECK: ^{{.*}}(%{{.*}}: tensor<?x3xf32>):
  // CHECK: "tf.Exp"{{.*}} -> tensor<?x3xf32>
  ^bb0(%a: tensor<*xf32>):
    %1 = "tf.Exp"(%a) : (tensor<*xf32>) -> tensor<*xf32>
    "tf.Yield"(%1) : (tensor<*xf32>) -> ()
  }) : (tensor<1x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// A branch function shared by two ops is not refined.

func.func @shared_branches(%arg0: tensor<i1>, %arg1: tensor<2xf32>, %arg2: tensor<3xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %0 = "tf.If"(%arg0, %arg1) <{else_branch = @neg, is_stateless = true, then_branch = @neg}> : (tensor<i1>, tensor<2xf32>) -> tensor<*xf32>
  %1 = "tf.If"(%arg0, %arg2) <{else_branch = @neg, is_stateless = true, then_branch = @neg}> : (tensor<i1>, tensor<3xf32>) -> tensor<*xf32>
  return %0, %1 : tensor<*xf32>, tensor<*xf32>
}
// CHECK-LABEL: func.func private @neg(%{{.*}}: tensor<?xf32>) -> tensor<?xf32>
// expected-warning @+1 {{expected control flow function @neg to have exactly 1 use, found 2}}
func.func private @neg(%arg0: tensor<*xf32>) -> tensor<*xf32> {
  %0 = "tf.Neg"(%arg0) : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
