// RUN: tfuse-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{expects body to be terminated with a tfg.return, but got: tfg.NoOp}}
tfg.func @f() {
  %c = NoOp
}

// -----

// expected-error@+1 {{expects 1 returned values but tfg.return has 0 operands}}
tfg.func @f() -> (tensor<i32>) {
  return
}

// -----

// expected-error@+1 {{type mismatch for returned value #0, expected 'tensor<f32>' but got 'tensor<i32>'}}
tfg.func @f(%x: tensor<i32>) -> (tensor<f32>) {
  return(%x) : tensor<i32>
}

// -----

// The results of an unregistered op may have any type.
tfg.func @f() -> (tensor<f32>) {
  %x, %c = Mine : () -> (!tf_type.tensor)
  return(%x) : !tf_type.tensor
}

// -----

// expected-error@+1 {{returned value #1 overflow the expected 1 returned value for function f, expected a ControlType but got 'tensor<i32>'}}
tfg.func @f(%x: tensor<i32>) -> (tensor<i32>) {
  return(%x, %x) : tensor<i32>, tensor<i32>
}

// -----

tfg.func @f() {
  %c = NoOp
  // expected-error@+1 {{expected as many control result attributes as there are control operands}}
  "tfg.return"(%c) {control_ret_attrs = []} : (!tf_type.control) -> ()
}
