# How tfuse declares its targets: tfuse_library, tfuse_tool, tfuse_tablegen,
# tfuse_unittest. Every target has the same compile options, so that all of
# them can share two precompiled headers: tfuse_pch has MLIR, tfuse_tfl_pch has
# the tfl op classes as well. A rule compiles in half a second with them, in two
# seconds with MLIR alone.

set(TFUSE_COMPILE_OPTIONS
    # Executables would get -fPIE, which the precompiled header does not fit.
    -fPIC
    -fno-rtti -fno-exceptions -fno-semantic-interposition
    -ffunction-sections -fdata-sections -fvisibility-inlines-hidden
    -Wall -Wextra -Wno-unused-parameter -Wno-missing-field-initializers
    -Wimplicit-fallthrough -Wnon-virtual-dtor -Wcast-qual)
if(TFUSE_DEVELOPER_MODE)
  list(APPEND TFUSE_COMPILE_OPTIONS -Werror)
endif()
set(TFUSE_LINK_OPTIONS -fuse-ld=lld-22 -Wl,--as-needed -Wl,--gc-sections -Wl,--icf=all)
if(TFUSE_SANITIZE)
  list(APPEND TFUSE_COMPILE_OPTIONS -fsanitize=${TFUSE_SANITIZE}
       -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  list(APPEND TFUSE_LINK_OPTIONS -fsanitize=${TFUSE_SANITIZE})
  # Every program links this; an object file, since nothing refers to it.
  add_library(tfuse_sanitizer_defaults OBJECT
              ${PROJECT_SOURCE_DIR}/cmake/SanitizerDefaults.cpp)
else()
  add_library(tfuse_sanitizer_defaults INTERFACE)
endif()

# The libraries that read untrusted bytes. libFuzzer follows the edges of these
# alone: with the counters of all op classes it would spend most of its time
# comparing counters.
set(TFUSE_FUZZED_LIBRARIES
    CompositeFusion FormatHDF5 FormatProto FormatZip ImportAnnotation ImportFlex ImportGraphDef
    ImportSavedModel ImportStableHLO ImportTensorBundle PatternText Ranges Recipe
    StableHLOToTF TFGToTF TFLiteExport
    TFLiteImport)
set(TFUSE_FUZZ_OPTIONS
    -fsanitize-coverage=inline-8bit-counters,indirect-calls,trace-cmp,pc-table)
if(TFUSE_FUZZ_COVERAGE)
  set(TFUSE_FUZZ_OPTIONS -fprofile-instr-generate -fcoverage-mapping)
  list(APPEND TFUSE_LINK_OPTIONS -fprofile-instr-generate)
endif()

add_library(tfuse_headers INTERFACE)
target_include_directories(tfuse_headers INTERFACE
  ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/include)
target_include_directories(tfuse_headers SYSTEM INTERFACE
  ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
target_link_libraries(tfuse_headers INTERFACE Eigen3::Eigen)

# Generated headers every library waits for: tablegen targets add themselves.
add_custom_target(tfuse_generated)

# tfuse_precompiled_header(target HEADER...)
# Time stamps are left out of the file, so that compiler caches and checkouts
# with other time stamps can use it; the build system knows when it is stale.
file(WRITE ${PROJECT_BINARY_DIR}/TFusePrecompiled.cpp "")
function(tfuse_precompiled_header target)
  add_library(${target} OBJECT ${PROJECT_BINARY_DIR}/TFusePrecompiled.cpp)
  target_link_libraries(${target} PRIVATE tfuse_headers)
  target_compile_options(${target} PRIVATE
    ${TFUSE_COMPILE_OPTIONS} "SHELL:-Xclang -fno-pch-timestamp")
  target_precompile_headers(${target} PRIVATE ${ARGN})
endfunction()

set(TFUSE_PRECOMPILED_HEADERS
  <Eigen/Core>
  <llvm/ADT/StringExtras.h>
  <llvm/ADT/StringSet.h>
  <llvm/Support/Debug.h>
  <llvm/Support/Error.h>
  <llvm/Support/FormatVariadic.h>
  <llvm/Support/JSON.h>
  <mlir/Dialect/Arith/IR/Arith.h>
  <mlir/Dialect/Func/IR/FuncOps.h>
  <mlir/Dialect/Quant/IR/QuantTypes.h>
  <mlir/Dialect/Traits.h>
  <mlir/IR/Builders.h>
  <mlir/IR/BuiltinOps.h>
  <mlir/IR/BuiltinTypes.h>
  <mlir/IR/DialectImplementation.h>
  <mlir/IR/DialectResourceBlobManager.h>
  <mlir/IR/Matchers.h>
  <mlir/IR/OpImplementation.h>
  <mlir/IR/PatternMatch.h>
  <mlir/Interfaces/InferTypeOpInterface.h>
  <mlir/Interfaces/LoopLikeInterface.h>
  <mlir/Interfaces/SideEffectInterfaces.h>
  <mlir/Pass/Pass.h>
  <mlir/Transforms/GreedyPatternRewriteDriver.h>)
tfuse_precompiled_header(tfuse_pch ${TFUSE_PRECOMPILED_HEADERS})

# For libraries that include TFLOps.h nearly everywhere: parsing its op classes
# takes more than a second per source. A change of that header compiles all of
# these libraries again, so it holds no other header of tfuse.
tfuse_precompiled_header(tfuse_tfl_pch
  ${TFUSE_PRECOMPILED_HEADERS} <tfuse/Dialect/TFL/IR/TFLOps.h>)
add_dependencies(tfuse_tfl_pch tfuse_generated)

function(tfuse_target_setup target pch)
  target_compile_options(${target} PRIVATE ${TFUSE_COMPILE_OPTIONS})
  target_precompile_headers(${target} REUSE_FROM ${pch})
  add_dependencies(${target} tfuse_generated)
endfunction()

# tfuse_library(Name [TFL_OPS] [SEPARATE] SOURCES a.cpp ... LINK lib ... INCLUDES dir ...)
# A static library TFuse<Name>; LINK is public. With TFL_OPS, the op classes of
# tfl are in its precompiled header. With TFUSE_UNITY_BUILD, eight sources are
# compiled as one unit: most of the time of a small source goes to instantiating
# the same templates. SEPARATE is for libraries of large sources.
function(tfuse_library name)
  cmake_parse_arguments(ARG "TFL_OPS;SEPARATE" "" "SOURCES;LINK;INCLUDES" ${ARGN})
  set(pch tfuse_pch)
  if(ARG_TFL_OPS)
    set(pch tfuse_tfl_pch)
  endif()
  if(NOT ARG_SOURCES)
    message(STATUS "TFuse${name} has no sources yet")
    return()
  endif()
  add_library(TFuse${name} STATIC ${ARG_SOURCES})
  target_link_libraries(TFuse${name} PUBLIC tfuse_headers ${ARG_LINK})
  target_include_directories(TFuse${name} SYSTEM PUBLIC ${ARG_INCLUDES})
  tfuse_target_setup(TFuse${name} ${pch})
  if(TFUSE_UNITY_BUILD AND NOT ARG_SEPARATE)
    set_target_properties(TFuse${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  endif()
  if(TFUSE_FUZZ AND name IN_LIST TFUSE_FUZZED_LIBRARIES)
    target_compile_options(TFuse${name} PRIVATE ${TFUSE_FUZZ_OPTIONS})
  endif()
endfunction()

# tfuse_tool(name SOURCES ... LINK ...): an executable in <build>/bin.
function(tfuse_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;INCLUDES" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE tfuse_headers tfuse_sanitizer_defaults
                        ${ARG_LINK})
  target_include_directories(${name} SYSTEM PRIVATE ${ARG_INCLUDES})
  target_link_options(${name} PRIVATE ${TFUSE_LINK_OPTIONS})
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
  tfuse_target_setup(${name} tfuse_pch)
endfunction()

# tfuse_tablegen(<td file> <output> <mlir-tblgen flags>...)
# Runs mlir-tblgen; the output lands beside the header that includes it, in
# the build tree's mirror of include/tfuse.
function(tfuse_tablegen td output)
  set(LLVM_TARGET_DEFINITIONS ${td})
  mlir_tablegen(${output} ${ARGN}
    EXTRA_INCLUDES ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/include)
  string(MAKE_C_IDENTIFIER "${CMAKE_CURRENT_BINARY_DIR}/${output}" id)
  add_custom_target(gen${id} DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/${output})
  add_dependencies(tfuse_generated gen${id})
endfunction()

# tfuse_unittest(Name SOURCES ... LINK ...): a GoogleTest program, one ctest.
function(tfuse_unittest name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;INCLUDES" ${ARGN})
  tfuse_tool(${name} SOURCES ${ARG_SOURCES}
             LINK ${ARG_LINK} GTest::gtest GTest::gtest_main
             INCLUDES ${ARG_INCLUDES})
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/unittests)
  add_test(NAME unit/${name} COMMAND ${name})
endfunction()
