// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/content/scenario.h"
#include "core/io/files/database.h"
#include "core/session/report/run_report.h"
#include "core/world/world_spec.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave {

struct WorldLineage;

inline constexpr const char *kRunsFile = "runs.db";   ///< in the data folder
inline constexpr std::size_t kLongestRunText = 1'000; ///< bytes of a text in a record

/// What one of several players did in a run.
struct RunPlayer {
    std::string name; ///< UTF-8; may be empty
    std::int64_t score = 0;
    int level = 1;
    std::int64_t kills = 0;
    std::int64_t treasures = 0;

    friend bool operator==(const RunPlayer &, const RunPlayer &) = default;
};

/// A finished run, won or lost.
struct RunRecord {
    std::int64_t id = 0;      ///< assigned by `add`; from 1
    std::int64_t endedMs = 0; ///< milliseconds since 1970-01-01 UTC
    std::string worldName;    ///< UTF-8
    std::string seed;         ///< as shown, UTF-8; the beginning of a longer one
    ScenarioKind scenario{};
    bool won = false;
    std::int64_t score = 0; ///< total experience
    int level = 1;          ///< of the player
    int floor = 1;          ///< the last one entered
    std::int64_t kills = 0;
    std::int64_t treasures = 0; ///< opened
    std::int64_t turns = 0;
    std::int64_t playMs = 0;        ///< time played
    std::vector<RunPlayer> players; ///< if several played; the numbers above are of the one at this machine
    int place = 0;                  ///< where it ended: `placeNumber`; 0 if unknown, as in older records
    bool levelFiles = false;        ///< its rooms were those of level files
    bool revealed = false;          ///< more was shown than the player saw; not ranked
    bool copy = false;              ///< of a world whose run went on elsewhere; not ranked
    bool eased = false;             ///< by gentle rules (`isGentle`); ranked apart from others
    std::optional<Death> death;     ///< none if won, and in older records

    [[nodiscard]] bool isRanked() const { return !revealed && !copy; }
    friend bool operator==(const RunRecord &, const RunRecord &) = default;
};

/// Why a record is invalid: a text that isn't UTF-8 or is too long, a negative number; empty if it is valid.
[[nodiscard]] Message issueOf(const RunRecord &record);

/// Identifies the run of a world: by its file, and when it was created.
[[nodiscard]] std::string runKey(const std::filesystem::path &world, std::int64_t createdMs);

/// Finished runs, in the file "runs.db" in the data folder. Every change is one transaction; several programs
/// may have it open. Use from one thread at a time. Errors of all calls name the file: Io, DiskFull, Damaged,
/// Locked if another program writes for longer than a second.
///
/// An invalid row doesn't affect others: it is skipped and stays in the file until all are cleared.
class RunHistory {
public:
    /// Opens the file; creates it and its folder if missing. Errors: NotAWorld if it is another kind of file,
    /// TooNew, Damaged, Io, each naming the file.
    static Result<RunHistory> open(const std::filesystem::path &file);

    /// Adds a run, unless one with this key (`runKey`) exists or was removed. The record's id is ignored.
    /// True if it was added. Error InvalidArgument: the record is invalid.
    Result<bool> add(const std::string &key, const RunRecord &record);

    /// Adds how a run ended to one that has no death yet, such as an older one: its place and its death. Does
    /// nothing if no run of that world is kept.
    Result<void> describe(const std::string &key, const RunRecord &record);

    enum class Standing { Unknown, Kept, Removed };
    /// The state of the run with this key. A file that was moved or copied contains the same run: only its
    /// time of creation counts.
    [[nodiscard]] Result<Standing> standing(const std::string &key) const;

    /// What became of a claim.
    enum class Claim {
        Counts,    ///< it is recorded that the run goes on in the file
        Elsewhere, ///< the run went on elsewhere, or is over: the file is a copy, or an older state
        Altered,   ///< the file's log isn't the one with which its run went on
    };
    /// A file that was just opened for play claims to be the one in which its run goes on: `lineage` ends
    /// with the continuation that was counted for it. A run that isn't recorded yet, as on another computer,
    /// goes on in the file. Of a file without continuations nothing is recorded. Reads the file's log, whose
    /// hash is recorded, too: as far as that goes, no command may have been altered.
    ///
    /// The file's continuation must be on the disk before. Then no crash between the two writes can make the
    /// file lack what is recorded.
    Result<Claim> claim(const WorldLineage &lineage, const std::filesystem::path &world,
                        std::int64_t commands);
    /// The run of a file whose claim was accepted has this many commands, all of which are on the disk.
    Result<void> keepProgress(const WorldLineage &lineage, const std::filesystem::path &world,
                              std::int64_t commands);
    /// Its file became `world`, a copy whose continuation is on the disk, while it was played: it goes on
    /// there. `lineage` is that of the copy.
    Result<void> moveClaim(const WorldLineage &claimed, const WorldLineage &lineage,
                           const std::filesystem::path &world);
    /// It is over, so that no other file can continue it.
    Result<void> endRun(const WorldLineage &lineage);

    /// All runs, the latest first.
    [[nodiscard]] Result<std::vector<RunRecord>> all();
    /// At most `count` (0 or more) runs of a scenario with the highest scores; ties are resolved in favour of
    /// fewer turns, then of the older run. Those that aren't ranked come last. `seed`: only those with this
    /// seed; `eased`: only those with eased rules, or without.
    [[nodiscard]] Result<std::vector<RunRecord>> best(ScenarioKind scenario, int count,
                                                      const std::optional<std::string> &seed = {},
                                                      std::optional<bool> eased = {});
    /// How many invalid rows the last `all` or `best` skipped.
    [[nodiscard]] int unreadable() const { return m_unreadable; }
    /// A message for users about the state in which the file was found; empty if none.
    [[nodiscard]] const Message &notice() const { return m_database->notice(); }
    /// Removes a run permanently: it won't be added again. Error NotFound: there is no such run.
    Result<void> remove(std::int64_t id);
    /// The same for all.
    Result<void> clear();

private:
    RunHistory(std::filesystem::path path, std::unique_ptr<Database> database)
        : m_path(std::move(path))
        , m_database(std::move(database))
    {
    }

    std::filesystem::path m_path;
    std::unique_ptr<Database> m_database;
    int m_unreadable = 0; ///< rows, of the last query
};

} // namespace cave
