// SPDX-License-Identifier: MIT
#include "editor/view/overlays/action_scene.h"

#include <unordered_map>

namespace cave {
namespace {

/// A longer distance is a jump, which isn't animated.
constexpr double kLongestWay = 2;

Point between(Point before, Point now, double share)
{
    const Point way = now - before;
    return length(way) > kLongestWay ? now : before + way * share;
}

template<class Thing>
void moveBack(const std::vector<Thing> &before, std::vector<Thing> &now, double share)
{
    std::unordered_map<std::uint64_t, Point> places;
    places.reserve(before.size());
    for (const Thing &thing : before)
        places.emplace(thing.id, thing.position);
    for (Thing &thing : now) {
        const auto was = places.find(thing.id);
        if (was != places.end())
            thing.position = between(was->second, thing.position, share);
    }
}

} // namespace

ActionScene between(const ActionScene &before, const ActionScene &now, double share)
{
    ActionScene shown = now;
    if (share >= 1)
        return shown;
    shown.player = between(before.player, now.player, share);
    moveBack(before.movers, shown.movers, share);
    moveBack(before.missiles, shown.missiles, share);
    return shown;
}

} // namespace cave
