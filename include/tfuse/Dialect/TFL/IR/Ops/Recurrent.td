//===- Recurrent.td - recurrent networks -------------------*- tablegen -*-===//
//
// Ops that run a cell over a sequence, or for one step. Their state is in
// operands that become variable tensors: the operator reads them, writes them,
// and they keep their value until the next run of the model.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

// Operands `from` to `to` have rank `rank` unless they are absent.
class TFL_Ranks<int from, int to, int rank> {
  list<Trait> traits = !foreach(i, !range(from, !add(to, 1)), TFL_Rank<i, rank>);
}
class TFL_RanksAtMost<int from, int to, int rank> {
  list<Trait> traits = !foreach(i, !range(from, !add(to, 1)),
                                TFL_RankAtMost<i, rank>);
}

//===----------------------------------------------------------------------===//
// LSTM
//===----------------------------------------------------------------------===//

// Conditions among the operands of the LSTM family.
def TFL_CompletePeepholes : PredOpTrait<
    "the optional peephole weights should all be specified or none",
    CPred<"::tfuse::tfl::verify::lstmPeepholes($_op)">>;
def TFL_CompleteProjection : PredOpTrait<
    "either projection weight must be specified or both projection weight and "
    "projection bias must not be specified",
    CPred<"::tfuse::tfl::verify::lstmProjection($_op)">>;
def TFL_CompleteInputGate : PredOpTrait<
    "the cifg inputs should all be specified or none",
    CPred<"::tfuse::tfl::verify::lstmInputGate($_op)">>;
def TFL_OutputLikeSequence : PredOpTrait<
    "the input and result tensor elemental types must be same",
    TFL_ResultLikeOperandPred<0, 0>>;

