// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=unary_ops_composition" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: Sqrt(
// CHECK-DAG: _UnaryOpsComposition(%[[x]]) device("/cpu:0") name("e/unary_ops_composition") {T = f32, op_names = ["Sqrt", "Neg", "Exp"]}
// CHECK-DAG: AddV2
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Sqrt(%x) device("/cpu:0") name("s") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %n, %n_ctl = Neg(%s) device("/cpu:0") name("n") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %e, %e_ctl = Exp(%n) device("/cpu:0") name("e") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = AddV2(%e, %x) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: no CPU.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Sqrt
// CHECK-DAG: Exp
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Sqrt(%x) name("s") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{unary_ops_composition: device: the node is not known to be placed on a CPU}}
  %e, %e_ctl = Exp(%s) name("e") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = AddV2(%e, %x) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: another type.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Sqrt
// CHECK-DAG: Exp
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = bf16, shape = #tf_type.shape<2>} : () -> (tensor<2xbf16>)
  %s, %s_ctl = Sqrt(%x) device("/cpu:0") name("s") {T = bf16} : (tensor<2xbf16>) -> (tensor<2xbf16>)
  // expected-remark@+1 {{unary_ops_composition: element-type: _UnaryOpsComposition has no kernel for this op and element type}}
  %e, %e_ctl = Exp(%s) device("/cpu:0") name("e") {T = bf16} : (tensor<2xbf16>) -> (tensor<2xbf16>)
  %out, %out_ctl = AddV2(%e, %x) name("out") {T = bf16} : (tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2xbf16>)
}

// -----

// C2: the first is used elsewhere, too.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Sqrt
// CHECK-DAG: Exp
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %s, %s_ctl = Sqrt(%x) device("/cpu:0") name("s") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{unary_ops_composition: multiple-uses: the producer has other users, or cannot be part of a composition}}
  %e, %e_ctl = Exp(%s) device("/cpu:0") name("e") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = AddV2(%e, %s) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C2: control edges.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Sqrt
// CHECK-DAG: Exp
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %c_ctl = NoOp name("c")
  %s, %s_ctl = Sqrt(%x) device("/cpu:0") name("s") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{unary_ops_composition: control-dependency: the node has control edges}}
  %e, %e_ctl = Exp(%s) [%c_ctl] device("/cpu:0") name("e") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = AddV2(%e, %x) name("out") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
}
