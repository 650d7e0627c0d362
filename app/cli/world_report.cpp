// SPDX-License-Identifier: MIT
#include "app/cli/world_report.h"

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/io/codec/settings_json.h"

#include <array>
#include <string_view>

namespace cave::cli {
namespace {

Json statisticsJson(const Statistics &statistics)
{
    return {{"steps", statistics.steps},
            {"cells_explored", statistics.cellsExplored},
            {"chests_opened", statistics.chestsOpened},
            {"items_found", statistics.itemsFound},
            {"gold_found", statistics.goldFound},
            {"fights", statistics.fights},
            {"deaths", statistics.deaths},
            {"kills", objectOf(statistics.kills)}};
}

std::string_view runStateName(RunState state)
{
    constexpr std::array<std::string_view, 3> kNames{"going", "won", "lost"};
    return kNames[static_cast<std::size_t>(state)];
}

Json worldJson(const WorldSummary &summary)
{
    Json json{{"name", summary.name},
              {"file", summary.path.string()},
              {"seed", summary.spec.seed},
              {"seed_number", nullptr},
              {"generator", generatorName(summary.spec.generator.kind)},
              {"generator_version", summary.spec.generator.version},
              {"settings", settingsJson(summary.spec.settings, summary.spec.generator.kind)},
              {"turn", summary.turn},
              {"player", {{"x", summary.player.x}, {"y", summary.player.y}, {"gold", summary.gold}}},
              {"fighting", summary.fighting},
              {"explored", summary.exploredCells},
              {"statistics", statisticsJson(summary.statistics)},
              {"played_ms", summary.playMs}};
    if (summary.spec.seedNumber)
        json["seed_number"] = *summary.spec.seedNumber;
    if (isBounded(summary.spec.generator.kind)) {
        json["scenario"] = scenarioKey(summary.scenario);
        json["run"] = {{"state", runStateName(summary.run)},
                       {"level", summary.floor ? Json(*summary.floor) : Json()},
                       {"experience", summary.experience},
                       {"health", summary.health}};
    }
    if (scenarioInfo(summary.scenario).freeMovement) {
        Json &files = json["level_files"] = Json::List{};
        for (const LevelFileText &file : summary.spec.levelFiles)
            files.append(file.name);
    }
    return json;
}

Json indexJson(const std::optional<std::size_t> &index)
{
    return index ? Json(*index) : Json();
}

std::string indexText(const std::optional<std::size_t> &index)
{
    return index ? std::to_string(*index) : "none";
}

/// What was done, a line each.
std::string statisticsText(const Statistics &statistics)
{
    std::string text = "steps: " + std::to_string(statistics.steps) +
                       "\nchests opened: " + std::to_string(statistics.chestsOpened) +
                       "\nitems found: " + std::to_string(statistics.itemsFound) +
                       "\ngold found: " + std::to_string(statistics.goldFound) +
                       "\nfights: " + std::to_string(statistics.fights) +
                       "\ndeaths: " + std::to_string(statistics.deaths) + "\n";
    for (const auto &[kind, kills] : statistics.kills)
        text += "killed " + printable(kind) + ": " + std::to_string(kills) + "\n";
    return text;
}

/// What only worlds of levels have.
std::string runText(const WorldSummary &summary)
{
    if (!isBounded(summary.spec.generator.kind))
        return {};
    return "scenario: " + std::string(scenarioKey(summary.scenario)) +
           "\nlevel: " + (summary.floor ? std::to_string(*summary.floor) : "none") +
           "\nexperience: " + std::to_string(summary.experience) +
           "\nhealth: " + std::to_string(summary.health) +
           "\nrun: " + std::string(runStateName(summary.run)) + "\n";
}

/// Texts about rooms alone.
std::string roomsText(const WorldReport &report)
{
    if (!scenarioInfo(report.summary.scenario).freeMovement)
        return {};
    std::string text = "things there: " + std::to_string(report.thingsTaken) + " taken, " +
                       std::to_string(report.thingsLeft) + " left\n" +
                       "level files: " + std::to_string(report.summary.spec.levelFiles.size()) + "\n";
    for (const LevelFileText &file : report.summary.spec.levelFiles)
        text += "level file " + quoted(file.name) + "\n";
    return text;
}

std::string playerText(const WorldReport &report)
{
    const WorldSummary &summary = report.summary;
    return "player: " + std::to_string(summary.player.x) + " " + std::to_string(summary.player.y) +
           "\nitems: " + std::to_string(report.inventory.stacks.size()) +
           "\nweapon: " + indexText(report.inventory.weapon) +
           "\narmour: " + indexText(report.inventory.armour) + "\ngold: " + std::to_string(summary.gold) +
           "\nfighting: " + (summary.fighting ? "yes" : "no") + "\n" + runText(summary);
}

} // namespace

std::string quoted(const std::string &text)
{
    return Json(text).dump();
}

std::string shownSeed(const WorldSpec &spec)
{
    return spec.seedNumber ? seedText(spec) : quoted(spec.seed);
}

std::string reportText(const WorldReport &report)
{
    const WorldSummary &summary = report.summary;
    std::string text = "name: " + quoted(summary.name) + "\nfile: " + printable(summary.path.string()) +
                       "\nseed: " + shownSeed(summary.spec) +
                       "\ngenerator: " + std::string(generatorName(summary.spec.generator.kind)) +
                       " version " + std::to_string(summary.spec.generator.version) +
                       "\nturn: " + std::to_string(summary.turn) + "\n" + playerText(report) +
                       "explored cells: " + std::to_string(summary.exploredCells) +
                       "\nchanged regions: " + std::to_string(report.regionsChanged) +
                       "\ndamaged regions: " + std::to_string(report.damaged.size()) +
                       "\nchests there: " + std::to_string(report.chestsClaimed) + " opened, " +
                       std::to_string(report.chestsUnclaimed) + " closed" +
                       "\nmonsters there: " + std::to_string(report.monstersAlive) + " alive, " +
                       std::to_string(report.monstersDead) + " dead" +
                       "\nseconds played: " + std::to_string(summary.playMs / 1000) + "\n" +
                       statisticsText(summary.statistics) + roomsText(report);
    for (const SettingInfo &info : settingsOf(summary.spec.generator.kind))
        text += "setting " + std::string(info.key) + ": " + settingText(info, summary.spec.settings) + "\n";
    for (const DamagedRegion &region : report.damaged)
        text += "damaged " + printable(region.reason) + "\n";
    for (const std::string &notice : report.notices)
        text += "notice: " + printable(notice) + "\n";
    return text;
}

std::string reportJson(const WorldReport &report)
{
    Json json = worldJson(report.summary);
    json["player"]["items"] = report.inventory.stacks.size();
    json["player"]["weapon"] = indexJson(report.inventory.weapon);
    json["player"]["armour"] = indexJson(report.inventory.armour);
    json["chests"] = {{"claimed", report.chestsClaimed}, {"unclaimed", report.chestsUnclaimed}};
    json["monsters"] = {{"alive", report.monstersAlive}, {"dead", report.monstersDead}};
    if (scenarioInfo(report.summary.scenario).freeMovement)
        json["things"] = {{"taken", report.thingsTaken}, {"left", report.thingsLeft}};
    json["regions_changed"] = report.regionsChanged;
    json["damaged"] = report.damaged.size();
    Json &damaged = json["damaged_regions"] = Json::List{};
    for (const DamagedRegion &region : report.damaged)
        damaged.append({{"x", region.pos.x}, {"y", region.pos.y}, {"reason", region.reason}});
    json["notices"] = Json(report.notices);
    return json.dump({.indent = 2}) + "\n";
}

std::string summaryJson(const WorldSummary &summary)
{
    return worldJson(summary).dump();
}

} // namespace cave::cli
