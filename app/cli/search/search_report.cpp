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
    , m_beforeEnd(m_state)
    , m_announced(m_state.output ? m_state.output->next : std::string())
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
    const bool hasHeader = m_output.bytes() ? *m_output.bytes() > 0 : m_file.wasThere();
    const std::string header = headerOf(m_job);
    if (hasHeader || header.empty())
        return {};
    if (Outcome announced = announce(header, m_state); !announced.done())
        return announced;
    return write(header);
}

Outcome SearchReport::announce(const std::string &text, const SearchPoint &before)
{
    if (text.empty() || !m_file.isUsed() || m_output.bytes() != 0)
        return {};
    std::string line = text.substr(0, text.find('\n') + 1);
    if (line == m_announced)
        return {};
    m_announced = std::move(line);
    SearchPoint state = before;
    state.output = mark();
    const Result<void> saved = m_file.save(m_job, state);
    return saved ? Outcome{} : failed(saved.error(), "--state " + m_file.path());
}

std::optional<OutputMark> SearchReport::mark() const
{
    std::optional<OutputMark> mark = m_output.mark();
    if (mark && mark->bytes == 0)
        mark->next = m_announced;
    return mark;
}

Outcome SearchReport::add(const std::vector<Find> &finds, SearchPoint state, std::int64_t decided)
{
    std::string lines;
    for (const Find &find : finds)
        lines += m_lines.text(find, FindKind::Match);
    if (Outcome announced = announce(lines, m_state); !announced.done())
        return announced;
    SearchPoint before = std::exchange(m_state, std::move(state));
    if (m_state.finished() && !before.finished())
        m_beforeEnd = std::move(before);
    if (Outcome outcome = write(lines); !outcome.done())
        return outcome;
    // The state of a search that is finished is saved after the last line.
    if (m_file.isDue() && !m_state.finished()) {
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
    m_state.output = mark();
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
    // A search that is resumed with a higher limit removes what follows the matches.
    SearchPoint after = m_state;
    after.output = mark();
    if (Outcome outcome = writeEnd(nearMisses); !outcome.done())
        return outcome;
    if (m_state.search.failures > 0)
        note(message("worlds that could not be generated and were skipped: %1", m_state.search.failures));
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
    Message what =
        total ? message("interrupted after %1 of %2 worlds; matches: %3", m_state.decided, *total,
                        m_state.search.matches)
              : message("interrupted; worlds: %1, matches: %2", m_state.decided, m_state.search.matches);
    return m_file.isUsed() ? message("%1; run the same command to resume", std::move(what)) : what;
}

Outcome SearchReport::writeEnd(const std::vector<Find> &nearMisses)
{
    std::string lines;
    for (const Find &near : nearMisses)
        lines += m_lines.text(near, FindKind::NearMiss);
    if (m_options.summary)
        lines += summaryLine(m_job, m_state);
    if (Outcome announced = announce(lines, m_beforeEnd); !announced.done())
        return announced;
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
