// RUN: tfuse-opt %s -tfl-trim-funcs-tf="trim-funcs-allowlist=b,c" | FileCheck %s
// RUN: tfuse-opt %s -tfl-trim-funcs-tf | FileCheck %s --check-prefix=ALL

// CHECK-NOT: @a
// CHECK: func.func @main(%{{.*}}: tensor<2xf32>)
// CHECK: func.func @c
// ALL: func.func @a
// ALL: func.func @b
func.func @a(%x: tensor<1xf32>) -> tensor<1xf32> {
  return %x : tensor<1xf32>
}
func.func @b(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func @c(%x: tensor<3xf32>) -> tensor<3xf32> {
  return %x : tensor<3xf32>
}
