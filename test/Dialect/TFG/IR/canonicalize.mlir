// RUN: tfuse-opt %s -canonicalize | FileCheck %s

// Any node of a graph may be fetched, so none is dead.
// CHECK-LABEL: tfg.graph
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  // CHECK-NEXT: Const
  // CHECK-NEXT: Neg
  %x, %c = Const : () -> (tensor<f32>)
  %y, %c1 = Neg(%x) : (tensor<f32>) -> (tensor<f32>)
}

// A function returns values and control tokens of side effects. All other nodes
// are dead, chains of them too.
// CHECK-LABEL: tfg.func @f
// CHECK-NEXT: -> (tensor<f32>)
// CHECK-NEXT: {
tfg.func @f(%x: tensor<f32>) -> (tensor<f32>) {
  // CHECK-NEXT: %[[NEG:.*]], %{{.*}} = Neg
  // CHECK-NEXT: %[[PRINT:.*]] = Print
  // CHECK-NEXT: return(%[[NEG]]) [%[[PRINT]]]
  %y, %c = Neg(%x) name("kept") : (tensor<f32>) -> (tensor<f32>)
  %a, %c1 = Neg(%x) name("unused") : (tensor<f32>) -> (tensor<f32>)
  %b, %c2 = Neg(%a) [%c] : (tensor<f32>) -> (tensor<f32>)
  %c3 = Print(%x) : tensor<f32>
  %c4 = Print(%b) : tensor<f32>
  return(%y) [%c3] : tensor<f32>
}
