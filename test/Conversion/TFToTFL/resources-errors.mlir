// RUN: tfuse-opt %s -tfl-legalize-tf=diagnose=true -split-input-file -verify-diagnostics

func.func @strings() -> tensor<!tf_type.string> {
  // expected-error @+2 {{cannot lower tf.VarHandleOp: TFLite has no variables of string, as 'v' is}}
  // expected-note @+1 {{--allow-custom-ops}}
  %v = "tf.VarHandleOp"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource<tensor<!tf_type.string>>>
  // expected-error @+2 {{cannot lower tf.ReadVariableOp: TFLite has no variables of string, as 'v' is}}
  // expected-note @+1 {{--allow-custom-ops}}
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<!tf_type.string>>>) -> tensor<!tf_type.string>
  return %0 : tensor<!tf_type.string>
}

// -----

func.func @passed(%v: tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32> {
  // expected-error @+3 {{cannot lower tf.ReadVariableOp: its handle may refer to several variables}}
  // expected-note @+2 {{use the variables themselves in each branch}}
  // expected-note @+1 {{--allow-custom-ops}}
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<f32>>>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @types(%k: tensor<2x!tf_type.string>, %d: tensor<f32>) -> tensor<2xf32> {
  // expected-error @+3 {{'t' is from string to float}}
  // expected-note @+2 {{look up an index}}
  // expected-note @+1 {{--allow-custom-ops}}
  %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = f32}> : () -> tensor<!tf_type.resource>
  // expected-error @+2 {{cannot lower tf.LookupTableFindV2: its table could not be lowered}}
  // expected-note @+1 {{--allow-custom-ops}}
  %0 = "tf.LookupTableFindV2"(%t, %k, %d) : (tensor<!tf_type.resource>, tensor<2x!tf_type.string>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @mutable(%k: tensor<2xi64>) {
  // expected-error @+3 {{cannot lower tf.MutableHashTableV2: the model writes to the table while it runs}}
  // expected-note @+2 {{use tf.lookup.StaticHashTable}}
  // expected-note @+1 {{--allow-custom-ops}}
  %t = "tf.MutableHashTableV2"() <{key_dtype = i64, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
  // expected-error @+2 {{cannot lower tf.LookupTableInsertV2}}
  // expected-note @+1 {{--allow-custom-ops}}
  "tf.LookupTableInsertV2"(%t, %k, %k) : (tensor<!tf_type.resource>, tensor<2xi64>, tensor<2xi64>) -> ()
  return
}
