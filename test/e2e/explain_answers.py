"""What `tfuse explain` has to say of cases, stated from the source of each model.

Each entry: layers (or annotations) and what they become: TFLite ops, or, with a leading "-", the
reason why they stay.
"""

from __future__ import annotations

LSTM = "UNIDIRECTIONAL_SEQUENCE_LSTM"
RNN = "UNIDIRECTIONAL_SEQUENCE_RNN"
BOTH_LSTM = "BIDIRECTIONAL_SEQUENCE_LSTM"
BOTH_RNN = "BIDIRECTIONAL_SEQUENCE_RNN"
NO_CELL = "-no-recurrent-cell"
LOOKUP = "EMBEDDING_LOOKUP"


def both_directions(layer: str, wrapped: str, op: str) -> dict[str, str]:
    return {f"{layer}/forward_{wrapped}": op, f"{layer}/backward_{wrapped}": op}


# Case -> recurrent layer -> result.
RECURRENT: dict[str, dict[str, str]] = {
    # Keras 3 writes loops.
    "keras3_lstm_last": {"functional_1/lstm_1": LSTM},
    "keras3_lstm_sequences": {"functional_1/lstm_1": LSTM},
    "keras3_lstm_any_length": {"functional_1/lstm_1": LSTM},
    "keras3_lstm_backwards_sequences": {"functional_1/lstm_1": LSTM},
    "keras3_lstm_initial_state": {"functional_1/lstm_1": LSTM},
    "keras3_lstm_no_bias": {"functional_1/lstm_1": LSTM},
    "keras3_lstm_activation_relu": {"functional_1/lstm_1": LSTM},
    "keras3_lstm_activation_relu6": {"functional_1/lstm_1": LSTM},
    "keras3_lstm_return_state": {"functional_1/lstm_1": LSTM},
    "keras3_lstm_times_ones": {"functional_1/rnn_1": LSTM},
    "keras3_lstm_mixed_precision": {"functional_1/lstm_1": LSTM},
    "keras3_lstm_encoder_decoder": {"functional_1/lstm_1": LSTM, "functional_1/lstm_1_2": LSTM},
    "keras3_simple_rnn_last": {"functional_1/simple_rnn_1": RNN},
    "keras3_simple_rnn_relu": {"functional_1/simple_rnn_1": RNN},
    "keras3_simple_rnn_activation_none": {"functional_1/simple_rnn_1": RNN},
    "keras3_simple_rnn_activation_relu6": {"functional_1/simple_rnn_1": RNN},
    "keras3_bidirectional_concat": both_directions("functional_1/bidirectional_1", "lstm_1", BOTH_LSTM),
    "keras3_bidirectional_concat_last": both_directions("functional_1/bidirectional_1", "lstm_1", BOTH_LSTM),
    "keras3_bidirectional_none": both_directions("functional_1/bidirectional_1", "lstm_1", BOTH_LSTM),
    "keras3_bidirectional_sum": both_directions("functional_1/bidirectional_1", "lstm_1", BOTH_LSTM),
    "keras3_bidirectional_simple_rnn_concat": both_directions(
        "functional_1/bidirectional_1", "simple_rnn_1", BOTH_RNN
    ),
    # One op for both directions has no masks (docs/rnn.md).
    "keras3_masked_bidirectional": both_directions("functional_1/bidirectional_1", "lstm_1", LSTM),
    "keras3_masked_any_length": {"functional_1/lstm_1": LSTM},
    "keras3_masked_backwards": {"functional_1/lstm_1": LSTM},
    "keras3_masked_by_input": {"functional_1/lstm_1": LSTM},
    "keras3_masked_relu": {"functional_1/lstm_1": LSTM},
    "keras3_masked_simple": {"functional_1/simple_rnn_1": RNN},
    "keras3_masked_states": {"functional_1/lstm_1": LSTM},
    # TFLite has no op for a GRU, and none for a convolutional cell.
    "keras3_masked_gru": {"functional_1/gru_1": "-structure"},
    "frozen_keras_gru": {"functional_1/gru_1": "-structure"},
    "keras3_rnn_convolution": {"functional_1/conv_lstm2d_1": NO_CELL},
    # Loops that compute something else.
    "while_loop": {"while": NO_CELL},
    "loop_type_int64": {"while": NO_CELL},
    "loop_until_converged": {"while": NO_CELL},
    "loop_with_convolution": {"while": NO_CELL},
    "map_fn_dynamic": {"map": NO_CELL},
    "scan_sums": {"scan": NO_CELL},
    "fold_left_and_right": {"foldl": NO_CELL, "foldr": NO_CELL},
    # By hand.
    "raw_lstm_concatenated_kernel": {"while": LSTM},
    "raw_lstm_context": {"scan": LSTM},
    "raw_lstm_for_in_range": {"while": LSTM},
    "raw_lstm_output_residual": {"while": LSTM},
    "raw_lstm_sigmoid_exp": {"while": LSTM},
    "raw_lstm_normalized_batch_normalization": {"while": LSTM},
    # Its epsilon is 1e-3, that of the fused op 1e-8.
    "raw_lstm_normalized_otherwise": {"while": "-constant-value"},
    "raw_block_lstm_v1": {"BlockLSTM": LSTM},
    # TensorFlow 1.
    "tf1_loop_lstm_sequence": {"rnn": LSTM},
    "tf1_loop_lstm_any_length_sequence": {"rnn": LSTM},
    "tf1_loop_lstm_bidirectional": {"bidirectional_rnn/fw/fw": BOTH_LSTM, "bidirectional_rnn/bw/bw": BOTH_LSTM},
    "tf1_while": {"while": NO_CELL},
    # CudnnRNN.
    "cudnn_bidirectional_layers": {"CudnnRNNV2": BOTH_LSTM},
    "cudnn_simple_relu": {"CudnnRNN": RNN},
    "cudnn_tf_keras_lstm_backwards": {"CudnnRNNV3": LSTM},
    # No recurrence at all.
    "keras3_mlp": {},
    "keras3_small_cnn": {},
    "keras3_bert_tiny": {},
}

