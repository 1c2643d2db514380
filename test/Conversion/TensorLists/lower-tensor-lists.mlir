// RUN: tfuse-opt %s -tfl-lower-static-tensor-list=enable-dynamic-update-slice | FileCheck %s

// The values that a loop writes give the element shape that the list was
// created without: here the batch size of the input.

// CHECK-LABEL: func.func @batch
// CHECK-SAME: (%[[X:.*]]: tensor<?x3xf32>, %[[N:.*]]: tensor<i32>)
// CHECK: %[[SHAPE:.*]] = "tf.Shape"(%[[X]])
// CHECK: %[[B:.*]] = "tf.StridedSlice"(%[[SHAPE]]
// CHECK: %[[SIZES:.*]] = "tf.Pack"(%[[N]], %[[B]], %{{.*}})
// CHECK: %[[ROOM:.*]] = "tf.Maximum"(%[[SIZES]], %{{.*}})
// CHECK: %[[L:.*]] = "tf.Fill"(%[[ROOM]], %{{.*}}) {{.*}} -> tensor<?x?x3xf32>
// CHECK: %[[R:.*]]:2 = "tf.WhileRegion"(%{{.*}}, %[[L]])
// CHECK: ^bb0(%{{.*}}: tensor<i32>, %{{.*}}: tensor<?x?x3xf32>):
// CHECK: ^bb0(%[[I:.*]]: tensor<i32>, %[[M:.*]]: tensor<?x?x3xf32>):
// CHECK:   %[[Y:.*]] = "tf.Neg"(%[[X]])
// CHECK:   %[[AT:.*]] = "tf.Pack"(%[[I]], %{{.*}}, %{{.*}})
// CHECK:   %[[ROW:.*]] = "tf.ExpandDims"(%[[Y]], %{{.*}})
// CHECK:   "tf.XlaDynamicUpdateSlice"(%[[M]], %[[ROW]], %[[AT]])
// CHECK: %[[ALL:.*]] = "tf.Slice"(%[[R]]#1, %{{.*}}, %[[SIZES]])
// CHECK: return %[[ALL]]
func.func @batch(%x: tensor<?x3xf32>, %n: tensor<i32>) -> tensor<?x?x3xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %s = "tf.Const"() {value = dense<[-1, 3]> : tensor<2xi32>} : () -> tensor<2xi32>
  %l = "tf.TensorListReserve"(%s, %n) : (tensor<2xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %0:2 = "tf.WhileRegion"(%zero, %l) ({
  ^bb0(%i: tensor<i32>, %m: tensor<!tf_type.variant<tensor<?x3xf32>>>):
    %c = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %m: tensor<!tf_type.variant<tensor<?x3xf32>>>):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %y = "tf.Neg"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %w = "tf.TensorListSetItem"(%m, %i, %y) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<i32>, tensor<?x3xf32>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%i1, %w) : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<?x3xf32>>>)
  %r = "tf.TensorListStack"(%0#1, %s) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>) -> tensor<?x?x3xf32>
  return %r : tensor<?x?x3xf32>
}

// A TensorListReserve whose two users write elements of different shapes
// becomes two lists.
// CHECK-LABEL: func.func @two
// CHECK-DAG: tensor<2x4xf32>
// CHECK-DAG: tensor<2x3xf32>
func.func @two(%x: tensor<4xf32>, %y: tensor<3xf32>) -> (tensor<2x4xf32>, tensor<2x3xf32>) {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %n = "tf.Const"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
  %s = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %l = "tf.TensorListReserve"(%s, %n) : (tensor<i32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<*xf32>>>
  %a = "tf.TensorListSetItem"(%l, %zero, %x) : (tensor<!tf_type.variant<tensor<*xf32>>>, tensor<i32>, tensor<4xf32>) -> tensor<!tf_type.variant<tensor<*xf32>>>
  %b = "tf.TensorListSetItem"(%l, %zero, %y) : (tensor<!tf_type.variant<tensor<*xf32>>>, tensor<i32>, tensor<3xf32>) -> tensor<!tf_type.variant<tensor<*xf32>>>
  %0 = "tf.TensorListStack"(%a, %s) : (tensor<!tf_type.variant<tensor<*xf32>>>, tensor<i32>) -> tensor<2x4xf32>
  %1 = "tf.TensorListStack"(%b, %s) : (tensor<!tf_type.variant<tensor<*xf32>>>, tensor<i32>) -> tensor<2x3xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<2x3xf32>
}

// Gathering all elements in order is the list's tensor.
// CHECK-LABEL: func.func @gather_all
// CHECK-SAME: (%[[X:.*]]: tensor<3x2xf32>)
// CHECK: return %[[X]]
func.func @gather_all(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %s = "tf.Const"() {value = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %all = "tf.Const"() {value = dense<[0, 1, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
  %l = "tf.TensorListFromTensor"(%x, %s) : (tensor<3x2xf32>, tensor<1xi32>) -> tensor<!tf_type.variant<tensor<2xf32>>>
  %0 = "tf.TensorListGather"(%l, %all, %s) : (tensor<!tf_type.variant<tensor<2xf32>>>, tensor<3xi32>, tensor<1xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// resize_if_index_out_of_bounds: a write past the end extends the list.
// CHECK-LABEL: func.func @grow
// CHECK: "tf.Maximum"
// CHECK: "tf.Concat"
// CHECK: "tf.XlaDynamicUpdateSlice"
func.func @grow(%x: tensor<3x2xf32>, %i: tensor<i32>, %y: tensor<2xf32>) -> tensor<?x2xf32> {
  %s = "tf.Const"() {value = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %l = "tf.TensorListFromTensor"(%x, %s) : (tensor<3x2xf32>, tensor<1xi32>) -> tensor<!tf_type.variant<tensor<2xf32>>>
  %w = "tf.TensorListSetItem"(%l, %i, %y) {resize_if_index_out_of_bounds = true} : (tensor<!tf_type.variant<tensor<2xf32>>>, tensor<i32>, tensor<2xf32>) -> tensor<!tf_type.variant<tensor<2xf32>>>
  %0 = "tf.TensorListStack"(%w, %s) : (tensor<!tf_type.variant<tensor<2xf32>>>, tensor<1xi32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

// TensorListSplit with equal lengths is a reshape.
// CHECK-LABEL: func.func @split
// CHECK: "tf.Reshape"{{.*}} -> tensor<2x2x3xf32>
func.func @split(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %s = "tf.Const"() {value = dense<[-1, 3]> : tensor<2xi32>} : () -> tensor<2xi32>
  %n = "tf.Const"() {value = dense<2> : tensor<2xi64>} : () -> tensor<2xi64>
  %l = "tf.TensorListSplit"(%x, %s, %n) : (tensor<4x3xf32>, tensor<2xi32>, tensor<2xi64>) -> tensor<!tf_type.variant<tensor<?x3xf32>>>
  %0:2 = "tf.TensorListConcatV2"(%l, %s, %n) : (tensor<!tf_type.variant<tensor<?x3xf32>>>, tensor<2xi32>, tensor<2xi64>) -> (tensor<4x3xf32>, tensor<2xi64>)
  return %0#0 : tensor<4x3xf32>
}
