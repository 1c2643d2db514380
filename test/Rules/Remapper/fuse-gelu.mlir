// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-gelu" | FileCheck %s

// 1 + Erf, then the half.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedMatMul({{.*}}name("g") {{.*}}fused_ops = ["BiasAdd", "GeluExact"]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %half, %half_ctl = Const device("/device:CPU:0") name("half") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %root, %root_ctl = Const device("/device:CPU:0") name("root") {dtype = f32, value = dense<0.707106769> : tensor<f32>} : () -> (tensor<f32>)
  %one, %one_ctl = Const device("/device:CPU:0") name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %cc, %cc_ctl = Const device("/device:CPU:0") name("cc") {dtype = f32, value = dense<0.044715> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %k, %k_ctl = Const device("/device:CPU:0") name("k") {dtype = f32, value = dense<0.797884583> : tensor<f32>} : () -> (tensor<f32>)
  %z, %z_ctl = Mul(%a, %root) device("/device:CPU:0") name("z") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %e, %e_ctl = Erf(%z) device("/device:CPU:0") name("e") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = AddV2(%e, %one) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%p, %half) device("/device:CPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %g, %g_ctl = Mul(%h, %a) device("/device:CPU:0") name("g") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%g) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// The half first.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedMatMul({{.*}}"GeluExact"
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %half, %half_ctl = Const device("/device:CPU:0") name("half") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %root, %root_ctl = Const device("/device:CPU:0") name("root") {dtype = f32, value = dense<0.707106769> : tensor<f32>} : () -> (tensor<f32>)
  %one, %one_ctl = Const device("/device:CPU:0") name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %cc, %cc_ctl = Const device("/device:CPU:0") name("cc") {dtype = f32, value = dense<0.044715> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %k, %k_ctl = Const device("/device:CPU:0") name("k") {dtype = f32, value = dense<0.797884583> : tensor<f32>} : () -> (tensor<f32>)
  %z, %z_ctl = Mul(%a, %root) device("/device:CPU:0") name("z") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %e, %e_ctl = Erf(%z) device("/device:CPU:0") name("e") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = AddV2(%one, %e) device("/device:CPU:0") name("p") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%half, %a) device("/device:CPU:0") name("h") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  %g, %g_ctl = Mul(%h, %p) device("/device:CPU:0") name("g") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%g) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// Erfc of the negative.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedMatMul({{.*}}"GeluExact"
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %half, %half_ctl = Const device("/device:CPU:0") name("half") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %root, %root_ctl = Const device("/device:CPU:0") name("root") {dtype = f32, value = dense<0.707106769> : tensor<f32>} : () -> (tensor<f32>)
  %one, %one_ctl = Const device("/device:CPU:0") name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %cc, %cc_ctl = Const device("/device:CPU:0") name("cc") {dtype = f32, value = dense<0.044715> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %k, %k_ctl = Const device("/device:CPU:0") name("k") {dtype = f32, value = dense<0.797884583> : tensor<f32>} : () -> (tensor<f32>)
  %ng, %ng_ctl = Neg(%a) device("/device:CPU:0") name("ng") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %z, %z_ctl = Mul(%root, %ng) device("/device:CPU:0") name("z") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  %e, %e_ctl = Erfc(%z) device("/device:CPU:0") name("e") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%half, %e) device("/device:CPU:0") name("h") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  %g, %g_ctl = Mul(%h, %a) device("/device:CPU:0") name("g") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%g) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// Tanh, with Pow.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedMatMul({{.*}}fused_ops = ["BiasAdd", "GeluApproximate"]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = AddV2(%c, %b) device("/device:CPU:0") name("a") {T = f32} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %half, %half_ctl = Const device("/device:CPU:0") name("half") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %root, %root_ctl = Const device("/device:CPU:0") name("root") {dtype = f32, value = dense<0.707106769> : tensor<f32>} : () -> (tensor<f32>)
  %one, %one_ctl = Const device("/device:CPU:0") name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %cc, %cc_ctl = Const device("/device:CPU:0") name("cc") {dtype = f32, value = dense<0.044715> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %k, %k_ctl = Const device("/device:CPU:0") name("k") {dtype = f32, value = dense<0.797884583> : tensor<f32>} : () -> (tensor<f32>)
  %q, %q_ctl = Pow(%a, %three) device("/device:CPU:0") name("q") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %qc, %qc_ctl = Mul(%cc, %q) device("/device:CPU:0") name("qc") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  %i, %i_ctl = AddV2(%a, %qc) device("/device:CPU:0") name("i") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = Mul(%k, %i) device("/device:CPU:0") name("s") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  %t, %t_ctl = Tanh(%s) device("/device:CPU:0") name("t") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = AddV2(%one, %t) device("/device:CPU:0") name("p") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%half, %a) device("/device:CPU:0") name("h") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  %g, %g_ctl = Mul(%h, %p) device("/device:CPU:0") name("g") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%g) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// Tanh, with Square, after a product that has its bias.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedMatMul({{.*}}name("g") {{.*}}"GeluApproximate"
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %a, %a_ctl = _FusedMatMul(%x, %w, %b) device("/device:CPU:0") name("a") {T = f32, epsilon = 0.0 : f32, fused_ops = ["BiasAdd"], leakyrelu_alpha = 0.2 : f32, num_args = 1 : i64, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %half, %half_ctl = Const device("/device:CPU:0") name("half") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %root, %root_ctl = Const device("/device:CPU:0") name("root") {dtype = f32, value = dense<0.707106769> : tensor<f32>} : () -> (tensor<f32>)
  %one, %one_ctl = Const device("/device:CPU:0") name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %cc, %cc_ctl = Const device("/device:CPU:0") name("cc") {dtype = f32, value = dense<0.044715> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %k, %k_ctl = Const device("/device:CPU:0") name("k") {dtype = f32, value = dense<0.797884583> : tensor<f32>} : () -> (tensor<f32>)
  %q, %q_ctl = Square(%a) device("/device:CPU:0") name("q") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %qc, %qc_ctl = Mul(%cc, %a) device("/device:CPU:0") name("qc") {T = f32} : (tensor<f32>, tensor<*xf32>) -> (tensor<*xf32>)
  %qq, %qq_ctl = Mul(%qc, %q) device("/device:CPU:0") name("qq") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %i, %i_ctl = AddV2(%a, %qq) device("/device:CPU:0") name("i") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = Mul(%i, %k) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %t, %t_ctl = Tanh(%s) device("/device:CPU:0") name("t") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = AddV2(%t, %one) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%p, %half) device("/device:CPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %g, %g_ctl = Mul(%h, %a) device("/device:CPU:0") name("g") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%g) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// A division by sqrt(2), which Grappler does not match.
// CHECK-LABEL: tfg.graph
// CHECK: _FusedMatMul({{.*}}name("g") {{.*}}fused_ops = ["BiasAdd", "GeluExact"]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %half, %half_ctl = Const device("/device:CPU:0") name("half") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %root, %root_ctl = Const device("/device:CPU:0") name("root") {dtype = f32, value = dense<1.41421354> : tensor<f32>} : () -> (tensor<f32>)
  %one, %one_ctl = Const device("/device:CPU:0") name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %cc, %cc_ctl = Const device("/device:CPU:0") name("cc") {dtype = f32, value = dense<0.044715> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %k, %k_ctl = Const device("/device:CPU:0") name("k") {dtype = f32, value = dense<0.797884583> : tensor<f32>} : () -> (tensor<f32>)
  %z, %z_ctl = RealDiv(%a, %root) device("/device:CPU:0") name("z") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %e, %e_ctl = Erf(%z) device("/device:CPU:0") name("e") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = AddV2(%e, %one) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%p, %half) device("/device:CPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %g, %g_ctl = Mul(%h, %a) device("/device:CPU:0") name("g") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%g) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// G5: 0.51 is not 1/2.
// CHECK-LABEL: tfg.graph
// CHECK: Erf(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %half, %half_ctl = Const device("/device:CPU:0") name("half") {dtype = f32, value = dense<0.51> : tensor<f32>} : () -> (tensor<f32>)
  %root, %root_ctl = Const device("/device:CPU:0") name("root") {dtype = f32, value = dense<0.707106769> : tensor<f32>} : () -> (tensor<f32>)
  %one, %one_ctl = Const device("/device:CPU:0") name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %cc, %cc_ctl = Const device("/device:CPU:0") name("cc") {dtype = f32, value = dense<0.044715> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %k, %k_ctl = Const device("/device:CPU:0") name("k") {dtype = f32, value = dense<0.797884583> : tensor<f32>} : () -> (tensor<f32>)
  %z, %z_ctl = Mul(%a, %root) device("/device:CPU:0") name("z") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %e, %e_ctl = Erf(%z) device("/device:CPU:0") name("e") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = AddV2(%e, %one) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%p, %half) device("/device:CPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-gelu: constant-value: the polynomial or a constant is not that of gelu}}
  %g, %g_ctl = Mul(%h, %a) device("/device:CPU:0") name("g") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%g) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: a transposed operand.
// CHECK-LABEL: tfg.graph
// CHECK: Erf(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = true, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %half, %half_ctl = Const device("/device:CPU:0") name("half") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %root, %root_ctl = Const device("/device:CPU:0") name("root") {dtype = f32, value = dense<0.707106769> : tensor<f32>} : () -> (tensor<f32>)
  %one, %one_ctl = Const device("/device:CPU:0") name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %cc, %cc_ctl = Const device("/device:CPU:0") name("cc") {dtype = f32, value = dense<0.044715> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %k, %k_ctl = Const device("/device:CPU:0") name("k") {dtype = f32, value = dense<0.797884583> : tensor<f32>} : () -> (tensor<f32>)
  %z, %z_ctl = Mul(%a, %root) device("/device:CPU:0") name("z") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %e, %e_ctl = Erf(%z) device("/device:CPU:0") name("e") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = AddV2(%e, %one) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%p, %half) device("/device:CPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-gelu: attribute: the MatMul has transpose_a, which the fused kernel does not support}}
  %g, %g_ctl = Mul(%h, %a) device("/device:CPU:0") name("g") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%g) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no CPU.
// CHECK-LABEL: tfg.graph
// CHECK: Erf(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = MatMul(%x, %w) name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %half, %half_ctl = Const name("half") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %root, %root_ctl = Const name("root") {dtype = f32, value = dense<0.707106769> : tensor<f32>} : () -> (tensor<f32>)
  %one, %one_ctl = Const name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %cc, %cc_ctl = Const name("cc") {dtype = f32, value = dense<0.044715> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %k, %k_ctl = Const name("k") {dtype = f32, value = dense<0.797884583> : tensor<f32>} : () -> (tensor<f32>)
  %z, %z_ctl = Mul(%a, %root) name("z") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %e, %e_ctl = Erf(%z) name("e") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = AddV2(%e, %one) name("p") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%p, %half) name("h") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-gelu: device: node }}
  %g, %g_ctl = Mul(%h, %a) name("g") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%g) name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: no bias.
