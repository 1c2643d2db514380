// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-layer-norm" | FileCheck %s

// Fires; epsilon is that of the graph.
// CHECK-LABEL: tfg.graph
// CHECK: _MklLayerNorm(%{{.*}}, %{{.*}}, %{{.*}}) {{.*}}name("o") {T = f32, epsilon = 1.000000e-03 : f32}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x5x6>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const device("/device:CPU:0") name("gamma") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %beta, %beta_ctl = Const device("/device:CPU:0") name("beta") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %ax, %ax_ctl = Const device("/device:CPU:0") name("ax") {dtype = i32, value = dense<[2]> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %eps, %eps_ctl = Const device("/device:CPU:0") name("eps") {dtype = f32, value = dense<1.0e-3> : tensor<f32>} : () -> (tensor<f32>)
  %mean, %mean_ctl = Mean(%x, %ax) device("/device:CPU:0") name("mean") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %sd, %sd_ctl = SquaredDifference(%x, %mean) device("/device:CPU:0") name("sd") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %var, %var_ctl = Mean(%sd, %ax) device("/device:CPU:0") name("var") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %ve, %ve_ctl = AddV2(%var, %eps) device("/device:CPU:0") name("ve") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %rs, %rs_ctl = Rsqrt(%ve) device("/device:CPU:0") name("rs") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %df, %df_ctl = Sub(%x, %mean) device("/device:CPU:0") name("df") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %nm, %nm_ctl = Mul(%df, %rs) device("/device:CPU:0") name("nm") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sc, %sc_ctl = Mul(%nm, %gamma) device("/device:CPU:0") name("sc") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %o, %o_ctl = AddV2(%sc, %beta) device("/device:CPU:0") name("o") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// The form of tf.nn.batch_normalization; the last axis counted from the end.
// CHECK-LABEL: tfg.graph
// CHECK: _MklLayerNorm(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x6>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const device("/device:CPU:0") name("gamma") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %beta, %beta_ctl = Const device("/device:CPU:0") name("beta") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %ax, %ax_ctl = Const device("/device:CPU:0") name("ax") {dtype = i32, value = dense<[-1]> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %eps, %eps_ctl = Const device("/device:CPU:0") name("eps") {dtype = f32, value = dense<1.0e-3> : tensor<f32>} : () -> (tensor<f32>)
  %mean, %mean_ctl = Mean(%x, %ax) device("/device:CPU:0") name("mean") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %sd, %sd_ctl = SquaredDifference(%x, %mean) device("/device:CPU:0") name("sd") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %var, %var_ctl = Mean(%sd, %ax) device("/device:CPU:0") name("var") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %ve, %ve_ctl = AddV2(%var, %eps) device("/device:CPU:0") name("ve") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %rs, %rs_ctl = Rsqrt(%ve) device("/device:CPU:0") name("rs") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %f, %f_ctl = Mul(%rs, %gamma) device("/device:CPU:0") name("f") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %p, %p_ctl = Mul(%x, %f) device("/device:CPU:0") name("p") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %mf, %mf_ctl = Mul(%mean, %f) device("/device:CPU:0") name("mf") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sb, %sb_ctl = Sub(%beta, %mf) device("/device:CPU:0") name("sb") {T = f32} : (tensor<6xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %o, %o_ctl = AddV2(%p, %sb) device("/device:CPU:0") name("o") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no CPU.
// CHECK-LABEL: tfg.graph
// CHECK: Rsqrt(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x5x6>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const name("gamma") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %beta, %beta_ctl = Const name("beta") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %ax, %ax_ctl = Const name("ax") {dtype = i32, value = dense<[2]> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %eps, %eps_ctl = Const name("eps") {dtype = f32, value = dense<1.0e-3> : tensor<f32>} : () -> (tensor<f32>)
  %mean, %mean_ctl = Mean(%x, %ax) name("mean") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %sd, %sd_ctl = SquaredDifference(%x, %mean) name("sd") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %var, %var_ctl = Mean(%sd, %ax) name("var") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %ve, %ve_ctl = AddV2(%var, %eps) name("ve") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %rs, %rs_ctl = Rsqrt(%ve) name("rs") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %df, %df_ctl = Sub(%x, %mean) name("df") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %nm, %nm_ctl = Mul(%df, %rs) name("nm") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sc, %sc_ctl = Mul(%nm, %gamma) name("sc") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-layer-norm: device: }}
  %o, %o_ctl = AddV2(%sc, %beta) name("o") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: four dimensions.
// CHECK-LABEL: tfg.graph
// CHECK: Rsqrt(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x4x5x6>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const device("/device:CPU:0") name("gamma") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %beta, %beta_ctl = Const device("/device:CPU:0") name("beta") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %ax, %ax_ctl = Const device("/device:CPU:0") name("ax") {dtype = i32, value = dense<[3]> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %eps, %eps_ctl = Const device("/device:CPU:0") name("eps") {dtype = f32, value = dense<1.0e-3> : tensor<f32>} : () -> (tensor<f32>)
  %mean, %mean_ctl = Mean(%x, %ax) device("/device:CPU:0") name("mean") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %sd, %sd_ctl = SquaredDifference(%x, %mean) device("/device:CPU:0") name("sd") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %var, %var_ctl = Mean(%sd, %ax) device("/device:CPU:0") name("var") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %ve, %ve_ctl = AddV2(%var, %eps) device("/device:CPU:0") name("ve") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %rs, %rs_ctl = Rsqrt(%ve) device("/device:CPU:0") name("rs") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %df, %df_ctl = Sub(%x, %mean) device("/device:CPU:0") name("df") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %nm, %nm_ctl = Mul(%df, %rs) device("/device:CPU:0") name("nm") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sc, %sc_ctl = Mul(%nm, %gamma) device("/device:CPU:0") name("sc") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-layer-norm: shape: the kernel requires x and result of equal shapes and of rank 2 or 3; x is [?,4,5,6]}}
  %o, %o_ctl = AddV2(%sc, %beta) device("/device:CPU:0") name("o") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C3: another dimension.
