// SPDX-License-Identifier: MIT
#include "app/cli/search/search_ticker.h"

#include "app/cli/texts/say.h"
#include "core/base/json.h"

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

} // namespace cave::cli
