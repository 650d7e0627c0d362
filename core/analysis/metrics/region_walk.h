// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/hashing.h"
#include "core/world/world_map.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <unordered_map>
#include <vector>

namespace cave {

/// Step-by-step breadth-first search with the four cardinal moves in an endless level: unbounded, and it
/// generates only the regions that it enters. Cells at one distance in a row of a region are one word, so a
/// step costs a few operations per row of the frontier.
///
/// Finds chests, and monsters at their initial places; monsters are not obstacles.
class RegionWalk {
public:
    /// Floor cells of a region that can't be entered.
    using Barred = std::function<RegionRows(RegionPos)>;

    /// Starts at `from`; from rock or a barred cell nothing is reached. The level is observed, must outlive
    /// the walk and not change. The walk must stay within the usable world.
    RegionWalk(WorldMap &map, WorldPos from, Barred barred = {});
    /// The same from several cells at once: the steps are those from the nearest of them.
    static RegionWalk fromAll(WorldMap &map, const std::vector<WorldPos> &from, Barred barred = {});
    RegionWalk(const RegionWalk &) = delete;
    RegionWalk &operator=(const RegionWalk &) = delete;

    /// The number of steps taken.
    [[nodiscard]] int steps() const { return m_steps; }
    /// Reaches the cells one step farther; false, without a step, if there are none.
    bool advance();
    /// Takes steps until there are `steps`, or nothing more can be reached.
    void advanceTo(int steps);

    /// Calls `visit(y, cells)` for the rows of a region with cells that the last step reached, as bits by
    /// column.
    template<class Visit>
    void forEachReached(RegionPos region, Visit visit) const
    {
        for (const FrontRow &front : m_front) {
            if (front.tile->pos == region)
                visit(static_cast<int>(front.row) - 1, front.cells >> 1U);
        }
    }

    /// A thing on a reached cell.
    struct Find {
        WorldPos at;
        int steps = 0; ///< from the start

        friend bool operator==(const Find &, const Find &) = default;
    };
    /// The nearest first; complete for the steps taken.
    [[nodiscard]] const std::vector<Find> &chests() const { return m_chests; }
    [[nodiscard]] const std::vector<Find> &monsters() const { return m_monsters; }

private:
    RegionWalk(WorldMap &map, Barred barred, const std::vector<WorldPos> &from);

    /// Rows with a border of one cell on all sides: steps onto the border continue in the neighbour.
    using Rows = std::array<std::uint64_t, kMaxRegionSize + 2>;

    struct Tile {
        RegionPos pos;
        Rows open{}; ///< walkable cells not reached yet
        Rows next{}; ///< cells reached by the current step
        Rows chests{};
        Rows monsters{};
        std::array<Tile *, kDirections.size()> neighbours{}; ///< null if not looked up yet
    };

    /// Cells in a row that the last step reached.
    struct FrontRow {
        Tile *tile = nullptr;
        std::size_t row = 0;
        std::uint64_t cells = 0;
    };

    Tile &tileAt(RegionPos pos);
    Tile &neighbourOf(Tile &tile, Direction direction);
    void load(Tile &tile);
    void spread(const FrontRow &front);
    void reach(Tile &tile, std::size_t row, std::uint64_t cells);
    void note(const Tile &tile, std::size_t row, std::uint64_t cells, std::vector<Find> &finds) const;
    void closeStep();

    WorldMap &m_level;
    std::size_t m_size; ///< of a region
    Barred m_barred;
    std::deque<Tile> m_tiles; ///< addresses are stable
    std::unordered_map<RegionPos, Tile *, RegionPosHash> m_tileAt;
    std::vector<FrontRow> m_front;
    std::vector<FrontRow> m_nextFront;
    int m_steps = 0;
    std::vector<Find> m_chests;
    std::vector<Find> m_monsters;
};

} // namespace cave
