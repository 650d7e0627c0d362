// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/real_time/real_time_simulation.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/play/play_strategy.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// Play where everything moves freely: commands and time become steps of the level's stage. By turns, as
/// much time passes with a command as it takes.
class RealTimePlay final : public PlayStrategy {
public:
    /// Continues on the player's level, or enters it where `World::action` doesn't fit.
    explicit RealTimePlay(PlayState &play);

    [[nodiscard]] std::optional<Refusal> refusalOf(const Command &command) const override;
    void carryOut(const Command &command, std::vector<Event> &events) override;

    [[nodiscard]] std::int64_t stepLength() const override;
    [[nodiscard]] int mostTickSteps() const override { return kMaxTickSteps; }
    [[nodiscard]] bool needsTime() override { return true; }
    [[nodiscard]] const RealTimeSimulation *stage() const override { return &*m_stage; }

private:
    struct Consequences;

    void enterStage();
    void tick(int steps, std::vector<Event> &events);
    void passSteps(int steps, std::vector<Event> &events);
    void walkCell(Direction direction, std::vector<Event> &events);
    void useItem(std::vector<Event> &events);
    void steer(std::optional<Direction> direction, std::vector<Event> &events);
    bool stepOn(Point way, std::vector<Event> &events);
    bool handle(const std::vector<ActionEvent> &happened, std::vector<Event> &events);
    bool endsWithLevel(int number, std::vector<Event> &events);
    void goToLevel(WorldPos to, std::vector<Event> &events);

    PlayState &m_play;
    std::optional<RealTimeSimulation> m_stage; ///< always
};

} // namespace cave
