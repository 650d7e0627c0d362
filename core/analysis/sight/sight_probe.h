// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/rules/encounter.h"
#include "core/sight/line_of_sight.h"
#include "core/world/world.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// One rule's answer to whether two cells see each other.
struct GapRuleAnswer {
    GapRule rule = GapRule::Open;
    SightTrace there; ///< looked at from `from`
    SightTrace back;  ///< from `to`
};

/// Why two cells see each other, or don't.
struct SightProbe {
    WorldPos from;
    WorldPos to;
    std::array<GapRuleAnswer, 2> lines; ///< Open ("original"), then Closed ("gap")
    GapRule worldRule = GapRule::Open;  ///< which of them this world plays by
    /// Whether each sees the other by a field of view of `kMaxViewRadius`; none if they are farther apart.
    struct Views {
        bool shadowcasting = false, shadowcastingBack = false;
        bool permissive = false, permissiveBack = false;
    };
    std::optional<Views> views;
    /// What living monsters at either end make of the other end, by the world's own rules.
    std::vector<SightVerdict> verdicts;
};

/// Farthest that is probed, in cells on either axis; every cell of the line is kept.
inline constexpr int kLongestProbe = 1000;

/// Asks everything. Error InvalidArgument: farther apart than kLongestProbe, or outside the usable world.
Result<SightProbe> probeSight(World &world, WorldPos from, WorldPos to);

/// "visible", or "blocked at (12, 7): rock", or "blocked at (12, 8): diagonal gap between (11, 8) and
/// (12, 7)".
Message sightReason(const SightTrace &trace);

/// "Slime at (3, 4), radius 2, wide: d² 8 > 7.2, outside its area; sees the cell; would not attack"; d² is x²
/// + y² of the way between, and what it is compared with the limit of the rule.
Message verdictText(const World &world, const SightVerdict &verdict);
/// "exact", "original", "wide".
std::string_view discRuleKey(DiscRule rule);
/// "7.2", or "9" for 90.
std::string tenthsText(std::int64_t tenths);

/// A living monster that has a cell in its disc.
struct Watcher {
    Monster monster;
    SightTrace line;      ///< from the monster to the cell, by the rule that was asked for
    SightVerdict verdict; ///< by the world's own

    [[nodiscard]] bool sees() const { return line.visible(); }
};

/// The monsters that have `p` in their disc, by the world's rule, the nearest first, then by id; whether they
/// see it is by `gaps`.
std::vector<Watcher> watchersOf(World &world, WorldPos p, GapRule gaps);

} // namespace cave
