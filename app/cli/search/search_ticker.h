// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace cave::cli {

/// How far a search is.
struct SearchCount {
    std::int64_t decided = 0;          ///< worlds
    std::optional<std::int64_t> total; ///< none if it isn't known yet
    std::int64_t matches = 0;
};

/// How progress is reported on standard error.
enum class ProgressStyle {
    Terminal, ///< a line that is overwritten, and nothing unless it is a terminal
    Text,     ///< the same, or a line from time to time where it isn't a terminal
    Json,     ///< a JSON object a line, from time to time
};

/// Reports on standard error how far a search is, how fast, and how long it still takes.
class SearchTicker {
public:
    /// `from`: worlds that were decided before.
    SearchTicker(ProgressStyle style, std::int64_t from);

    /// Shows the count unless it was shown a moment ago.
    void show(const SearchCount &count);
    /// Takes the line off the terminal, so that others can be written.
    void clear();
    /// The last count; it stays only where it is no terminal's.
    void end(const SearchCount &count);

private:
    using Clock = std::chrono::steady_clock;

    void write(const SearchCount &count);
    [[nodiscard]] double rate(const SearchCount &count) const;
    [[nodiscard]] std::string text(const SearchCount &count) const;
    [[nodiscard]] std::string json(const SearchCount &count) const;

    bool m_json;
    bool m_terminal; ///< the line is overwritten
    bool m_shown;
    std::int64_t m_from;
    Clock::time_point m_begun = Clock::now();
    Clock::time_point m_last = m_begun;
    bool m_lineIsUp = false;
};

} // namespace cave::cli
