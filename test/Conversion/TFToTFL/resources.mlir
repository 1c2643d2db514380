// RUN: tfuse-opt %s -tfl-legalize-tf -split-input-file | FileCheck %s
// RUN: tfuse-opt %s -tfl-legalize-variables-tf -tfl-legalize-hashtables-tf -split-input-file | FileCheck %s --check-prefix=ALONE

// CHECK-LABEL: func.func @variables
// ALONE-LABEL: func.func @variables
func.func @variables(%x: tensor<2xi32>) -> tensor<2xi32> {
  // CHECK: %[[V:.*]] = "tfl.var_handle"() <{container = "c", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<2xi32>>>
  %v = "tf.VarHandleOp"() <{container = "c", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<2xi32>>>
  // CHECK: %[[OLD:.*]] = "tfl.read_variable"(%[[V]])
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<2xi32>>>) -> tensor<2xi32>
  // ALONE: tf.Neg
  %1 = "tf.Neg"(%0) : (tensor<2xi32>) -> tensor<2xi32>
  // CHECK: "tfl.assign_variable"(%[[V]],
  // ALONE: "tfl.assign_variable"
  "tf.AssignVariableOp"(%v, %1) : (tensor<!tf_type.resource<tensor<2xi32>>>, tensor<2xi32>) -> ()
  // CHECK: return %[[OLD]]
  return %0 : tensor<2xi32>
}

// -----

// CHECK-LABEL: func.func @table
// ALONE-LABEL: func.func @table
func.func @table(%k: tensor<?x!tf_type.string>) -> (tensor<?xi64>, tensor<i64>) {
  // CHECK: %[[T:.*]] = "tfl.hashtable"() <{key_dtype = !tf_type.string, table_id = -{{[0-9]+}} : i32, value_dtype = i64}> : () -> tensor<1x!tf_type.resource>
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  %keys = "tf.Const"() <{value = dense<["a", "b"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %values = "tf.Const"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  // CHECK: "tfl.hashtable_import"(%[[T]], %{{.*}}, %{{.*}}) : (tensor<1x!tf_type.resource>, tensor<2x!tf_type.string>, tensor<2xi64>) -> ()
  "tf.LookupTableImportV2"(%t, %keys, %values) : (tensor<!tf_type.resource>, tensor<2x!tf_type.string>, tensor<2xi64>) -> ()
  %d = "tf.Const"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
  // CHECK: "tfl.hashtable_find"(%[[T]], %arg0, %{{.*}}) : (tensor<1x!tf_type.resource>, tensor<?x!tf_type.string>, tensor<i64>) -> tensor<?xi64>
  %0 = "tf.LookupTableFindV2"(%t, %k, %d) : (tensor<!tf_type.resource>, tensor<?x!tf_type.string>, tensor<i64>) -> tensor<?xi64>
  // HASHTABLE_SIZE returns a vector of one element.
  // CHECK: %[[SIZE:.*]] = "tfl.hashtable_size"(%[[T]]) : (tensor<1x!tf_type.resource>) -> tensor<1xi64>
  // CHECK: "tfl.reshape"(%[[SIZE]], %{{.*}}) : (tensor<1xi64>, tensor<0xi32>) -> tensor<i64>
  // ALONE: "tfl.hashtable_size"(%{{.*}}) : (tensor<1x!tf_type.resource>) -> tensor<i64>
  %1 = "tf.LookupTableSizeV2"(%t) : (tensor<!tf_type.resource>) -> tensor<i64>
  return %0, %1 : tensor<?xi64>, tensor<i64>
}

// -----

// HASHTABLE has no int32 kernel: keys and values are cast to int64.

// CHECK-LABEL: func.func @int32
func.func @int32(%k: tensor<3xi32>, %s: tensor<3x!tf_type.string>) -> (tensor<3x!tf_type.string>, tensor<3xi32>) {
  // CHECK: "tfl.hashtable"() <{key_dtype = i64
  %t = "tf.HashTableV2"() <{key_dtype = i32, shared_name = "t", value_dtype = !tf_type.string}> : () -> tensor<!tf_type.resource>
  %d = "tf.Const"() <{value = dense<"?"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  // CHECK: %[[K:.*]] = "tfl.cast"(%arg0) : (tensor<3xi32>) -> tensor<3xi64>
  // CHECK: "tfl.hashtable_find"(%{{.*}}, %[[K]], %{{.*}})
  %0 = "tf.LookupTableFindV2"(%t, %k, %d) : (tensor<!tf_type.resource>, tensor<3xi32>, tensor<!tf_type.string>) -> tensor<3x!tf_type.string>
  %u = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "u", value_dtype = i32}> : () -> tensor<!tf_type.resource>
  %e = "tf.Const"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
  // CHECK: %[[FOUND:.*]] = "tfl.hashtable_find"(%{{.*}}, %arg1, %{{.*}}) : {{.*}} -> tensor<3xi64>
  // CHECK: "tfl.cast"(%[[FOUND]]) : (tensor<3xi64>) -> tensor<3xi32>
  %1 = "tf.LookupTableFindV2"(%u, %s, %e) : (tensor<!tf_type.resource>, tensor<3x!tf_type.string>, tensor<i32>) -> tensor<3xi32>
  return %0, %1 : tensor<3x!tf_type.string>, tensor<3xi32>
}

// -----

// Floats of unknown shape are stored bitcast to integers.

// CHECK-LABEL: func.func @dynamic
func.func @dynamic(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  // CHECK: %[[V:.*]] = "tfl.var_handle"() <{{.*}}> : () -> tensor<!tf_type.resource<tensor<?x3xi32>>>
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<?x3xf32>>>
  // CHECK: %[[OLD:.*]] = "tfl.read_variable"(%[[V]]) : {{.*}} -> tensor<?x3xi32>
  // CHECK: %[[FLOATS:.*]] = "tfl.bitcast"(%[[OLD]]) : (tensor<?x3xi32>) -> tensor<?x3xf32>
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<?x3xf32>>>) -> tensor<?x3xf32>
  // CHECK: %[[BITS:.*]] = "tfl.bitcast"(%arg0) : (tensor<?x3xf32>) -> tensor<?x3xi32>
  // CHECK: "tfl.assign_variable"(%[[V]], %[[BITS]])
  "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<?x3xf32>>>, tensor<?x3xf32>) -> ()
  return %0 : tensor<?x3xf32>
}
