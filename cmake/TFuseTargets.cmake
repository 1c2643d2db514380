# How tfuse declares its targets: tfuse_library, tfuse_tool, tfuse_tablegen,
# tfuse_unittest. Every target has the same compile options, so that all of
# them share one precompiled header of MLIR (a rule compiles in well under a
# second with it, in four seconds without).

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
    CompositeFusion FormatProto ImportFlex ImportGraphDef ImportSavedModel
    ImportStableHLO ImportTensorBundle PatternText StableHLOToTF TFGToTF TFLiteExport
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

file(WRITE ${PROJECT_BINARY_DIR}/TFusePrecompiled.cpp "")
add_library(tfuse_pch OBJECT ${PROJECT_BINARY_DIR}/TFusePrecompiled.cpp)
target_link_libraries(tfuse_pch PRIVATE tfuse_headers)
target_compile_options(tfuse_pch PRIVATE ${TFUSE_COMPILE_OPTIONS})
target_precompile_headers(tfuse_pch PRIVATE
  <mlir/Dialect/Func/IR/FuncOps.h>
  <mlir/Dialect/Quant/IR/QuantTypes.h>
  <mlir/IR/Builders.h>
  <mlir/IR/BuiltinOps.h>
  <mlir/IR/BuiltinTypes.h>
  <mlir/IR/DialectImplementation.h>
  <mlir/IR/DialectResourceBlobManager.h>
  <mlir/IR/Matchers.h>
  <mlir/IR/OpImplementation.h>
  <mlir/IR/PatternMatch.h>
  <mlir/Interfaces/InferTypeOpInterface.h>
  <mlir/Interfaces/SideEffectInterfaces.h>
  <mlir/Pass/Pass.h>
  <mlir/Transforms/GreedyPatternRewriteDriver.h>)

# Generated headers every library waits for: tablegen targets add themselves.
add_custom_target(tfuse_generated)

function(tfuse_target_setup target)
  target_compile_options(${target} PRIVATE ${TFUSE_COMPILE_OPTIONS})
  target_precompile_headers(${target} REUSE_FROM tfuse_pch)
  add_dependencies(${target} tfuse_generated)
endfunction()

# tfuse_library(Name SOURCES a.cpp ... LINK lib ... INCLUDES dir ...)
# A static library TFuse<Name>; LINK is public.
function(tfuse_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;INCLUDES" ${ARGN})
  if(NOT ARG_SOURCES)
    message(STATUS "TFuse${name} has no sources yet")
    return()
  endif()
  add_library(TFuse${name} STATIC ${ARG_SOURCES})
  target_link_libraries(TFuse${name} PUBLIC tfuse_headers ${ARG_LINK})
  target_include_directories(TFuse${name} SYSTEM PUBLIC ${ARG_INCLUDES})
  tfuse_target_setup(TFuse${name})
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
  tfuse_target_setup(${name})
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