// CHECK-LABEL: tfg.graph
// CHECK: Erf(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %b2, %b2_ctl = Const device("/device:CPU:0") name("b2") {dtype = f32, value = dense<1.0> : tensor<1x4xf32>} : () -> (tensor<1x4xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = AddV2(%c, %b2) device("/device:CPU:0") name("a") {T = f32} : (tensor<*xf32>, tensor<1x4xf32>) -> (tensor<*xf32>)
  %half, %half_ctl = Const device("/device:CPU:0") name("half") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %root, %root_ctl = Const device("/device:CPU:0") name("root") {dtype = f32, value = dense<0.707106769> : tensor<f32>} : () -> (tensor<f32>)
  %one, %one_ctl = Const device("/device:CPU:0") name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %cc, %cc_ctl = Const device("/device:CPU:0") name("cc") {dtype = f32, value = dense<0.044715> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %k, %k_ctl = Const device("/device:CPU:0") name("k") {dtype = f32, value = dense<0.797884583> : tensor<f32>} : () -> (tensor<f32>)
  %z, %z_ctl = Mul(%a, %root) device("/device:CPU:0") name("z") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %e, %e_ctl = Erf(%z) device("/device:CPU:0") name("e") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = AddV2(%e, %one) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%p, %half) device("/device:CPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-gelu: shape: the addend, [1,4], is not a bias of [?,4]}}
  %g, %g_ctl = Mul(%h, %a) device("/device:CPU:0") name("g") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%g) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// G2: the inner sum is used twice.
