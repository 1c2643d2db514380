// RUN: tfuse-opt %s -split-input-file -tfl-raise-loops | FileCheck %s
// RUN: tfuse-opt %s -split-input-file -tfl-raise-loops -tfl-restore-loops | FileCheck %s --check-prefix=BACK
// RUN: tfuse-opt %s -split-input-file -tfl-raise-loops -tf-fuse-recurrent -tfl-restore-loops | FileCheck %s --check-prefix=FUSED

// As tfuse writes a simple recurrent layer: the loop updates the rows of a
// tensor, and reads rows of a matmul of all time steps. The copy multiplies the
// rows of the input.

// CHECK-LABEL: func.func @rows
// CHECK: %[[X:.*]] = "tf.Transpose"(%arg0
// CHECK: %[[LIST:.*]] = "tf.TensorListReserve"{{.*}} -> tensor<!tf_type.variant<tensor<?x3xf32>>>
// CHECK: %[[LOOP:.*]]:4 = "tf.WhileRegion"({{.*}}, %[[LIST]],
// CHECK: "tf.Less"
// CHECK: ^bb0(%[[I:.*]]: tensor<i32>, %[[L:.*]]: tensor<!tf_type.variant<{{.*}}>>, %[[H:.*]]: tensor<?x3xf32>,
// CHECK: %[[ROW:.*]] = "tf.GatherV2"(%[[X]], %[[I]]
// CHECK: %[[XW:.*]] = "tf.MatMul"(%[[ROW]], {{.*}}) <{transpose_a = false, transpose_b = true}>
// CHECK: %[[HU:.*]] = "tf.MatMul"(%[[H]],
// CHECK: %[[BIASED:.*]] = "tf.AddV2"(%[[HU]]
// CHECK: %[[SUM:.*]] = "tf.AddV2"(%[[XW]], %[[BIASED]])
// CHECK: %[[Y:.*]] = "tf.Tanh"(%[[SUM]])
// CHECK: "tf.TensorListSetItem"(%[[L]], %[[I]], %[[Y]])
// CHECK-NOT: tfl.dynamic_update_slice
// CHECK: tfuse.raised_loop = 0
// CHECK: %[[STACK:.*]] = "tf.TensorListStack"(%[[LOOP]]#1
// CHECK: "tfl.while"
// CHECK: "tf.Transpose"(%[[STACK]]

// BACK-LABEL: func.func @rows
// BACK-NOT: tf.WhileRegion
// BACK-NOT: tf.TensorList
// BACK: %[[LOOP:.*]]:4 = "tfl.while"
// BACK-NOT: tfuse.raised_loop
// BACK: "tf.Transpose"(%[[LOOP]]#1

