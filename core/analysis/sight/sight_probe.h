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

/// Whether two cells see each other under one rule.
struct GapRuleAnswer {
    GapRule rule = GapRule::Open;
    SightTrace there; ///< traced from `from`
    SightTrace back;  ///< traced from `to`
};

/// Why two cells see each other, or don't.
struct SightProbe {
    WorldPos from;
    WorldPos to;
    std::array<GapRuleAnswer, 2> lines; ///< Open ("original"), then Closed ("gap")
    GapRule worldRule = GapRule::Open;  ///< the world's own rule
    /// Whether each sees the other within a field of view of `kMaxViewRadius`; none if they are farther
    /// apart.
    struct Views {
        bool shadowcasting = false, shadowcastingBack = false;
        bool permissive = false, permissiveBack = false;
    };
    std::optional<Views> views;
    /// Whether living monsters at either end see the other end, by the world's rules.
    std::vector<SightVerdict> verdicts;
};

/// The maximum distance, in cells on either axis; every cell of the line is kept.
inline constexpr int kLongestProbe = 1000;

/// Computes the complete answer. Error InvalidArgument: farther apart than kLongestProbe, or outside the
/// usable world.
Result<SightProbe> probeSight(World &world, WorldPos from, WorldPos to);

/// "visible", or "blocked at (12, 7): rock", "…: trees", "…: outside", or "blocked at (12, 8): diagonal gap
/// between (11, 8) and (12, 7)".
Message sightReason(const SightTrace &trace);
/// "floor", "rock", "water", "trees", "outside".
Message terrainName(Terrain terrain);

/// "Slime at (3, 4), radius 2, wide: d² 8 > 7.2, outside its area; sees the cell; would not attack"; d² is
/// the squared distance x² + y², compared with the limit of the rule.
Message verdictText(const World &world, const SightVerdict &verdict);
/// "exact", "original", "wide".
std::string_view discRuleKey(DiscRule rule);
/// "7.2", or "9" for 90.
std::string tenthsText(std::int64_t tenths);

/// A living monster with a given cell in its disc.
struct Watcher {
    Monster monster;
    SightTrace line;      ///< from the monster to the cell, by the requested rule
    SightVerdict verdict; ///< by the world's own rule

    [[nodiscard]] bool sees() const { return line.visible(); }
};

/// The monsters that have `p` in their disc by the world's rule, sorted by distance, then id; whether they
/// see it is by `gaps`.
std::vector<Watcher> watchersOf(World &world, WorldPos p, GapRule gaps);

} // namespace cave
