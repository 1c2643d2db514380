// RUN: tfuse-opt %s -tfg-to-tf -split-input-file -verify-diagnostics

// An output that does not exist.
module attributes {tfuse.signatures = [{key = "f", inputs = [], outputs = [{name = "y", tensor = "nowhere:0", type = tensor<f32>}]}]} {
  // expected-error @unknown {{the graph has no tensor of that name, which signature 'f' refers to}}
  tfg.graph #tf_type.version<producer = 2000, min_consumer = 12> {
  }
}

// -----

// A placeholder that no input feeds.
module attributes {tfuse.signatures = [{key = "f", inputs = [], outputs = [{name = "y", tensor = "n:0", type = tensor<f32>}]}]} {
  tfg.graph #tf_type.version<producer = 2000, min_consumer = 12> {
    // expected-error @+2 {{is a placeholder but not an input of the signature}}
    // expected-note @+1 {{hint: name it and the other inputs with --input-arrays}}
    %x, %ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<>} : () -> (tensor<f32>)
    %n, %ctl_0 = Neg(%x) name("n") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  }
}

// -----

// Two nodes depend on each other.
tfg.func @cycle(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  // expected-error @+1 {{depends on itself: the graph has a cycle}}
  %a, %ctl = AddV2(%x, %b) name("a") {T = f32} : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %b, %ctl_0 = Neg(%a) name("b") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%a) : tensor<f32>
}

// -----

// A TensorFlow 1 loop without LoopCond.
tfg.func @loop(%x: tensor<f32> {tfg.name = "x"}) -> (tensor<f32> {tfg.name = "y"}) {
  // expected-error @+1 {{enters the loop 'frame', which has no condition (LoopCond)}}
  %e, %ctl = Enter(%x) name("enter") {T = f32, frame_name = "frame", is_constant = false, parallel_iterations = 10 : i64} : (tensor<f32>) -> (tensor<f32>)
  %m:2, %ctl_0 = Merge(%e, %n) name("merge") {T = f32, N = 2 : i64} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  %n, %ctl_1 = NextIteration(%m#0) name("next") {T = f32} : (tensor<f32>) -> (tensor<f32>)
  return(%m#0) : tensor<f32>
}

// -----

// TensorFlow rejects signatures without outputs, too.
// expected-warning @unknown {{the signature has no outputs, so none of its ops run; its subgraph is empty}}
// expected-note @unknown {{hint: return a tensor from the signature that depends on the ops to run}}
module attributes {tf_saved_model.semantics, tfuse.signatures = [{key = "f", inputs = [{name = "x", tensor = "x:0", type = tensor<f32>}], outputs = []}]} {
  tfg.graph #tf_type.version<producer = 2000, min_consumer = 12> {
    %x, %ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<>} : () -> (tensor<f32>)
  }
}
