// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks' -verify-diagnostics | FileCheck %s
// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='verify summary' -o /dev/null 2>&1 | FileCheck --check-prefix=VERIFY %s
// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='remarks missing-ops="integer counts"' -verify-diagnostics | FileCheck --check-prefix=FLOAT %s
// RUN: tfuse-opt %s -split-input-file -tf-fuse-recurrent='missing-ops="integer counts" verify summary' -o /dev/null 2>&1 | FileCheck --check-prefix=VERIFY %s

// Loops that leave out steps (condition C8 of recurrent-fuse-loop). Conditions C1 to
// C7 have their tests in fuse-loop.mlir.

// VERIFY-COUNT-6: translation validation: 1 recurrent fusions compute what they replace
// VERIFY-NOT: translation validation

// A runtime without integer CUMSUM and ARG_MAX counts in float32.
// FLOAT-NOT: missing_ops
// FLOAT-LABEL: func.func @fires
// FLOAT: "tf.Cumsum"({{.*}} : (tensor<?x6xf32>, tensor<i32>) -> tensor<?x6xf32>
// FLOAT: "tf.ArgMax"({{.*}} : (tensor<?x6x6xf32>, tensor<i32>) -> tensor<?x6xi32>

// The hidden state alone: steps that count in front, and the output of the last
// of them, or the initial state where there is none.

// CHECK-LABEL: func.func @fires
// CHECK-SAME: (%[[X:.*]]: tensor<?x6x4xf32>, %[[MASK:.*]]: tensor<?x6xi1>, %[[H0:.*]]: tensor<?x3xf32>, %[[C0:.*]]: tensor<?x3xf32>)
// CHECK: %[[NUMBERS:.*]] = "tf.Const"() <{value = dense<{{\[\[}}0], [1], [2], [3], [4], [5]]> : tensor<6x1xi32>}>
// CHECK: %[[FLAGS:.*]] = "tf.Cast"(%[[MASK]])
// CHECK: %[[COUNTS:.*]] = "tf.Cumsum"(%[[FLAGS]], %{{.*}})
// CHECK: %[[UPTO:.*]] = "tf.ExpandDims"(%[[COUNTS]]
// CHECK: %[[REACHED:.*]] = "tf.Greater"(%[[UPTO]], %[[NUMBERS]]) : (tensor<?x1x6xi32>, tensor<6x1xi32>) -> tensor<?x6x6xi1>
// CHECK: %[[ORDER:.*]] = "tf.ArgMax"(%[[REACHED]], %{{.*}}) : (tensor<?x6x6xi1>, tensor<i32>) -> tensor<?x6xi32>
// CHECK: %[[COMPACT:.*]] = "tf.GatherV2"(%[[X]], %[[ORDER]], %{{.*}}) <{batch_dims = 1 : i64}> : (tensor<?x6x4xf32>, tensor<?x6xi32>, tensor<i32>) -> tensor<?x6x4xf32>
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(%[[COMPACT]], {{.*}}time_major = false
// CHECK: %[[COUNT:.*]] = "tf.Sum"(%{{.*}}, %{{.*}}) <{keep_dims = false}> : (tensor<?x6xi32>, tensor<1xi32>) -> tensor<?xi32>
// CHECK: %[[PLACE:.*]] = "tf.Sub"(%[[COUNT]]
// CHECK: %[[FROM:.*]] = "tf.Maximum"(%[[PLACE]]
// CHECK: %[[LAST:.*]] = "tf.GatherV2"(%[[Y]], %[[FROM]], %{{.*}}) <{batch_dims = 1 : i64}> : (tensor<?x6x3xf32>, tensor<?xi32>, tensor<i32>) -> tensor<?x3xf32>
// CHECK: %[[ANY:.*]] = "tf.Greater"(%[[COUNT]]
// CHECK: %[[ROW:.*]] = "tf.ExpandDims"(%[[ANY]]
// CHECK: %[[H:.*]] = "tf.SelectV2"(%[[ROW]], %[[LAST]], %[[H0]])
// CHECK: return %[[H]]
func.func @fires(%x: tensor<?x6x4xf32>, %mask: tensor<?x6xi1>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %row = "tf.GatherV2"(%mask, %t, %axis) : (tensor<?x6xi1>, tensor<i32>, tensor<i32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%row, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %h1, %prev) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h1, %h) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%column, %c1, %c) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  return %r#3 : tensor<?x3xf32>
}

