// RUN: tfuse-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error @+1 {{the view reaches beyond its constant}}
"test.op"() {value = #tfuse.lazy<dense<[1, 2, 3]> : tensor<3xi32>, offset = 0, strides = [2]> : tensor<3xi32>} : () -> ()

// -----

// expected-error @+1 {{the view reaches beyond its constant}}
"test.op"() {value = #tfuse.lazy<dense<[1, 2, 3]> : tensor<3xi32>, offset = 1, strides = [-1]> : tensor<3xi32>} : () -> ()

// -----

// The offset overflows int64 and would be valid only modulo 2^64.
// expected-error @+1 {{the view reaches beyond its constant}}
"test.op"() {value = #tfuse.lazy<dense<[1, 2, 3]> : tensor<3xi32>, offset = 0, strides = [4611686018427387904, 1]> : tensor<5x2xi32>} : () -> ()

// -----

// expected-error @+1 {{expected one stride per dimension}}
"test.op"() {value = #tfuse.lazy<dense<[1, 2, 3]> : tensor<3xi32>, offset = 0, strides = [1]> : tensor<1x3xi32>} : () -> ()

// -----

// expected-error @+1 {{the steps end with 'i32', the type says 'f32'}}
"test.op"() {value = #tfuse.lazy<dense<[1, 2, 3]> : tensor<3xi32>, offset = 0, strides = [1]> : tensor<3xf32>} : () -> ()

// -----

// expected-error @+1 {{cannot cast 'f32' to 'i32'}}
"test.op"() {value = #tfuse.lazy<dense<[1.0, 2.0]> : tensor<2xf32>, offset = 0, strides = [1], steps = [<cast i32>]> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{expected a step with 'f32', not with 'f64'}}
"test.op"() {value = #tfuse.lazy<dense<[1.0, 2.0]> : tensor<2xf32>, offset = 0, strides = [1], steps = [<mul dense<1.0> : tensor<f64>, offset = 0, strides = [0]>]> : tensor<2xf32>} : () -> ()

// -----

// expected-error @+1 {{div does not support elements of type 'i32'}}
"test.op"() {value = #tfuse.step<div dense<2> : tensor<i32>, offset = 0, strides = []>} : () -> ()

// -----

// expected-error @+1 {{quantize takes a quantized type with one scale, not 'i8'}}
"test.op"() {value = #tfuse.step<quantize i8>} : () -> ()

// -----

// expected-error @+1 {{cannot quantize 'i32'}}
"test.op"() {value = #tfuse.lazy<dense<[1, 2]> : tensor<2xi32>, offset = 0, strides = [1], steps = [<quantize !quant.uniform<i8:f32, 0.5>>]> : tensor<2xi8>} : () -> ()

// -----

// expected-error @+1 {{expected cast, quantize, mul, add, sub or div}}
"test.op"() {value = #tfuse.step<pow dense<2> : tensor<i32>, offset = 0, strides = []>} : () -> ()

// -----

// expected-error @+1 {{a lazy constant needs the type of its tensor}}
"test.op"() {value = #tfuse.lazy<dense<[1, 2, 3]> : tensor<3xi32>, offset = 0, strides = [1]>} : () -> ()

// -----

// expected-error @+1 {{a view needs a constant of static shape with elements of a fixed size}}
"test.op"() {value = #tfuse.lazy<dense<"a"> : tensor<3x!tf_type.string>, offset = 0, strides = [1]> : tensor<3x!tf_type.string>} : () -> ()
