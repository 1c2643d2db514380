"""The cases that utils/dump-eval-cases.py writes."""