// CHECK-LABEL: tfg.graph
// CHECK: Rsqrt(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x5x6>} : () -> (tensor<*xf32>)
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
  // expected-remark@+1 {{remap-fuse-layer-norm: attribute: the reduced axes are not just the last dimension}}
  %o, %o_ctl = AddV2(%sc, %beta) device("/device:CPU:0") name("o") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C4: one number for all.
// CHECK-LABEL: tfg.graph
// CHECK: Rsqrt(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?x5x6>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const device("/device:CPU:0") name("gamma") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %beta, %beta_ctl = Const device("/device:CPU:0") name("beta") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %ax, %ax_ctl = Const device("/device:CPU:0") name("ax") {dtype = i32, value = dense<[2]> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %eps, %eps_ctl = Const device("/device:CPU:0") name("eps") {dtype = f32, value = dense<1.0e-3> : tensor<f32>} : () -> (tensor<f32>)
  %mean, %mean_ctl = Mean(%x, %ax) device("/device:CPU:0") name("mean") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %sd, %sd_ctl = SquaredDifference(%x, %mean) device("/device:CPU:0") name("sd") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %var, %var_ctl = Mean(%sd, %ax) device("/device:CPU:0") name("var") {T = f32, Tidx = i32, keep_dims = true} : (tensor<*xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  %ve, %ve_ctl = AddV2(%var, %eps) device("/device:CPU:0") name("ve") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %rs, %rs_ctl = Rsqrt(%ve) device("/device:CPU:0") name("rs") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %df, %df_ctl = Sub(%x, %mean) device("/device:CPU:0") name("df") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %nm, %nm_ctl = Mul(%df, %rs) device("/device:CPU:0") name("nm") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %sc, %sc_ctl = Mul(%nm, %gamma) device("/device:CPU:0") name("sc") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-layer-norm: shape: gamma is not a vector of the size of the last dimension}}
  %o, %o_ctl = AddV2(%sc, %beta) device("/device:CPU:0") name("o") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// Keras 2: each row is a channel of a normalization.
// CHECK-LABEL: tfg.graph
// CHECK: _MklLayerNorm({{.*}}epsilon = 1.000000e-03
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<3x5x6>} : () -> (tensor<*xf32>)
  %gamma, %gamma_ctl = Const device("/device:CPU:0") name("gamma") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %beta, %beta_ctl = Const device("/device:CPU:0") name("beta") {dtype = f32, value = dense<1.0> : tensor<6xf32>} : () -> (tensor<6xf32>)
  %to, %to_ctl = Const device("/device:CPU:0") name("to") {dtype = i32, value = dense<[1, 15, 6, 1]> : tensor<4xi32>} : () -> (tensor<4xi32>)
  %from, %from_ctl = Const device("/device:CPU:0") name("from") {dtype = i32, value = dense<[3, 5, 6]> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %num, %num_ctl = Const device("/device:CPU:0") name("num") {dtype = i32, value = dense<15> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %ones, %ones_ctl = Const device("/device:CPU:0") name("ones") {dtype = f32, value = dense<1.0> : tensor<f32>} : () -> (tensor<f32>)
  %zeros, %zeros_ctl = Const device("/device:CPU:0") name("zeros") {dtype = f32, value = dense<0.0> : tensor<f32>} : () -> (tensor<f32>)
  %e, %e_ctl = Const device("/device:CPU:0") name("e") {dtype = f32, value = dense<> : tensor<0xf32>} : () -> (tensor<0xf32>)
  %flat, %flat_ctl = Reshape(%x, %to) device("/device:CPU:0") name("flat") {T = f32, Tshape = i32} : (tensor<*xf32>, tensor<4xi32>) -> (tensor<*xf32>)
  %scale, %scale_ctl = Fill(%num, %ones) device("/device:CPU:0") name("scale") {T = f32, index_type = i32} : (tensor<1xi32>, tensor<f32>) -> (tensor<*xf32>)
  %offset, %offset_ctl = Fill(%num, %zeros) device("/device:CPU:0") name("offset") {T = f32, index_type = i32} : (tensor<1xi32>, tensor<f32>) -> (tensor<*xf32>)
  %bn:6, %bn_ctl = FusedBatchNormV3(%flat, %scale, %offset, %e, %e) device("/device:CPU:0") name("bn") {T = f32, U = f32, data_format = "NCHW", epsilon = 1.000000e-03 : f32, exponential_avg_factor = 1.000000e+00 : f32, is_training = true} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<0xf32>, tensor<0xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %back, %back_ctl = Reshape(%bn#0, %from) device("/device:CPU:0") name("back") {T = f32, Tshape = i32} : (tensor<*xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  %sc, %sc_ctl = Mul(%back, %gamma) device("/device:CPU:0") name("sc") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %o, %o_ctl = AddV2(%sc, %beta) device("/device:CPU:0") name("o") {T = f32} : (tensor<*xf32>, tensor<6xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%o) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
