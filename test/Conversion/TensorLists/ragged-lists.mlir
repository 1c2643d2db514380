// RUN: tfuse-opt %s -tfl-lower-static-tensor-list=enable-dynamic-update-slice | FileCheck %s

!list = tensor<!tf_type.variant<tensor<?x2xf32>>>

// Each iteration writes an element of a different size: the list becomes the
// concatenated elements and the size of each.

// CHECK-LABEL: func.func @differ
// CHECK-SAME: (%[[X:.*]]: tensor<?x2xf32>, %[[N:.*]]: tensor<i32>)
// CHECK: %[[DATA:.*]] = "tf.Fill"({{.*}}) {{.*}} -> tensor<0xf32>
// CHECK: %[[SIZES:.*]] = "tf.Fill"({{.*}}) {{.*}} -> tensor<?x1xi32>
// CHECK: %[[R:.*]]:3 = "tf.WhileRegion"(%{{.*}}, %[[DATA]], %[[SIZES]])
// CHECK: ^bb0(%[[I:.*]]: tensor<i32>, %[[D:.*]]: tensor<?xf32>, %[[S:.*]]: tensor<?x1xi32>):
// CHECK:   %[[Y:.*]] = "tf.Slice"(%[[X]]
// CHECK:   %[[FLAT:.*]] = "tf.Reshape"(%[[Y]]
// CHECK:   %[[NEXT:.*]] = "tf.Concat"(%{{.*}}, %{{.*}}, %[[FLAT]], %{{.*}}) : {{.*}} -> tensor<?xf32>
// CHECK:   %[[NEXTSIZES:.*]] = "tf.Concat"({{.*}}) : {{.*}} -> tensor<?x1xi32>
// CHECK:   "tf.Yield"(%{{.*}}, %[[NEXT]], %[[NEXTSIZES]])
// CHECK: "tf.Cast"
// CHECK: %[[ALL:.*]] = "tf.Reshape"(%[[R]]#1, {{.*}}) : {{.*}} -> tensor<?x2xf32>
// CHECK: return %[[ALL]]
func.func @differ(%x: tensor<?x2xf32>, %n: tensor<i32>) -> (tensor<?x2xf32>, tensor<?xi64>) {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %zeros = "tf.Const"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
  %none = "tf.Const"() {value = dense<> : tensor<0xi64>} : () -> tensor<0xi64>
  %s = "tf.Const"() {value = dense<[-1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %l = "tf.TensorListReserve"(%s, %n) : (tensor<2xi32>, tensor<i32>) -> !list
  %0:2 = "tf.WhileRegion"(%zero, %l) ({
  ^bb0(%i: tensor<i32>, %m: !list):
    %c = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %m: !list):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %two = "tf.Const"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %size = "tf.Pack"(%i, %two) : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %y = "tf.Slice"(%x, %zeros, %size) : (tensor<?x2xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
    %w = "tf.TensorListSetItem"(%m, %i, %y) : (!list, tensor<i32>, tensor<?x2xf32>) -> !list
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%i1, %w) : (tensor<i32>, !list) -> ()
  }) {is_stateless = true} : (tensor<i32>, !list) -> (tensor<i32>, !list)
  %r:2 = "tf.TensorListConcatV2"(%0#1, %s, %none) : (!list, tensor<2xi32>, tensor<0xi64>) -> (tensor<?x2xf32>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?x2xf32>, tensor<?xi64>
}

// All elements have the size of a loop invariant, although that size is
// computed after the list is created.

// CHECK-LABEL: func.func @equal
// CHECK: "tf.WhileRegion"
// CHECK: "tf.XlaDynamicUpdateSlice"
func.func @equal(%x: tensor<?x2xf32>, %n: tensor<i32>, %k: tensor<2xi32>) -> tensor<?x?x2xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %zeros = "tf.Const"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
  %s = "tf.Const"() {value = dense<[-1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %l = "tf.TensorListReserve"(%s, %n) : (tensor<2xi32>, tensor<i32>) -> !list
  %y = "tf.Slice"(%x, %zeros, %k) : (tensor<?x2xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %0:2 = "tf.WhileRegion"(%zero, %l) ({
  ^bb0(%i: tensor<i32>, %m: !list):
    %c = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %m: !list):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %z = "tf.Neg"(%y) : (tensor<?x2xf32>) -> tensor<?x2xf32>
    %w = "tf.TensorListSetItem"(%m, %i, %z) : (!list, tensor<i32>, tensor<?x2xf32>) -> !list
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%i1, %w) : (tensor<i32>, !list) -> ()
  }) {is_stateless = true} : (tensor<i32>, !list) -> (tensor<i32>, !list)
  %r = "tf.TensorListStack"(%0#1, %s) : (!list, tensor<2xi32>) -> tensor<?x?x2xf32>
  return %r : tensor<?x?x2xf32>
}

// Two tensors of unrelated sizes are written without a loop, in a branch.

// CHECK-LABEL: func.func @branches
// CHECK: "tf.IfRegion"
// CHECK: "tf.Yield"(%{{.*}}, %{{.*}}) : (tensor<?xf32>, tensor<?x1xi32>) -> ()
// CHECK: "tf.Yield"(%{{.*}}, %{{.*}}) : (tensor<?xf32>, tensor<?x1xi32>) -> ()
// CHECK: -> (tensor<?xf32>, tensor<?x1xi32>)
// CHECK: "tf.Slice"
// CHECK: %[[ITEM:.*]] = "tf.Reshape"
// CHECK: return %[[ITEM]]
func.func @branches(%x: tensor<?x2xf32>, %y: tensor<?x2xf32>, %c: tensor<i1>) -> tensor<?x2xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %max = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %s = "tf.Const"() {value = dense<[-1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %l = "tf.EmptyTensorList"(%s, %max) : (tensor<2xi32>, tensor<i32>) -> !list
  %0 = "tf.IfRegion"(%c) ({
    %a = "tf.TensorListPushBack"(%l, %x) : (!list, tensor<?x2xf32>) -> !list
    "tf.Yield"(%a) : (!list) -> ()
  }, {
    %a = "tf.TensorListPushBack"(%l, %y) : (!list, tensor<?x2xf32>) -> !list
    "tf.Yield"(%a) : (!list) -> ()
  }) {is_stateless = true} : (tensor<i1>) -> !list
  %r = "tf.TensorListGetItem"(%0, %zero, %s) : (!list, tensor<i32>, tensor<2xi32>) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

// TensorListSplit of a tensor.

// CHECK-LABEL: func.func @split
// CHECK-SAME: (%[[X:.*]]: tensor<?x2xf32>, %{{.*}}: tensor<?xi64>
// CHECK-DAG: "tf.Reshape"(%[[X]]
// CHECK-DAG: "tf.Cast"
// CHECK-NOT: TensorList
func.func @split(%x: tensor<?x2xf32>, %k: tensor<?xi64>, %i: tensor<i32>) -> tensor<?x2xf32> {
  %s = "tf.Const"() {value = dense<[-1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %l = "tf.TensorListSplit"(%x, %s, %k) : (tensor<?x2xf32>, tensor<2xi32>, tensor<?xi64>) -> !list
  %r = "tf.TensorListGetItem"(%l, %i, %s) : (!list, tensor<i32>, tensor<2xi32>) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

// A list that may be empty gets room for one element, because LiteRT prepares
// the loop body with it.

// CHECK-LABEL: func.func @none
// CHECK-SAME: (%[[X:.*]]: tensor<?x2xf32>, %[[N:.*]]: tensor<i32>)
// CHECK: %[[SHAPE:.*]] = "tf.Pack"(%[[N]]
// CHECK: %[[ROOM:.*]] = "tf.Maximum"(%[[SHAPE]], %{{.*}})
// CHECK: "tf.Fill"(%[[ROOM]]
// CHECK: %[[R:.*]]:2 = "tf.WhileRegion"
// CHECK: %[[ALL:.*]] = "tf.Slice"(%[[R]]#1, %{{.*}}, %[[SHAPE]])
// CHECK: return %[[ALL]], %[[N]]
func.func @none(%x: tensor<?x2xf32>, %n: tensor<i32>) -> (tensor<?x2xf32>, tensor<i32>) {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %s = "tf.Const"() {value = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %l = "tf.TensorListReserve"(%s, %n) : (tensor<1xi32>, tensor<i32>) -> tensor<!tf_type.variant<tensor<2xf32>>>
  %0:2 = "tf.WhileRegion"(%zero, %l) ({
  ^bb0(%i: tensor<i32>, %m: tensor<!tf_type.variant<tensor<2xf32>>>):
    %c = "tf.Less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tf.Yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %m: tensor<!tf_type.variant<tensor<2xf32>>>):
    %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %y = "tf.Gather"(%x, %i) : (tensor<?x2xf32>, tensor<i32>) -> tensor<2xf32>
    %w = "tf.TensorListSetItem"(%m, %i, %y) : (tensor<!tf_type.variant<tensor<2xf32>>>, tensor<i32>, tensor<2xf32>) -> tensor<!tf_type.variant<tensor<2xf32>>>
    %i1 = "tf.AddV2"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "tf.Yield"(%i1, %w) : (tensor<i32>, tensor<!tf_type.variant<tensor<2xf32>>>) -> ()
  }) {is_stateless = true} : (tensor<i32>, tensor<!tf_type.variant<tensor<2xf32>>>) -> (tensor<i32>, tensor<!tf_type.variant<tensor<2xf32>>>)
  %r = "tf.TensorListStack"(%0#1, %s) : (tensor<!tf_type.variant<tensor<2xf32>>>, tensor<1xi32>) -> tensor<?x2xf32>
  %k = "tf.TensorListLength"(%0#1) : (tensor<!tf_type.variant<tensor<2xf32>>>) -> tensor<i32>
  return %r, %k : tensor<?x2xf32>, tensor<i32>
}

// The rows of a ragged tensor, packed by tf.map_fn.

// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[SPLITS:.*]]: tensor<?xi64>, %[[VALUES:.*]]: tensor<?xf32>
// CHECK-NOT: Variant
// CHECK: "tf.Sum"
// CHECK: %[[ROW:.*]] = "tf.Reshape"({{.*}}) : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
// CHECK: return %[[ROW]]
func.func @rows(%splits: tensor<?xi64>, %values: tensor<?xf32>, %i: tensor<i32>) -> tensor<?xf32> {
  %s = "tf.Const"() {value = dense<> : tensor<0xi32>} : () -> tensor<0xi32>
  %v = "tf.RaggedTensorToVariant"(%splits, %values) {batched_input = true} : (tensor<?xi64>, tensor<?xf32>) -> tensor<?x!tf_type.variant>
  %l = "tf.TensorListFromTensor"(%v, %s) : (tensor<?x!tf_type.variant>, tensor<0xi32>) -> tensor<!tf_type.variant<tensor<!tf_type.variant>>>
  %x = "tf.TensorListGetItem"(%l, %i, %s) : (tensor<!tf_type.variant<tensor<!tf_type.variant>>>, tensor<i32>, tensor<0xi32>) -> tensor<!tf_type.variant>
  %y = "tf.RaggedTensorFromVariant"(%x) {input_ragged_rank = -1 : i64} : (tensor<!tf_type.variant>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// TensorListStack: all written elements must have one size; unwritten elements
// are zeros.

// CHECK-LABEL: func.func @stack_unwritten
// CHECK: %[[WRITTEN:.*]] = "tf.GreaterEqual"
// CHECK: %[[ONES:.*]] = "tf.Cast"(%[[WRITTEN]])
// CHECK: %[[COUNT:.*]] = "tf.Sum"(%[[ONES]]
// CHECK: %[[BEFORE:.*]] = "tf.Cumsum"(%[[ONES]], %{{.*}}) <{exclusive = true
// CHECK: %[[ROWS:.*]] = "tf.Reshape"({{.*}}) : {{.*}} -> tensor<?x?x2xf32>
// CHECK: %[[ZEROS:.*]] = "tf.Fill"({{.*}}) : {{.*}} -> tensor<?x?x2xf32>
// CHECK: %[[ALL:.*]] = "tf.Concat"(%{{.*}}, %[[ROWS]], %[[ZEROS]])
// CHECK: %[[INDEX:.*]] = "tf.SelectV2"(%[[WRITTEN]], %[[BEFORE]], %[[COUNT]])
// CHECK: "tf.Gather"(%[[ALL]], %[[INDEX]])
func.func @stack_unwritten(%x: tensor<?x2xf32>, %y: tensor<?x2xf32>, %n: tensor<i32>) -> tensor<?x?x2xf32> {
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %two = "tf.Const"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
  %s = "tf.Const"() {value = dense<[-1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %l = "tf.TensorListReserve"(%s, %n) : (tensor<2xi32>, tensor<i32>) -> !list
  %a = "tf.TensorListSetItem"(%l, %zero, %x) : (!list, tensor<i32>, tensor<?x2xf32>) -> !list
  %b = "tf.TensorListSetItem"(%a, %two, %y) : (!list, tensor<i32>, tensor<?x2xf32>) -> !list
  %r = "tf.TensorListStack"(%b, %s) : (!list, tensor<2xi32>) -> tensor<?x?x2xf32>
  return %r : tensor<?x?x2xf32>
}
