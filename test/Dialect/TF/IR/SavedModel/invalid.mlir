// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// expected-error@+1 {{'type' and 'value' attributes should have compatible tensor types}}
"tf_saved_model.global_tensor"() {sym_name = "v", type = tensor<3xf32>, value = dense<1.0> : tensor<2xf32>} : () -> ()

// -----

// expected-error@+1 {{'type' attribute should be a tensor type}}
"tf_saved_model.global_tensor"() {sym_name = "v", type = f32} : () -> ()

// -----

// expected-error@+1 {{'type' attribute for immutable 'tf_saved_model.global_tensor' should have a static shape}}
"tf_saved_model.global_tensor"() {sym_name = "v", type = tensor<?xf32>, value = dense<1.0> : tensor<2xf32>} : () -> ()

// -----

// expected-error@+1 {{'tf_saved_model.session_initializer' op the initializer function does not exist}}
"tf_saved_model.session_initializer"() {initializers = [@nowhere]} : () -> ()

// -----

// expected-error@+1 {{the initializer function should have no output}}
"tf_saved_model.session_initializer"() {initializers = [@f]} : () -> ()
func.func private @f() -> tensor<f32>

// -----

// expected-error@+1 {{the initializer function should be exported}}
"tf_saved_model.session_initializer"() {initializers = [@f]} : () -> ()
func.func private @f()

// -----

module attributes {tf_saved_model.semantics} {
  // expected-note@+1 {{previously seen here}}
  func.func @f() attributes {tf_saved_model.exported_names = ["a", "b"]} {
    return
  }
  // expected-error@+1 {{duplicate exported name 'b'}}
  "tf_saved_model.global_tensor"() {sym_name = "v", type = tensor<f32>, tf_saved_model.exported_names = ["b"]} : () -> ()
}

// -----

module attributes {tf_saved_model.semantics} {
  // expected-error@+1 {{exported function @f should be public}}
  func.func private @f() attributes {tf_saved_model.exported_names = ["f"]}
}

// -----

module attributes {tf_saved_model.semantics} {
  // expected-error@+1 {{non-exported function @f should be private}}
  func.func @f() {
    return
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  // expected-error@+1 {{can only apply 'tf_saved_model' argument attributes to exported functions}}
  func.func private @f(%x: tensor<f32> {tf_saved_model.index_path = []}) {
    return
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  // expected-error@+1 {{all arguments should have 'tf_saved_model.index_path', 'tf_saved_model.bound_input' or 'tf.resource_name' attributes}}
  func.func @f(%x: tensor<f32>) attributes {tf_saved_model.exported_names = ["f"]} {
    return
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  // expected-error@+1 {{all results should have 'tf_saved_model.index_path' attributes}}
  func.func @f(%x: tensor<f32> {tf_saved_model.index_path = []}) -> tensor<f32> attributes {tf_saved_model.exported_names = ["f"]} {
    return %x : tensor<f32>
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  "tf_saved_model.global_tensor"() {sym_name = "v", type = tensor<f32>, value = dense<1.0> : tensor<f32>} : () -> ()
  // expected-error@+1 {{all 'tf_saved_model.index_path' arg attributes should precede all 'tf_saved_model.bound_input' arg attributes}}
  func.func @f(%v: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @v},
               %x: tensor<f32> {tf_saved_model.index_path = []}) attributes {tf_saved_model.exported_names = ["f"]} {
    return
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  "tf_saved_model.global_tensor"() {sym_name = "v", type = tensor<f32>, value = dense<1.0> : tensor<f32>} : () -> ()
  // expected-error@+1 {{duplicate 'tf_saved_model.bound_input' binding}}
  func.func @f(%a: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @v},
               %b: tensor<!tf_type.resource<tensor<f32>>> {tf_saved_model.bound_input = @v}) attributes {tf_saved_model.exported_names = ["f"]} {
    return
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  "tf_saved_model.global_tensor"() {sym_name = "v", type = tensor<f32>, value = dense<1.0> : tensor<f32>} : () -> ()
  // expected-error@+1 {{bound input with type 'tensor<f32>' expected to have type 'tensor<!tf_type.resource<tensor<f32>>>'}}
  func.func @f(%v: tensor<f32> {tf_saved_model.bound_input = @v}) attributes {tf_saved_model.exported_names = ["f"]} {
    return
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  // expected-error@+1 {{'tf_saved_model.bound_input' attribute must reference a valid symbol, got invalid symbol 'nowhere'}}
  func.func @f(%v: tensor<f32> {tf_saved_model.bound_input = @nowhere}) attributes {tf_saved_model.exported_names = ["f"]} {
    return
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  // expected-error@+1 {{'tf_saved_model.index_path' elements should be strings or 64-bit integers}}
  func.func @f(%x: tensor<f32> {tf_saved_model.index_path = [1.0]}) attributes {tf_saved_model.exported_names = ["f"]} {
    return
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  // expected-note@+1 {{references this exported function}}
  func.func @f() attributes {tf_saved_model.exported_names = ["f"]} {
    return
  }
  func.func @g() attributes {tf_saved_model.exported_names = ["g"]} {
    // expected-error@+1 {{exported function cannot be internally referenced}}
    call @f() : () -> ()
    return
  }
}

// -----

module attributes {tf_saved_model.semantics} {
  "tf_saved_model.session_initializer"() {initializers = []} : () -> ()
  // expected-error@+1 {{there must be no more than one session_initializer op}}
  "tf_saved_model.session_initializer"() {initializers = []} : () -> ()
}

// -----

// expected-error@+1 {{'tf_saved_model.exported_names' must be on an op whose immediate parent has attribute 'tf_saved_model.semantics'}}
func.func @f() attributes {tf_saved_model.exported_names = ["f"]} {
  return
}

// -----

// expected-error@+1 {{'tf_saved_model.semantics' must be on a module op}}
func.func @f() attributes {tf_saved_model.semantics} {
  return
}

// -----

// expected-error@+1 {{tf_saved_model.initializer_type should be one of 'restore_op' or 'init_op'. Got: other}}
func.func @f() attributes {tf_saved_model.initializer_type = "other"} {
  return
}

// -----

// expected-error@+1 {{unknown tf_saved_model dialect attribute 'tf_saved_model.other'}}
"test.op"() {tf_saved_model.other} : () -> ()
