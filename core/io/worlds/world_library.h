// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/world_file/world_file.h"

#include <filesystem>
#include <string>
#include <vector>

namespace cave {

/// A file in the worlds folder that could not be read as a world, and why.
struct UnreadableWorld {
    std::filesystem::path path;
    Error error;
};

struct WorldList {
    std::vector<WorldSummary> worlds; ///< last played first
    std::vector<UnreadableWorld> unreadable;
};

/// The folder that worlds live in.
class WorldLibrary {
public:
    /// `folder` is made when the first world is.
    explicit WorldLibrary(std::filesystem::path folder);

    [[nodiscard]] const std::filesystem::path &folder() const { return m_folder; }

    /// Every `.cave` file in the folder. A missing folder is an empty list.
    [[nodiscard]] Result<WorldList> list() const;

    /// A path in the folder for a world so named: made safe for any file system, and not in use.
    /// Error InvalidArgument: the name is empty, blank, too long (over 200 characters), holds control
    /// characters or is not UTF-8.
    [[nodiscard]] Result<std::filesystem::path> pathForNewWorld(const std::string &name) const;

    /// The one world with this name or file name. Errors: NotFound; InvalidArgument if several have the name
    /// (lists their files).
    [[nodiscard]] Result<std::filesystem::path> find(const std::string &nameOrFile) const;

    /// Copies a world, being played or not, under a new name; returns the new file.
    Result<std::filesystem::path> duplicate(const std::filesystem::path &world, const std::string &name);

private:
    std::filesystem::path m_folder;
};

/// Checks a world's name as typed; see `WorldLibrary::pathForNewWorld`.
Result<void> validateWorldName(const std::string &name);
/// The same for the name of one of several players: at most kLongestPlayerName characters.
Result<void> validatePlayerName(const std::string &name);

/// A file name (without extension) for a world's name: keeps letters and digits of any script, replaces what
/// some file system refuses, avoids reserved names and hidden files, at most 80 bytes, never empty.
std::string safeFileName(const std::string &name);

/// The platform's folder for this program's data when nothing else is said: $CAVEGAME_DATA_DIR, else
/// $XDG_DATA_HOME/CaveGame unless that is relative, else ~/.local/share/CaveGame.
std::filesystem::path defaultDataFolder();

} // namespace cave
