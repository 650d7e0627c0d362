// SPDX-License-Identifier: MIT
// The same commands under other rules, side by side with the log.
#include "core/analysis/past/what_if.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/past/played_log.h"

using namespace cave;
using namespace cave::test;

namespace {

Timeline readTimeline(PlayedLog &played)
{
    Timeline timeline(played.log());
    timeline.read(kAll);
    REQUIRE_FALSE(timeline.isStuck());
    return timeline;
}

WorldSettings ruled(const Timeline &timeline, const char *assignment)
{
    WorldSettings rules = timeline.log().origin.spec.settings;
    const Result<void> assigned = assignRule(assignment, timeline.log().origin.spec, rules);
    INFO((assigned ? std::string() : assigned.error().text()));
    REQUIRE(assigned);
    return rules;
}

/// The hash of all but the rules and the number of commands.
StateHashes hashesOf(const World &world)
{
    World copy = copyOf(world);
    copy.commands = 0;
    StateHashes hashes = stateHashes(copy);
    hashes.spec = 0;
    return hashes;
}

/// The number of commands after which two plain sessions differ first, each playing the log by its rules; -1
/// if they never do.
std::int64_t plainParting(const Timeline &timeline, const WhatIf &whatIf)
{
    Session logged(timeline.worldAt(whatIf.from));
    Session other(forkAt(timeline, whatIf));
    const std::vector<Command> &commands = timeline.log().commands;
    for (auto i = static_cast<std::size_t>(whatIf.from.command); i < commands.size(); ++i) {
        logged.apply(commands[i]);
        other.apply(commands[i]);
        if (hashesOf(logged.world()) != hashesOf(other.world()))
            return static_cast<std::int64_t>(i) + 1;
    }
    return -1;
}

bool hasKind(const Parting &parting, CourseDifference::Kind kind)
{
    return std::ranges::any_of(
        parting.differences, [kind](const CourseDifference &difference) { return difference.kind == kind; });
}

} // namespace

TEST_CASE("under the same rules the courses never part")
{
    for (const GeneratorKind kind : kScenarios) {
        INFO(generatorInfo(kind).key);
        PlayedLog played(kind);
        playRecklessly(played, 400);
        const Timeline timeline = readTimeline(played);
        for (const std::int64_t from : {std::int64_t{0}, timeline.end().command / 2}) {
            OtherCourse course(timeline, {{from, 0}, timeline.log().origin.spec.settings});
            course.advanceToParting();
            CHECK_FALSE(course.parting());
            CHECK(course.isAtEnd());
            CHECK(course.refused() == 0);
            World other = copyOf(course.other());
            CHECK(stateHash(other) == played.session().stateHash());
        }
    }
}

TEST_CASE("under other rules the courses part where two plain sessions do")
{
    const std::pair<GeneratorKind, const char *> changes[] = {
        {GeneratorKind::Caves, "sight.disc=exact"},       {GeneratorKind::Caves, "sight.diagonal_gaps=open"},
        {GeneratorKind::Caves, "monsters=stationary"},    {GeneratorKind::Caves, "sight.radius=5"},
        {GeneratorKind::Caves, "combat.stun_chance=0.9"}, {GeneratorKind::Journey, "sight.disc=exact"},
        {GeneratorKind::Journey, "monsters=stationary"},  {GeneratorKind::Dungeon, "dungeon.slow_healing=on"},
        {GeneratorKind::Rooms, "rooms.doors=always"},
    };
    int parted = 0;
    for (const auto &[kind, assignment] : changes) {
        INFO(generatorInfo(kind).key << " " << assignment);
        PlayedLog played(kind);
        playRecklessly(played, 500);
        const Timeline timeline = readTimeline(played);
        for (const std::int64_t from : {std::int64_t{0}, timeline.end().command / 3}) {
            const WhatIf whatIf{{from, 0}, ruled(timeline, assignment)};
            OtherCourse course(timeline, whatIf);
            course.advanceToParting();
            const std::int64_t expected = plainParting(timeline, whatIf);
            REQUIRE(course.parting().has_value() == (expected >= 0));
            if (!course.parting())
                continue;
            ++parted;
            const Parting &parting = *course.parting();
            // A step within a tick of time belongs to the command that is under way.
            CHECK(parting.moment.command + (parting.moment.step > 0 ? 1 : 0) == expected);
            CHECK_FALSE(parting.differences.empty());
            World names = copyOf(course.logged());
            for (const CourseDifference &difference : parting.differences)
                CHECK_FALSE(differenceText(names, difference).empty());
            course.advanceTo(timeline.end());
            CHECK(course.isAtEnd());
            World logged = copyOf(course.logged());
            CHECK(stateHash(logged) == played.session().stateHash());
        }
    }
    CHECK(parted > 6);
}

