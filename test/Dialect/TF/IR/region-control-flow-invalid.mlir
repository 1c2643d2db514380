// RUN: tfuse-opt %s -split-input-file -verify-diagnostics

func.func @one_branch(%c: tensor<i1>) {
  // expected-error@+1 {{'tf.IfRegion' op expected 2 regions}}
  "tf.IfRegion"(%c) ({
    "tf.Yield"() : () -> ()
  }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @branch_with_argument(%c: tensor<i1>) {
  // expected-error@+1 {{'tf.IfRegion' op region #1 should have no arguments}}
  "tf.IfRegion"(%c) ({
    "tf.Yield"() : () -> ()
  }, {
  ^bb0(%x: tensor<f32>):
    "tf.Yield"() : () -> ()
  }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @branch_of_other_count(%c: tensor<i1>, %x: tensor<f32>) {
  // expected-error@+1 {{region control flow edge from Region #1 to parent results: source has 0 operands, but target successor needs 1}}
  %0 = "tf.IfRegion"(%c) ({
    "tf.Yield"(%x) : (tensor<f32>) -> ()
  }, {
    "tf.Yield"() : () -> ()
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @branch_of_other_type(%c: tensor<i1>, %x: tensor<f32>) {
  // expected-error@+1 {{'tf.IfRegion' op else result type tensor<i1> is incompatible with result type tensor<f32> at index 0}}
  %0 = "tf.IfRegion"(%c) ({
    "tf.Yield"(%x) : (tensor<f32>) -> ()
  }, {
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @other_terminator(%c: tensor<i1>) {
  // expected-error@+1 {{'tf.IfRegion' op expects region #0 to end with 'tf.Yield'}}
  "tf.IfRegion"(%c) ({
    "tf.MyEnd"() : () -> ()
  }, {
    "tf.Yield"() : () -> ()
  }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @case_without_branch(%i: tensor<i32>) {
  // expected-error@+1 {{'tf.CaseRegion' op expects to have at least 1 region}}
  "tf.CaseRegion"(%i) : (tensor<i32>) -> ()
  return
}

// -----

func.func @case_of_other_type(%i: tensor<i32>, %x: tensor<f32>) {
  // expected-error@+1 {{'tf.CaseRegion' op branch #1 results (size = 2) should have the same number of values as results (size = 1)}}
  %0 = "tf.CaseRegion"(%i) ({
    "tf.Yield"(%x) : (tensor<f32>) -> ()
  }, {
    "tf.Yield"(%x, %x) : (tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @condition_of_other_type(%x: tensor<i32>) {
  // expected-error@+1 {{'tf.WhileRegion' op condition should have a single tensor<i1> result}}
  %0 = "tf.WhileRegion"(%x) ({
  ^bb0(%i: tensor<i32>):
    "tf.Yield"(%i) : (tensor<i32>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    "tf.Yield"(%i) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @condition_that_changes(%x: tensor<i32>, %c: tensor<i1>) {
  // expected-error@+1 {{'tf.WhileRegion' op arguments on condition block aren't forwarded to yield}}
  %0 = "tf.WhileRegion"(%x) ({
  ^bb0(%i: tensor<i32>):
    "tf.Yield"(%c, %x) : (tensor<i1>, tensor<i32>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    "tf.Yield"(%i) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @body_of_other_shape(%x: tensor<2xi32>, %y: tensor<3xi32>, %c: tensor<i1>) {
  // expected-error@+1 {{'tf.WhileRegion' op result type tensor<2xi32> is incompatible with body result type tensor<3xi32> at index 0}}
  %0 = "tf.WhileRegion"(%x) ({
  ^bb0(%i: tensor<2xi32>):
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<2xi32>):
    "tf.Yield"(%y) : (tensor<3xi32>) -> ()
  }) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @yield_outside() {
  // expected-error@+1 {{'tf.Yield' op expects parent op to be one of 'tf.CaseRegion, tf.IfRegion, tf.WhileRegion, tf.GeneratorDatasetRegion'}}
  "tf.Yield"() : () -> ()
}
