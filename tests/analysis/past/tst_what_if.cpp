// SPDX-License-Identifier: MIT
// The same commands under other rules, side by side with the log.
#include "core/analysis/past/other_course.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/past/played_log.h"
#include "tests/support/temp_folder.h"

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

TEST_CASE("other commands take the places of those of the log, which then goes on")
{
    for (const GeneratorKind kind : kScenarios) {
        INFO(generatorInfo(kind).key);
        PlayedLog played(kind);
        playRecklessly(played, 300);
        const Timeline timeline = readTimeline(played);
        const std::vector<Command> &logged = timeline.log().commands;
        const std::size_t from = logged.size() / 3;
        WhatIf whatIf{{static_cast<std::int64_t>(from), 0}, timeline.log().origin.spec.settings};
        whatIf.commands.assign(10, kind == GeneratorKind::Rooms ? Command(TickCommand{30})
                                                                : Command(WaitCommand{}));
        // A session of its own with those commands, and then the rest.
        Session plain(timeline.worldAt(whatIf.from));
        for (const Command &command : whatIf.commands)
            plain.apply(command);
        for (std::size_t i = from + whatIf.commands.size(); i < logged.size(); ++i)
            plain.apply(logged[i]);
        OtherCourse course(timeline, whatIf);
        course.advanceTo(timeline.end());
        REQUIRE(course.parting());
        CHECK(course.parting()->moment.command >= static_cast<std::int64_t>(from));
        CHECK(course.unused() == 0);
        CHECK(hashesOf(course.other()) == hashesOf(plain.world()));
        World unchanged = copyOf(course.logged());
        CHECK(stateHash(unchanged) == played.session().stateHash());
    }
}

TEST_CASE("commands after the end of the log are counted and not given")
{
    PlayedLog played(GeneratorKind::Caves);
    playRecklessly(played, 50);
    const Timeline timeline = readTimeline(played);
    WhatIf whatIf{{timeline.end().command - 2, 0}, timeline.log().origin.spec.settings};
    whatIf.commands.assign(5, WaitCommand{});
    OtherCourse course(timeline, whatIf);
    course.advanceTo(timeline.end());
    CHECK(course.unused() == 3);
    CHECK(course.isAtEnd());
}

TEST_CASE("commands of the other players stay as they were")
{
    PlayedLog played(GeneratorKind::Caves);
    played.apply(JoinCommand{2});
    for (int i = 0; i < 20; ++i) {
        played.apply(MoveCommand{i % 2 == 0 ? Direction::East : Direction::West}, 2);
        played.apply(MoveCommand{i % 2 == 0 ? Direction::South : Direction::North}, 1);
    }
    const Timeline timeline = readTimeline(played);
    WhatIf whatIf{{1, 0}, timeline.log().origin.spec.settings};
    REQUIRE(timeline.log().origin.party.shown == 1);
    whatIf.commands.assign(7, WaitCommand{});
    OtherCourse course(timeline, whatIf);
    course.advanceTo(timeline.end());
    CHECK(course.other().party.find(2)->player.position == course.logged().party.find(2)->player.position);
    REQUIRE(course.parting());
    CHECK(hasKind(*course.parting(), CourseDifference::Kind::Place));
    for (const CourseDifference &difference : course.parting()->differences)
        CHECK((difference.kind != CourseDifference::Kind::Place || difference.player == 1));
}

