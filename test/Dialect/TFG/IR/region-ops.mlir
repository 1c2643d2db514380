// RUN: tfuse-opt %s | FileCheck %s
// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s

// CHECK-LABEL: tfg.func @regions
tfg.func @regions(%c: tensor<i1>, %i: tensor<i32>, %x: tensor<*xf32>) -> (tensor<*xf32>) {
  // CHECK: %IfRegion, %[[IF:.*]] = IfRegion %{{.*}} [%{{.*}}] then {
  // CHECK-NEXT: yield(%{{.*}}) : tensor<*xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %[[NEG:.*]], %[[NEG_CTL:.*]] = Neg
  // CHECK-NEXT: yield(%[[NEG]]) [%[[NEG_CTL]]] : tensor<*xf32>
  // CHECK-NEXT: } {then_region_attrs = #tfg.region_attrs<{tf.a} [] [{}]>} : (tensor<i1>) -> tensor<*xf32>
  %0, %c0 = IfRegion %c [%x.ctl] then {
    yield(%x) : tensor<*xf32>
  } else {
    %n, %c1 = Neg(%x) : (tensor<*xf32>) -> (tensor<*xf32>)
    yield(%n) [%c1] : tensor<*xf32>
  } {then_region_attrs = #tfg.region_attrs<{tf.a} [] [{}]>} : (tensor<i1>) -> tensor<*xf32>

  // CHECK: StatelessCaseRegion %{{.*}} {
  %1, %c2 = StatelessCaseRegion %i {
    yield(%0) : tensor<*xf32>
  }, {
    yield(%x) : tensor<*xf32>
  } : (tensor<i32>) -> tensor<*xf32>

  // CHECK: WhileRegion(%{{.*}}) [%[[IF]]] {
  // CHECK-NEXT: ^bb0(%[[ARG:.*]]: tensor<*xf32>, %{{.*}}: !tf_type.control):
  // CHECK-NEXT: condition %{{.*}} : tensor<i1> (%[[ARG]]) : tensor<*xf32>
  // CHECK-NEXT: } do {
  %2, %c3 = WhileRegion(%1) [%c0] {
  ^bb0(%a: tensor<*xf32>, %t: !tf_type.control):
    condition %c : tensor<i1> (%a) : tensor<*xf32>
  } do {
  ^bb0(%a: tensor<*xf32>, %t: !tf_type.control):
    yield(%a) [%t] : tensor<*xf32>
  } {parallel_iterations = 10 : i64} : (tensor<*xf32>) -> (tensor<*xf32>)

  // CHECK: ForRegion(%{{.*}}) from %{{.*}} to %{{.*}} by %{{.*}} {
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<i32>, %[[VALUE:.*]]: tensor<*xf32>, %{{.*}}: !tf_type.control, %{{.*}}: !tf_type.control):
  // CHECK-NEXT: yield(%[[VALUE]])
  %3, %c4 = ForRegion(%2) from %i to %i by %i {
  ^bb0(%n: tensor<i32>, %a: tensor<*xf32>, %t0: !tf_type.control, %t1: !tf_type.control):
    yield(%a) : tensor<*xf32>
  } : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<*xf32>) -> (tensor<*xf32>)
  return(%3) : tensor<*xf32>
}
