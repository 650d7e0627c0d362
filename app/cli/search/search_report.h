// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/interruption.h"
#include "app/cli/outcome.h"
#include "app/cli/search/search_job.h"
#include "app/cli/search/search_lines.h"
#include "app/cli/search/search_output.h"
#include "app/cli/search/search_state_file.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

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

/// How a run reports, beside its columns.
struct ReportOptions {
    ProgressStyle progress = ProgressStyle::Terminal;
    bool summary = false; ///< a line with the summary at the end
};

/// Everything that a search writes, from the first line to the last: matches, near misses, summary, state and
/// progress.
class SearchReport {
public:
    /// `job` and `file` must outlive this.
    SearchReport(const SearchJob &job, StateFile &file, SearchOutput output, ReportOptions options,
                 std::shared_ptr<const Content> content, SearchPoint from);

    /// What is written before the first match.
    Outcome begin();
    /// Matches in order, with the state after them, and the number of worlds decided for the progress.
    Outcome add(const std::vector<Find> &finds, SearchPoint state, std::int64_t decided);
    /// The end of a search: `nearMisses` are those of the state.
    Outcome end(const std::vector<Find> &nearMisses);
    /// Saves the state of a search that can't go on.
    Outcome save();

    [[nodiscard]] const SearchPoint &state() const { return m_state; }
    [[nodiscard]] bool interrupted() const { return m_interruption.requested(); }
    /// Done unless the reader of the output has ended.
    [[nodiscard]] Outcome readerIsThere() const;

private:
    /// Saves the state `before` a text that will be the first one of its file: a file is recognised by that
    /// until a state with more is saved.
    Outcome announce(const std::string &text, const SearchPoint &before);
    [[nodiscard]] std::optional<OutputMark> mark() const;
    Outcome finish(const std::vector<Find> &nearMisses);
    Outcome stop(const std::vector<Find> &nearMisses);
    Outcome writeEnd(const std::vector<Find> &nearMisses);
    Outcome write(const std::string &lines);
    [[nodiscard]] Message interruptionText() const;

    const SearchJob &m_job;
    SearchLines m_lines;
    StateFile &m_file;
    SearchOutput m_output;
    ReportOptions m_options;
    SearchTicker m_progress;
    SearchPoint m_state;
    SearchPoint m_beforeEnd; ///< the last state that wasn't finished
    std::string m_announced; ///< the first line of the file
    Interruption m_interruption;
};

} // namespace cave::cli
