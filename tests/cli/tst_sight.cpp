// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/cli_fixtures.h"
#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::Cell;
using cli_test::kRegionSize;
using cli_test::Mistake;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;

namespace {

/// Region (0, 0) of a world as `generate` writes it, and its monsters.
struct WrittenRegion {
    std::map<Cell, bool> rock;
    std::vector<Cell> monsters;
};

WrittenRegion writtenRegion(const std::vector<std::string> &world)
{
    std::vector<std::string> arguments{"generate"};
    arguments.insert(arguments.end(), world.begin(), world.end());
    arguments.insert(arguments.end(), {"--region", "0", "0"});
    std::istringstream stream(runProgram(arguments).out);
    WrittenRegion region;
    std::string line;
    REQUIRE(std::getline(stream, line));
    std::istringstream words(line);
    for (std::string word; words >> word;) {
        Cell cell;
        if (word == "monster" && words >> cell.first >> cell.second)
            region.monsters.push_back(cell);
    }
    for (int y = kRegionSize - 1; y >= 0; --y) {
        REQUIRE(std::getline(stream, line));
        for (int x = 0; x < kRegionSize; ++x)
            region.rock[{x, y}] = line[static_cast<std::size_t>(x)] == '#';
    }
    return region;
}

std::string cellText(Cell cell)
{
    return std::to_string(cell.first) + "," + std::to_string(cell.second);
}

Run sight(const std::vector<std::string> &world, const std::vector<std::string> &more)
{
    std::vector<std::string> arguments{"sight"};
    arguments.insert(arguments.end(), world.begin(), world.end());
    arguments.insert(arguments.end(), more.begin(), more.end());
    return runProgram(arguments);
}

Json sightJson(const std::vector<std::string> &world, std::vector<std::string> more)
{
    more.insert(more.end(), {"--format", "json"});
    const Run run = sight(world, more);
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    const Json parsed = jsonOf(run.out);
    REQUIRE(parsed.isObject());
    return parsed;
}

Cell cellOf(const Json &cell)
{
    return {static_cast<int>(cell[0].whole()), static_cast<int>(cell[1].whole())};
}

/// What the written region says about a line of cells, by the words of the rules.
Json blockerOn(const WrittenRegion &region, const Json &cells, bool gapRule)
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Cell here = cellOf(cells[i]);
        if (i > 0 && gapRule) {
            const Cell before = cellOf(cells[i - 1]);
            if (before.first != here.first && before.second != here.second &&
                region.rock.at({here.first, before.second}) && region.rock.at({before.first, here.second}))
                return cells[i];
        }
        if (region.rock.at(here))
            return cells[i];
    }
    return nullptr;
}

const std::vector<std::string> kCaves{"--seed", "lantern"};
const std::vector<std::string> kClassic{"--seed", "lantern", "--generator", "classic"};

} // namespace

TEST_CASE("what blocks a line is what the written region has on it")
{
    int visible = 0;
    int blocked = 0;
    for (const bool gapRule : {true, false}) {
        const std::vector<std::string> &world = gapRule ? kCaves : kClassic;
        const WrittenRegion region = writtenRegion(world);
        for (int i = 0; i < 24; ++i) {
            const Cell from{3 + 7 * i % 44, 5 + 11 * i % 41};
            const Cell to{from.first + (i * 5) % 9 - 4 > 0 ? from.first + (i * 5) % 9 - 4 : 1,
                          from.second + (i * 7) % 7 - 3};
            const Json reported = sightJson(world, {"--from", cellText(from), "--to", cellText(to)});
            INFO(reported.dump());
            REQUIRE(reported["rule"] == (gapRule ? "gap" : "original"));
            REQUIRE(cellOf(reported["cells"].list().front()) == from);
            REQUIRE(cellOf(reported["cells"].list().back()) == to);
            REQUIRE(reported["blocker"] == blockerOn(region, reported["cells"], gapRule));
            REQUIRE(reported["visible"] == reported["blocker"].isNull());
            Json::List back = reported["cells"].list();
            std::reverse(back.begin(), back.end());
            REQUIRE(reported["reverse"]["blocker"] == blockerOn(region, back, gapRule));
            REQUIRE(reported["reverse"]["visible"] == reported["visible"]);
            REQUIRE(reported["shadowcasting"].isBool());
            REQUIRE(reported["permissive"].isBool());
            REQUIRE(reported.find("discs") == nullptr);
            ++(reported["visible"] == true ? visible : blocked);
        }
    }
    CHECK(visible > 0);
    CHECK(blocked > 0);
}

