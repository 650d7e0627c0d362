// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

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

} // namespace cave::cli
