// SPDX-License-Identifier: MIT
// Lines of sight as test cases: written by hand, run, and made from a world.
#include "core/analysis/sight/sight_case.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/drawn_world.h"

using namespace cave;
using Catch::Matchers::ContainsSubstring;

namespace {

SightCase caseOf(const std::string &text)
{
    const Result<SightCase> read = parseSightCase(text);
    INFO((read ? std::string() : read.error().message.english()));
    REQUIRE(read);
    return *read;
}

/// A gap between (0, 1) and (1, 0), and a tree at (3, 0).
std::string gapCase(const std::string &facts)
{
    return "sight case 1\nnote a gap\n" + facts + "area 0 0 4 3\n....\n#...\n.#.t\n";
}

} // namespace

TEST_CASE("a case is judged by its rule, and comes back as it was written")
{
    const std::string closed = gapCase("viewer 0 0\ntarget 1 1\nrule gap\nexpect blocked 1 1 gap\n");
    CHECK(runSightCase(caseOf(closed)).agrees());
    CHECK(sightCaseText(caseOf(closed)) == closed);
    const std::string open = gapCase("viewer 0 0\ntarget 1 1\nrule original\nexpect visible\n");
    CHECK(runSightCase(caseOf(open)).agrees());
    CHECK(sightCaseText(caseOf(open)) == open);

    const SightCaseResult differs =
        runSightCase(caseOf(gapCase("viewer 0 0\ntarget 1 1\nrule gap\nexpect blocked 1 0 cell\n")));
    REQUIRE(differs.differences.size() == 1);
    CHECK(differs.differences[0].english() ==
          "expected blocked at (1, 0) by that cell, but it is blocked at (1, 1) by a diagonal gap");
    REQUIRE(differs.steps.size() == 2);
    CHECK(stepText(differs.steps[1], GapRule::Closed).english() ==
          "(1, 1): floor; behind the diagonal gap between (0, 1) and (1, 0), which blocks");
}

TEST_CASE("a monster looks out of its own trees, others don't")
{
    const std::string facts = "3 0\ntarget 3 2\nrule gap\n";
    CHECK(runSightCase(caseOf(gapCase("monster " + facts + "expect visible\n"))).agrees());
    const SightCaseResult blocked =
        runSightCase(caseOf(gapCase("viewer " + facts + "expect blocked 3 0 cell\n")));
    CHECK(blocked.agrees());
    CHECK(sightReason(blocked.line) == "blocked at (3, 0): trees");
}

TEST_CASE("the disc of a case is that of its rule")
{
    // (2, 2) is at d² 8: within 9 and 1.8 · 4, but not within 4 or 4 + 1.6.
    const std::vector<std::pair<std::string, bool>> discs{
        {"exact 2", false}, {"original 2", false}, {"wide 2", false}, {"exact 3", true}, {"wide 3", true}};
    for (const auto &[disc, inside] : discs) {
        INFO(disc);
        const std::string facts =
            "viewer 0 2\ntarget 2 0\nrule original\ndisc " + disc + "\nexpect visible\n";
        const std::string expected = std::string("expect ") + (inside ? "inside" : "outside") + "\n";
        CHECK(runSightCase(caseOf(gapCase(facts + expected))).agrees());
        const SightCaseResult differs =
            runSightCase(caseOf(gapCase(facts + (inside ? "expect outside\n" : "expect inside\n"))));
        REQUIRE(differs.differences.size() == 1);
        CHECK_THAT(differs.differences[0].english(), ContainsSubstring("d² 8, limit "));
    }
}

