// RUN: tfuse-opt %s -tf-split-hash-tables -split-input-file | FileCheck %s

// A table from strings to floats becomes a table from strings to indices, and a
// gather from the values followed by the default.

// CHECK-LABEL: func.func @init
// CHECK-DAG: %[[WORDS:.*]] = "tf.HashTableV2"() {{.*}}key_dtype = !tf_type.string, shared_name = "t/words", value_dtype = i64
// CHECK-DAG: %[[KEYS:.*]] = "tf.Const"() {{.*}}dense<["a", "b"]>
// CHECK-DAG: %[[PLACES:.*]] = "tf.Const"() {{.*}}dense<[0, 1]> : tensor<2xi64>
// CHECK: "tf.LookupTableImportV2"(%[[WORDS]], %[[KEYS]], %[[PLACES]])
func.func @init() {
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = f32}> : () -> tensor<!tf_type.resource>
  %k = "tf.Const"() <{value = dense<["a", "b"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %v = "tf.Const"() <{value = dense<[0.5, 1.5]> : tensor<2xf32>}> : () -> tensor<2xf32>
  "tf.LookupTableImportV2"(%t, %k, %v) : (tensor<!tf_type.resource>, tensor<2x!tf_type.string>, tensor<2xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @find
// CHECK-DAG: %[[WORDS:.*]] = "tf.HashTableV2"() {{.*}}shared_name = "t/words"
// CHECK-DAG: %[[BEHIND:.*]] = "tf.Const"() {{.*}}dense<2> : tensor<i64>
// CHECK: %[[PLACE:.*]] = "tf.LookupTableFindV2"(%[[WORDS]], %arg0, %[[BEHIND]]) : {{.*}} -> tensor<?xi64>
// CHECK: %[[LAST:.*]] = "tf.Reshape"(%arg1, %{{.*}}) : {{.*}} -> tensor<1xf32>
// CHECK: %[[ALL:.*]] = "tf.ConcatV2"(%{{.*}}, %[[LAST]], %{{.*}}) : {{.*}} -> tensor<3xf32>
// CHECK: "tf.GatherV2"(%[[ALL]], %[[PLACE]], %{{.*}}) : {{.*}} -> tensor<?xf32>
// CHECK: "tf.LookupTableSizeV2"(%[[WORDS]])
func.func @find(%x: tensor<?x!tf_type.string>, %default: tensor<f32>) -> (tensor<?xf32>, tensor<i64>) {
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = f32}> : () -> tensor<!tf_type.resource>
  %0 = "tf.LookupTableFindV2"(%t, %x, %default) : (tensor<!tf_type.resource>, tensor<?x!tf_type.string>, tensor<f32>) -> tensor<?xf32>
  %1 = "tf.LookupTableSizeV2"(%t) : (tensor<!tf_type.resource>) -> tensor<i64>
  return %0, %1 : tensor<?xf32>, tensor<i64>
}

// -----

// A table from numbers to numbers becomes two tables with strings in between.

// CHECK-LABEL: func.func @numbers
// CHECK-DAG: %[[NUMBERS:.*]] = "tf.HashTableV2"() {{.*}}key_dtype = i64, shared_name = "t/numbers", value_dtype = !tf_type.string
// CHECK-DAG: %[[TEXTS:.*]] = "tf.HashTableV2"() {{.*}}key_dtype = !tf_type.string, shared_name = "t/texts", value_dtype = i32
// CHECK: %[[PLACES:.*]] = "tf.Const"() {{.*}}dense<["0", "1"]>
// CHECK: "tf.LookupTableImportV2"(%[[NUMBERS]], %{{.*}}, %[[PLACES]])
// CHECK: "tf.LookupTableImportV2"(%[[TEXTS]], %[[PLACES]], %{{.*}})
// CHECK: %[[TEXT:.*]] = "tf.LookupTableFindV2"(%[[NUMBERS]], %arg0, %{{.*}}) : {{.*}} -> tensor<3x!tf_type.string>
// CHECK: "tf.LookupTableFindV2"(%[[TEXTS]], %[[TEXT]], %arg1) : {{.*}} -> tensor<3xi32>
func.func @numbers(%x: tensor<3xi64>, %default: tensor<i32>) -> tensor<3xi32> {
  %t = "tf.HashTableV2"() <{key_dtype = i64, shared_name = "t", value_dtype = i32}> : () -> tensor<!tf_type.resource>
  %k = "tf.Const"() <{value = dense<[7, -9]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %v = "tf.Const"() <{value = dense<[70, 90]> : tensor<2xi32>}> : () -> tensor<2xi32>
  "tf.LookupTableImportV2"(%t, %k, %v) : (tensor<!tf_type.resource>, tensor<2xi64>, tensor<2xi32>) -> ()
  %0 = "tf.LookupTableFindV2"(%t, %x, %default) : (tensor<!tf_type.resource>, tensor<3xi64>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

// Tables with key and value types that TFLite has stay.

// CHECK-LABEL: func.func @native
// CHECK: shared_name = "t",
func.func @native(%x: tensor<3xi64>, %default: tensor<!tf_type.string>) -> tensor<3x!tf_type.string> {
  %t = "tf.HashTableV2"() <{key_dtype = i64, shared_name = "t", value_dtype = !tf_type.string}> : () -> tensor<!tf_type.resource>
  %k = "tf.Const"() <{value = dense<[7, -9]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %v = "tf.Const"() <{value = dense<["a", "b"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  "tf.LookupTableImportV2"(%t, %k, %v) : (tensor<!tf_type.resource>, tensor<2xi64>, tensor<2x!tf_type.string>) -> ()
  %0 = "tf.LookupTableFindV2"(%t, %x, %default) : (tensor<!tf_type.resource>, tensor<3xi64>, tensor<!tf_type.string>) -> tensor<3x!tf_type.string>
  return %0 : tensor<3x!tf_type.string>
}

// -----

// Tables that are filled twice, or with computed values, stay.

// CHECK-LABEL: func.func @twice
// CHECK: shared_name = "t",
// CHECK: shared_name = "u",
func.func @twice(%k: tensor<2xi64>, %v: tensor<2xi64>) {
  %t = "tf.HashTableV2"() <{key_dtype = i64, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  %c = "tf.Const"() <{value = dense<[7, -9]> : tensor<2xi64>}> : () -> tensor<2xi64>
  "tf.LookupTableImportV2"(%t, %c, %c) : (tensor<!tf_type.resource>, tensor<2xi64>, tensor<2xi64>) -> ()
  "tf.LookupTableImportV2"(%t, %c, %c) : (tensor<!tf_type.resource>, tensor<2xi64>, tensor<2xi64>) -> ()
  %u = "tf.HashTableV2"() <{key_dtype = i64, shared_name = "u", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  "tf.LookupTableImportV2"(%u, %k, %v) : (tensor<!tf_type.resource>, tensor<2xi64>, tensor<2xi64>) -> ()
  return
}
