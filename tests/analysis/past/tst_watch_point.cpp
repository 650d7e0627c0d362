// SPDX-License-Identifier: MIT
// Conditions on moments of a world's past.
#include "core/analysis/past/past_state.h"
#include "core/analysis/past/watch_point.h"
#include "core/analysis/past/watch_search.h"
#include "core/content/builtin.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/past/played_log.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

WatchPoint watch(const std::string &text, const Timeline &timeline)
{
    ConditionError error;
    const std::optional<WatchPoint> point = WatchPoint::parse(text, *timeline.log().stored.content, error);
    INFO(text << ": " << error.message.english());
    REQUIRE(point);
    return *point;
}

std::vector<WatchFind> allOf(const std::string &text, const Timeline &timeline)
{
    return findMoments(timeline, watch(text, timeline), {1, timeline.firstTurn(), kAll, true});
}

Timeline playedTimeline(GeneratorKind kind, int commands)
{
    PlayedLog played(kind);
    playRecklessly(played, commands);
    Timeline timeline(played.log());
    timeline.read(kAll);
    return timeline;
}

std::vector<std::string> textsAt(const std::string &text, const Content &content)
{
    std::vector<std::string> texts;
    for (const Completion &item : watchCompletionsAt(text, text.size(), content).items)
        texts.push_back(item.text);
    return texts;
}

bool offers(const std::vector<std::string> &texts, const std::string &text)
{
    return std::ranges::find(texts, text) != texts.end();
}

} // namespace

TEST_CASE("each kind of event is found where it is marked")
{
    for (const GeneratorKind kind :
         {GeneratorKind::Caves, GeneratorKind::Dungeon, GeneratorKind::Rooms, GeneratorKind::Journey}) {
        INFO(generatorInfo(kind).key);
        const Timeline timeline = playedTimeline(kind, 700);
        REQUIRE(timeline.marks().size() > 4);
        for (int k = 0; k <= static_cast<int>(kLastMarkKind); ++k) {
            const auto mark = static_cast<MarkKind>(k);
            std::vector<TimelineMark> marked = timeline.marks();
            std::erase_if(marked, [&](const TimelineMark &other) { return other.kind != mark; });
            const std::vector<WatchFind> found = allOf(std::string(markKey(mark)), timeline);
            REQUIRE(found.size() == marked.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                CHECK(found[i].event == marked[i]);
                CHECK(found[i].moment == marked[i].moment);
            }
        }
    }
}

TEST_CASE("an edit before the first command is found, too")
{
    PlayedLog played(GeneratorKind::Caves);
    played.edit();
    playRecklessly(played, 20);
    Timeline timeline(played.log());
    timeline.read(kAll);
    const std::vector<WatchFind> found = allOf("edit", timeline);
    REQUIRE(found.size() == 1);
    CHECK(found.front().moment == Moment{});
    CHECK(found.front().event == timeline.marks().front());
    CHECK(allOf("experience >= 7 and turn = 0", timeline).size() == 1);
}

TEST_CASE("kind and distance of the event's monster are those at that moment")
{
    const Timeline timeline = playedTimeline(GeneratorKind::Dungeon, 900);
    const Content &content = *timeline.log().stored.content;
    std::size_t noticed = 0;
    for (const MonsterType &kind : content.monsters) {
        for (const WatchFind &found : allOf("noticed and monster = " + kind.key, timeline)) {
            ++noticed;
            World world = timeline.worldAt(found.moment);
            const std::optional<Monster> monster = currentMonster(world, *found.event->monster);
            REQUIRE(monster);
            CHECK(content.monsters[monster->kind].key == kind.key);
        }
    }
    REQUIRE(noticed > 0);
    CHECK(allOf("noticed and monster != none", timeline).size() == noticed);
    CHECK(allOf("noticed and monster = none", timeline).empty());
    std::size_t split = 0;
    for (const std::string side : {"distance <= 2", "distance > 2"}) {
        for (const WatchFind &found : allOf("noticed and " + side, timeline)) {
            ++split;
            World world = timeline.worldAt(found.moment);
            const WorldPos at = world.player().position;
            const WorldPos monster = currentMonster(world, *found.event->monster)->state.position;
            const std::int64_t square =
                (at.x - monster.x) * (at.x - monster.x) + (at.y - monster.y) * (at.y - monster.y);
            CHECK((square <= 4) == (side == "distance <= 2"));
        }
    }
    CHECK(split == noticed);
    CHECK(
        allOf("distance >= 0 and not (noticed or lost or fight or hit or kill or death)", timeline).empty());
}