TEST_CASE("what is wrong with a case is named with its line")
{
    const std::string map = "area 0 0 2 1\n..\n";
    const std::string facts = "viewer 0 0\ntarget 1 0\nrule gap\nexpect visible\n";
    const std::vector<std::pair<std::string, std::string>> mistakes{
        {"", "line 1: a sight case begins"},
        {"sight case 2\n", "line 1: a sight case begins"},
        {"sight case 1\nviewer 0\n", "line 2: expected 'viewer X Y'"},
        {"sight case 1\nviewer 0 0\nviewer 0 0\n", "line 3: 'viewer' is there a second time"},
        {"sight case 1\nseer 0 0\n", "line 2: unknown word 'seer'"},
        {"sight case 1\ntarget 0 north\n", "line 2: 'north' is not a whole number"},
        {"sight case 1\nrule wide\n", "line 2: expected 'rule gap|original'"},
        {"sight case 1\ndisc round 3\n", "line 2: expected 'disc exact|original|wide RADIUS'"},
        {"sight case 1\ndisc wide -1\n", "line 2: '-1' is not a whole number from 0"},
        {"sight case 1\nexpect nothing\n", "line 2: expected 'expect visible"},
        {"sight case 1\narea 0 0 0 3\n", "line 2: '0' is not a whole number from 1"},
        {"sight case 1\narea 0 0 9999 3\n", "line 2: '9999' is not"},
        {"sight case 1\n" + facts, "line 6: the map is missing"},
        {"sight case 1\n" + map, "line 2: 'viewer X Y' is missing"},
        {"sight case 1\n" + facts + "disc wide 2\n" + map, "line 7: 'expect inside|outside' is missing"},
        {"sight case 1\n" + facts + "expect inside\n" + map, "line 7: 'disc "},
        {"sight case 1\n" + facts + "area 0 0 1 1\n.\n", "line 6: (1, 0) is outside the map"},
        {"sight case 1\n" + facts + "area 0 0 2 2\n..\n", "line 8: the map has 1 rows, not 2"},
        {"sight case 1\n" + facts + "area 0 0 2 1\n...\n", "line 7: the row has 3 letters, not 2"},
        {"sight case 1\n" + facts + "area 0 0 2 1\n.!\n", "line 7: column 2: no letter of a map"},
        {"sight case 1\n" + facts + map + "..\n", "line 8: the map has more than 1 rows"},
    };
    for (const auto &[text, named] : mistakes) {
        const Result<SightCase> read = parseSightCase(text);
        INFO(text);
        REQUIRE_FALSE(read);
        CHECK_THAT(read.error().message.english(), ContainsSubstring(named));
    }
    CHECK(runSightCase(caseOf("sight case 1\r\n" + facts + "\n" + map + "\n")).agrees());
}

TEST_CASE("a case that is made from a world agrees with it, and is drawn")
{
    World world = drawnWorld({"..........", "..........", ".M....#...", "...#......", "....#.....",
                              "..........", "..........", "..........", "..........", ".........."});
    for (const WorldPos target : {WorldPos{9, 7}, WorldPos{5, 6}, WorldPos{5, 4}, WorldPos{1, 7}}) {
        for (const GapRule rule : {GapRule::Open, GapRule::Closed}) {
            const Result<SightProbe> probe = probeSight(world, {1, 7}, target);
            REQUIRE(probe);
            const Result<SightCase> made = sightCaseOf(world, *probe, rule, std::nullopt);
            REQUIRE(made);
            CHECK(made->fromMonster);
            REQUIRE(made->disc);
            CHECK(made->expectedInside == probe->verdicts.front().inArea);
            const SightTrace &line = probe->lines[rule == GapRule::Open ? 0 : 1].there;
            CHECK(made->expected == SightCase::Expected{line.obstacle.kind, line.obstacle.at});
            const SightCase read = caseOf(sightCaseText(*made));
            CHECK(runSightCase(read).agrees());
            const std::string svg = sightCaseSvg(read);
            CHECK(svg.starts_with("<svg "));
            CHECK_THAT(svg, ContainsSubstring("<title>" + sightReason(line).english() + "</title>"));
        }
    }
    const Result<SightProbe> probe = probeSight(world, {0, 0}, {2, 0});
    REQUIRE(probe);
    const Result<SightCase> made = sightCaseOf(world, *probe, GapRule::Open, 1);
    REQUIRE(made);
    CHECK_FALSE(made->expectedInside);
    CHECK_FALSE(made->fromMonster);
    CHECK_FALSE(sightCaseOf(world, *probe, GapRule::Open, kLongestProbe + 100));
}
