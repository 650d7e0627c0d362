// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/saved_world.h"
#include "app/cli/verbs/verbs.h"
#include "app/cli/world_report.h"
#include "core/base/json.h"
#include "core/io/exports/map_export.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

namespace cave::cli {
namespace {

struct AtOptions {
    SavedWorldOptions saved;
    bool json = false;
};

// A map that fits into a terminal.
constexpr int kMostColumns = 78;
constexpr int kMostRows = 30;

/// Of at most `most` cells around `at`, inside `low` .. `low + size − 1`: where it begins.
std::int64_t beginning(std::int64_t at, std::int64_t low, int size, int most)
{
    return size <= most ? low : std::clamp(at - most / 2, low, low + size - most);
}

/// The player's surroundings, or the whole of a level that isn't larger.
CellRect shownArea(const World &world)
{
    const WorldPos player = world.player().position;
    const Level *level = world.map.plan().levelAt(player);
    if (level == nullptr)
        return {{player.x - kMostColumns / 2, player.y - kMostRows / 2}, kMostColumns, kMostRows};
    const CellRect &whole = level->area;
    return {{beginning(player.x, whole.origin.x, whole.width, kMostColumns),
             beginning(player.y, whole.origin.y, whole.height, kMostRows)},
            std::min(whole.width, kMostColumns),
            std::min(whole.height, kMostRows)};
}

Outcome printMoment(const AtOptions &options, const Invocation &invocation)
{
    auto inspected = CAVE_TRY(inspectSavedWorld(options.saved, invocation, "replay at"));
    const auto map = CAVE_TRY(orFailed(cutMap(inspected.world, inspected.bookmarks, inspected.summary.name,
                                              shownArea(inspected.world), allMapLayers()),
                                       "replay at"));
    const WorldReport report = reportOf(std::move(inspected.summary),
                                        {std::move(inspected.world), {}, std::move(inspected.notices), {}});
    if (!options.json)
        return print(reportText(report) + mapText(map));
    Json json = Json::parse(reportJson(report)).value;
    json["map"] = Json::parse(mapJson(map)).value;
    return print(json.dump({.indent = 2}) + "\n");
}

} // namespace

void addReplayAtVerb(Verb replay, Invocation &invocation)
{
    const auto options = std::make_shared<AtOptions>();
    Verb verb =
        replay.addVerb("at", "Show a world as it was at a turn: what world info says, and a map. Verbs "
                             "that inspect worlds take --turn, too: world info, diff, find, check "
                             "and export, and sight");
    addSavedWorld(verb, options->saved);
    verb.option("--turn").required();
    verb.addFlag("--json", options->json, "Write JSON");
    setAction(verb, invocation, options, printMoment);
}

} // namespace cave::cli
