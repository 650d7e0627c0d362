// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/scenario.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace cave {

/// A run that ended, won or lost.
struct RunRecord {
    std::int64_t id = 0;      ///< the history's own, given by `add`; from 1
    std::int64_t endedMs = 0; ///< milliseconds since 1970-01-01 UTC
    std::string worldName;    ///< UTF-8
    std::string seed;         ///< as it is shown, UTF-8
    ScenarioKind scenario{};
    bool won = false;
    std::int64_t score = 0; ///< all the experience gained
    int level = 1;          ///< of the player
    int floor = 1;          ///< the last that was entered
    std::int64_t kills = 0;
    std::int64_t treasures = 0; ///< that were opened
    std::int64_t turns = 0;
    std::int64_t playMs = 0; ///< time played

    friend bool operator==(const RunRecord &, const RunRecord &) = default;
};

/// Why such a record can't be kept: a text that is no UTF-8 or longer than 1,000 bytes, a number below 0;
/// empty if it can.
[[nodiscard]] std::string issueOf(const RunRecord &record);

/// What tells the run of one world from all others: its file, and when it was made.
[[nodiscard]] std::string runKey(const std::filesystem::path &world, std::int64_t createdMs);

/// The runs that ended, in a file of their own, "runs.db" in the data folder. Every change is one
/// transaction; several programs may have it open. Use from one thread at a time. Errors of all calls name
/// the file: Io, DiskFull, Damaged, Locked if another program writes for longer than a second.
///
/// A row that is invalid hides no other: it is skipped and stays in the file until all are cleared.
class RunHistory {
public:
    /// Opens the file, makes it and its folder if there is none. Errors: NotAWorld if it is another kind of
    /// file, TooNew, Damaged, Io, each naming the file.
    static Result<RunHistory> open(const std::filesystem::path &file);

    RunHistory(RunHistory &&) noexcept;
    RunHistory &operator=(RunHistory &&) noexcept;
    RunHistory(const RunHistory &) = delete;
    RunHistory &operator=(const RunHistory &) = delete;
    ~RunHistory();

    /// Keeps a run, unless one with this key (`runKey`) is kept already or was removed. The record's id is of
    /// no account. True if it wasn't there. Error InvalidArgument: its issue.
    Result<bool> add(const std::string &key, const RunRecord &record);

    enum class Standing { Unknown, Kept, Removed };
    /// What has become of the run with this key. A file that was moved or copied since then holds the same
    /// run: only when the world was made counts.
    [[nodiscard]] Result<Standing> standing(const std::string &key) const;
    /// All runs, the one that ended last first.
    [[nodiscard]] Result<std::vector<RunRecord>> all();
    /// At most `count` (0 or more) runs of a scenario with the highest scores; of equal ones those with fewer
    /// turns, then the older.
    [[nodiscard]] Result<std::vector<RunRecord>> best(ScenarioKind scenario, int count);
    /// How many rows the last `all` or `best` skipped, as they are invalid.
    [[nodiscard]] int unreadable() const;
    /// What people should know about how the file was found, a sentence; empty if nothing.
    [[nodiscard]] const Message &notice() const;
    /// Takes a run out for good: it isn't added again. Error NotFound: there is no such run.
    Result<void> remove(std::int64_t id);
    /// The same for all.
    Result<void> clear();

private:
    struct Parts;
    explicit RunHistory(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

} // namespace cave
