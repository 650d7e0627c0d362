// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/scenario.h"
#include "core/io/files/database.h"
#include "core/session/report/run_report.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

/// What the player did in one world, from its log.
struct WorldTotals {
    ScenarioKind scenario{};
    std::int64_t commands = 0; ///< of the world then
    Message doubt;             ///< why it doesn't count: see `ReplayedLog::doubt`; empty if it does
    bool revealed = false;     ///< more was shown than the player saw, so it doesn't count either
    RunTotals totals;

    [[nodiscard]] bool counts() const { return doubt.empty() && !revealed; }
};

/// The file of the record of totals in the data folder.
inline constexpr const char *kStatisticsFile = "statistics.db";

/// What was done in all worlds, those deleted since included, in the file "statistics.db" in the data folder.
/// Worlds are known by the time of their creation, as in `RunHistory`. Every change is one transaction;
/// several programs may have it open. Use from one thread at a time. Errors of all calls name the file: Io,
/// DiskFull, Damaged, Locked.
class PlayStatistics {
public:
    /// Opens the file; creates it and its folder if missing. Errors: NotAWorld if it is another kind of file,
    /// TooNew, Damaged, Io.
    static Result<PlayStatistics> open(const std::filesystem::path &file);

    /// The fog was switched off in a world, or monsters out of view were shown. True if it wasn't known yet.
    Result<bool> markRevealed(std::int64_t createdMs);
    [[nodiscard]] Result<bool> isRevealed(std::int64_t createdMs) const;

    /// Replaces what is known of a world; `revealed` is ignored, see `markRevealed`.
    Result<void> put(std::int64_t createdMs, const WorldTotals &totals);
    /// The number of commands of a world whose totals are known; −1 if none are.
    [[nodiscard]] Result<std::int64_t> knownCommands(std::int64_t createdMs) const;
    /// Of all worlds, the oldest first. Invalid rows are skipped.
    [[nodiscard]] Result<std::vector<WorldTotals>> all() const;
    /// How many rows are invalid.
    [[nodiscard]] Result<int> unreadable() const;

    /// An achievement was reached; keeps the first time. True if it is new.
    Result<bool> reach(const std::string &achievement, std::int64_t atMs);
    /// Those that were reached, and when, in milliseconds since 1970-01-01 UTC.
    [[nodiscard]] Result<std::map<std::string, std::int64_t>> reached() const;

private:
    explicit PlayStatistics(std::unique_ptr<Database> database) : m_database(std::move(database)) {}

    std::unique_ptr<Database> m_database;
};

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
