// SPDX-License-Identifier: MIT
#include "app/cli/search/search_report.h"

#include "app/cli/search/search_summary.h"

#include <utility>

namespace cave::cli {

SearchReport::SearchReport(const SearchJob &job, StateFile &file, SearchOutput output, ReportOptions options,
                           std::shared_ptr<const Content> content, SearchPoint from)
    : m_job(job)
    , m_lines(job, std::move(content))
    , m_file(file)
    , m_output(std::move(output))
    , m_options(options)
    , m_progress(options.progress, from.decided)
    , m_state(std::move(from))
{
}

Outcome SearchReport::readerIsThere() const
{
    if (!m_output.readerGone())
        return {};
    return failed(Error{ErrorCode::ReaderGone, "the output was closed"}, m_output.name());
}

Outcome SearchReport::begin()
{
    if (!m_file.wasThere()) {
        if (Outcome saved = save(); !saved.done())
            return saved;
    }
    const bool hasHeader = m_output.bytes() ? *m_output.bytes() > 0 : m_file.wasThere();
    return hasHeader ? Outcome{} : write(m_lines.header());
}

Outcome SearchReport::add(const std::vector<Find> &finds, SearchPoint state, std::int64_t decided)
{
    std::string lines;
    for (const Find &find : finds)
        lines += m_lines.match(find);
    m_state = std::move(state);
    if (Outcome outcome = write(lines); !outcome.done())
        return outcome;
    if (m_file.isDue()) {
        if (Outcome outcome = save(); !outcome.done())
            return outcome;
    }
    m_progress.show({decided, m_job.total(), m_state.search.matches});
    return {};
}

/// The file is on the disk before the state that says so.
Outcome SearchReport::save()
{
    if (!m_file.isUsed())
        return {};
    if (const Result<void> synced = m_output.sync(); !synced)
        return failed(synced.error(), m_output.name());
    m_state.bytes = m_output.bytes();
    const Result<void> saved = m_file.save(m_job, m_state);
    return saved ? Outcome{} : failed(saved.error(), "--state " + m_file.path());
}

Outcome SearchReport::end(const std::vector<Find> &nearMisses)
{
    m_progress.end({m_state.decided, m_job.total(), m_state.search.matches});
    return m_state.finished() ? finish(nearMisses) : stop(nearMisses);
}

Outcome SearchReport::finish(const std::vector<Find> &nearMisses)
{
    // A search that goes on with a higher limit removes what follows the matches.
    SearchPoint after = m_state;
    after.bytes = m_output.bytes();
    if (Outcome outcome = writeEnd(nearMisses); !outcome.done())
        return outcome;
    if (m_state.search.failures > 0)
        note(message("%1 worlds could not be generated and were skipped", m_state.search.failures));
    if (const Result<void> finished = m_output.finish(); !finished)
        return failed(finished.error(), m_output.name());
    const Result<void> saved = m_file.save(m_job, after);
    return saved ? Outcome{} : failed(saved.error(), "--state " + m_file.path());
}

/// Ended before its time. The near misses so far are reported unless the search goes on some day.
Outcome SearchReport::stop(const std::vector<Find> &nearMisses)
{
    Outcome outcome = m_file.isUsed() ? save() : writeEnd(nearMisses);
    if (outcome.done() && !m_file.isUsed()) {
        if (const Result<void> finished = m_output.finish(); !finished)
            outcome = failed(finished.error(), m_output.name());
    }
    if (!outcome.done())
        return outcome;
    if (!interrupted())
        return failed("the system refused to start a thread", "search");
    outcome = failed(interruptionText(), "search");
    outcome.code = ExitCode::Interrupted;
    return outcome;
}

Message SearchReport::interruptionText() const
{
    const std::optional<std::int64_t> total = m_job.total();
    Message what = total ? message("interrupted after %1 of %2 worlds with %3 matches", m_state.decided,
                                   *total, m_state.search.matches)
                         : message("interrupted after %1 worlds with %2 matches", m_state.decided,
                                   m_state.search.matches);
    return m_file.isUsed() ? message("%1; run the same command to resume", std::move(what)) : what;
}

Outcome SearchReport::writeEnd(const std::vector<Find> &nearMisses)
{
    std::string lines;
    for (const Find &near : nearMisses)
        lines += m_lines.nearMiss(near);
    if (m_options.summary)
        lines += summaryLine(m_job, m_state);
    return write(lines);
}

Outcome SearchReport::write(const std::string &lines)
{
    if (lines.empty())
        return {};
    m_progress.clear();
    const Result<void> done = m_output.write(lines);
    return done ? Outcome{} : failed(done.error(), m_output.name());
}

} // namespace cave::cli
