// SPDX-License-Identifier: MIT
#include "core/io/java/java_world_layout.h"

#include "core/base/text.h"
#include "core/io/java/java_world_format.h"
#include "core/sight/area_of_effect.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>
#include <utility>

namespace cave {
namespace {

/// Discs may overlap a neighbour whose discs overlap the next ...: beyond this many regions, the original may
/// generate the rest itself. With regions of 50 cells no chain is that long.
constexpr int kChainReach = 8;

/// Finds the required regions.
class Layouts {
public:
    Layouts(const World &world, std::vector<Message> &notes)
        : m_world(world)
        , m_size(world.map.regionSize())
        , m_plain(*world.content->findMonster(kPlainMonster))
        , m_notes(notes)
    {
    }

    std::map<RegionPos, JavaLayout> all()
    {
        std::vector<RegionPos> next{regionOf(m_world.player().position, m_size)};
        for (const auto &[pos, changes] : m_world.map.changes())
            next.push_back(pos);
        for (int chain = 0; chain <= kChainReach && !next.empty(); ++chain) {
            std::vector<RegionPos> reached;
            for (const RegionPos pos : next)
                make(pos, reached);
            next = std::move(reached);
        }
        std::ranges::sort(m_monsters, [](const Monster &a, const Monster &b) { return a.id < b.id; });
        for (const Monster &monster : m_monsters)
            place(monster);
        return std::move(m_layouts);
    }

private:
    /// Generates a region, and appends those that its monsters overlap.
    void make(RegionPos pos, std::vector<RegionPos> &reached)
    {
        if (m_layouts.contains(pos))
            return;
        if (!fitsJava(pos, m_size)) {
            if (!m_leftOut.insert(pos).second)
                return;
            m_notes.push_back(
                message("region %1 was left out: the original program uses 32-bit cell coordinates",
                        placeText({pos.x, pos.y})));
            return;
        }
        JavaLayout layout;
        layout.seeded = m_world.map.source()->generate(pos);
        layout.region = layout.seeded;
        const RegionChanges &changes = m_world.map.changesOf(pos);
        applyTo(layout.region, changes);
        for (const Monster &monster : monstersOf(layout.seeded, changes)) {
            m_monsters.push_back(monster);
            reached.push_back(regionOf(monster.state.position, m_size));
            forEachWatchedCell(monster, [&](WorldPos cell) { reached.push_back(regionOf(cell, m_size)); });
        }
        m_layouts.emplace(pos, std::move(layout));
    }

    /// The monsters that belong to a region, wherever they are.
    std::vector<Monster> monstersOf(const Region &seeded, const RegionChanges &changes)
    {
        std::vector<Monster> monsters;
        for (std::size_t i = 0; i < seeded.monsters.size(); ++i) {
            Monster monster{{seeded.pos, static_cast<int>(i)}, 0, {}, {}};
            monster.state.position = worldPos(seeded.pos, seeded.monsters[i], m_size);
            monsters.push_back(monster);
        }
        for (const MonsterChange &change : changes.monsters) {
            if (static_cast<std::size_t>(change.index) >= monsters.size())
                monsters.push_back(Monster{{seeded.pos, change.index}, 0, {}, change.state});
            else
                monsters[static_cast<std::size_t>(change.index)].state = change.state;
            if (change.kind && m_world.content->monsters[*change.kind].key != kPlainMonster) {
                m_notes.push_back(message("the %1 at %2 is a plain Monster there",
                                          Message::ofTable(m_world.content->monsters[*change.kind].name),
                                          placeText(change.state.position)));
            }
        }
        return monsters;
    }

    /// Puts a monster into the region where it is, and its disc onto the cells around it. The original has
    /// one listener per cell; of several monsters the last one wins.
    void place(const Monster &monster)
    {
        const auto home = m_layouts.find(regionOf(monster.state.position, m_size));
        if (home == m_layouts.end())
            return;
        home->second.monsters.push_back(monster);
        forEachWatchedCell(monster, [&](WorldPos cell) {
            const auto layout = m_layouts.find(regionOf(cell, m_size));
            if (layout != m_layouts.end())
                layout->second.watched[cellOf(cell, m_size)] = monster.state.position;
        });
    }

    template<class Visit>
    void forEachWatchedCell(const Monster &monster, Visit visit) const
    {
        if (!monster.state.alive)
            return;
        const int radius = m_plain.sightRadius;
        for (int dx = -radius; dx <= radius; ++dx) {
            for (int dy = -radius; dy <= radius; ++dy) {
                if (inDisc(DiscRule::Original, radius, dx, dy))
                    visit(WorldPos{monster.state.position.x + dx, monster.state.position.y + dy});
            }
        }
    }

    const World &m_world;
    int m_size;
    const MonsterType &m_plain;
    std::vector<Message> &m_notes;
    std::map<RegionPos, JavaLayout> m_layouts;
    std::set<RegionPos> m_leftOut;
    std::vector<Monster> m_monsters;
};

} // namespace

bool fitsJava(RegionPos pos, int regionSize)
{
    constexpr std::int64_t kLowest = std::numeric_limits<std::int32_t>::min();
    constexpr std::int64_t kHighest = std::numeric_limits<std::int32_t>::max();
    const std::int64_t last = regionSize - 1;
    return pos.x * regionSize >= kLowest && pos.x * regionSize + last <= kHighest &&
           pos.y * regionSize >= kLowest && pos.y * regionSize + last <= kHighest;
}

std::map<RegionPos, JavaLayout> layOutForJava(const World &world, std::vector<Message> &notes)
{
    return Layouts(world, notes).all();
}

} // namespace cave
