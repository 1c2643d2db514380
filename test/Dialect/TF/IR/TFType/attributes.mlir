// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s

// CHECK-LABEL: @shapes
// CHECK-SAME: dynamic = #tf_type.shape<1x?x3>
// CHECK-SAME: hex_like = #tf_type.shape<0x2>
// CHECK-SAME: scalar = #tf_type.shape<>
// CHECK-SAME: static = #tf_type.shape<12x34>
// CHECK-SAME: unranked = #tf_type.shape<*>
func.func private @shapes() attributes {
  dynamic = #tf_type.shape<1x?x3>, hex_like = #tf_type.shape<0x2>, scalar = #tf_type.shape<>,
  static = #tf_type.shape<12x34>, unranked = #tf_type.shape<*>}

// CHECK-LABEL: @functions
// CHECK-SAME: attrs = #tf_type.func<@f, {N = 3 : i64, T = f32}>
// CHECK-SAME: nested = #tf_type.func<@outer, {body = #tf_type.func<@inner, {}>}>
// CHECK-SAME: none = #tf_type.func<"", {}>
// CHECK-SAME: quoted = #tf_type.func<@"a/b:c", {}>
func.func private @functions() attributes {
  attrs = #tf_type.func<@f, {T = f32, N = 3 : i64}>,
  nested = #tf_type.func<@outer, {body = #tf_type.func<@inner, {}>}>,
  none = #tf_type.func<"", {}>, quoted = #tf_type.func<@"a/b:c", {}>}

// CHECK-LABEL: @versions
// CHECK-SAME: bad = #tf_type.version<producer = 42, min_consumer = 33, bad_consumers = [5, 7]>
// CHECK-SAME: plain = #tf_type.version<producer = 42, min_consumer = 33>
func.func private @versions() attributes {
  bad = #tf_type.version<producer = 42, min_consumer = 33, bad_consumers = [5, 7]>,
  plain = #tf_type.version<producer = 42, min_consumer = 33>}

// CHECK-LABEL: @tensor_protos
// CHECK-SAME: bytes = #tf_type<tensor_proto : "0x0A1BFF"> : tensor<2xi32>
// CHECK-SAME: empty = #tf_type<tensor_proto : "0x"> : tensor<!tf_type.variant>
func.func private @tensor_protos() attributes {
  bytes = #tf_type<tensor_proto : "0x0a1Bff"> : tensor<2xi32>,
  empty = #tf_type<tensor_proto : "0x"> : tensor<!tf_type.variant>}

// CHECK-LABEL: @full_types
// CHECK-SAME: attr = #tf_type.full_type<unset 0 : i64>
// CHECK-SAME: nested = #tf_type.full_type<array<for_each<product, tensor<var "T">, var "T">>>
// CHECK-SAME: plain = #tf_type.full_type<tensor>
// CHECK-SAME: two = #tf_type.full_type<callable<any, product<tensor<int32>, tensor<legacy_variant>>>>
func.func private @full_types() attributes {
  attr = #tf_type.full_type<unset 0 : i64>,
  nested = #tf_type.full_type<array<for_each<product, tensor<var "T">, var "T">>>,
  plain = #tf_type.full_type<tensor>,
  two = #tf_type.full_type<callable<any, product<tensor<int32>, tensor<legacy_variant>>>>}

// CHECK-LABEL: @others
// CHECK-SAME: gpu = #tf_type.gpu_device_metadata<cc_major = 6, cc_minor = 1>
// CHECK-SAME: placeholder = #tf_type.placeholder<"a \22name\22">
func.func private @others() attributes {
  gpu = #tf_type.gpu_device_metadata<cc_major = 6, cc_minor = 1>,
  placeholder = #tf_type.placeholder<"a \"name\"">}
