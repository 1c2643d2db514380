"""TFLiteConverter.from_concrete_functions."""

import numpy as np
import pytest
import tensorflow as tf

import tfuse


class Affine(tf.Module):
    """Two functions that share variables."""

    def __init__(self):
        super().__init__()
        self.kernel = tf.Variable(np.arange(12, dtype=np.float32).reshape(3, 4) / 12)
        self.bias = tf.Variable(np.ones(4, np.float32))

    @tf.function(input_signature=[tf.TensorSpec([None, 3], name="x")])
    def forward(self, x):
        return tf.nn.relu(x @ self.kernel + self.bias)

    @tf.function(input_signature=[tf.TensorSpec([None, 4], name="y")])
    def backward(self, y):
        return (y - self.bias) @ tf.transpose(self.kernel)


@pytest.mark.parametrize("owner", [True, False])
def test_one_function(owner, same, random):
    module = Affine()
    function = module.forward.get_concrete_function()
    converter = tfuse.TFLiteConverter.from_concrete_functions([function], module if owner else None)
    same(converter.convert(), lambda x: module.forward(x), {"x": random(1, 3)}, {"x": random(5, 3)})


def test_the_owner_may_be_the_function(same, random):
    @tf.function
    def double(x):
        return {"twice": 2 * x}

    function = double.get_concrete_function(tf.TensorSpec([2, 2]))
    converter = tfuse.TFLiteConverter([function], double)
    same(converter.convert(), lambda x: double(x), {"x": random(2, 2)})


def test_several_functions(same, random):
    module = Affine()
    functions = [f.get_concrete_function() for f in (module.forward, module.backward)]
    content = tfuse.TFLiteConverter.from_concrete_functions(functions, module).convert()
    names = [function.graph.name for function in functions]
    assert sorted(tf.lite.Interpreter(model_content=content).get_signature_list()) == sorted(names)
    same(content, lambda x: module.forward(x), {"x": random(2, 3)}, signature=names[0])
    same(content, lambda y: module.backward(y), {"y": random(2, 4)}, signature=names[1])


def test_no_concrete_function():
    with pytest.raises(ValueError, match="get_concrete_function"):
        tfuse.TFLiteConverter.from_concrete_functions([Affine().forward])


def test_mistakes_are_tensorflows_own_with_a_note():
    table = tf.lookup.StaticHashTable(
        tf.lookup.KeyValueTensorInitializer(tf.constant([1, 2], tf.int64), tf.constant([3, 4], tf.int64)), 0
    )
    function = tf.function(lambda x: table.lookup(x)).get_concrete_function(tf.TensorSpec([2], tf.int64))
    with pytest.raises(AssertionError) as caught:
        tfuse.TFLiteConverter.from_concrete_functions([function]).convert()
    assert any("trackable_obj" in note for note in caught.value.__notes__)