// The operands of one direction: weights of the four gates (the input gate's
// are absent when it is coupled to the forget gate), peephole weights, biases,
// projection.
class TFL_LSTMWeights<list<Type> weight, list<Type> peephole, list<Type> bias,
                      string prefix = ""> {
  list<TypeConstraint> types = [
    TFL_OptionalTensor<weight>, TFL_Tensor<weight>, TFL_Tensor<weight>,
    TFL_Tensor<weight>,
    TFL_OptionalTensor<weight>, TFL_Tensor<weight>, TFL_Tensor<weight>,
    TFL_Tensor<weight>,
    TFL_OptionalTensor<peephole>, TFL_OptionalTensor<peephole>,
    TFL_OptionalTensor<peephole>,
    TFL_OptionalTensor<bias>, TFL_Tensor<bias>, TFL_Tensor<bias>,
    TFL_Tensor<bias>,
    TFL_OptionalTensor<weight>, TFL_OptionalTensor<bias>
  ];
  dag operands = !dag(ins, types, !foreach(name, [
      "input_to_input_weights", "input_to_forget_weights",
      "input_to_cell_weights", "input_to_output_weights",
      "recurrent_to_input_weights", "recurrent_to_forget_weights",
      "recurrent_to_cell_weights", "recurrent_to_output_weights",
      "cell_to_input_weights", "cell_to_forget_weights",
      "cell_to_output_weights",
      "input_gate_bias", "forget_gate_bias", "cell_bias", "output_gate_bias",
      "projection_weights", "projection_bias"], prefix # name));
}

class TFL_LayerNorm<list<Type> types> {
  dag operands = (ins
    TFL_OptionalTensor<types>:$input_layer_norm_coefficients,
    TFL_OptionalTensor<types>:$forget_layer_norm_coefficients,
    TFL_OptionalTensor<types>:$cell_layer_norm_coefficients,
    TFL_OptionalTensor<types>:$output_layer_norm_coefficients);
}

defvar TFL_LSTMState = (ins TFL_StatefulTensor:$input_activation_state,
                            TFL_StatefulTensor:$input_cell_state);
defvar TFL_LSTMActivation = (ins
    TFL_ActivationAttr:$fused_activation_function, TFL_Clip:$cell_clip,
    TFL_Clip:$proj_clip);
// Types of tensors inside a quantized LSTM; they become intermediate tensors.
defvar TFL_LSTMIntermediateNames = [
    "input_to_input_intermediate", "input_to_forget_intermediate",
    "input_to_cell_intermediate", "input_to_output_intermediate",
    "effective_hidden_scale_intermediate"];
defvar TFL_LSTMIntermediates = (ins
    OptionalAttr<TypeAttr>:$input_to_input_intermediate,
    OptionalAttr<TypeAttr>:$input_to_forget_intermediate,
    OptionalAttr<TypeAttr>:$input_to_cell_intermediate,
    OptionalAttr<TypeAttr>:$input_to_output_intermediate,
    OptionalAttr<TypeAttr>:$effective_hidden_scale_intermediate);

def TFL_LSTMOp : TFL_Op<"lstm", !listconcat([
    TFL_CompletePeepholes, TFL_CompleteProjection, TFL_CompleteInputGate,
    TFL_OutputLikeSequence],
    TFL_Ranks<2, 3, 2>.traits, TFL_Ranks<5, 7, 2>.traits,
    TFL_Ranks<9, 11, 1>.traits, TFL_Ranks<13, 15, 1>.traits,
    [TFL_Rank<16, 2>, TFL_Rank<17, 1>])> {
  let summary = "one step of a long short-term memory";
  let arguments = !con(
    (ins TFL_Tensor<[F32, QI8, QI16]>:$input),
    TFL_LSTMWeights<[F32, QI8], [F32, QI8, QI16], [F32, QI32]>.operands,
    TFL_LSTMState, TFL_LayerNorm<[F32, QI16]>.operands, TFL_LSTMActivation,
    (ins ConfinedAttr<DefaultValuedOptionalAttr<TFL_LSTMKernelTypeAttr,
             "::tfuse::tfl::LSTMKernelType::FULL">,
           [TFL_KernelIs<"FULL">]>:$kernel_type,
         OptionalAttr<BoolAttr>:$asymmetric_quantize_inputs),
    TFL_LSTMIntermediates);
  let results = (outs AnyTensor:$output);
  let regions = (region AnyRegion:$internal);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"LSTM", 16>;
  let hasIntermediates = 1;
  let intermediates = TFL_LSTMIntermediateNames;
  let options = TFL_LSTMOptions;
  let versions = [
    Version<5, "", All<[InOut<"INT16">, In<2, ["INT8"]>]>>,
    Version<4, "2.3.0", All<[InOut<"FLOAT32">, In<2, ["INT8"]>,
                             Option<"asymmetric_quantize_inputs">]>>,
    Version<3, "1.14.0", All<[InOut<"FLOAT32">, In<2, ["INT8"]>]>>,
    Version<1, "1.7.0">
  ];
  let stateful = [18, 19];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16];
}

def TFL_BasicLSTMOp : TFL_Op<"basic_lstm", [
    Pure, TFL_Rank<0, 2>, TFL_Rank<1, 2>, TFL_Rank<2, 2>, TFL_Rank<3, 1>,
    TFL_Rank<4, 2>]> {
  let summary = "one step of a basic LSTM cell; state goes in and out";
  let arguments = (ins
    TFL_Tensor<[F32, QUI8]>:$data_input,
    TFL_Tensor<[F32, QUI8]>:$prev_activ_input,
    TFL_Tensor<[F32, QUI8]>:$weights_input,
    TFL_Tensor<[F32, QI32]>:$biases_input,
    TFL_Tensor<[F32, QI16]>:$prev_state_input,
    DefaultValuedStrAttr<TFL_ActivationAttr, "TANH">:$fused_activation_function,
    TFL_Clip:$cell_clip, TFL_Clip:$proj_clip,
    ConfinedAttr<DefaultValuedOptionalAttr<TFL_LSTMKernelTypeAttr,
        "::tfuse::tfl::LSTMKernelType::BASIC">,
      [TFL_KernelIs<"BASIC">]>:$kernel_type);
  let results = (outs TFL_Matrix<[F32, QUI8]>:$activ_output,
                      TFL_Matrix<[F32, QUI16]>:$state_output,
                      TFL_Matrix<[F32, QUI8]>:$concat_temp,
                      TFL_Matrix<[F32, QUI16]>:$activ_temp);
  let builtin = TFL_Builtin<"LSTM", 16>;
  let hasIntermediates = 1;
  let options = TFL_LSTMOptions;
  let versions = [Version<2, "1.10.0">];
  let quantizable = 1;
}

def TFL_UnidirectionalSequenceLSTMOp
    : TFL_Op<"unidirectional_sequence_lstm", !listconcat([
    TFL_IsRecurrentSequence,
    TFL_CompletePeepholes, TFL_CompleteProjection, TFL_CompleteInputGate,
    TFL_OutputLikeSequence, TFL_RankAtLeast<0, 2>],
    TFL_Ranks<1, 4, 2>.traits, TFL_RanksAtMost<5, 8, 2>.traits,
    TFL_Ranks<9, 15, 1>.traits,
    [TFL_Rank<16, 2>, TFL_Rank<17, 1>,
     DeclareOpInterfaceMethods<InferTypeOpInterface>])> {
  let summary = "long short-term memory over a sequence";
  let arguments = !con(
    (ins TFL_F32Tensor:$input),
    TFL_LSTMWeights<[F32, QI8], [F32, QI8], [F32]>.operands,
    TFL_LSTMState, TFL_LayerNorm<[F32, QI8]>.operands, TFL_LSTMActivation,
    (ins BoolAttr:$time_major,
         OptionalAttr<BoolAttr>:$asymmetric_quantize_inputs,
         OptionalAttr<BoolAttr>:$diagonal_recurrent_tensors),
    TFL_LSTMIntermediates);
  let results = (outs TFL_Tensor<[F32, QI8]>:$output);
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange actual);
  }];
  let hasCanonicalizer = 1;
  let builtin = TFL_Builtin<"UNIDIRECTIONAL_SEQUENCE_LSTM", 44>;
  let hasIntermediates = 1;
  let intermediates = TFL_LSTMIntermediateNames;
  let options = TFL_UnidirectionalSequenceLSTMOptions;
  let versions = [
    Version<5, "", All<[InOut<"INT16">, In<2, ["INT8"]>]>>,
    Version<4, "2.12.0", Option<"diagonal_recurrent_tensors">>,
    Version<3, "2.3.0", All<[InOut<"FLOAT32">, In<2, ["INT8"]>,
                             Option<"asymmetric_quantize_inputs">]>>,
    Version<2, "1.14.0", All<[InOut<"FLOAT32">, In<2, ["INT8"]>]>>,
    Version<1, "1.13.1">
  ];
  let stateful = [18, 19];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16];
}

