# The files that `cmake --install` adds to the program: the library and its
# headers, the headers of fusion plug-ins, a CMake package, shell completion,
# manual pages, the license.
#
#   find_package(tfuse REQUIRED)     # tfuse::tfuse, tfuse::tfuse-c, tfuse::fusion, tfuse::program
#   tfuse_add_fusion_plugin(acme acme.cpp)

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# The interface of plug-ins is headers alone.
add_library(tfuse_fusion INTERFACE)
set_target_properties(tfuse_fusion PROPERTIES EXPORT_NAME fusion)
target_compile_features(tfuse_fusion INTERFACE cxx_std_17)
target_include_directories(tfuse_fusion INTERFACE
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
install(TARGETS tfuse_fusion EXPORT tfuseTargets)
install(FILES include/tfuse/Fusion.h include/tfuse/FusionABI.h
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tfuse)

# The library, unless this is a build with sanitizers (python/CMakeLists.txt).
if(TARGET libtfuse)
  set_target_properties(libtfuse PROPERTIES EXPORT_NAME tfuse)
  target_include_directories(libtfuse INTERFACE
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  install(TARGETS libtfuse EXPORT tfuseTargets LIBRARY)
  install(FILES include/tfuse/tfuse.h include/tfuse/optimize.h include/tfuse/calibrate.h
                include/tfuse/verify.h include/tfuse/tfuse-c.h
          DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tfuse)
endif()

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/tfuse)
install(EXPORT tfuseTargets NAMESPACE tfuse:: DESTINATION ${package_dir})
configure_package_config_file(cmake/tfuseConfig.cmake.in
  ${PROJECT_BINARY_DIR}/tfuseConfig.cmake INSTALL_DESTINATION ${package_dir})
# Plug-ins work with later versions as long as the interface is the same, which
# tfuse itself checks.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/tfuseConfigVersion.cmake
  COMPATIBILITY AnyNewerVersion)
install(FILES ${PROJECT_BINARY_DIR}/tfuseConfig.cmake
              ${PROJECT_BINARY_DIR}/tfuseConfigVersion.cmake
        DESTINATION ${package_dir})

install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
# utils/build-packages.py writes these: the libraries that are in a package differ.
install(FILES ${PROJECT_BINARY_DIR}/package-documents/THIRD_PARTY_LICENSES
        DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright OPTIONAL)
install(FILES ${PROJECT_BINARY_DIR}/package-documents/tfuse.cdx.json
        DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)

# tfuse prints its completion scripts itself.
# Debian's zsh reads the second of its folders.
set(completions
  "bash:bash-completion/completions/tfuse"
  "zsh:zsh/site-functions/_tfuse"
  "zsh:zsh/vendor-completions/_tfuse"
  "fish:fish/vendor_completions.d/tfuse.fish")
foreach(completion IN LISTS completions)
  string(REPLACE ":" ";" completion "${completion}")
  list(GET completion 0 shell)
  list(GET completion 1 file)
  set(script ${PROJECT_BINARY_DIR}/completions/${file})
  get_filename_component(directory ${file} DIRECTORY)
  install(CODE "
    file(MAKE_DIRECTORY \"${PROJECT_BINARY_DIR}/completions/${directory}\")
    execute_process(COMMAND \"${PROJECT_BINARY_DIR}/bin/tfuse\" completion ${shell}
                    OUTPUT_FILE \"${script}\" COMMAND_ERROR_IS_FATAL ANY)")
  install(FILES ${script} DESTINATION ${CMAKE_INSTALL_DATADIR}/${directory})
endforeach()

# Manual pages are the help texts, as help2man sets them: tfuse(1), tfuse-convert(1), ...
find_program(HELP2MAN help2man)
if(HELP2MAN)
  install(CODE "
    file(REMOVE_RECURSE \"${PROJECT_BINARY_DIR}/man\")
    file(MAKE_DIRECTORY \"${PROJECT_BINARY_DIR}/man\")
    # A line of the completion for each command: `... -a convert -d '...'`.
    execute_process(COMMAND \"${PROJECT_BINARY_DIR}/bin/tfuse\" completion fish
                    OUTPUT_VARIABLE script COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCHALL \" -a [a-z]+\" commands \"\${script}\")
    list(TRANSFORM commands REPLACE \" -a \" \"\")
    foreach(command IN ITEMS \"\" LISTS commands)
      set(page tfuse)
      set(option)
      if(command)
        set(page tfuse-\${command})
        set(option \"--help-option=\${command} --help\")
      endif()
      execute_process(
        COMMAND \"${HELP2MAN}\" --no-info --no-discard-stderr --name \"convert and optimize TensorFlow models\"
                --version-string ${PROJECT_VERSION} \${option}
                --output \"${PROJECT_BINARY_DIR}/man/\${page}.1\" \"${PROJECT_BINARY_DIR}/bin/tfuse\"
        COMMAND_ERROR_IS_FATAL ANY)
    endforeach()")
  install(DIRECTORY ${PROJECT_BINARY_DIR}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()
