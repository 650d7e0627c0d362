// SPDX-License-Identifier: MIT
#include "editor/panels/regions/region_rows.h"

#include "core/base/row_bits.h"
#include "editor/document/world_document.h"
#include "editor/panels/changes/document_survey.h"
#include "editor/view/texts/level_texts.h"

#include <algorithm>
#include <set>
#include <utility>

namespace cave {
namespace {

ListedRegion storedRow(const StoredRegion &stored)
{
    ListedRegion row;
    row.pos = stored.pos;
    row.level = stored.level;
    row.health = stored.quarantined       ? RegionHealth::Quarantined
                 : stored.problem.empty() ? RegionHealth::Sound
                                          : RegionHealth::Damaged;
    row.exploredCells = stored.exploredCells;
    row.bytes = stored.payloadBytes;
    row.turn = stored.changedTurn;
    row.problem = stored.problem;
    return row;
}

} // namespace

std::vector<ListedRegion> regionRows(WorldDocument &document,
                                     const std::map<RegionPos, RegionSurvey> &surveyed)
{
    const WorldMap &map = document.world().map;
    std::vector<ListedRegion> rows;
    std::set<RegionPos> listed; // as the world has them, whole or in part
    for (const StoredRegion &stored : document.stored()) {
        rows.push_back(storedRow(stored));
        if (rows.back().health != RegionHealth::Quarantined)
            listed.insert(stored.pos);
    }
    for (const auto &[pos, changes] : map.changes()) {
        if (!listed.contains(pos) && !changes.empty()) {
            rows.emplace_back();
            rows.back().pos = pos;
        }
    }
    for (ListedRegion &row : rows) {
        const auto cells = static_cast<double>(
            std::max<std::int64_t>(cellsInLevels(map.plan(), row.pos, map.regionSize()), 1));
        row.levelName = levelNamesOf(document.world(), row.pos);
        if (!row.isBroken()) {
            row.exploredCells = row_bits::countBits(map.changesOf(row.pos).explored);
            if (const auto survey = surveyed.find(row.pos); survey != surveyed.end())
                row.counts = survey->second.counts;
        }
        row.explored = std::clamp(static_cast<double>(row.exploredCells) / cells, 0.0, 1.0);
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const ListedRegion &a, const ListedRegion &b) { return a.pos < b.pos; });
    return rows;
}

} // namespace cave
