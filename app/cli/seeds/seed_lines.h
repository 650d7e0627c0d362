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

/// The lines of an open file, as they arrive: a pipe is read no faster than its lines are taken.
class LineInput {
public:
    /// Doesn't own `descriptor`. `longest`: bytes of a line.
    LineInput(int descriptor, std::size_t longest);

    /// The next line without its line feed; none if no whole line was read so far, or none is left.
    std::optional<std::string> take();
    /// Reads more, after waiting up to `milliseconds` ms for it; -1 waits as long as it takes. False if
    /// there was nothing to read. Errors: Io; InvalidArgument for a line that is too long, by its number.
    Result<bool> read(int milliseconds);
    /// True at the end of the file once all lines are taken.
    [[nodiscard]] bool ended() const { return m_complete && m_at == m_text.size(); }
    /// The number of the line that was taken last, from 1.
    [[nodiscard]] std::int64_t number() const { return m_number; }

private:
    int m_descriptor;
    std::size_t m_longest;
    std::string m_text;
    std::size_t m_at = 0;    ///< what is before it was taken
    bool m_complete = false; ///< everything was read
    std::int64_t m_number = 0;
};

/// Seeds from an open file, by `SeedListReader`, without reading all of it first.
class SeedLines {
public:
    /// Doesn't own `descriptor`.
    SeedLines(int descriptor, const std::string &column);

    /// The next seeds, at most `most`: those that are there, after waiting up to `milliseconds` ms for the
    /// first one (-1: as long as it takes). Errors: those of `LineInput` and `SeedListReader`,
    /// after the seeds before.
    Result<std::vector<std::string>> next(std::size_t most, int milliseconds);
    /// True once all seeds are taken.
    [[nodiscard]] bool ended() const { return m_input.ended() && !m_error; }
    /// See `SeedListReader`.
    [[nodiscard]] std::int64_t padded() const { return m_reader.padded(); }

private:
    /// Takes what was read already.
    void take(std::size_t most, std::vector<std::string> &seeds);

    SeedListReader m_reader;
    LineInput m_input;
    std::optional<Error> m_error; ///< to be reported once the seeds before it are taken
};

} // namespace cave::cli
