# SPDX-License-Identifier: MIT
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Multimedia Network PrintSupport Svg Widgets)
find_package(QCustomPlotQt6 REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(vorbisfile REQUIRED IMPORTED_TARGET vorbisfile)
qt_standard_project_setup()

# moc 6.4 can't parse <concepts>, which <compare> includes; hiding the visibility macro avoids that.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/moc_compat.h CONTENT "#define _GLIBCXX_VISIBILITY(V)\n")
set(CMAKE_AUTOMOC_MOC_OPTIONS --include ${CMAKE_BINARY_DIR}/moc_compat.h)
set(CMAKE_AUTORCC ON)
