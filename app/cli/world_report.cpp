// SPDX-License-Identifier: MIT
#include "app/cli/world_report.h"

#include "app/cli/texts/say.h"
#include "core/base/json.h"
#include "core/base/row_bits.h"
#include "core/base/text.h"
#include "core/io/codec/settings_json.h"
#include "core/rules/inventory.h"
#include "core/rules/monsters.h"
#include "core/world/features.h"
#include "core/world/generator_info.h"

#include <array>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>

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

/// Whether its run can end: where there are levels, or a goal.
bool hasRun(const WorldSummary &summary)
{
    return isBounded(summary.spec.generator.kind) || scenarioInfo(summary.scenario).ranksRuns;
}

/// Whether health outlasts fights; where it doesn't, worlds don't store it.
bool storesHealth(const WorldSummary &summary)
{
    const std::shared_ptr<const Content> content = contentFor(summary.spec.generator);
    return content != nullptr &&
           (content->scenario.combat != CombatKind::Armour || content->scenario.rounds.has_value());
}

std::string_view runStateName(RunState state)
{
    constexpr std::array<std::string_view, 3> kNames{"going", "won", "lost"};
    return kNames[static_cast<std::size_t>(state)];
}

/// "#ff8000".
std::string colourText(std::uint32_t colour)
{
    constexpr std::size_t kDigits = 6;
    const std::string digits = hexText(colour);
    return "#" + digits.substr(digits.size() - kDigits);
}

Json playerJson(const PlayerSummary &player, bool hasHealth)
{
    return {{"id", player.id},
            {"name", player.name},
            {"colour", colourText(player.colour)},
            {"shown", player.shown},
            {"present", player.present},
            {"watching", player.watching},
            {"x", player.position.x},
            {"y", player.position.y},
            {"floor", player.floor ? Json(*player.floor) : Json()},
            {"level", player.level},
            {"experience", player.experience},
            {"health", hasHealth ? Json(player.health) : Json()},
            {"gold", player.gold},
            {"fighting", player.fighting},
            {"statistics", statisticsJson(player.statistics)}};
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
              {"played_ms", summary.playMs},
              {"revealed", summary.revealed},
              {"copy", summary.copy}};
    const bool hasHealth = storesHealth(summary);
    for (const PlayerSummary &player : summary.players)
        json["players"].append(playerJson(player, hasHealth));
    if (summary.spec.seedNumber)
        json["seed_number"] = *summary.spec.seedNumber;
    if (hasRun(summary)) {
        json["scenario"] = scenarioKey(summary.scenario);
        json["run"] = {{"state", runStateName(summary.run)},
                       {"level", summary.floor ? Json(*summary.floor) : Json()},
                       {"experience", summary.experience},
                       {"health", hasHealth ? Json(summary.health) : Json()}};
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

/// Of what the player has equipped: its number in the inventory.
Message indexText(const std::optional<std::size_t> &index)
{
    return index ? Message(*index) : message("none");
}

/// `content` names what was killed.
std::vector<Message> statisticsFacts(const Statistics &statistics, const Content &content)
{
    std::vector<Message> facts{message("steps: %1", statistics.steps),
                               message("chests opened: %1", statistics.chestsOpened),
                               message("items found: %1", statistics.itemsFound),
                               message("gold found: %1", statistics.goldFound),
                               message("fights: %1", statistics.fights),
                               message("deaths: %1", statistics.deaths)};
    for (const auto &[kind, kills] : statistics.kills) {
        const MonsterType *type = content.findMonster(kind);
        const Message name = type == nullptr ? Message(kind) : Message::ofTable(type->name);
        facts.push_back(message("killed %1: %2", name, kills));
    }
    return facts;
}

/// What each of several players is and did, a line each.
std::string playersText(const WorldSummary &summary, const Content &content)
{
    std::string text;
    for (const PlayerSummary &player : summary.players) {
        const auto line = [&](const Message &fact) {
            text += sayLine(message("player %1, %2", player.id, fact));
        };
        line(message("name: %1", quoted(player.name)));
        line(message("colour: %1", colourText(player.colour)));
        line(player.watching ? message("watching") : player.present ? message("present") : message("absent"));
        line(message("place: %1 %2", player.position.x, player.position.y));
        if (hasRun(summary)) {
            line(message("level: %1", player.level));
            line(message("experience: %1", player.experience));
            if (storesHealth(summary))
                line(message("health: %1", player.health));
        }
        line(message("gold: %1", player.gold));
        line(message("fighting: %1", player.fighting ? message("yes") : message("no")));
        line(message("explored cells: %1", player.statistics.cellsExplored));
        for (const Message &fact : statisticsFacts(player.statistics, content))
            line(fact);
    }
    return text;
}

/// Why its run isn't ranked, a line each.
std::string marksText(const WorldSummary &summary)
{
    return (summary.revealed ? sayLine(message("revealed: more was shown than the player saw; not ranked"))
                             : std::string()) +
           (summary.copy ? sayLine(message("copy: its run went on elsewhere; not ranked")) : std::string());
}

Message runStateText(RunState state)
{
    return state == RunState::Going ? message("run: going")
           : state == RunState::Won ? message("run: won")
                                    : message("run: lost");
}

/// What was done, a line each.
std::string statisticsText(const Statistics &statistics, const Content &content)
{
    std::string text;
    for (const Message &fact : statisticsFacts(statistics, content))
        text += sayLine(fact);
    return text;
}

/// What only worlds of levels and journeys have.
std::string runText(const WorldSummary &summary)
{
    if (!hasRun(summary))
        return {};
    const Message level = summary.floor ? message("level: %1", *summary.floor) : message("level: none");
    return sayLine(message("scenario: %1", scenarioKey(summary.scenario))) +
           (isBounded(summary.spec.generator.kind) ? sayLine(level) : std::string()) +
           sayLine(message("experience: %1", summary.experience)) +
           (storesHealth(summary) ? sayLine(message("health: %1", summary.health)) : std::string()) +
           sayLine(runStateText(summary.run));
}

/// Texts about rooms alone.
std::string roomsText(const WorldReport &report)
{
    if (!scenarioInfo(report.summary.scenario).freeMovement)
        return {};
    std::string text =
        sayLine(message("things there: %1 taken, %2 left", report.thingsTaken, report.thingsLeft)) +
        sayLine(message("level files: %1", report.summary.spec.levelFiles.size()));
    for (const LevelFileText &file : report.summary.spec.levelFiles)
        text += sayLine(message("level file %1", quoted(file.name)));
    return text;
}

std::string playerText(const WorldReport &report)
{
    const WorldSummary &summary = report.summary;
    return sayLine(message("player: %1 %2", summary.player.x, summary.player.y)) +
           sayLine(message("items: %1", report.inventory.stacks.size())) +
           sayLine(message("weapon: %1", indexText(report.inventory.weapon))) +
           sayLine(message("armour: %1", indexText(report.inventory.armour))) +
           sayLine(message("gold: %1", summary.gold)) +
           sayLine(message("fighting: %1", summary.fighting ? message("yes") : message("no"))) +
           runText(summary);
}

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

/// By anyone.
std::int64_t cellsExploredIn(const World &world)
{
    std::int64_t cells = 0;
    for (const auto &[pos, changes] : world.map.changes())
        cells += row_bits::countBits(changes.explored);
    return cells;
}

} // namespace

