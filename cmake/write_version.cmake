# SPDX-License-Identifier: MIT
# Writes the source with the version. Written only if the version changes, to avoid rebuilds.
#   cmake -D SOURCE=<root> -D PROJECT_VERSION=<version> -D TEMPLATE=<version.cpp.in> -D OUTPUT=<file> -P write_version.cmake
include(${CMAKE_CURRENT_LIST_DIR}/find_version.cmake)
cavegame_find_version(${SOURCE} ${PROJECT_VERSION} number text)
configure_file(${TEMPLATE} ${OUTPUT} @ONLY)
