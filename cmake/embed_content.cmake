# SPDX-License-Identifier: MIT
# Writes the C++ file that defines builtInContentTexts(), builtInCastText(), builtInLandmarksText() and builtInAchievementsText(). Run by the build whenever a content file changes:
#   cmake -D CONTENT_DIR=<resources/content> -D OUTPUT=<file.cpp> -P embed_content.cmake
# A scenario has a folder in CONTENT_DIR, named by its key; missing files are taken from CONTENT_DIR itself.
set(files items monsters trees scenario)
file(GLOB folders RELATIVE "${CONTENT_DIR}" LIST_DIRECTORIES true "${CONTENT_DIR}/*")
list(FILTER folders EXCLUDE REGEX "\\.json$")

set(texts "")
set(cases "")
foreach(scenario common ${folders})
    set(folder "${CONTENT_DIR}/${scenario}")
    if(scenario STREQUAL "common")
        set(folder "${CONTENT_DIR}")
    endif()
    set(constants "")
    foreach(name ${files})
        set(owner common)
        if(EXISTS "${folder}/${name}.json")
            set(owner "${scenario}")
            file(READ "${folder}/${name}.json" text)
            string(APPEND texts "constexpr const char *k_${owner}_${name} = R\"json(${text})json\";\n")
        endif()
        list(APPEND constants "k_${owner}_${name}")
    endforeach()
    list(JOIN constants ", " constants)
    if(scenario STREQUAL "common")
        set(rest "    return {${constants}};\n")
    else()
        string(APPEND cases "    if (scenarioKey(scenario) == \"${scenario}\")\n        return {${constants}};\n")
    endif()
endforeach()
file(READ "${CONTENT_DIR}/rooms/cast.json" cast)
file(READ "${CONTENT_DIR}/journey/landmarks.json" landmarks)
file(READ "${CONTENT_DIR}/achievements.json" achievements)

file(WRITE "${OUTPUT}" "// Made from resources/content by cmake/embed_content.cmake.
#include \"core/content/builtin.h\"

namespace cave {
namespace {

${texts}
} // namespace

ContentTexts builtInContentTexts(ScenarioKind scenario)
{
${cases}${rest}}

std::string_view builtInCastText()
{
    return R\"json(${cast})json\";
}

std::string_view builtInLandmarksText()
{
    return R\"json(${landmarks})json\";
}

std::string_view builtInAchievementsText()
{
    return R\"json(${achievements})json\";
}

} // namespace cave
")
