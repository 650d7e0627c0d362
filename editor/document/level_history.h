// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/level_patch.h"

#include <QByteArray>
#include <QString>

#include <filesystem>
#include <vector>

namespace cave {

/// An edit of a level: what a history tells of it.
struct LevelStep {
    QString label;
    LevelPatch patch;

    friend bool operator==(const LevelStep &, const LevelStep &) = default;
};

/// The edits of a level file as they are kept on disk: beside what is saved, so that they can be undone in
/// another run of the program, or with what is not saved yet, against crashes.
struct KeptLevel {
    std::filesystem::path file;   ///< the level's; empty if it has none yet
    QByteArray digest;            ///< of the file's bytes when it was read or written last
    std::string text;             ///< the level as it was edited; empty in a history of saved edits
    std::vector<LevelStep> steps; ///< first to last
    int position = 0;             ///< so many of them are done
    int clean = -1;               ///< where it is as the file is; -1: nowhere
};

/// Most edits that are kept, and most bytes of text in them; the oldest are left out.
inline constexpr std::size_t kMostKeptSteps = 2'000;
inline constexpr std::size_t kMostKeptBytes = 16'000'000;

/// What tells contents of files from one another, in hexadecimal digits.
QByteArray digestOf(const std::string &text);

/// Writes it, making the folder; whole or not at all. Errors: Io, DiskFull.
Result<void> writeKeptLevel(const std::filesystem::path &target, const KeptLevel &kept);
/// Reads it. Errors: NotFound; Io; Damaged.
Result<KeptLevel> readKeptLevel(const std::filesystem::path &source);

} // namespace cave