// -----

// The cell state: a further column closes the input gate and opens the forget
// gate behind the steps that count.

// CHECK-LABEL: func.func @fires_cell_state
// CHECK-SAME: (%[[X:.*]]: tensor<?x6x4xf32>, %[[MASK:.*]]: tensor<?x6xi1>, %[[H0:.*]]: tensor<?x3xf32>, %[[C0:.*]]: tensor<?x3xf32>)
// CHECK-DAG: %[[OPEN:.*]] = "tf.Const"() <{value = dense<1.000000e+06> : tensor<3x1xf32>}>
// CHECK-DAG: %[[CLOSED:.*]] = "tf.Const"() <{value = dense<-1.000000e+06> : tensor<3x1xf32>}>
// CHECK-DAG: %[[KERNEL:.*]] = "tf.Const"() <{value = dense<5.000000e-01> : tensor<3x4xf32>}>
// CHECK: %[[COMPACT:.*]] = "tf.GatherV2"(%[[X]]
// CHECK: %[[BEFORE:.*]] = "tf.Less"
// CHECK: %[[COLUMN:.*]] = "tf.ExpandDims"(%[[BEFORE]]
// CHECK: %[[FINITE:.*]] = "tf.SelectV2"(%[[COLUMN]], %[[COMPACT]], %{{.*}})
// CHECK: %[[BEHIND:.*]] = "tf.GreaterEqual"
// CHECK: %[[ONES:.*]] = "tf.Cast"(%[[BEHIND]])
// CHECK: %[[PADDING:.*]] = "tf.ExpandDims"(%[[ONES]]
// CHECK: %[[INPUT:.*]] = "tf.ConcatV2"(%[[FINITE]], %[[PADDING]], %{{.*}}) {{.*}} -> tensor<?x6x5xf32>
// CHECK-DAG: %[[I:.*]] = "tf.ConcatV2"(%[[KERNEL]], %[[CLOSED]], %{{.*}})
// CHECK-DAG: %[[F:.*]] = "tf.ConcatV2"(%[[KERNEL]], %[[OPEN]], %{{.*}})
// CHECK-DAG: %[[C:.*]] = tfl.new_state %[[C0]]
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(%[[INPUT]], %[[I]], %[[F]], {{.*}}%[[C]]
// CHECK: %[[FINAL:.*]] = tfl.final_state %[[C]] after %[[Y]]
// CHECK: return %[[FINAL]]
func.func @fires_cell_state(%x: tensor<?x6x4xf32>, %mask: tensor<?x6xi1>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %row = "tf.GatherV2"(%mask, %t, %axis) : (tensor<?x6xi1>, tensor<i32>, tensor<i32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%row, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %h1, %prev) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h1, %h) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%column, %c1, %c) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  return %r#4 : tensor<?x3xf32>
}

// -----

// All outputs: that of the last step that counts, or zeros, which Keras carries
// along.