// FUSED-LABEL: func.func @rows
// FUSED-NOT: tfl.while
// FUSED: "tfl.unidirectional_sequence_rnn"
// FUSED-NOT: tfl.while
// FUSED: return
func.func @rows(%x: tensor<?x4x2xf32>) -> tensor<?x4x3xf32> {
  %perm = "tfl.pseudo_const"() <{value = dense<[1, 0, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %w = "tfl.pseudo_const"() <{value = dense<0.5> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %none = "tfl.no_value"() <{value}> : () -> none
  %zero = "tfl.pseudo_const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tfl.pseudo_const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %f0 = "tfl.pseudo_const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %b0 = "tfl.pseudo_const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %b1 = "tfl.pseudo_const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %units = "tfl.pseudo_const"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %steps = "tfl.pseudo_const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %shape = "tfl.shape"(%x) : (tensor<?x4x2xf32>) -> tensor<3xi32>
  %batch = "tfl.strided_slice"(%shape, %b0, %b1, %b1) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}> : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %rowDims = "tfl.concatenation"(%batch, %units) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %dims = "tfl.concatenation"(%steps, %batch, %units) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %h0 = "tfl.fill"(%rowDims, %f0) : (tensor<2xi32>, tensor<f32>) -> tensor<?x3xf32>
  %y0 = "tfl.fill"(%dims, %f0) : (tensor<3xi32>, tensor<f32>) -> tensor<4x?x3xf32>
  %t = "tfl.transpose"(%x, %perm) : (tensor<?x4x2xf32>, tensor<3xi32>) -> tensor<4x?x2xf32>
  %xw = "tfl.fully_connected"(%t, %w, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = true, weights_format = "DEFAULT"}> : (tensor<4x?x2xf32>, tensor<3x2xf32>, none) -> tensor<4x?x3xf32>
  %r:4 = "tfl.while"(%zero, %y0, %h0, %xw) ({
  ^bb0(%i: tensor<i32>, %y: tensor<4x?x3xf32>, %h: tensor<?x3xf32>, %z: tensor<4x?x3xf32>):
    %four = "tfl.pseudo_const"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %go = "tfl.less"(%i, %four) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<4x?x3xf32>, %h: tensor<?x3xf32>, %z: tensor<4x?x3xf32>):
    %u = "tfl.pseudo_const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %bias = "tfl.pseudo_const"() <{value = dense<0.125> : tensor<3xf32>}> : () -> tensor<3xf32>
    %zt = "tfl.gather"(%z, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<4x?x3xf32>, tensor<i32>) -> tensor<?x3xf32>
    %hu = "tfl.fully_connected"(%h, %u, %bias) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x3xf32>, tensor<3x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
    %sum = "tfl.add"(%zt, %hu) <{fused_activation_function = "NONE"}> : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out = "tfl.tanh"(%sum) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %at = "tfl.pack"(%i, %zero, %zero) <{axis = 0 : i32, values_count = 3 : i32}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %rowShape = "tfl.pseudo_const"() <{value = dense<[1, -1, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %row = "tfl.reshape"(%out, %rowShape) : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<1x?x3xf32>
    %next = "tfl.dynamic_update_slice"(%y, %row, %at) : (tensor<4x?x3xf32>, tensor<1x?x3xf32>, tensor<3xi32>) -> tensor<4x?x3xf32>
    %j = "tfl.add"(%i, %one) <{fused_activation_function = "NONE"}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tfl.yield"(%j, %next, %out, %z) : (tensor<i32>, tensor<4x?x3xf32>, tensor<?x3xf32>, tensor<4x?x3xf32>) -> ()
  }) {is_stateless = false} : (tensor<i32>, tensor<4x?x3xf32>, tensor<?x3xf32>, tensor<4x?x3xf32>) -> (tensor<i32>, tensor<4x?x3xf32>, tensor<?x3xf32>, tensor<4x?x3xf32>)
  %back = "tfl.transpose"(%r#1, %perm) : (tensor<4x?x3xf32>, tensor<3xi32>) -> tensor<?x4x3xf32>
  return %back : tensor<?x4x3xf32>
}

// -----

// As TFLiteConverter writes it: a row between slices of the tensor, and a
// tensor whose only row each iteration writes.

// CHECK-LABEL: func.func @slices
// CHECK: %[[A:.*]] = "tf.TensorListReserve"
// CHECK: %[[B:.*]] = "tf.TensorListReserve"
// CHECK: "tf.WhileRegion"(%{{.*}}, %[[A]], %[[B]], %{{.*}})
// CHECK: ^bb0(%[[I:.*]]: tensor<i32>, %[[L:.*]]: tensor<!tf_type.variant<{{.*}}>>, %[[M:.*]]: tensor<!tf_type.variant<{{.*}}>>, %
// CHECK: %[[H:.*]] = "tf.MatMul"
// CHECK-NOT: tfl.slice
// CHECK: "tf.TensorListSetItem"(%[[L]], %[[I]], %[[H]])
// CHECK: %[[ZERO:.*]] = arith.constant dense<0> : tensor<i32>
// CHECK: "tf.TensorListSetItem"(%[[M]], %[[ZERO]], %[[H]])
func.func @slices(%h0: tensor<2x3xf32>) -> (tensor<5x2x3xf32>, tensor<1x2x3xf32>) {
  %zero = "tfl.pseudo_const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %y0 = "tfl.pseudo_const"() <{value = dense<0.0> : tensor<5x2x3xf32>}> : () -> tensor<5x2x3xf32>
  %l0 = "tfl.pseudo_const"() <{value = dense<0.0> : tensor<1x2x3xf32>}> : () -> tensor<1x2x3xf32>
  %r:4 = "tfl.while"(%zero, %y0, %l0, %h0) ({
  ^bb0(%i: tensor<i32>, %y: tensor<5x2x3xf32>, %l: tensor<1x2x3xf32>, %h: tensor<2x3xf32>):
    %five = "tfl.pseudo_const"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %go = "tfl.less"(%i, %five) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<5x2x3xf32>, %l: tensor<1x2x3xf32>, %h: tensor<2x3xf32>):
    %u = "tfl.pseudo_const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %none = "tfl.no_value"() <{value}> : () -> none
    %one = "tfl.pseudo_const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %v1 = "tfl.pseudo_const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %out = "tfl.fully_connected"(%h, %u, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<3x3xf32>, none) -> tensor<2x3xf32>
    %j = "tfl.add"(%i, %one) <{fused_activation_function = "NONE"}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %rest = "tfl.pseudo_const"() <{value = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %zeros = "tfl.pseudo_const"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %begin = "tfl.pseudo_const"() <{value = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
    %all = "tfl.pseudo_const"() <{value = dense<-1> : tensor<3xi32>}> : () -> tensor<3xi32>
    %vi = "tfl.reshape"(%i, %v1) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
    %size = "tfl.concatenation"(%vi, %rest) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    %before = "tfl.slice"(%y, %begin, %size) : (tensor<5x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x?x?xf32>
    %vj = "tfl.reshape"(%j, %v1) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
    %from = "tfl.concatenation"(%vj, %zeros) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    %after = "tfl.slice"(%y, %from, %all) : (tensor<5x2x3xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x2x3xf32>
    %rowShape = "tfl.pseudo_const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %row = "tfl.reshape"(%out, %rowShape) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
    %next = "tfl.concatenation"(%before, %row, %after) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<?x?x?xf32>, tensor<1x2x3xf32>, tensor<?x2x3xf32>) -> tensor<5x2x3xf32>
    "tfl.yield"(%j, %next, %row, %out) : (tensor<i32>, tensor<5x2x3xf32>, tensor<1x2x3xf32>, tensor<2x3xf32>) -> ()
  }) {is_stateless = false} : (tensor<i32>, tensor<5x2x3xf32>, tensor<1x2x3xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<5x2x3xf32>, tensor<1x2x3xf32>, tensor<2x3xf32>)
  return %r#1, %r#2 : tensor<5x2x3xf32>, tensor<1x2x3xf32>
}

// -----

// A loop without a matmul stays.

// CHECK-LABEL: func.func @counts
// CHECK-NOT: tf.WhileRegion
// CHECK-NOT: tfuse.raised_loop
func.func @counts(%n: tensor<i32>) -> tensor<i32> {
  %r = "tfl.while"(%n) ({
  ^bb0(%i: tensor<i32>):
    %five = "tfl.pseudo_const"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %go = "tfl.less"(%i, %five) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    %one = "tfl.pseudo_const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %j = "tfl.add"(%i, %one) <{fused_activation_function = "NONE"}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tfl.yield"(%j) : (tensor<i32>) -> ()
  }) {is_stateless = false} : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

// -----

// The body reads the tensor that it writes: the tensor is no list.

// CHECK-LABEL: func.func @reads_rows
// CHECK-NOT: tf.TensorList
// CHECK: "tf.WhileRegion"
// CHECK: tfl.dynamic_update_slice
// CHECK-NOT: tf.TensorList
func.func @reads_rows(%y0: tensor<4x2x3xf32>) -> tensor<4x2x3xf32> {
  %zero = "tfl.pseudo_const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %r:2 = "tfl.while"(%zero, %y0) ({
  ^bb0(%i: tensor<i32>, %y: tensor<4x2x3xf32>):
    %four = "tfl.pseudo_const"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %go = "tfl.less"(%i, %four) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<4x2x3xf32>):
    %u = "tfl.pseudo_const"() <{value = dense<0.25> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %none = "tfl.no_value"() <{value}> : () -> none
    %one = "tfl.pseudo_const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %h = "tfl.gather"(%y, %i) <{axis = 0 : i32, batch_dims = 0 : i32}> : (tensor<4x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
    %out = "tfl.fully_connected"(%h, %u, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x3xf32>, tensor<3x3xf32>, none) -> tensor<2x3xf32>
    %at = "tfl.pack"(%i, %zero, %zero) <{axis = 0 : i32, values_count = 3 : i32}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %rowShape = "tfl.pseudo_const"() <{value = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %row = "tfl.reshape"(%out, %rowShape) : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<1x2x3xf32>
    %next = "tfl.dynamic_update_slice"(%y, %row, %at) : (tensor<4x2x3xf32>, tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<4x2x3xf32>
    %j = "tfl.add"(%i, %one) <{fused_activation_function = "NONE"}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tfl.yield"(%j, %next) : (tensor<i32>, tensor<4x2x3xf32>) -> ()
  }) {is_stateless = false} : (tensor<i32>, tensor<4x2x3xf32>) -> (tensor<i32>, tensor<4x2x3xf32>)
  return %r#1 : tensor<4x2x3xf32>
}
