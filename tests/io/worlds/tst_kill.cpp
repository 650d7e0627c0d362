// SPDX-License-Identifier: MIT
#include "core/io/files/database.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/replay.h"
#include "core/rules/inventory.h"
#include "core/rules/loot.h"

#include <catch2/catch_test_macros.hpp>
#include <iostream>
#include <map>
#include <random>
#include <sstream>
#include <thread>
#include <utility>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/worlds/victim.h"

using namespace cave;
using namespace cave::test;

namespace {

constexpr int kWalkerKills = 300;
constexpr int kKillsWhileMaking = 100;
constexpr std::uint64_t kForever = UINT64_MAX;

struct ReportedCommand {
    std::int64_t command = -1;
    WorldPos position;
    std::uint64_t hash = 0;
};

/// All complete lines of what a walker wrote, first to last.
std::vector<ReportedCommand> reportsIn(const std::string &output)
{
    std::vector<ReportedCommand> lines;
    std::istringstream stream(output);
    for (ReportedCommand line; stream >> line.command >> line.position.x >> line.position.y >> line.hash;)
        lines.push_back(line);
    return lines;
}

Victim walkerOf(const std::filesystem::path &world, std::uint64_t key, std::uint64_t steps = kForever)
{
    return Victim({CAVEGAME_WALKER, world.string(), std::to_string(key), std::to_string(steps)});
}

void requireWholeLog(const std::filesystem::path &path, std::int64_t commands)
{
    Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
    REQUIRE(database);
    REQUIRE(*database->queryInteger("SELECT count(*) FROM command_log") == commands);
    REQUIRE(*database->queryInteger("SELECT ifnull(min(seq), 1) FROM command_log") == 1);
    REQUIRE(*database->queryInteger("SELECT ifnull(max(seq), 0) FROM command_log") == commands);
}

/// What the player ever got is what opened chests and dead monsters gave: no item is there whose chest is
/// still closed or whose owner lives, and none is gone that was not lost by dying.
void requireNothingFromNowhere(const World &world)
{
    const Statistics &statistics = world.player().statistics;
    std::map<std::size_t, std::int64_t> given;
    std::int64_t chests = 0;
    std::int64_t dead = 0;
    for (const auto &[pos, changes] : world.map.changes()) {
        std::vector<std::vector<ItemStack>> gifts;
        for (const CellPos chest : changes.claimed)
            gifts.push_back(chestLoot(world, worldPos(pos, chest, world.map.regionSize())));
        chests += static_cast<std::int64_t>(gifts.size());
        for (const MonsterChange &monster : changes.monsters) {
            if (!monster.state.alive)
                gifts.push_back(victoryLoot(world, {pos, monster.index}));
        }
        dead += static_cast<std::int64_t>(gifts.size()) - static_cast<std::int64_t>(changes.claimed.size());
        for (const std::vector<ItemStack> &gift : gifts) {
            for (const ItemStack &stack : gift)
                given[stack.item] += stack.amount;
        }
    }
    REQUIRE(statistics.chestsOpened == chests);
    std::int64_t kills = 0;
    for (const auto &[kind, count] : statistics.kills)
        kills += count;
    REQUIRE(kills == dead);
    std::int64_t found = 0;
    for (const auto &[item, amount] : given)
        found += amount;
    REQUIRE(statistics.itemsFound + statistics.goldFound == found);

    std::map<std::size_t, std::int64_t> held;
    for (const ItemStack &stack : world.player().inventory.stacks)
        held[stack.item] += stack.amount;
    for (const auto &[pos, changes] : world.map.changes()) {
        for (const CellItems &pile : changes.piles) {
            for (const ItemStack &stack : pile.items)
                held[stack.item] += stack.amount;
        }
    }
    for (const ItemStack &stack : startingInventory(*world.content).stacks)
        given[stack.item] += stack.amount;
    std::int64_t lost = 0; // stacks at least; gold goes many at once
    for (const auto &[item, amount] : given) {
        REQUIRE(held[item] <= amount);
        if (world.content->items[item].kind != ItemKind::Gold)
            lost += amount - held[item];
    }
    for (const auto &[item, amount] : held)
        REQUIRE(amount <= given[item]);
    REQUIRE(lost <= statistics.deaths);
}

using Random = std::mt19937;

void sleepUpTo(std::chrono::microseconds longest, Random &random)
{
    std::this_thread::sleep_for(longest * (random() % 1000) / 1000);
}

/// Kills a program that plays. `lines` gets what it reported.
void killWhilePlaying(const std::filesystem::path &path, std::uint64_t key, Random &random,
                      std::vector<ReportedCommand> &lines)
{
    Victim walker = walkerOf(path, key);
    REQUIRE(walker.waitForFirstLine());
    sleepUpTo(std::chrono::milliseconds(30), random);
    lines = reportsIn(walker.killAndCollect());
    REQUIRE_FALSE(lines.empty());
}

/// Kills a program at any moment from its start to after its end: while it opens the world, brings in what a
/// killed one left in the log, plays a little, or closes. Adds to `lines` what it reported.
void killAtAnyMoment(const std::filesystem::path &path, std::uint64_t key, Random &random,
                     std::vector<ReportedCommand> &lines)
{
    Victim walker = walkerOf(path, key, random() % 12);
    sleepUpTo(std::chrono::milliseconds(60), random);
    const std::vector<ReportedCommand> more = reportsIn(walker.killAndCollect());
    lines.insert(lines.end(), more.begin(), more.end());
}

} // namespace

