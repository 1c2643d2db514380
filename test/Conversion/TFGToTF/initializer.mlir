// RUN: tfuse-opt %s -tfg-to-tf -split-input-file | FileCheck %s

// The initialization graph becomes the session initializer, and the asset files
// that it reads become arguments. A table without a shared_name gets its node's
// name in all functions.

// CHECK: module attributes {tf_saved_model.semantics}
// CHECK: "tf_saved_model.session_initializer"() <{initializers = [@init]}>
// CHECK: func.func @f(
// CHECK: "tf.HashTableV2"() <{{.*}}shared_name = "table"
// CHECK: func.func @init(%[[PATH:.*]]: tensor<!tf_type.string> {tf_saved_model.bound_input = @path})
// CHECK-SAME: tf_saved_model.exported_names = ["__tf_saved_model_session_initializer_init"]
// CHECK-SAME: tf_saved_model.initializer_type = "init_op"
// CHECK: %[[T:.*]] = "tf.HashTableV2"() <{{.*}}shared_name = "table"
// CHECK: "tf.InitializeTableFromTextFileV2"(%[[T]], %[[PATH]])
// CHECK: return
module attributes {tf_saved_model.semantics, tfuse.initializer = "init",
    tfuse.signatures = [{key = "f", inputs = [{name = "x", tensor = "x:0", type = tensor<?xi64>}],
                         outputs = [{name = "y", tensor = "find:0", type = tensor<?x!tf_type.string>}]}]} {
  "tf_saved_model.asset"() <{filename = "assets/a.txt", sym_name = "path"}> {tfuse.node = "path"} : () -> ()
  tfg.graph #tf_type.version<producer = 1286, min_consumer = 0> {
    %x, %c0 = Placeholder name("x") {dtype = i64, shape = #tf_type.shape<?>} : () -> (tensor<*xi64>)
    %path, %c1 = Placeholder name("path") {dtype = !tf_type.string, shape = #tf_type.shape<>} : () -> (tensor<*x!tf_type.string>)
    %d, %c2 = Const name("d") {dtype = !tf_type.string, value = dense<"?"> : tensor<!tf_type.string>} : () -> (tensor<*x!tf_type.string>)
    %t, %c3 = HashTableV2 name("table") {container = "", key_dtype = i64, shared_name = "", use_node_name_sharing = false, value_dtype = !tf_type.string} : () -> (tensor<*x!tf_type.resource>)
    %y, %c4 = LookupTableFindV2(%t, %x, %d) name("find") {Tin = i64, Tout = !tf_type.string} : (tensor<*x!tf_type.resource>, tensor<*xi64>, tensor<*x!tf_type.string>) -> (tensor<*x!tf_type.string>)
    %c5 = InitializeTableFromTextFileV2(%t, %path) name("fill") {delimiter = "\09", key_index = -1 : i64, value_index = -2 : i64, vocab_size = -1 : i64, offset = 0 : i64} : tensor<*x!tf_type.resource>, tensor<*x!tf_type.string>
    %c6 = NoOp [%c5] name("init")
  }
}

// -----

// An initializer without effects is erased.

// CHECK: module attributes {tf_saved_model.semantics}
// CHECK-NOT: session_initializer
// CHECK-NOT: @init
module attributes {tf_saved_model.semantics, tfuse.initializer = "init",
    tfuse.signatures = [{key = "f", inputs = [{name = "x", tensor = "x:0", type = tensor<?xi64>}],
                         outputs = [{name = "y", tensor = "x:0", type = tensor<?xi64>}]}]} {
  tfg.graph #tf_type.version<producer = 1286, min_consumer = 0> {
    %x, %c0 = Placeholder name("x") {dtype = i64, shape = #tf_type.shape<?>} : () -> (tensor<*xi64>)
    %c1 = NoOp name("init")
  }
}
