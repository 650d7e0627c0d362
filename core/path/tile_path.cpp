// SPDX-License-Identifier: MIT
#include "core/path/tile_path.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <tuple>
#include <utility>

namespace cave {
namespace {

constexpr std::array<LevelTile, 4> kWays{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

/// The mark of a tile; from `kFirstWay` on: the direction, of kWays, to the next tile toward the goal.
constexpr std::uint8_t kUnmarked = 0;
constexpr std::uint8_t kSolid = 1;
constexpr std::uint8_t kGoal = 2;
constexpr std::uint8_t kFirstWay = 3;

/// A mark for every tile of a level, in squares that are created on demand.
class TileMarks {
public:
    explicit TileMarks(const LevelFile &level)
        : m_squaresPerRow((level.width + kSide - 1) / kSide)
        , m_squares(static_cast<std::size_t>(m_squaresPerRow) *
                    static_cast<std::size_t>((level.height + kSide - 1) / kSide))
    {
        const std::vector<LevelTile> tiles = solidTiles(level);
        m_solids.reserve(tiles.size());
        for (const LevelTile &tile : tiles)
            m_solids.emplace_back(squareOf(tile), placeOf(tile));
        std::ranges::sort(m_solids);
    }

    std::uint8_t &operator[](LevelTile tile)
    {
        std::unique_ptr<Square> &square = m_squares[squareOf(tile)];
        if (!square)
            square = makeSquare(squareOf(tile));
        return (*square)[placeOf(tile)];
    }

private:
    static constexpr int kSide = 64;
    using Square = std::array<std::uint8_t, std::size_t{kSide} * kSide>;

    [[nodiscard]] std::size_t squareOf(LevelTile tile) const
    {
        return static_cast<std::size_t>(tile.y / kSide) * static_cast<std::size_t>(m_squaresPerRow) +
               static_cast<std::size_t>(tile.x / kSide);
    }
    static std::size_t placeOf(LevelTile tile)
    {
        return static_cast<std::size_t>(tile.y % kSide) * kSide + static_cast<std::size_t>(tile.x % kSide);
    }
    [[nodiscard]] std::unique_ptr<Square> makeSquare(std::size_t number) const
    {
        auto square = std::make_unique<Square>();
        for (auto solid =
                 std::lower_bound(m_solids.begin(), m_solids.end(), std::pair(number, std::size_t{0}));
             solid != m_solids.end() && solid->first == number; ++solid)
            (*square)[solid->second] = kSolid;
        return square;
    }

    int m_squaresPerRow;
    std::vector<std::unique_ptr<Square>> m_squares;
    std::vector<std::pair<std::size_t, std::size_t>> m_solids; ///< square and index in it, in order
};

std::optional<LevelTile> tileIn(const LevelFile &level, LevelPoint point)
{
    const std::int64_t column = tileOf(point.x);
    const std::int64_t row = tileOf(point.y);
    if (!level.contains(column, row))
        return std::nullopt;
    return LevelTile{static_cast<int>(column), static_cast<int>(row)};
}

/// Breadth-first from `goal`, until `start` is reached or nothing is left.
bool reach(const LevelFile &level, TileMarks &marks, LevelTile goal, LevelTile start)
{
    marks[goal] = kGoal;
    std::vector<LevelTile> front{goal};
    std::vector<LevelTile> next;
    while (!front.empty() && marks[start] == kUnmarked) {
        next.clear();
        for (const LevelTile &tile : front) {
            for (std::size_t way = 0; way < kWays.size(); ++way) {
                const LevelTile other{tile.x + kWays[way].x, tile.y + kWays[way].y};
                if (!level.contains(other.x, other.y) || marks[other] != kUnmarked)
                    continue;
                const std::size_t back = (way + 2) % kWays.size();
                marks[other] = static_cast<std::uint8_t>(kFirstWay + back);
                next.push_back(other);
            }
        }
        front.swap(next);
    }
    return marks[start] != kUnmarked;
}

} // namespace

bool isSolidObject(const LevelRecord &record)
{
    if (!record.isObject())
        return false;
    const LevelObjectInfo *info = findLevelObject(record.type, record.kind == LevelRecord::Kind::Dynamic);
    return info != nullptr && info->solid;
}

std::vector<LevelTile> solidTiles(const LevelFile &level)
{
    std::vector<LevelTile> tiles;
    for (const LevelRecord &record : level.records) {
        if (!isSolidObject(record))
            continue;
        if (const std::optional<LevelTile> tile = tileIn(level, record.at))
            tiles.push_back(*tile);
    }
    std::ranges::sort(tiles, [](const LevelTile &a, const LevelTile &b) {
        return std::tie(a.y, a.x) < std::tie(b.y, b.x);
    });
    tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
    return tiles;
}

std::optional<std::vector<LevelTile>> findPathAvoidWalls(const LevelFile &level, LevelPoint from,
                                                         LevelPoint to)
{
    const std::optional<LevelTile> start = tileIn(level, from);
    const std::optional<LevelTile> goal = tileIn(level, to);
    if (!start || !goal)
        return std::nullopt;
    TileMarks marks(level);
    if (marks[*start] == kSolid || marks[*goal] == kSolid || !reach(level, marks, *goal, *start))
        return std::nullopt;
    std::vector<LevelTile> path{*start};
    while (marks[path.back()] != kGoal) {
        const LevelTile &way = kWays[static_cast<std::size_t>(marks[path.back()] - kFirstWay)];
        path.push_back({path.back().x + way.x, path.back().y + way.y});
    }
    return path;
}

} // namespace cave
