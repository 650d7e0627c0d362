// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/scenario.h"
#include "core/io/worlds/play_statistics.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A count that must be in a range.
struct AchievementNeed {
    std::string count; ///< a name in `RunTotals`
    std::int64_t least = 0;
    std::optional<std::int64_t> most;

    friend bool operator==(const AchievementNeed &, const AchievementNeed &) = default;
};

/// Something to achieve, one entry of achievements.json.
struct Achievement {
    std::string key;
    std::optional<ScenarioKind> scenario; ///< none: in any
    std::string title;                    ///< English
    std::string text;                     ///< what to do, an English sentence
    bool together = false;                ///< the counts of all worlds are added; otherwise one world must do
    std::vector<AchievementNeed> needs;   ///< all of them; not empty

    friend bool operator==(const Achievement &, const Achievement &) = default;
};

/// Reads the table. Error Damaged: which entry, and what is wrong with it.
Result<std::vector<Achievement>> parseAchievements(std::string_view json);

/// The built-in ones, in the order in which they are shown; empty only if the file is invalid.
const std::vector<Achievement> &achievements();

/// Whether the worlds that count reach it.
[[nodiscard]] bool isReached(const Achievement &achievement, const std::vector<WorldTotals> &worlds);

/// The counts of all worlds of a scenario that count, added.
[[nodiscard]] RunTotals sumOf(const std::vector<WorldTotals> &worlds, std::optional<ScenarioKind> scenario);

} // namespace cave
