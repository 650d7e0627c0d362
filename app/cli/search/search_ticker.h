// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace cave::cli {

/// How far a search is.
struct SearchCount {
    std::int64_t decided = 0; ///< worlds
    std::int64_t total = 0;
    std::int64_t matches = 0;
};

/// Tells on standard error how far a search is, how fast, and how long it still takes: in one line that is
/// written over on a terminal, else in a line from time to time.
class SearchTicker {
public:
    /// Shows nothing unless standard error is a terminal or `wanted`. `from`: worlds that were decided
    /// before.
    SearchTicker(bool wanted, std::int64_t from);

    /// Shows the count unless it was shown a moment ago.
    void show(const SearchCount &count);
    /// Takes the line off the terminal, so that others can be written.
    void clear();
    /// The last count; it stays only where it is no terminal's.
    void end(const SearchCount &count);

private:
    using Clock = std::chrono::steady_clock;

    void write(const SearchCount &count);
    [[nodiscard]] std::string text(const SearchCount &count) const;

    bool m_terminal;
    bool m_shown;
    std::int64_t m_from;
    Clock::time_point m_begun = Clock::now();
    Clock::time_point m_last = m_begun;
    bool m_lineIsUp = false;
};

} // namespace cave::cli
