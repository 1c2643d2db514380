// RUN: tfuse-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{expected a dimension: an integer or `?`}}
func.func private @shape_of_words() attributes {a = #tf_type.shape<axb>}

// -----

// expected-error@+1 {{expected a dimension: an integer or `?`}}
func.func private @negative_dimension() attributes {a = #tf_type.shape<1x-2>}

// -----

// expected-error@+1 {{expected '>'}}
func.func private @unranked_and_more() attributes {a = #tf_type.shape<*x1>}

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @dimensions_by_comma() attributes {a = #tf_type.shape<1, 2>}

// -----

// expected-error@+1 {{expected empty string or symbol while parsing tf.func attribute}}
func.func private @function_by_string() attributes {a = #tf_type.func<"f", {}>}

// -----

// expected-error@+1 {{expected Dictionary attribute while parsing tf.func attribute}}
func.func private @function_without_attrs() attributes {a = #tf_type.func<@f, 3>}

// -----

// expected-error@+1 {{expected 'min_consumer'}}
func.func private @version_order() attributes {a = #tf_type.version<producer = 1, bad_consumers = []>}

// -----

// expected-error@+1 {{unknown full type: matrix}}
func.func private @full_type() attributes {a = #tf_type.full_type<array<matrix>>}

// -----

// expected-error@+1 {{expected bytes in hexadecimal, as in "0x0A1B"}}
func.func private @proto_not_hex() attributes {a = #tf_type<tensor_proto : "0xZZ"> : tensor<f32>}

// -----

// expected-error@+1 {{expected bytes in hexadecimal, as in "0x0A1B"}}
func.func private @proto_half_byte() attributes {a = #tf_type<tensor_proto : "0x123"> : tensor<f32>}

// -----

// expected-error@+1 {{a tensor_proto needs the type of its tensor}}
func.func private @proto_without_type() attributes {a = #tf_type<tensor_proto : "0x12">}