WorldReport reportOf(WorldSummary summary, LoadedWorld loaded)
{
    // As the world opens, which is otherwise where the stored state can't be used.
    World &world = loaded.world;
    summary.turn = world.turn;
    summary.run = world.run;
    summary.exploredCells = cellsExploredIn(world);
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
    report.content = world.content;
    report.inventory = world.player().inventory;
    report.regionsChanged = world.map.changes().size();
    countRegions(world, report);
    report.damaged = std::move(loaded.damaged);
    report.notices = std::move(loaded.notices);
    report.notices.insert(report.notices.end(), loaded.remarks.begin(), loaded.remarks.end());
    return report;
}

std::string quoted(const std::string &text)
{
    return Json(text).dump();
}

std::string shownSeed(const WorldSpec &spec)
{
    return spec.seedNumber ? seedText(spec) : quoted(spec.seed);
}

Message runText(RunState run)
{
    if (run == RunState::Going)
        return message("unfinished");
    return run == RunState::Won ? message("won") : message("lost");
}

std::string reportText(const WorldReport &report)
{
    const WorldSummary &summary = report.summary;
    const GeneratorId &generator = summary.spec.generator;
    std::string text =
        sayLine(message("name: %1", quoted(summary.name))) +
        sayLine(message("file: %1", summary.path.string())) +
        sayLine(message("seed: %1", shownSeed(summary.spec))) +
        sayLine(message("generator: %1 version %2", generatorName(generator.kind), generator.version)) +
        sayLine(message("turn: %1", summary.turn)) + playerText(report) +
        sayLine(message("explored cells: %1", summary.exploredCells)) +
        sayLine(message("changed regions: %1", report.regionsChanged)) +
        sayLine(message("damaged regions: %1", report.damaged.size())) +
        sayLine(message("chests there: %1 opened, %2 closed", report.chestsClaimed, report.chestsUnclaimed)) +
        sayLine(message("monsters there: %1 alive, %2 dead", report.monstersAlive, report.monstersDead)) +
        sayLine(message("seconds played: %1", summary.playMs / 1000)) +
        statisticsText(summary.statistics, *report.content) + roomsText(report) +
        playersText(summary, *report.content) + marksText(summary);
    for (const SettingInfo &info : settingsOf(generator.kind)) {
        if (hasEffect(info, summary.spec.settings, generator.kind))
            text += sayLine(message("setting %1: %2", info.key, settingText(info, summary.spec.settings)));
    }
    for (const DamagedRegion &region : report.damaged)
        text += sayLine(message("damaged %1", region.reason));
    for (const Message &notice : report.notices)
        text += sayLine(message("notice: %1", notice));
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
        damaged.append({{"x", region.pos.x}, {"y", region.pos.y}, {"reason", region.reason.english()}});
    Json &notices = json["notices"] = Json::List{};
    for (const Message &notice : report.notices)
        notices.append(notice.english());
    return json.dump({.indent = 2}) + "\n";
}

std::string summaryJson(const WorldSummary &summary)
{
    return worldJson(summary).dump();
}

} // namespace cave::cli
