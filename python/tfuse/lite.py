"""tf.lite's names: `from tfuse import lite` in the place of `from tensorflow import lite`."""

from tfuse._converter import Optimize, OpsSet, RepresentativeDataset, TargetSpec, TFLiteConverter

__all__ = ["Optimize", "OpsSet", "RepresentativeDataset", "TFLiteConverter", "TargetSpec"]
