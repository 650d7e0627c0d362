// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/past/timeline.h"
#include "core/content/content.h"

#include <cstddef>
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
    bool hidden = false;      ///< may say more than the player can know, as of monsters out of view
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

    /// The first of its names that may say more than the player can know; empty without any.
    [[nodiscard]] std::string_view hiddenName() const;

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

} // namespace cave
