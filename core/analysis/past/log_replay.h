// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/replay.h"
#include "core/session/session.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace cave {

/// A point in a world's past: after `command` commands of its log and `step` steps of the next one, where
/// that lets time pass with free movement.
struct Moment {
    std::int64_t command = 0;
    int step = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const Moment &, const Moment &) = default;
};

/// Parts of the map that changed, as far as files store them.
struct TouchedMap {
    std::set<RegionPos> regions;
    std::set<std::pair<int, RegionPos>> ownMaps; ///< player and region
    bool everything = false;                     ///< the world was replaced, by an edit or a repair
};

/// Replays a log moment by moment, with the edits between its commands.
class LogReplay {
public:
    /// At the start of the log, which must outlive this.
    explicit LogReplay(const WorldLog &log) : LogReplay(log, copyOf(log.origin), {}) {}
    /// At a moment at which the world was as `world` is, all edits up to there included.
    LogReplay(const WorldLog &log, World world, Moment at);

    [[nodiscard]] Session &session() { return m_session; }
    [[nodiscard]] const World &world() const { return m_session.world(); }
    [[nodiscard]] Moment moment() const { return m_moment; }
    /// Whether the log has no more, or its next command isn't possible, which its end then is.
    [[nodiscard]] bool isAtEnd() const;
    [[nodiscard]] bool isStuck() const { return m_stuck; }
    /// The command of which the next step is one. Only if not at the end.
    [[nodiscard]] const Command &nextCommand() const;

    /// Goes to the next moment and gives what happens until then. False at the end.
    bool advance(std::vector<Event> &events);
    /// Leaves out the next command, or the rest of it, as if it weren't in the log. Only if not at its end.
    void skip();
    /// Goes on to a moment or, if that comes first, to the end.
    void advanceTo(Moment moment);
    /// Whether an edit or a repair changed the world after the last command.
    [[nodiscard]] bool wasEdited() const { return m_edited; }

    /// What has changed since this was last called.
    [[nodiscard]] TouchedMap takeTouched() { return std::exchange(m_touched, {}); }

private:
    [[nodiscard]] int stepsOfNext() const;
    bool perform(const Command &command, std::vector<Event> &events);
    void endCommand();
    void pass();

    const WorldLog &m_log;
    Session m_session;
    Moment m_moment;
    TouchedMap m_touched;
    std::int64_t m_commandsBefore = 0; ///< of the world, when the command under way began
    bool m_stuck = false;
    bool m_edited = false;
};

/// The world as it was when a turn of its log began; where a step took several turns, after that step. Error
/// InvalidArgument: the log doesn't have that turn; names the first and the last one that it has.
Result<World> worldAtTurn(const WorldLog &log, std::int64_t turn);

} // namespace cave
