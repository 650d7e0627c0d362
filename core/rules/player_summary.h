// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/party.h"
#include "core/world/player.h"
#include "core/world/region.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

struct World;

/// What lists and reports show of one of several players.
struct PlayerSummary {
    int id = 1;
    std::string name;         ///< may be empty
    std::uint32_t colour = 0; ///< 0xRRGGBB
    bool present = true;
    bool watching = false;
    bool shown = false; ///< the world is shown as theirs
    WorldPos position;
    std::optional<int> floor;    ///< number of the bounded level that they are on
    int level = 1;               ///< with dice only
    std::int64_t experience = 0; ///< the score
    int health = 0;              ///< points left; where it isn't restored after each fight
    int gold = 0;
    bool fighting = false;
    Statistics statistics;

    [[nodiscard]] std::int64_t kills() const;
};

/// A summary of a member; without `shown`.
PlayerSummary summaryOf(const PartyMember &member, const Content &content, const LevelPlan &plan);

/// Everyone who ever played in a world, in order of id; empty if it is played alone.
std::vector<PlayerSummary> playersOf(const World &world);

} // namespace cave
