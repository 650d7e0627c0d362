#include "core/analysis/sight_probe.h"

#include "core/base/bit_grid.h"
#include "core/base/text.h"
#include "core/sight/field_of_view.h"
#include "core/sight/other_views.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace cave {
namespace {

Result<void> checkEnds(WorldPos from, WorldPos to)
{
    for (const WorldPos end : {from, to}) {
        if (!insideWorld(end))
            return Error{ErrorCode::InvalidArgument, placeText(end) + " is outside the usable world"};
    }
    if (std::max(std::abs(to.x - from.x), std::abs(to.y - from.y)) > kLongestProbe) {
        return Error{ErrorCode::InvalidArgument, placeText(from) + " and " + placeText(to) +
                                                     " are more than " + std::to_string(kLongestProbe) +
                                                     " cells apart"};
    }
    return {};
}

SightTrace traceIn(World &world, WorldPos from, WorldPos to, GapRule rule)
{
    return traceSight([&world](WorldPos p) { return world.level.blocksSight(p); }, from, to, rule);
}

GapRuleAnswer answerBy(World &world, GapRule rule, WorldPos from, WorldPos to)
{
    return {rule, traceIn(world, from, to, rule), traceIn(world, to, from, rule)};
}

std::int64_t squaredDistance(WorldPos a, WorldPos b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/// What the widest fields of view from one cell say of another.
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
    world.level.copyOpaque({origin, 2 * kRadius + 1, 2 * kRadius + 1}, rock);
    fieldOfView(rock, kRadius, visible);
    SeenFrom seen;
    seen.shadowcasting = visible.test(x, y);
    permissiveFieldOfView(rock, kRadius, visible);
    seen.permissive = visible.test(x, y);
    return seen;
}

/// Whether a field of view reaches so far at all.
bool withinViews(WorldPos from, WorldPos to)
{
    constexpr std::int64_t kFarthest = std::int64_t{kMaxViewRadius} * kMaxViewRadius + kMaxViewRadius;
    return squaredDistance(from, to) <= kFarthest;
}

} // namespace

Result<SightProbe> probeSight(World &world, WorldPos from, WorldPos to)
{
    if (const Result<void> valid = checkEnds(from, to); !valid)
        return valid.error();
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
    return probe;
}

std::string sightReason(const SightTrace &trace)
{
    const SightObstacle &obstacle = trace.obstacle;
    switch (obstacle.kind) {
    case SightObstacle::Kind::None:
        break;
    case SightObstacle::Kind::BlockingCell:
        return "blocked at " + placeText(obstacle.at) + ": rock";
    case SightObstacle::Kind::DiagonalGap: {
        // In one order, whichever way the line was walked.
        const auto [west, east] = std::minmax(obstacle.gap[0], obstacle.gap[1]);
        return "blocked at " + placeText(obstacle.at) + ": diagonal gap between " + placeText(west) +
               " and " + placeText(east);
    }
    }
    return "visible";
}

std::vector<Watcher> watchersOf(World &world, WorldPos p, GapRule gaps)
{
    std::vector<Watcher> watchers;
    for (const Monster &monster : monstersNear(world, p, farthestDisc(world))) {
        if (inDiscOf(world, monster, p))
            watchers.push_back({monster, traceIn(world, monster.state.position, p, gaps)});
    }
    std::stable_sort(watchers.begin(), watchers.end(), [p](const Watcher &a, const Watcher &b) {
        return squaredDistance(a.monster.state.position, p) < squaredDistance(b.monster.state.position, p);
    });
    return watchers;
}

} // namespace cave
