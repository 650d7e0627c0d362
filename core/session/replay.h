// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace cave {

/// The progress of a replay.
struct ReplayProgress {
    std::size_t played = 0; ///< commands performed
    bool refused = false;   ///< the next one was refused: the log doesn't belong to this world
};

/// Performs logged commands until one is refused or the world reaches turn `lastTurn`.
ReplayProgress playCommands(Session &session, std::span<const Command> commands,
                            std::int64_t lastTurn = std::numeric_limits<std::int64_t>::max());

/// Performs one logged command; false if it was refused.
bool playCommand(Session &session, const Command &command);
/// The same; gives what happened.
bool playCommand(Session &session, const Command &command, std::vector<Event> &events);

/// Who gives the next command of a log; none if it concerns everyone, or the world is played alone.
[[nodiscard]] std::optional<int> playerOf(const Session &session, const Command &command);

/// The ways that the players of a world walked, from the events of a replay.
class PlayerTracks {
public:
    /// The number of a player's last cells that are kept, at least.
    static constexpr std::size_t kLength = 2000;

    /// Forgets all; the players are where they are in `world`.
    void begin(const World &world);
    /// Call this with the events of each command, right after it.
    void observe(const World &world, const std::vector<Event> &events);

    /// The cells that a player was on, the current one last; none of someone who isn't there. A cell that
    /// isn't a neighbour of the one before wasn't reached on foot.
    [[nodiscard]] std::span<const WorldPos> of(int player) const;

private:
    void add(int player, WorldPos cell);

    std::map<int, std::vector<WorldPos>> m_cells;
};

} // namespace cave
