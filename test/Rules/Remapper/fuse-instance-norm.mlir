// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-instance-norm" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: _MklFusedInstanceNorm(%{{.*}}, %{{.*}}, %{{.*}}) {{.*}}name("o") {{.*}}fused_ops = []{{.*}}reduction_axes = [1, 2]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x4x5x6>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const device("/device:CPU:0") name("gamma") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %beta, %beta_ctl = Const device("/device:CPU:0") name("beta") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %ax, %ax_ctl = Const device("/device:CPU:0") name("ax") {dtype = i32, value = dense<[1, 2]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %eps, %eps_ctl = Const device("/device:CPU:0") name("eps") {dtype = f32, value = dense<1.0e-3> : tensor<f32>} : () -> (tensor<f32>)
  %mean, %mean_ctl = Mean(%x, %ax) device("/device:CPU:0") name("mean") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  %sd, %sd_ctl = SquaredDifference(%x, %mean) device("/device:CPU:0") name("sd") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %var, %var_ctl = Mean(%sd, %ax) device("/device:CPU:0") name("var") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  %ve, %ve_ctl = AddV2(%var, %eps) device("/device:CPU:0") name("ve") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %rs, %rs_ctl = Rsqrt(%ve) device("/device:CPU:0") name("rs") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %df, %df_ctl = Sub(%x, %mean) device("/device:CPU:0") name("df") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %nm, %nm_ctl = Mul(%df, %rs) device("/device:CPU:0") name("nm") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sc, %sc_ctl = Mul(%nm, %gamma) device("/device:CPU:0") name("sc") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %o, %o_ctl = AddV2(%sc, %beta) device("/device:CPU:0") name("o") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// Channels come first; a LeakyRelu follows.
// CHECK-LABEL: tfg.graph
// CHECK: _MklFusedInstanceNorm({{.*}}name("r") {{.*}}fused_ops = ["LeakyRelu"], leakyrelu_alpha = 3.000000e-01{{.*}}reduction_axes = [2, 3]
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6x4x5>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const device("/device:CPU:0") name("gamma") {dtype = f32, value = dense<1.0> : tensor<1x6x1x1xf32>} : () -> (tensor<1x6x1x1xf32>)
  %beta, %beta_ctl = Const device("/device:CPU:0") name("beta") {dtype = f32, value = dense<1.0> : tensor<1x6x1x1xf32>} : () -> (tensor<1x6x1x1xf32>)
  %ax, %ax_ctl = Const device("/device:CPU:0") name("ax") {dtype = i32, value = dense<[2, 3]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %eps, %eps_ctl = Const device("/device:CPU:0") name("eps") {dtype = f32, value = dense<1.0e-3> : tensor<f32>} : () -> (tensor<f32>)
  %mean, %mean_ctl = Mean(%x, %ax) device("/device:CPU:0") name("mean") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  %sd, %sd_ctl = SquaredDifference(%x, %mean) device("/device:CPU:0") name("sd") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %var, %var_ctl = Mean(%sd, %ax) device("/device:CPU:0") name("var") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  %ve, %ve_ctl = AddV2(%var, %eps) device("/device:CPU:0") name("ve") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %rs, %rs_ctl = Rsqrt(%ve) device("/device:CPU:0") name("rs") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %f, %f_ctl = Mul(%rs, %gamma) device("/device:CPU:0") name("f") {T = f32} : (tensor<*xf32>, tensor<1x6x1x1xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = Mul(%x, %f) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %mf, %mf_ctl = Mul(%mean, %f) device("/device:CPU:0") name("mf") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sb, %sb_ctl = Sub(%beta, %mf) device("/device:CPU:0") name("sb") {T = f32} : (tensor<1x6x1x1xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %o, %o_ctl = AddV2(%p, %sb) device("/device:CPU:0") name("o") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %r, %r_ctl = LeakyRelu(%o) device("/device:CPU:0") name("r") {T = f32, alpha = 3.000000e-01 : f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%r) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no CPU.
// CHECK-LABEL: tfg.graph
// CHECK: Rsqrt(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x4x5x6>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const name("gamma") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %beta, %beta_ctl = Const name("beta") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<[1, 2]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %eps, %eps_ctl = Const name("eps") {dtype = f32, value = dense<1.0e-3> : tensor<f32>} : () -> (tensor<f32>)
  %mean, %mean_ctl = Mean(%x, %ax) name("mean") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  %sd, %sd_ctl = SquaredDifference(%x, %mean) name("sd") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %var, %var_ctl = Mean(%sd, %ax) name("var") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  %ve, %ve_ctl = AddV2(%var, %eps) name("ve") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %rs, %rs_ctl = Rsqrt(%ve) name("rs") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %df, %df_ctl = Sub(%x, %mean) name("df") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %nm, %nm_ctl = Mul(%df, %rs) name("nm") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sc, %sc_ctl = Mul(%nm, %gamma) name("sc") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-instance-norm: device: }}
  %o, %o_ctl = AddV2(%sc, %beta) name("o") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: not all of space.
// CHECK-LABEL: tfg.graph
// CHECK: Rsqrt(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x4x5x6>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const device("/device:CPU:0") name("gamma") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %beta, %beta_ctl = Const device("/device:CPU:0") name("beta") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %ax, %ax_ctl = Const device("/device:CPU:0") name("ax") {dtype = i32, value = dense<[1]> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %eps, %eps_ctl = Const device("/device:CPU:0") name("eps") {dtype = f32, value = dense<1.0e-3> : tensor<f32>} : () -> (tensor<f32>)
  %mean, %mean_ctl = Mean(%x, %ax) device("/device:CPU:0") name("mean") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %sd, %sd_ctl = SquaredDifference(%x, %mean) device("/device:CPU:0") name("sd") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %var, %var_ctl = Mean(%sd, %ax) device("/device:CPU:0") name("var") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %ve, %ve_ctl = AddV2(%var, %eps) device("/device:CPU:0") name("ve") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %rs, %rs_ctl = Rsqrt(%ve) device("/device:CPU:0") name("rs") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %df, %df_ctl = Sub(%x, %mean) device("/device:CPU:0") name("df") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %nm, %nm_ctl = Mul(%df, %rs) device("/device:CPU:0") name("nm") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sc, %sc_ctl = Mul(%nm, %gamma) device("/device:CPU:0") name("sc") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-instance-norm: attribute: the reduced axes are not all spatial dimensions}}
  %o, %o_ctl = AddV2(%sc, %beta) device("/device:CPU:0") name("o") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C3: where the channels are not.
