// SPDX-License-Identifier: MIT
#include "core/analysis/sketch/sketch_pattern.h"

#include "core/base/text.h"

#include <algorithm>
#include <optional>

namespace cave {
namespace {

constexpr std::array<char, kSketchCells.size()> kLetters{' ', '.', '#', '$', 'M', '@', '+'};
constexpr char kVisibleAny = '?';

std::optional<SketchCell> cellOfLetter(char letter)
{
    if (letter == kVisibleAny)
        return SketchCell::Any;
    const auto found = std::ranges::find(kLetters, letter);
    if (found == kLetters.end())
        return std::nullopt;
    return kSketchCells[static_cast<std::size_t>(found - kLetters.begin())];
}

/// Without empty ones at the end.
std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        lines.push_back(line);
    }
    while (!lines.empty() && trimmed(lines.back()).empty())
        lines.pop_back();
    return lines;
}

Error wrongAt(std::size_t line, std::size_t column, Message what)
{
    return invalid(message("line %1, column %2: %3", line + 1, column + 1, std::move(what)));
}

/// The character that begins there, which may have several bytes.
std::string characterAt(std::string_view line, std::size_t at)
{
    constexpr std::size_t kLongest = 4;
    for (std::size_t length = 1; length <= kLongest; ++length) {
        if (const std::string_view part = line.substr(at, length); isUtf8(part))
            return printable(part);
    }
    return printable(line.substr(at, 1));
}

std::optional<Error> sizeError(const std::vector<std::string_view> &lines)
{
    constexpr auto kMax = static_cast<std::size_t>(SketchPattern::kMaxSide);
    if (lines.empty())
        return invalid("the sketch is empty");
    if (lines.size() > kMax)
        return wrongAt(kMax, 0, message("a sketch has at most %1 lines", SketchPattern::kMaxSide));
    for (std::size_t line = 0; line < lines.size(); ++line) {
        if (lines[line].size() > kMax) {
            // A longer text may be wrong for another reason, which helps more.
            for (std::size_t column = 0; column < kMax; ++column) {
                if (!cellOfLetter(lines[line][column]))
                    return std::nullopt;
            }
            return wrongAt(line, kMax, message("a sketch has at most %1 columns", SketchPattern::kMaxSide));
        }
    }
    return std::nullopt;
}

} // namespace

char letterOf(SketchCell cell)
{
    return kLetters[static_cast<std::size_t>(cell)];
}

SketchPattern::SketchPattern(int width, int height)
    : m_width(width)
    , m_height(height)
    , m_cells(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), SketchCell::Any)
{
}

Result<SketchPattern> SketchPattern::parse(std::string_view text)
{
    const std::vector<std::string_view> lines = linesOf(text);
    if (std::optional<Error> wrong = sizeError(lines))
        return *std::move(wrong);
    std::size_t width = 1;
    for (const std::string_view line : lines)
        width = std::max(width, std::min(line.size(), static_cast<std::size_t>(kMaxSide)));
    SketchPattern pattern(static_cast<int>(width), static_cast<int>(lines.size()));
    for (std::size_t line = 0; line < lines.size(); ++line) {
        for (std::size_t column = 0; column < lines[line].size(); ++column) {
            const std::optional<SketchCell> cell = cellOfLetter(lines[line][column]);
            if (!cell) {
                return wrongAt(line, column,
                               message("unknown cell '%1'; expected '.' floor, '#' rock, '$' chest, 'M' "
                                       "monster, '@' spawn, '+' way in or out, '?' or ' ' anything",
                                       characterAt(lines[line], column)));
            }
            if (*cell == SketchCell::Spawn && pattern.has(SketchCell::Spawn))
                return wrongAt(line, column, message("there is already another spawn '@'"));
            pattern.set({static_cast<int>(column), pattern.m_height - 1 - static_cast<int>(line)}, *cell);
        }
    }
    if (pattern.counted() == 0)
        return invalid("the sketch has no cell to compare; all of them may be anything");
    return pattern;
}

std::string SketchPattern::text() const
{
    std::string text;
    for (int y = m_height - 1; y >= 0; --y) {
        for (int x = 0; x < m_width; ++x) {
            const SketchCell cell = at({x, y});
            text += cell == SketchCell::Any ? kVisibleAny : letterOf(cell);
        }
        text += '\n';
    }
    return text;
}

void SketchPattern::set(CellPos cell, SketchCell what)
{
    if (what == SketchCell::Spawn)
        std::ranges::replace(m_cells, SketchCell::Spawn, SketchCell::Floor);
    m_cells[indexOf(cell)] = what;
}

void SketchPattern::resize(int width, int height)
{
    SketchPattern changed(width, height);
    for (int row = 0; row < std::min(height, m_height); ++row) {
        for (int x = 0; x < std::min(width, m_width); ++x)
            changed.m_cells[changed.indexOf({x, height - 1 - row})] = at({x, m_height - 1 - row});
    }
    *this = std::move(changed);
}

int SketchPattern::counted() const
{
    return static_cast<int>(
        std::ranges::count_if(m_cells, [](SketchCell c) { return c != SketchCell::Any; }));
}

bool SketchPattern::has(SketchCell what) const
{
    return std::ranges::find(m_cells, what) != m_cells.end();
}

SketchPattern SketchPattern::oriented(Orientation orientation) const
{
    SketchPattern result = *this;
    if (orientation.mirrored) {
        for (int y = 0; y < m_height; ++y) {
            for (int x = 0; x < m_width; ++x)
                result.m_cells[result.indexOf({m_width - 1 - x, y})] = at({x, y});
        }
    }
    for (int turn = 0; turn < orientation.quarters; ++turn) {
        SketchPattern turned(result.m_height, result.m_width);
        for (int y = 0; y < result.m_height; ++y) {
            for (int x = 0; x < result.m_width; ++x) // clockwise: north becomes east
                turned.m_cells[turned.indexOf({y, result.m_width - 1 - x})] = result.at({x, y});
        }
        result = std::move(turned);
    }
    return result;
}

} // namespace cave
