// SPDX-License-Identifier: MIT
#include "core/path/breadth_first.h"
#include "core/path/tile_path.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using namespace cave;

namespace {

LevelRecord object(const std::string &type, LevelPoint at, bool dynamic = false)
{
    LevelRecord record;
    record.kind = dynamic ? LevelRecord::Kind::Dynamic : LevelRecord::Kind::Static;
    record.type = type;
    record.at = at;
    return record;
}

LevelFile emptyLevel(int width, int height)
{
    LevelFile level;
    level.width = width;
    level.height = height;
    return level;
}

/// Rows from the top; '#' a wall.
LevelFile walledLevel(std::initializer_list<std::string_view> rows)
{
    LevelFile level = emptyLevel(static_cast<int>(rows.begin()->size()), static_cast<int>(rows.size()));
    int y = 0;
    for (const std::string_view row : rows) {
        for (std::size_t x = 0; x < row.size(); ++x) {
            if (row[x] == '#')
                level.records.push_back(object("Wall", {static_cast<double>(x), static_cast<double>(y)}));
        }
        ++y;
    }
    return level;
}

/// Of each tile, row by row, whether it is walled; with a wall all around.
std::vector<bool> wallsAround(const LevelFile &level)
{
    const int stride = level.width + 2;
    std::vector<bool> walls;
    for (int y = -1; y <= level.height; ++y) {
        for (int x = -1; x <= level.width; ++x)
            walls.push_back(!level.contains(x, y));
    }
    for (const LevelRecord &record : level.records) {
        if (record.type == "Wall" || record.type == "Tower")
            walls[static_cast<std::size_t>((static_cast<int>(record.at.y) + 1) * stride +
                                           static_cast<int>(record.at.x) + 1)] = true;
    }
    return walls;
}

/// Number of tiles of a shortest path by relaxing all tiles again and again; 0: there is none. Another way
/// than a queue, so that it errs in other ways.
int plainLength(const LevelFile &level, LevelTile from, LevelTile to)
{
    const std::vector<bool> walls = wallsAround(level);
    const int stride = level.width + 2;
    const auto index = [&](LevelTile t) { return static_cast<std::size_t>((t.y + 1) * stride + t.x + 1); };
    std::vector<int> lengths(walls.size(), 0);
    if (walls[index(from)] || walls[index(to)])
        return 0;
    lengths[index(from)] = 1;
    for (bool changed = true; changed;) {
        changed = false;
        for (int y = 0; y < level.height; ++y) {
            for (int x = 0; x < level.width; ++x) {
                if (walls[index({x, y})])
                    continue;
                for (const LevelTile other : {LevelTile{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}}) {
                    const int there = walls[index(other)] ? 0 : lengths[index(other)];
                    int &here = lengths[index({x, y})];
                    if (there > 0 && (here == 0 || there + 1 < here)) {
                        here = there + 1;
                        changed = true;
                    }
                }
            }
        }
    }
    return lengths[index(to)];
}

bool isValid(const LevelFile &level, const std::vector<LevelTile> &path, LevelTile from, LevelTile to)
{
    const std::vector<LevelTile> solid = solidTiles(level);
    if (path.empty() || path.front() != from || path.back() != to)
        return false;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (!level.contains(path[i].x, path[i].y) ||
            std::find(solid.begin(), solid.end(), path[i]) != solid.end())
            return false;
        if (i > 0 && std::abs(path[i].x - path[i - 1].x) + std::abs(path[i].y - path[i - 1].y) != 1)
            return false;
    }
    return true;
}

LevelFile randomLevel(std::mt19937 &random)
{
    const auto below = [&random](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    LevelFile level = emptyLevel(1 + below(12), 1 + below(12));
    const int percent = below(60);
    for (int y = 0; y < level.height; ++y) {
        for (int x = 0; x < level.width; ++x) {
            if (below(100) >= percent)
                continue;
            const bool tower = below(4) == 0;
            level.records.push_back(
                object(tower ? "Tower" : "Wall", {x + below(8) / 8.0, y + below(8) / 8.0}, tower));
        }
    }
    return level;
}

/// What is solid with y up, as a flow field takes it.
BitGrid gridOf(const LevelFile &level)
{
    BitGrid grid(level.width, level.height);
    for (const LevelTile &tile : solidTiles(level))
        grid.set(tile.x, level.height - 1 - tile.y);
    return grid;
}

} // namespace

TEST_CASE("a path goes around a wall, from the tile of one end to the tile of the other")
{
    const LevelFile level = walledLevel({".....", "..#..", "....."});
    const auto path = findPathAvoidWalls(level, {1.5, 1.75}, {3.25, 1});
    REQUIRE(path.has_value());
    REQUIRE(path->size() == 5);
    REQUIRE(isValid(level, *path, {1, 1}, {3, 1}));
}

