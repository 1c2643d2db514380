// RUN: tfuse-opt %s -tf-inline-calls -split-input-file -verify-diagnostics | FileCheck %s

// Callees are inlined before their callers; a function with two calls is
// copied; unreferenced functions are erased.

// CHECK-LABEL: func.func @twice
// CHECK-SAME: (%[[X:.*]]: tensor<2xf32>)
// CHECK: %[[A:.*]] = "tf.Neg"(%[[X]])
// CHECK: %[[B:.*]] = "tf.Abs"(%[[A]])
// CHECK: %[[C:.*]] = "tf.Neg"(%[[B]])
// CHECK: %[[D:.*]] = "tf.Abs"(%[[C]])
// CHECK: return %[[D]]
func.func @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @outer, config = "", config_proto = "", executor_type = ""} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.StatefulPartitionedCall"(%0) {f = @outer, config = "", config_proto = "", executor_type = ""} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// CHECK-NOT: func.func private @outer
func.func private @outer(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.LegacyCall"(%0) {f = @inner} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// CHECK-NOT: func.func private @inner
func.func private @inner(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// A public callee is inlined but kept, since it may have callers outside of the
// module.

// CHECK-LABEL: func.func @caller
// CHECK: "tf.Neg"
// CHECK-LABEL: func.func @callee
// CHECK: "tf.Neg"
func.func @caller(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @callee} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @callee(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// A cast keeps the callee's more specific shapes. Calls in regions of control
// flow are inlined too.

// CHECK-LABEL: func.func @shapes
// CHECK-SAME: (%[[X:.*]]: tensor<*xf32>, %[[P:.*]]: tensor<i1>)
// CHECK: "tf.IfRegion"(%[[P]])
// CHECK: %[[C:.*]] = "tf.Cast"(%[[X]]) {{.*}}: (tensor<*xf32>) -> tensor<2xf32>
// CHECK: "tf.Neg"(%[[C]])
func.func @shapes(%x: tensor<*xf32>, %p: tensor<i1>) -> tensor<*xf32> {
  %0 = "tf.IfRegion"(%p) <{is_stateless = true}> ({
    %1 = "tf.PartitionedCall"(%x) {f = @known} : (tensor<*xf32>) -> tensor<*xf32>
    "tf.Yield"(%1) : (tensor<*xf32>) -> ()
  }, {
    "tf.Yield"(%x) : (tensor<*xf32>) -> ()
  }) : (tensor<i1>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
func.func private @known(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Functional control flow keeps its body functions; calls inside them are
// inlined.

// CHECK-LABEL: func.func @branches
// CHECK: "tf.If"
// CHECK-LABEL: func.func private @then
// CHECK-NEXT: "tf.Neg"
func.func @branches(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %x) <{then_branch = @then, else_branch = @then, is_stateless = true}> : (tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @then(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @leaf} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @leaf(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @g} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// expected-note @+1 {{through 'g'}}
func.func private @g(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @h} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// expected-note @+1 {{through 'h'}}
func.func private @h(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+2 {{function 'g' calls itself}}
  // expected-note @+1 {{hint: TFLite has no recursion}}
  %0 = "tf.PartitionedCall"(%x) {f = @g} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
