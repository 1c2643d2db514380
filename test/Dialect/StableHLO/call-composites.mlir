// RUN: tfuse-opt %s -split-input-file -stablehlo-call-composites | FileCheck %s
// RUN: tfuse-opt %s -split-input-file -stablehlo-call-composites -tfl-prepare-composite-funcs-tf | FileCheck %s --check-prefix=FUSED

// CHECK-LABEL: func.func @lookup(
// CHECK-NEXT: [[ROWS:%.*]] = call @rows(%arg0, %arg1) : (tensor<3xi32>, tensor<8x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: return [[ROWS]]
// CHECK: func.func private @rows({{.*}}) -> tensor<3x4xf32> attributes {tf._implements = #tf_type.func<@odml.embedding_lookup, {vocab_size = 8 : i64}>}

// odml.embedding_lookup takes the indices first; the composite embedding_lookup
// takes them last.

// FUSED: func.func private @rows([[IDS:%.*]]: tensor<3xi32>, [[TABLE:%.*]]: tensor<8x4xf32>)
// FUSED-NEXT: "tfl.embedding_lookup"([[IDS]], [[TABLE]])
func.func @lookup(%ids: tensor<3xi32>, %table: tensor<8x4xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.composite "odml.embedding_lookup" %ids, %table {composite_attributes = {vocab_size = 8 : i64}, decomposition = @rows, version = 1 : i32} : (tensor<3xi32>, tensor<8x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func private @rows(%ids: tensor<3xi32>, %table: tensor<8x4xf32>) -> tensor<3x4xf32> {
  %0 = "stablehlo.gather"(%table, %ids) : (tensor<8x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// Composites with equal attributes share a function; different attributes get
// another function. Also: several results, and composites in regions.

// CHECK-LABEL: func.func @several(
// CHECK: call @pair(%arg0)
// CHECK: call @pair(%arg0)
// CHECK: call @pair_0(%arg0)
// CHECK: func.func private @pair({{.*}}#tf_type.func<@my.op, {n = 1 : i64, tfl_fusable_op = true}>
// CHECK: func.func private @pair_0({{.*}}#tf_type.func<@my.op, {n = 2 : i64, tfl_fusable_op = true}>
// FUSED: func.func private @pair(
// FUSED-NEXT: "tfl.custom"(%arg0) <{custom_code = "my.op"
// FUSED: func.func private @pair_0(
// FUSED-NEXT: "tfl.custom"(%arg0) <{custom_code = "my.op"
func.func @several(%x: tensor<2xf32>, %c: tensor<i1>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0:2 = stablehlo.composite "my.op" %x {composite_attributes = {n = 1 : i64, tfl_fusable_op = true}, decomposition = @pair} : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1:2 = stablehlo.composite "my.op" %x {composite_attributes = {n = 1 : i64, tfl_fusable_op = true}, decomposition = @pair} : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %2 = "tf.IfRegion"(%c) ({
    %3:2 = stablehlo.composite "my.op" %x {composite_attributes = {n = 2 : i64, tfl_fusable_op = true}, decomposition = @pair} : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    "tf.Yield"(%3#1) : (tensor<2xf32>) -> ()
  }, {
    "tf.Yield"(%x) : (tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<i1>) -> tensor<2xf32>
  return %0#0, %1#1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
func.func private @pair(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<1.0> : tensor<2xf32>
  return %x, %0 : tensor<2xf32>, tensor<2xf32>
}
