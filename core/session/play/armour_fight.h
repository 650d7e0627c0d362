// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/armour_combat.h"
#include "core/session/play/fight_rules.h"

#include <optional>
#include <vector>

namespace cave {

struct World;

/// A fight by armour going on, blow by blow.
struct FightProgress {
    ArmourCombat combat;
    std::vector<Blow> blows;
};

/// A fight by armour as it stands: everything drawn in it so far, up to a blow that ends it.
[[nodiscard]] FightProgress progressOf(const Fight &fight, const WorldSettings &settings);

/// Fights are foretold no farther: with settings by which armour stops everything, one might never end.
inline constexpr int kLongestForecast = 10'000;

/// How many attacks a fight still takes, foretold by playing a copy of it with the world's random streams;
/// `kLongestForecast` also where it would go on beyond that.
[[nodiscard]] int blowsLeft(const FightProgress &fight, const World &world);

/// A fight by armour: each command is the next attack, whoever's it is.
class FightByArmour final : public FightRules {
public:
    /// Goes on with a player's fight.
    FightByArmour(PlayState &play, const Fight &fight);

    std::optional<Side> carryOut(const Command &command, std::vector<Event> &events) override;
    [[nodiscard]] int struckDown() const override;
    [[nodiscard]] const FightProgress *progress() const override { return &m_progress; }

private:
    FightProgress m_progress;
};

} // namespace cave
