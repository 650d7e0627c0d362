// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monsters.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/play/fight_rules.h"

#include <memory>
#include <optional>
#include <vector>

namespace cave {

/// How fights come about and what follows from them, whatever they are fought by. Works on a state that it
/// doesn't own.
class Fights {
public:
    /// Goes on with the fight of the world, if there is one.
    explicit Fights(PlayState &play);

    /// A fight begins with a living monster; none may be going on.
    void begin(const Monster &monster, std::vector<Event> &events);
    /// Carries out a command of the fight going on, and what follows if someone wins by it.
    void carryOut(const Command &command, std::vector<Event> &events);

    /// The fight by armour going on; nullptr if there is none.
    [[nodiscard]] const FightProgress *progress() const { return m_rules ? m_rules->progress() : nullptr; }

private:
    void win(std::vector<Event> &events);
    void lose(std::vector<Event> &events);
    void end();
    Monster killEnemy();
    std::optional<ItemStack> loseItem();

    PlayState &m_play;
    std::unique_ptr<FightRules> m_rules; ///< of the fight going on
};

} // namespace cave
