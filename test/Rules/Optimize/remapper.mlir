// RUN: tfuse-opt --split-input-file --tfg-remapper %s | FileCheck %s
// RUN: tfuse-opt --split-input-file --tfg-remapper=enable-onednn-patterns %s | FileCheck %s --check-prefixes=CHECK,ONEDNN
// RUN: tfuse-opt --split-input-file --tfg-remapper=verify-pdll-patterns-only %s | FileCheck %s --check-prefix=PDLL

// What is replaced stays, and is fused as well.

// CHECK-LABEL: tfg.func @bias_and_activation
// CHECK: MatMul(
// CHECK: _FusedMatMul({{.*}} name("BiasAdd") {{.*}}fused_ops = ["BiasAdd"]
// CHECK: _FusedMatMul({{.*}} name("Relu") {{.*}}fused_ops = ["BiasAdd", "Relu"]
// PDLL-NOT: _FusedMatMul
tfg.func @bias_and_activation(%x: tensor<3x4xf32> {tfg.name = "x"}, %w: tensor<4x5xf32> {tfg.name = "w"}, %b: tensor<5xf32> {tfg.name = "b"}) -> (tensor<*xf32> {tfg.name = "r"}) {
  %p, %cp = MatMul(%x, %w) device("/device:CPU:0") name("MatMul") {T = f32, transpose_a = false, transpose_b = false} : (tensor<3x4xf32>, tensor<4x5xf32>) -> (tensor<*xf32>)
  %a, %ca = BiasAdd(%p, %b) device("/device:CPU:0") name("BiasAdd") {T = f32, data_format = "NHWC"} : (tensor<*xf32>, tensor<5xf32>) -> (tensor<*xf32>)
  %r, %cr = Relu(%a) device("/device:CPU:0") name("Relu") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  return(%r) : tensor<*xf32>
}

// -----

// A Sigmoid that others use or wait for may stay; what the product waits for,
// the Swish waits for.

// ONEDNN-LABEL: tfg.func @swish
// ONEDNN: Sigmoid(%[[X:.*]]) {{.*}} name("Sigmoid")
// ONEDNN: _MklSwish(%[[X]]) [%{{.*}}] {{.*}} name("Mul")
// PDLL: _MklSwish
tfg.func @swish(%x: tensor<3x4xf32> {tfg.name = "x"}) -> (tensor<*xf32> {tfg.name = "r"}, tensor<*xf32> {tfg.name = "s"}) {
  %n, %cn = Neg(%x) device("/device:CPU:0") name("Neg") {T = f32} : (tensor<3x4xf32>) -> (tensor<*xf32>)
  %s, %cs = Sigmoid(%x) device("/device:CPU:0") name("Sigmoid") {T = f32} : (tensor<3x4xf32>) -> (tensor<*xf32>)
  %m, %cm = Mul(%x, %s) [%cn] device("/device:CPU:0") name("Mul") {T = f32} : (tensor<3x4xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  return(%m, %s) : tensor<*xf32>, tensor<*xf32>
}