# Case -> name in the annotation -> result.
FUNCTIONS: dict[str, dict[str, str]] = {
    "composite_embedding_lookup": {"embedding_lookup": LOOKUP},
    "composite_embedding_handle": {"embedding_lookup": LOOKUP},
    "composite_embedding_matmul": {"embedding_matmul": LOOKUP},
    "composite_in_while": {"embedding_lookup": LOOKUP},
    "composite_in_cond": {"embedding_lookup": LOOKUP},
    "composite_inside_unknown": {"embedding_lookup": LOOKUP, "nobody_knows_this": "-"},
    # The outer function fuses, and the inner one with it.
    "composite_inside_composite": {"embedding_matmul": LOOKUP},
    # The ids are floats: the annotation is wrong.
    "composite_mismatch": {"embedding_lookup": "-element-type"},
    "composite_fusable_op": {"my_custom_fused_op": "my_custom_fused_op"},
    "composite_fusable_op_lists": {"my_op": "my_op"},
    "composite_keras_lstm": {"lstm": LSTM},
    "composite_keras_lstm_backwards": {"lstm": LSTM},
    "composite_keras_lstm_stateful": {"lstm": LSTM},
    "composite_keras_lstm_time_major": {"lstm": LSTM},
    "composite_lstm_cell_plain": {"LSTMCellSimple": "LSTM"},
    "composite_lstm_cell_projection": {"LSTMCellSimple": "LSTM"},
    "composite_layer_norm_lstm_cell_plain": {"LayerNormalizedLstmCellSimple": "LSTM"},
    "composite_detection_post_process": {"TFLite_Detection_PostProcess": "TFLite_Detection_PostProcess"},
    "composite_non_max_suppression": {"non_max_suppression_padded_v2": "NON_MAX_SUPPRESSION_V4"},
    "composite_max_unpooling_same": {"addons:MaxUnpooling2D": "MaxUnpooling2D"},
    "composite_whitespace_tokenizer": {"tftext:WhitespaceTokenizer": "tftext:WhitespaceTokenizer"},
    "composite_ngrams": {"tftext:Ngrams": "tftext:Ngrams"},
    "stablehlo_composite_embedding_lookup": {"odml.embedding_lookup": LOOKUP},
    # A name that no fusion has: the body is converted.
    "stablehlo_composite_unknown": {"acme.scale": "-unknown-annotation"},
}

# Case -> rule -> how often its pattern fuses.
PATTERNS: dict[str, dict[str, int]] = {
    "conv2d_bias_relu": {"peephole-fuse-bias": 1, "peephole-fuse-activation": 1},
    "conv2d_bias_relu6": {"peephole-fuse-bias": 1, "peephole-fuse-activation": 1},
    "depthwise_bias_relu6": {"peephole-fuse-bias": 1, "peephole-fuse-activation": 1},
    "matmul_fused_bias_relu": {"peephole-fuse-bias": 1, "peephole-fuse-activation": 1},
    "matmul_fused_bias": {"peephole-fuse-bias": 1},
    "activation_gelu_exact_by_hand": {"peephole-recognize-gelu": 1},
    # Stride 2: SAME would pad by 0 and 1 where the model pads by 1 and 1.
    "conv2d_padded": {"peephole-fuse-padding": 0},
    "keras3_batch_norm_after_conv": {"peephole-fuse-scale": 1},
}
