// SPDX-License-Identifier: MIT
#include "core/world/explored_cells.h"

#include "core/base/hashing.h"

namespace cave {

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

} // namespace cave
