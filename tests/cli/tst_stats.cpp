// SPDX-License-Identifier: MIT
#include "core/world/world_spec.h"

#include <queue>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/cli_fixtures.h"
#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::Cell;
using cli_test::kRegionSize;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;

namespace {

/// The middle of a world as `generate` writes it: 7 × 7 regions of 50 cells around (0, 0).
struct WrittenWorld {
    std::map<Cell, char> cells; ///< '#', '.' or 'C'
    std::set<Cell> monsters;
};

constexpr int kRegions = 3; ///< on each side of region (0, 0)

void readRegions(const std::string &text, WrittenWorld &world)
{
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        std::istringstream words(line);
        std::string word;
        int rx = 0;
        int ry = 0;
        words >> word >> rx >> ry;
        REQUIRE(word == "region");
        while (words >> word) {
            int x = 0;
            int y = 0;
            if (word == "monster" && words >> x >> y)
                world.monsters.insert({rx * kRegionSize + x, ry * kRegionSize + y});
        }
        for (int y = kRegionSize - 1; y >= 0; --y) {
            REQUIRE(std::getline(stream, line));
            for (int x = 0; x < kRegionSize; ++x)
                world.cells[{rx * kRegionSize + x, ry * kRegionSize + y}] = line[static_cast<std::size_t>(x)];
        }
    }
}

WrittenWorld writtenWorld(const std::string &seed, const std::string &generator)
{
    std::vector<std::string> arguments{"generate", "--seed", seed, "--generator", generator};
    for (int x = -kRegions; x <= kRegions; ++x) {
        for (int y = -kRegions; y <= kRegions; ++y)
            arguments.insert(arguments.end(), {"--region", std::to_string(x), std::to_string(y)});
    }
    const Run run = runProgram(arguments);
    REQUIRE(run.exitCode == 0);
    WrittenWorld world;
    readRegions(run.out, world);
    return world;
}

std::vector<Cell> floorAround(const WrittenWorld &world, Cell cell)
{
    std::vector<Cell> found;
    for (const Cell &next : {Cell{cell.first + 1, cell.second}, Cell{cell.first - 1, cell.second},
                             Cell{cell.first, cell.second + 1}, Cell{cell.first, cell.second - 1}}) {
        const auto there = world.cells.find(next);
        if (there != world.cells.end() && there->second != '#')
            found.push_back(next);
    }
    return found;
}

/// Steps from `start` to each cell that can be walked to without coming farther from it than `reach` on
/// either axis.
std::map<Cell, int> walk(const WrittenWorld &world, Cell start, int reach)
{
    std::map<Cell, int> steps{{start, 0}};
    std::queue<Cell> open;
    for (open.push(start); !open.empty(); open.pop()) {
        for (const Cell &next : floorAround(world, open.front())) {
            const bool inside =
                std::abs(next.first - start.first) <= reach && std::abs(next.second - start.second) <= reach;
            if (inside && steps.emplace(next, steps[open.front()] + 1).second)
                open.push(next);
        }
    }
    return steps;
}

/// The least steps to a cell that is wanted; none if there is none.
template<class Wanted>
Json nearest(const std::map<Cell, int> &steps, Wanted wanted)
{
    Json best;
    for (const auto &[cell, count] : steps) {
        if (wanted(cell) && (best.isNull() || count < best.whole()))
            best = count;
    }
    return best;
}

Json stats(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), "stats");
    const Run run = runProgram(arguments);
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.err.empty());
    return jsonOf(run.out);
}

Cell spawnOf(const Json &result)
{
    return {static_cast<int>(result["spawn"][0].whole()), static_cast<int>(result["spawn"][1].whole())};
}

} // namespace

