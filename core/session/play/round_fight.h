// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rounds/round_combat.h"
#include "core/session/play/fight_rules.h"

#include <optional>
#include <vector>

namespace cave {

/// A fight in rounds: the player strikes, guards, wields another weapon, uses a consumable or flees, and the
/// enemy answers.
class FightByRounds final : public FightRules {
public:
    using FightRules::FightRules;

    std::optional<Side> carryOut(const Command &command, std::vector<Event> &events) override;
    [[nodiscard]] std::optional<WorldPos> leavesTo() const override { return m_leavesTo; }

private:
    /// How the enemy comes to its answer.
    struct Answer {
        bool guarded = false; ///< the player guards
        bool stunned = false; ///< it can't answer
    };

    std::optional<Side> strike(std::vector<Event> &events);
    std::optional<Side> guard(std::vector<Event> &events);
    std::optional<Side> swap(const EquipCommand &command, std::vector<Event> &events);
    std::optional<Side> use(const CastCommand &command, std::vector<Event> &events);
    std::optional<Side> flee(std::vector<Event> &events);
    std::optional<Side> throwAt(const ItemType &type, std::vector<Event> &events);
    bool companionStrikes(std::vector<Event> &events);
    bool answerToCompanion(std::vector<Event> &events);
    std::optional<Side> answer(std::vector<Event> &events, Answer answer);
    RoundAction answerOnce(RoundAction blow, std::vector<Event> &events);
    void noteOwn(RoundAction action, std::vector<Event> &events);
    void takeBack(const RoundFighter &player);
    [[nodiscard]] const RoundTable &table() const;
    [[nodiscard]] const MonsterType &enemy() const;

    std::optional<WorldPos> m_leavesTo;
};

} // namespace cave