TEST_CASE("from a tile to itself the path is that tile, also in the smallest level")
{
    REQUIRE(findPathAvoidWalls(emptyLevel(1, 1), {0.25, 0.75}, {0.5, 0}) == std::vector<LevelTile>{{0, 0}});
    REQUIRE_FALSE(findPathAvoidWalls(walledLevel({"#"}), {0, 0}, {0, 0}).has_value());
}

TEST_CASE("a target that is boxed in, even with open corners, is not reached")
{
    REQUIRE_FALSE(findPathAvoidWalls(walledLevel({".###.", ".#.#.", ".###."}), {0, 0}, {2, 1}).has_value());
    REQUIRE_FALSE(findPathAvoidWalls(walledLevel({"..#..", ".#.#.", "..#.."}), {0, 0}, {2, 1}).has_value());
    REQUIRE_FALSE(findPathAvoidWalls(walledLevel({".#", "#."}), {0, 0}, {1, 1}).has_value());
}

TEST_CASE("there is no path from or to a solid tile or a place outside the level")
{
    const LevelFile level = walledLevel({"..#"});
    REQUIRE(findPathAvoidWalls(level, {0, 0}, {1.99, 0.99}).has_value());
    for (const LevelPoint bad :
         {LevelPoint{2, 0}, {2.5, 0.5}, {3, 0}, {0, 1}, {-0.25, 0}, {0, -1e-9}, {1e15, 0}}) {
        REQUIRE_FALSE(findPathAvoidWalls(level, {0, 0}, bad).has_value());
        REQUIRE_FALSE(findPathAvoidWalls(level, bad, {0, 0}).has_value());
        REQUIRE_FALSE(findPathAvoidWalls(level, bad, bad).has_value());
    }
    const double nothing = std::numeric_limits<double>::infinity();
    REQUIRE_FALSE(findPathAvoidWalls(level, {0, 0}, {nothing, -nothing}).has_value());
}

TEST_CASE("a path never leaves a level that has no walls around it")
{
    REQUIRE_FALSE(findPathAvoidWalls(walledLevel({".#."}), {0, 0}, {2, 0}).has_value());
}

TEST_CASE("the tile that holds a solid object is avoided, wherever on it the object is")
{
    LevelFile level = emptyLevel(3, 2);
    level.records = {object("Wall", {1.5, 0.8})};
    REQUIRE(findPathAvoidWalls(level, {0, 0}, {2, 0})->size() == 5);
    level.records.push_back(object("Tower", {1.25, 1.5}, true));
    REQUIRE_FALSE(findPathAvoidWalls(level, {0, 0}, {2, 0}).has_value());
}

TEST_CASE("what is not solid, not known, or outside the level blocks no one")
{
    LevelFile level = emptyLevel(3, 1);
    level.records = {object("Potion", {1, 0}),  object("Demon", {1, 0}, true), object("Lava", {1, 0}),
                     object("Wall", {1, -0.5}), object("Wall", {-0.5, 0}),     object("Wall", {1e15, -1e15}),
                     object("Tower", {1, 0}),   object("Wall", {1, 0}, true)};
    REQUIRE(findPathAvoidWalls(level, {0, 0}, {2, 0})->size() == 3);
}

TEST_CASE("a path through a winding hall of a large level is as long as the hall")
{
    LevelFile level = emptyLevel(200, 300);
    for (int y = 1; y < 300; y += 2) {
        for (int x = 0; x < 200; ++x) {
            if (x != (y % 4 == 1 ? 199 : 0))
                level.records.push_back(object("Wall", {static_cast<double>(x), static_cast<double>(y)}));
        }
    }
    // 150 rows walked from end to end, and 149 gaps between them; the last row is a wall but for its gap.
    const auto path = findPathAvoidWalls(level, {0, 0}, {0, 298});
    REQUIRE(path.has_value());
    REQUIRE(path->size() == 150U * 200U + 149U);
}

