// SPDX-License-Identifier: MIT
#include "core/edit/level_parts.h"

#include <algorithm>

namespace cave {

LevelParts::LevelParts(const LevelFile &level)
{
    addRows(level);
    joinRows();
}

void LevelParts::addRows(const LevelFile &level)
{
    const std::vector<LevelTile> solid = solidTiles(level);
    std::size_t next = 0;
    m_rows.reserve(static_cast<std::size_t>(level.height) + 1);
    const auto addRun = [this](int begin, int end) {
        if (begin < end)
            m_runs.push_back({begin, end, m_runs.size()});
    };
    for (int y = 0; y < level.height; ++y) {
        m_rows.push_back(m_runs.size());
        int begin = 0;
        for (; next < solid.size() && solid[next].y == y; ++next) {
            addRun(begin, solid[next].x);
            begin = solid[next].x + 1;
        }
        addRun(begin, level.width);
    }
    m_rows.push_back(m_runs.size());
}

std::size_t LevelParts::rootOf(std::size_t run)
{
    while (m_runs[run].part != run) {
        m_runs[run].part = m_runs[m_runs[run].part].part; // path halving
        run = m_runs[run].part;
    }
    return run;
}

void LevelParts::joinRows()
{
    for (std::size_t row = 1; row + 1 < m_rows.size(); ++row) {
        std::size_t above = m_rows[row - 1];
        std::size_t here = m_rows[row];
        while (above < m_rows[row] && here < m_rows[row + 1]) {
            if (m_runs[above].begin < m_runs[here].end && m_runs[here].begin < m_runs[above].end)
                m_runs[rootOf(here)].part = rootOf(above);
            if (m_runs[above].end < m_runs[here].end)
                ++above;
            else
                ++here;
        }
    }
    for (std::size_t run = 0; run < m_runs.size(); ++run)
        m_runs[run].part = rootOf(run);
}

std::optional<std::size_t> LevelParts::partOf(LevelTile tile) const
{
    if (tile.y < 0 || static_cast<std::size_t>(tile.y) + 1 >= m_rows.size())
        return std::nullopt;
    const auto row = static_cast<std::size_t>(tile.y);
    const auto begin = m_runs.begin() + static_cast<std::ptrdiff_t>(m_rows[row]);
    const auto end = m_runs.begin() + static_cast<std::ptrdiff_t>(m_rows[row + 1]);
    const auto after =
        std::upper_bound(begin, end, tile.x, [](int x, const Run &run) { return x < run.begin; });
    if (after == begin || tile.x >= (after - 1)->end)
        return std::nullopt;
    return (after - 1)->part;
}

} // namespace cave