def TFL_BidirectionalSequenceLSTMOp
    : TFL_Op<"bidirectional_sequence_lstm", !listconcat([
    TFL_IsRecurrentSequence,
    PredOpTrait<"the optional peephole weights should all be specified or none",
                CPred<"::tfuse::tfl::verify::bidiPeepholes($_op)">>,
    PredOpTrait<"either projection weight must be specified or both projection "
                "weight and projection bias must not be specified",
                CPred<"::tfuse::tfl::verify::bidiProjection($_op)">>,
    TFL_OutputLikeSequence, TFL_Rank<0, 3>],
    TFL_Ranks<1, 8, 2>.traits, TFL_Ranks<9, 15, 1>.traits,
    [TFL_Rank<16, 2>, TFL_Rank<17, 1>],
    TFL_Ranks<18, 25, 2>.traits, TFL_Ranks<26, 32, 1>.traits,
    [TFL_Rank<33, 2>, TFL_Rank<34, 1>])> {
  let summary = "long short-term memories over a sequence, in both directions";
  let arguments = !con(
    (ins TFL_Tensor<[F32, QI8]>:$input),
    TFL_LSTMWeights<[F32, QI8], [F32, QI8], [F32], "fw_">.operands,
    TFL_LSTMWeights<[F32, QI8], [F32, QI8], [F32], "bw_">.operands,
    (ins
      TFL_StatefulTensor:$fw_input_activation_state,
      TFL_StatefulTensor:$fw_input_cell_state,
      TFL_StatefulTensor:$bw_input_activation_state,
      TFL_StatefulTensor:$bw_input_cell_state,
      TFL_OptionalTensor<[F32, QI8]>:$aux_input,
      TFL_OptionalTensor<[F32, QI8]>:$fw_aux_input_to_input_weights,
      TFL_OptionalTensor<[F32, QI8]>:$fw_aux_input_to_forget_weights,
      TFL_OptionalTensor<[F32, QI8]>:$fw_aux_input_to_cell_weights,
      TFL_OptionalTensor<[F32, QI8]>:$fw_aux_input_to_output_weights,
      TFL_OptionalTensor<[F32, QI8]>:$bw_aux_input_to_input_weights,
      TFL_OptionalTensor<[F32, QI8]>:$bw_aux_input_to_forget_weights,
      TFL_OptionalTensor<[F32, QI8]>:$bw_aux_input_to_cell_weights,
      TFL_OptionalTensor<[F32, QI8]>:$bw_aux_input_to_output_weights),
    TFL_LSTMActivation,
    (ins BoolAttr:$merge_outputs, BoolAttr:$time_major,
         OptionalAttr<BoolAttr>:$asymmetric_quantize_inputs));
  let results = (outs AnyTensor:$fw_output, AnyTensor:$bw_output);
  let builtin = TFL_Builtin<"BIDIRECTIONAL_SEQUENCE_LSTM", 52>;
  let hasIntermediates = 1;
  let options = TFL_BidirectionalSequenceLSTMOptions;
  let versions = [
    Version<3, "1.14.0", All<[In<1, ["INT8"]>, Out<0, ["FLOAT32"]>,
                              Option<"asymmetric_quantize_inputs">]>>,
    Version<2, "1.14.0", All<[In<1, ["INT8"]>, Out<0, ["FLOAT32"]>]>>,
    Version<1, "1.14.0">
  ];
  let stateful = [35, 36, 37, 38];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = !listconcat(!range(1, 12), [16], !range(18, 29), [33],
                            !range(40, 48));
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

def TFL_UnidirectionalSequenceRNNOp
    : TFL_Op<"unidirectional_sequence_rnn", [
    TFL_IsRecurrentSequence, TFL_Rank<4, 2>, TFL_OutputLikeInput,
    TFL_OperandsAlike<1, 2,
      "input and constant value operands must have same element type">]> {
  let summary = "a simple recurrent cell over a sequence";
  let arguments = (ins
    TFL_F32Tensor:$input, TFL_Tensor<[F32, QI8]>:$input_to_input_weights,
    TFL_Tensor<[F32, QI8]>:$recurrent_to_input_weights,
    TFL_F32Tensor:$input_gate_bias, TFL_StatefulTensor:$hidden_state,
    BoolAttr:$time_major, TFL_ActivationAttr:$fused_activation_function,
    OptionalAttr<BoolAttr>:$asymmetric_quantize_inputs);
  let results = (outs TFL_F32Tensor:$output);
  let builtin = TFL_Builtin<"UNIDIRECTIONAL_SEQUENCE_RNN", 35>;
  let options = TFL_SequenceRNNOptions;
  let versions = [
    Version<3, "2.3.0", All<[In<1, ["INT8"]>, Out<0, ["FLOAT32"]>,
                             Option<"asymmetric_quantize_inputs">]>>,
    Version<2, "1.14.0", All<[In<1, ["INT8"]>, Out<0, ["FLOAT32"]>]>>,
    Version<1, "1.14.0">
  ];
  let stateful = [4];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = [1, 2];
}

def TFL_SVDFOp : TFL_Op<"svdf", [TFL_OutputLikeSequence]> {
  let summary = "a singular value decomposition filter (SVDF) over time";
  let arguments = (ins
    TFL_Tensor<[F32, QI8]>:$input, TFL_Tensor<[F32, QI8, QUI8]>:$feature_weights,
    TFL_Tensor<[F32, QI16]>:$time_weights,
    TFL_OptionalTensor<[F32, QI32]>:$input_gate_bias,
    TFL_StatefulTensor:$activation_state, TFL_PositiveI32:$rank,
    TFL_ActivationAttr:$fused_activation_function,
    OptionalAttr<BoolAttr>:$asymmetric_quantize_inputs);
  let results = (outs TFL_Tensor<[F32, QI8]>:$output);
  let builtin = TFL_Builtin<"SVDF", 27>;
  let options = TFL_SVDFOptions;
  let versions = [
    Version<3, "2.2.0", In<0, ["INT8"]>>,
    Version<4, "2.3.0", All<[InOut<"FLOAT32">, In<1, ["INT8"]>,
                             Option<"asymmetric_quantize_inputs">]>>,
    Version<2, "1.14.0", All<[InOut<"FLOAT32">, In<1, ["INT8"]>]>>,
    Version<1, "1.5.0">
  ];
  let stateful = [4];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = [1, 2];
  let bias = 3;
  let biasScales = [2, 4];
}
