// RUN: tfuse-opt %s -tf-simplify-control-flow | FileCheck %s

// A constant condition.
// CHECK-LABEL: func.func @constant
// CHECK-NOT: tf.IfRegion
// CHECK: "tf.Abs"
func.func @constant(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c = "tf.Const"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  %0 = "tf.IfRegion"(%c) ({
    %1 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%1) : (tensor<2xf32>) -> ()
  }, {
    %1 = "tf.Abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%1) : (tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i1>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// An out-of-range branch index selects the last branch.
// CHECK-LABEL: func.func @constant_case
// CHECK-NOT: tf.CaseRegion
// CHECK: "tf.Abs"
func.func @constant_case(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c = "tf.Const"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.CaseRegion"(%c) ({
    %1 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%1) : (tensor<2xf32>) -> ()
  }, {
    %1 = "tf.Abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%1) : (tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// The first result is equal in both branches; the second is unused.
// CHECK-LABEL: func.func @results
// CHECK-SAME: (%{{.*}}: tensor<i1>, %[[X:.*]]: tensor<2xf32>)
// CHECK: %[[R:.*]] = "tf.IfRegion"
// CHECK-NOT: tf.Exp
// CHECK: return %[[X]], %[[R]]
func.func @results(%c: tensor<i1>, %x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0:3 = "tf.IfRegion"(%c) ({
    %1 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    %2 = "tf.Exp"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%x, %2, %1) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
  }, {
    %1 = "tf.Abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%x, %1, %1) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i1>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %0#0, %0#2 : tensor<2xf32>, tensor<2xf32>
}

// Equal induction variables are merged, the invariant weight is used directly,
// and an unused iter arg is erased.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[X:.*]]: tensor<2xf32>, %[[W:.*]]: tensor<2xf32>)
// CHECK: %[[R:.*]]:2 = "tf.WhileRegion"(%{{.*}}, %[[X]])
// CHECK: ^bb0(%[[I:.*]]: tensor<i32>, %{{.*}}: tensor<2xf32>):
// CHECK:   %[[C:.*]] = "tf.Less"(%[[I]], %{{.*}})
// CHECK: ^bb0(%{{.*}}: tensor<i32>, %[[Y:.*]]: tensor<2xf32>):
// CHECK:   "tf.Mul"(%[[Y]], %[[W]])
// CHECK-NOT: tf.Exp
// CHECK: return %[[R]]#1
func.func @loop(%x: tensor<2xf32>, %w: tensor<2xf32>) -> tensor<2xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0:5 = "tf.WhileRegion"(%zero, %zero, %x, %w, %x) ({
  ^bb0(%i: tensor<i32>, %j: tensor<i32>, %y: tensor<2xf32>, %v: tensor<2xf32>, %u: tensor<2xf32>):
    %n = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %a = "tf.Less"(%j, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%a) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %j: tensor<i32>, %y: tensor<2xf32>, %v: tensor<2xf32>, %u: tensor<2xf32>):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %j1 = "tf.AddV2"(%j, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %y1 = "tf.Mul"(%y, %v) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %u1 = "tf.Exp"(%u) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%i1, %j1, %y1, %v, %u1) : (tensor<i32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<i32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %0#2 : tensor<2xf32>
}

// Loop-invariant ops are hoisted. Ops that may fail stay, since the body may
// never run.
// CHECK-LABEL: func.func @hoist
// CHECK: "tf.Exp"
// CHECK: "tf.WhileRegion"
// CHECK-NOT: "tf.Exp"
// CHECK: "tf.FloorDiv"
func.func @hoist(%x: tensor<i32>, %w: tensor<f32>) -> (tensor<i32>, tensor<f32>) {
  %0:2 = "tf.WhileRegion"(%x, %w) ({
  ^bb0(%i: tensor<i32>, %y: tensor<f32>):
    %n = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %a = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%a) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<f32>):
    %d = "tf.FloorDiv"(%x, %x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %i1 = "tf.AddV2"(%i, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %e = "tf.Exp"(%w) : (tensor<f32>) -> tensor<f32>
    %y1 = "tf.AddV2"(%y, %e) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "tf.Yield"(%i1, %y1) : (tensor<i32>, tensor<f32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
  return %0#0, %0#1 : tensor<i32>, tensor<f32>
}

// A loop that never runs.
// CHECK-LABEL: func.func @never
// CHECK-SAME: (%[[X:.*]]: tensor<f32>)
// CHECK-NOT: tf.WhileRegion
// CHECK: return %[[X]]
func.func @never(%x: tensor<f32>) -> tensor<f32> {
  %0 = "tf.WhileRegion"(%x) ({
  ^bb0(%y: tensor<f32>):
    %c = "tf.Const"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%y: tensor<f32>):
    %1 = "tf.Neg"(%y) : (tensor<f32>) -> tensor<f32>
    "tf.Yield"(%1) : (tensor<f32>) -> ()
  }) {is_stateless = true} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// Induction variables with different initial values stay separate.
// CHECK-LABEL: func.func @two_counters
// CHECK: "tf.WhileRegion"(%{{.*}}, %{{.*}})
func.func @two_counters() -> tensor<i32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %five = "tf.Const"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
  %0:2 = "tf.WhileRegion"(%zero, %five) ({
  ^bb0(%i: tensor<i32>, %j: tensor<i32>):
    %n = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %a = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%a) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %j: tensor<i32>):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %j1 = "tf.AddV2"(%j, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%i1, %j1) : (tensor<i32>, tensor<i32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return %0#1 : tensor<i32>
}

// The last output, which no iteration reads, is computed from the last state
// after the loop.
// CHECK-LABEL: func.func @last_output
// CHECK: %[[LOOP:.*]]:2 = "tf.WhileRegion"(%{{.*}}, %arg1)
// CHECK-NOT: "tf.ExpandDims"
// CHECK: }) : (
// CHECK: %[[Y:.*]] = "tf.ExpandDims"(%[[LOOP]]#1
// CHECK: return %[[Y]]
func.func @last_output(%list: tensor<1x2x4xf32>, %state: tensor<2x4xf32>) -> tensor<1x2x4xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0:3 = "tf.WhileRegion"(%zero, %list, %state) ({
  ^bb0(%i: tensor<i32>, %l: tensor<1x2x4xf32>, %h: tensor<2x4xf32>):
    %n = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %a = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%a) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %l: tensor<1x2x4xf32>, %h: tensor<2x4xf32>):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %h1 = "tf.Tanh"(%h) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %l1 = "tf.ExpandDims"(%h1, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<1x2x4xf32>
    "tf.Yield"(%i1, %l1, %h1) : (tensor<i32>, tensor<1x2x4xf32>, tensor<2x4xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<1x2x4xf32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<1x2x4xf32>, tensor<2x4xf32>)
  return %0#1 : tensor<1x2x4xf32>
}

// If the trip count may be zero, the output may be its initial value: it stays.
// CHECK-LABEL: func.func @last_output_of_none
// CHECK: "tf.WhileRegion"(%{{.*}}, %arg0, %arg1)
// CHECK: "tf.ExpandDims"
// CHECK: }) : (
// CHECK-NOT: "tf.ExpandDims"
func.func @last_output_of_none(%list: tensor<1x2x4xf32>, %state: tensor<2x4xf32>, %n: tensor<i32>) -> tensor<1x2x4xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0:3 = "tf.WhileRegion"(%zero, %list, %state) ({
  ^bb0(%i: tensor<i32>, %l: tensor<1x2x4xf32>, %h: tensor<2x4xf32>):
    
    %a = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%a) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %l: tensor<1x2x4xf32>, %h: tensor<2x4xf32>):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %h1 = "tf.Tanh"(%h) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %l1 = "tf.ExpandDims"(%h1, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<1x2x4xf32>
    "tf.Yield"(%i1, %l1, %h1) : (tensor<i32>, tensor<1x2x4xf32>, tensor<2x4xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<1x2x4xf32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<1x2x4xf32>, tensor<2x4xf32>)
  return %0#1 : tensor<1x2x4xf32>
}

// An output that iterations read stays.
// CHECK-LABEL: func.func @last_output_is_read
// CHECK: "tf.WhileRegion"(%{{.*}}, %arg0, %arg1)
func.func @last_output_is_read(%list: tensor<1x2x4xf32>, %state: tensor<2x4xf32>) -> tensor<1x2x4xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0:3 = "tf.WhileRegion"(%zero, %list, %state) ({
  ^bb0(%i: tensor<i32>, %l: tensor<1x2x4xf32>, %h: tensor<2x4xf32>):
    %n = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %a = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%a) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %l: tensor<1x2x4xf32>, %h: tensor<2x4xf32>):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %h1 = "tf.Tanh"(%h) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %e = "tf.ExpandDims"(%h1, %axis) : (tensor<2x4xf32>, tensor<i32>) -> tensor<1x2x4xf32>
    %l1 = "tf.AddV2"(%e, %l) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    "tf.Yield"(%i1, %l1, %h1) : (tensor<i32>, tensor<1x2x4xf32>, tensor<2x4xf32>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<1x2x4xf32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<1x2x4xf32>, tensor<2x4xf32>)
  return %0#1 : tensor<1x2x4xf32>
}
