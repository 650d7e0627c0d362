// SPDX-License-Identifier: MIT
#include "core/analysis/past/watch_values.h"

#include "core/analysis/past/past_state.h"
#include "core/analysis/past/watch_point.h"
#include "core/rules/hero.h"
#include "core/rules/inventory.h"
#include "core/rules/player_summary.h"

#include <cmath>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace cave {
namespace {

constexpr double kNoDistance = std::numeric_limits<double>::quiet_NaN();

double number(std::int64_t whole)
{
    return static_cast<double>(whole);
}

/// A number that needs no more than the world and a player of it.
struct StateName {
    WatchName name;
    double (*value)(World &world, const PartyMember &player) = nullptr;
    bool slow = false; ///< monsters are looked for
};

const std::vector<StateName> &stateNames()
{
    using Kind = WatchName::Kind;
    static const std::vector<StateName> kNames{
        {{"turn", Kind::State, "the turn"},
         [](World &world, const PartyMember &) { return number(world.turn); }},
        {{"x", Kind::State, "the player's place, to the east"},
         [](World &, const PartyMember &player) { return number(player.player.position.x); }},
        {{"y", Kind::State, "the player's place, to the north"},
         [](World &, const PartyMember &player) { return number(player.player.position.y); }},
        {{"health", Kind::State, "the player's health, in points"},
         [](World &world, const PartyMember &player) {
             return static_cast<double>(healthNow(world, player).units) /
                    static_cast<double>(Points::whole(1).units);
         }},
        {{"floor", Kind::State, "number of the level or floor that the player is on; 0 if none"},
         [](World &world, const PartyMember &player) {
             const Level *level = world.map.plan().levelAt(player.player.position);
             return level == nullptr ? 0.0 : number(level->number);
         }},
        {{"rank", Kind::State, "the player's own level, with dice; otherwise 1"},
         [](World &world, const PartyMember &player) {
             const std::optional<HeroTable> &hero = world.content->scenario.hero;
             return hero ? number(levelAt(*hero, player.player.experience)) : 1.0;
         }},
        {{"experience", Kind::State, "the player's experience, the score"},
         [](World &, const PartyMember &player) { return number(player.player.experience); }},
        {{"gold", Kind::State, "the player's gold"},
         [](World &world, const PartyMember &player) {
             return number(goldOf(*world.content, player.player.inventory));
         }},
        {{"steps", Kind::State, "steps that the player took"},
         [](World &, const PartyMember &player) { return number(player.player.statistics.steps); }},
        {{"explored", Kind::State, "cells that the player explored"},
         [](World &, const PartyMember &player) { return number(player.player.statistics.cellsExplored); }},
        {{"chests", Kind::State, "chests that the player opened"},
         [](World &, const PartyMember &player) { return number(player.player.statistics.chestsOpened); }},
        {{"fights", Kind::State, "fights that the player had"},
         [](World &, const PartyMember &player) { return number(player.player.statistics.fights); }},
        {{"kills", Kind::State, "monsters that the player killed"},
         [](World &world, const PartyMember &player) {
             return number(summaryOf(player, *world.content, world.map.plan()).kills());
         }},
        {{"deaths", Kind::State, "how often the player died"},
         [](World &, const PartyMember &player) { return number(player.player.statistics.deaths); }},
        {{"fighting", Kind::State, "1 during a fight of the player, otherwise 0"},
         [](World &, const PartyMember &player) { return player.fight ? 1.0 : 0.0; }},
        {{"seen_by", Kind::State, "how many monsters see the player", true},
         [](World &world, const PartyMember &player) {
             return number(static_cast<std::int64_t>(monstersSeeing(world, player).size()));
         },
         true},
        {{"hunted_by", Kind::State, "how many monsters near the player are hunting", true},
         [](World &world, const PartyMember &player) {
             return number(static_cast<std::int64_t>(monstersHunting(world, player).size()));
         },
         true}};
    return kNames;
}

std::string_view meaningOf(MarkKind kind)
{
    switch (kind) {
    case MarkKind::Noticed:
        return "a monster begins to hunt";
    case MarkKind::Lost:
        return "a monster gives up";
    case MarkKind::Fight:
        return "a fight begins";
    case MarkKind::Hit:
        return "the player or a monster loses health";
    case MarkKind::Kill:
        return "a monster dies";
    case MarkKind::Death:
        return "the player dies";
    case MarkKind::Find:
        return "a chest is opened, or something is taken";
    case MarkKind::Level:
        return "the player comes to another level or band, or to the goal";
    case MarkKind::Edit:
        return "the world is edited or repaired";
    case MarkKind::Party:
        return "a player comes or goes";
    }
    return {};
}

/// Whether it may happen to monsters alone, out of the player's view.
bool isOfMonsters(MarkKind kind)
{
    return kind == MarkKind::Noticed || kind == MarkKind::Lost || kind == MarkKind::Hit ||
           kind == MarkKind::Kill;
}

std::vector<WatchName> allNames()
{
    std::vector<WatchName> names;
    for (const StateName &state : stateNames())
        names.push_back(state.name);
    for (int kind = 0; kind <= static_cast<int>(kLastMarkKind); ++kind) {
        const auto mark = static_cast<MarkKind>(kind);
        names.push_back({markKey(mark), WatchName::Kind::Event, meaningOf(mark), isOfMonsters(mark)});
    }
    names.push_back(
        {"monster", WatchName::Kind::EventMonster, "the kind of the event's monster, or none", true});
    names.push_back({"distance", WatchName::Kind::EventValue,
                     "cells, straight, between the player and the event's monster", true});
    return names;
}

} // namespace

const std::vector<WatchName> &watchNames()
{
    static const std::vector<WatchName> kNames = allNames();
    return kNames;
}

double watchCost(std::size_t name)
{
    constexpr double kSlow = 100;
    return name < stateNames().size() && stateNames()[name].slow ? kSlow : 1;
}

double WatchValues::of(std::size_t name)
{
    if (name >= watchNames().size())
        return static_cast<double>(name - watchNames().size());
    const WatchName &known = watchNames()[name];
    switch (known.kind) {
    case WatchName::Kind::State:
        return stateNames()[name].value(m_world, m_player);
    case WatchName::Kind::Event:
        return m_event != nullptr && markKey(m_event->kind) == known.key ? 1 : 0;
    case WatchName::Kind::EventMonster:
        return monsterKind();
    case WatchName::Kind::EventValue:
        break;
    }
    return distance();
}

double WatchValues::monsterKind()
{
    const std::optional<Monster> monster =
        m_event != nullptr && m_event->monster ? currentMonster(m_world, *m_event->monster) : std::nullopt;
    return monster ? static_cast<double>(monster->kind) : std::numeric_limits<double>::infinity();
}

double WatchValues::distance()
{
    const std::optional<Monster> monster =
        m_event != nullptr && m_event->monster ? currentMonster(m_world, *m_event->monster) : std::nullopt;
    if (!monster)
        return kNoDistance;
    const WorldPos at = m_player.player.position;
    return std::hypot(number(monster->state.position.x - at.x), number(monster->state.position.y - at.y));
}

} // namespace cave
