// RUN: tfuse-opt %s -tfl-legalize-tf=diagnose=true -split-input-file -verify-diagnostics

func.func @strings(%x: tensor<?x!tf_type.string>, %s: tensor<?xi64>) -> tensor<?x?x!tf_type.string> {
  %any = "tf.Const"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
  %none = "tf.Const"() {value = dense<""> : tensor<!tf_type.string>} : () -> tensor<!tf_type.string>
  // expected-error@+3 {{its values are strings, and TFLite cannot concatenate strings}}
  // expected-note@+2 {{look the strings up in a table first}}
  // expected-note@+1 {{--allow-custom-ops}}
  %0 = "tf.RaggedTensorToTensor"(%any, %x, %none, %s) {row_partition_types = ["ROW_SPLITS"]} : (tensor<i64>, tensor<?x!tf_type.string>, tensor<!tf_type.string>, tensor<?xi64>) -> tensor<?x?x!tf_type.string>
  return %0 : tensor<?x?x!tf_type.string>
}

// -----

func.func @shape(%shape: tensor<2xi64>, %x: tensor<?xf32>, %s: tensor<?xi64>) -> tensor<?x?xf32> {
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  // expected-error@+3 {{the requested shape is not a constant}}
  // expected-note@+2 {{give to_tensor a constant shape, or none}}
  // expected-note@+1 {{--allow-custom-ops}}
  %0 = "tf.RaggedTensorToTensor"(%shape, %x, %zero, %s) {row_partition_types = ["ROW_SPLITS"]} : (tensor<2xi64>, tensor<?xf32>, tensor<f32>, tensor<?xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @kinds(%x: tensor<?xf32>, %s: tensor<?xi64>) -> tensor<?x?xf32> {
  %any = "tf.Const"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
  %zero = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  // expected-error@+2 {{partition 0 has the type ROW_LENGTHS}}
  // expected-note@+1 {{--allow-custom-ops}}
  %0 = "tf.RaggedTensorToTensor"(%any, %x, %zero, %s) {row_partition_types = ["ROW_LENGTHS"]} : (tensor<i64>, tensor<?xf32>, tensor<f32>, tensor<?xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @indices(%s: tensor<?xi64>, %x: tensor<?xf32>, %i: tensor<?x2xi32>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xf32>) {
  // expected-error@+3 {{its indices are not known to be a vector}}
  // expected-note@+2 {{gather with a vector of indices, then reshape}}
  // expected-note@+1 {{--allow-custom-ops}}
  %0:3 = "tf.RaggedGather"(%s, %x, %i) : (tensor<?xi64>, tensor<?xf32>, tensor<?x2xi32>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xf32>)
  return %0#0, %0#1, %0#2 : tensor<?xi64>, tensor<?xi64>, tensor<?xf32>
}

// -----

func.func @variant(%x: tensor<?xf32>, %s: tensor<?xi64>) -> tensor<!tf_type.variant> {
  // expected-error@+3 {{TFLite has no type for a ragged tensor in one value (a variant)}}
  // expected-note@+2 {{pass its parts, flat_values and row_splits, as tensors}}
  // expected-note@+1 {{--allow-custom-ops}}
  %0 = "tf.RaggedTensorToVariant"(%s, %x) {batched_input = false} : (tensor<?xi64>, tensor<?xf32>) -> tensor<!tf_type.variant>
  return %0 : tensor<!tf_type.variant>
}
