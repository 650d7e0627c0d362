// SPDX-License-Identifier: MIT
#include "core/analysis/search/match_lines.h"

#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"

#include <algorithm>
#include <system_error>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr std::size_t kMatchBlock = std::size_t{64}
                                    << 10U; // small, as merging reads a thousand files at once
constexpr std::size_t kLongestLine = std::size_t{1} << 20U;

} // namespace

std::optional<std::int64_t> countIn(const Json &object, std::string_view name)
{
    const Json &value = object[name];
    const bool count = value.isWhole() && value.fits() && value.whole() >= 0;
    return count ? std::optional(value.whole()) : std::nullopt;
}

Error aboutMatches(const std::filesystem::path &file, Message what)
{
    return invalid(message("%1: %2", quoted(file), std::move(what)));
}

Error unfinishedMatches(const std::filesystem::path &file, std::int64_t done, std::int64_t all)
{
    return aboutMatches(file,
                        message("%1 of %2 worlds are searched; run its command again to resume", done, all));
}

Error noSummary(const std::filesystem::path &file)
{
    return aboutMatches(file, "there is no summary; the search isn't finished, or was run without --out");
}

Error damagedSummary(const std::filesystem::path &file, std::string_view field)
{
    return aboutMatches(file, message("the summary is damaged: %1 is missing or wrong", field));
}

Result<MatchLines> MatchLines::open(std::filesystem::path file, std::function<bool(double)> progress)
{
    std::error_code problem;
    const std::filesystem::file_status status = std::filesystem::status(file, problem);
    if (problem)
        return Error{ErrorCode::NotFound, message("%1: %2", quoted(file), problem.message())};
    if (!std::filesystem::is_regular_file(status))
        return Error{ErrorCode::Io, message("%1 is not a regular file", quoted(file))};
    const std::uint64_t size = std::filesystem::file_size(file, problem);
    if (problem)
        return Error{ErrorCode::Io, message("%1: %2", quoted(file), problem.message())};
    return MatchLines(std::move(file), size, std::move(progress));
}

MatchLines::MatchLines(std::filesystem::path file, std::uint64_t size, std::function<bool(double)> progress)
    : m_file(std::move(file))
    , m_size(size)
    , m_progress(std::move(progress))
{
}

Result<std::optional<MatchLines::Line>> MatchLines::next()
{
    auto text = CAVE_TRY(nextText());
    if (!text)
        return std::optional<Line>();
    ParsedJson json = Json::parse(*text);
    if (!json.ok() || !json.value.isObject())
        return wrong("this is not a JSON object");
    return std::optional(Line{std::move(*text), std::move(json.value)});
}

Result<std::optional<std::string>> MatchLines::nextText()
{
    for (std::size_t searched = m_at;;) {
        const std::size_t end = m_text.find('\n', searched);
        const bool last = end == std::string::npos && m_read >= m_size;
        if (end != std::string::npos || (last && m_at < m_text.size())) {
            std::string line = m_text.substr(m_at, end == std::string::npos ? end : end - m_at);
            m_at = last ? m_text.size() : end + 1;
            ++m_number;
            return std::optional(std::move(line));
        }
        if (last)
            return std::optional<std::string>();
        const std::size_t begun = m_text.size() - m_at;
        if (begun > kLongestLine) {
            ++m_number;
            return aboutMatches(m_file, message("line %1 is longer than %2 bytes", m_number,
                                                static_cast<std::int64_t>(kLongestLine)));
        }
        CAVE_TRY(readBlock());
        searched = begun;
    }
}

Result<void> MatchLines::readBlock()
{
    const auto length = static_cast<std::size_t>(std::min<std::uint64_t>(kMatchBlock, m_size - m_read));
    const auto block = CAVE_TRY(readBytes(m_file, m_read, length));
    if (block.empty())
        return aboutMatches(m_file, "the file was changed meanwhile");
    if (m_progress && !m_progress(static_cast<double>(m_read) / static_cast<double>(m_size)))
        return Error{ErrorCode::Io, message("reading %1 was stopped", quoted(m_file))};
    m_text.erase(0, m_at).append(block.begin(), block.end());
    m_at = 0;
    m_read += block.size();
    return {};
}

Result<Json> MatchLines::summary() const
{
    const std::uint64_t from = m_size - std::min<std::uint64_t>(m_size, kLongestLine);
    const auto bytes = CAVE_TRY(readBytes(m_file, from, kLongestLine));
    std::string text(bytes.begin(), bytes.end());
    text.erase(text.find_last_not_of('\n') + 1);
    const ParsedJson line = Json::parse(std::string_view(text).substr(text.rfind('\n') + 1));
    const Json *summary = line.ok() ? line.value.find(kSummaryKey) : nullptr;
    if (summary == nullptr)
        return noSummary(m_file);
    return *summary;
}

Error MatchLines::wrong(Message what) const
{
    return aboutMatches(m_file, message("line %1: %2", m_number, std::move(what)));
}

} // namespace cave
