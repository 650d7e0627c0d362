// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/play/fight_rules.h"

#include <optional>
#include <vector>

namespace cave {

/// A fight by dice: the player attacks, dodges or reads a scroll, and the enemy answers the first two.
class FightByDice final : public FightRules {
public:
    using FightRules::FightRules;

    std::optional<Side> carryOut(const Command &command, std::vector<Event> &events) override;

private:
    std::optional<Side> attack(std::vector<Event> &events);
    std::optional<Side> dodge(std::vector<Event> &events);
    std::optional<Side> cast(const CastCommand &command, std::vector<Event> &events);
    std::optional<Side> answer(std::vector<Event> &events);
    void take(const DiceAction &action, std::vector<Event> &events);
};

} // namespace cave
