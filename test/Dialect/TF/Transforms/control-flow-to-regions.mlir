// RUN: tfuse-opt %s -tf-control-flow-to-regions -split-input-file -verify-diagnostics | FileCheck %s

// A loop: its functions move into the regions and are erased.

// CHECK-LABEL: func.func @loop
// CHECK: "tf.WhileRegion"(%{{.*}}, %{{.*}}) <{is_stateless = true}> ({
// CHECK: ^bb0(%[[I:.*]]: tensor<i32>, %[[Y:.*]]: tensor<2xf32>):
// CHECK:   %[[C:.*]] = "tf.Less"(%[[I]], %{{.*}})
// CHECK:   "tf.Yield"(%[[C]])
// CHECK: }, {
// CHECK: ^bb0(%[[J:.*]]: tensor<i32>, %[[Z:.*]]: tensor<2xf32>):
// CHECK:   %[[N:.*]] = "tf.Neg"(%[[Z]])
// CHECK:   "tf.Yield"(%{{.*}}, %[[N]])
// CHECK-NOT: func.func private
func.func @loop(%i: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0:2 = "tf.While"(%i, %x) {cond = @cond, body = @body, is_stateless = true} : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return %0#1 : tensor<2xf32>
}
func.func private @cond(%i: tensor<i32>, %x: tensor<2xf32>) -> tensor<i1> {
  %n = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func private @body(%i: tensor<i32>, %x: tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
  %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %1 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %1 : tensor<i32>, tensor<2xf32>
}

// -----

// Branch regions use values from outside directly; a number is true unless it
// is zero.

// CHECK-LABEL: func.func @branch
// CHECK-SAME: (%[[N:.*]]: tensor<i32>, %[[X:.*]]: tensor<2xf32>)
// CHECK: %[[C:.*]] = "tf.NotEqual"(%[[N]], %{{.*}})
// CHECK: "tf.IfRegion"(%[[C]])
// CHECK:   "tf.Neg"(%[[X]])
// CHECK: }, {
// CHECK:   "tf.Abs"(%[[X]])
func.func @branch(%n: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%n, %x) {then_branch = @yes, else_branch = @no, is_stateless = true} : (tensor<i32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @yes(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @no(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// A Case inside a branch; the function that both branches name is copied.

// CHECK-LABEL: func.func @case
// CHECK: "tf.CaseRegion"
// CHECK:   "tf.Neg"
// CHECK: }, {
// CHECK:   "tf.CaseRegion"
// CHECK:     "tf.Neg"
func.func @case(%n: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Case"(%n, %n, %x) {branches = [@neg, @inner], is_stateless = true} : (tensor<i32>, tensor<i32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @neg(%n: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @inner(%n: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Case"(%n, %n, %x) {branches = [@neg], is_stateless = true} : (tensor<i32>, tensor<i32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// A recursive function.
func.func private @again(%n: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  // expected-error @+2 {{function 'again' runs itself}}
  // expected-note @+1 {{use tf.while_loop}}
  %0 = "tf.If"(%n, %n, %x) {then_branch = @again, else_branch = @again, is_stateless = true} : (tensor<i1>, tensor<i1>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @count(%n: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{runs 'one' with 2 values; it takes 1}}
  %0 = "tf.If"(%n, %x, %x) {then_branch = @one, else_branch = @one, is_stateless = true} : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @one(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}

// -----

func.func @results(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{wants 1 results of 'nothing'; it returns 0}}
  %0 = "tf.While"(%x) <{cond = @truth, body = @nothing, is_stateless = true}> : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @truth(%x: tensor<f32>) -> tensor<i1> {
  %0 = "tf.Less"(%x, %x) : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func private @nothing(%x: tensor<f32>) {
  return
}

// -----

func.func @result_type(%x: tensor<2xf32>, %p: tensor<i1>) -> tensor<2xf32> {
  // expected-error @+1 {{takes result 0 of 'int' for 'f32'; it returns 'i32'}}
  %0 = "tf.If"(%p, %x) {then_branch = @float, else_branch = @int, is_stateless = true} : (tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @float(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func private @int(%x: tensor<2xf32>) -> tensor<2xi32> {
  %0 = "tf.Cast"(%x) : (tensor<2xf32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

func.func @argument_type(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{runs 'int' with an argument 0 of type 'f32'; it takes 'i32'}}
  %0 = "tf.While"(%x) <{cond = @truth, body = @int, is_stateless = true}> : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @truth(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func private @int(%x: tensor<2xi32>) -> tensor<2xf32> {
  %0 = "tf.Cast"(%x) : (tensor<2xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @condition(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{wants 1 results of 'nothing'; it returns 0}}
  %0 = "tf.While"(%x) <{cond = @nothing, body = @same, is_stateless = true}> : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @same(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func private @nothing(%x: tensor<f32>) {
  return
}

// -----

// A placeholder attribute, which the function's caller was to replace, does not
// name a function.

func.func @placeholder_branch(%c: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{attribute 'then_branch' names no function}}
  %0 = "tf.If"(%c, %x) {then_branch = #tf_type.placeholder<"f">, else_branch = @other, is_stateless = true} : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @other(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}

// -----

func.func @placeholder_body(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{attribute 'body' names no function}}
  %0 = "tf.While"(%x) {cond = @cond, body = #tf_type.placeholder<"f">, is_stateless = true} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @cond(%x: tensor<f32>) -> tensor<i1> {
  %0 = "tf.Const"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  return %0 : tensor<i1>
}
