// RUN: tfuse-opt %s | FileCheck %s
// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s
// RUN: tfuse-opt %s -mlir-print-op-generic | tfuse-opt | FileCheck %s

// Each argument has a control token that the signature does not print.
// CHECK-LABEL: tfg.func private @f(%x: tensor<*xf32> {tf._shape = #tf_type.shape<2>, tfg.name = "x"},
// CHECK-NEXT:                      %arg2: tensor<*x!tf_type.resource>)
// CHECK-NEXT:      -> (tensor<*xf32> {tfg.name = "y"},
// CHECK-NEXT:          tensor<*xf32> {tfg.name = "z"})
// CHECK-NEXT:  attributes {description = "what f does", gradient = @g, is_stateful, tf._noinline = true}
tfg.func private @f(%a: tensor<*xf32> {tf._shape = #tf_type.shape<2>, tfg.name = "x"},
                    %b: tensor<*x!tf_type.resource>)
    -> (tensor<*xf32> {tfg.name = "y"}, tensor<*xf32> {tfg.name = "z"})
    attributes {description = "what f does", gradient = @g, is_stateful, tf._noinline = true} {
  // CHECK-NEXT: %Neg, %ctl = Neg(%x) [%x.ctl, %arg2.ctl]
  %neg, %c = Neg(%a) [%a.ctl, %b.ctl] : (tensor<*xf32>) -> (tensor<*xf32>)
  // CHECK-NEXT: return(%Neg, %x) [%ctl {tfg.name = "done"}, %x.ctl] name("ret") : tensor<*xf32>, tensor<*xf32>
  return(%neg, %a) [%c {tfg.name = "done"}, %a.ctl] name("ret") : tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: tfg.func @nothing()
// CHECK-NEXT:  {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
tfg.func @nothing() {
  return
}

// CHECK-LABEL: tfg.func generic @generic(%x: !tf_type.tensor {tfg.name = "x"})
// CHECK-NEXT:      -> (!tf_type.tensor {tfg.name = "y"})
tfg.func generic @generic(%x: !tf_type.tensor {tfg.name = "x"}) -> (!tf_type.tensor {tfg.name = "y"}) {
  // CHECK: %[[OUT:.*]] = get_result(%Split) "output" : 1
  %split, %c = Split(%x, %x) {T = #tf_type.placeholder<"T">} : (!tf_type.tensor, !tf_type.tensor) -> (!tf_type.tensor)
  %out = get_result(%split) "output" : 1
  // CHECK: return(%[[OUT]]) : !tf_type.tensor
  return(%out) : !tf_type.tensor
}
