// RUN: not tfuse-opt %s -diagnostic-codes -tfg-to-tf -split-input-file 2>&1 | FileCheck %s

// A constant whose value has no known type.
// CHECK: error: [invalid-graph] constant has no value of a known type
tfg.func @constant() -> (tensor<f32> {tfg.name = "y"}) {
  %c, %ctl = Const name("c") {dtype = f32, value = "text"} : () -> (tensor<f32>)
  return(%c) : tensor<f32>
}

// -----

// CHECK: error: [invalid-graph] a tensor_proto is malformed, or of another type than it says
tfg.func @bytes() -> (tensor<2xf32> {tfg.name = "y"}) {
  %c, %ctl = Const name("c") {dtype = f32, value = #tf_type<tensor_proto : "0x08"> : tensor<2xf32>} : () -> (tensor<2xf32>)
  return(%c) : tensor<2xf32>
}

// -----

// CHECK: error: [invalid-graph] ReadVariableOp reads a variable, but its operand is a value: the graph was frozen by a tool that left this op
// CHECK: hint: convert the SavedModel, or freeze it again with TensorFlow 2
tfg.func @frozen(%x: tensor<2xf32> {tfg.name = "x"}) -> (tensor<2xf32> {tfg.name = "y"}) {
  %r, %ctl = ReadVariableOp(%x) name("r") {dtype = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
  return(%r) : tensor<2xf32>
}

// -----

// CHECK: error: [unknown-op] op 'AcmeOp' is known neither to TensorFlow 2.21.0 nor to the model
// CHECK: hint: save it as a SavedModel, which carries the definitions of its ops
tfg.func @unknown(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  %n, %ctl = AcmeOp(%x) name("n") : (tensor<f32>) -> (!tf_type.tensor)
  %i, %ctl_0 = Identity(%x) [%ctl] name("i") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%i) : tensor<f32>
}

// -----

module attributes {tf_saved_model.semantics, tfuse.initializer = "gone", tfuse.signatures = []} {
  tfg.graph #tf_type.version<producer = 2000, min_consumer = 12> {
  }
}

// -----

