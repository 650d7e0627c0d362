// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/world_file/world_file.h"
#include "core/world/world.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace cave {

/// Which run a world's file goes on with, and what it knows of how it was continued. Copies of a file have
/// its lineage; as soon as both were opened for play, each has a continuation that the other lacks. So the
/// file that lacks one recorded in "runs.db" (`RunHistory::claim`) is a copy, or was replaced by an older
/// one.
///
/// In the file's table "lineage", which files of earlier programs lack. Not part of the state of the world.
struct WorldLineage {
    std::string id;                         ///< the same in all copies; empty: the file has none yet
    std::vector<std::string> continuations; ///< a random token each, the oldest first

    /// The token of a continuation, counted from 1; empty if the file lacks it.
    [[nodiscard]] std::string token(std::size_t number) const
    {
        return number >= 1 && number <= continuations.size() ? continuations[number - 1] : std::string();
    }
};

/// Gives a file a lineage of its own, which no other file has. Errors of both: those of `WorldFile::save`.
Result<void> beginLineage(WorldFile &file);
/// Adds a continuation, as the file is opened for play. A file without a lineage gets one first, which
/// depends only on when and of what its world was made, so that copies of older files get the same.
Result<void> continueLineage(WorldFile &file);

/// Takes no lock and works while the world is being played. Errors: those of `WorldFile::summary`.
[[nodiscard]] Result<WorldLineage> lineageOf(const std::filesystem::path &world);

/// Writes a state from the past of the world in `original`, maybe under other rules or with other decision
/// trees, as a world of its own, whose log begins there. The original is only read. As its run went on
/// elsewhere, the new world is marked as a copy, and as revealed if the original is. Errors: those of
/// `WorldFile::create` and, for the original, of `WorldFile::summary`.
Result<WorldFile> forkWorld(const std::filesystem::path &original, const std::filesystem::path &target,
                            const std::string &name, const World &world);

} // namespace cave
