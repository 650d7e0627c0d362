// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/search/search_job.h"
#include "core/base/result.h"
#include "core/io/files/file_lock.h"

#include <chrono>
#include <optional>
#include <string>

namespace cave::cli {

/// The file that a search is resumed from after it was ended.
class StateFile {
public:
    /// An empty path: nothing is kept.
    explicit StateFile(std::string path) : m_path(std::move(path)) {}

    [[nodiscard]] bool isUsed() const { return !m_path.empty(); }

    /// Keeps other runs away from the file as long as this object lives. The lock is on a file of its own, as
    /// saving replaces this one. Error Locked: another run has it.
    Result<void> lock();

    /// What the file holds of this very search, where only the limit may have become higher; the beginning of
    /// it if there is no file. `toFile`: the matches are written to a file. Errors: a file that can't be
    /// read, is damaged, or of another search.
    Result<SearchPoint> load(const SearchJob &job, bool toFile);
    [[nodiscard]] bool wasThere() const { return m_wasThere; }

    /// Takes the place of the file at once, so that there always is a whole one.
    Result<void> save(const SearchJob &job, const SearchPoint &state);

    /// Whether it is time to save again: every few seconds, and rarely where a long list takes long to write.
    [[nodiscard]] bool isDue() const;

    [[nodiscard]] const std::string &path() const { return m_path; }

private:
    using Clock = std::chrono::steady_clock;

    std::string m_path;
    std::optional<FileLock> m_lock;
    bool m_wasThere = false;
    Clock::time_point m_saved;
    Clock::duration m_duration{};
};

} // namespace cave::cli
