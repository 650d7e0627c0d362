// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/random_stream.h"
#include "core/content/scenario.h"
#include "core/path/breadth_first.h"
#include "core/session/command.h"
#include "core/session/session.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace cave {

/// How a test player plays.
enum class PlayStyle : std::uint8_t {
    Careful,  ///< looks for treasure, wears the best, keeps out of reach, heals in time
    Reckless, ///< walks to the goal, and strikes whatever is in the way
    Random,   ///< does anything; only `RandomPlayer` plays so
};

inline constexpr std::array kPlayStyles{PlayStyle::Careful, PlayStyle::Reckless, PlayStyle::Random};

/// "careful", "reckless", "random".
[[nodiscard]] std::string_view playStyleKey(PlayStyle style);
[[nodiscard]] std::optional<PlayStyle> playStyleNamed(std::string_view key);

/// Says the next command of a run that isn't over; none when nothing is left to do. Deterministic for the
/// same run.
using TestPlayer = std::function<std::optional<Command>(Session &)>;

/// One that plays a scenario with only the knowledge that a player has. `number` distinguishes random ones.
[[nodiscard]] TestPlayer testPlayer(const Scenario &scenario, PlayStyle style, std::uint64_t number);

/// Takes the next of the planned steps; waits if there are none.
[[nodiscard]] inline Command takeStep(std::deque<Direction> &steps)
{
    if (steps.empty())
        return WaitCommand{};
    const Direction direction = steps.front();
    steps.pop_front();
    return MoveCommand{direction};
}

/// A player who acts at random, but reproducibly for the same number in the same world: for comparing builds
/// and testing saves. Walks straight for a while in order to get somewhere; fights to the end; occasionally
/// waits, changes equipment, drops or uses something. With free movement it steers, lets time pass and uses
/// the selected item instead.
class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t number) : m_chance(number, "random player") {}

    /// The next command; it may be refused or blocked.
    Command next(const Session &session);

private:
    Command nextRound(const Session &session);
    Command nextOnStage(const Session &session, std::size_t stack);

    RandomStream m_chance;
    Direction m_heading = Direction::North;
};

/// Plays dungeon runs to their end, with only the knowledge that a player has: for balancing the content,
/// testing whole runs, and pictures. Deterministic for the same run.
class DungeonPlayer {
public:
    /// Careful: looks for every treasure, wears the best, keeps out of monsters' reach, heals in time.
    /// Reckless: runs for the exit, fights whatever it meets, ignores items.
    explicit DungeonPlayer(PlayStyle style) : m_style(style) {}

    /// The next command. The run must not be over.
    Command next(Session &session);

private:
    [[nodiscard]] Command fight(const Session &session) const;
    [[nodiscard]] std::optional<Command> wearBetter(const Session &session) const;
    void plan(Session &session);
    /// After hesitating in front of a monster for too long, takes the risk.
    [[nodiscard]] bool isBold() const;

    PlayStyle m_style;
    std::deque<Direction> m_steps;
    std::size_t m_seen = 0; ///< monsters in view when the steps were planned
    int m_floor = 0;
    int m_hesitated = 0; ///< commands on this floor
};

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

/// Plays worlds with free movement to their end, in real time or by turns, with only the knowledge that a
/// player has: for balancing the content, testing whole runs, and pictures. Deterministic for the same run.
///
/// Fights with the strongest blade, stepping back while it isn't ready, and steps out of the way of shots;
/// takes everything in a room, drinks when hurt, visits every room, and the boss last.
class RoomsPlayer {
public:
    /// Reckless: never drinks, steps back or dodges.
    explicit RoomsPlayer(PlayStyle style = PlayStyle::Careful) : m_style(style) {}

    /// The next command. The run must not be over.
    Command next(Session &session);

private:
    /// Steps of time between two decisions, as a person needs them.
    static constexpr int kReaction = 12;

    struct Foe {
        const Agent *agent = nullptr;
        double distance = 0;
    };

    [[nodiscard]] std::optional<Command> drink(const Session &session);
    [[nodiscard]] std::optional<Command> wieldBest(const Session &session) const;
    [[nodiscard]] Command fight(Session &session, const Foe &foe);
    [[nodiscard]] Command explore(Session &session);
    [[nodiscard]] Command walkTo(Session &session, WorldPos goal);
    [[nodiscard]] Command walkToward(const Session &session, Point target);
    [[nodiscard]] Command go(const Session &session, std::optional<Direction> way, int steps = kReaction);
    [[nodiscard]] std::optional<Direction> dodged(const Session &session, std::optional<Direction> way) const;
    [[nodiscard]] Command steer(const Session &session, std::optional<Direction> direction, int steps);
    [[nodiscard]] std::optional<Point> retreat(const Session &session, const Foe &foe) const;
    [[nodiscard]] std::optional<WorldPos> nearestThing(Session &session);
    [[nodiscard]] std::optional<WorldPos> nextDoor(Session &session) const;
    void readRoom(Session &session);
    void countIdle(const Session &session);

    PlayStyle m_style;
    FlowField m_field;
    BitGrid m_blocked; ///< on the level: solid cells and spikes
    BitGrid m_spikes;  ///< on the level
    int m_level = 0;
    int m_foesHealth = 0;          ///< of all on the level
    int m_idle = 0;                ///< decisions since either changed
    std::optional<Command> m_then; ///< the command after the previous one
};

} // namespace cave
