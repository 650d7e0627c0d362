// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>

namespace cave {

/// The cells that one player has explored, in a world where each has a map of their own.
class ExploredCells {
public:
    using Regions = std::map<RegionPos, RegionRows>;

    /// Those with any explored cell, in order.
    [[nodiscard]] const Regions &regions() const { return m_regions; }
    /// The explored cells of a region; all clear if there are none.
    [[nodiscard]] const RegionRows &in(RegionPos pos) const;
    void set(RegionPos pos, const RegionRows &rows);

    /// A hash of all cells; recomputes only what has changed since the last call.
    std::uint64_t hash();

    friend bool operator==(const ExploredCells &a, const ExploredCells &b)
    {
        return a.m_regions == b.m_regions;
    }

private:
    Regions m_regions;
    std::set<RegionPos> m_unhashed; // changed since m_hashSum was computed
    std::map<RegionPos, std::uint64_t> m_hashes;
    std::uint64_t m_hashSum = 0;
};

} // namespace cave