// CHECK-LABEL: func.func @fires_sequence
// CHECK: %[[COUNTS:.*]] = "tf.Cumsum"(%{{.*}}, %{{.*}}) <{exclusive = false, reverse = false}> : (tensor<?x6xi32>, tensor<i32>) -> tensor<?x6xi32>
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(
// CHECK: %[[ALL:.*]] = "tf.GatherV2"(%[[Y]], %{{.*}}, %{{.*}}) <{batch_dims = 1 : i64}> : (tensor<?x6x3xf32>, tensor<?x6xi32>, tensor<i32>) -> tensor<?x6x3xf32>
// CHECK: %[[ANY:.*]] = "tf.Greater"(%[[COUNTS]]
// CHECK: %[[COLUMN:.*]] = "tf.ExpandDims"(%[[ANY]]
// CHECK: %[[SHOWN:.*]] = "tf.SelectV2"(%[[COLUMN]], %[[ALL]], %{{.*}}) : (tensor<?x6x1xi1>, tensor<?x6x3xf32>, tensor<f32>) -> tensor<?x6x3xf32>
// CHECK: "tf.Transpose"(%[[SHOWN]]
func.func @fires_sequence(%x: tensor<?x6x4xf32>, %mask: tensor<?x6xi1>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<6x?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %row = "tf.GatherV2"(%mask, %t, %axis) : (tensor<?x6xi1>, tensor<i32>, tensor<i32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%row, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %h1, %prev) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h1, %h) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%column, %c1, %c) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %seq = "tf.TensorListStack"(%r#1, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>) -> tensor<6x?x3xf32>
  return %seq : tensor<6x?x3xf32>
}

// -----

// Zeros for steps that do not count (zero_output_for_mask).

// CHECK-LABEL: func.func @fires_zero_output
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(
// CHECK: %[[ALL:.*]] = "tf.GatherV2"(%[[Y]]
// CHECK: %[[COLUMN:.*]] = "tf.ExpandDims"(%arg1
// CHECK: "tf.SelectV2"(%[[COLUMN]], %[[ALL]], %{{.*}})
func.func @fires_zero_output(%x: tensor<?x6x4xf32>, %mask: tensor<?x6xi1>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<6x?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %row = "tf.GatherV2"(%mask, %t, %axis) : (tensor<?x6xi1>, tensor<i32>, tensor<i32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%row, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %h1, %zeros) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h1, %h) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%column, %c1, %c) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %seq = "tf.TensorListStack"(%r#1, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>) -> tensor<6x?x3xf32>
  return %seq : tensor<6x?x3xf32>
}

// -----

// Lengths, as TensorFlow 1 has them: nothing has to be moved.

