// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s

// CHECK: module attributes {tf_saved_model.semantics}
module attributes {tf_saved_model.semantics} {
  // CHECK: "tf_saved_model.session_initializer"() <{initializers = [@init, @restore]}> : () -> ()
  "tf_saved_model.session_initializer"() {initializers = [@init, @restore]} : () -> ()
  // CHECK: "tf_saved_model.asset"() <{filename = "assets/vocab.txt", sym_name = "vocab"}> : () -> ()
  "tf_saved_model.asset"() {filename = "assets/vocab.txt", sym_name = "vocab"} : () -> ()
  // CHECK: "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "v", type = tensor<?xf32>, value = dense<{{.*}}> : tensor<2xf32>}> {tf_saved_model.exported_names = ["v"]} : () -> ()
  "tf_saved_model.global_tensor"() {is_mutable, sym_name = "v", type = tensor<?xf32>, value = dense<[1.0, 2.0]> : tensor<2xf32>, tf_saved_model.exported_names = ["v"]} : () -> ()
  // CHECK: "tf_saved_model.global_tensor"() <{sym_name = "no_value", type = tensor<4x!tf_type.string>}> : () -> ()
  "tf_saved_model.global_tensor"() {sym_name = "no_value", type = tensor<4x!tf_type.string>} : () -> ()

  // CHECK: func.func @init(%{{.*}}: tensor<!tf_type.string> {tf_saved_model.bound_input = @vocab}) attributes {tf_saved_model.exported_names = ["init"], tf_saved_model.initializer_type = "init_op"}
  func.func @init(%a: tensor<!tf_type.string> {tf_saved_model.bound_input = @vocab})
      attributes {tf_saved_model.exported_names = ["init"], tf_saved_model.initializer_type = "init_op"} {
    return
  }
  func.func @restore() attributes {tf_saved_model.exported_names = ["restore"], tf_saved_model.initializer_type = "restore_op"} {
    return
  }

  // CHECK: func.func @serve(
  // CHECK-SAME: %{{.*}}: tensor<f32> {tf_saved_model.index_path = [0, "x"]}
  // CHECK-SAME: %{{.*}}: tensor<!tf_type.resource<tensor<?xf32>>> {tf_saved_model.bound_input = @v}
  // CHECK-SAME: -> (tensor<f32> {tf_saved_model.index_path = []})
  func.func @serve(%x: tensor<f32> {tf_saved_model.index_path = [0, "x"]},
                   %v: tensor<!tf_type.resource<tensor<?xf32>>> {tf_saved_model.bound_input = @v})
      -> (tensor<f32> {tf_saved_model.index_path = []})
      attributes {tf_saved_model.exported_names = ["serve", "serving_default"]} {
    %0 = call @helper(%x) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @helper(%x: tensor<f32>) -> tensor<f32> {
    return %x : tensor<f32>
  }
}
