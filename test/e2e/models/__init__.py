"""The end-to-end models: one module per family, one function per case. See registry.py."""