// CHECK-LABEL: func.func @fires_lengths
// CHECK-NOT: tf.ArgMax
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(%arg0, 
// CHECK: %[[COLUMN:.*]] = "tf.ExpandDims"(%{{.*}}) : (tensor<?x6xi1>, tensor<i32>) -> tensor<?x6x1xi1>
// CHECK: "tf.SelectV2"(%[[COLUMN]], %[[Y]], %{{.*}})
func.func @fires_lengths(%x: tensor<?x6x4xf32>, %lengths: tensor<?xi32>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<6x?x3xf32>, tensor<?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %late = "tf.GreaterEqual"(%t, %lengths) : (tensor<i32>, tensor<?xi32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%late, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %zeros, %h1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h, %h1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%column, %c, %c1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %seq = "tf.TensorListStack"(%r#1, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>) -> tensor<6x?x3xf32>
  return %seq, %r#3 : tensor<6x?x3xf32>, tensor<?x3xf32>
}

// -----

// TensorFlow 1's dynamic_rnn ends after the last step that counts.

// CHECK-LABEL: func.func @fires_early_end
// CHECK: %[[Y:.*]] = "tfl.unidirectional_sequence_lstm"(%arg0, {{.*}}
// CHECK: %[[COLUMN:.*]] = "tf.ExpandDims"(%{{.*}}) : (tensor<?x6xi1>, tensor<i32>) -> tensor<?x6x1xi1>
// CHECK: "tf.SelectV2"(%[[COLUMN]], %[[Y]], %{{.*}})
func.func @fires_early_end(%x: tensor<?x6x4xf32>, %lengths: tensor<?xi32>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<6x?x3xf32>, tensor<?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %axis0 = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %largest = "tf.Max"(%lengths, %axis0) <{keep_dims = false}> : (tensor<?xi32>, tensor<1xi32>) -> tensor<i32>
  %once = "tf.Maximum"(%one, %largest) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %end = "tf.Minimum"(%six, %once) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %late = "tf.GreaterEqual"(%t, %lengths) : (tensor<i32>, tensor<?xi32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%late, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %zeros, %h1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h, %h1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%column, %c, %c1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %seq = "tf.TensorListStack"(%r#1, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>) -> tensor<6x?x3xf32>
  return %seq, %r#3 : tensor<6x?x3xf32>, tensor<?x3xf32>
}

// -----

// C8: after the end the list would go on with the last output.

func.func @c8_early_end_keeps(%x: tensor<?x6x4xf32>, %lengths: tensor<?xi32>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<6x?x3xf32>, tensor<?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %axis0 = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %largest = "tf.Max"(%lengths, %axis0) <{keep_dims = false}> : (tensor<?xi32>, tensor<1xi32>) -> tensor<i32>
  %once = "tf.Maximum"(%one, %largest) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %end = "tf.Minimum"(%six, %once) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: at masked time steps, the loop writes neither the previous output nor zeros, but a loop-carried value}}
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %late = "tf.GreaterEqual"(%t, %lengths) : (tensor<i32>, tensor<?xi32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%late, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %prev, %h1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h, %h1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%column, %c, %c1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %seq = "tf.TensorListStack"(%r#1, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>) -> tensor<6x?x3xf32>
  return %seq, %r#3 : tensor<6x?x3xf32>, tensor<?x3xf32>
}

// -----

// C1: the end is that of other lengths.

func.func @c1_early_end(%x: tensor<?x6x4xf32>, %lengths: tensor<?xi32>, %others: tensor<?xi32>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<6x?x3xf32>, tensor<?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %axis0 = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %largest = "tf.Max"(%others, %axis0) <{keep_dims = false}> : (tensor<?xi32>, tensor<1xi32>) -> tensor<i32>
  %once = "tf.Maximum"(%one, %largest) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %end = "tf.Minimum"(%six, %once) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: the loop ends early, but the skipped time steps are not masked}}
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %end) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %late = "tf.GreaterEqual"(%t, %lengths) : (tensor<i32>, tensor<?xi32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%late, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %zeros, %h1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h, %h1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%column, %c, %c1) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %seq = "tf.TensorListStack"(%r#1, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>) -> tensor<6x?x3xf32>
  return %seq, %r#3 : tensor<6x?x3xf32>, tensor<?x3xf32>
}

// -----

// C8: the cell state goes on at steps that the mask leaves out.

func.func @c8_other_states(%x: tensor<?x6x4xf32>, %mask: tensor<?x6xi1>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: some states have a mask, but tf.AddV2 has none}}
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %row = "tf.GatherV2"(%mask, %t, %axis) : (tensor<?x6xi1>, tensor<i32>, tensor<i32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%row, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %h1, %prev) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h1, %h) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c1) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  return %r#3 : tensor<?x3xf32>
}

// -----

// C8: the mask sets the state to zeros.

func.func @c8_set(%x: tensor<?x6x4xf32>, %mask: tensor<?x6xi1>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: a masked time step does not keep the state, but sets it to tf.ZerosLike}}
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %row = "tf.GatherV2"(%mask, %t, %axis) : (tensor<?x6xi1>, tensor<i32>, tensor<i32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%row, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %h1, %prev) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h1, %zeros) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%column, %c1, %c) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  return %r#3 : tensor<?x3xf32>
}

// -----

// C8: what is written has no mask.

func.func @c8_written(%x: tensor<?x6x4xf32>, %mask: tensor<?x6xi1>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<6x?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: the loop writes a value that is computed at masked time steps: tf.Mul}}
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %row = "tf.GatherV2"(%mask, %t, %axis) : (tensor<?x6xi1>, tensor<i32>, tensor<i32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%row, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %h1, %prev) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h1, %h) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%column, %c1, %c) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %h1) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %seq = "tf.TensorListStack"(%r#1, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>) -> tensor<6x?x3xf32>
  return %seq : tensor<6x?x3xf32>
}

