// RUN: tfuse-opt %s -split-input-file -verify-diagnostics | FileCheck %s

tfg.func @takes_one(%x: tensor<*xf32>) -> (tensor<*xf32>) {
  return(%x) : tensor<*xf32>
}

// A condition may have any type; referenced functions may be in another module.
// CHECK-LABEL: tfg.func @fits(%arg0: tensor<f32>
tfg.func @fits(%c: tensor<f32>, %i: tensor<i32>, %x: tensor<2xf32>) {
  // CHECK: %If, %ctl = If(%arg0, %arg4) [%arg4.ctl] {Tin = [f32], else_branch = #tf_type.func<@elsewhere, {}>, then_branch = #tf_type.func<@takes_one, {}>}
  %If, %0 = If(%c, %x) [%x.ctl] {Tin = [f32], then_branch = #tf_type.func<@takes_one, {}>, else_branch = #tf_type.func<@elsewhere, {}>} : (tensor<f32>, tensor<2xf32>) -> (tensor<*xf32>)
  // CHECK: %Case, %{{.*}} = Case(%arg2, %arg4)
  %Case, %1 = Case(%i, %x) {branches = [#tf_type.func<@takes_one, {}>]} : (tensor<i32>, tensor<2xf32>) -> (tensor<*xf32>)
  // CHECK: %While, %{{.*}} = While(%arg4)
  %While, %2 = While(%x) {cond = #tf_type.func<@takes_one, {}>, body = #tf_type.func<@takes_one, {}>} : (tensor<2xf32>) -> (tensor<*xf32>)
  return
}

// CHECK-LABEL: tfg.func generic @placeholders
tfg.func generic @placeholders(%c: !tf_type.tensor) {
  %If, %0 = StatelessIf(%c) {Tout = #tf_type.placeholder<"T">, then_branch = #tf_type.placeholder<"f">, else_branch = #tf_type.placeholder<"f">} : (!tf_type.tensor) -> (!tf_type.tensor)
  return
}

// -----

// expected-note@+1 {{see referenced function}}
tfg.func @takes_one(%x: tensor<*xf32>) -> (tensor<*xf32>) {
  return(%x) : tensor<*xf32>
}

tfg.func @too_many(%c: tensor<i1>, %x: tensor<f32>) {
  // expected-error@+1 {{then function has 1 arguments but was provided 2}}
  %If, %0 = If(%c, %x, %x) {then_branch = #tf_type.func<@takes_one, {}>, else_branch = #tf_type.func<@elsewhere, {}>} : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return
}

// -----

// expected-note@+1 {{see referenced function}}
tfg.func @takes_one(%x: tensor<*xf32>) -> (tensor<*xf32>) {
  return(%x) : tensor<*xf32>
}

tfg.func @wrong_type(%i: tensor<i32>, %x: tensor<i32>) {
  // expected-error@+1 {{branch #1 function argument #0 type 'tensor<*xf32>' is not compatible}}
  %Case, %0 = StatelessCase(%i, %x) {branches = [#tf_type.func<@elsewhere, {}>, #tf_type.func<@takes_one, {}>]} : (tensor<i32>, tensor<i32>) -> (tensor<f32>)
  return
}

// -----

tfg.func @wrong_list(%x: tensor<i32>) {
  // expected-error@+1 {{argument #0 is incompatible with dtype 'f32'}}
  %While, %0 = While(%x) {T = [f32], cond = #tf_type.func<@c, {}>, body = #tf_type.func<@b, {}>} : (tensor<i32>) -> (tensor<i32>)
  return
}

// -----

tfg.func @no_function(%x: tensor<i32>) {
  // expected-error@+1 {{requires attribute 'cond'}}
  %While, %0 = While(%x) {body = #tf_type.func<@b, {}>} : (tensor<i32>) -> (tensor<i32>)
  return
}
