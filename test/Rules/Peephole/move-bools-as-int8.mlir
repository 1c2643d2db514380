// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-move-bools-as-int8 remarks' | FileCheck %s

// CHECK-LABEL: func.func @transpose(
// CHECK: %[[X:.*]] = "tfl.cast"(%arg0) : (tensor<?x3xi1>) -> tensor<?x3xi8>
// CHECK: %[[T:.*]] = "tfl.transpose"(%[[X]], %{{.*}}) : (tensor<?x3xi8>, tensor<2xi32>) -> tensor<3x?xi8>
// CHECK: %[[Y:.*]] = "tfl.cast"(%[[T]]) : (tensor<3x?xi8>) -> tensor<3x?xi1>
// CHECK: return %[[Y]]
func.func @transpose(%x: tensor<?x3xi1>) -> tensor<3x?xi1> {
  %order = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%x, %order) : (tensor<?x3xi1>, tensor<2xi32>) -> tensor<3x?xi1>
  return %0 : tensor<3x?xi1>
}

// -----

// CHECK-LABEL: func.func @several_results(
// CHECK: %[[T:.*]]:2 = "tfl.unpack"(%{{.*}}) <{axis = 0 : i32, num = 2 : i32}> : (tensor<2x3xi8>) -> (tensor<3xi8>, tensor<3xi8>)
// CHECK-DAG: "tfl.cast"(%[[T]]#0) : (tensor<3xi8>) -> tensor<3xi1>
// CHECK-DAG: "tfl.cast"(%[[T]]#1) : (tensor<3xi8>) -> tensor<3xi1>
func.func @several_results(%x: tensor<2x3xi1>) -> (tensor<3xi1>, tensor<3xi1>) {
  %0:2 = "tfl.unpack"(%x) {num = 2 : i32, axis = 0 : i32} : (tensor<2x3xi1>) -> (tensor<3xi1>, tensor<3xi1>)
  return %0#0, %0#1 : tensor<3xi1>, tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @several_operands(
// CHECK-DAG: %[[X:.*]] = "tfl.cast"(%arg0) : (tensor<4x3xi1>) -> tensor<4x3xi8>
// CHECK-DAG: %[[U:.*]] = "tfl.cast"(%arg1) : (tensor<1x3xi1>) -> tensor<1x3xi8>
// CHECK: "tfl.dynamic_update_slice"(%[[X]], %[[U]], %arg2) : (tensor<4x3xi8>, tensor<1x3xi8>, tensor<2xi32>) -> tensor<4x3xi8>
func.func @several_operands(%x: tensor<4x3xi1>, %u: tensor<1x3xi1>, %at: tensor<2xi32>) -> tensor<4x3xi1> {
  %0 = "tfl.dynamic_update_slice"(%x, %u, %at) : (tensor<4x3xi1>, tensor<1x3xi1>, tensor<2xi32>) -> tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

// -----

// CHECK-LABEL: func.func @floats_stay(
// CHECK-NOT: tfl.cast
// CHECK: return
func.func @floats_stay(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %order = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%x, %order) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