// CHECK-LABEL: tfg.graph
// CHECK: Rsqrt(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6x4x6>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const device("/device:CPU:0") name("gamma") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %beta, %beta_ctl = Const device("/device:CPU:0") name("beta") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %ax, %ax_ctl = Const device("/device:CPU:0") name("ax") {dtype = i32, value = dense<[2, 3]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %eps, %eps_ctl = Const device("/device:CPU:0") name("eps") {dtype = f32, value = dense<1.0e-3> : tensor<f32>} : () -> (tensor<f32>)
  %mean, %mean_ctl = Mean(%x, %ax) device("/device:CPU:0") name("mean") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  %sd, %sd_ctl = SquaredDifference(%x, %mean) device("/device:CPU:0") name("sd") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %var, %var_ctl = Mean(%sd, %ax) device("/device:CPU:0") name("var") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  %ve, %ve_ctl = AddV2(%var, %eps) device("/device:CPU:0") name("ve") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %rs, %rs_ctl = Rsqrt(%ve) device("/device:CPU:0") name("rs") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %df, %df_ctl = Sub(%x, %mean) device("/device:CPU:0") name("df") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %nm, %nm_ctl = Mul(%df, %rs) device("/device:CPU:0") name("nm") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sc, %sc_ctl = Mul(%nm, %gamma) device("/device:CPU:0") name("sc") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-instance-norm: shape: gamma of shape [6] does not have one element for each channel}}
  %o, %o_ctl = AddV2(%sc, %beta) device("/device:CPU:0") name("o") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: the mean loses its dimensions.
// CHECK-LABEL: tfg.graph
// CHECK: Rsqrt(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x4x5x6>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const device("/device:CPU:0") name("gamma") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %beta, %beta_ctl = Const device("/device:CPU:0") name("beta") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %ax, %ax_ctl = Const device("/device:CPU:0") name("ax") {dtype = i32, value = dense<[1, 2]> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %eps, %eps_ctl = Const device("/device:CPU:0") name("eps") {dtype = f32, value = dense<1.0e-3> : tensor<f32>} : () -> (tensor<f32>)
  %mean, %mean_ctl = Mean(%x, %ax) device("/device:CPU:0") name("mean") {T = f32, Tidx = i32, keep_dims = false} : (tensor<*xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  %sd, %sd_ctl = SquaredDifference(%x, %mean) device("/device:CPU:0") name("sd") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %var, %var_ctl = Mean(%sd, %ax) device("/device:CPU:0") name("var") {T = f32, Tidx = i32, keep_dims = false} : (tensor<*xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  %ve, %ve_ctl = AddV2(%var, %eps) device("/device:CPU:0") name("ve") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %rs, %rs_ctl = Rsqrt(%ve) device("/device:CPU:0") name("rs") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %df, %df_ctl = Sub(%x, %mean) device("/device:CPU:0") name("df") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %nm, %nm_ctl = Mul(%df, %rs) device("/device:CPU:0") name("nm") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sc, %sc_ctl = Mul(%nm, %gamma) device("/device:CPU:0") name("sc") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-instance-norm: attribute: the Mean that computes the mean has no keep_dims}}
  %o, %o_ctl = AddV2(%sc, %beta) device("/device:CPU:0") name("o") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
