# SPDX-License-Identifier: MIT
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Multimedia Network PrintSupport Svg Widgets)
find_package(QCustomPlotQt6 REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(vorbisfile REQUIRED IMPORTED_TARGET vorbisfile)
qt_standard_project_setup()

get_target_property(moc Qt6::moc IMPORTED_LOCATION)
set(CAVEGAME_MOC ${CMAKE_BINARY_DIR}/moc.sh)
configure_file(${CMAKE_CURRENT_LIST_DIR}/moc.sh.in ${CAVEGAME_MOC} @ONLY FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
set(CMAKE_AUTOMOC_COMPILER_PREDEFINES OFF)
set(CMAKE_AUTORCC ON)

# cavegame_moc(TARGET): sources of the target include "moc_<name>.cpp" or "<name>.moc".
function(cavegame_moc target)
    set_target_properties(${target} PROPERTIES AUTOMOC ON AUTOMOC_EXECUTABLE ${CAVEGAME_MOC})
endfunction()
