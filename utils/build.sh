#!/usr/bin/env bash
# Configures (once) and builds a preset: utils/build.sh PRESET [TARGET...]
# ccache is used where it is installed; it caches users of a precompiled header
# only with this sloppiness.
set -euo pipefail
cd "$(dirname "$0")/.."
export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros}
preset=${1:?usage: utils/build.sh PRESET [TARGET...]}
shift
if [ ! -f "build/$preset/build.ninja" ]; then
  launcher=()
  command -v ccache >/dev/null &&
    launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
  cmake --preset "$preset" "${launcher[@]}"
fi
cmake --build "build/$preset" --parallel "${JOBS:-$(nproc)}" ${@:+--target "$@"}
