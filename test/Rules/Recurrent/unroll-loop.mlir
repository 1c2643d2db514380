// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='enable-rules=recurrent-unroll-loop disable-rules=recurrent-fuse-loop,recurrent-fuse-unrolled remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires
// CHECK-DAG: %[[X:.*]]:6 = "tf.Unpack"(%{{.*}}) <{axis = 0 : i64}>
// CHECK-COUNT-6: "tf.Split"
// CHECK-NOT: "tf.While"
// CHECK: "tf.Pack"({{.*}}) <{axis = 0 : i64}> : (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<6x?x3xf32>
func.func @fires(%x: tensor<?x6x4xf32>) -> (tensor<?x6x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %perm = "tf.Const"() <{value = dense<[1, 0, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %begin = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %units = "tf.Const"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
  %float0 = "tf.Const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %shape = "tf.Shape"(%x) : (tensor<?x6x4xf32>) -> tensor<3xi32>
  %batch = "tf.StridedSlice"(%shape, %begin, %one, %one) <{shrink_axis_mask = 1 : i64}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %size = "tf.Pack"(%batch, %units) : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
  %zeros = "tf.Fill"(%size, %float0) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %tm = "tf.Transpose"(%x, %perm) : (tensor<?x6x4xf32>, tensor<3xi32>) -> tensor<6x?x4xf32>
  %in = "tf.TensorListFromTensor"(%tm, %dims) : (tensor<6x?x4xf32>, tensor<2xi32>) -> tensor<!tf_type.variant<tensor<?x4xf32>>>
  %out = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %r:6 = "tf.While"(%zero, %six, %out, %zeros, %zeros, %in) <{body = @fires_body, cond = @fires_cond, is_stateless = true}> : (tensor<i32>, tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<!tf_type.variant<tensor<?x4xf32>>>) -> (tensor<i32>, tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<!tf_type.variant<tensor<?x4xf32>>>)
  %stack = "tf.TensorListStack"(%r#2, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>) -> tensor<6x?x3xf32>
  %y = "tf.Transpose"(%stack, %perm) : (tensor<6x?x3xf32>, tensor<3xi32>) -> tensor<?x6x3xf32>
  return %y, %r#3, %r#4 : tensor<?x6x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
}
func.func private @fires_cond(%t: tensor<i32>, %n: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>, %in: tensor<!tf_type.variant<tensor<?x4xf32>>>) -> tensor<i1> {
  %0 = "tf.Less"(%t, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func private @fires_body(%t: tensor<i32>, %n: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>, %in: tensor<!tf_type.variant<tensor<?x4xf32>>>) -> (tensor<i32>, tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<!tf_type.variant<tensor<?x4xf32>>>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %bias = "tf.Const"() <{value = dense<1.0> : tensor<12xf32>}> : () -> tensor<12xf32>
  %x = "tf.TensorListGetItem"(%in, %t, %dims) : (tensor<!tf_type.variant<tensor<?x4xf32>>>, tensor<i32>, tensor<2xi32>) -> tensor<?x4xf32>
  %0 = "tf.MatMul"(%x, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
  %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
  %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
  %3 = "tf.BiasAdd"(%2, %bias) : (tensor<?x12xf32>, tensor<12xf32>) -> tensor<?x12xf32>
  %z:4 = "tf.Split"(%one, %3) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %4 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %5 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %c1 = "tf.AddV2"(%4, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %6 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %h1 = "tf.Mul"(%o, %6) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %out1 = "tf.TensorListSetItem"(%out, %t, %h1) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %t1, %n, %out1, %h1, %c1, %in : tensor<i32>, tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<!tf_type.variant<tensor<?x4xf32>>>
}

// -----

func.func @c1_c2(%x: tensor<f32>, %n: tensor<i32>) -> (tensor<f32>, tensor<f32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  // expected-remark@+1 {{recurrent-unroll-loop: structure: its condition is more than a bound of an induction variable}}
  %0 = "tf.WhileRegion"(%x) <{is_stateless = true}> ({
  ^bb0(%v: tensor<f32>):
    %c = "tf.IsFinite"(%v) : (tensor<f32>) -> tensor<i1>
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%v: tensor<f32>):
    %w = "tf.Exp"(%v) : (tensor<f32>) -> tensor<f32>
    "tf.Yield"(%w) : (tensor<f32>) -> ()
  }) : (tensor<f32>) -> tensor<f32>
  // expected-remark@+1 {{recurrent-unroll-loop: unknown-shape: the trip count of the loop is unknown}}
  %1:2 = "tf.WhileRegion"(%zero, %x) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %v: tensor<f32>):
    %c = "tf.Less"(%t, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %v: tensor<f32>):
    %u = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %w = "tf.Exp"(%v) : (tensor<f32>) -> tensor<f32>
    "tf.Yield"(%u, %w) : (tensor<i32>, tensor<f32>) -> ()
  }) : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
  return %0, %1#1 : tensor<f32>, tensor<f32>
}

// -----

// The list goes through an identity before it is stacked.

// CHECK-LABEL: func.func @fires_behind_identity
// CHECK: %[[V:.*]] = "tf.Exp"(%arg0)
// CHECK: %[[W:.*]] = "tf.Exp"(%[[V]])
// CHECK: %[[Y:.*]] = "tf.Pack"(%[[V]], %[[W]])
// CHECK: return %[[Y]]
func.func @fires_behind_identity(%x: tensor<3xf32>) -> tensor<2x3xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %two = "tf.Const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %list = "tf.TensorListReserve"(%dims, %two) : (tensor<1xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<3xf32>>>
  %0:3 = "tf.WhileRegion"(%zero, %x, %list) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %v: tensor<3xf32>, %l: tensor<!tf_type.variant<tensor<3xf32>>>):
    %c = "tf.Less"(%t, %two) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %v: tensor<3xf32>, %l: tensor<!tf_type.variant<tensor<3xf32>>>):
    %u = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %w = "tf.Exp"(%v) : (tensor<3xf32>) -> tensor<3xf32>
    %m = "tf.TensorListSetItem"(%l, %t, %w) : (tensor<!tf_type.variant<tensor<3xf32>>>, tensor<i32>, tensor<3xf32>) -> tensor<!tf_type.variant<tensor<3xf32>>>
    "tf.Yield"(%u, %w, %m) : (tensor<i32>, tensor<3xf32>, tensor<!tf_type.variant<tensor<3xf32>>>) -> ()
  }) : (tensor<i32>, tensor<3xf32>, tensor<!tf_type.variant<tensor<3xf32>>>) -> (tensor<i32>, tensor<3xf32>, tensor<!tf_type.variant<tensor<3xf32>>>)
  %held = "tf.Identity"(%0#2) : (tensor<!tf_type.variant<tensor<3xf32>>>) -> tensor<!tf_type.variant<tensor<3xf32>>>
  %y = "tf.TensorListStack"(%held, %dims) <{num_elements = 2 : i64}> : (tensor<!tf_type.variant<tensor<3xf32>>>, tensor<1xi32>) -> tensor<2x3xf32>
  return %y : tensor<2x3xf32>
}

