// SPDX-License-Identifier: MIT
#include "editor/view/terrain/explored_map.h"

#include <utility>

namespace cave {
namespace {

/// With more recent regions than this they are merged, so that a step stays cheap however much has been
/// explored.
constexpr std::size_t kMaxRecent = 48;

} // namespace

ExploredMap::ExploredMap(const WorldMap::Changes &changes)
{
    auto settled = std::make_shared<Regions>();
    for (const auto &[pos, change] : changes)
        settled->emplace(pos, std::make_shared<const RegionRows>(change.explored));
    m_settled = std::move(settled);
}

ExploredMap::ExploredMap(const WorldMap &map)
{
    auto settled = std::make_shared<Regions>();
    for (const auto &[pos, change] : map.changes())
        settled->emplace(pos, std::make_shared<const RegionRows>(map.exploredIn(pos)));
    m_settled = std::move(settled);
}

const RegionRows *ExploredMap::find(RegionPos pos) const
{
    if (const auto recent = m_recent.find(pos); recent != m_recent.end())
        return recent->second.get();
    const auto settled = m_settled->find(pos);
    return settled == m_settled->end() ? nullptr : settled->second.get();
}

std::shared_ptr<const ExploredMap> ExploredMap::updated(const WorldMap &map, const CellRect &area) const
{
    auto next = std::make_shared<ExploredMap>(*this);
    forEachRegion(area, map.regionSize(), [&](RegionPos pos, const CellRect &) {
        const RegionRows rows = map.exploredIn(pos);
        const RegionRows *known = find(pos);
        if (known == nullptr || *known != rows)
            next->m_recent[pos] = std::make_shared<const RegionRows>(rows);
    });
    if (next->m_recent.size() > kMaxRecent) {
        auto settled = std::make_shared<Regions>(*next->m_settled);
        for (auto &[pos, rows] : next->m_recent)
            (*settled)[pos] = std::move(rows);
        next->m_settled = std::move(settled);
        next->m_recent.clear();
    }
    return next;
}

} // namespace cave
