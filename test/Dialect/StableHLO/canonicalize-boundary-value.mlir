// RUN: tfuse-opt %s -tfl-canonicalize-boundary-value | FileCheck %s

// CHECK-LABEL: func @all_dialects
// CHECK: stablehlo.constant dense<[3.40282347E+38, 1.000000e+00, -3.40282347E+38]> : tensor<3xf32>
// CHECK: arith.constant dense<6.550400e+04> : tensor<2xf16>
// CHECK: arith.constant -6.550400e+04 : f16
// CHECK: "tf.Const"() <{value = dense<1.797{{.*}}E+308> : tensor<f64>}>
// CHECK: "tfl.pseudo_const"() <{value = dense<-3.389530e+38> : tensor<1xbf16>}>
func.func @all_dialects() -> (tensor<3xf32>, tensor<2xf16>, f16, tensor<f64>, tensor<1xbf16>) {
  %0 = stablehlo.constant dense<[0x7F800000, 1.0, 0xFF800000]> : tensor<3xf32>
  %1 = arith.constant dense<0x7C00> : tensor<2xf16>
  %2 = arith.constant 0xFC00 : f16
  %3 = "tf.Const"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
  %4 = "tfl.pseudo_const"() <{value = dense<0xFF80> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  return %0, %1, %2, %3, %4 : tensor<3xf32>, tensor<2xf16>, f16, tensor<f64>, tensor<1xbf16>
}

// NaN and finite constants stay, and so do constants that are not floats.

// CHECK-LABEL: func @others
// CHECK: arith.constant dense<[0x7FC00000, 3.000000e+00]> : tensor<2xf32>
// CHECK: arith.constant dense<[1, 2]> : tensor<2xi32>
func.func @others() -> (tensor<2xf32>, tensor<2xi32>) {
  %0 = arith.constant dense<[0x7FC00000, 3.0]> : tensor<2xf32>
  %1 = arith.constant dense<[1, 2]> : tensor<2xi32>
  return %0, %1 : tensor<2xf32>, tensor<2xi32>
}
