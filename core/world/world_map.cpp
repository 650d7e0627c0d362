// SPDX-License-Identifier: MIT
#include "core/world/world_map.h"

#include "core/base/hashing.h"

#include <bit>
#include <iterator>
#include <utility>

namespace cave {
namespace {

/// A source with changed terrain and chests.
class ChangedSource final : public RegionSource {
public:
    ChangedSource(std::shared_ptr<const RegionSource> source, WorldMap::Changes changes)
        : m_source(std::move(source))
        , m_changes(std::move(changes))
    {
    }

    [[nodiscard]] int regionSize() const override { return m_source->regionSize(); }
    [[nodiscard]] const LevelPlan &plan() const override { return m_source->plan(); }
    [[nodiscard]] const JourneyPlan &journey() const override { return m_source->journey(); }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        Region region = m_source->generate(pos);
        if (const auto found = m_changes.find(pos); found != m_changes.end())
            applyTo(region, found->second);
        return region;
    }

private:
    std::shared_ptr<const RegionSource> m_source;
    WorldMap::Changes m_changes;
};

} // namespace

const RegionRows &ExploredCells::in(RegionPos pos) const
{
    static const RegionRows kNone{};
    const auto found = m_regions.find(pos);
    return found == m_regions.end() ? kNone : found->second;
}

void ExploredCells::set(RegionPos pos, const RegionRows &rows)
{
    if (rows == RegionRows{})
        m_regions.erase(pos);
    else
        m_regions[pos] = rows;
    m_unhashed.insert(pos);
}

std::uint64_t ExploredCells::hash()
{
    for (const RegionPos pos : m_unhashed) {
        std::uint64_t &part = m_hashes[pos];
        m_hashSum -= part;
        part = 0;
        if (const auto found = m_regions.find(pos); found != m_regions.end()) {
            part = hashAt(1, pos.x, pos.y);
            for (const std::uint64_t row : found->second)
                part = combine(part, row);
        }
        m_hashSum += part;
    }
    m_unhashed.clear();
    return m_hashSum;
}

WorldMap::WorldMap(std::shared_ptr<const RegionSource> source, std::size_t cacheSize)
    : m_source(std::move(source))
    , m_regionSize(m_source->regionSize())
    , m_cacheSize(std::max<std::size_t>(cacheSize, 1))
{
}

void WorldMap::replaceSource(std::shared_ptr<const RegionSource> source, const CellRect &area)
{
    m_source = std::move(source);
    if (area.width <= 0 || area.height <= 0)
        return;
    const RegionPos first = regionOf(area.origin, m_regionSize);
    const RegionPos last =
        regionOf({area.origin.x + area.width - 1, area.origin.y + area.height - 1}, m_regionSize);
    for (auto use = m_uses.begin(); use != m_uses.end();) {
        const bool met = use->x >= first.x && use->x <= last.x && use->y >= first.y && use->y <= last.y;
        if (met)
            m_cache.erase(*use);
        use = met ? m_uses.erase(use) : std::next(use);
    }
}

const Region &WorldMap::region(RegionPos pos)
{
    if (const auto found = m_cache.find(pos); found != m_cache.end()) {
        m_uses.splice(m_uses.begin(), m_uses, found->second.use);
        return found->second.region;
    }
    if (m_cache.size() >= m_cacheSize) {
        m_cache.erase(m_uses.back());
        m_uses.pop_back();
    }
    m_uses.push_front(pos);
    Region made = m_source->generate(pos);
    if (const RegionChanges &changes = changesOf(pos); changes.changesRegion())
        applyTo(made, changes);
    return m_cache.emplace(pos, Cached{std::move(made), m_uses.begin()}).first->second.region;
}

const Region *WorldMap::cachedRegion(RegionPos pos) const
{
    const auto found = m_cache.find(pos);
    return found == m_cache.end() ? nullptr : &found->second.region;
}

std::shared_ptr<const RegionSource> WorldMap::viewSource() const
{
    Changes changed;
    for (const auto &[pos, changes] : m_changes) {
        if (changes.changesRegion())
            changed.emplace(pos, changes);
    }
    if (changed.empty())
        return m_source;
    return std::make_shared<ChangedSource>(m_source, std::move(changed));
}

ChestState WorldMap::chestAt(WorldPos p)
{
    const RegionPos pos = regionOf(p, m_regionSize);
    const CellPos cell = cellOf(p, m_regionSize);
    if (!insideWorld(p) || !region(pos).hasChest(cell))
        return ChestState::None;
    return changesOf(pos).isClaimed(cell) ? ChestState::Claimed : ChestState::Closed;
}

Terrain WorldMap::terrainAt(WorldPos p)
{
    return insideWorld(p) ? region(regionOf(p, m_regionSize)).terrain(cellOf(p, m_regionSize))
                          : Terrain::Bounds;
}

bool WorldMap::isRock(WorldPos p)
{
    return !insideWorld(p) || region(regionOf(p, m_regionSize)).isRock(cellOf(p, m_regionSize));
}

bool WorldMap::blocksSight(WorldPos p)
{
    if (!insideWorld(p))
        return true;
    const Region &made = region(regionOf(p, m_regionSize));
    const CellPos cell = cellOf(p, m_regionSize);
    return made.isRock(cell) || testCell(made.trees, cell);
}

