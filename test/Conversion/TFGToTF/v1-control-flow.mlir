// RUN: tfuse-opt %s -tfg-to-tf -split-input-file -verify-diagnostics | FileCheck %s

// A branch: what goes through Switch is used from outside, Merge is the result.

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

// A loop: what enters and never changes is used from outside.

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

// Two conditions cannot end in one Merge.
tfg.func @mixed(%x: tensor<f32> {tfg.name = "x"}, %p: tensor<i1> {tfg.name = "p"}, %q: tensor<i1> {tfg.name = "q"}) -> (tensor<f32> {tfg.name = "y"}) {
  %s:2, %ctl = Switch(%x, %p) name("first") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %t:2, %ctl_0 = Switch(%x, %q) name("second") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  // expected-error @+2 {{merges values that do not come from the two branches of one condition}}
  // expected-note @+1 {{hint: export the model with}}
  %m:2, %ctl_1 = Merge(%s#0, %t#1) name("merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  return(%m#0) : tensor<f32>
}

// -----

// A value of one branch, wanted outside.
tfg.func @leaks(%x: tensor<f32> {tfg.name = "x"}, %p: tensor<i1> {tfg.name = "p"}) -> (tensor<f32> {tfg.name = "y"}) {
  // expected-error @+2 {{is needed outside of the branch or loop it belongs to}}
  // expected-note @+1 {{hint: export the model with}}
  %s:2, %ctl = Switch(%x, %p) name("switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %n, %ctl_0 = Neg(%s#1) name("neg") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%n) : tensor<f32>
}

// -----

// A loop whose body waits for the loop.
tfg.func @itself(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  // expected-error @+1 {{enters the loop 'frame', which needs its own result}}
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
