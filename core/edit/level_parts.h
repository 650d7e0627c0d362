// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"
#include "core/path/tile_path.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

/// The parts into which solid objects divide a level: from each tile of a part all others of it can be walked
/// to, in four directions, and no others. Kept as runs of free tiles in the rows, joined where they touch, so
/// that a huge level with little in it costs little.
class LevelParts {
public:
    explicit LevelParts(const LevelFile &level);

    /// The part of a tile, by a number; none if it is solid or outside the level.
    [[nodiscard]] std::optional<std::size_t> partOf(LevelTile tile) const;

private:
    struct Run {
        int begin = 0;
        int end = 0;          ///< behind its last tile
        std::size_t part = 0; ///< while runs are joined: one that it is joined to
    };

    void addRows(const LevelFile &level);
    void joinRows();
    [[nodiscard]] std::size_t rootOf(std::size_t run);

    std::vector<Run> m_runs;         ///< row by row from the top, west to east
    std::vector<std::size_t> m_rows; ///< the first run of each row, and the end of the last
};

} // namespace cave
