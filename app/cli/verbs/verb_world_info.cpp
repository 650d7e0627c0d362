// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/verbs/verbs.h"
#include "app/cli/world_report.h"
#include "core/rules/inventory.h"
#include "core/rules/monsters.h"
#include "core/world/features.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace cave::cli {
namespace {

struct InfoOptions {
    std::string world;
    bool json = false;
};

/// Chests and monsters of the regions that play changed.
void countRegions(World &world, WorldReport &report)
{
    for (const auto &[pos, changes] : world.map.changes()) {
        const Region region = world.map.region(pos);
        const CollectedObjects taken = collectedIn(region, changes);
        report.chestsClaimed += static_cast<std::size_t>(taken.chests);
        report.thingsTaken += static_cast<std::size_t>(taken.things);
        report.thingsLeft += static_cast<std::size_t>(taken.thingsLeft);
        for (const CellPos chest : region.chests)
            report.chestsUnclaimed += changes.isClaimed(chest) ? 0 : 1;
        std::set<int> monsters;
        for (std::size_t i = 0; i < region.monsters.size(); ++i)
            monsters.insert(static_cast<int>(i));
        for (const MonsterChange &change : changes.monsters)
            monsters.insert(change.index);
        for (const int index : monsters) {
            const std::optional<Monster> monster = findMonster(world, {pos, index});
            if (monster)
                ++(monster->state.alive ? report.monstersAlive : report.monstersDead);
        }
    }
}

Result<WorldReport> readReport(const std::filesystem::path &path)
{
    auto summary = CAVE_TRY(WorldFile::summary(path));
    auto loaded = CAVE_TRY(WorldFile::readSnapshot(path));
    // As the world opens, which is otherwise where the stored state can't be used.
    World &world = loaded.world;
    summary.turn = world.turn;
    summary.run = world.run;
    summary.experience = world.player().experience;
    summary.health = world.player().health;
    const Level *level = world.map.plan().levelAt(world.player().position);
    summary.floor = level != nullptr ? std::optional(level->number) : std::nullopt;
    summary.player = world.player().position;
    summary.statistics = world.player().statistics;
    summary.gold = goldOf(*world.content, world.player().inventory);
    summary.fighting = world.fight().has_value();
    summary.players = playersOf(world);
    WorldReport report;
    report.summary = std::move(summary);
    report.inventory = world.player().inventory;
    report.regionsChanged = world.map.changes().size();
    countRegions(world, report);
    report.damaged = std::move(loaded.damaged);
    report.notices = std::move(loaded.notices);
    return report;
}

Outcome printInfo(const InfoOptions &options, const Invocation &invocation)
{
    const Result<std::filesystem::path> path = invocation.findWorld(options.world);
    if (!path)
        return failed(path.error(), "world info");
    const Result<WorldReport> report = readReport(*path);
    if (!report)
        return failed(report.error(), "world info");
    const Result<void> printed = printText(options.json ? reportJson(*report) : reportText(*report));
    return printed.ok() ? Outcome{} : failed(printed.error(), message("standard output"));
}

} // namespace

void addWorldInfoVerb(Verb world, Invocation &invocation)
{
    const auto options = std::make_shared<InfoOptions>();
    Verb verb = world.addVerb("info", "Show a world's seed, settings and statistics");
    verb.addOption("WORLD", options->world, "World file or name").required();
    verb.addFlag("--json", options->json, "Write JSON");
    verb.callback([options, &invocation] {
        invocation.action = [options, &invocation] { return printInfo(*options, invocation); };
    });
}

} // namespace cave::cli