// CHECK: error: [unsupported-control-flow] function 'generic' is generic over types, which only TensorFlow can instantiate
tfg.func generic @generic(%x: !tf_type.tensor {tfg.name = "x", tfg.type_attr = "T"}) -> (!tf_type.tensor {tfg.name = "y"}) {
  %n, %ctl = Neg(%x) name("n") {T = #tf_type.placeholder<"T">} : (!tf_type.tensor) -> (!tf_type.tensor)
  return(%n) : !tf_type.tensor
}

// -----

// A Merge of three values.
// CHECK: error: [unsupported-control-flow] merges other than two branches
// CHECK: hint: export the model with tf.compat.v1.enable_control_flow_v2()
tfg.func @three(%x: tensor<f32> {tfg.name = "x"}, %p: tensor<i1> {tfg.name = "p"}) -> (tensor<f32> {tfg.name = "y"}) {
  %s:2, %ctl = Switch(%x, %p) name("switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %m:2, %ctl_0 = Merge(%s#0, %s#1, %s#1) name("merge") {T = f32, N = 3 : i64} : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  return(%m#0) : tensor<f32>
}

// -----

// An Exit outside of a loop.
// CHECK: error: [unsupported-control-flow] leaves a loop (Exit) that does not contain it
tfg.func @exit(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  %e, %ctl = Exit(%x) name("exit") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%e) : tensor<f32>
}

// -----

// A value of one branch is used outside of the branch.
// CHECK: error: [unsupported-control-flow] (Switch) is needed outside of the branch or loop it belongs to
// CHECK: hint: export the model with tf.compat.v1.enable_control_flow_v2()
tfg.func @outside(%x: tensor<f32> {tfg.name = "x"}, %p: tensor<i1> {tfg.name = "p"}) -> (tensor<f32> {tfg.name = "y"}) {
  %s:2, %ctl = Switch(%x, %p) name("switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %n, %ctl_0 = Neg(%s#1) name("neg") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%n) : tensor<f32>
}

// -----

// An Exit that no Switch of the loop feeds.
// CHECK: error: [unsupported-control-flow] leaves a loop (Exit) with a value that is not loop-carried
tfg.func @not_carried(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  %e, %ctl = Enter(%x) name("enter") {T = f32, frame_name = "frame", is_constant = false, parallel_iterations = 10 : i64} : (tensor<f32>) -> (tensor<f32>)
  %m:2, %ctl_1 = Merge(%e, %n) name("merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %l, %ctl_2 = Less(%m#0, %e) name("less") {T = f32} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
  %c, %ctl_3 = LoopCond(%l) name("cond") : (tensor<i1>) -> (tensor<i1>)
  %s:2, %ctl_4 = Switch(%m#0, %c) name("switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %i, %ctl_5 = Identity(%s#1) name("identity") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %n, %ctl_7 = NextIteration(%i) name("next") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %x1, %ctl_8 = Exit(%i) name("exit") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%x1) : tensor<f32>
}

// -----

// A loop variable without an Enter.
// CHECK: error: [unsupported-control-flow] is a loop-carried value without an initial value (Enter)
tfg.func @no_first_value(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  %e, %ctl = Enter(%x) name("enter") {T = f32, frame_name = "frame", is_constant = false, parallel_iterations = 10 : i64} : (tensor<f32>) -> (tensor<f32>)
  %k, %ctl_0 = Neg(%e) name("neg") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %m:2, %ctl_1 = Merge(%k, %n) name("merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %l, %ctl_2 = Less(%m#0, %e) name("less") {T = f32} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
  %c, %ctl_3 = LoopCond(%l) name("cond") : (tensor<i1>) -> (tensor<i1>)
  %s:2, %ctl_4 = Switch(%m#0, %c) name("switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %i, %ctl_5 = Identity(%s#1) name("identity") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %n, %ctl_7 = NextIteration(%i) name("next") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %x1, %ctl_8 = Exit(%s#0) name("exit") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%x1) : tensor<f32>
}

// -----

// A loop whose initial value depends on the loop's result.
// CHECK: error: [unsupported-control-flow] enters the loop 'frame', which depends on its own result
tfg.func @own_result(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  %e, %ctl = Enter(%x) name("enter") {T = f32, frame_name = "frame", is_constant = false, parallel_iterations = 10 : i64} : (tensor<f32>) -> (tensor<f32>)
  %m:2, %ctl_1 = Merge(%e, %n) name("merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %l, %ctl_2 = Less(%m#0, %e) name("less") {T = f32} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
  %c, %ctl_3 = LoopCond(%l) name("cond") : (tensor<i1>) -> (tensor<i1>)
  %s:2, %ctl_4 = Switch(%m#0, %c) name("switch") {T = f32} : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<f32>)
  %x1, %ctl_8 = Exit(%s#0) name("exit") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  %i, %ctl_5 = AddV2(%s#1, %x1) name("sum") {T = f32} : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %n, %ctl_7 = NextIteration(%i) name("next") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%x1) : tensor<f32>
}

// -----

// TensorFlow 1's reference-variable write has no equivalent on resource
// handles.
// CHECK: error: [unsupported-resource] (ScatterMul) writes a TensorFlow 1 variable by reference
// CHECK: hint: export the model with tf.compat.v1.enable_resource_variables()
module attributes {tfuse.signatures = [{key = "f", inputs = [{name = "x", tensor = "x:0", type = tensor<2xf32>}], outputs = [{name = "y", tensor = "i:0", type = tensor<2xf32>}]}]} {
  "tf_saved_model.global_tensor"() <{is_mutable, sym_name = "v", type = tensor<2xf32>, value = dense<0.0> : tensor<2xf32>}> {tfuse.node = "v"} : () -> ()
  tfg.graph #tf_type.version<producer = 1286, min_consumer = 0> {
    %x, %c0 = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2>} : () -> (tensor<*xf32>)
    %j, %c1 = Const name("j") {dtype = i32, value = dense<0> : tensor<2xi32>} : () -> (tensor<*xi32>)
    %v, %c2 = VariableV2 name("v") {dtype = f32, shape = #tf_type.shape<2>, container = "", shared_name = ""} : () -> (tensor<*x!tf_type.f32ref>)
    %a, %c3 = ScatterMul(%v, %j, %x) name("a") {T = f32, Tindices = i32, use_locking = false} : (tensor<*x!tf_type.f32ref>, tensor<*xi32>, tensor<*xf32>) -> (tensor<*x!tf_type.f32ref>)
    %i, %c4 = Identity(%a) name("i") {T = f32} : (tensor<*x!tf_type.f32ref>) -> (tensor<*xf32>)
  }
}

// -----

// A loop with Enter and Exit but no body.
// CHECK: error: [unsupported-control-flow] belongs to a loop without a condition
tfg.func @no_condition(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  %e, %ctl = Enter(%x) name("enter") {T = f32, frame_name = "frame", is_constant = false, parallel_iterations = 10 : i64} : (tensor<f32>) -> (tensor<f32>)
  %x1, %ctl_8 = Exit(%e) name("exit") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%x1) : tensor<f32>
}
