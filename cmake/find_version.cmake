# SPDX-License-Identifier: MIT
# Determines the version of a source tree: from git in a clone, from .git_archival.txt, which `git archive` filled in, in an archive,
# else from the version of the project.

# The last line of git's output; empty if there is no git, no clone or no result.
function(cavegame_ask_git source result)
    set(answer "")
    # Only a clone in this very folder counts: an unpacked archive may be inside another clone.
    if(EXISTS ${source}/.git)
        execute_process(COMMAND git --no-optional-locks -C ${source} ${ARGN}
                        OUTPUT_VARIABLE answer ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed)
        if(failed)
            set(answer "")
        endif()
    endif()
    set(${result} "${answer}" PARENT_SCOPE)
endfunction()

# number: "1.2.3", or "1.2.3+5" five commits after its tag; text: with the commit, if known.
function(cavegame_find_version source project_version number text)
    cavegame_ask_git(${source} commit rev-parse --verify --quiet HEAD)
    if(commit)
        cavegame_ask_git(${source} described describe --tags --match "v[0-9]*")
        cavegame_ask_git(${source} changes status --porcelain --untracked-files=no)
    elseif(EXISTS ${source}/.git_archival.txt)
        file(STRINGS ${source}/.git_archival.txt lines)
        foreach(line ${lines})
            if(line MATCHES "^commit: ([0-9a-f]+)$")
                set(commit ${CMAKE_MATCH_1})
            elseif(line MATCHES "^described: (v[0-9].*)$")
                set(described ${CMAKE_MATCH_1})
            endif()
        endforeach()
    endif()

    set(found ${project_version})
    if("${described}" MATCHES "^v([0-9]+\\.[0-9]+\\.[0-9]+)(-([0-9]+)-g[0-9a-f]+)?$")
        set(found ${CMAKE_MATCH_1})
        if(CMAKE_MATCH_3)
            string(APPEND found +${CMAKE_MATCH_3})
        endif()
    endif()
    set(${number} "${found}" PARENT_SCOPE)
    if(commit)
        string(SUBSTRING ${commit} 0 12 commit)
        if(changes)
            string(APPEND commit ", modified")
        endif()
        string(APPEND found " (${commit})")
    endif()
    set(${text} "${found}" PARENT_SCOPE)
endfunction()
