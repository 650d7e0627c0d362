// SPDX-License-Identifier: MIT
#include "core/content/scenario.h"

#include <algorithm>
#include <cstddef>

namespace cave {

const std::vector<ScenarioInfo> &scenarioInfos()
{
    static const std::vector<ScenarioInfo> kAll{
        {.kind = ScenarioKind::EndlessCaves, .key = "endless-caves"},
        {.kind = ScenarioKind::Cavern, .key = "cavern", .bounded = true},
        {.kind = ScenarioKind::DungeonRun,
         .key = "dungeon",
         .bounded = true,
         .realTime = true,
         .ranksRuns = true},
        {.kind = ScenarioKind::Rooms,
         .key = "rooms",
         .bounded = true,
         .realTime = true,
         .freeMovement = true,
         .ranksRuns = true},
        {.kind = ScenarioKind::Journey, .key = "journey", .ranksRuns = true, .journey = true},
    };
    return kAll;
}

const ScenarioInfo &scenarioInfo(ScenarioKind kind)
{
    return scenarioInfos()[static_cast<std::size_t>(kind)];
}

const std::vector<ScenarioKind> &offeredScenarios()
{
    static const std::vector<ScenarioKind> kOrder{ScenarioKind::Journey, ScenarioKind::EndlessCaves,
                                                  ScenarioKind::Cavern, ScenarioKind::DungeonRun,
                                                  ScenarioKind::Rooms};
    return kOrder;
}

std::size_t JourneyTable::bandAt(std::int64_t depth) const
{
    std::size_t band = 0;
    while (band + 1 < bands.size() && bands[band + 1].from <= depth)
        ++band;
    return band;
}

std::string_view scenarioKey(ScenarioKind kind)
{
    return scenarioInfo(kind).key;
}

std::optional<ScenarioKind> scenarioNamed(std::string_view key)
{
    const auto found = std::ranges::find(scenarioInfos(), key, &ScenarioInfo::key);
    return found == scenarioInfos().end() ? std::nullopt : std::optional(found->kind);
}

} // namespace cave
