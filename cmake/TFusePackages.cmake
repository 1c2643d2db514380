# The Debian package (`cpack -G DEB`; `make packages` calls it).

# The programs are built already; without this CPack would build all tests.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

set(CPACK_PACKAGE_NAME tfuse)
# Without the component "development".
set(CPACK_COMPONENTS_ALL Unspecified)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGE_VENDOR "tfuse")
set(CPACK_PACKAGE_CONTACT "The tfuse authors <tfuse@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Convert TensorFlow models to fused TFLite models")
set(CPACK_PACKAGE_DESCRIPTION
"tfuse converts TensorFlow SavedModels and GraphDefs to LiteRT/TFLite files, fuses
ops on the way, quantizes models, and optimizes GraphDefs as Grappler does. It needs
neither TensorFlow nor Python. The package has the program, its library with a C and
a C++ interface, and the headers of fusion plug-ins.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Loaded on demand, so that dpkg-shlibdeps does not find it.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libzip4")
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
include(CPack)
