// SPDX-License-Identifier: MIT
#include "app/cli/seeds/seed_lines.h"

#include <utility>

namespace cave::cli {

SeedLines::SeedLines(int descriptor, const std::string &column)
    : m_reader(column)
    , m_input(descriptor, m_reader.longestLine())
{
}

void SeedLines::take(std::size_t most, std::vector<std::string> &seeds)
{
    while (seeds.size() < most && !m_error) {
        const std::optional<std::string> line = m_input.take();
        if (!line)
            return;
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
        if (m_error || m_input.ended() || seeds.size() == most)
            break;
        const Result<bool> read = m_input.read(seeds.empty() ? milliseconds : 0);
        if (!read)
            m_error = read.error();
        more = read.ok() && *read;
    }
    if (m_error && seeds.empty())
        return *m_error;
    return seeds;
}

} // namespace cave::cli
