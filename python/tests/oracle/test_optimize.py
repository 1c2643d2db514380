"""tfuse.optimize_graph with GraphDefs of TensorFlow."""

import numpy as np
import tensorflow as tf

import tfuse


def test_graph_def():
    @tf.function(input_signature=[tf.TensorSpec([3, 4], tf.float32)])
    def function(x):
        return tf.nn.relu(tf.add_n([x, x, x]) + tf.constant([1.0, 2.0, 3.0, 4.0]), name="y")

    concrete = function.get_concrete_function()
    original = concrete.graph.as_graph_def()
    before = original.SerializeToString(deterministic=True)
    feed, fetch = concrete.inputs[0].name, "y:0"
    report = tfuse.optimize_graph(original, fetches=["y"], device="cpu")
    assert original.SerializeToString(deterministic=True) == before
    assert isinstance(report.graph_def, type(original))
    assert report.rewrites >= 1
    values = np.linspace(-2, 2, 12, dtype=np.float32).reshape(3, 4)

    def run(graph_def):
        with tf.Graph().as_default() as graph:
            tf.import_graph_def(graph_def, name="")
            with tf.compat.v1.Session(graph=graph) as session:
                return session.run(fetch, {feed: values})

    np.testing.assert_allclose(run(report.graph_def), run(original), rtol=1e-6)