// CHECK-LABEL: tfg.graph
// CHECK: Erf(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %w, %w_ctl = Const device("/device:CPU:0") name("w") {dtype = f32, value = dense<0.5> : tensor<6x4xf32>} : () -> (tensor<6x4xf32>)
  %b, %b_ctl = Const device("/device:CPU:0") name("b") {dtype = f32, value = dense<1.0> : tensor<4xf32>} : () -> (tensor<4xf32>)
  %c, %c_ctl = MatMul(%x, %w) device("/device:CPU:0") name("c") {T = f32, transpose_a = false, transpose_b = false} : (tensor<*xf32>, tensor<6x4xf32>) -> (tensor<*xf32>)
  %a, %a_ctl = BiasAdd(%c, %b) device("/device:CPU:0") name("a") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>)
  %half, %half_ctl = Const device("/device:CPU:0") name("half") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %root, %root_ctl = Const device("/device:CPU:0") name("root") {dtype = f32, value = dense<0.707106769> : tensor<f32>} : () -> (tensor<f32>)
  %one, %one_ctl = Const device("/device:CPU:0") name("one") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %cc, %cc_ctl = Const device("/device:CPU:0") name("cc") {dtype = f32, value = dense<0.044715> : tensor<f32>} : () -> (tensor<f32>)
  %three, %three_ctl = Const device("/device:CPU:0") name("three") {dtype = f32, value = dense<3.0> : tensor<f32>} : () -> (tensor<f32>)
  %k, %k_ctl = Const device("/device:CPU:0") name("k") {dtype = f32, value = dense<0.797884583> : tensor<f32>} : () -> (tensor<f32>)
  %z, %z_ctl = Mul(%a, %root) device("/device:CPU:0") name("z") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %e, %e_ctl = Erf(%z) device("/device:CPU:0") name("e") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = AddV2(%e, %one) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %h, %h_ctl = Mul(%p, %half) device("/device:CPU:0") name("h") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-gelu: multiple-uses: node 'a' (BiasAdd)}}
  %g, %g_ctl = Mul(%h, %a) device("/device:CPU:0") name("g") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%g) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out2, %out2_ctl = Neg(%a) device("/device:CPU:0") name("out2") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