TEST_CASE("a gap is reported by its two cells under the rule that minds it")
{
    const WrittenRegion region = writtenRegion(kClassic);
    int gaps = 0;
    for (int x = 1; x < kRegionSize - 1 && gaps < 3; ++x) {
        for (int y = 1; y < kRegionSize - 1 && gaps < 3; ++y) {
            if (region.rock.at({x, y}) || region.rock.at({x + 1, y + 1}) || !region.rock.at({x + 1, y}) ||
                !region.rock.at({x, y + 1}))
                continue;
            ++gaps;
            const std::vector<std::string> cells{"--from", cellText({x, y}), "--to",
                                                 cellText({x + 1, y + 1})};
            std::vector<std::string> minding = cells;
            minding.insert(minding.end(), {"--rule", "gap"});
            const Json reported = sightJson(kClassic, minding);
            CHECK(reported["visible"] == false);
            CHECK(reported["blocker"] == Json{x + 1, y + 1});
            CHECK(reported["gap"] == Json{{x + 1, y}, {x, y + 1}});
            CHECK_THAT(reported["reason"].text(), ContainsSubstring("diagonal gap between"));
            const Json through = sightJson(kClassic, cells);
            CHECK(through["visible"] == true);
            CHECK(through["gap"].isNull());
            CHECK(through["reason"] == "visible");
            CHECK(through["rule"] == "original");
        }
    }
    CHECK(gaps > 0);
}

TEST_CASE("discs are reported when a radius is given")
{
    const Json near = sightJson(kCaves, {"--from", "0,0", "--to", "-3,1", "--radius", "3"});
    CHECK(near["discs"] == Json{{"exact", false}, {"original", true}, {"wide", true}});
    const Json none = sightJson(kCaves, {"--from=-5,-5", "--to=-5,-5", "--radius", "0"});
    CHECK(none["discs"] == Json{{"exact", true}, {"original", true}, {"wide", true}});
}

TEST_CASE("fields of view say nothing of what is too far away")
{
    const Json reported = sightJson(kCaves, {"--from", "0,0", "--to", "61,0"});
    CHECK(reported["shadowcasting"].isNull());
    CHECK(reported["permissive"].isNull());
    CHECK(reported["cells"].size() == 62);
}

TEST_CASE("the text says the same in words")
{
    const Run run = sight(kCaves, {"--from", "0,0", "--to", "4,-2", "--radius", "5"});
    REQUIRE(run.exitCode == 0);
    const Json reported = sightJson(kCaves, {"--from", "0,0", "--to", "4,-2"});
    CHECK_THAT(run.out, ContainsSubstring("(0, 0) to (4, -2): " + reported["reason"].text() + "\n"));
    CHECK_THAT(run.out, ContainsSubstring("\nback: " + reported["reverse"]["reason"].text() + "\n"));
    CHECK_THAT(run.out, ContainsSubstring("(1, 0)") || ContainsSubstring("(1, -1)"));
    CHECK_THAT(run.out, ContainsSubstring("in the disc of radius 5: exact yes, original yes, wide yes\n"));
}

TEST_CASE("the monsters that have a cell in their disc are listed with what they see of it")
{
    const WrittenRegion region = writtenRegion(kCaves);
    REQUIRE_FALSE(region.monsters.empty());
    const Cell monster = region.monsters.front();
    const Json reported = sightJson(kCaves, {"--monsters", cellText(monster)});
    CHECK(cellOf(reported["cell"]) == monster);
    REQUIRE(reported["monsters"].size() > 0);
    const Json &first = reported["monsters"][0]; // nearest first: itself
    CHECK(cellOf(first["place"]) == monster);
    CHECK(first["sees"] == true);
    CHECK(first["reason"] == "visible");
    CHECK(first["kind"].text().size() > 2);
    const Run words = sight(kCaves, {"--monsters", cellText(monster)});
    CHECK_THAT(words.out, ContainsSubstring(" sees it\n"));
    CHECK(first["verdict"]["squared_distance"] == 0);
    CHECK(first["verdict"]["attacks"] == true);
    CHECK_THAT(words.out, ContainsSubstring("inside its area; sees the cell; would attack\n"));
    const Run far =
        sight(kCaves, {"--from", cellText(monster), "--to", cellText({monster.first + 40, monster.second})});
    CHECK_THAT(far.out, ContainsSubstring("\nverdict: ") && ContainsSubstring("d² 1600 > ") &&
                            ContainsSubstring("outside its area; ") &&
                            ContainsSubstring("would not attack\n"));

    bool unseen = false; // a rock cell beside it is in its disc but never seen
    for (int dx = -2; dx <= 2 && !unseen; ++dx) {
        for (int dy = -2; dy <= 2 && !unseen; ++dy) {
            const Cell cell{monster.first + dx, monster.second + dy};
            const auto there = region.rock.find(cell);
            if (std::abs(dx) + std::abs(dy) > 2 || there == region.rock.end() || !there->second)
                continue;
            const Json blind = sightJson(kCaves, {"--monsters", cellText(cell)})["monsters"][0];
            CHECK(blind["sees"] == false);
            CHECK_THAT(blind["reason"].text(), ContainsSubstring("blocked at ("));
            unseen = true;
        }
    }
}

