"""from_tensors and to_tensors: a model that reads tf.Example and returns strings."""

import keras
import numpy as np
import tensorflow as tf
from ai_edge_litert.interpreter import Interpreter

import tfuse


def test_network_between_parse_example_and_as_string(tmp_path, random):
    keras.utils.set_random_seed(1)
    network = keras.Sequential([keras.Input((6,)), keras.layers.Dense(8, "relu"), keras.layers.Dense(3, "softmax")])
    module = tf.Module()
    module.network = network

    @tf.function(input_signature=[tf.TensorSpec([None], tf.string, name="examples")])
    def serve(examples):
        fields = {"age": tf.io.FixedLenFeature([2], tf.float32), "features": tf.io.FixedLenFeature([4], tf.float32)}
        parsed = tf.io.parse_example(examples, fields)
        classes = tf.argmax(network(tf.concat([parsed["features"], parsed["age"]], 1)), 1)
        return {"classes": tf.strings.as_string(classes)}

    tf.saved_model.save(module, str(tmp_path / "model"), signatures={"serving_default": serve})
    parse = "ParseExample/ParseExampleV2"
    tfuse.convert(
        tmp_path / "model",
        tmp_path / "m.tflite",
        from_tensors=[f"{parse}:0", f"{parse}:1"],
        to_tensors=["ArgMax"],
        input_shapes={f"{parse}:0": [None, 2], f"{parse}:1": [None, 4]},
    )
    age, features = random(5, 2), random(5, 4)

    def example(i):
        lists = {"age": age[i], "features": features[i]}
        fields = {name: tf.train.Feature(float_list=tf.train.FloatList(value=row)) for name, row in lists.items()}
        return tf.train.Example(features=tf.train.Features(feature=fields)).SerializeToString()

    whole = serve(tf.constant([example(i) for i in range(5)]))["classes"].numpy().astype(np.int64)
    interpreter = Interpreter(model_path=str(tmp_path / "m.tflite"))
    part = interpreter.get_signature_runner("serving_default")(**{f"{parse}:0": age, f"{parse}:1": features})
    np.testing.assert_array_equal(part["ArgMax"], whole)
