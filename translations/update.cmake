# SPDX-License-Identifier: MIT
# Brings the translations up to date with the sources: cmake -P translations/update.cmake
# New texts are marked as unfinished; translate them with Qt Linguist or an editor. See docs/translating.md.
cmake_minimum_required(VERSION 3.25)
get_filename_component(root ${CMAKE_CURRENT_LIST_DIR} DIRECTORY)
find_program(LUPDATE NAMES lupdate lupdate6 HINTS /usr/lib/qt6/bin REQUIRED)
set(sources -I . app editor tools/pictures translations/core_strings.h)
set(options -silent -no-obsolete -locations none)
foreach(language de fr zh_CN)
    list(APPEND files translations/cavegame_${language}.ts)
endforeach()
execute_process(COMMAND ${LUPDATE} ${options} ${sources} -ts ${files} WORKING_DIRECTORY ${root} COMMAND_ERROR_IS_FATAL ANY)
# English texts are in the sources; only plural forms are needed.
execute_process(COMMAND ${LUPDATE} ${options} -pluralonly ${sources} -ts translations/cavegame_en.ts WORKING_DIRECTORY ${root}
                COMMAND_ERROR_IS_FATAL ANY)
