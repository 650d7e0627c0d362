// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"
#include "core/path/tile_path.h"

#include <cstddef>
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

} // namespace cave