TEST_CASE("what is measured agrees with a count over what generate writes")
{
    const std::string generator = GENERATE("caves", "classic");
    const std::string seed = GENERATE("lantern", "123", "", "deep dark", "höhle");
    CAPTURE(generator, seed);
    const WrittenWorld world = writtenWorld(seed, generator);
    const Json result = stats({"--seed",      seed,
                               "--generator", generator,
                               "--metric",    "chests(20)",
                               "--metric",    "chests(60)",
                               "--metric",    "nearest_chest(90)",
                               "--metric",    "nearest_monster(90)",
                               "--metric",    "floor_share(40)",
                               "--metric",    "reachable_share(40)",
                               "--metric",    "dead_ends(40)",
                               "--metric",    "monsters(40)"});
    const Json &metrics = result["metrics"];
    const Cell spawn = spawnOf(result);

    const std::map<Cell, int> steps = walk(world, spawn, 90);
    const auto chestsWithin = [&](int most) {
        return std::count_if(steps.begin(), steps.end(), [&](const auto &reached) {
            return reached.second <= most && world.cells.at(reached.first) == 'C';
        });
    };
    const auto withinLimit = [](const Json &count) { return count.whole() > 90 ? Json() : count; };
    CHECK(metrics["chests(20)"] == chestsWithin(20));
    CHECK(metrics["chests(60)"] == chestsWithin(60));
    CHECK(metrics["nearest_chest(90)"] ==
          withinLimit(nearest(steps, [&](Cell cell) { return world.cells.at(cell) == 'C'; })));
    CHECK(metrics["nearest_monster(90)"] ==
          withinLimit(nearest(steps, [&](Cell cell) { return world.monsters.count(cell) != 0; })));

    int floor = 0;
    int deadEnds = 0;
    int monsters = 0;
    for (int x = spawn.first - 40; x <= spawn.first + 40; ++x) {
        for (int y = spawn.second - 40; y <= spawn.second + 40; ++y) {
            const bool isFloor = world.cells.at({x, y}) != '#';
            floor += isFloor ? 1 : 0;
            deadEnds += isFloor && floorAround(world, {x, y}).size() == 1 ? 1 : 0;
            monsters += world.monsters.count({x, y}) != 0 ? 1 : 0;
        }
    }
    CHECK(metrics["dead_ends(40)"] == deadEnds);
    CHECK(metrics["monsters(40)"] == monsters);
    CHECK(std::abs(metrics["floor_share(40)"].number() - floor / 6561.0) < 1e-12);
    const auto reached = static_cast<double>(walk(world, spawn, 40).size());
    CHECK(std::abs(metrics["reachable_share(40)"].number() - reached / floor) < 1e-12);
}

TEST_CASE("stats describes the world and measures everything unless metrics are named")
{
    const Json result = stats({"--seed", "lantern"});
    CHECK(result["seed"] == "lantern");
    CHECK(result["generator"] == "caves");
    CHECK(result["version"] == cave::generatorOfNewWorlds(cave::GeneratorKind::Caves).version);
    CHECK(result.find("radius") == nullptr);
    const Run spawn = runProgram({"spawn", "--seed", "lantern"});
    const auto [x, y] = spawnOf(result);
    CHECK(spawn.out == std::to_string(x) + " " + std::to_string(y) + "\n");
    std::istringstream list(runProgram({"stats", "--list"}).out);
    // Metrics of bounded levels say so in their description, and don't apply to endless caves.
    std::size_t listed = 0;
    std::string name;
    const auto endName = [&](bool ofLevels) {
        listed += name.empty() || ofLevels ? 0U : 1U;
        if (!name.empty())
            CHECK((result["metrics"].find(name) != nullptr) != ofLevels);
        name.clear();
    };
    bool ofLevels = false;
    for (std::string line; std::getline(list, line);) {
        if (!line.starts_with(' ')) {
            endName(ofLevels);
            name = line.find("(R)") == std::string::npos ? "" : line.substr(0, line.find('('));
            ofLevels = false;
        }
        ofLevels = ofLevels || line.find("Measured in caverns") != std::string::npos ||
                   line.find("Measured in dungeons") != std::string::npos ||
                   line.find("Measured in maps of rooms") != std::string::npos;
    }
    endName(ofLevels);
    CHECK(listed == result["metrics"].size());
    CHECK(listed >= 18);
}

TEST_CASE("a radius is that of the metrics that look at a square, unless they have one of their own")
{
    const Json wide = stats({"--seed", "a", "--radius", "33", "--metric", "floor_share", "--metric",
                             "floor_share(5)", "--metric", "chests"});
    CHECK(wide["radius"] == 33);
    const Json plain = stats({"--seed", "a", "--metric", "floor_share(33)", "--metric", "floor_share(5)",
                              "--metric", "chests(60)"});
    CHECK(wide["metrics"]["floor_share"] == plain["metrics"]["floor_share(33)"]);
    CHECK(wide["metrics"]["floor_share(5)"] == plain["metrics"]["floor_share(5)"]);
    CHECK(wide["metrics"]["chests"] == plain["metrics"]["chests(60)"]);
}

