// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/builtin.h"
#include "core/rules/inventory.h"
#include "core/world/world.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cave {

/// A little world drawn with characters, rows north first: '#' rock, '.' floor, 'C' chest, 'M' monster, '@'
/// the player. The south-west character is the cell `origin`; everything around is rock.
class CraftedCave final : public RegionSource {
public:
    CraftedCave(std::vector<std::string> rows, WorldPos origin, int regionSize)
        : m_rows(std::move(rows))
        , m_origin(origin)
        , m_regionSize(regionSize)
    {
    }

    [[nodiscard]] int regionSize() const override { return m_regionSize; }

    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        Region region;
        region.pos = pos;
        region.size = m_regionSize;
        for (int x = 0; x < m_regionSize; ++x) {
            for (int y = 0; y < m_regionSize; ++y) {
                const char c = at(worldPos(pos, {x, y}, m_regionSize));
                if (c == '#')
                    region.rock[static_cast<std::size_t>(y)] |= std::uint64_t{1} << static_cast<unsigned>(x);
                if (c == 'C')
                    region.chests.push_back({x, y});
                if (c == 'M')
                    region.monsters.push_back({x, y});
            }
        }
        return region;
    }

    [[nodiscard]] char at(WorldPos p) const
    {
        const std::int64_t row = static_cast<std::int64_t>(m_rows.size()) - 1 - (p.y - m_origin.y);
        const std::int64_t column = p.x - m_origin.x;
        if (row < 0 || row >= static_cast<std::int64_t>(m_rows.size()) || column < 0)
            return '#';
        const std::string &text = m_rows[static_cast<std::size_t>(row)];
        return column < static_cast<std::int64_t>(text.size()) ? text[static_cast<std::size_t>(column)] : '#';
    }

    /// The first cell with this character, from the north-west; `origin` if there is none.
    [[nodiscard]] WorldPos find(char wanted) const
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const std::size_t column = m_rows[row].find(wanted);
            if (column != std::string::npos)
                return {m_origin.x + static_cast<std::int64_t>(column),
                        m_origin.y + static_cast<std::int64_t>(m_rows.size() - 1 - row)};
        }
        return m_origin;
    }

private:
    std::vector<std::string> m_rows;
    WorldPos m_origin;
    int m_regionSize;
};

/// For `CraftedSpec::monster`: monsters of every kind, as the seed draws them.
inline constexpr const char *kEveryKind = "";

/// What is settled about a crafted world beside its map.
struct CraftedSpec {
    WorldPos origin;
    int regionSize = 50;
    WorldSettings settings; ///< those of a new `caves` world
    std::string seed = "crafted";
    /// The one kind of monster that lives there, or `kEveryKind`.
    std::string monster = "monster";
};

/// The content that the game ships with, with no other kind of monster than `monster` unless that is
/// `kEveryKind`.
inline std::shared_ptr<const Content> craftedContent(const std::string &monster)
{
    Content content = std::move(builtInContent().value());
    if (!monster.empty()) {
        std::erase_if(content.monsters, [&](const MonsterType &type) { return type.key != monster; });
        for (MonsterType &type : content.monsters)
            type.minDistance = 0;
    }
    return std::make_shared<const Content>(std::move(content));
}

/// A world of the map `rows`, with a player who has just entered it at '@'.
inline World craftedWorld(const std::vector<std::string> &rows, const CraftedSpec &crafted = {})
{
    const auto cave = std::make_shared<CraftedCave>(rows, crafted.origin, crafted.regionSize);
    WorldSpec spec;
    spec.seed = crafted.seed;
    spec.settings = crafted.settings;
    spec.settings.regionSize = crafted.regionSize;
    World world(spec, craftedContent(crafted.monster), cave);
    world.player().position = cave->find('@');
    world.player().inventory = startingInventory(*world.content);
    return world;
}

} // namespace cave
