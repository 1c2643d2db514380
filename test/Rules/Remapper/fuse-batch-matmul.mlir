// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-batch-matmul" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: _MklFusedBatchMatMulV2(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) {{.*}}name("s") {{.*}}fused_ops = ["Mul", "Add"]{{.*}}num_args = 2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x4x5x6>} : () -> (tensor<*xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x4x6x7>} : () -> (tensor<*xf32>)
  %f, %f_ctl = Const device("/device:CPU:0") name("f") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %d, %d_ctl = Placeholder device("/device:CPU:0") name("d") {dtype = f32, shape = #tf_type.shape<2x1x5x7>} : () -> (tensor<*xf32>)
  %p, %p_ctl = BatchMatMulV2(%x, %y) device("/device:CPU:0") name("p") {T = f32, adj_x = false, adj_y = false} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %q, %q_ctl = Mul(%p, %f) device("/device:CPU:0") name("q") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %s, %s_ctl = AddV2(%q, %d) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// The factor comes first.
// CHECK-LABEL: tfg.graph
// CHECK: _MklFusedBatchMatMulV2(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x4x5x6>} : () -> (tensor<*xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x4x6x7>} : () -> (tensor<*xf32>)
  %f, %f_ctl = Const device("/device:CPU:0") name("f") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %d, %d_ctl = Placeholder device("/device:CPU:0") name("d") {dtype = f32, shape = #tf_type.shape<1x1x1x7>} : () -> (tensor<*xf32>)
  %q, %q_ctl = Mul(%x, %f) device("/device:CPU:0") name("q") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  %p, %p_ctl = BatchMatMulV2(%q, %y) device("/device:CPU:0") name("p") {T = f32, adj_x = false, adj_y = false} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %s, %s_ctl = AddV2(%p, %d) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C1: no CPU.
// CHECK-LABEL: tfg.graph
// CHECK: BatchMatMulV2(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x4x5x6>} : () -> (tensor<*xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x4x6x7>} : () -> (tensor<*xf32>)
  %f, %f_ctl = Const name("f") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %d, %d_ctl = Placeholder name("d") {dtype = f32, shape = #tf_type.shape<2x1x5x7>} : () -> (tensor<*xf32>)
  %p, %p_ctl = BatchMatMulV2(%x, %y) name("p") {T = f32, adj_x = false, adj_y = false} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %q, %q_ctl = Mul(%p, %f) name("q") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-batch-matmul: device: }}
  %s, %s_ctl = AddV2(%q, %d) name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C2: a factor for each column.
// CHECK-LABEL: tfg.graph
// CHECK: BatchMatMulV2(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x4x5x6>} : () -> (tensor<*xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x4x6x7>} : () -> (tensor<*xf32>)
  %f, %f_ctl = Const device("/device:CPU:0") name("f") {dtype = f32, value = dense<0.5> : tensor<7xf32>} : () -> (tensor<7xf32>)
  %d, %d_ctl = Placeholder device("/device:CPU:0") name("d") {dtype = f32, shape = #tf_type.shape<2x1x5x7>} : () -> (tensor<*xf32>)
  %p, %p_ctl = BatchMatMulV2(%x, %y) device("/device:CPU:0") name("p") {T = f32, adj_x = false, adj_y = false} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %q, %q_ctl = Mul(%p, %f) device("/device:CPU:0") name("q") {T = f32} : (tensor<*xf32>, tensor<7xf32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-batch-matmul: shape: the factor is not known to be a single element}}
  %s, %s_ctl = AddV2(%q, %d) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// C3: whether the addend is larger is unknown.
// CHECK-LABEL: tfg.graph
// CHECK: BatchMatMulV2(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<2x4x5x6>} : () -> (tensor<*xf32>)
  %y, %y_ctl = Placeholder device("/device:CPU:0") name("y") {dtype = f32, shape = #tf_type.shape<2x4x6x7>} : () -> (tensor<*xf32>)
  %f, %f_ctl = Const device("/device:CPU:0") name("f") {dtype = f32, value = dense<0.5> : tensor<f32>} : () -> (tensor<f32>)
  %d, %d_ctl = Placeholder device("/device:CPU:0") name("d") {dtype = f32, shape = #tf_type.shape<?x1x5x7>} : () -> (tensor<*xf32>)
  %p, %p_ctl = BatchMatMulV2(%x, %y) device("/device:CPU:0") name("p") {T = f32, adj_x = false, adj_y = false} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %q, %q_ctl = Mul(%p, %f) device("/device:CPU:0") name("q") {T = f32} : (tensor<*xf32>, tensor<f32>) -> (tensor<*xf32>)
  // expected-remark@+1 {{remap-fuse-batch-matmul: shape: the kernel cannot add an addend of shape}}
  %s, %s_ctl = AddV2(%q, %d) device("/device:CPU:0") name("s") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %out, %out_ctl = Neg(%s) device("/device:CPU:0") name("out") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
