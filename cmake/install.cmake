# SPDX-License-Identifier: MIT
install(TARGETS cavegame-cli RUNTIME)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The manual page and the completions are printed by the program itself, from the tables of its help.
set(reference ${CMAKE_CURRENT_BINARY_DIR}/reference)
set(reference_files)
function(cavegame_print_reference file)
    add_custom_command(
        OUTPUT ${reference}/${file}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${reference}
        COMMAND cavegame-cli ${ARGN} > ${reference}/${file}
        DEPENDS cavegame-cli
        VERBATIM)
    set(reference_files ${reference_files} ${reference}/${file} PARENT_SCOPE)
endfunction()
cavegame_print_reference(cavegame-cli.1 --man)
cavegame_print_reference(cavegame-cli --completion bash)
cavegame_print_reference(_cavegame-cli --completion zsh)
cavegame_print_reference(cavegame-cli.fish --completion fish)
add_custom_target(reference ALL DEPENDS ${reference_files})
install(FILES ${reference}/cavegame-cli.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${reference}/cavegame-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${reference}/_cavegame-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${reference}/cavegame-cli.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

# The window program, and what a desktop needs to offer it.
if(CAVEGAME_GUI)
    set(desktop_id org.cavegame.CaveGame)
    set(packaging ${PROJECT_SOURCE_DIR}/packaging)
    install(TARGETS cavegame RUNTIME)
    install(FILES ${packaging}/cavegame.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
    install(FILES ${packaging}/${desktop_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${packaging}/${desktop_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${packaging}/${desktop_id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
            RENAME ${desktop_id}.xml)
    install(FILES ${packaging}/${desktop_id}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()

# A release, which packaging/debian builds from.
add_custom_target(dist
    COMMAND ${CMAKE_COMMAND} -D SOURCE=${PROJECT_SOURCE_DIR} -D PROJECT_VERSION=${PROJECT_VERSION} -D FOLDER=${CMAKE_BINARY_DIR}
            -P ${PROJECT_SOURCE_DIR}/cmake/write_release.cmake
    VERBATIM)
