// SPDX-License-Identifier: MIT
#include "core/content/content_folder.h"

#include "core/base/small_file.h"

#include <array>
#include <utility>

namespace cave {

Result<Content> loadContent(const std::filesystem::path &folder)
{
    ContentTexts texts;
    const std::array<std::pair<const char *, std::string *>, 3> files{{
        {"items.json", &texts.items},
        {"monsters.json", &texts.monsters},
        {"trees.json", &texts.trees},
    }};
    for (const auto &[name, text] : files) {
        Result<std::string> read = readSmallFile(folder / name, "content file");
        if (!read)
            return read.error();
        *text = *std::move(read);
    }
    // Folders from before there were several ways to play have none.
    Result<std::string> scenario = readSmallFile(folder / "scenario.json", "content file");
    if (!scenario && scenario.error().code != ErrorCode::NotFound)
        return scenario.error();
    texts.scenario = std::move(scenario).valueOr({});
    return parseContent(texts);
}

} // namespace cave
