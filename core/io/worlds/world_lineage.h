// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace cave {

class WorldFile;

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

} // namespace cave
