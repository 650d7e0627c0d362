// SPDX-License-Identifier: MIT
#include "core/analysis/sight/sight_probe.h"

#include "core/base/bit_grid.h"
#include "core/base/enum_values.h"
#include "core/base/text.h"
#include "core/sight/field_of_view.h"
#include "core/sight/other_views.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace cave {
namespace {

Result<void> checkEnds(WorldPos from, WorldPos to)
{
    for (const WorldPos end : {from, to}) {
        if (!insideWorld(end))
            return invalid(message("%1 is outside the usable world", placeText(end)));
    }
    if (std::max(std::abs(to.x - from.x), std::abs(to.y - from.y)) > kLongestProbe) {
        return invalid(
            message("%1 and %2 are more than %3 cells apart", placeText(from), placeText(to), kLongestProbe));
    }
    return {};
}

SightTrace knowingTerrain(World &world, SightTrace trace)
{
    if (trace.obstacle.kind == SightObstacle::Kind::BlockingCell)
        trace.terrain = world.map.terrainAt(trace.obstacle.at);
    return trace;
}

/// Trees at the viewer don't block.
SightTrace traceFrom(World &world, const Monster &monster, WorldPos to, GapRule rule)
{
    const WorldPos own = monster.state.position;
    return knowingTerrain(
        world, traceSight([&world, own](WorldPos p) { return p != own && world.map.blocksSight(p); }, own, to,
                          rule));
}

SightTrace traceIn(World &world, WorldPos from, WorldPos to, GapRule rule)
{
    return knowingTerrain(
        world, traceSight([&world](WorldPos p) { return world.map.blocksSight(p); }, from, to, rule));
}

GapRuleAnswer answerBy(World &world, GapRule rule, WorldPos from, WorldPos to)
{
    return {rule, traceIn(world, from, to, rule), traceIn(world, to, from, rule)};
}

std::int64_t squaredDistance(WorldPos a, WorldPos b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/// What the largest fields of view from one cell say about another.
struct SeenFrom {
    bool shadowcasting = false;
    bool permissive = false;
};

SeenFrom look(World &world, WorldPos from, WorldPos to)
{
    constexpr int kRadius = kMaxViewRadius;
    const WorldPos origin{from.x - kRadius, from.y - kRadius};
    const auto x = static_cast<int>(to.x - origin.x);
    const auto y = static_cast<int>(to.y - origin.y);
    BitGrid rock;
    BitGrid visible;
    world.map.copyOpaque({origin, 2 * kRadius + 1, 2 * kRadius + 1}, rock);
    fieldOfView(rock, kRadius, visible);
    SeenFrom seen;
    seen.shadowcasting = visible.test(x, y);
    permissiveFieldOfView(rock, kRadius, visible);
    seen.permissive = visible.test(x, y);
    return seen;
}

/// Whether the cell is within a field of view's maximum radius.
bool withinViews(WorldPos from, WorldPos to)
{
    constexpr std::int64_t kFarthest = std::int64_t{kMaxViewRadius} * kMaxViewRadius + kMaxViewRadius;
    return squaredDistance(from, to) <= kFarthest;
}

} // namespace

Result<SightProbe> probeSight(World &world, WorldPos from, WorldPos to)
{
    CAVE_TRY(checkEnds(from, to));
    SightProbe probe;
    probe.from = from;
    probe.to = to;
    probe.lines = {answerBy(world, GapRule::Open, from, to), answerBy(world, GapRule::Closed, from, to)};
    probe.worldRule = world.spec.settings.gaps;
    if (withinViews(from, to)) {
        const SeenFrom there = look(world, from, to);
        const SeenFrom back = look(world, to, from);
        probe.views =
            SightProbe::Views{there.shadowcasting, back.shadowcasting, there.permissive, back.permissive};
    }
    if (world.content->scenario.freeMovement())
        return probe; // monsters there use decision trees only
    const std::array ends{std::pair{from, to}, std::pair{to, from}};
    for (const auto &[end, other] : ends) {
        for (const Monster &monster : monstersNear(world, end, 0))
            probe.verdicts.push_back(sightVerdict(world, monster, other));
        if (from == to)
            break;
    }
    return probe;
}

Message sightReason(const SightTrace &trace)
{
    const SightObstacle &obstacle = trace.obstacle;
    switch (obstacle.kind) {
    case SightObstacle::Kind::None:
        break;
    case SightObstacle::Kind::BlockingCell:
        return message("blocked at %1: %2", placeText(obstacle.at), terrainName(trace.terrain));
    case SightObstacle::Kind::DiagonalGap: {
        // In one order, independent of the line's direction.
        const auto [west, east] = std::minmax(obstacle.gap[0], obstacle.gap[1]);
        return message("blocked at %1: diagonal gap between %2 and %3", placeText(obstacle.at),
                       placeText(west), placeText(east));
    }
    }
    return message("visible");
}

Message terrainName(Terrain terrain)
{
    constexpr std::array kNames{MessageKey("floor"), MessageKey("rock"), MessageKey("water"),
                                MessageKey("trees"), MessageKey("outside")};
    static_assert(kNames.size() == kValuesOf<Terrain>);
    return message(kNames[static_cast<std::size_t>(terrain)]);
}

std::string_view discRuleKey(DiscRule rule)
{
    return rule == DiscRule::Exact ? "exact" : rule == DiscRule::Original ? "original" : "wide";
}

std::string tenthsText(std::int64_t tenths)
{
    std::string text = std::to_string(tenths / 10);
    return tenths % 10 == 0 ? text : text.append(1, '.').append(std::to_string(tenths % 10));
}

Message verdictText(const World &world, const SightVerdict &verdict)
{
    const bool near = 10 * verdict.squaredDistance() <= verdict.limitTenths();
    Message distance = message("d² %1 %2 %3", verdict.squaredDistance(), std::string_view(near ? "≤" : ">"),
                               Message::decimal(tenthsText(verdict.limitTenths())));
    if (verdict.isBeyondSquare())
        distance = message("%1, but farther than its radius on one axis", std::move(distance));
    const Message who =
        message("%1 at %2, radius %3, %4", Message::ofTable(kindOf(world, verdict.monster).name),
                placeText(verdict.monster.state.position), verdict.radius, discRuleKey(verdict.disc));
    const Message area = verdict.inArea ? message("inside its area") : message("outside its area");
    const Message line = verdict.line.visible() ? message("sees the cell") : sightReason(verdict.line);
    const Message end = verdict.contact && verdict.inArea
                            ? message("would notice the player, and fight on contact")
                        : verdict.contact   ? message("would not notice the player")
                        : verdict.attacks() ? message("would attack")
                                            : message("would not attack");
    return message("%1: %2, %3; %4; %5", who, std::move(distance), area, line, end);
}

std::vector<Watcher> watchersOf(World &world, WorldPos p, GapRule gaps)
{
    std::vector<Watcher> watchers;
    for (const Monster &monster : monstersNear(world, p, farthestDisc(world))) {
        if (inDiscOf(world, monster, p))
            watchers.push_back(
                {monster, traceFrom(world, monster, p, gaps), sightVerdict(world, monster, p)});
    }
    std::ranges::stable_sort(watchers, [p](const Watcher &a, const Watcher &b) {
        return squaredDistance(a.monster.state.position, p) < squaredDistance(b.monster.state.position, p);
    });
    return watchers;
}

} // namespace cave
