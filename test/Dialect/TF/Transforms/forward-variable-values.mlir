// RUN: tfuse-opt %s -tf-forward-variable-values -split-input-file -verify-diagnostics | FileCheck %s

!v = tensor<!tf_type.resource<tensor<f32>>>

// Reads return the last value that was assigned or read, until an op that may
// write.

// CHECK-LABEL: func.func @known
// CHECK-SAME: (%[[X:.*]]: tensor<f32>
func.func @known(%x: tensor<f32>, %p: tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> !v
  %u = "tf.VarHandleOp"() <{container = "", shared_name = "u"}> : () -> !v
  "tf.AssignVariableOp"(%u, %x) : (!v, tensor<f32>) -> ()
  // CHECK: %[[OLD:.*]] = "tf.ReadVariableOp"
  %0 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  // CHECK-NEXT: "tf.AssignVariableOp"(%{{.*}}, %[[X]])
  "tf.AssignVariableOp"(%v, %x) : (!v, tensor<f32>) -> ()
  // CHECK-NOT: ReadVariableOp
  %1 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  %2 = "tf.ReadVariableOp"(%u) : (!v) -> tensor<f32>
  // CHECK: "tf.If"
  "tf.If"(%p, %x) <{then_branch = @write, else_branch = @nothing, is_stateless = false}> : (tensor<i1>, tensor<f32>) -> ()
  // CHECK-NEXT: %[[NEW:.*]] = "tf.ReadVariableOp"
  %3 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  // CHECK-NEXT: "tf.If"
  "tf.If"(%p, %x) <{then_branch = @nothing, else_branch = @nothing, is_stateless = false}> : (tensor<i1>, tensor<f32>) -> ()
  // CHECK-NOT: ReadVariableOp
  %4 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  // CHECK: return %[[OLD]], %[[X]], %[[X]], %[[NEW]], %[[NEW]]
  return %0, %1, %2, %3, %4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
func.func private @write(%x: tensor<f32>) {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> !v
  "tf.AssignVariableOp"(%v, %x) : (!v, tensor<f32>) -> ()
  return
}
func.func private @nothing(%x: tensor<f32>) {
  return
}

// -----

// An op that writes a table invalidates no variable, and an addition to one
// variable invalidates only that variable. The operand of an unknown producer
// may be any variable.

!v = tensor<!tf_type.resource<tensor<f32>>>

// CHECK-LABEL: func.func @other_resources
// CHECK-SAME: (%[[X:.*]]: tensor<f32>
func.func @other_resources(%x: tensor<f32>, %keys: tensor<1xi64>, %any: !v) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xi64>) {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> !v
  %u = "tf.VarHandleOp"() <{container = "", shared_name = "u"}> : () -> !v
  %t = "tf.HashTableV2"() <{key_dtype = i64, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  "tf.AssignVariableOp"(%v, %x) : (!v, tensor<f32>) -> ()
  "tf.AssignVariableOp"(%u, %x) : (!v, tensor<f32>) -> ()
  // CHECK: "tf.LookupTableImportV2"
  "tf.LookupTableImportV2"(%t, %keys, %keys) : (tensor<!tf_type.resource>, tensor<1xi64>, tensor<1xi64>) -> ()
  // CHECK-NOT: ReadVariableOp
  %0 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  // CHECK: "tf.AssignAddVariableOp"
  "tf.AssignAddVariableOp"(%v, %x) : (!v, tensor<f32>) -> ()
  // CHECK: %[[SUM:.*]] = "tf.ReadVariableOp"
  %1 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  // CHECK-NOT: ReadVariableOp
  %2 = "tf.ReadVariableOp"(%u) : (!v) -> tensor<f32>
  // CHECK: "tf.AssignAddVariableOp"
  "tf.AssignAddVariableOp"(%any, %x) : (!v, tensor<f32>) -> ()
  // CHECK: %[[NEW_V:.*]] = "tf.ReadVariableOp"
  %3 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  // CHECK: %[[NEW_U:.*]] = "tf.ReadVariableOp"
  %4 = "tf.ReadVariableOp"(%u) : (!v) -> tensor<f32>
  %index = "tf.LookupTableFindV2"(%t, %keys, %keys) : (tensor<!tf_type.resource>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
  // CHECK: return %[[X]], %[[SUM]], %[[X]], %[[NEW_V]], %[[NEW_U]], %{{.*}}
  return %0, %1, %2, %3, %4, %index : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xi64>
}

// -----

// Variables that are never read and tables that are never looked up are erased.

// CHECK-LABEL: func.func @unread
// CHECK-NEXT: tf.Const
// CHECK-NEXT: return
func.func @unread(%x: tensor<f32>) {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
  %t = "tf.HashTableV2"() <{key_dtype = i64, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
  "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
  %k = "tf.Const"() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<2xi64>
  "tf.LookupTableImportV2"(%t, %k, %k) : (tensor<!tf_type.resource>, tensor<2xi64>, tensor<2xi64>) -> ()
  return
}

// -----

// The function's result type does not change.

// CHECK-LABEL: func.func @types
func.func @types(%x: tensor<3xf32>) -> tensor<?xf32> {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<?xf32>>>
  "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<?xf32>>>, tensor<3xf32>) -> ()
  // CHECK: %[[CAST:.*]] = "tf.Cast"(%arg0) : (tensor<3xf32>) -> tensor<?xf32>
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<?xf32>>>) -> tensor<?xf32>
  // CHECK: return %[[CAST]]
  return %0 : tensor<?xf32>
}

// -----

func.func @uninitialized() -> tensor<f32> {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
  // expected-error @+2 {{variable 'v' is read, but nothing gives it a value}}
  // expected-note @+1 {{convert the SavedModel}}
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// Effects of initializers other than on variables and tables are erased.

module attributes {tf_saved_model.semantics} {
  "tf_saved_model.session_initializer"() <{initializers = [@init]}> : () -> ()
  // CHECK-LABEL: func.func @init
  // CHECK-NEXT: %[[V:.*]] = "tf.VarHandleOp"
  // CHECK-NEXT: %[[X:.*]] = "tf.Const"
  // CHECK-NEXT: "tf.AssignVariableOp"(%[[V]], %[[X]])
  // CHECK-NEXT: return
  func.func @init() attributes {tf_saved_model.exported_names = ["init"], tf_saved_model.initializer_type = "init_op"} {
    %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
    %n = "tf.Const"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %d = "tf.RangeDataset"(%n, %n, %n) <{output_types = [i64], output_shapes = [#tf_type.shape<>]}> : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<!tf_type.variant>
    %i = "tf.IteratorV2"() <{container = "", shared_name = "i", output_types = [i64], output_shapes = [#tf_type.shape<>]}> : () -> tensor<!tf_type.resource>
    "tf.MakeIterator"(%d, %i) : (tensor<!tf_type.variant>, tensor<!tf_type.resource>) -> ()
    %x = "tf.Const"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<f32>>>, tensor<f32>) -> ()
    return
  }
  func.func @read() -> (tensor<f32> {tf_saved_model.index_path = ["y"]}) attributes {tf_saved_model.exported_names = ["read"]} {
    %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<f32>>>
    %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// The initializer of a table without lookups is erased.

// CHECK-LABEL: module attributes {tf_saved_model.semantics}
// CHECK-NOT: session_initializer
// CHECK-NOT: @init
module attributes {tf_saved_model.semantics} {
  "tf_saved_model.session_initializer"() <{initializers = [@init]}> : () -> ()
  func.func @init() attributes {tf_saved_model.exported_names = ["init"], tf_saved_model.initializer_type = "init_op"} {
    %t = "tf.HashTableV2"() <{key_dtype = i64, shared_name = "t", value_dtype = !tf_type.string}> : () -> tensor<!tf_type.resource>
    %k = "tf.Const"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %v = "tf.Const"() <{value = dense<"a"> : tensor<1x!tf_type.string>}> : () -> tensor<1x!tf_type.string>
    "tf.LookupTableImportV2"(%t, %k, %v) : (tensor<!tf_type.resource>, tensor<1xi64>, tensor<1x!tf_type.string>) -> ()
    return
  }
}

// -----

!v = tensor<!tf_type.resource<tensor<f32>>>

// Two handle ops without shared names are two variables.

// CHECK-LABEL: func.func @unnamed
func.func @unnamed(%x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %v = "tf.VarHandleOp"() : () -> !v
  %u = "tf.VarHandleOp"() : () -> !v
  "tf.AssignVariableOp"(%v, %x) : (!v, tensor<f32>) -> ()
  "tf.AssignVariableOp"(%u, %y) : (!v, tensor<f32>) -> ()
  %0 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  %1 = "tf.ReadVariableOp"(%u) : (!v) -> tensor<f32>
  // CHECK: return %arg0, %arg1
  return %0, %1 : tensor<f32>, tensor<f32>
}

// -----

!v = tensor<!tf_type.resource<tensor<f32>>>

// The argument of a called function may be any of three variables.

// CHECK-LABEL: func.func @anyOfThree
func.func @anyOfThree(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> !v
  %u = "tf.VarHandleOp"() <{container = "", shared_name = "u"}> : () -> !v
  %w = "tf.VarHandleOp"() <{container = "", shared_name = "w"}> : () -> !v
  // CHECK-COUNT-3: tf.AssignVariableOp
  "tf.AssignVariableOp"(%v, %x) : (!v, tensor<f32>) -> ()
  "tf.AssignVariableOp"(%u, %x) : (!v, tensor<f32>) -> ()
  "tf.AssignVariableOp"(%w, %x) : (!v, tensor<f32>) -> ()
  %0 = "tf.PartitionedCall"(%v) <{f = @read}> : (!v) -> tensor<f32>
  %1 = "tf.PartitionedCall"(%u) <{f = @read}> : (!v) -> tensor<f32>
  %2 = "tf.PartitionedCall"(%w) <{f = @read}> : (!v) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}
func.func private @read(%v: !v) -> tensor<f32> {
  %0 = "tf.ReadVariableOp"(%v) : (!v) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// A variable whose value reaches only its own assignments, or those of other
// such variables, is erased from all signatures and the initializer.

!c = tensor<!tf_type.resource<tensor<2xi64>>>

module attributes {tf_saved_model.semantics} {
  // CHECK-NOT: session_initializer
  "tf_saved_model.session_initializer"() {initializers = [@init]} : () -> ()
  func.func @init() attributes {tf_saved_model.exported_names = ["init"], tf_saved_model.initializer_type = "init_op"} {
    %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> !c
    %u = "tf.VarHandleOp"() <{container = "", shared_name = "u"}> : () -> !c
    %0 = "tf.Const"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    "tf.AssignVariableOp"(%v, %0) : (!c, tensor<2xi64>) -> ()
    "tf.AssignVariableOp"(%u, %0) : (!c, tensor<2xi64>) -> ()
    return
  }
  // CHECK-LABEL: func.func @counters
  // CHECK-NEXT: tf.Const
  // CHECK-NEXT: return
  func.func @counters(%x: tensor<f32> {tf_saved_model.index_path = ["x"]}) -> (tensor<f32> {tf_saved_model.index_path = ["y"]}) attributes {tf_saved_model.exported_names = ["counters"]} {
    %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> !c
    %u = "tf.VarHandleOp"() <{container = "", shared_name = "u"}> : () -> !c
    %step = "tf.Const"() <{value = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %0 = "tf.ReadVariableOp"(%v) : (!c) -> tensor<2xi64>
    %1 = "tf.AddV2"(%0, %step) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    "tf.AssignVariableOp"(%v, %1) : (!c, tensor<2xi64>) -> ()
    // An unused random number does not keep the seed variable alive.
    %2 = "tf.Cast"(%1) : (tensor<2xi64>) -> tensor<2xi32>
    "tf.AssignVariableOp"(%u, %0) : (!c, tensor<2xi64>) -> ()
    return %x : tensor<f32>
  }
  // CHECK-LABEL: func.func @reset
  // CHECK-NEXT: tf.Const
  // CHECK-NEXT: return
  func.func @reset() attributes {tf_saved_model.exported_names = ["reset"]} {
    %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> !c
    %0 = "tf.Const"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    "tf.AssignVariableOp"(%v, %0) : (!c, tensor<2xi64>) -> ()
    return
  }
}

// -----

// A variable stays if a signature returns its value, directly or through
// another variable, or if the value reaches a live variable or an op that calls
// functions.

!c = tensor<!tf_type.resource<tensor<i64>>>

// CHECK-LABEL: func.func @live
func.func @live(%p: tensor<i1>) {
  %step = "tf.Const"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
  %returned = "tf.VarHandleOp"() <{container = "", shared_name = "returned"}> : () -> !c
  %0 = "tf.ReadVariableOp"(%returned) : (!c) -> tensor<i64>
  %1 = "tf.AddV2"(%0, %step) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  // CHECK: "tf.AssignVariableOp"
  "tf.AssignVariableOp"(%returned, %1) : (!c, tensor<i64>) -> ()

  // CHECK: %[[FEEDS:.*]] = "tf.VarHandleOp"() <{container = "", shared_name = "feeds"}>
  %feeds = "tf.VarHandleOp"() <{container = "", shared_name = "feeds"}> : () -> !c
  %2 = "tf.ReadVariableOp"(%feeds) : (!c) -> tensor<i64>
  %3 = "tf.AddV2"(%2, %step) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  // CHECK: "tf.AssignVariableOp"(%[[FEEDS]]
  "tf.AssignVariableOp"(%feeds, %3) : (!c, tensor<i64>) -> ()
  // CHECK: "tf.AssignVariableOp"
  "tf.AssignVariableOp"(%returned, %3) : (!c, tensor<i64>) -> ()

  // CHECK: %[[BRANCH:.*]] = "tf.VarHandleOp"() <{container = "", shared_name = "branch"}>
  %branch = "tf.VarHandleOp"() <{container = "", shared_name = "branch"}> : () -> !c
  %4 = "tf.ReadVariableOp"(%branch) : (!c) -> tensor<i64>
  %5 = "tf.AddV2"(%4, %step) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  // CHECK: "tf.AssignVariableOp"(%[[BRANCH]]
  "tf.AssignVariableOp"(%branch, %5) : (!c, tensor<i64>) -> ()
  "tf.If"(%p, %5) <{then_branch = @ignore, else_branch = @ignore, is_stateless = false}> : (tensor<i1>, tensor<i64>) -> ()
  return
}
// CHECK-LABEL: func.func @get
func.func @get() -> tensor<i64> {
  %returned = "tf.VarHandleOp"() <{container = "", shared_name = "returned"}> : () -> !c
  // CHECK: %[[VALUE:.*]] = "tf.ReadVariableOp"
  %0 = "tf.ReadVariableOp"(%returned) : (!c) -> tensor<i64>
  // CHECK: return %[[VALUE]]
  return %0 : tensor<i64>
}
func.func private @ignore(%x: tensor<i64>) {
  return
}
func.func @set(%x: tensor<i64>) {
  %returned = "tf.VarHandleOp"() <{container = "", shared_name = "returned"}> : () -> !c
  %feeds = "tf.VarHandleOp"() <{container = "", shared_name = "feeds"}> : () -> !c
  %branch = "tf.VarHandleOp"() <{container = "", shared_name = "branch"}> : () -> !c
  "tf.AssignVariableOp"(%returned, %x) : (!c, tensor<i64>) -> ()
  "tf.AssignVariableOp"(%feeds, %x) : (!c, tensor<i64>) -> ()
  "tf.AssignVariableOp"(%branch, %x) : (!c, tensor<i64>) -> ()
  return
}
