# Writes the C++ file that defines builtInContentTexts(). Run by the build whenever a content file changes:
#   cmake -D CONTENT_DIR=<resources/content> -D OUTPUT=<file.cpp> -P embed_content.cmake
set(code "// Made from resources/content by cmake/embed_content.cmake.\n#include \"core/content/builtin.h\"\n\n")
string(APPEND code "namespace cave {\n\nContentTexts builtInContentTexts(ScenarioKind /*scenario*/)\n{\n    ContentTexts texts;\n")
foreach(name items monsters trees)
    file(READ "${CONTENT_DIR}/${name}.json" text)
    string(APPEND code "    texts.${name} = R\"json(${text})json\";\n")
endforeach()
string(APPEND code "    return texts;\n}\n\n} // namespace cave\n")
file(WRITE "${OUTPUT}" "${code}")
