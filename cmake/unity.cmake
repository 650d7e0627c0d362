# SPDX-License-Identifier: MIT
# cavegame_unity(TARGET): in a unity build (CMAKE_UNITY_BUILD), joins the sources of neighbouring folders into units, so that headers
# are read, and templates made, once for many sources. Units consist of whole folders: a new source changes only the unit of its
# folder. A source with flags of its own, or a generated one, remains a unit.
set(CAVEGAME_UNIT_SIZE 28 CACHE STRING "Unity builds: a unit takes no further folder once it has this many sources")

function(cavegame_unity target)
    if(NOT CMAKE_UNITY_BUILD)
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    set(entries) # "folder:source", to sort by folder
    foreach(source ${sources})
        file(REAL_PATH ${source} path BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
        file(RELATIVE_PATH path ${PROJECT_SOURCE_DIR} ${path})
        if(path MATCHES "^((app|bench|core|editor|tests|tools)[^:]*)/[^/]*\\.cpp$")
            list(APPEND entries "${CMAKE_MATCH_1}:${source}")
        endif()
    endforeach()
    list(SORT entries)
    set(folder)
    set(count ${CAVEGAME_UNIT_SIZE})
    foreach(entry ${entries})
        string(REGEX MATCH "^([^:]*):(.*)$" ignored ${entry})
        if(NOT "${folder}" STREQUAL CMAKE_MATCH_1 AND count GREATER_EQUAL CAVEGAME_UNIT_SIZE)
            string(REPLACE "/" "_" unit ${CMAKE_MATCH_1})
            set(count 0)
        endif()
        set(folder ${CMAKE_MATCH_1})
        math(EXPR count "${count} + 1")
        set_source_files_properties(${CMAKE_MATCH_2} PROPERTIES UNITY_GROUP ${unit})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()