TEST_CASE("a seed's monsters are those of its scenario, as in a world that is made of it")
{
    const TemporaryFolder folder;
    const std::vector<std::string> dungeon{"--seed", "a", "--generator", "dungeon"};
    REQUIRE(runProgram(cli_test::with({"world", "create", "Same", "--data-dir", folder.path()}, dungeon))
                .exitCode == 0);
    const std::vector<std::string> watched{"--monsters", "114,2", "--data-dir", folder.path()};
    const Run seed = sight(dungeon, watched);
    CHECK(seed.out == sight({"--world", "Same"}, watched).out);
    CHECK_THAT(seed.out, ContainsSubstring("\nverdict: "));
    // Monsters go by the world's rule, whatever is asked.
    CHECK_THAT(sight(dungeon, cli_test::with(watched, {"--rule", "original"})).out +
                   sight(dungeon, cli_test::with(watched, {"--rule", "gap"})).out,
               ContainsSubstring("\nverdict by the world's rule: ") && ContainsSubstring("\nverdict: "));
}

TEST_CASE("a place without monsters isn't watched")
{
    const Run run = sight({"--seed", "a", "--generator", "classic"}, {"--monsters", "0,0"});
    REQUIRE(run.exitCode == 0);
    const Json reported = sightJson({"--seed", "a", "--generator", "classic"}, {"--monsters", "0,0"});
    CHECK((reported["monsters"].size() == 0) == (run.out == "no monster has (0, 0) in its disc\n"));
}

TEST_CASE("a saved world is asked by its file or its name, and is not changed")
{
    const TemporaryFolder folder;
    const Run made =
        runProgram({"world", "create", "Alpha", "--seed", "lantern", "--data-dir", folder.path()});
    REQUIRE(made.exitCode == 0);
    const std::string file = made.out.substr(0, made.out.size() - 1);
    const std::string before = cli_test::readFile(file);
    const std::vector<std::string> cells{"--from", "2,3", "--to", "9,1"};
    const Run bySeed = sight(kCaves, cells);
    const Run byFile = sight({"--world", file}, cells);
    const Run byName = sight({"--world", "Alpha", "--data-dir", folder.path()}, cells);
    REQUIRE(byFile.exitCode == 0);
    CHECK(byFile.out == bySeed.out);
    CHECK(byName.out == bySeed.out);
    CHECK(cli_test::readFile(file) == before);
    const Run missing = sight({"--world", "Beta", "--data-dir", folder.path()}, cells);
    CHECK(missing.exitCode == 1);
    CHECK_THAT(missing.err, ContainsSubstring("Beta"));
}

