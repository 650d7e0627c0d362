#include "core/content/scenario.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cave {
namespace {

constexpr std::array<std::pair<ScenarioKind, std::string_view>, 4> kKeys{{
    {ScenarioKind::EndlessCaves, "endless-caves"},
    {ScenarioKind::Cavern, "cavern"},
    {ScenarioKind::DungeonRun, "dungeon"},
    {ScenarioKind::Rooms, "rooms"},
}};

} // namespace

std::string_view scenarioKey(ScenarioKind kind)
{
    return kKeys[static_cast<std::size_t>(kind)].second;
}

std::optional<ScenarioKind> scenarioNamed(std::string_view key)
{
    const auto found = std::ranges::find_if(kKeys, [key](const auto &entry) { return entry.second == key; });
    return found == kKeys.end() ? std::nullopt : std::optional(found->first);
}

} // namespace cave
