// Strings: cases for the evaluator. Written by utils/dump-eval-cases.py
// with TensorFlow 2.21.0.

func.func @StringJoin_string_1() {
  %0 = "tf.Const"() <{value = dense<[["Ab", "cD"], ["", "\C3\A9x"]]> : tensor<2x2x!tf_type.string>}> : () -> tensor<2x2x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<"-"> : tensor<!tf_type.string>}> : () -> tensor<!tf_type.string>
  %2 = "tf.Const"() <{value = dense<[["Ab", "cD"], ["", "\C3\A9x"]]> : tensor<2x2x!tf_type.string>}> : () -> tensor<2x2x!tf_type.string>
  %r = "tf.StringJoin"(%0, %1, %2) <{separator = "/"}> {expected = [dense<[["Ab/-/Ab", "cD/-/cD"], ["/-/", "\C3\A9x/-/\C3\A9x"]]> : tensor<2x2x!tf_type.string>]} : (tensor<2x2x!tf_type.string>, tensor<!tf_type.string>, tensor<2x2x!tf_type.string>) -> tensor<2x2x!tf_type.string>
  return
}
func.func @StringJoin_string_2() {
  %0 = "tf.Const"() <{value = dense<["a"]> : tensor<1x!tf_type.string>}> : () -> tensor<1x!tf_type.string>
  %1 = "tf.Const"() <{value = dense<["b", "c"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %r = "tf.StringJoin"(%0, %1) {refused} : (tensor<1x!tf_type.string>, tensor<2x!tf_type.string>) -> tensor<*x!tf_type.string>
  return
}
func.func @StringLength_string_1() {
  %0 = "tf.Const"() <{value = dense<[["Ab", "cD"], ["", "\C3\A9x"]]> : tensor<2x2x!tf_type.string>}> : () -> tensor<2x2x!tf_type.string>
  %r = "tf.StringLength"(%0) {expected = [dense<"0x02000000020000000000000003000000"> : tensor<2x2xi32>]} : (tensor<2x2x!tf_type.string>) -> tensor<2x2xi32>
  return
}
func.func @StringLength_string_2() {
  %0 = "tf.Const"() <{value = dense<[["Ab", "cD"], ["", "\C3\A9x"]]> : tensor<2x2x!tf_type.string>}> : () -> tensor<2x2x!tf_type.string>
  %r = "tf.StringLength"(%0) <{unit = "UTF8_CHAR"}> {expected = [dense<"0x02000000020000000000000002000000"> : tensor<2x2xi32>]} : (tensor<2x2x!tf_type.string>) -> tensor<2x2xi32>
  return
}
func.func @StringLower_string_1() {
  %0 = "tf.Const"() <{value = dense<[["Ab", "cD"], ["", "\C3\A9x"]]> : tensor<2x2x!tf_type.string>}> : () -> tensor<2x2x!tf_type.string>
  %r = "tf.StringLower"(%0) {expected = [dense<[["ab", "cd"], ["", "\C3\A9x"]]> : tensor<2x2x!tf_type.string>]} : (tensor<2x2x!tf_type.string>) -> tensor<2x2x!tf_type.string>
  return
}
func.func @StringUpper_string_1() {
  %0 = "tf.Const"() <{value = dense<[["Ab", "cD"], ["", "\C3\A9x"]]> : tensor<2x2x!tf_type.string>}> : () -> tensor<2x2x!tf_type.string>
  %r = "tf.StringUpper"(%0) {expected = [dense<[["AB", "CD"], ["", "\C3\A9X"]]> : tensor<2x2x!tf_type.string>]} : (tensor<2x2x!tf_type.string>) -> tensor<2x2x!tf_type.string>
  return
}
