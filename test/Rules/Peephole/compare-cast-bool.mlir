// RUN: tfuse-opt %s
