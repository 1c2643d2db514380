// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s

// CHECK-LABEL: @if_region
func.func @if_region(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<?xf32> {
  // CHECK: "tf.IfRegion"(%{{.*}}) <{_then_func_name = "t", is_stateless = true}> ({
  // CHECK:   "tf.Yield"(%{{.*}}) : (tensor<2xf32>) -> ()
  // CHECK: }, {
  // CHECK: }) {note} : (tensor<i1>) -> tensor<?xf32>
  %0 = "tf.IfRegion"(%c) ({
    %1 = "tf.Abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%1) : (tensor<2xf32>) -> ()
  }, {
    "tf.Yield"(%x) : (tensor<2xf32>) -> ()
  }) {is_stateless = true, _then_func_name = "t", note} : (tensor<i1>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: @case_region
func.func @case_region(%i: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
  // CHECK: "tf.CaseRegion"(%{{.*}}) <{is_stateless = false}> ({
  %0 = "tf.CaseRegion"(%i) ({
    "tf.Yield"(%x) : (tensor<f32>) -> ()
  }, {
    "tf.Yield"(%x) : (tensor<f32>) -> ()
  }, {
    "tf.Yield"(%x) : (tensor<f32>) -> ()
  }) {is_stateless = false} : (tensor<i32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// The condition region may forward its arguments explicitly or yield the
// predicate alone.
// CHECK-LABEL: @while_region
func.func @while_region(%n: tensor<i32>, %x: tensor<*xf32>) -> tensor<*xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  // CHECK: "tf.WhileRegion"(%{{.*}}, %{{.*}}) <{is_stateless = true, parallel_iterations = 5 : i64, shape_invariant}> ({
  %0:2 = "tf.WhileRegion"(%n, %x) ({
  ^bb0(%i: tensor<i32>, %y: tensor<*xf32>):
    %1 = "tf.Greater"(%i, %zero) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<*xf32>):
    %1 = "tf.Relu"(%y) : (tensor<*xf32>) -> tensor<*xf32>
    "tf.Yield"(%i, %1) : (tensor<i32>, tensor<*xf32>) -> ()
  }) {is_stateless = true, parallel_iterations = 5 : i64, shape_invariant} : (tensor<i32>, tensor<*xf32>) -> (tensor<i32>, tensor<*xf32>)
  // CHECK: "tf.WhileRegion"(%{{.*}}) ({
  %2 = "tf.WhileRegion"(%n) ({
  ^bb0(%i: tensor<i32>):
    %1 = "tf.Greater"(%i, %zero) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%1, %i) : (tensor<i1>, tensor<i32>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    "tf.Yield"(%i) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %0#1 : tensor<*xf32>
}

// CHECK-LABEL: @generator_dataset_region
func.func @generator_dataset_region(%x: tensor<f32>) -> tensor<!tf_type.variant> {
  // CHECK: "tf.GeneratorDatasetRegion"(%{{.*}}, %{{.*}}) <{operandSegmentSizes = array<i32: 1, 1, 0>, output_shapes = [#tf_type.shape<>], output_types = [f32]}> ({
  %0 = "tf.GeneratorDatasetRegion"(%x, %x) ({
  ^bb0(%a: tensor<f32>):
    "tf.Yield"(%a) : (tensor<f32>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "tf.Yield"(%a) : (tensor<f32>) -> ()
  }, {
  ^bb0(%a: tensor<f32>):
    "tf.Yield"() : () -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 0>, output_shapes = [#tf_type.shape<>], output_types = [f32]} : (tensor<f32>, tensor<f32>) -> tensor<!tf_type.variant>
  return %0 : tensor<!tf_type.variant>
}