TEST_CASE("time that passes while others act isn't replaced, either")
{
    PlayedLog played(GeneratorKind::Rooms);
    played.apply(JoinCommand{2});
    played.apply(ClockCommand{true}, 1);
    for (int i = 0; i < 5; ++i) {
        played.apply(SteerCommand{i % 2 == 0 ? Direction::East : Direction::West}, 2);
        played.apply(TickCommand{20}, 2);
        played.apply(TickCommand{20}, 2);
    }
    played.apply(SteerCommand{Direction::South}, 1);
    played.apply(TickCommand{5}, 1);
    const Timeline timeline = readTimeline(played);
    WhatIf whatIf{{2, 0}, timeline.log().origin.spec.settings};
    whatIf.commands.assign(3, SteerCommand{Direction::North});
    OtherCourse course(timeline, whatIf);
    course.advanceTo({timeline.end().command - 2, 0}); // before player 1 acts again
    CHECK(course.other().party.find(2)->motion.player == course.logged().party.find(2)->motion.player);
    CHECK_FALSE(course.parting());
    CHECK(course.unused() == 1);
}

TEST_CASE("an item is carried in addition, and worn if it is better")
{
    PlayedLog played(GeneratorKind::Caves);
    const Timeline timeline = readTimeline(played);
    const Content &content = *timeline.log().origin.content;
    std::size_t best = 0;
    for (std::size_t i = 0; i < content.items.size(); ++i) {
        if (content.items[i].kind == ItemKind::Sword && (content.items[best].kind != ItemKind::Sword ||
                                                         content.items[i].power > content.items[best].power))
            best = i;
    }
    const Result<ItemStack> sword = itemFromText(content.items[best].key, content);
    const Result<ItemStack> gold = itemFromText("gold=30", content);
    REQUIRE((sword && gold));
    const Inventory before = timeline.log().origin.player().inventory;
    const World fork = forkAt(timeline, {{}, timeline.log().origin.spec.settings, {}, {*sword, *gold}, {}});
    const Inventory &after = fork.player().inventory;
    CHECK(after.stacks.size() == before.stacks.size() + 2);
    REQUIRE(after.weapon);
    CHECK(after.stacks[*after.weapon] == *sword);
    CHECK(after.stacks.back() == *gold);
    CHECK(after.armour == before.armour);
    for (const char *wrong : {"", "=", "excalibur", "gold=", "gold=0", "gold=1001", "gold=-1", "gold=x"}) {
        INFO(wrong);
        CHECK(itemFromText(wrong, content).error().code == ErrorCode::InvalidArgument);
    }
}

TEST_CASE("by other decision trees monsters do otherwise")
{
    const TempFolder folder;
    PlayedLog played(GeneratorKind::Journey);
    playRecklessly(played, 600);
    const Timeline timeline = readTimeline(played);
    const Content &own = *timeline.log().origin.content;
    const auto write = [&](const char *name, const std::vector<NamedTree> &trees) {
        std::ofstream(folder / name) << writeTrees(trees);
        return folder / name;
    };
    std::vector<NamedTree> idle = own.trees;
    for (NamedTree &named : idle)
        named.tree.nodes = {Leaf{Action::Idle}};
    const auto content = contentWithTrees(own, write("idle.json", idle));
    REQUIRE(content);
    const WorldSettings rules = timeline.log().origin.spec.settings;
    OtherCourse course(timeline, {{}, rules, *content});
    course.advanceTo(timeline.end());
    CHECK(course.parting());
    const auto same = contentWithTrees(own, write("same.json", own.trees));
    REQUIRE(same);
    OtherCourse unchanged(timeline, {{}, rules, *same});
    unchanged.advanceTo(timeline.end());
    CHECK_FALSE(unchanged.parting());

    idle.erase(std::ranges::find(idle, own.monsters.front().tree, &NamedTree::key));
    const auto missing = contentWithTrees(own, write("missing.json", idle));
    REQUIRE_FALSE(missing);
    CHECK(missing.error().text().find(own.monsters.front().tree) != std::string::npos);
    CHECK(missing.error().text().starts_with((folder / "missing.json").string() + ": "));
    std::ofstream(folder / "broken.json") << "{";
    CHECK(contentWithTrees(own, folder / "broken.json")
              .error()
              .text()
              .starts_with((folder / "broken.json").string() + ": "));
    CHECK(contentWithTrees(own, folder / "none.json").error().code == ErrorCode::NotFound);
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