TEST_CASE("a condition on the state holds where the world of that moment is so")
{
    const Timeline timeline = playedTimeline(GeneratorKind::Dungeon, 900);
    const std::int64_t last = timeline.lastTurn();
    REQUIRE(last > 100);
    const auto firstOf = [&](const std::string &text) {
        return findMoments(timeline, watch(text, timeline), {1, timeline.firstTurn(), last, false});
    };
    REQUIRE(firstOf("turn >= 100").size() == 1);
    CHECK(firstOf("turn >= 100").front().moment == timeline.momentOf(100));
    CHECK(firstOf("turn = 0").front().moment == Moment{});
    CHECK(firstOf("turn > " + std::to_string(last)).empty());
    const World begin = timeline.worldAt({});
    const std::string health = std::to_string(begin.player().health);
    for (const WatchFind &found : allOf("health < " + health + " and floor = 1", timeline)) {
        const World world = timeline.worldAt(found.moment);
        CHECK(world.player().health < begin.player().health);
        CHECK(world.map.plan().levelAt(world.player().position)->number == 1);
    }
    const std::vector<WatchFind> fighting = firstOf("fighting = 1");
    const std::vector<WatchFind> fight = firstOf("fight");
    REQUIRE(fighting.size() == 1);
    REQUIRE(fight.size() == 1);
    CHECK(fighting.front().moment == fight.front().moment);
    const auto middle = findMoments(timeline, watch("steps >= 0", timeline), {1, 50, 60, true});
    REQUIRE_FALSE(middle.empty());
    CHECK(middle.front().turn == 50);
    CHECK(middle.back().turn == 60);
    CHECK(findMoments(timeline, watch("turn >= 0", timeline), {2, 0, kAll, true}).empty());
}

TEST_CASE("how many monsters see the player is what the world of that moment says")
{
    const Timeline timeline = playedTimeline(GeneratorKind::Caves, 700);
    const std::vector<WatchFind> seen = allOf("seen_by >= 1", timeline);
    REQUIRE_FALSE(seen.empty());
    for (const WatchFind &found : seen) {
        World world = timeline.worldAt(found.moment);
        CHECK_FALSE(monstersThatSee(world, world.player().position).empty());
    }
    CHECK(allOf("hunted_by > 100", timeline).empty());
}

TEST_CASE("a watch point begins to hold where it didn't before, and with every event that it needs")
{
    const Timeline timeline = playedTimeline(GeneratorKind::Caves, 700);
    std::optional<Moment> before; // of the moments in which it holds
    int begins = 0;
    for (const WatchFind &found : allOf("20 <= turn <= 29 or 50 <= turn <= 59", timeline)) {
        if (before && found.moment == *before)
            continue;
        CHECK(found.begins == (!before || found.moment.command > before->command + 1));
        begins += found.begins ? 1 : 0;
        before = found.moment;
    }
    CHECK(begins == 2);
    const std::vector<WatchFind> hits = allOf("hit", timeline);
    REQUIRE(hits.size() > 1);
    CHECK(std::ranges::all_of(hits, &WatchFind::begins));
}

TEST_CASE("names that may say more than the player can know are named")
{
    const Timeline timeline = playedTimeline(GeneratorKind::Caves, 10);
    const auto hidden = [&](const char *text) { return watch(text, timeline).hiddenName(); };
    CHECK(hidden("health < 5 and (gold > 3 or fight)").empty());
    CHECK(hidden("health < 5 and not (gold > 3 or noticed)") == "noticed");
    CHECK(hidden("fight and monster = none") == "monster");
    CHECK(hidden("2 < 1 + hunted_by") == "hunted_by");
}