// -----

// An update of a slice of a tensor writes the outputs, as JAX's lax.scan does.

// CHECK-LABEL: func.func @fires_tensor
// CHECK-NOT: tf.WhileRegion
// CHECK: %[[Y:.*]] = "tf.Pack"({{.*}}) <{axis = 0 : i64}> : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<3x2x4xf32>
// CHECK: return %[[Y]]
func.func @fires_tensor(%x: tensor<3x2x4xf32>, %h0: tensor<2x4xf32>, %out: tensor<3x2x4xf32>) -> tensor<3x2x4xf32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %three = "tf.Const"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
  %r:3 = "tf.WhileRegion"(%zero, %h0, %out) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %h: tensor<2x4xf32>, %y: tensor<3x2x4xf32>):
    %goes = "tf.Less"(%t, %three) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%goes) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %h: tensor<2x4xf32>, %y: tensor<3x2x4xf32>):
    %sizes = "tf.Const"() <{value = dense<[1, 2, 4]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %dims = "tf.Const"() <{value = dense<[2, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %at = "tf.Pack"(%t, %zero, %zero) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %slice = "tf.Slice"(%x, %at, %sizes) : (tensor<3x2x4xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x2x4xf32>
    %x_t = "tf.Reshape"(%slice, %dims) : (tensor<1x2x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    %h1 = "tf.AddV2"(%h, %x_t) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %update = "tf.Reshape"(%h1, %sizes) : (tensor<2x4xf32>, tensor<3xi32>) -> tensor<1x2x4xf32>
    %y1 = "tf.XlaDynamicUpdateSlice"(%y, %update, %at) : (tensor<3x2x4xf32>, tensor<1x2x4xf32>, tensor<3xi32>) -> tensor<3x2x4xf32>
    %next = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%next, %h1, %y1) : (tensor<i32>, tensor<2x4xf32>, tensor<3x2x4xf32>) -> ()
  }) : (tensor<i32>, tensor<2x4xf32>, tensor<3x2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>, tensor<3x2x4xf32>)
  return %r#2 : tensor<3x2x4xf32>
}