TEST_CASE("in a huge level whose ends are near, walls far away and near are seen")
{
    LevelFile level = emptyLevel(10'000, 10'000);
    for (int i = -70; i <= 70; ++i)
        level.records.push_back(object("Wall", {5000.0 + i, 5000}));
    for (int i = 0; i < 10'000; ++i)
        level.records.push_back(object("Wall", {static_cast<double>(i), 9000}));
    const auto path = findPathAvoidWalls(level, {5000, 4999}, {5000, 5001});
    REQUIRE(path.has_value());
    REQUIRE(path->size() == 2U * 71U + 3U);
}

TEST_CASE("paths in random levels are valid, and as long as another search finds them")
{
    std::mt19937 random(20'261'122);
    const auto below = [&random](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    int found = 0;
    for (int round = 0; round < 10'000; ++round) {
        const LevelFile level = randomLevel(random);
        const LevelTile from{below(level.width), below(level.height)};
        const LevelTile to{below(level.width), below(level.height)};
        const auto path = findPathAvoidWalls(level, {from.x + 0.5, from.y + 0.25}, {to.x + 0.75, to.y + 0.0});
        const int length = plainLength(level, from, to);
        CAPTURE(round, length);
        REQUIRE(path.has_value() == (length > 0));
        if (!path)
            continue;
        ++found;
        REQUIRE(static_cast<int>(path->size()) == length);
        REQUIRE(isValid(level, *path, from, to));
    }
    REQUIRE(found > 1'000);
    REQUIRE(found < 9'000);
}

TEST_CASE("a flow field's steps are those of the paths, and each next cell is one nearer")
{
    std::mt19937 random(7);
    FlowField field;
    for (int round = 0; round < 300; ++round) {
        const LevelFile level = randomLevel(random);
        const CellRect area{{-3, 1'000'000'000'000}, level.width, level.height};
        const LevelTile goal{static_cast<int>(random() % static_cast<unsigned>(level.width)),
                             static_cast<int>(random() % static_cast<unsigned>(level.height))};
        const auto cellOfTile = [&](LevelTile tile) {
            return WorldPos{area.origin.x + tile.x, area.origin.y + level.height - 1 - tile.y};
        };
        field.search(area, gridOf(level), cellOfTile(goal));
        for (int y = 0; y < level.height; ++y) {
            for (int x = 0; x < level.width; ++x) {
                const WorldPos cell = cellOfTile({x, y});
                const std::optional<int> steps = field.stepsFrom(cell);
                const int length = plainLength(level, {x, y}, goal);
                REQUIRE(steps == (length > 0 ? std::optional<int>(length - 1) : std::nullopt));
                const std::optional<WorldPos> next = field.next(cell);
                REQUIRE(next.has_value() == (length > 1));
                if (next)
                    REQUIRE(field.stepsFrom(*next) == *steps - 1);
                if (const std::optional<WorldPos> away = field.nextAway(cell))
                    REQUIRE(field.stepsFrom(*away) == *steps + 1);
            }
        }
        REQUIRE_FALSE(field.stepsFrom({area.origin.x - 1, area.origin.y}).has_value());
    }
}

TEST_CASE("a flow field serves one goal after the other, in whatever order it is asked")
{
    std::mt19937 random(8);
    FlowField field;
    for (int round = 0; round < 200; ++round) {
        const LevelFile level = randomLevel(random);
        const CellRect area{{5, -7}, level.width, level.height};
        const auto someTile = [&] {
            return LevelTile{static_cast<int>(random() % static_cast<unsigned>(level.width)),
                             static_cast<int>(random() % static_cast<unsigned>(level.height))};
        };
        const auto cellOfTile = [&](LevelTile tile) {
            return WorldPos{area.origin.x + tile.x, area.origin.y + level.height - 1 - tile.y};
        };
        field.setGround(area, gridOf(level));
        for (int change = 0; change < 5; ++change) {
            const LevelTile goal = someTile();
            field.setGoal(cellOfTile(goal));
            for (int question = 0; question < 8; ++question) {
                const LevelTile from = someTile();
                const int length = plainLength(level, from, goal);
                bool nearer = false;
                bool farther = false;
                for (const LevelTile by : {LevelTile{from.x + 1, from.y}, LevelTile{from.x - 1, from.y},
                                           LevelTile{from.x, from.y + 1}, LevelTile{from.x, from.y - 1}}) {
                    if (length == 0 || !level.contains(by.x, by.y))
                        continue;
                    const int other = plainLength(level, by, goal);
                    nearer = nearer || (other > 0 && other == length - 1);
                    farther = farther || other == length + 1;
                }
                REQUIRE(field.nextAway(cellOfTile(from)).has_value() == farther);
                REQUIRE(field.next(cellOfTile(from)).has_value() == nearer);
                REQUIRE(field.stepsFrom(cellOfTile(from)) ==
                        (length > 0 ? std::optional<int>(length - 1) : std::nullopt));
            }
        }
    }
}

TEST_CASE("a flow field has no steps before its first search, and none to a goal outside")
{
    FlowField field;
    REQUIRE_FALSE(field.stepsFrom({0, 0}).has_value());
    REQUIRE_FALSE(field.next({0, 0}).has_value());
    field.search({{0, 0}, 3, 3}, BitGrid(3, 3), {3, 0});
    REQUIRE_FALSE(field.stepsFrom({0, 0}).has_value());
    field.search({{0, 0}, 3, 3}, BitGrid(3, 3), {2, 0});
    REQUIRE(field.stepsFrom({0, 0}) == 2);
}
