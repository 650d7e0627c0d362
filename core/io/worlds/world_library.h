// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/world_file/world_file.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace cave {

/// A file in the worlds folder that could not be read as a world, with the reason.
struct UnreadableWorld {
    std::filesystem::path path;
    Error error;
};

struct WorldList {
    std::vector<WorldSummary> worlds; ///< last played first
    std::vector<UnreadableWorld> unreadable;
};

/// The folder of worlds.
class WorldLibrary {
public:
    /// `folder` is created with its first world.
    explicit WorldLibrary(std::filesystem::path folder);

    [[nodiscard]] const std::filesystem::path &folder() const { return m_folder; }

    /// Is passed the worlds read so far, in the order of reading, and how many files there are; returns false
    /// to stop.
    using Watch = std::function<bool(const WorldList &soFar, std::size_t files)>;

    /// Every `.cave` file in the folder, and only those read so far if `watch` stops it. Files changed last
    /// are read first. Empty if the folder doesn't exist.
    [[nodiscard]] Result<WorldList> list(const Watch &watch = {}) const;

    /// An unused path in the folder for a world with this name, valid on any file system. Error
    /// InvalidArgument: the name is empty, blank, too long (over 200 characters), contains control characters
    /// or is not UTF-8.
    [[nodiscard]] Result<std::filesystem::path> pathForNewWorld(const std::string &name) const;

    /// The files that `pathForNewWorld` gives for this name one after the other, as far as they are there, in
    /// the order of their numbers. Error Io.
    [[nodiscard]] Result<std::vector<std::filesystem::path>> pathsOfName(const std::string &name) const;

    /// The only world with this name or file name. Errors: NotFound; InvalidArgument if several have the name
    /// (lists their files).
    [[nodiscard]] Result<std::filesystem::path> find(const std::string &nameOrFile) const;

    /// Copies a world, in play or not, under a new name; returns the new file.
    Result<std::filesystem::path> duplicate(const std::filesystem::path &world, const std::string &name);

private:
    std::filesystem::path m_folder;
};

/// The name under which a world is saved whose own file is gone (`SavedSession::isStranded`): its own path is
/// still locked, and another program may put a file there.
Message recoveredName(const std::string &world);

/// The default data folder: $CAVEGAME_DATA_DIR, else $XDG_DATA_HOME/CaveGame unless that is relative, else
/// .local/share/CaveGame in the `homeFolder`. Error NotFound: there is no such folder.
Result<std::filesystem::path> defaultDataFolder();

} // namespace cave
