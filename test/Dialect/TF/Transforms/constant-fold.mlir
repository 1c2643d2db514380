// RUN: tfuse-opt %s -tf-constant-fold | FileCheck %s

// CHECK-LABEL: @chain
// CHECK-NEXT: %[[C:.*]] = "tf.Const"() <{value = dense<[9.000000e+00, 1.200000e+01]> : tensor<2xf32>}>
// CHECK-NEXT: return %[[C]]
func.func @chain() -> tensor<2xf32> {
  %a = "tf.Const"() <{value = dense<[1.0, 2.0]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %b = "tf.Const"() <{value = dense<2.0> : tensor<f32>}> : () -> tensor<f32>
  %c = arith.constant dense<3.0> : tensor<2xf32>
  %0 = "tf.AddV2"(%a, %b) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = "tf.Identity"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "tf.Mul"(%1, %c) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

// CHECK-LABEL: @several_results
// CHECK-DAG: dense<[1, 2]> : tensor<2xi32>
// CHECK-DAG: dense<[3, 4]> : tensor<2xi32>
// CHECK-NOT: tf.Split
func.func @several_results() -> (tensor<2xi32>, tensor<2xi32>) {
  %axis = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %x = "tf.Const"() <{value = dense<[1, 2, 3, 4]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %0:2 = "tf.Split"(%axis, %x) : (tensor<i32>, tensor<4xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  return %0#0, %0#1 : tensor<2xi32>, tensor<2xi32>
}

//===----------------------------------------------------------------------===//
// Folding from types alone
//===----------------------------------------------------------------------===//

// CHECK-LABEL: @shapes
// CHECK-DAG: %[[SHAPE:.*]] = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi32>}>
// CHECK-DAG: %[[RANK:.*]] = "tf.Const"() <{value = dense<2> : tensor<i32>}>
// CHECK-DAG: %[[SIZE:.*]] = "tf.Const"() <{value = dense<6> : tensor<i64>}>
// CHECK-DAG: %[[ZEROS:.*]] = "tf.Const"() <{value = dense<0.000000e+00> : tensor<2x3xf32>}>
// CHECK: return %[[SHAPE]], %[[RANK]], %[[SIZE]], %[[ZEROS]]
func.func @shapes(%x: tensor<2x3xf32>, %y: tensor<?x3xf32>) -> (tensor<2xi32>, tensor<i32>, tensor<i64>, tensor<2x3xf32>) {
  %0 = "tf.Shape"(%x) : (tensor<2x3xf32>) -> tensor<2xi32>
  %1 = "tf.Rank"(%y) : (tensor<?x3xf32>) -> tensor<i32>
  %2 = "tf.Size"(%x) : (tensor<2x3xf32>) -> tensor<i64>
  %3 = "tf.ZerosLike"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3 : tensor<2xi32>, tensor<i32>, tensor<i64>, tensor<2x3xf32>
}

// CHECK-LABEL: @shape_n
// CHECK: %[[KNOWN:.*]] = "tf.Const"() <{value = dense<[2, 3]> : tensor<2xi64>}>
// CHECK: %[[N:.*]]:2 = "tf.ShapeN"
// CHECK: return %[[KNOWN]], %[[N]]#1
func.func @shape_n(%x: tensor<2x3xf32>, %y: tensor<?x3xf32>) -> (tensor<2xi64>, tensor<2xi64>) {
  %0:2 = "tf.ShapeN"(%x, %y) : (tensor<2x3xf32>, tensor<?x3xf32>) -> (tensor<2xi64>, tensor<2xi64>)
  return %0#0, %0#1 : tensor<2xi64>, tensor<2xi64>
}

// CHECK-LABEL: @unknown_shape
// CHECK: "tf.Shape"
// CHECK: "tf.Size"
// CHECK: "tf.Rank"
func.func @unknown_shape(%x: tensor<?x3xf32>, %y: tensor<*xf32>) -> (tensor<2xi32>, tensor<i32>, tensor<i32>) {
  %0 = "tf.Shape"(%x) : (tensor<?x3xf32>) -> tensor<2xi32>
  %1 = "tf.Size"(%x) : (tensor<?x3xf32>) -> tensor<i32>
  %2 = "tf.Rank"(%y) : (tensor<*xf32>) -> tensor<i32>
  return %0, %1, %2 : tensor<2xi32>, tensor<i32>, tensor<i32>
}

// A known dimension of a partially known shape.
// CHECK-LABEL: @known_dimension
// CHECK-NEXT: %[[THREE:.*]] = "tf.Const"() <{value = dense<3> : tensor<i32>}>
// CHECK-NEXT: return %[[THREE]]
func.func @known_dimension(%x: tensor<?x3xf32>) -> tensor<i32> {
  %one = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %two = "tf.Const"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = "tf.Shape"(%x) : (tensor<?x3xf32>) -> tensor<2xi32>
  %1 = "tf.StridedSlice"(%0, %one, %two, %one) <{shrink_axis_mask = 1 : i64}>
    : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}

// CHECK-LABEL: @unknown_dimension
// CHECK: "tf.StridedSlice"
func.func @unknown_dimension(%x: tensor<?x3xf32>) -> tensor<i32> {
  %zero = "tf.Const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = "tf.Shape"(%x) : (tensor<?x3xf32>) -> tensor<2xi32>
  %1 = "tf.StridedSlice"(%0, %zero, %one, %one) <{shrink_axis_mask = 1 : i64}>
    : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}

// Folding shapes through Cast, Pack, ConcatV2 and GatherV2.
// CHECK-LABEL: @known_parts
// CHECK-DAG: %[[PACKED:.*]] = "tf.Const"() <{value = dense<3> : tensor<i64>}>
// CHECK-DAG: %[[PICKED:.*]] = "tf.Const"() <{value = dense<[7, 3]> : tensor<2xi64>}>
// CHECK: return %[[PACKED]], %[[PICKED]]
func.func @known_parts(%x: tensor<?x3xf32>, %n: tensor<i64>) -> (tensor<i64>, tensor<2xi64>) {
  %one = "tf.Const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %two = "tf.Const"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %axis = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %seven = "tf.Const"() <{value = dense<7> : tensor<i64>}> : () -> tensor<i64>
  %indices = "tf.Const"() <{value = dense<[1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %0 = "tf.Shape"(%x) : (tensor<?x3xf32>) -> tensor<2xi32>
  %1 = "tf.Cast"(%0) : (tensor<2xi32>) -> tensor<2xi64>
  %2 = "tf.StridedSlice"(%1, %one, %two, %one) <{shrink_axis_mask = 1 : i64}>
    : (tensor<2xi64>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i64>
  %3 = "tf.Pack"(%n, %seven) : (tensor<i64>, tensor<i64>) -> tensor<2xi64>
  %4 = "tf.ConcatV2"(%3, %1, %axis) : (tensor<2xi64>, tensor<2xi64>, tensor<i32>) -> tensor<4xi64>
  %5 = "tf.GatherV2"(%4, %indices, %axis) : (tensor<4xi64>, tensor<2xi32>, tensor<i32>) -> tensor<2xi64>
  return %2, %5 : tensor<i64>, tensor<2xi64>
}

//===----------------------------------------------------------------------===//
// Ops that are not folded
//===----------------------------------------------------------------------===//

// CHECK-LABEL: @growth
// CHECK: "tf.Fill"
// CHECK: "tf.Tile"
func.func @growth() -> (tensor<1024x1024xf32>, tensor<1024x1024xf32>) {
  %dims = "tf.Const"() <{value = dense<1024> : tensor<2xi32>}> : () -> tensor<2xi32>
  %zero = "tf.Const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %0 = "tf.Fill"(%dims, %zero) : (tensor<2xi32>, tensor<f32>) -> tensor<1024x1024xf32>
  %row = "tf.Const"() <{value = dense<1.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
  %1 = "tf.Tile"(%row, %dims) : (tensor<1x1xf32>, tensor<2xi32>) -> tensor<1024x1024xf32>
  return %0, %1 : tensor<1024x1024xf32>, tensor<1024x1024xf32>
}

// The folded size follows from the operand's value, not from the result type.
// CHECK-LABEL: @growth_unknown
// CHECK: "tf.Fill"
func.func @growth_unknown() -> tensor<*xf32> {
  %dims = "tf.Const"() <{value = dense<1048576> : tensor<3xi64>}> : () -> tensor<3xi64>
  %zero = "tf.Const"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %0 = "tf.Fill"(%dims, %zero) : (tensor<3xi64>, tensor<f32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK-LABEL: @stays
// CHECK: "tf.RandomUniform"
// CHECK: "tf.FloorDiv"
// CHECK: "tf.UnknownOp"
func.func @stays() -> (tensor<2xf32>, tensor<i32>, tensor<i32>) {
  %two = "tf.Const"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "tf.Const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %zero = "tf.Const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0 = "tf.RandomUniform"(%two) : (tensor<1xi32>) -> tensor<2xf32>
  %1 = "tf.FloorDiv"(%one, %zero) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %2 = "tf.UnknownOp"(%one) : (tensor<i32>) -> tensor<i32>
  return %0, %1, %2 : tensor<2xf32>, tensor<i32>, tensor<i32>
}

// An elided constant has no data to fold.
// CHECK-LABEL: @elided
// CHECK: "tf.Neg"
func.func @elided() -> tensor<2xf32> {
  %0 = "tf.Const"() <{value = dense_resource<__elided__> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = "tf.Neg"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// If a clamp's bounds are equal, the result is the bound.
// CHECK-LABEL: @clamped
func.func @clamped(%x: tensor<i32>, %f: tensor<f32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) {
  // CHECK: "tf.Maximum"
  // CHECK-NEXT: %[[LEAST:.*]] = "tf.Minimum"
  // CHECK: "tf.Maximum"
  // CHECK-NEXT: %[[FLOAT:.*]] = "tf.Minimum"
  // CHECK: return %cst{{.*}}, %cst{{.*}}, %[[LEAST]], %[[FLOAT]]
  %four = "tf.Const"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
  %five = "tf.Const"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
  %0 = "tf.Maximum"(%x, %five) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %1 = "tf.Minimum"(%five, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %2 = "tf.Minimum"(%four, %x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = "tf.Maximum"(%2, %five) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  // With different bounds, the result depends on x.
  %4 = "tf.Maximum"(%x, %four) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %5 = "tf.Minimum"(%4, %five) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  // A float x may be NaN.
  %one = "tf.Const"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %6 = "tf.Maximum"(%f, %one) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %7 = "tf.Minimum"(%6, %one) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %1, %3, %5, %7 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>
}

// Dead ops are erased, together with producers without other users.
// CHECK-LABEL: @dead
// CHECK-NEXT: return
func.func @dead() {
  %0 = "tf.Const"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = "tf.Neg"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

// Users in the tf dialect see the refined type; func.return keeps the original
// type.
// CHECK-LABEL: @refined
// CHECK: %[[C:.*]] = "tf.Const"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<?xf32>
// CHECK: %[[D:.*]] = "tf.Const"() <{value = dense<[-1.000000e+00, -2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK: "tf.AddV2"(%arg0, %[[D]]) : (tensor<?xf32>, tensor<2xf32>)
func.func @refined(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = "tf.Const"() <{value = dense<[1.0, 2.0]> : tensor<2xf32>}> : () -> tensor<?xf32>
  %1 = "tf.Abs"(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = "tf.Neg"(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %3 = "tf.AddV2"(%x, %2) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %1, %3 : tensor<?xf32>, tensor<?xf32>
}

// Constants inside regions fold too, with operands from outside.
// CHECK-LABEL: @region
// CHECK: "tf.IfRegion"
// CHECK: "tf.Const"() <{value = dense<3.000000e+00> : tensor<f32>}>
// CHECK-NEXT: "tf.Yield"
// CHECK: "tf.Neg"(%arg1)
func.func @region(%c: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "tf.Const"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %1 = "tf.IfRegion"(%c) <{is_stateless = true}> ({
    %2 = "tf.Const"() <{value = dense<2.0> : tensor<f32>}> : () -> tensor<f32>
    %3 = "tf.AddV2"(%0, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "tf.Yield"(%3) : (tensor<f32>) -> ()
  }, {
    %2 = "tf.Neg"(%x) : (tensor<f32>) -> tensor<f32>
    "tf.Yield"(%2) : (tensor<f32>) -> ()
  }) : (tensor<i1>) -> tensor<f32>
  return %1 : tensor<f32>
}

// The shared operand of two dead ops is erased only once.
// CHECK-LABEL: @dead_diamonds
// CHECK-NEXT: return
func.func @dead_diamonds(%x: tensor<4xf32>) {
  %0 = "tf.Neg"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "tf.Abs"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "tf.AddV2"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = "tf.Mul"(%1, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = "tf.Sub"(%3, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %5 = "tf.Maximum"(%2, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// A tensor without elements folds, even if the operands are not constant.

// CHECK-LABEL: func.func @without_elements
// CHECK-DAG: dense<> : tensor<0x3xf32>
// CHECK-DAG: dense<> : tensor<0xi32>
// CHECK-NOT: tf.StridedSlice
// CHECK: return
func.func @without_elements(%x: tensor<2x3xf32>, %begin: tensor<1xi32>, %y: tensor<0xi32>, %z: tensor<1xi32>) -> (tensor<0x3xf32>, tensor<0xi32>) {
  %one = "tf.Const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.StridedSlice"(%x, %begin, %begin, %one) : (tensor<2x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<0x3xf32>
  %1 = "tf.Mul"(%y, %z) : (tensor<0xi32>, tensor<1xi32>) -> tensor<0xi32>
  func.return %0, %1 : tensor<0x3xf32>, tensor<0xi32>
}

// The main diagonal of a matrix without columns.
// CHECK-LABEL: func.func @diagonal_of_nothing
// CHECK: dense<> : tensor<0xf32>
// CHECK-NOT: MatrixDiagPartV3
func.func @diagonal_of_nothing() -> tensor<0xf32> {
  %x = "tf.Const"() {value = dense<> : tensor<2x0xf32>} : () -> tensor<2x0xf32>
  %k = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %p = "tf.Const"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "tf.MatrixDiagPartV3"(%x, %k, %p) : (tensor<2x0xf32>, tensor<i32>, tensor<f32>) -> tensor<0xf32>
  return %0 : tensor<0xf32>
}

// The mean of int32 is a sum in 64 bits, the mean of int64 wraps.
// CHECK-LABEL: @mean_of_large
// CHECK-DAG: dense<1431655762> : tensor<i32>
// CHECK-DAG: dense<-4611686018427387904> : tensor<i64>
// CHECK-NOT: tf.Mean
// CHECK: return
func.func @mean_of_large() -> (tensor<i32>, tensor<i64>) {
  %a = "tf.Const"() {value = dense<[2147483647, 2147483643, -4]> : tensor<3xi32>} : () -> tensor<3xi32>
  %b = "tf.Const"() {value = dense<4611686018427387904> : tensor<2xi64>} : () -> tensor<2xi64>
  %axis = "tf.Const"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.Mean"(%a, %axis) {keep_dims = false} : (tensor<3xi32>, tensor<1xi32>) -> tensor<i32>
  %1 = "tf.Mean"(%b, %axis) {keep_dims = false} : (tensor<2xi64>, tensor<1xi32>) -> tensor<i64>
  func.return %0, %1 : tensor<i32>, tensor<i64>
}
