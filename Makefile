# The commands of the README. Each installs what it needs (Debian 12, as root),
# builds, and does its job.

BUILD := build/release
PYTHON := build/venv/bin/python
ORACLE := build/venv-oracle/bin/python
JOBS ?= $(shell nproc)
# The commit is the seed, so that a run can be repeated.
TURN ?= $(shell git rev-parse HEAD)

.PHONY: help build demo test tidy asan fuzz fuzz-corpus ci fuzz-values fuzz-optimize parity bench bench-inference bench-optimize bench-quantize bench-rnn install packages docs clean

help:
	@echo "make demo     convert a real model, run it, compare with TensorFlow"
	@echo "make test     build and run every test that needs no TensorFlow"
	@echo "make parity   compare with TensorFlow and its converter (installs them);"
	@echo "              MODELS='keras3_bert*' takes just some models"
	@echo "make ci       everything that CI runs; TURN=SEED chooses what it takes by turns"
	@echo "make fuzz-optimize  random graphs through tfuse optimize, before and after"
	@echo "              in TensorFlow; COUNT=5000 is how many, SEED=1 the first"
	@echo "make bench    time tfuse against TFLiteConverter and OpenVINO"
	@echo "make bench-inference  speed and memory of files in LiteRT against TFLiteConverter's"
	@echo "make bench-optimize   time tfuse optimize against TensorFlow's Grappler"
	@echo "make bench-quantize  size, error and latency of quantized files against TFLiteConverter's"
	@echo "make bench-rnn  time the forms of a recurrent network in LiteRT"
	@echo "make asan     the tests again, under address and UB sanitizers"
	@echo "make fuzz     random inputs for every reader, MINUTES=n each, TARGET=name for one"
	@echo "make fuzz-values  random programs converted and run, COUNT=n of them from SEED=s on"
	@echo "make fuzz-corpus  the inputs that earlier runs found, under sanitizers"
	@echo "make tidy     clang-tidy on every source"
	@echo "make install  install to PREFIX (default /usr/local)"
	@echo "make packages build the wheel, the Debian package and the tarball of a release in dist/"
	@echo "make docs     build the documentation site in build/site, and check its links"

build:
	@utils/setup.sh build
	@utils/build.sh release

demo:
	@utils/setup.sh runtime
	@utils/build.sh release tfuse
	@$(PYTHON) examples/demo.py --tfuse $(BUILD)/bin/tfuse

test:
	@utils/setup.sh runtime
	@utils/setup.sh browser
	@utils/setup.sh docs
	@utils/build.sh release
	@$(PYTHON) utils/run-tests.py --build $(BUILD)

asan:
	@utils/setup.sh runtime
	@utils/setup.sh browser
	@utils/build.sh asan
	@$(PYTHON) utils/run-tests.py --build build/asan

MINUTES ?= 1
fuzz:
	@utils/setup.sh build
	@utils/build.sh fuzz fuzzers
	@/usr/bin/python3 utils/fuzz.py run --minutes $(MINUTES) $(TARGET:%=--target %)

fuzz-corpus:
	@utils/setup.sh runtime
	@utils/build.sh fuzz fuzzers
	@$(PYTHON) utils/run-tests.py --build build/fuzz --fuzzers build/fuzz --only fuzz-corpus

tidy:
	@utils/setup.sh build
	@utils/build.sh tidy tidy

parity:
	@utils/setup.sh runtime
	@utils/setup.sh browser
	@utils/setup.sh docs
	@utils/setup.sh oracle
	@utils/setup.sh beam
	@utils/setup.sh vela
	@utils/setup.sh jax
	@utils/build.sh release
	@$(PYTHON) utils/run-tests.py --build $(BUILD) --parity $(ORACLE) $(MODELS:%=--models '%')

ci:
	@utils/setup.sh runtime
	@utils/setup.sh browser
	@utils/setup.sh docs
	@utils/setup.sh oracle
	@utils/setup.sh beam
	@utils/setup.sh vela
	@utils/setup.sh jax
	@utils/build.sh release
	@utils/build.sh fuzz fuzzers
	@$(MAKE) packages
	@$(PYTHON) utils/run-tests.py --build $(BUILD) --parity $(ORACLE) --fuzzers build/fuzz --packages dist --turn $(TURN) $(MODELS:%=--models '%')

COUNT ?= 300
SEED ?= 1
fuzz-optimize:
	@utils/setup.sh oracle
	@utils/build.sh release tfuse
	@$(ORACLE) test/optimize/fuzz.py --tfuse $(BUILD)/bin/tfuse --graphs $(COUNT) --seed $(SEED) \
	  --verbose --keep build/fuzz-optimize

fuzz-values:
	@utils/setup.sh oracle
	@utils/build.sh release tfuse
	@$(ORACLE) test/fuzz_values/fuzz.py --tfuse $(BUILD)/bin/tfuse --count $(COUNT) --seed $(SEED) \
	  --keep build/fuzz-values

bench:
	@utils/setup.sh oracle
	@utils/setup.sh bench
	@utils/build.sh release tfuse
	@$(ORACLE) bench/bench_convert.py --tfuse $(BUILD)/bin/tfuse

bench-rnn:
	@utils/setup.sh oracle
	@utils/build.sh release tfuse
	@$(ORACLE) bench/bench_rnn.py --tfuse $(BUILD)/bin/tfuse

bench-inference:
	@utils/setup.sh oracle
	@utils/build.sh release tfuse
	@$(ORACLE) bench/bench_inference.py --tfuse $(BUILD)/bin/tfuse

bench-quantize:
	@utils/setup.sh oracle
	@utils/build.sh release tfuse
	@$(ORACLE) bench/bench_quantize.py --tfuse $(BUILD)/bin/tfuse

bench-optimize:
	@utils/setup.sh oracle
	@utils/build.sh release tfuse
	@$(ORACLE) bench/bench_optimize.py --tfuse $(BUILD)/bin/tfuse

PREFIX ?= /usr/local
install: build
	@cmake --install $(BUILD) --prefix $(PREFIX)

packages:
	@utils/setup.sh packages
	@utils/build.sh release tfuse libtfuse
	@build/venv-packages/bin/python utils/build-packages.py --build $(BUILD) --output dist

docs:
	@utils/setup.sh docs
	@NO_MKDOCS_2_WARNING=1 build/venv-docs/bin/mkdocs build

clean:
	rm -rf build
