"""One-op .tflite files for probe-kernels.py, and the results by the definition of the op."""