TEST_CASE("a killed program loses nothing that it reported, and the world continues from there")
{
    const TempFolder folder;
    const std::filesystem::path path = folder / "killed.cave";
    Random random(20240607); // NOLINT(cert-msc51-cpp): repeatable on purpose
    std::int64_t lastCommand = 0;
    std::uint64_t lastHash = 0;
    Statistics statistics;
    int exactly = 0;
    for (int round = 0; round < kWalkerKills; ++round) {
        INFO("round " << round);
        std::vector<ReportedCommand> lines;
        const auto key = static_cast<std::uint64_t>(round);
        killWhilePlaying(path, key, random, lines);
        if (round % 3 == 2)
            killAtAnyMoment(path, key + kWalkerKills, random, lines);
        if (round > 0) {
            REQUIRE(lines.front().command == lastCommand);
            REQUIRE(lines.front().hash == lastHash);
        }

        Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        REQUIRE(session->damaged().empty());
        const World &world = session->session().world();
        // The last command may be saved and not yet reported; more than one can't be.
        REQUIRE(world.commands >= lines.back().command);
        REQUIRE(world.commands <= lines.back().command + 1);
        if (world.commands == lines.back().command) {
            ++exactly;
            REQUIRE(world.player().position == lines.back().position);
            REQUIRE(session->session().stateHash() == lines.back().hash);
        }
        requireWholeLog(path, world.commands);
        requireNothingFromNowhere(world);

        passTurn(*session);
        REQUIRE_FALSE(session->saveError());
        lastCommand = world.commands;
        lastHash = session->session().stateHash();
        statistics = world.player().statistics;
    }
    REQUIRE(lastCommand > kWalkerKills);
    REQUIRE(statistics.chestsOpened > 0);
    REQUIRE(statistics.fights > 0);
    REQUIRE_FALSE(verifyReplay(path)->difference);
    std::cout << "kill test: killed " << kWalkerKills << " times in " << lastCommand << " commands; "
              << exactly << " times just after the command was reported" << std::endl;
}

TEST_CASE("a program killed while it makes a world leaves a whole one or none, and one can be made there")
{
    Random random(20240608); // NOLINT(cert-msc51-cpp): repeatable on purpose
    int none = 0;
    for (int round = 0; round < kKillsWhileMaking; ++round) {
        INFO("round " << round);
        const TempFolder folder;
        const std::filesystem::path path = folder / "world.cave";
        std::vector<ReportedCommand> lines;
        killAtAnyMoment(path, static_cast<std::uint64_t>(round), random, lines);
        {
            const bool made = std::filesystem::exists(path);
            none += made ? 0 : 1;
            REQUIRE((made || lines.empty()));
            const Result<SavedSession> session =
                made ? SavedSession::open(path) : SavedSession::create(path, "Walker", testSpec("walker"));
            INFO((session ? std::string() : session.error().text()));
            REQUIRE(session);
            REQUIRE(session->damaged().empty());
            const std::int64_t reported = lines.empty() ? 0 : lines.back().command;
            REQUIRE(session->session().world().commands >= reported);
            REQUIRE(session->session().world().commands <= reported + 1);
        }
        REQUIRE(verifyWorldFile(path)->empty());
        REQUIRE(fileNames(folder.path()) == "world.cave");
    }
    std::cout << "kill test: of " << kKillsWhileMaking << " programs killed early " << none
              << " had not made a world yet" << std::endl;
}
