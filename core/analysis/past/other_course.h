// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/log_replay.h"
#include "core/analysis/past/timeline.h"
#include "core/analysis/past/what_if.h"
#include "core/base/message.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace cave {

/// In what two courses of a world differ after a moment: one by the world's log and its rules, the other by
/// the same commands under other rules.
struct CourseDifference {
    enum class Kind : std::uint8_t {
        Refused, ///< the command isn't possible in the other course
        Event,   ///< something happened in one of them only
        Place,   ///< of a player
        Health,  ///< of a player
        Fight,   ///< of a player
        Player,  ///< anything else of a player
        Monster, ///< where it is, or whether it is alive
        Mind,    ///< anything else of a monster: what it knows, its strength
        Map,     ///< terrain, things, or what is explored
        Run,     ///< whether the run goes on, or how time passes
        Chance,  ///< the random streams
    };

    Kind kind = Kind::Map;
    int player = 0; ///< whose it is; 0: of all
    std::optional<MonsterId> monster;
    Message logged; ///< by the log: a place, a number, the kind of an event; may be empty
    Message other;  ///< in the other course
};
inline constexpr CourseDifference::Kind kLastDifference = CourseDifference::Kind::Chance;

/// "refused", "event", "place" …
[[nodiscard]] std::string_view differenceKey(CourseDifference::Kind kind);
/// "player 1 is at (3, 4) by the log, at (4, 4) in the other run". `world` names monsters.
[[nodiscard]] Message differenceText(World &world, const CourseDifference &difference);

/// The differences of two worlds, of which at most the parts in `touched` of the maps differ. Rules and
/// counts of commands are not compared.
[[nodiscard]] std::vector<CourseDifference> differencesOf(const World &logged, const World &other,
                                                          const TouchedMap &touched);
/// What happened in one of two courses only, by what timelines mark.
[[nodiscard]] std::vector<CourseDifference> eventDifferences(const std::vector<TimelineMark> &logged,
                                                             const std::vector<TimelineMark> &other);

/// Where two courses part: the first moment after which their worlds differ.
struct Parting {
    Moment moment;
    std::int64_t turn = 0;                     ///< by the log
    std::vector<CourseDifference> differences; ///< not empty; events come first
};

/// A world's log once more from some moment on, as it went and otherwise, side by side. Other commands take
/// the places of those in the log, of the same player or of time, one by one; then the log goes on. Commands
/// that aren't possible in the other course are left out there. An edit or a repair would make both courses
/// the same again, so they end before the next one.
class OtherCourse {
public:
    OtherCourse(const Timeline &timeline, const WhatIf &whatIf);

    /// Takes both courses one moment further. False at the end.
    bool advance();
    /// Goes on until the courses part, or to the end; what is found is `parting()`.
    void advanceToParting();
    /// Goes on to a moment, or to the end.
    void advanceTo(Moment moment);

    [[nodiscard]] Moment moment() const { return m_logged.moment(); }
    [[nodiscard]] bool isAtEnd() const { return m_logged.isAtEnd(); }
    /// The worlds at that moment, by the log and under the other rules.
    [[nodiscard]] const World &logged() const { return m_logged.world(); }
    [[nodiscard]] const World &other() const { return m_other.world(); }
    /// In what they differ at that moment.
    [[nodiscard]] std::vector<CourseDifference> differences() const;
    /// Where the courses parted, if they have so far.
    [[nodiscard]] const std::optional<Parting> &parting() const { return m_parting; }
    /// How many commands weren't possible in the other course.
    [[nodiscard]] std::int64_t refused() const { return m_refused; }
    /// How many of the other commands come after the end of the comparison, and are not given.
    [[nodiscard]] std::size_t unused() const { return m_unused; }
    /// Whether there is an edit or a repair right after the end.
    [[nodiscard]] bool endsAtEdit() const { return m_endsAtEdit; }

private:
    void follow(std::vector<TimelineMark> &marks, std::vector<CourseDifference> &refused);
    void compare(const std::vector<TimelineMark> &logged, const std::vector<TimelineMark> &other,
                 std::vector<CourseDifference> refused);

    bool m_endsAtEdit = false;             ///< found out together with `m_log`
    std::unique_ptr<const WorldLog> m_log; ///< up to the next edit
    LogReplay m_logged;
    std::size_t m_unused = 0;                   ///< found out together with `m_otherLog`
    std::unique_ptr<const WorldLog> m_otherLog; ///< null: the same
    LogReplay m_other;
    std::optional<Parting> m_parting;
    std::int64_t m_refused = 0;
};

} // namespace cave
