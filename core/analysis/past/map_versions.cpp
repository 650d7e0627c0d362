// SPDX-License-Identifier: MIT
#include "core/analysis/past/map_versions.h"

#include "core/world/party.h"

namespace cave {
namespace {

std::size_t bytesOf(const RegionChanges &changes)
{
    const std::size_t lists = changes.claimed.size() + changes.chests.size() + changes.removedChests.size() +
                              changes.piles.size() + changes.monsters.size() + changes.features.size();
    constexpr std::size_t kEntry = 96;
    return sizeof(RegionChanges) + lists * kEntry;
}

} // namespace

void MapVersions::set(std::size_t version, RegionPos pos, const RegionChanges &changes)
{
    m_bytes += bytesOf(changes);
    m_regions.set(pos, version, changes);
}

void MapVersions::keep(std::size_t version, const WorldMap &map, const TouchedMap &touched)
{
    m_hasOwnMaps.set(0, version, map.hasOwnMaps());
    if (touched.everything)
        return keepAll(version, map);
    for (const RegionPos pos : touched.regions)
        set(version, pos, map.changesOf(pos));
    if (!map.hasOwnMaps())
        return;
    for (const auto &[player, pos] : touched.ownMaps) {
        m_bytes += sizeof(RegionRows);
        m_ownMaps.set({player, pos}, version, map.exploredBy(player).in(pos));
    }
}

/// Also regions that have no differences any more, or own maps that are gone.
void MapVersions::keepAll(std::size_t version, const WorldMap &map)
{
    std::vector<RegionPos> known;
    if (version > 0)
        m_regions.forEach(version - 1, [&](RegionPos pos, const RegionChanges &) { known.push_back(pos); });
    for (const RegionPos pos : known)
        set(version, pos, {});
    for (const auto &[pos, changes] : map.changes())
        set(version, pos, changes);
    std::vector<std::pair<int, RegionPos>> explored;
    if (version > 0)
        m_ownMaps.forEach(version - 1, [&](const auto &key, const RegionRows &) { explored.push_back(key); });
    for (const auto &key : explored)
        m_ownMaps.set(key, version, {});
    for (int player = 1; map.hasOwnMaps() && player <= static_cast<int>(kMaxPlayers); ++player) {
        for (const auto &[pos, rows] : map.exploredBy(player).regions())
            m_ownMaps.set({player, pos}, version, rows);
    }
}

void MapVersions::restore(std::size_t version, WorldMap &map) const
{
    m_regions.forEach(version, [&](RegionPos pos, const RegionChanges &changes) {
        if (!changes.empty())
            map.setChanges(pos, changes);
    });
    m_hasOwnMaps.forEach(version, [&](int, bool has) {
        if (has)
            map.beginOwnMaps();
    });
    if (!map.hasOwnMaps())
        return;
    m_ownMaps.forEach(version, [&](const auto &key, const RegionRows &rows) {
        map.exploredBy(key.first).set(key.second, rows);
    });
}

void MapVersions::halve()
{
    m_regions.halve();
    m_ownMaps.halve();
    m_hasOwnMaps.halve();
    m_bytes = 0;
    m_regions.forAll([&](const RegionChanges &changes) { m_bytes += bytesOf(changes); });
    m_ownMaps.forAll([&](const RegionRows &rows) { m_bytes += sizeof(rows); });
}

} // namespace cave