// -----

// C8: at masked steps it writes something else.

func.func @c8_otherwise(%x: tensor<?x6x4xf32>, %mask: tensor<?x6xi1>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<6x?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: at masked time steps, the loop writes neither the previous output nor zeros, but a loop-carried value}}
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %row = "tf.GatherV2"(%mask, %t, %axis) : (tensor<?x6xi1>, tensor<i32>, tensor<i32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%row, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %h1, %c) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %p = "tf.SelectV2"(%column, %h1, %prev) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h1, %h) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%column, %c1, %c) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %p, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %seq = "tf.TensorListStack"(%r#1, %dims) <{num_elements = 6 : i64}> : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>) -> tensor<6x?x3xf32>
  return %seq : tensor<6x?x3xf32>
}

// -----

// C8: two masks.

func.func @c8_two_masks(%x: tensor<?x6x4xf32>, %mask: tensor<?x6xi1>, %h0: tensor<?x3xf32>, %c0: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %axis = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %six = "tf.Const"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
  %dims = "tf.Const"() <{value = dense<[-1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %kernel = "tf.Const"() <{value = dense<0.5> : tensor<4x12xf32>}> : () -> tensor<4x12xf32>
  %recurrent = "tf.Const"() <{value = dense<0.25> : tensor<3x12xf32>}> : () -> tensor<3x12xf32>
  %zeros = "tf.ZerosLike"(%h0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %list = "tf.TensorListReserve"(%dims, %six) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  // expected-remark@+1 {{recurrent-fuse-loop: structure: the states have different masks}}
  %r:5 = "tf.WhileRegion"(%zero, %list, %zeros, %h0, %c0) <{is_stateless = true}> ({
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %0 = "tf.Less"(%t, %six) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%t: tensor<i32>, %out: tensor<!tf_type.variant<tensor<?x3xf32>>>, %prev: tensor<?x3xf32>, %h: tensor<?x3xf32>, %c: tensor<?x3xf32>):
    %step = "tf.GatherV2"(%x, %t, %axis) : (tensor<?x6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    %0 = "tf.MatMul"(%step, %kernel) : (tensor<?x4xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
    %1 = "tf.MatMul"(%h, %recurrent) : (tensor<?x3xf32>, tensor<3x12xf32>) -> tensor<?x12xf32>
    %2 = "tf.AddV2"(%0, %1) : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %z:4 = "tf.Split"(%one, %2) : (tensor<i32>, tensor<?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
    %i = "tf.Sigmoid"(%z#0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %f = "tf.Sigmoid"(%z#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %g = "tf.Tanh"(%z#2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %o = "tf.Sigmoid"(%z#3) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "tf.Mul"(%f, %c) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = "tf.Mul"(%i, %g) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c1 = "tf.AddV2"(%3, %4) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %5 = "tf.Tanh"(%c1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %h1 = "tf.Mul"(%o, %5) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %row = "tf.GatherV2"(%mask, %t, %axis) : (tensor<?x6xi1>, tensor<i32>, tensor<i32>) -> tensor<?xi1>
    %column = "tf.ExpandDims"(%row, %one) : (tensor<?xi1>, tensor<i32>) -> tensor<?x1xi1>
    %row2 = "tf.LogicalNot"(%column) : (tensor<?x1xi1>) -> tensor<?x1xi1>
    %y = "tf.SelectV2"(%column, %h1, %prev) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %h2 = "tf.SelectV2"(%column, %h1, %h) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %c2 = "tf.SelectV2"(%row2, %c1, %c) : (tensor<?x1xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %out1 = "tf.TensorListSetItem"(%out, %t, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %t1 = "tf.AddV2"(%t, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%t1, %out1, %y, %h2, %c2) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> ()
  }) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  return %r#3 : tensor<?x3xf32>
}
