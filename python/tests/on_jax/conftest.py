"""Tests with JAX, and Keras on the JAX backend, which a process chooses once: KERAS_BACKEND."""

from __future__ import annotations

import os

os.environ["KERAS_BACKEND"] = "jax"
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")