TEST_CASE("questions about sight that make no sense are refused with what is wrong")
{
    const std::vector<Mistake> mistakes{
        {{"--from", "0,0", "--to", "1,1"}, "--world FILE or --seed S"},
        {{"--seed", "a", "--world", "b", "--from", "0,0", "--to", "1,1"}, "exclude each other"},
        {{"--world", "b", "--set", "sight.gaps=open", "--from", "0,0", "--to", "1,1"}, "--set"},
        {{"--world=", "--from", "0,0", "--to", "1,1"}, "--world"},
        {{"--seed", "a"}, "--from X,Y"},
        {{"--seed", "a", "--from", "0,0"}, "--to"},
        {{"--seed", "a", "--from", "0,0", "--to", "1,1", "--monsters", "0,0"}, "--monsters"},
        {{"--seed", "a", "--from", "0", "--to", "1,1"}, "'0' is not a cell"},
        {{"--seed", "a", "--from", "0,x", "--to", "1,1"}, "'x'"},
        {{"--seed", "a", "--from", "0,1,2", "--to", "1,1"}, "'1,2'"},
        {{"--seed", "a", "--from", ",", "--to", "1,1"}, "--from"},
        {{"--seed", "a", "--from", "0,0", "--to", "2000,0"}, "1000 cells"},
        {{"--seed", "a", "--from", "0,0", "--to", "0,1000000000000000001"}, "1000000000000000001"},
        {{"--seed", "a", "--from", "0,0", "--to", "0,99999999999999999999"}, "99999999999999999999"},
        {{"--seed", "a", "--from", "0,0", "--to", "1,1", "--rule", "wide"}, "original or gap"},
        {{"--seed", "a", "--from", "0,0", "--to", "1,1", "--format", "xml"}, "xml"},
        {{"--seed", "a", "--from", "0,0", "--to", "1,1", "--radius", "-1"}, "--radius"},
        {{"--seed", "a", "--from", "0,0", "--to", "1,1", "--radius", "2000"}, "--radius"},
        {{"--seed", "a", "--from", "0,0", "--to", "1,1", "--radius", "far"}, "far"},
        {{"--seed", "a", "--generator", "mines", "--from", "0,0", "--to", "1,1"}, "mines"},
        {{"--seed", "a", "--monsters", "0"}, "--monsters"},
    };
    for (const Mistake &mistake : mistakes) {
        const Run run = sight(mistake.arguments, {});
        INFO(mistake.named << ": " << run.err);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK(run.err.find('\n') + 1 == run.err.size());
        CHECK_THAT(run.err, ContainsSubstring(mistake.named));
    }
}

TEST_CASE("a line is written as a case, which is run, and as a drawing")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("line.case");
    const std::string drawing = folder.path("line.svg");
    const std::vector<std::string> files{"--from", "0,0",    "--to", "8,-5",  "--radius",
                                         "4",      "--case", file,   "--svg", drawing};
    const Run made = sight(kCaves, files);
    REQUIRE(made.exitCode == 0);
    CHECK_THAT(made.out, ContainsSubstring("\n  (0, 0): floor\n") && ContainsSubstring("blocks\n"));
    CHECK_THAT(cli_test::readFile(drawing), ContainsSubstring("</svg>"));
    const Json steps = sightJson(kCaves, {"--from", "0,0", "--to", "8,-5"})["steps"];
    REQUIRE(steps.size() == 9);
    CHECK(steps[0]["letter"] == ".");
    CHECK(steps[7]["breaks"] == true);
    CHECK(sight(kCaves, files).exitCode == 1); // they are there
    CHECK(sight(kCaves, cli_test::with(files, {"--force"})).exitCode == 0);

    const Run same = runProgram({"sight", "check", file});
    CHECK(same.exitCode == 0);
    CHECK(same.out == file + ": ok\n");
    std::string text = cli_test::readFile(file);
    text.replace(text.find("expect outside"), 14, "expect inside");
    const std::string other = folder.path("other.case");
    cli_test::writeFile(other, text);
    const Run different = runProgram({"sight", "check", file, other});
    CHECK(different.exitCode == 1);
    CHECK_THAT(different.out, ContainsSubstring(file + ": ok\n") &&
                                  ContainsSubstring(other + ": expected inside the disc, but it is outside"));
    CHECK_THAT(different.err, ContainsSubstring("cases that differ: 1 of 2"));
    cli_test::writeFile(other, "sight case 1\nviewer here\n");
    const Run bad = runProgram({"sight", "check", other, file});
    CHECK(bad.exitCode == 1);
    CHECK(bad.out == file + ": ok\n");
    CHECK_THAT(bad.err, ContainsSubstring(other + ": line 2: expected 'viewer X Y'"));
    CHECK(runProgram({"sight", "check", folder.path("none.case")}).exitCode == 1);
    CHECK(runProgram({"sight", "check"}).exitCode == 2);
    CHECK(runProgram({"sight", "--seed", "a", "check", file}).exitCode == 2);
    CHECK(runProgram({"sight", "--rule", "gap", "check", file}).exitCode == 2);
    CHECK(sight(kCaves, {"--monsters", "0,0", "--svg", drawing}).exitCode == 2);

    const std::vector<std::string> cells{"--from", "0,0", "--to", "8,-5"};
    const std::string fresh = folder.path("new");
    CHECK(sight(kCaves, cli_test::with(cells, {"--case", fresh, "--svg", drawing})).exitCode == 1);
    CHECK_FALSE(std::filesystem::exists(fresh)); // as the other one can't be written
    CHECK(sight(kCaves, cli_test::with(cells, {"--case", fresh, "--svg", fresh})).exitCode == 2);
}
