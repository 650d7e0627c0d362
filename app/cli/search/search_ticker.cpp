// SPDX-License-Identifier: MIT
#include "app/cli/search/search_ticker.h"

#include "app/cli/texts/say.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <unistd.h>

namespace cave::cli {
namespace {

constexpr std::chrono::milliseconds kTerminalPause{250};
constexpr std::chrono::milliseconds kLinePause{2000};

Message durationText(double seconds)
{
    constexpr std::int64_t kMinute = 60;
    constexpr std::int64_t kHour = 60 * kMinute;
    constexpr std::int64_t kDay = 24 * kHour;
    constexpr double kMost = 1e15;
    const auto whole = static_cast<std::int64_t>(std::ceil(std::min(seconds, kMost)));
    if (whole >= kDay)
        return message("%1 d %2 h", whole / kDay, whole % kDay / kHour);
    if (whole >= kHour)
        return message("%1 h %2 min", whole / kHour, whole % kHour / kMinute);
    if (whole >= kMinute)
        return message("%1 min %2 s", whole / kMinute, whole % kMinute);
    return message("%1 s", whole);
}

std::string shareText(const SearchCount &count)
{
    constexpr double kHundred = 100;
    std::array<char, 16> text{};
    const double share =
        static_cast<double>(count.decided) / static_cast<double>(std::max<std::int64_t>(count.total, 1));
    const int length = std::snprintf(text.data(), text.size(), "%.1f %%", kHundred * share);
    return {text.data(), static_cast<std::size_t>(std::max(length, 0))};
}

} // namespace

SearchTicker::SearchTicker(bool wanted, std::int64_t from)
    : m_terminal(isatty(STDERR_FILENO) != 0)
    , m_shown(wanted || m_terminal)
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
    std::cerr << text(count) << (m_terminal ? "" : "\n") << std::flush;
    m_lineIsUp = m_terminal;
}

void SearchTicker::clear()
{
    if (m_lineIsUp)
        std::cerr << "\r\x1b[K" << std::flush;
    m_lineIsUp = false;
}

std::string SearchTicker::text(const SearchCount &count) const
{
    const std::chrono::duration<double> passed = m_last - m_begun;
    constexpr double kAnInstant = 1e-6;
    const double rate = static_cast<double>(count.decided - m_from) / std::max(passed.count(), kAnInstant);
    const Message done = message("%1, %2 of %3 worlds, %4 matches, %5 worlds/s", shareText(count),
                                 count.decided, count.total, count.matches, std::llround(rate));
    if (rate <= 0)
        return say(done);
    const double left = static_cast<double>(count.total - count.decided) / rate;
    return say(message("%1, %2 left", done, durationText(left)));
}

} // namespace cave::cli
