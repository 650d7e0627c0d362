// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/players/test_player.h"
#include "core/session/session.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace cave {

/// Plays journeys to their end, with only the knowledge that a player has: the direction of the next relic,
/// and what was explored. Opens chests near its way, wears the best, and fights what is in the way. A careful
/// one also spends its gold at camps and uses pedestals, shrines and captives that it comes by. For balancing
/// the content and testing whole runs. Deterministic for the same run.
class JourneyPlayer {
public:
    /// Careful: rests when hurt, and chooses well in fights. Reckless: never rests, and only strikes.
    explicit JourneyPlayer(PlayStyle style = PlayStyle::Careful) : m_style(style) {}

    /// The next command. The run must not be over.
    Command next(Session &session);

private:
    Command fightChoice(const Session &session);
    [[nodiscard]] bool wantsRest(Session &session);
    void plan(Session &session);
    [[nodiscard]] std::vector<Direction> towardsKnown(Session &session, WorldPos goal) const;
    [[nodiscard]] std::vector<Direction> towardsFrontier(Session &session, WorldPos goal) const;
    [[nodiscard]] std::vector<Direction> towardsFind(Session &session) const;

    PlayStyle m_style;
    bool m_rests = false;
    std::deque<Direction> m_steps;
    std::int64_t m_fled = -2; ///< the command by which it tried to flee last
    std::int64_t m_turn = -1; ///< of the last command; if it is the same again, that one was blocked
};

} // namespace cave
