// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfl-peephole='only-rules=peephole-convert-embedding-lookup-to-gather remarks' | FileCheck %s

// Each condition of ConvertEmbeddingLookupToGather.cpp has a near miss here, checked against its reason.

// CHECK-LABEL: func.func @fires(
// CHECK-SAME: %[[IDS:.*]]: tensor<?xi32>, %[[TABLE:.*]]: tensor<5x3xf32>
// CHECK: %[[Y:.*]] = "tfl.gather"(%[[TABLE]], %[[IDS]]) <{axis = 0 : i32, batch_dims = 0 : i32}>
// CHECK: return %[[Y]]
func.func @fires(%ids: tensor<?xi32>, %table: tensor<5x3xf32>) -> tensor<?x3xf32> {
  %0 = "tfl.embedding_lookup"(%ids, %table) : (tensor<?xi32>, tensor<5x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: func.func @c1(
// CHECK: tfl.embedding_lookup
func.func @c1(%ids: tensor<2xi32>, %table: tensor<5x3xi8>) -> tensor<2x3xi8> {
  // expected-remark @+1 {{peephole-convert-embedding-lookup-to-gather: element-type: the elements of the table are not float32}}
  %0 = "tfl.embedding_lookup"(%ids, %table) : (tensor<2xi32>, tensor<5x3xi8>) -> tensor<2x3xi8>
  return %0 : tensor<2x3xi8>
}
