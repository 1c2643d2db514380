# lit's configuration: test files, and the programs that RUN lines name.

import os

import lit.formats

config.name = "tfuse"
config.test_format = lit.formats.ShTest(execute_external=False)
config.test_source_root = os.path.dirname(__file__)
config.suffixes = [".mlir", ".test", ".pbtxt"]
# Inputs/ holds input files of tests; e2e and ops have separate runners.
config.excludes = ["Inputs", "e2e", "lib", "ops", "what_stays", "CMakeLists.txt"]

# RUN lines name programs without paths; a program of the same name on the PATH
# is never run.
programs = {
    "tfuse": config.tfuse_tools_dir,
    "tfuse-opt": config.tfuse_tools_dir,
    "tfuse-translate": config.tfuse_tools_dir,
    "FileCheck": config.llvm_tools_dir,
    "not": config.llvm_tools_dir,
    "count": config.llvm_tools_dir,
    "split-file": config.llvm_tools_dir,
    "mlir-pdll": config.llvm_tools_dir,
}
for name, directory in programs.items():
    # Matches the name as a whole word, not inside a path or an option.
    pattern = r"(?<![\w./=-])%s(?![\w./-])" % name
    program = os.path.join(directory, name)
    if name == "tfuse-opt" and "check_rewrites" in lit_config.params:
        # Set by utils/check-rewrites.py: evaluate every rewrite of every test
        # before and after.
        program += " --check-rewrites=" + lit_config.params["check_rewrites"]
    config.substitutions.append((pattern, program))

# Libraries built for tests, such as pass plug-ins.
config.substitutions.append(("%test_lib", config.tfuse_test_lib_dir))

config.environment["FILECHECK_OPTS"] = "--dump-input-filter=all --allow-unused-prefixes=false"
for variable in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LD_LIBRARY_PATH", "TFUSE_DIAGNOSTIC_SITES"):
    if variable in os.environ:
        config.environment[variable] = os.environ[variable]

# Tests of rewrites that approximate are UNSUPPORTED with it.
if "check_rewrites" in lit_config.params:
    config.available_features.add("check-rewrites")
