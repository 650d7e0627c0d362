// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/point.h"
#include "core/session/session.h"

#include <optional>
#include <vector>

namespace cave {

/// What a player who watches shots and monsters expects of the next second, where everything moves freely:
/// shots fly on, shooters shoot again once they are ready, and walking monsters come straight on. Reads
/// only the player's level, and changes nothing.
class Foresight {
public:
    /// `spikes` are the deadly cells of the level, from its south-west corner.
    Foresight(const Session &session, const BitGrid &spikes);

    /// The harm to a player who goes `way` for that time, or stands, in points; what comes later counts less.
    [[nodiscard]] double harm(std::optional<Direction> way) const { return harm(way, way); }
    /// The same of the best plan to go `way` for a turn, and then any other way.
    [[nodiscard]] double harmByTurns(std::optional<Direction> way) const;

private:
    struct Flying {
        Point position;
        Point velocity; ///< cells per second
        double damage = 0;
        bool homing = false;
    };
    struct Threat {
        Point position;
        double reach = 0; ///< cells that it walks in a step
        double touch = 0; ///< points; 0: harmless
        int readyIn = -1; ///< steps until it shoots; -1: it doesn't
        bool homing = false;
    };
    /// The player, the threats and the shots in the course of that second.
    struct Course {
        Point player;
        double unhurtFor = 0; ///< seconds
        std::vector<Threat> threats;
        std::vector<Flying> shots;
    };

    [[nodiscard]] double harm(std::optional<Direction> first, std::optional<Direction> then) const;
    [[nodiscard]] bool isSpike(Point at) const;
    [[nodiscard]] double threaten(Course &course) const;
    [[nodiscard]] double fly(Course &course) const;

    const RealTimeSimulation &m_stage;
    const ActionTable &m_table;
    const BitGrid &m_spikes;
    Course m_now;
};

} // namespace cave