TEST_CASE("a search goes on part by part to what it finds at once")
{
    PlayedLog played(GeneratorKind::Dungeon);
    playRecklessly(played, 300);
    Timeline timeline(played.log());
    timeline.read(kAll);
    const WatchPoint point = watch("steps > 5 or fight", timeline);
    WatchFinder finder(LogReplay(timeline.log()), point, {1, timeline.firstTurn(), kAll, true});
    std::vector<WatchFind> parts;
    for (bool more = true; more;) {
        more = finder.read(7);
        for (const WatchFind &find : finder.takeFinds())
            parts.push_back(find);
    }
    const std::vector<WatchFind> whole = allOf("steps > 5 or fight", timeline);
    CHECK(std::ranges::equal(parts, whole, {}, &WatchFind::moment, &WatchFind::moment));
    CHECK(finder.end() == timeline.end());
    CHECK_FALSE(finder.isStuck());
}

TEST_CASE("what is wrong with a watch point is named with its place")
{
    const Content content = builtInContent().valueOr({});
    struct Wrong {
        std::string text;
        std::size_t at = 0;
        std::size_t length = 0;
        std::string named;
    };
    const std::vector<Wrong> mistakes{
        {"", 0, 0, "write for example 'health < 10'"},
        {"helth < 10", 0, 5, "unknown name 'helth'; did you mean 'health'?"},
        {"chests(30) > 2", 6, 1, "a condition compares two values"},
        {"kill and monster = skeletn", 19, 7, "did you mean 'skeleton'?"},
        {"kill > 3", 5, 1, "needs a value on either side"},
        {"monster > skeleton", 8, 1, "only be compared by '=' or '!='"},
        {"monster = 3", 8, 1, "only be compared by '=' or '!='"},
        {"health = slime", 7, 1, "only be compared by '=' or '!='"},
        {"health = none", 7, 1, "only 'monster' can be 'none'"},
        {"health", 6, 0, "a condition compares two values"},
        {"health <", 8, 0, "a name, or '('"},
        {"1 < turn < 3 < 4", 13, 1, "hunted_by"},
        {"(kill", 5, 0, "column 1"},
        {"kill lost", 5, 4, "expected '&&'"},
    };
    for (const Wrong &mistake : mistakes) {
        ConditionError error;
        INFO(mistake.text);
        REQUIRE_FALSE(WatchPoint::parse(mistake.text, content, error));
        CHECK(error.at == mistake.at);
        CHECK(error.length == mistake.length);
        CHECK_THAT(error.message.english(), ContainsSubstring(mistake.named));
    }
    ConditionError error;
    CHECK_FALSE(WatchPoint::parse(std::string(5000, ' ') + "kill", content, error));
    // A kind may be called as a name is.
    CHECK(WatchPoint::parse("kill and monster = monster", content, error));
    CHECK(WatchPoint::parse("not (kill or lost) and 2 <= turn <= 5", content, error));
}

TEST_CASE("completions of a watch point are names, kinds after monster, and what may follow")
{
    const Content content = builtInContent().valueOr({});
    CHECK(textsAt("he", content) == std::vector<std::string>{"health"});
    CHECK(offers(textsAt("", content), "noticed"));
    CHECK(offers(textsAt("health ", content), "<="));
    CHECK_FALSE(offers(textsAt("health ", content), "and"));
    CHECK(offers(textsAt("health < 3 ", content), "and"));
    CHECK(offers(textsAt("kill ", content), "and"));
    CHECK_FALSE(offers(textsAt("kill ", content), "<"));
    CHECK(offers(textsAt("(kill ", content), ")"));
    CHECK(textsAt("monster ", content) == std::vector<std::string>{"==", "!="});
    CHECK(textsAt("monster = skel", content) == std::vector<std::string>{"skeleton"});
    CHECK(offers(textsAt("monster = ", content), "none"));
    CHECK_FALSE(offers(textsAt("monster = ", content), "health"));
    CHECK(offers(textsAt("monster = slime and ", content), "health"));
    for (const WatchName &name : watchNames())
        CHECK_FALSE(name.meaning.empty());
}
