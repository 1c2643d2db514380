// RUN: tfuse-opt %s -tf-inline-calls -split-input-file -verify-diagnostics

// Each function calls the next twice: the size limit is checked before anything
// is copied.

func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f0} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f0(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f1} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f1} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f1(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f2} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f2} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f2(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f3} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f3} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// expected-error @+2 {{function 'f3' becomes more than 262144 ops with the functions it runs}}
// expected-note @+1 {{hint: use a loop}}
func.func private @f3(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f4} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f4} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f4(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f5} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f5} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f5(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f6} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f6} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f6(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f7} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f7} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f7(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f8} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f8} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f8(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f9} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f9} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f9(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f10} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f10} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f10(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f11} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f11} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f11(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f12} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f12} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f12(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f13} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f13} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f13(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f14} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f14} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f14(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f15} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f15} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f15(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f16} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f16} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f16(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f17} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f17} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f17(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f18} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f18} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f18(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @f19} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.PartitionedCall"(%0) {f = @f19} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f19(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
