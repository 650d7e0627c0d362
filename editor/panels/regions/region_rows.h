// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_difference.h"
#include "core/base/geometry.h"
#include "core/world/region.h"

#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cave {

class WorldDocument;
struct RegionSurvey;

/// How a region's differences are stored.
enum class RegionHealth : std::uint8_t {
    InMemory,    ///< not in a file: of a seed, or from stepped turns
    Sound,       ///< in the file, intact
    Damaged,     ///< in the file, unreadable
    Quarantined, ///< unreadable, moved to quarantine when the file was opened earlier
};

/// One region of a document.
struct ListedRegion {
    RegionPos pos;
    std::int64_t level = 0;
    RegionHealth health = RegionHealth::InMemory;
    std::int64_t exploredCells = 0;
    double explored = 0;                ///< explored share of the region's cells inside a level, 0 .. 1
    std::optional<ChangeCounts> counts; ///< none if not compared yet, or unreadable
    std::optional<std::int64_t> bytes;  ///< as stored
    std::optional<std::int64_t> turn;   ///< of the last change
    QString levelName;                  ///< of a bounded world
    Message problem;                    ///< its problem; empty if there is none

    /// Excluding explored cells; 0 if unknown.
    [[nodiscard]] std::int64_t changes() const { return counts ? counts->total() : 0; }
    [[nodiscard]] bool isBroken() const
    {
        return health == RegionHealth::Damaged || health == RegionHealth::Quarantined;
    }
};

/// A row for each region in the file or with differences in memory, in order of position.
std::vector<ListedRegion> regionRows(WorldDocument &document,
                                     const std::map<RegionPos, RegionSurvey> &surveyed);

} // namespace cave
