"""tf.lite's names: `from tfuse import lite` in the place of `from tensorflow import lite`."""

from tfuse._converter import OpsSet, Optimize, RepresentativeDataset, TargetSpec, TFLiteConverter

__all__ = ["OpsSet", "Optimize", "RepresentativeDataset", "TFLiteConverter", "TargetSpec"]
