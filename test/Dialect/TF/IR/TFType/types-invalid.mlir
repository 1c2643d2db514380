// RUN: tfuse-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{unknown TensorFlow type: float}}
func.func private @unknown(!tf_type.float)

// -----

// expected-error@+1 {{invalid ResourceType subtype: 'tensor<index>'}}
func.func private @resource_of_index(!tf_type.resource<tensor<index>>)

// -----

// expected-error@+1 {{invalid VariantType subtype: 'tensor<!tf_type.control>'}}
func.func private @variant_of_control(!tf_type.variant<tensor<!tf_type.control>>)

// -----

// expected-error@+1 {{a reference is written with its element type, for example `f32ref`}}
func.func private @ref_without_type(!tf_type.ref)

// -----

// expected-error@+1 {{expected '>'}}
func.func private @two_without_comma(!tf_type.resource<tensor<f32> tensor<f32>>)
