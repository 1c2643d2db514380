// RUN: tfuse-opt %s -tf-control-flow-to-regions -split-input-file -verify-diagnostics

// 66 nested branches.

func.func @f0(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f1, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// expected-error @+2 {{function 'f1' nests branches and loops 65 deep with those of the functions it runs; at most 64 are converted}}
// expected-note @+1 {{hint: use fewer levels}}
func.func private @f1(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f2, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f2(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f3, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f3(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f4, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f4(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f5, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f5(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f6, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f6(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f7, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f7(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f8, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f8(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f9, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f9(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f10, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f10(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f11, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f11(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f12, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f12(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f13, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f13(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f14, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f14(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f15, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f15(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f16, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f16(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f17, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f17(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f18, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f18(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f19, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f19(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f20, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f20(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f21, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f21(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f22, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f22(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f23, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f23(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f24, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f24(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f25, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f25(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f26, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f26(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f27, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f27(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f28, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f28(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f29, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f29(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f30, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f30(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f31, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f31(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f32, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f32(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f33, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f33(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f34, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f34(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f35, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f35(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f36, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f36(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f37, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f37(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f38, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f38(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f39, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f39(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f40, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f40(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f41, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f41(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f42, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f42(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f43, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f43(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f44, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f44(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f45, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f45(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f46, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f46(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f47, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f47(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f48, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f48(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f49, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f49(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f50, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f50(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f51, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f51(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f52, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f52(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f53, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f53(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f54, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f54(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f55, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f55(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f56, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f56(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f57, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f57(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f58, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f58(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f59, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f59(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f60, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f60(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f61, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f61(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f62, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f62(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f63, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f63(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f64, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f64(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f65, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f65(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%p, %p, %x) <{then_branch = @f66, else_branch = @leaf, is_stateless = true}> : (tensor<i1>, tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @f66(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func private @leaf(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
