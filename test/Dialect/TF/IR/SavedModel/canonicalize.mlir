// RUN: tfuse-opt %s -canonicalize -split-input-file | FileCheck %s

// Empty initializers are erased; without initializers, so is the
// session_initializer op.
// CHECK: initializers = [@busy]
// CHECK-NOT: @idle
// CHECK: func.func @busy
module attributes {tf_saved_model.semantics} {
  "tf_saved_model.session_initializer"() {initializers = [@idle, @busy]} : () -> ()
  func.func @idle() attributes {tf_saved_model.exported_names = ["idle"]} {
    "tf.NoOp"() : () -> ()
    return
  }
  func.func @busy() attributes {tf_saved_model.exported_names = ["busy"]} {
    "tf.MyInit"() : () -> ()
    return
  }
}

// -----

// CHECK: module attributes {tf_saved_model.semantics} {
// CHECK-NEXT: }
module attributes {tf_saved_model.semantics} {
  "tf_saved_model.session_initializer"() {initializers = [@idle]} : () -> ()
  func.func @idle() attributes {tf_saved_model.exported_names = ["idle"]} {
    return
  }
}
