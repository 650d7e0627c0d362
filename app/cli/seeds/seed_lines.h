// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/seed_line.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave::cli {

/// Seeds from an open file, by `SeedListReader`, as they arrive: a pipe is read no faster than its seeds are
/// taken.
class SeedLines {
public:
    /// Doesn't own `descriptor`.
    SeedLines(int descriptor, const std::string &column);

    /// The next seeds, at most `most`: those that are there, after waiting up to `milliseconds` ms for the
    /// first one (-1: as long as it takes). Errors, after the seeds before: Io; InvalidArgument for a line
    /// that is too long, by its number; those of `SeedListReader`.
    Result<std::vector<std::string>> next(std::size_t most, int milliseconds);
    /// True once all seeds are taken.
    [[nodiscard]] bool ended() const { return isTaken() && !m_error; }
    /// See `SeedListReader`.
    [[nodiscard]] std::int64_t padded() const { return m_reader.padded(); }

private:
    /// Takes what was read already.
    void take(std::size_t most, std::vector<std::string> &seeds);
    std::optional<std::string> takeLine();
    /// False if there was nothing to read.
    Result<bool> readMore(int milliseconds);
    /// Everything was read, and all lines are taken.
    [[nodiscard]] bool isTaken() const { return m_complete && m_at == m_text.size(); }

    SeedListReader m_reader;
    int m_descriptor;
    std::string m_text;
    std::size_t m_at = 0;         ///< what is before it was taken
    bool m_complete = false;      ///< everything was read
    std::int64_t m_number = 0;    ///< of the line that was taken last, from 1
    std::optional<Error> m_error; ///< to be reported once the seeds before it are taken
};

} // namespace cave::cli
