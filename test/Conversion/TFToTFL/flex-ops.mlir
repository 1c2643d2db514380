// RUN: tfuse-opt %s "-tfl-legalize-tf=diagnose select-tf-ops select-user-tf-ops=Lgamma,Digamma" -split-input-file | FileCheck %s

// An op without a builtin becomes a Flex op; an op with one stays a builtin.

// CHECK-LABEL: @strings
// CHECK: %[[LOWER:.*]] = "tfl.custom"(%arg0) <{custom_code = "FlexStringLower"
// CHECK: return %[[LOWER]]
// CHECK: tfl.abs
func.func @strings(%x: tensor<?x!tf_type.string>) -> tensor<?x!tf_type.string> {
  %0 = "tf.StringLower"(%x) {encoding = ""} : (tensor<?x!tf_type.string>) -> tensor<?x!tf_type.string>
  return %0 : tensor<?x!tf_type.string>
}
func.func @float32(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// An element type without a kernel.

// CHECK-LABEL: @float64
// CHECK: "tfl.custom"(%arg0) <{custom_code = "FlexAbs"
func.func @float64(%x: tensor<2xf64>) -> tensor<2xf64> {
  %0 = "tf.Abs"(%x) : (tensor<2xf64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// -----

// Ops that the user names.

// CHECK-LABEL: @user
// CHECK: "FlexLgamma"
// CHECK: "FlexDigamma"
func.func @user(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Lgamma"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.Digamma"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// All ops of a table that a Flex op uses are Flex ops; another table is not.

// CHECK-LABEL: @tables
// CHECK: "FlexHashTableV2"
// CHECK: tfl.hashtable
// CHECK: "FlexLookupTableFindV2"
// CHECK: "FlexLookupTableExportV2"
// CHECK: tfl.hashtable_find
func.func @tables(%x: tensor<?x!tf_type.string>, %d: tensor<i64>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) {
  %t = "tf.HashTableV2"() {container = "", key_dtype = !tf_type.string, shared_name = "t", use_node_name_sharing = false, value_dtype = i64} : () -> tensor<!tf_type.resource>
  %u = "tf.HashTableV2"() {container = "", key_dtype = !tf_type.string, shared_name = "u", use_node_name_sharing = false, value_dtype = i64} : () -> tensor<!tf_type.resource>
  %0 = "tf.LookupTableFindV2"(%t, %x, %d) : (tensor<!tf_type.resource>, tensor<?x!tf_type.string>, tensor<i64>) -> tensor<?xi64>
  %1:2 = "tf.LookupTableExportV2"(%t) : (tensor<!tf_type.resource>) -> (tensor<?x!tf_type.string>, tensor<?xi64>)
  %2 = "tf.LookupTableFindV2"(%u, %x, %d) : (tensor<!tf_type.resource>, tensor<?x!tf_type.string>, tensor<i64>) -> tensor<?xi64>
  return %0, %1#1, %2 : tensor<?xi64>, tensor<?xi64>, tensor<?xi64>
}

// -----

// Inside regions.

// CHECK-LABEL: @branches
// CHECK: "tfl.if"
// CHECK: "FlexStringLower"
// CHECK: "FlexStringStrip"
func.func @branches(%flag: tensor<i1>, %x: tensor<!tf_type.string>) -> tensor<!tf_type.string> {
  %0 = "tf.IfRegion"(%flag) ({
    %1 = "tf.StringLower"(%x) : (tensor<!tf_type.string>) -> tensor<!tf_type.string>
    "tf.Yield"(%1) : (tensor<!tf_type.string>) -> ()
  }, {
    %1 = "tf.StringStrip"(%x) : (tensor<!tf_type.string>) -> tensor<!tf_type.string>
    "tf.Yield"(%1) : (tensor<!tf_type.string>) -> ()
  }) {is_stateless = true} : (tensor<i1>) -> tensor<!tf_type.string>
  return %0 : tensor<!tf_type.string>
}
