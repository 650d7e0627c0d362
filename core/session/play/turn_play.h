// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monsters.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/play/fights.h"
#include "core/session/play/play_strategy.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// Play by turns: all walk from cell to cell, monsters after the player or, in real time, whenever a
/// tick has passed. Fights begin by sight or by contact, as the scenario says.
class TurnPlay final : public PlayStrategy {
public:
    explicit TurnPlay(PlayState &play) : m_play(play), m_fights(play) {}

    [[nodiscard]] std::optional<Refusal> refusalOf(const Command &command) const override;
    void carryOut(const Command &command, std::vector<Event> &events) override;

    [[nodiscard]] std::int64_t stepLength() const override;
    [[nodiscard]] int mostTickSteps() const override { return 1; }
    [[nodiscard]] bool needsTime() override;
    [[nodiscard]] const FightProgress *fight(int player) const override { return m_fights.progress(player); }

private:
    void move(const MoveCommand &command, std::vector<Event> &events);
    void wait(std::vector<Event> &events);
    void use(const CastCommand &command, std::vector<Event> &events);
    void tick(std::vector<Event> &events);
    void endTurn(std::vector<Event> &events);
    void letMonstersAct(std::vector<Event> &events);
    std::optional<Monster> moveMonsters(std::vector<Event> &events);
    void leaveLevel(std::vector<Event> &events);
    [[nodiscard]] std::vector<Monster> attackers();

    PlayState &m_play;
    Fights m_fights;
};

} // namespace cave
