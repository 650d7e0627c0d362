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

/// How a region's differences are kept.
enum class RegionHealth : std::uint8_t {
    InMemory,    ///< in no file: of a seed, or of turns that were stepped
    Sound,       ///< in the file, and readable
    Damaged,     ///< in the file, and not readable
    Quarantined, ///< put aside by an earlier opening, as it isn't readable
};

/// One region of a document, with what is known of it.
struct ListedRegion {
    RegionPos pos;
    std::int64_t level = 0;
    RegionHealth health = RegionHealth::InMemory;
    std::int64_t exploredCells = 0;
    double explored = 0;                ///< share of the region's cells that lie in a level, 0 .. 1
    std::optional<ChangeCounts> counts; ///< none: not compared yet, or not readable
    std::optional<std::int64_t> bytes;  ///< as stored
    std::optional<std::int64_t> turn;   ///< of the last change
    QString levelName;                  ///< of a bounded world
    Message problem;                    ///< what is wrong; empty if nothing is

    /// Without explored cells; 0 where it isn't known.
    [[nodiscard]] std::int64_t changes() const { return counts ? counts->total() : 0; }
    [[nodiscard]] bool isBroken() const
    {
        return health == RegionHealth::Damaged || health == RegionHealth::Quarantined;
    }
};

/// How many cells are set.
std::int64_t cellsIn(const RegionRows &rows);

/// A row for each of the file's and for each region that differs in memory, in order of position.
std::vector<ListedRegion> regionRows(WorldDocument &document,
                                     const std::map<RegionPos, RegionSurvey> &surveyed);

} // namespace cave
