// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <array>
#include <optional>

namespace cave {

/// Where the only monster of a region may start: on one of a few cells, or, seldom, in some of its rows.
struct MonsterPlaces {
    std::array<CellPos, 4> cells; ///< it is on the first free one
    int firstRow = 0;             ///< the rows, both included, in which it is if none of the cells is free
    int lastRow = 0;
};

/// Additionally implemented by a RegionSource that can know where monsters are without generating regions.
class MonsterOutlook {
public:
    MonsterOutlook() = default;
    MonsterOutlook(const MonsterOutlook &) = delete;
    MonsterOutlook &operator=(const MonsterOutlook &) = delete;
    virtual ~MonsterOutlook() = default;

    /// None if that can't be known. The region has no other monster.
    [[nodiscard]] virtual std::optional<MonsterPlaces> possibleMonsters(RegionPos pos) const = 0;
};

} // namespace cave
