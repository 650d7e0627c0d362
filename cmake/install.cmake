# SPDX-License-Identifier: MIT
install(TARGETS cavegame-cli RUNTIME)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(desktop_id org.cavegame.CaveGame)
set(packaging ${PROJECT_SOURCE_DIR}/packaging)

# The program itself generates the manual page and the completions from its help tables, in English.
set(reference ${CMAKE_CURRENT_BINARY_DIR}/reference)
set(reference_files)
function(cavegame_print_reference file)
    add_custom_command(
        OUTPUT ${reference}/${file}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${reference}
        COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C $<TARGET_FILE:cavegame-cli> ${ARGN} > ${reference}/${file}
        DEPENDS cavegame-cli
        VERBATIM)
    set(reference_files ${reference_files} ${reference}/${file} PARENT_SCOPE)
endfunction()
cavegame_print_reference(cavegame-cli.1 --man)
cavegame_print_reference(cavegame-cli --completion bash)
cavegame_print_reference(_cavegame-cli --completion zsh)
cavegame_print_reference(cavegame-cli.fish --completion fish)
# The manual page of world files is made from the description of their format.
find_program(CAVEGAME_AWK awk REQUIRED)
set(world_file_page ${reference}/cavegame-world.5)
set(world_file_text ${PROJECT_SOURCE_DIR}/docs/world-file.md)
add_custom_command(
    OUTPUT ${world_file_page}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${reference}
    COMMAND ${CAVEGAME_AWK} -v name=cavegame-world -v "what=the world files of Cave Game"
            -v "also=cavegame-cli (1), cavegame (6), cavegame-seed-card (5)"
            -f ${packaging}/man/markdown_to_man.awk ${world_file_text} > ${world_file_page}
    DEPENDS ${world_file_text} ${packaging}/man/markdown_to_man.awk
    VERBATIM)
add_custom_target(reference ALL DEPENDS ${reference_files} ${world_file_page})
install(FILES ${reference}/cavegame-cli.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${world_file_page} ${packaging}/man/cavegame-seed-card.5 DESTINATION ${CMAKE_INSTALL_MANDIR}/man5)
install(FILES ${reference}/cavegame-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${reference}/_cavegame-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${reference}/cavegame-cli.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

# File types for desktops, and their thumbnailer.
install(FILES ${packaging}/${desktop_id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${desktop_id}.xml)
install(DIRECTORY ${packaging}/mimetypes DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable)
install(FILES ${packaging}/${desktop_id}.thumbnailer DESTINATION ${CMAKE_INSTALL_DATADIR}/thumbnailers)

# The window program, and its desktop integration.
if(CAVEGAME_GUI)
    set(CAVEGAME_GAMES_DIR ${CMAKE_INSTALL_BINDIR} CACHE STRING "Where the window program is installed; some systems have a folder for games")
    install(TARGETS cavegame RUNTIME DESTINATION ${CAVEGAME_GAMES_DIR})
    install(FILES ${packaging}/man/cavegame.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
    install(FILES ${packaging}/${desktop_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${packaging}/${desktop_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${packaging}/${desktop_id}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()

# A release archive, from which packaging/debian builds.
add_custom_target(dist
    COMMAND ${CMAKE_COMMAND} -D SOURCE=${PROJECT_SOURCE_DIR} -D PROJECT_VERSION=${PROJECT_VERSION} -D FOLDER=${CMAKE_BINARY_DIR}
            -P ${PROJECT_SOURCE_DIR}/cmake/write_release.cmake
    VERBATIM)
