// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/past/timeline.h"
#include "core/content/content.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

struct ConditionTree;

/// What watch points can ask for.
struct WatchName {
    enum class Kind : std::uint8_t {
        State,        ///< a number, of a player or the world
        Event,        ///< a condition by itself: something of this kind happened
        EventMonster, ///< the kind of the event's monster, compared with keys of the content or "none"
        EventValue,   ///< a number of the event; undefined without one
    };

    std::string_view key;
    Kind kind = Kind::State;
    std::string_view meaning; ///< English
};
const std::vector<WatchName> &watchNames();

/// A condition on a moment of a world's past, by the grammar of `Condition` over the names of `watchNames`,
/// and the keys of kinds of monsters after "monster =": `health < 10`, `noticed and distance > 5`, `kill and
/// monster = stone_golem`. A moment in which several things happened is judged with each of them by itself.
/// Immutable and cheap to copy.
class WatchPoint {
public:
    /// The watch point; none if the text is invalid. `error` is changed only then.
    static std::optional<WatchPoint> parse(std::string_view text, const Content &content,
                                           ConditionError &error);

    /// As it was written.
    [[nodiscard]] const std::string &text() const { return m_text; }

    /// Whether it holds for a player, who must be there, with an event of this moment; without one if it is
    /// nullptr. `world` only generates regions.
    [[nodiscard]] bool holds(World &world, const PartyMember &player, const TimelineMark *event) const;

private:
    WatchPoint(std::string text, std::shared_ptr<const ConditionTree> tree);

    std::string m_text;
    std::shared_ptr<const ConditionTree> m_tree;
};

/// Completions of a watch point's text at byte `cursor`.
Completions watchCompletionsAt(std::string_view text, std::size_t cursor, const Content &content);

/// A moment at which a watch point holds, and the event with which it does, if one is needed or there.
struct WatchFind {
    Moment moment;
    std::int64_t turn = 0;
    std::optional<TimelineMark> event;
};

/// Where to look for such moments.
struct WatchSearch {
    int player = 1;
    std::int64_t first = 0; ///< turn; from the beginning if the log begins later
    std::int64_t last = 0;  ///< turn, included
    bool all = false;       ///< otherwise only the first one
};

/// The moments at which a watch point holds, in order, as far as the past is read: once for each event with
/// which it does, or once without any.
[[nodiscard]] std::vector<WatchFind> findMoments(const Timeline &timeline, const WatchPoint &point,
                                                 const WatchSearch &search);

} // namespace cave