template<class RowOf>
void WorldMap::copyRows(const CellRect &rect, RowOf rowOf, bool beyond, BitGrid &out)
{
    out.reset(rect.width, rect.height);
    forEachRegion(rect, m_regionSize, [&](RegionPos pos, const CellRect &part) {
        const CellPos first = cellOf(part.origin, m_regionSize);
        const int x = static_cast<int>(part.origin.x - rect.origin.x);
        const int y = static_cast<int>(part.origin.y - rect.origin.y);
        const WorldPos last{part.origin.x + part.width - 1, part.origin.y + part.height - 1};
        const bool within = insideWorld(part.origin) && insideWorld(last);
        const Region &source = region(pos);
        for (int row = 0; row < part.height; ++row) {
            const std::uint64_t bits =
                rowOf(source, static_cast<std::size_t>(first.y) + static_cast<std::size_t>(row)) >>
                static_cast<unsigned>(first.x);
            if (within) {
                out.orBits(x, y + row, part.width, bits);
                continue;
            }
            for (int column = 0; column < part.width; ++column) {
                const bool usable = insideWorld({part.origin.x + column, part.origin.y + row});
                if (usable ? ((bits >> static_cast<unsigned>(column)) & 1U) != 0 : beyond)
                    out.set(x + column, y + row);
            }
        }
    });
}

void WorldMap::copyRock(const CellRect &rect, BitGrid &out)
{
    copyRows(
        rect, [](const Region &region, std::size_t y) { return region.rock[y]; }, true, out);
}

void WorldMap::copyOpaque(const CellRect &rect, BitGrid &out)
{
    copyRows(
        rect, [](const Region &region, std::size_t y) { return region.rock[y] | region.trees[y]; }, true,
        out);
}

void WorldMap::copyWater(const CellRect &rect, BitGrid &out)
{
    copyRows(
        rect, [](const Region &region, std::size_t y) { return region.water[y]; }, false, out);
}

void WorldMap::copyBounds(const CellRect &rect, BitGrid &out)
{
    copyRows(
        rect, [](const Region &region, std::size_t y) { return region.bounds[y]; }, false, out);
}

const RegionChanges &WorldMap::changesOf(RegionPos pos) const
{
    static const RegionChanges kNone;
    const auto found = m_changes.find(pos);
    return found == m_changes.end() ? kNone : found->second;
}

void WorldMap::setChanges(RegionPos pos, const RegionChanges &changes)
{
    if (const auto cached = m_cache.find(pos); cached != m_cache.end()) {
        m_uses.erase(cached->second.use);
        m_cache.erase(cached);
    }
    m_unhashed.insert(pos);
    if (changes.empty())
        m_changes.erase(pos);
    else
        m_changes[pos] = changes;
}

std::uint64_t WorldMap::changesHash()
{
    // A sum is independent of order, so that one region's part can be replaced.
    for (const RegionPos pos : m_unhashed) {
        const RegionChanges &changes = changesOf(pos);
        std::uint64_t &part = m_hashes[pos];
        m_hashSum -= part;
        part = changes.empty() ? 0 : hashOf(pos, changes);
        m_hashSum += part;
    }
    m_unhashed.clear();
    return m_hashSum;
}

const ExploredCells &WorldMap::exploredBy(int player) const
{
    static const ExploredCells kNone;
    const auto found = m_own->find(player);
    return found == m_own->end() ? kNone : found->second;
}

void WorldMap::copyOwnMaps(const WorldMap &other)
{
    m_own = other.m_own;
    m_explorer = other.m_explorer;
}

bool WorldMap::isExplored(int player, WorldPos p) const
{
    const RegionPos pos = regionOf(p, m_regionSize);
    const CellPos cell = cellOf(p, m_regionSize);
    return testCell(changesOf(pos).explored, cell) && (!m_own || testCell(exploredBy(player).in(pos), cell));
}

RegionRows WorldMap::exploredIn(int player, RegionPos pos) const
{
    RegionRows rows = changesOf(pos).explored;
    if (m_own) {
        const RegionRows &own = exploredBy(player).in(pos);
        for (std::size_t row = 0; row < rows.size(); ++row)
            rows[row] &= own[row];
    }
    return rows;
}

int WorldMap::explore(int player, WorldPos origin, const BitGrid &seen, std::vector<RegionPos> &touched)
{
    int fresh = 0;
    forEachRegion({origin, seen.width(), seen.height()}, m_regionSize,
                  [&](RegionPos pos, const CellRect &part) {
                      const CellPos first = cellOf(part.origin, m_regionSize);
                      const int x = static_cast<int>(part.origin.x - origin.x);
                      const int y = static_cast<int>(part.origin.y - origin.y);
                      RegionRows rows{};
                      for (int row = 0; row < part.height; ++row)
                          rows[static_cast<std::size_t>(first.y) + static_cast<std::size_t>(row)] =
                              seen.bits(x, y + row, part.width) << static_cast<unsigned>(first.x);
                      if (const int count = explore(player, pos, rows); count > 0) {
                          touched.push_back(pos);
                          fresh += count;
                      }
                  });
    return fresh;
}

/// Returns the number of cells newly explored by this player.
int WorldMap::explore(int player, RegionPos pos, const RegionRows &seen)
{
    RegionRows known = exploredIn(player, pos);
    int count = 0;
    for (std::size_t row = 0; row < seen.size(); ++row) {
        count += std::popcount(seen[row] & ~known[row]);
        known[row] |= seen[row];
    }
    if (count == 0)
        return 0;
    RegionChanges &changes = m_changes[pos];
    for (std::size_t row = 0; row < seen.size(); ++row)
        changes.explored[row] |= seen[row];
    m_unhashed.insert(pos);
    if (m_own)
        exploredBy(player).set(pos, known);
    return count;
}

} // namespace cave
