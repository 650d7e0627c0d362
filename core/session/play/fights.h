// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monsters.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/play/fight_rules.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

/// How fights come about and what follows from them, whatever they are fought by. Works on a state that it
/// doesn't own.
class Fights {
public:
    explicit Fights(PlayState &play) : m_play(play) {}

    /// A fight begins with a living monster; none may be going on.
    void begin(const Monster &monster, std::vector<Event> &events);
    /// The player joins the fight of an ally with this monster.
    void join(const Monster &monster, std::vector<Event> &events);
    /// Carries out a command of the fight going on, and what follows if someone wins by it.
    void carryOut(const Command &command, std::vector<Event> &events);

    /// The fight by armour that a player is in; nullptr if there is none.
    [[nodiscard]] const FightProgress *progress(int player) const;

private:
    FightRules &rules() const;
    FightRules &rulesOf(const PartyMember &member) const;
    std::vector<int> fighters() const;
    void share();
    void win(std::vector<Event> &events);
    void takeReward(const Monster &loser, std::vector<Event> &events);
    void lose(std::vector<Event> &events);
    void die(std::vector<Event> &events);
    void leave(WorldPos to, std::vector<Event> &events);
    WorldPos wakingPlace();
    void end();
    Monster killEnemy();
    std::optional<ItemStack> loseItem();

    PlayState &m_play;
    /// Of the fights going on, by the number of the player; made again when one was changed by an ally.
    mutable std::map<int, std::unique_ptr<FightRules>> m_rules;
};

} // namespace cave