TEST_CASE("a smaller area of effect parts the courses where a monster doesn't notice the player")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Journey}) {
        INFO(generatorInfo(kind).key);
        PlayedLog played(kind);
        playRecklessly(played, 1500);
        const Timeline timeline = readTimeline(played);
        OtherCourse course(timeline, {{}, ruled(timeline, "sight.disc=exact")});
        course.advanceToParting();
        REQUIRE(course.parting());
        const Parting &parting = *course.parting();
        // A monster noticed the player by the log only, or lost sight of them earlier in the other course.
        CHECK((hasKind(parting, CourseDifference::Kind::Event) ||
               hasKind(parting, CourseDifference::Kind::Mind)));
        const CourseDifference &first = parting.differences.front();
        if (first.kind == CourseDifference::Kind::Event) {
            REQUIRE(first.monster);
            CHECK(first.other.empty());
            CHECK(std::ranges::any_of(timeline.marks(), [&](const TimelineMark &mark) {
                return mark.moment == parting.moment && mark.monster == first.monster &&
                       markKey(mark.kind) == first.logged.english();
            }));
        }
        CHECK(parting.turn == course.logged().turn);
    }
}

TEST_CASE("the courses end before an edit, which would make them the same again")
{
    PlayedLog played(GeneratorKind::Caves);
    playRecklessly(played, 200);
    const std::int64_t edited = std::prev(played.hashes().end())->first;
    played.edit();
    playRecklessly(played, 200);
    const Timeline timeline = readTimeline(played);
    const WorldSettings rules = timeline.log().origin.spec.settings;
    OtherCourse before(timeline, {{}, rules});
    before.advanceToParting();
    CHECK(before.moment() == Moment{edited, 0});
    CHECK(before.endsAtEdit());
    OtherCourse after(timeline, {{edited, 0}, rules});
    after.advanceToParting();
    CHECK(after.moment() == timeline.end());
    CHECK_FALSE(after.endsAtEdit());
    World end = copyOf(after.other());
    CHECK(stateHash(end) == played.session().stateHash());
}

TEST_CASE("rules are settings that don't shape a world, and of its generator")
{
    PlayedLog played(GeneratorKind::Caves);
    const WorldSpec &spec = played.session().world().spec;
    WorldSettings rules = spec.settings;
    CHECK(assignRule("sight.disc=exact", spec, rules));
    CHECK(rules.disc == DiscRule::Exact);
    const WorldSettings before = rules;
    for (const char *wrong : {"caves.threshold=4", "region.size=20", "rooms.doors=always",
                              "sight.disc=square", "sight.radius=1000", "sight.disc", "nothing=1"}) {
        INFO(wrong);
        const Result<void> assigned = assignRule(wrong, spec, rules);
        REQUIRE_FALSE(assigned);
        CHECK(assigned.error().code == ErrorCode::InvalidArgument);
        CHECK(rules == before);
    }
    for (const SettingInfo *info : rulesOf(spec))
        CHECK_FALSE(info->shapesTerrain);
}
