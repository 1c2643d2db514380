#!/bin/sh
# make, installed first where it is missing: ./make demo, ./make test.
set -eu
cd "$(dirname "$0")"
if ! command -v make >/dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "make is missing; install it as root: apt-get install make" >&2
    exit 1
  fi
  apt-get update -q
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends make
fi
exec make "$@"
