// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/content/level_file.h"
#include "core/path/tile_path.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// The parts into which solid objects divide a level: the connected components of its free tiles, in four
/// directions. Stored as runs of free tiles in the rows, so that a huge, mostly empty level costs little.
class LevelParts {
public:
    explicit LevelParts(const LevelFile &level);

    /// The number of a tile's part; none if it is solid or outside the level.
    [[nodiscard]] std::optional<std::size_t> partOf(LevelTile tile) const;

private:
    struct Run {
        int begin = 0;
        int end = 0;          ///< one past its last tile
        std::size_t part = 0; ///< while joining: a run that it is joined to
    };

    void addRows(const LevelFile &level);
    void joinRows();
    [[nodiscard]] std::size_t rootOf(std::size_t run);

    std::vector<Run> m_runs;         ///< row by row from the top, west to east
    std::vector<std::size_t> m_rows; ///< the first run of each row, and the end of the last
};

enum class LevelIssueKind : std::uint8_t {
    NoStart,
    StartOutside,
    StartBlocked, ///< by a solid object, a Spike or a Door
    NoName,
    WrongSize,          ///< too small for a room, or too large to be played
    SeveralBackgrounds, ///< only the first is painted
    DoorMissing,        ///< of a RoguelikeLevel, on one of its sides
    DoorBlocked,        ///< by a solid object, a Spike or a Door in front of it
    DoorWalledUp,       ///< not on the border, in a corner, or next to the one used for its side
    NoGoal,             ///< of a TopDownLevel
    GoalUnreachable,    ///< and no other one is reachable
    Unreachable,        ///< something that the player should reach, or an enemy
    EnemyInWall,
    OutsideLevel,
    Hidden,     ///< under another of its type on the same tile
    WrongLevel, ///< belongs to another type of level
};

struct LevelIssue {
    /// Error: the level can't be played, or not to its end; Warning: it can, but something looks wrong.
    enum class Severity : std::uint8_t { Warning, Error };

    LevelIssueKind kind = LevelIssueKind::NoStart;
    Severity severity = Severity::Warning;
    std::optional<std::size_t> record; ///< index into LevelFile::records
    std::optional<LevelTile> tile;     ///< in the level; none outside
    Message text;                      ///< an English clause: "the Goal at (3, 4) can't be reached"

    friend bool operator==(const LevelIssue &, const LevelIssue &) = default;
};

/// The problems of a readable level: first general ones, then in the order of the lines. Paths are searched
/// from the player's start and from the doors; not in MarioLevels, which have falls and jumps. Time and
/// memory are proportional to lines and rows, not tiles.
std::vector<LevelIssue> levelIssues(const LevelFile &design);

} // namespace cave
