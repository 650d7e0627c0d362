// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/content/level_file.h"
#include "core/path/tile_path.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

enum class LevelIssueKind : std::uint8_t {
    NoStart,
    StartOutside,
    StartBlocked, ///< by something solid, a Spike or a Door
    NoName,
    WrongSize,          ///< too small for a room or too large to be played
    SeveralBackgrounds, ///< the first alone is drawn
    DoorMissing,        ///< of a RoguelikeLevel, on one of its sides
    DoorBlocked,        ///< by something solid, a Spike or a Door before it
    DoorWalledUp,       ///< not on the border, a corner, or beside the one that its side uses
    NoGoal,             ///< of a TopDownLevel
    GoalUnreachable,    ///< and no other one can be reached
    Unreachable,        ///< something that the player should get to, or an enemy
    EnemyInWall,
    OutsideLevel,
    Hidden,     ///< under another of its type on the same tile
    WrongLevel, ///< of another type of level
};

struct LevelIssue {
    /// Error: the level can't be played, or not to its end; Warning: it can, but something looks wrong.
    enum class Severity : std::uint8_t { Warning, Error };

    LevelIssueKind kind = LevelIssueKind::NoStart;
    Severity severity = Severity::Warning;
    std::optional<std::size_t> record; ///< index of LevelFile::records
    std::optional<LevelTile> tile;     ///< of the level; none for what lies outside
    Message text;                      ///< one clause: "the Goal at (3, 4) can't be reached"

    friend bool operator==(const LevelIssue &, const LevelIssue &) = default;
};

/// What is wrong with a level that can be read: first what concerns all of it, then by the order of the
/// lines. Ways are looked for from the player's start and from the doors; in a MarioLevel, where one falls
/// and jumps, not at all. Time and memory go by the lines and the rows, not by the tiles.
std::vector<LevelIssue> levelIssues(const LevelFile &design);

} // namespace cave
