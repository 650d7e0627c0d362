// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/builtin.h"
#include "core/rules/inventory.h"
#include "core/world/world.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cave {

/// Bounded levels as they are drawn, level n in region (2 (n − 1), 0); rows north first, all of one length
/// and number. '#' rock, '.' floor, '~' water, 'T' trees, 'x' outside the level, 'S' START, 'F' FINISH, 'C' a
/// chest, 'M' a monster's home. FINISH of a level leads to START of the next. All else is outside.
class DrawnLevels final : public RegionSource {
public:
    explicit DrawnLevels(std::vector<std::vector<std::string>> levels) : m_levels(std::move(levels))
    {
        for (std::size_t i = 0; i < m_levels.size(); ++i) {
            Level level;
            level.number = static_cast<int>(i) + 1;
            level.area = {corner(i), regionSize(), regionSize()};
            level.seed = static_cast<std::int64_t>(i) + 100;
            level.start = find(i, 'S');
            level.finish = find(i, 'F');
            m_plan.levels.push_back(level);
        }
        for (std::size_t i = 0; i + 1 < m_levels.size(); ++i) {
            if (m_plan.levels[i].finish && m_plan.levels[i + 1].start)
                m_plan.links.push_back({*m_plan.levels[i].finish, *m_plan.levels[i + 1].start});
        }
    }

    [[nodiscard]] int regionSize() const override { return static_cast<int>(m_levels.front().size()); }
    [[nodiscard]] const LevelPlan &plan() const override { return m_plan; }

    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        Region region;
        region.pos = pos;
        region.size = regionSize();
        for (int x = 0; x < region.size; ++x) {
            for (int y = 0; y < region.size; ++y)
                put(region, {x, y}, letterAt(worldPos(pos, {x, y}, region.size)));
        }
        return region;
    }

private:
    [[nodiscard]] WorldPos corner(std::size_t level) const
    {
        return {static_cast<std::int64_t>(2 * level) * regionSize(), 0};
    }

    [[nodiscard]] char letterAt(WorldPos p) const
    {
        const RegionPos pos = regionOf(p, regionSize());
        const auto level = static_cast<std::size_t>(pos.x / 2);
        if (pos.y != 0 || pos.x < 0 || pos.x % 2 != 0 || level >= m_levels.size())
            return 'x';
        const CellPos cell = cellOf(p, regionSize());
        return m_levels[level][static_cast<std::size_t>(regionSize() - 1 - cell.y)]
                       [static_cast<std::size_t>(cell.x)];
    }

    [[nodiscard]] std::optional<WorldPos> find(std::size_t level, char letter) const
    {
        for (int y = 0; y < regionSize(); ++y) {
            for (int x = 0; x < regionSize(); ++x) {
                const WorldPos p{corner(level).x + x, y};
                if (letterAt(p) == letter)
                    return p;
            }
        }
        return std::nullopt;
    }

    static void put(Region &region, CellPos cell, char letter)
    {
        const auto row = static_cast<std::size_t>(cell.y);
        const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(cell.x);
        if (letter == '#' || letter == 'x')
            region.rock[row] |= bit;
        if (letter == 'x')
            region.bounds[row] |= bit;
        if (letter == '~')
            region.water[row] |= bit;
        if (letter == 'T')
            region.trees[row] |= bit;
        if (letter == 'C')
            region.chests.push_back(cell);
        if (letter == 'M')
            region.monsters.push_back(cell);
        if (letter == 'S' || letter == 'F')
            region.features.push_back({cell, letter == 'S' ? FeatureKind::Start : FeatureKind::Finish});
    }

    std::vector<std::vector<std::string>> m_levels;
    LevelPlan m_plan;
};

/// A world of drawn levels, played by the rules of the Endless Caves but for its levels. The player is at
/// START of the first level, or in its corner.
inline World drawnLevels(std::vector<std::vector<std::string>> levels)
{
    auto source = std::make_shared<DrawnLevels>(std::move(levels));
    GeneratorId classic;
    classic.kind = GeneratorKind::Classic; // all its monsters are of the plain kind
    WorldSpec spec{"levels", classic, defaultSettings(GeneratorKind::Classic)};
    spec.settings.regionSize = source->regionSize();
    const WorldPos start = source->plan().levels.front().start.value_or(WorldPos{});
    World world(spec, std::make_shared<const Content>(builtInContent().valueOr({})), std::move(source));
    world.player().position = start;
    world.player().inventory = startingInventory(*world.content);
    return world;
}

/// Two levels of ten by ten cells; a pond, a grove, a chest and a monster on the first.
inline World twoLevels()
{
    return drawnLevels({{
                            "xxxxxxxxxx",
                            "x########x",
                            "x#S.....#x",
                            "x#.~~...#x",
                            "x#.~~.TT#x",
                            "x#....TT#x",
                            "x#C....M#x",
                            "x#.....F#x",
                            "x########x",
                            "xxxxxxxxxx",
                        },
                        {
                            "##########",
                            "#........#",
                            "#.S......#",
                            "#........#",
                            "##########",
                            "#........#",
                            "##.#######",
                            "#........#",
                            "#.......F#",
                            "##########",
                        }});
}

} // namespace cave
