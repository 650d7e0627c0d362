// SPDX-License-Identifier: MIT
#include "core/rules/smoke.h"

#include <algorithm>
#include <cstdlib>

namespace cave {

bool isInCloud(const SmokeCloud &cloud, WorldPos cell)
{
    const std::int64_t dx = cell.x - cloud.at.x;
    const std::int64_t dy = cell.y - cloud.at.y;
    return std::abs(dx) <= cloud.radius && std::abs(dy) <= cloud.radius &&
           dx * dx + dy * dy <= std::int64_t{cloud.radius} * cloud.radius;
}

std::vector<SmokeCloud> smokeClouds(const World &world)
{
    std::vector<SmokeCloud> clouds;
    for (const PartyMember &member : world.party.members) {
        if (member.plays() && member.player.condition.smoke)
            clouds.push_back(*member.player.condition.smoke);
    }
    return clouds;
}

bool isInSmoke(const World &world, WorldPos cell)
{
    return std::ranges::any_of(smokeClouds(world),
                               [cell](const SmokeCloud &cloud) { return isInCloud(cloud, cell); });
}

} // namespace cave
