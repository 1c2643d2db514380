#!/usr/bin/env bash
# Installs what tfuse builds and tests with, on Debian 12. Idempotent: what is
# there already is left alone.
#
#   utils/setup.sh build     compiler and libraries (apt, needs root)
#   utils/setup.sh runtime   + LiteRT and lit in build/venv, TFLite's C library in
#                            build/tflite-c: what the tests need
#   utils/setup.sh browser   Chromium (apt, needs root), and what drives it in
#                            build/venv-browser: what the suite report-page needs
#   utils/setup.sh oracle    + TensorFlow in build/venv-oracle: what parity needs
#   utils/setup.sh jax       + TensorFlow and JAX in build/venv-jax: what python/tests/on_jax needs
#   utils/setup.sh beam      + Apache Beam in build/venv-beam: what its example needs
#   utils/setup.sh vela      Arm's compiler for Ethos-U in build/venv-vela: what the suite vela needs
#   utils/setup.sh packages  + what builds, checks and tries packages, in build/venv-packages
#   utils/setup.sh docs      what builds the documentation site, in build/venv-docs
#   utils/setup.sh bench     + OpenVINO in build/venv-openvino
set -euo pipefail
cd "$(dirname "$0")/.."

# LLVM's static libraries want zlib and zstd.
packages=(
  clang-22 lld-22 llvm-22-dev llvm-22-tools libmlir-22-dev mlir-22-tools
  clang-format-22 clang-tidy-22 libclang-rt-22-dev
  cmake ninja-build ccache make git
  libprotobuf-dev protobuf-compiler libflatbuffers-dev
  libsnappy-dev libisal-dev libzip-dev zlib1g-dev libzstd-dev
  libeigen3-dev libcli11-dev libgtest-dev
  python3 python3-venv
  help2man
)

install_packages() {
  local missing=()
  for package in "${packages[@]}"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  if [ "$(id -u)" -ne 0 ]; then
    echo "setup: these packages are missing; install them as root:" >&2
    echo "  apt-get install ${missing[*]}" >&2
    exit 1
  fi
  echo "setup: installing ${missing[*]}"
  apt-get update -q
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
    "${missing[@]}"
}

# make_venv DIRECTORY REQUIREMENTS...: made anew when the requirements change.
# Another file under a pinned version is refused (utils/hash-requirements.py).
make_venv() {
  local venv=$1
  shift
  local stamp="$venv/.requirements"
  if [ -f "$stamp" ] && cat "$@" | cmp -s - "$stamp"; then
    return
  fi
  echo "setup: making $venv"
  rm -rf "$venv"
  /usr/bin/python3 -m venv "$venv"
  local arguments=()
  for file in "$@"; do arguments+=(-r "$file"); done
  "$venv/bin/pip" install -q --disable-pip-version-check --no-deps --require-hashes \
    "${arguments[@]}"
  cat "$@" >"$stamp"
}

what=${1:-build}
# abidiff is for the suite `abi`.
[ "$what" = build ] || packages+=(abigail-tools)
[ "$what" = packages ] && packages+=(dpkg-dev debootstrap)
[ "$what" != browser ] || packages=(chromium fonts-dejavu-core python3-venv)
[ "$what" != docs ] || packages=(python3-venv)
[ "$what" != vela ] || packages=(python3-venv)
install_packages
case $what in
build) ;;
runtime)
  make_venv build/venv test/e2e/requirements-runtime.txt
  utils/fetch-tflite.py build/tflite-c
  ;;
browser)
  make_venv build/venv-browser test/Report/requirements.txt
  utils/fetch-axe.py build/venv-browser
  ;;
oracle) make_venv build/venv-oracle test/e2e/requirements-oracle.txt ;;
jax) make_venv build/venv-jax test/e2e/requirements-oracle.txt python/tests/on_jax/requirements.txt ;;
beam) make_venv build/venv-beam examples/beam_calibration/requirements.txt ;;
packages)
  make_venv build/venv-packages utils/packages/requirements.txt
  ;;
vela) make_venv build/venv-vela test/e2e/requirements-vela.txt ;;
docs) make_venv build/venv-docs utils/docs_site/requirements.txt ;;
bench) make_venv build/venv-openvino bench/requirements.txt ;;
*)
  sed -n '2,16s/^# \?//p' "$0" >&2
  exit 2
  ;;
esac
