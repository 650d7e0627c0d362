# SPDX-License-Identifier: MIT
# Writes a release: the sources of the last commit in an archive, cavegame-<version>.tar.gz.
#   cmake -D SOURCE=<root> -D PROJECT_VERSION=<version> -D FOLDER=<folder> -P write_release.cmake
include(${CMAKE_CURRENT_LIST_DIR}/find_version.cmake)
cavegame_find_version(${SOURCE} ${PROJECT_VERSION} number text)
set(release cavegame-${number})
execute_process(COMMAND git -C ${SOURCE} archive --prefix=${release}/ -o ${FOLDER}/${release}.tar.gz HEAD COMMAND_ERROR_IS_FATAL ANY)
message("${FOLDER}/${release}.tar.gz")
