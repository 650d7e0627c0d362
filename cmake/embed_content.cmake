# SPDX-License-Identifier: MIT
# Writes the C++ file that defines builtInContentTexts(). Run by the build whenever a content file changes:
#   cmake -D CONTENT_DIR=<resources/content> -D OUTPUT=<file.cpp> -P embed_content.cmake
# A scenario has its own folder in CONTENT_DIR; a file that isn't there is the one of CONTENT_DIR itself.
set(files items monsters trees scenario)
set(scenarios "EndlessCaves:." "Cavern:cavern" "DungeonRun:dungeon" "Rooms:rooms")

set(texts "")
set(cases "")
foreach(scenario ${scenarios})
    string(REGEX MATCH "^(.*):(.*)$" unused "${scenario}")
    set(kind "${CMAKE_MATCH_1}")
    set(folder "${CONTENT_DIR}/${CMAKE_MATCH_2}")
    set(constants "")
    foreach(name ${files})
        set(owner "${kind}")
        if(EXISTS "${folder}/${name}.json")
            file(READ "${folder}/${name}.json" text)
            string(APPEND texts "constexpr const char *k${kind}_${name} = R\"json(${text})json\";\n")
        else()
            set(owner EndlessCaves)
        endif()
        list(APPEND constants "k${owner}_${name}")
    endforeach()
    list(JOIN constants ", " constants)
    string(APPEND cases "    case ScenarioKind::${kind}:\n        return {${constants}};\n")
endforeach()

file(WRITE "${OUTPUT}" "// Made from resources/content by cmake/embed_content.cmake.
#include \"core/content/builtin.h\"

namespace cave {
namespace {

${texts}
} // namespace

ContentTexts builtInContentTexts(ScenarioKind scenario)
{
    switch (scenario) {
${cases}    }
    return {};
}

} // namespace cave
")
