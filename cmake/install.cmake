# SPDX-License-Identifier: MIT
install(TARGETS cavegame-cli RUNTIME)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The window program, and what a desktop needs to offer it.
if(CAVEGAME_GUI)
    set(desktop_id org.cavegame.CaveGame)
    set(packaging ${PROJECT_SOURCE_DIR}/packaging)
    install(TARGETS cavegame RUNTIME)
    install(FILES ${packaging}/${desktop_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${packaging}/${desktop_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${packaging}/${desktop_id}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()
