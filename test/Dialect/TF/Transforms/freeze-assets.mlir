// RUN: tfuse-opt %s -tf-saved-model-freeze-assets=saved-model-dir=/models/m -split-input-file | FileCheck %s

module attributes {tf_saved_model.semantics} {
  // CHECK-NOT: tf_saved_model.asset
  "tf_saved_model.asset"() {filename = "assets/a.txt", sym_name = "a"} : () -> ()
  "tf_saved_model.asset"() {filename = "assets/b.txt", sym_name = "b"} : () -> ()
  // CHECK: func.func @init()
  func.func @init(%a: tensor<!tf_type.string> {tf_saved_model.bound_input = @a}, %b: tensor<!tf_type.string> {tf_saved_model.bound_input = @b})
      attributes {tf_saved_model.exported_names = ["init"]} {
    // CHECK-DAG: %[[A:.*]] = "tf.Const"() <{value = dense<"/models/m/assets/a.txt"> : tensor<1x!tf_type.string>}>
    // CHECK-DAG: %[[B:.*]] = "tf.Const"() <{value = dense<"/models/m/assets/b.txt"> : tensor<!tf_type.string>}>
    %t = "tf.HashTableV2"() <{key_dtype = !tf_type.string, shared_name = "t", value_dtype = i64}> : () -> tensor<!tf_type.resource>
    // CHECK: "tf.InitializeTableFromTextFileV2"(%{{.*}}, %[[A]])
    "tf.InitializeTableFromTextFileV2"(%t, %a) <{key_index = -2 : i64, value_index = -1 : i64}> : (tensor<!tf_type.resource>, tensor<!tf_type.string>) -> ()
    // CHECK: "tf.Use"(%[[B]])
    "tf.Use"(%b) : (tensor<!tf_type.string>) -> ()
    return
  }
}

// -----

// Assets that a function takes as an argument stay.

module attributes {tf_saved_model.semantics} {
  // CHECK: tf_saved_model.asset
  "tf_saved_model.asset"() {filename = "assets/a.txt", sym_name = "a"} : () -> ()
  // CHECK: func.func @init(%arg0
  func.func @init(%a: tensor<!tf_type.string> {tf_saved_model.bound_input = @a})
      attributes {tf_saved_model.exported_names = ["init"]} {
    "tf.StatefulPartitionedCall"(%a) <{f = @g}> : (tensor<!tf_type.string>) -> ()
    return
  }
  func.func private @g(%a: tensor<!tf_type.string>) {
    return
  }
}
