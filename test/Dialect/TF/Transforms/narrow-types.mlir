// RUN: tfuse-opt %s -tf-narrow-types | FileCheck %s

// Constants of variables, arguments, results, handles and attributes.
// CHECK-LABEL: module
module attributes {tf_saved_model.semantics} {
// CHECK: global_tensor
// CHECK-SAME: type = tensor<2xf32>, value = dense<[1.000000e-01, 2.000000e+00]> : tensor<2xf32>
"tf_saved_model.global_tensor"() <{is_mutable, sym_name = "v", type = tensor<2xf64>, value = dense<[0.1, 2.0]> : tensor<2xf64>}> : () -> ()

// CHECK: func @f(%[[X:.*]]: tensor<?x2xf32>
// CHECK-SAME: %[[V:.*]]: tensor<!tf_type.resource<tensor<2xf32>>>
// CHECK-SAME: -> (tensor<?x2xf32>
// CHECK: %[[C:.*]] = "tf.Const"() <{value = dense<1.000000e-01> : tensor<f32>}>
// CHECK: "tf.ReadVariableOp"(%[[V]]) {{.*}} -> tensor<2xf32>
// CHECK: "tf.Mul"(%[[X]], %[[C]]) {{.*}} -> tensor<?x2xf32>
// CHECK: "tf.AddV2"{{.*}} -> tensor<?x2xf32>
func.func @f(%x: tensor<?x2xf64> {tf_saved_model.index_path = ["x"]}, %v: tensor<!tf_type.resource<tensor<2xf64>>> {tf_saved_model.bound_input = @v}) -> (tensor<?x2xf64> {tf_saved_model.index_path = ["y"]})
    attributes {tf_saved_model.exported_names = ["f"]} {
  %c = "tf.Const"() {value = dense<0.1> : tensor<f64>} : () -> tensor<f64>
  %0 = "tf.ReadVariableOp"(%v) : (tensor<!tf_type.resource<tensor<2xf64>>>) -> tensor<2xf64>
  %1 = "tf.Mul"(%x, %c) : (tensor<?x2xf64>, tensor<f64>) -> tensor<?x2xf64>
  %2 = "tf.AddV2"(%1, %0) : (tensor<?x2xf64>, tensor<2xf64>) -> tensor<?x2xf64>
  return %2 : tensor<?x2xf64>
}
}

// Casts from float32 and back are gone; others have float32 operands. An
// element type that an attribute states changes, too.
// CHECK-LABEL: func.func private @casts(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>)
// CHECK-NEXT: %[[EXP:.*]] = "tf.Exp"(%arg0)
// CHECK-NEXT: %[[INT:.*]] = "tf.Cast"(%arg1) {{.*}}(tensor<4xi32>) -> tensor<4xf32>
// CHECK-NEXT: %[[SUM:.*]] = "tf.AddV2"(%[[EXP]], %[[INT]])
// CHECK-NEXT: %[[LIST:.*]] = "tf.Unknown"(%[[SUM]]) {element_dtype = f32, scale = 2.500000e-01 : f32, types = [f32, i64]}
// CHECK-SAME: -> tensor<!tf_type.variant<tensor<4xf32>>>
// CHECK-NEXT: return %[[SUM]], %[[LIST]]
func.func private @casts(%x: tensor<4xf32>, %i: tensor<4xi32>) -> (tensor<4xf32>, tensor<!tf_type.variant<tensor<4xf64>>>) {
  %0 = "tf.Cast"(%x) : (tensor<4xf32>) -> tensor<4xf64>
  %1 = "tf.Exp"(%0) : (tensor<4xf64>) -> tensor<4xf64>
  %2 = "tf.Cast"(%i) : (tensor<4xi32>) -> tensor<4xf64>
  %3 = "tf.AddV2"(%1, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  %4 = "tf.Cast"(%3) : (tensor<4xf64>) -> tensor<4xf32>
  %5 = "tf.Unknown"(%3) {element_dtype = f64, scale = 0.25 : f64, types = [f64, i64]} : (tensor<4xf64>) -> tensor<!tf_type.variant<tensor<4xf64>>>
  return %4, %5 : tensor<4xf32>, tensor<!tf_type.variant<tensor<4xf64>>>
}

// CHECK-LABEL: func.func private @complex
// CHECK: "tf.Const"() <{value = dense<[(1.000000e+00,2.000000e+00), (-5.000000e-01,0.000000e+00)]> : tensor<2xcomplex<f32>>}>
// CHECK: "tf.Mul"({{.*}} -> tensor<2xcomplex<f32>>
func.func private @complex(%x: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
  %c = "tf.Const"() {value = dense<[(1.0, 2.0), (-0.5, 0.0)]> : tensor<2xcomplex<f64>>} : () -> tensor<2xcomplex<f64>>
  %0 = "tf.Mul"(%x, %c) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  return %0 : tensor<2xcomplex<f64>>
}

// A bound beyond float32 bounds nothing (C1). Infinities stay.
// CHECK-LABEL: func.func private @bounds
// CHECK: %[[MAX:.*]] = "tf.Const"() <{value = dense<0x7F800000> : tensor<f32>}>
// CHECK: %[[INF:.*]] = "tf.Const"() <{value = dense<0xFF800000> : tensor<f32>}>
// CHECK: "tf.Minimum"(%arg0, %[[MAX]])
// CHECK: "tf.AddV2"({{.*}}, %[[INF]])
func.func private @bounds(%x: tensor<4xf64>) -> tensor<4xf64> {
  %max = "tf.Const"() {value = dense<1.7976931348623157e308> : tensor<f64>} : () -> tensor<f64>
  %inf = "tf.Const"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
  %0 = "tf.Minimum"(%x, %max) : (tensor<4xf64>, tensor<f64>) -> tensor<4xf64>
  %1 = "tf.AddV2"(%0, %inf) : (tensor<4xf64>, tensor<f64>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}

// Regions.
// CHECK-LABEL: func.func private @loop
// CHECK: "tf.WhileRegion"
// CHECK: ^bb0(%{{.*}}: tensor<f32>)
// CHECK: "tf.Less"({{.*}}) {{.*}}: (tensor<f32>, tensor<f32>)
// CHECK-NOT: f64
func.func private @loop(%x: tensor<f64>) -> tensor<f64> {
  %c = "tf.Const"() {value = dense<3.0> : tensor<f64>} : () -> tensor<f64>
  %0 = "tf.WhileRegion"(%x) ({
  ^bb0(%i: tensor<f64>):
    %1 = "tf.Less"(%i, %c) : (tensor<f64>, tensor<f64>) -> tensor<i1>
    "tf.Yield"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<f64>):
    %1 = "tf.AddV2"(%i, %c) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    "tf.Yield"(%1) : (tensor<f64>) -> ()
  }) {is_stateless = true} : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
