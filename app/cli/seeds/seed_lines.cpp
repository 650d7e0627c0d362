// SPDX-License-Identifier: MIT
#include "app/cli/seeds/seed_lines.h"

#include <cerrno>
#include <poll.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace cave::cli {
namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10U;
/// A line may be longer than its content by a byte order mark and a carriage return.
constexpr std::size_t kSlack = 4;

} // namespace

SeedLines::SeedLines(int descriptor, const std::string &column) : m_reader(column), m_descriptor(descriptor)
{
}

std::optional<std::string> SeedLines::takeLine()
{
    const std::size_t end = m_text.find('\n', m_at);
    if (end == std::string::npos && (!m_complete || m_at == m_text.size()))
        return std::nullopt;
    std::string line = m_text.substr(m_at, end == std::string::npos ? end : end - m_at);
    m_at = end == std::string::npos ? m_text.size() : end + 1;
    ++m_number;
    return line;
}

Result<bool> SeedLines::readMore(int milliseconds)
{
    pollfd input{m_descriptor, POLLIN, 0};
    if (m_complete || poll(&input, 1, milliseconds) <= 0)
        return false;
    m_text.erase(0, m_at);
    m_at = 0;
    const std::size_t before = m_text.size();
    m_text.resize(before + kBlock);
    const ssize_t length = ::read(m_descriptor, m_text.data() + before, kBlock);
    const int code = errno;
    m_text.resize(before + (length > 0 ? static_cast<std::size_t>(length) : 0));
    if (length < 0 && (code == EINTR || code == EAGAIN))
        return false;
    if (length < 0)
        return Error{ErrorCode::Io, std::generic_category().message(code)};
    m_complete = length == 0;
    const std::size_t end = m_text.find('\n');
    const std::size_t longest = m_reader.longestLine();
    if (end == std::string::npos && m_text.size() > longest + kSlack)
        return invalid(message("line %1 is longer than %2 bytes", m_number + 1, longest));
    return true;
}

void SeedLines::take(std::size_t most, std::vector<std::string> &seeds)
{
    while (seeds.size() < most && !m_error) {
        const std::optional<std::string> line = takeLine();
        if (!line) {
            if (const Result<void> end = m_reader.end(); isTaken() && !end)
                m_error = end.error();
            return;
        }
        Result<std::optional<std::string>> seed = m_reader.next(*line);
        if (!seed)
            m_error = seed.error();
        else if (*seed)
            seeds.push_back(std::move(**seed));
    }
}

Result<std::vector<std::string>> SeedLines::next(std::size_t most, int milliseconds)
{
    std::vector<std::string> seeds;
    for (bool more = true; more;) {
        take(most, seeds);
        if (m_error || isTaken() || seeds.size() == most)
            break;
        const Result<bool> read = readMore(seeds.empty() ? milliseconds : 0);
        if (!read)
            m_error = read.error();
        more = read.ok() && *read;
    }
    if (m_error && seeds.empty())
        return *m_error;
    return seeds;
}

} // namespace cave::cli
