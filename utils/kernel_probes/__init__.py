"""Files of one TFLite op each, and what the op computes by its definition: for probe-kernels.py."""
