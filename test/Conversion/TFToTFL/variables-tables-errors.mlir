// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

// CHECK: error: [unsupported-op] cannot lower tf.VarHandleOp: the type of variable 'v' is not known
// CHECK: error: [unsupported-resource] cannot lower tf.ReadVariableOp: variable 'v' could not be lowered
func.func @no_type() -> tensor<2xf32> {
  %v = "tf.VarHandleOp"() {container = "", shared_name = "v"} : () -> tensor<!tf_type.resource>
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [unsupported-resource] cannot lower tf.HashTableV2: TFLite's tables are filled once and then looked up; 't' is used by tf.LookupTableExportV2
// CHECK: error: [unsupported-op] cannot lower tf.LookupTableExportV2: TFLite has no equivalent op
func.func @table_exported() -> (tensor<?x!tf_type.string>, tensor<?xi64>) {
  %t = "tf.HashTableV2"() {key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64} : () -> tensor<!tf_type.resource>
  %0:2 = "tf.LookupTableExportV2"(%t) : (tensor<!tf_type.resource>) -> (tensor<?x!tf_type.string>, tensor<?xi64>)
  return %0#0, %0#1 : tensor<?x!tf_type.string>, tensor<?xi64>
}

// CHECK: error: [unsupported-resource] cannot lower tf.LookupTableImportV2: its table could not be lowered
// CHECK: error: [unsupported-resource] cannot lower tf.LookupTableSizeV2: its table could not be lowered
func.func @table_of_argument(%t: tensor<!tf_type.resource>, %k: tensor<2x!tf_type.string>, %v: tensor<2xi64>) -> tensor<i64> {
  "tf.LookupTableImportV2"(%t, %k, %v) : (tensor<!tf_type.resource>, tensor<2x!tf_type.string>, tensor<2xi64>) -> ()
  %0 = "tf.LookupTableSizeV2"(%t) : (tensor<!tf_type.resource>) -> tensor<i64>
  return %0 : tensor<i64>
}

// CHECK: error: [unsupported-op] cannot lower tf.StringToHashBucketFast: it has more than one bucket, and TFLite has no op that hashes strings
// CHECK: hint: use one bucket (num_oov_buckets = 1) for all unknown words
func.func @buckets(%x: tensor<2x!tf_type.string>) -> tensor<2xi64> {
  %0 = "tf.StringToHashBucketFast"(%x) {num_buckets = 2 : i64} : (tensor<2x!tf_type.string>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// CHECK: error: [unsupported-type] cannot lower tf.AssignVariableOp: TFLite has no variables of string
func.func @assigned(%x: tensor<2x!tf_type.string>) {
  %v = "tf.VarHandleOp"() {container = "", shared_name = "v"} : () -> tensor<!tf_type.resource<tensor<2xf32>>>
  "tf.AssignVariableOp"(%v, %x) : (tensor<!tf_type.resource<tensor<2xf32>>>, tensor<2x!tf_type.string>) -> ()
  return
}

// CHECK: error: [unsupported-type] cannot lower tf.RaggedTensorToVariant: TFLite has no type for a ragged tensor in one value (a variant)
// CHECK: hint: pass its parts, flat_values and row_splits, as tensors
func.func @ragged_variant(%x: tensor<?xf32>, %s: tensor<?xi64>) -> tensor<!tf_type.variant> {
  %0 = "tf.RaggedTensorToVariant"(%s, %x) {batched_input = false} : (tensor<?xi64>, tensor<?xf32>) -> tensor<!tf_type.variant>
  return %0 : tensor<!tf_type.variant>
}
