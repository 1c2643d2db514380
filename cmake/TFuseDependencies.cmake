# Finds everything tfuse links against. All of it comes from Debian packages;
# utils/setup.sh installs them.

find_program(LLVM_CONFIG NAMES llvm-config-22 REQUIRED)
execute_process(COMMAND ${LLVM_CONFIG} --cmakedir
                OUTPUT_VARIABLE llvm_cmake_dir OUTPUT_STRIP_TRAILING_WHITESPACE)
find_package(MLIR REQUIRED CONFIG HINTS "${llvm_cmake_dir}/../mlir" NO_DEFAULT_PATH)
if(NOT LLVM_PACKAGE_VERSION VERSION_GREATER_EQUAL 22.1 OR
   NOT LLVM_PACKAGE_VERSION VERSION_LESS 23)
  message(FATAL_ERROR "tfuse needs MLIR 22.1, found ${LLVM_PACKAGE_VERSION}")
endif()
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
set(LLVM_ENABLE_RTTI ON) # What the Debian libraries were built with.
include(TableGen)
include(AddLLVM)
include(AddMLIR)

find_package(Protobuf REQUIRED)
find_package(Snappy CONFIG)
find_package(Threads REQUIRED)
find_package(Eigen3 3.4 REQUIRED NO_MODULE)
find_package(Python3 3.11 REQUIRED COMPONENTS Interpreter)
find_path(FLATBUFFERS_INCLUDE_DIR flatbuffers/flatbuffers.h REQUIRED)
find_path(CLI11_INCLUDE_DIR CLI/CLI.hpp REQUIRED)
find_library(ISAL_LIBRARY isal REQUIRED)
find_path(ISAL_INCLUDE_DIR isa-l/crc.h REQUIRED)
find_library(ZIP_LIBRARY zip REQUIRED) # Loaded at run time; tests link it.
find_path(ZIP_INCLUDE_DIR zip.h REQUIRED)

# Debian's MLIR libraries ask for libLLVM.so, 107 MB that take longer to load
# than a small model takes to convert; and a second copy of LLVMSupport beside
# the static one would register every option twice. So LLVM is linked
# statically: just the parts below are needed.
add_library(tfuse_llvm INTERFACE)
target_link_libraries(tfuse_llvm INTERFACE
  LLVMSupport LLVMRemarks LLVMCore LLVMBinaryFormat LLVMTargetParser)
foreach(target IN LISTS MLIR_EXPORTED_TARGETS)
  if(NOT TARGET ${target})
    continue()
  endif()
  get_target_property(libraries ${target} INTERFACE_LINK_LIBRARIES)
  if(libraries MATCHES "(^|;)LLVM(;|$)")
    list(TRANSFORM libraries REPLACE "^LLVM$" "tfuse_llvm")
    set_target_properties(${target} PROPERTIES INTERFACE_LINK_LIBRARIES "${libraries}")
  endif()
endforeach()
