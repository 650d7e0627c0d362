# SPDX-License-Identifier: MIT
# Writes the C++ file that defines builtInRoomFiles(). Run by the build whenever a room changes:
#   cmake -D ROOM_DIR=<resources/rooms> -D OUTPUT=<file.cpp> -P embed_rooms.cmake
file(GLOB_RECURSE rooms RELATIVE "${ROOM_DIR}" "${ROOM_DIR}/*.csv")
list(SORT rooms)

set(entries "")
foreach(room IN LISTS rooms)
    # Semicolons and brackets in a text need no escaping, as it is always quoted.
    file(READ "${ROOM_DIR}/${room}" text)
    string(APPEND entries "        {\"${room}\", R\"csv(${text})csv\"},\n")
endforeach()

file(WRITE "${OUTPUT}" "// Made from resources/rooms by cmake/embed_rooms.cmake.
#include \"core/gen/rooms/room_set.h\"

namespace cave {

const std::vector<LevelFileText> &builtInRoomFiles()
{
    static const std::vector<LevelFileText> kFiles{
${entries}    };
    return kFiles;
}

} // namespace cave
")