TEST_CASE("where there is nothing to find, stats says null, and the table none")
{
    const Json result = stats({"--seed", "lantern", "--metric", "nearest_monster(1)"});
    CHECK(result["metrics"]["nearest_monster(1)"].isNull());
    const Run table =
        runProgram({"stats", "--seed", "lantern", "--metric", "nearest_monster(1)", "--format", "text"});
    CHECK_THAT(table.out, ContainsSubstring("Nearest monster (1)  none\n"));
}

TEST_CASE("the table names what is measured and in what unit")
{
    const Json result = stats({"--seed", "lantern", "--metric", "nearest_chest", "--metric", "floor_share"});
    const Run table = runProgram({"stats", "--seed", "lantern", "--format", "text"});
    REQUIRE(table.exitCode == 0);
    CHECK_THAT(table.out, ContainsSubstring("Seed                lantern\n"));
    CHECK_THAT(table.out,
               ContainsSubstring("Nearest chest       " +
                                 std::to_string(result["metrics"]["nearest_chest"].whole()) + " steps\n"));
    CHECK_THAT(table.out, ContainsSubstring(" %\n"));
}

TEST_CASE("settings count for what is measured")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("open.json"),
                        R"({"caves.floor_chance": 0.7, "caves.threshold": 7, "chest.chance": 0})");
    const Run run = runProgram({"stats", "--seed", "a", "--settings", folder.path("open.json"), "--metric",
                                "floor_share", "--metric", "chests", "--metric", "max_width(10)"});
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    const Json metrics = jsonOf(run.out)["metrics"];
    CHECK(metrics["floor_share"] == 1);
    CHECK(metrics["chests"] == 0);
    CHECK(metrics["max_width(10)"] == 21);
}

TEST_CASE("an invalid question to stats is refused, and what is wrong is named")
{
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes{
        {{}, "--seed"},
        {{"--seed", "a", "--metric", "chest"}, "'chest'"},
        {{"--seed", "a", "--metric", ""}, "metric"},
        {{"--seed", "a", "--metric", "chests(0)"}, "chests(0)"},
        {{"--seed", "a", "--metric", "chests(1001)"}, "from 1 to 1000"},
        {{"--seed", "a", "--metric", "chests(99999999999)"}, "from 1 to 1000"},
        {{"--seed", "a", "--metric", "chests(30"}, "chests(30"},
        {{"--seed", "a", "--metric", "chests(30) "}, "chests(30) "},
        {{"--seed", "a", "--metric", "chests()"}, "chests()"},
        {{"--seed", "a", "--radius", "0"}, "--radius"},
        {{"--seed", "a", "--radius", "1001"}, "1001"},
        {{"--seed", "a", "--radius", "wide"}, "wide"},
        {{"--seed", "a", "--format", "xml"}, "xml"},
        {{"--seed", "a", "--generator", "mines"}, "mines"},
    };
    for (const auto &[arguments, named] : mistakes) {
        std::vector<std::string> all{"stats"};
        all.insert(all.end(), arguments.begin(), arguments.end());
        const Run run = runProgram(all);
        CAPTURE(all);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, ContainsSubstring(named));
        CHECK(run.err.find('\n') + 1 == run.err.size());
    }
}

TEST_CASE("a world without a place to start from can't be measured")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("solid.json"),
                        R"({"caves.floor_chance": 0.3, "caves.threshold": 3, "caves.iterations": 5})");
    const Run run = runProgram(
        {"stats", "--seed", "a", "--generator", "classic", "--settings", folder.path("solid.json")});
    CHECK(run.exitCode == 1);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, ContainsSubstring("no cell to start from"));
}

TEST_CASE("the help of stats lists its options")
{
    const Run run = runProgram({"stats", "--help"});
    REQUIRE(run.exitCode == 0);
    for (const char *option :
         {"--seed", "--generator", "--settings", "--radius", "--metric", "--format", "--list"})
        CHECK_THAT(run.out, ContainsSubstring(option));
}

TEST_CASE("stats that can't be written are an error")
{
    const Run run = cli_test::runProgramInto("/dev/full", {"stats", "--seed", "a"});
    CHECK(run.exitCode == 1);
    CHECK_THAT(run.err, ContainsSubstring("standard output"));
}
