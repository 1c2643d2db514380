//===- Bidirectional.td - simple recurrent cells both ways -*- tablegen -*-===//
//
// See Recurrent.td for the other recurrent ops. These ops have a separate header
// because few sources need them.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

def TFL_BidirectionalSequenceRNNOp
    : TFL_Op<"bidirectional_sequence_rnn", [
    TFL_IsRecurrentSequence,
    TFL_Rank<0, 3>, TFL_Rank<4, 2>, TFL_Rank<8, 2>]> {
  let summary = "simple recurrent cells over a sequence, in both directions";
  let arguments = (ins
    TFL_F32Tensor:$input,
    TFL_Tensor<[F32, QI8]>:$fw_input_to_input_weights,
    TFL_Tensor<[F32, QI8]>:$fw_recurrent_to_input_weights,
    TFL_F32Tensor:$fw_input_gate_bias, TFL_StatefulTensor:$fw_hidden_state,
    TFL_Tensor<[F32, QI8]>:$bw_input_to_input_weights,
    TFL_Tensor<[F32, QI8]>:$bw_recurrent_to_input_weights,
    TFL_F32Tensor:$bw_input_gate_bias, TFL_StatefulTensor:$bw_hidden_state,
    TFL_OptionalTensor<[F32]>:$aux_input,
    TFL_OptionalTensor<[F32, QI8]>:$fw_aux_input_weights,
    TFL_OptionalTensor<[F32, QI8]>:$bw_aux_input_weights,
    BoolAttr:$time_major, TFL_ActivationAttr:$fused_activation_function,
    BoolAttr:$merge_outputs,
    OptionalAttr<BoolAttr>:$asymmetric_quantize_inputs);
  let results = (outs TFL_F32Tensor:$fw_output, TFL_F32Tensor:$bw_output);
  let builtin = TFL_Builtin<"BIDIRECTIONAL_SEQUENCE_RNN", 46>;
  let options = TFL_BidirectionalSequenceRNNOptions;
  let versions = [
    Version<3, "2.3.0", All<[In<1, ["INT8"]>, Out<0, ["FLOAT32"]>,
                             Option<"asymmetric_quantize_inputs">]>>,
    Version<2, "1.14.0", All<[In<1, ["INT8"]>, Out<0, ["FLOAT32"]>]>>,
    Version<1, "1.14.0">
  ];
  let stateful = [4, 8];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = [1, 2, 5, 6, 10, 11];
}
