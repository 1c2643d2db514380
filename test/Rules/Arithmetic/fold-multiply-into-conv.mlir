// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=fold_multiply_into_conv" | FileCheck %s

// Fires, across a transpose.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[w:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("w")
// CHECK-DAG: %[[s:[^ ,]+]], %{{[^ ]+}} = Const{{.*}} name("s")
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Mul(%[[w]], %[[s]]) name("ArithmeticOptimizer/FoldMultiplyIntoConv_scaled_out_w")
// CHECK-DAG: Transpose(%[[x]],
// CHECK-DAG: Conv2D(%{{.*}}, %[[W:.*]])
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<1x2x4x4>} : () -> (tensor<1x2x4x4xf32>)
  %w, %w_ctl = Const name("w") {dtype = f32, value = dense<2.0> : tensor<1x1x2x3xf32>} : () -> (tensor<1x1x2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %p, %p_ctl = Const name("p") {dtype = i32, value = dense<[0, 2, 3, 1]> : tensor<4xi32>} : () -> (tensor<4xi32>)
  %m, %m_ctl = Mul(%x, %s) name("m") {T = f32} : (tensor<1x2x4x4xf32>, tensor<f32>) -> (tensor<1x2x4x4xf32>)
  %t, %t_ctl = Transpose(%m, %p) name("t") {T = f32, Tperm = i32} : (tensor<1x2x4x4xf32>, tensor<4xi32>) -> (tensor<1x4x4x2xf32>)
  %out, %out_ctl = Conv2D(%t, %w) name("out") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<1x4x4x2xf32>, tensor<1x1x2x3xf32>) -> (tensor<1x4x4x3xf32>)
}

// -----

// C1: the weights are not constant.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Mul(%[[x]]
// CHECK-DAG: Conv2D
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<1x4x4x2>} : () -> (tensor<1x4x4x2xf32>)
  %w, %w_ctl = Placeholder name("w") {dtype = f32, shape = #tf_type.shape<1x1x2x3>} : () -> (tensor<1x1x2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %m, %m_ctl = Mul(%x, %s) name("m") {T = f32} : (tensor<1x4x4x2xf32>, tensor<f32>) -> (tensor<1x4x4x2xf32>)
  // expected-remark@+1 {{fold_multiply_into_conv: not-constant: the weights are not constant}}
  %out, %out_ctl = Conv2D(%m, %w) name("out") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<1x4x4x2xf32>, tensor<1x1x2x3xf32>) -> (tensor<1x4x4x3xf32>)
}

// -----

// C1: the factor is not a scalar.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Mul(%[[x]]
// CHECK-DAG: Conv2D
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<1x4x4x2>} : () -> (tensor<1x4x4x2xf32>)
  %w, %w_ctl = Const name("w") {dtype = f32, value = dense<2.0> : tensor<1x1x2x3xf32>} : () -> (tensor<1x1x2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = f32, value = dense<0.5> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %m, %m_ctl = Mul(%x, %s) name("m") {T = f32} : (tensor<1x4x4x2xf32>, tensor<1xf32>) -> (tensor<1x4x4x2xf32>)
  // expected-remark@+1 {{fold_multiply_into_conv: shape: the factor is not a scalar}}
  %out, %out_ctl = Conv2D(%m, %w) name("out") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<1x4x4x2xf32>, tensor<1x1x2x3xf32>) -> (tensor<1x4x4x3xf32>)
}

// -----

// C2: the Mul has other users.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Mul(%[[x]]
// CHECK-DAG: Conv2D
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<1x4x4x2>} : () -> (tensor<1x4x4x2xf32>)
  %w, %w_ctl = Const name("w") {dtype = f32, value = dense<2.0> : tensor<1x1x2x3xf32>} : () -> (tensor<1x1x2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %m, %m_ctl = Mul(%x, %s) name("m") {T = f32} : (tensor<1x4x4x2xf32>, tensor<f32>) -> (tensor<1x4x4x2xf32>)
  // expected-remark@+1 {{fold_multiply_into_conv: multiple-uses: the Mul has other users}}
  %out, %out_ctl = Conv2D(%m, %w) name("out") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<1x4x4x2xf32>, tensor<1x1x2x3xf32>) -> (tensor<1x4x4x3xf32>)
  %o2, %o2_ctl = Neg(%m) name("o2") {T = f32} : (tensor<1x4x4x2xf32>) -> (tensor<1x4x4x2xf32>)
}

// -----

// C4: the scaled weights would overflow.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: Mul(%[[x]]
// CHECK-DAG: Conv2D
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<1x4x4x2>} : () -> (tensor<1x4x4x2xf32>)
  %w, %w_ctl = Const name("w") {dtype = f32, value = dense<1.0e30> : tensor<1x1x2x3xf32>} : () -> (tensor<1x1x2x3xf32>)
  %s, %s_ctl = Const name("s") {dtype = f32, value = dense<1.0e30> : tensor<f32>} : () -> (tensor<f32>)
  %m, %m_ctl = Mul(%x, %s) name("m") {T = f32} : (tensor<1x4x4x2xf32>, tensor<f32>) -> (tensor<1x4x4x2xf32>)
  // expected-remark@+1 {{fold_multiply_into_conv: semantics: the scaled weights overflow or underflow}}
  %out, %out_ctl = Conv2D(%m, %w) name("out") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<1x4x4x2xf32>, tensor<1x1x2x3xf32>) -> (tensor<1x4x4x3xf32>)
}

// -----

// Nothing to fold.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Conv2D
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<1x4x4x2>} : () -> (tensor<1x4x4x2xf32>)
  %w, %w_ctl = Const name("w") {dtype = f32, value = dense<2.0> : tensor<1x1x2x3xf32>} : () -> (tensor<1x1x2x3xf32>)
  %out, %out_ctl = Conv2D(%x, %w) name("out") {T = f32, data_format = "NHWC", dilations = [1, 1, 1, 1], explicit_paddings = [], padding = "SAME", strides = [1, 1, 1, 1], use_cudnn_on_gpu = true} : (tensor<1x4x4x2xf32>, tensor<1x1x2x3xf32>) -> (tensor<1x4x4x3xf32>)
}
