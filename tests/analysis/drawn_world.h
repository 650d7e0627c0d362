// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/builtin.h"
#include "core/world/world.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cave {

/// What `DrawnSource` makes of regions that aren't drawn.
enum class Elsewhere : std::uint8_t { Rock, Floor };

/// A source with one region, (0, 0), as it is drawn: rows north first, as many as each has letters. '#' rock,
/// 'C' a chest, 'M' a monster's home, everything else floor.
class DrawnSource final : public RegionSource {
public:
    DrawnSource(std::vector<std::string> rows, Elsewhere elsewhere)
        : m_rows(std::move(rows))
        , m_elsewhere(elsewhere)
    {
    }

    [[nodiscard]] int regionSize() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        Region region;
        region.pos = pos;
        region.size = regionSize();
        for (int x = 0; x < region.size; ++x) {
            for (int y = 0; y < region.size; ++y) {
                const char letter = letterAt(pos, x, y);
                if (letter == '#')
                    region.rock[static_cast<std::size_t>(y)] |= std::uint64_t{1} << static_cast<unsigned>(x);
                if (letter == 'C')
                    region.chests.push_back({x, y});
                if (letter == 'M')
                    region.monsters.push_back({x, y});
            }
        }
        return region;
    }

private:
    [[nodiscard]] char letterAt(RegionPos pos, int x, int y) const
    {
        if (pos != RegionPos{})
            return m_elsewhere == Elsewhere::Rock ? '#' : '.';
        return m_rows[static_cast<std::size_t>(regionSize() - 1 - y)][static_cast<std::size_t>(x)];
    }

    std::vector<std::string> m_rows;
    Elsewhere m_elsewhere;
};

inline std::shared_ptr<const Content> testContent()
{
    static const auto kContent = std::make_shared<const Content>(builtInContent().valueOr({}));
    return kContent;
}

/// A world of a `DrawnSource`. It is a classic one: all its monsters are of the plain kind.
inline World drawnWorld(const std::vector<std::string> &rows, Elsewhere elsewhere = Elsewhere::Floor)
{
    GeneratorId classic;
    classic.kind = GeneratorKind::Classic;
    WorldSpec spec{"drawn", classic, defaultSettings(GeneratorKind::Classic)};
    spec.settings.regionSize = static_cast<int>(rows.size());
    return {spec, testContent(), std::make_shared<DrawnSource>(rows, elsewhere)};
}

/// Flips the terrain of one cell.
inline void flip(World &world, WorldPos p)
{
    const int size = world.map.regionSize();
    RegionChanges changes = world.map.changesOf(regionOf(p, size));
    const CellPos cell = cellOf(p, size);
    changes.flipped[static_cast<std::size_t>(cell.y)] ^= std::uint64_t{1} << static_cast<unsigned>(cell.x);
    world.map.setChanges(regionOf(p, size), changes);
}

/// Changes what is stored of one region: `change(RegionChanges &)`.
template<class Change>
void changeRegion(World &world, RegionPos pos, Change change)
{
    RegionChanges changes = world.map.changesOf(pos);
    change(changes);
    world.map.setChanges(pos, changes);
}

/// Stores a monster of the first kind as the one of this index of region (0, 0).
inline void putMonster(World &world, int index, WorldPos at)
{
    changeRegion(world, {0, 0}, [&](RegionChanges &changes) {
        changes.monsters.push_back({index, {at, true, 0, {}, 0, Direction::North}, std::size_t{0}});
    });
}

} // namespace cave
