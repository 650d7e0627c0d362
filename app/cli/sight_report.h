// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sight/sight_probe.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave::cli {

/// "original" (gaps are open) or "gap" (they are closed).
std::string_view gapRuleName(GapRule rule);
/// The rule so named.
std::optional<GapRule> gapRuleNamed(std::string_view name);

/// What a probe came to, by one of its rules.
struct SightReport {
    SightProbe probe;
    GapRule rule = GapRule::Open;
    std::optional<int> radius; ///< of the discs around `probe.from` that are asked about, in cells

    [[nodiscard]] const GapRuleAnswer &answer() const { return probe.lines[rule == GapRule::Open ? 0 : 1]; }
};

// For programs, and the same for people in their language; both end with a newline.
std::string sightJson(const World &world, const SightReport &report);
std::string sightText(const World &world, const SightReport &report);

/// The monsters that have a cell in their disc.
struct WatcherReport {
    WorldPos cell;
    GapRule rule = GapRule::Open;
    std::vector<Watcher> watchers;
};

std::string watchersJson(const World &world, const WatcherReport &report);
std::string watchersText(const World &world, const WatcherReport &report);

} // namespace cave::cli
