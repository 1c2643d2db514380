// RUN: tfuse-opt %s -tfg-to-tf -split-input-file -verify-diagnostics | FileCheck %s

// A branch: the region of the IfRegion uses the Switch's operand directly, and
// Merge becomes its result.

// CHECK-LABEL: func.func private @branch
// CHECK-SAME: (%[[X:.*]]: tensor<2xf32>, %[[P:.*]]: tensor<i1>)
// CHECK: %[[R:.*]]:2 = "tf.IfRegion"(%[[P]])
// CHECK:   "tf.Neg"(%[[X]])
// CHECK: }, {
// CHECK:   "tf.Abs"(%[[X]])
// CHECK: return %[[R]]#0
tfg.func @branch(%x: tensor<2xf32> {tfg.name = "x"}, %p: tensor<i1> {tfg.name = "p"}) -> (tensor<2xf32> {tfg.name = "y"}) {
  %s:2, %ctl = Switch(%x, %p) name("switch") {T = f32} : (tensor<2xf32>, tensor<i1>) -> (tensor<2xf32>, tensor<2xf32>)
  %n, %ctl_0 = Neg(%s#1) name("neg") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
  %a, %ctl_1 = Abs(%s#0) name("abs") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
  %m:2, %ctl_2 = Merge(%a, %n) name("merge") {T = f32, N = 2 : i64} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>)
  return(%m#0) : tensor<2xf32>
}

// -----

// A loop: the loop body uses loop invariants directly instead of carrying them.

// CHECK-LABEL: func.func private @loop
// CHECK-SAME: (%[[X:.*]]: tensor<f32>, %[[W:.*]]: tensor<f32>)
// CHECK: %[[R:.*]] = "tf.WhileRegion"(%[[X]])
// CHECK: ^bb0(%[[C:.*]]: tensor<f32>):
// CHECK:   %[[L:.*]] = "tf.Less"(%[[C]], %[[W]])
// CHECK:   "tf.Yield"(%[[L]])
// CHECK: ^bb0(%[[B:.*]]: tensor<f32>):
// CHECK:   %[[S:.*]] = "tf.AddV2"(%{{.*}}, %[[W]])
// CHECK:   "tf.Yield"(%[[S]])
// CHECK: return %[[R]]
tfg.func @loop(%x: tensor<f32> {tfg.name = "x"}, %w: tensor<f32> {tfg.name = "w"}) -> (tensor<f32> {tfg.name = "y"}) {
  %e, %ctl = Enter(%x) name("enter") {T = f32, frame_name = "frame", is_constant = false, parallel_iterations = 10 : i64} : (tensor<f32>) -> (tensor<f32>)
  %k, %ctl_0 = Enter(%w) name("constant") {T = f32, frame_name = "frame", is_constant = true, parallel_iterations = 10 : i64} : (tensor<f32>) -> (tensor<f32>)
  %m:2, %ctl_1 = Merge(%e, %n) name("merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %l, %ctl_2 = Less(%m#0, %k) name("less") {T = f32} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
  %c, %ctl_3 = LoopCond(%l) name("cond") : (tensor<i1>) -> (tensor<i1>)
  %s:2, %ctl_4 = Switch(%m#0, %c) name("switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %i, %ctl_5 = Identity(%s#1) name("identity") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %a, %ctl_6 = AddV2(%i, %k) name("add") {T = f32} : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %n, %ctl_7 = NextIteration(%a) name("next") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %x1, %ctl_8 = Exit(%s#0) name("exit") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%x1) : tensor<f32>
}

// -----

// A Merge of values from two different conditions.
tfg.func @mixed(%x: tensor<f32> {tfg.name = "x"}, %p: tensor<i1> {tfg.name = "p"}, %q: tensor<i1> {tfg.name = "q"}) -> (tensor<f32> {tfg.name = "y"}) {
  %s:2, %ctl = Switch(%x, %p) name("first") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %t:2, %ctl_0 = Switch(%x, %q) name("second") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  // expected-error @+2 {{merges values that do not come from the two branches of one condition}}
  // expected-note @+1 {{hint: export the model with}}
  %m:2, %ctl_1 = Merge(%s#0, %t#1) name("merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  return(%m#0) : tensor<f32>
}

// -----

// A value of one branch is used outside of the branch.
tfg.func @leaks(%x: tensor<f32> {tfg.name = "x"}, %p: tensor<i1> {tfg.name = "p"}) -> (tensor<f32> {tfg.name = "y"}) {
  // expected-error @+2 {{is needed outside of the branch or loop it belongs to}}
  // expected-note @+1 {{hint: export the model with}}
  %s:2, %ctl = Switch(%x, %p) name("switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %n, %ctl_0 = Neg(%s#1) name("neg") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%n) : tensor<f32>
}

// -----

// The initial value of a loop depends on the loop's result.
tfg.func @itself(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  // expected-error @+1 {{enters the loop 'frame', which depends on its own result}}
  %e, %ctl = Enter(%x) name("enter") {T = f32, frame_name = "frame", is_constant = false, parallel_iterations = 10 : i64} : (tensor<f32>) -> (tensor<f32>)
  %m:2, %ctl_1 = Merge(%e, %n) name("merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %l, %ctl_2 = Less(%m#0, %m#0) name("less") {T = f32} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
  %c, %ctl_3 = LoopCond(%l) name("cond") : (tensor<i1>) -> (tensor<i1>)
  %s:2, %ctl_4 = Switch(%m#0, %c) name("switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %a, %ctl_6 = AddV2(%s#1, %x1) name("add") {T = f32} : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %n, %ctl_7 = NextIteration(%a) name("next") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %x1, %ctl_8 = Exit(%s#0) name("exit") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%x1) : tensor<f32>
}

// -----

// In a loop, two Merges of one condition become one IfRegion, although each
// depends on both through the next iteration.

// CHECK-LABEL: func.func private @branch_in_loop
// CHECK: "tf.WhileRegion"
// CHECK: "tf.IfRegion"
// CHECK-NOT: "tf.IfRegion"
// CHECK: return
tfg.func @branch_in_loop(%x: tensor<f32> {tfg.name = "x"}, %w: tensor<f32> {tfg.name = "w"}) -> (tensor<f32> {tfg.name = "y"}) {
  %e, %ctl = Enter(%x) name("enter") {T = f32, frame_name = "frame", is_constant = false, parallel_iterations = 10 : i64} : (tensor<f32>) -> (tensor<f32>)
  %f, %ctl_0 = Enter(%w) name("enter_1") {T = f32, frame_name = "frame", is_constant = false, parallel_iterations = 10 : i64} : (tensor<f32>) -> (tensor<f32>)
  %k, %ctl_1 = Enter(%w) name("constant") {T = f32, frame_name = "frame", is_constant = true, parallel_iterations = 10 : i64} : (tensor<f32>) -> (tensor<f32>)
  %m:2, %ctl_2 = Merge(%e, %n) name("merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %o:2, %ctl_3 = Merge(%f, %p) name("merge_1") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %l, %ctl_4 = Less(%m#0, %k) name("less") {T = f32} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
  %c, %ctl_5 = LoopCond(%l) name("cond") : (tensor<i1>) -> (tensor<i1>)
  %s:2, %ctl_6 = Switch(%m#0, %c) name("switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %t:2, %ctl_7 = Switch(%o#0, %c) name("switch_1") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %q, %ctl_8 = Greater(%t#1, %k) name("greater") {T = f32} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
  %u:2, %ctl_9 = Switch(%s#1, %q) name("if/switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %v:2, %ctl_10 = Switch(%t#1, %q) name("if/switch_1") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %g, %ctl_11 = Neg(%u#1) name("if/neg") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %h, %ctl_12 = Abs(%v#1) name("if/abs") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %a:2, %ctl_13 = Merge(%u#0, %g) name("if/merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %b:2, %ctl_14 = Merge(%v#0, %h) name("if/merge_1") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %n, %ctl_15 = NextIteration(%a#0) name("next") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %p, %ctl_16 = NextIteration(%b#0) name("next_1") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %x1, %ctl_17 = Exit(%s#0) name("exit") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%x1) : tensor<f32>
}

// -----

// Two Merges of %p with two Merges of %q between them: merging both pairs would
// make the two IfRegions depend on each other, so only one pair is merged.

// CHECK-LABEL: func.func private @between
// CHECK-SAME: %{{.*}}: tensor<f32>, %[[P:.*]]: tensor<i1>, %[[Q:.*]]: tensor<i1>
// CHECK-DAG: "tf.IfRegion"(%[[P]])
// CHECK-DAG: "tf.IfRegion"(%[[Q]])
// CHECK: "tf.IfRegion"(%[[P]])
// CHECK: return
tfg.func @between(%x: tensor<f32> {tfg.name = "x"}, %p: tensor<i1> {tfg.name = "p"}, %q: tensor<i1> {tfg.name = "q"}) -> (tensor<f32> {tfg.name = "y"}, tensor<f32> {tfg.name = "z"}) {
  %a:2, %ctl = Switch(%x, %p) name("a/switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %an, %ctl_0 = Neg(%a#1) name("a/neg") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %am:2, %ctl_1 = Merge(%a#0, %an) name("a/merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %b:2, %ctl_2 = Switch(%am#0, %q) name("b/switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %bn, %ctl_3 = Abs(%b#1) name("b/abs") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %bm:2, %ctl_4 = Merge(%b#0, %bn) name("b/merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %c:2, %ctl_5 = Switch(%x, %q) name("c/switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %cn, %ctl_6 = Neg(%c#1) name("c/neg") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %cm:2, %ctl_7 = Merge(%c#0, %cn) name("c/merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %d:2, %ctl_8 = Switch(%cm#0, %p) name("d/switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %dn, %ctl_9 = Abs(%d#1) name("d/abs") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %dm:2, %ctl_10 = Merge(%d#0, %dn) name("d/merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  return(%bm#0, %dm#0) : tensor<f32>, tensor<f32>
}
