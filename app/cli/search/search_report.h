// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/interruption.h"
#include "app/cli/outcome.h"
#include "app/cli/search/search_job.h"
#include "app/cli/search/search_lines.h"
#include "app/cli/search/search_output.h"
#include "app/cli/search/search_state_file.h"
#include "app/cli/search/search_ticker.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cave::cli {

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
