// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=replace_pack_with_tile_reshape" | FileCheck %s

// Fires for two.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-NOT: Pack
// CHECK-DAG: Const name("ArithmeticOptimizer/ReplacePackWithTileReshape_Multiples_b") {dtype = i32, value = dense<2> : tensor<2xi32>
// CHECK-DAG: Tile(%[[x]],
// CHECK-DAG: Reshape(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %a, %a_ctl = Pack(%x, %x) name("a") {N = 2 : i64, T = f32, axis = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2x3xf32>)
  %b, %b_ctl = Pack(%a, %a) name("b") {N = 2 : i64, T = f32, axis = 0 : i64} : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> (tensor<2x2x2x3xf32>)
  %out, %out_ctl = Neg(%b) name("out") {T = f32} : (tensor<2x2x2x3xf32>) -> (tensor<2x2x2x3xf32>)
}

// -----

// C4: of one, no fewer nodes would result.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Pack
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  // expected-remark@+1 {{replace_pack_with_tile_reshape: size: for a single Pack, Tile and Reshape would add a node}}
  %a, %a_ctl = Pack(%x, %x) name("a") {N = 2 : i64, T = f32, axis = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2x3xf32>)
  %out, %out_ctl = Neg(%a) name("out") {T = f32} : (tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>)
}

// -----

// C2: an unknown size.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Pack
// CHECK-DAG: Pack
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x3>} : () -> (tensor<?x3xf32>)
  // expected-remark@+1 {{replace_pack_with_tile_reshape: size: for a single Pack, Tile and Reshape would add a node}}
  %a, %a_ctl = Pack(%x, %x) name("a") {N = 2 : i64, T = f32, axis = 1 : i64} : (tensor<?x3xf32>, tensor<?x3xf32>) -> (tensor<?x2x3xf32>)
  // expected-remark@+1 {{replace_pack_with_tile_reshape: unknown-shape: the shape of the packed tensor or of the result is unknown}}
  %b, %b_ctl = Pack(%a, %a) name("b") {N = 2 : i64, T = f32, axis = 0 : i64} : (tensor<?x2x3xf32>, tensor<?x2x3xf32>) -> (tensor<2x?x2x3xf32>)
  %out, %out_ctl = Neg(%b) name("out") {T = f32} : (tensor<2x?x2x3xf32>) -> (tensor<2x?x2x3xf32>)
}

// -----

// C1: different operands.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Pack
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %a, %a_ctl = Pack(%x, %y) name("a") {N = 2 : i64, T = f32, axis = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2x3xf32>)
}

// -----

// C6: Tile has no kernel for uint16, Pack has one.
// CHECK-LABEL: tfg.graph
// CHECK-NOT: Tile
// CHECK: Pack
// CHECK: Pack
// CHECK-NOT: Tile
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = ui16, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xui16>)
  // expected-remark@+1 {{replace_pack_with_tile_reshape: size: for a single Pack, Tile and Reshape would add a node}}
  %a, %a_ctl = Pack(%x, %x) name("a") {N = 2 : i64, T = ui16, axis = 1 : i64} : (tensor<2x3xui16>, tensor<2x3xui16>) -> (tensor<2x2x3xui16>)
  // expected-remark@+1 {{replace_pack_with_tile_reshape: element-type: Tile has no kernel for uint16}}
  %b, %b_ctl = Pack(%a, %a) name("b") {N = 2 : i64, T = ui16, axis = 0 : i64} : (tensor<2x2x3xui16>, tensor<2x2x3xui16>) -> (tensor<2x2x2x3xui16>)
  %out, %out_ctl = Abs(%b) name("out") {T = ui16} : (tensor<2x2x2x3xui16>) -> (tensor<2x2x2x3xui16>)
}
