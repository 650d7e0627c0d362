// SPDX-License-Identifier: MIT
#include "app/cli/search/search_report.h"

#include "app/cli/texts/say.h"
#include "core/base/json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <unistd.h>
#include <utility>

namespace cave::cli {
namespace {

constexpr std::chrono::milliseconds kTerminalPause{250};
constexpr std::chrono::milliseconds kLinePause{2000};

Message durationText(double seconds)
{
    constexpr std::int64_t kMinute = 60;
    constexpr std::int64_t kHour = 60 * kMinute;
    constexpr std::int64_t kDay = 24 * kHour;
    constexpr double kMax = 1e15;
    const auto whole = static_cast<std::int64_t>(std::ceil(std::min(seconds, kMax)));
    if (whole >= kDay)
        return message("%1 d %2 h", whole / kDay, whole % kDay / kHour);
    if (whole >= kHour)
        return message("%1 h %2 min", whole / kHour, whole % kHour / kMinute);
    if (whole >= kMinute)
        return message("%1 min %2 s", whole / kMinute, whole % kMinute);
    return message("%1 s", whole);
}

Message shareText(std::int64_t decided, std::int64_t total)
{
    constexpr double kHundred = 100;
    std::array<char, 16> text{};
    const double share = static_cast<double>(decided) / static_cast<double>(std::max<std::int64_t>(total, 1));
    const int length = std::snprintf(text.data(), text.size(), "%.1f %%", kHundred * share);
    return Message::decimal({text.data(), static_cast<std::size_t>(std::max(length, 0))});
}

} // namespace

SearchTicker::SearchTicker(ProgressStyle style, std::int64_t from)
    : m_json(style == ProgressStyle::Json)
    , m_terminal(!m_json && isatty(STDERR_FILENO) != 0)
    , m_shown(style != ProgressStyle::Terminal || m_terminal)
    , m_from(from)
{
}

void SearchTicker::show(const SearchCount &count)
{
    const Clock::time_point now = Clock::now();
    if (!m_shown || now - m_last < (m_terminal ? kTerminalPause : kLinePause))
        return;
    m_last = now;
    write(count);
}

void SearchTicker::end(const SearchCount &count)
{
    clear();
    m_last = Clock::now();
    if (m_shown && !m_terminal)
        write(count);
}

void SearchTicker::write(const SearchCount &count)
{
    clear();
    std::cerr << (m_json ? json(count) : text(count)) << (m_terminal ? "" : "\n") << std::flush;
    m_lineIsUp = m_terminal;
}

void SearchTicker::clear()
{
    if (m_lineIsUp)
        std::cerr << "\r\x1b[K" << std::flush;
    m_lineIsUp = false;
}

double SearchTicker::rate(const SearchCount &count) const
{
    constexpr double kAnInstant = 1e-6;
    const std::chrono::duration<double> passed = m_last - m_begun;
    return static_cast<double>(count.decided - m_from) / std::max(passed.count(), kAnInstant);
}

std::string SearchTicker::text(const SearchCount &count) const
{
    const double speed = rate(count);
    if (!count.total) {
        return say(message("worlds: %1, matches: %2, worlds/s: %3", count.decided, count.matches,
                           std::llround(speed)));
    }
    const Message done =
        message("%1, %2 of %3 worlds, matches: %4, worlds/s: %5", shareText(count.decided, *count.total),
                count.decided, *count.total, count.matches, std::llround(speed));
    if (speed <= 0)
        return say(done);
    const double left = static_cast<double>(*count.total - count.decided) / speed;
    return say(message("%1, %2 left", done, durationText(left)));
}

std::string SearchTicker::json(const SearchCount &count) const
{
    const double speed = rate(count);
    Json line{{"done", count.decided},
              {"total", count.total ? Json(*count.total) : Json()},
              {"found", count.matches},
              {"rate", std::llround(speed)}};
    line["eta"] = count.total && speed > 0
                      ? Json(std::llround(static_cast<double>(*count.total - count.decided) / speed))
                      : Json();
    return line.dump();
}

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
    CAVE_TRY(announce(header, m_state));
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
    return orFailed(m_file.save(m_job, state), "--state " + m_file.path());
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
    CAVE_TRY(announce(lines, m_state));
    SearchPoint before = std::exchange(m_state, std::move(state));
    if (m_state.finished() && !before.finished())
        m_beforeEnd = std::move(before);
    CAVE_TRY(write(lines));
    // The state of a search that is finished is saved after the last line.
    if (m_file.isDue() && !m_state.finished())
        CAVE_TRY(save());
    m_progress.show({decided, m_job.total(), m_state.search.matches});
    return {};
}

/// The file is on the disk before the state that says so.
Outcome SearchReport::save()
{
    if (!m_file.isUsed())
        return {};
    CAVE_TRY(orFailed(m_output.sync(), m_output.name()));
    m_state.output = mark();
    return orFailed(m_file.save(m_job, m_state), "--state " + m_file.path());
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
    CAVE_TRY(writeEnd(nearMisses));
    if (m_state.search.failures > 0)
        note(message("worlds that could not be generated and were skipped: %1", m_state.search.failures));
    CAVE_TRY(orFailed(m_output.finish(), m_output.name()));
    return orFailed(m_file.save(m_job, after), "--state " + m_file.path());
}

/// Ended before its time. The near misses so far are reported unless the search goes on some day.
Outcome SearchReport::stop(const std::vector<Find> &nearMisses)
{
    if (m_file.isUsed()) {
        CAVE_TRY(save());
    } else {
        CAVE_TRY(writeEnd(nearMisses));
        CAVE_TRY(orFailed(m_output.finish(), m_output.name()));
    }
    if (!interrupted())
        return failed("the system refused to start a thread", "search");
    Outcome outcome = failed(interruptionText(), "search");
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
    CAVE_TRY(announce(lines, m_beforeEnd));
    return write(lines);
}

Outcome SearchReport::write(const std::string &lines)
{
    if (lines.empty())
        return {};
    m_progress.clear();
    return orFailed(m_output.write(lines), m_output.name());
}

} // namespace cave::cli
