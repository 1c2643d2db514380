"""TensorFlow's own Grappler, and sessions without it. Needs TensorFlow."""

import os

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")

import tensorflow as tf  # noqa: E402
from tensorflow.core.protobuf import config_pb2, rewriter_config_pb2  # noqa: E402
from tensorflow.python.grappler import tf_optimizer  # noqa: E402

OFF = rewriter_config_pb2.RewriterConfig.OFF


def grappler(graph_def, fetches, optimizers, iterations=1, strict=False):
    """The graph after these optimizers alone, at the level AGGRESSIVE. An optimizer that
    fails is skipped, or with `strict`, raises."""
    graph = import_graph(graph_def)
    meta = tf.compat.v1.train.export_meta_graph(graph=graph, graph_def=graph_def)
    meta.collection_def["train_op"].node_list.value.extend(fetches)
    config = config_pb2.ConfigProto()
    options = config.graph_options.rewrite_options
    options.optimizers.extend(optimizers)
    options.min_graph_nodes = -1
    options.arithmetic_optimization = rewriter_config_pb2.RewriterConfig.AGGRESSIVE
    options.remapping = rewriter_config_pb2.RewriterConfig.AGGRESSIVE
    options.meta_optimizer_iterations = (
        rewriter_config_pb2.RewriterConfig.ONE if iterations == 1 else
        rewriter_config_pb2.RewriterConfig.TWO)
    options.fail_on_optimizer_errors = strict
    options.disable_tfg_optimizer = True
    return tf_optimizer.OptimizeGraph(config, meta, verbose=False)


def session(graph):
    """A session of the graph without Grappler. Nodes placed on devices that do not exist run on
    the CPU."""
    config = config_pb2.ConfigProto(allow_soft_placement=True)
    config.graph_options.rewrite_options.disable_meta_optimizer = True
    config.graph_options.optimizer_options.opt_level = -1
    return tf.compat.v1.Session(graph=graph, config=config)


def import_graph(graph_def):
    graph = tf.Graph()
    with graph.as_default():
        tf.import_graph_def(graph_def, name="")
    return graph


def run(graph_def, feeds, fetches):
    """The values of the fetched tensors, computed without Grappler."""
    with session(import_graph(graph_def)) as running:
        return running.run(fetches, feeds)
