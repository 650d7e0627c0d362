// SPDX-License-Identifier: MIT
// Level files and maps of Tiled: no bytes crash their readers, and what they take is written as it was.

#include "core/content/level_file.h"
#include "core/edit/level_checks.h"
#include "core/io/levels/level_file_io.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(data, data + size);
    if (const cave::Result<cave::ReadLevel> level = cave::readLevel("level.csv", text)) {
        if (cave::writeLevel(level->design) != text)
            std::abort();
        static_cast<void>(cave::levelIssues(level->design));
        static_cast<void>(cave::levelFromTiled("level.tmx", cave::levelToTiled(level->design)));
    }
    for (const cave::TiledFormat format : {cave::TiledFormat::Xml, cave::TiledFormat::Json}) {
        const cave::Result<cave::ReadLevel> level = cave::levelFromTiled("level.tmx", text, format);
        if (level && !cave::readLevel("level.csv", cave::writeLevel(level->design)))
            std::abort();
    }
    return 0;
}
