// RUN: tfuse-opt %s -split-input-file -verify-diagnostics "-tfg-optimize=stages=fuse_squared_diff" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-DAG: SquaredDifference(%[[x]], %[[y]]) name("d")
// CHECK-NOT: Square(
// CHECK-DAG: Neg
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %d, %d_ctl = Sub(%x, %y) name("d") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %sq, %sq_ctl = Square(%d) name("sq") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Neg(%sq) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// What is fetched keeps its name.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: %[[x:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("x")
// CHECK-DAG: %[[y:[^ ,]+]], %{{[^ ]+}} = Placeholder{{.*}} name("y")
// CHECK-DAG: SquaredDifference(%[[x]], %[[y]]) name("d")
// CHECK-DAG: Identity(%{{.*}}) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %d, %d_ctl = Sub(%x, %y) name("d") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %out, %out_ctl = Square(%d) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C1: the Sub has other users.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Sub
// CHECK-DAG: Square(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %y, %y_ctl = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xf32>)
  %d, %d_ctl = Sub(%x, %y) name("d") {T = f32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  // expected-remark@+1 {{fuse_squared_diff: multiple-uses: the Sub has other users}}
  %out, %out_ctl = Square(%d) name("out") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %o2, %o2_ctl = Neg(%d) name("o2") {T = f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
}

// -----

// C3: complex numbers.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Sub
// CHECK-DAG: Square(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = complex<f32>, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xcomplex<f32>>)
  %y, %y_ctl = Placeholder name("y") {dtype = complex<f32>, shape = #tf_type.shape<2x3>} : () -> (tensor<2x3xcomplex<f32>>)
  %d, %d_ctl = Sub(%x, %y) name("d") {T = complex<f32>} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>)
  // expected-remark@+1 {{fuse_squared_diff: element-type: for complex types, SquaredDifference multiplies by the conjugate}}
  %out, %out_ctl = Square(%d) name("out") {T = complex<f32>} : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>)
}

// -----

// C4: small integers.
// CHECK-LABEL: tfg.graph
// CHECK-DAG: Sub
// CHECK-DAG: Square(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder name("x") {dtype = i8, shape = #tf_type.shape<2>} : () -> (tensor<2xi8>)
  %y, %y_ctl = Placeholder name("y") {dtype = i8, shape = #tf_type.shape<2>} : () -> (tensor<2xi8>)
  %d, %d_ctl = Sub(%x, %y) name("d") {T = i8} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>)
  // expected-remark@+1 {{fuse_squared_diff: element-type: SquaredDifference has no kernel for int8}}
  %out, %out_ctl = Square(%d) name("out") {T = i8} : (tensor<2xi8>) -> (tensor<2xi8>)
}
