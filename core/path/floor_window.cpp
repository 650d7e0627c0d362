// SPDX-License-Identifier: MIT
#include "core/path/floor_window.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace cave {
namespace {

// Marks of cells. Other values are the direction of the step that led to a settled cell.
constexpr std::uint8_t kOpen = 254;   // floor that isn't settled
constexpr std::uint8_t kClosed = 255; // rock, or the start

constexpr std::array<std::array<std::uint8_t, 8>, 256> marksOfBits()
{
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (unsigned bits = 0; bits < 256; ++bits)
        for (unsigned i = 0; i < 8; ++i)
            table[bits][i] = ((bits >> i) & 1U) != 0 ? kOpen : kClosed;
    return table;
}

/// Marks of eight neighbouring cells, by their bits.
constexpr std::array<std::array<std::uint8_t, 8>, 256> kMarksOfBits = marksOfBits();

/// One search. Its cells are numbered row by row with a border around the map, so that no step leads outside.
class AStar {
public:
    /// `open`: the cells to search, including both ends.
    AStar(const BitGrid &open, CellPos from, CellPos to)
        : m_width(open.width() + 2)
        , m_start(nodeAt(from))
        , m_goal(to)
        , m_to(nodeAt(to))
        , m_marks(static_cast<std::size_t>(m_width) * (static_cast<std::size_t>(open.height()) + 2) + 8,
                  kClosed)
    {
        // Eight cells at a time. Marks written past a row's end are closed, and overwritten by the next row.
        for (int y = 0; y < open.height(); ++y) {
            std::uint8_t *marks = &m_marks[indexOf(nodeAt({0, y}))];
            for (int x = 0; x < open.width(); x += 8) {
                const std::uint64_t bits = open.row(y)[x / 64] >> (static_cast<unsigned>(x) % 64U);
                std::memcpy(marks + x, kMarksOfBits[bits & 0xFFU].data(), 8);
            }
        }
    }

    /// True if there is a path.
    bool run()
    {
        enter(m_start, kClosed);
        while (isOpen(m_to)) {
            if (!m_now.empty()) {
                const Node node = m_now.back();
                m_now.pop_back();
                expand(node);
            } else if (!m_later.empty()) {
                takeLater();
            } else {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] std::vector<CellPos> path() const
    {
        constexpr std::array<CellPos, 4> kOffsets{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
        std::vector<CellPos> cells;
        CellPos cell = m_goal;
        for (std::uint8_t step = markOf(cell); step != kClosed; step = markOf(cell)) {
            cells.push_back(cell);
            cell = {cell.x - kOffsets[step].x, cell.y - kOffsets[step].y};
        }
        cells.push_back(cell);
        std::ranges::reverse(cells);
        return cells;
    }

private:
    struct Node {
        int index = 0; ///< of its mark
        int x = 0;     ///< its column, including the border
    };
    struct Waiting {
        Node node;
        std::uint8_t step = 0; ///< direction of the step that led to it
    };

    [[nodiscard]] Node nodeAt(CellPos cell) const
    {
        return {(cell.y + 1) * m_width + cell.x + 1, cell.x + 1};
    }
    [[nodiscard]] std::uint8_t markOf(CellPos cell) const { return m_marks[indexOf(nodeAt(cell))]; }
    [[nodiscard]] static std::size_t indexOf(Node node) { return static_cast<std::size_t>(node.index); }
    [[nodiscard]] bool isOpen(Node node) const { return m_marks[indexOf(node)] == kOpen; }

    /// A cell with the lowest estimate has been reached by a shortest path, so it is settled at once.
    void enter(Node node, std::uint8_t step)
    {
        m_marks[indexOf(node)] = step;
        m_now.push_back(node);
    }

    void expand(Node node)
    {
        const int column = node.index - node.x;
        const int goalColumn = m_to.index - m_to.x;
        look({node.index + m_width, node.x}, 0, column < goalColumn);
        look({node.index + 1, node.x + 1}, 1, node.x < m_to.x);
        look({node.index - m_width, node.x}, 2, column > goalColumn);
        look({node.index - 1, node.x - 1}, 3, node.x > m_to.x);
    }

    /// `closer`: the step leads closer to the goal, so the estimate is unchanged; otherwise it increases by
    /// 2.
    void look(Node node, std::uint8_t step, bool closer)
    {
        if (!isOpen(node))
            return;
        if (closer)
            enter(node, step);
        else
            m_later.push_back({node, step});
    }

    /// Continues with the next higher estimate: the waiting cells not reached by a shorter path.
    void takeLater()
    {
        for (const Waiting &waiting : m_later) {
            if (isOpen(waiting.node))
                enter(waiting.node, waiting.step);
        }
        m_later.clear();
    }

    int m_width; ///< including the border
    Node m_start;
    CellPos m_goal;
    Node m_to; ///< of the goal
    std::vector<std::uint8_t> m_marks;
    std::vector<Node> m_now;      ///< settled, to be expanded, all with the same estimate
    std::vector<Waiting> m_later; ///< seen with an estimate higher by 2
};

} // namespace

std::vector<CellPos> findPath(const BitGrid &floor, CellPos from, CellPos to)
{
    const auto isFloor = [&](CellPos cell) {
        return floor.contains(cell.x, cell.y) && floor.test(cell.x, cell.y);
    };
    if (!isFloor(from) || !isFloor(to))
        return {};
    AStar search(floor, from, to);
    return search.run() ? search.path() : std::vector<CellPos>{};
}

FloorWindow::FloorWindow(WorldPos origin, const BitGrid &rock)
    : m_origin(origin)
    , m_floor(rock.width(), rock.height())
{
    for (int y = 0; y < rock.height(); ++y)
        for (int word = 0; word < rock.wordsPerRow(); ++word)
            m_floor.row(y)[word] = ~rock.row(y)[word] & lowBits(rock.width() - 64 * word);
}

bool FloorWindow::contains(WorldPos p) const
{
    return CellRect{m_origin, m_floor.width(), m_floor.height()}.contains(p);
}

bool FloorWindow::isFloor(WorldPos p) const
{
    if (!contains(p))
        return false;
    const CellPos cell = cellAt(p);
    return m_floor.test(cell.x, cell.y);
}

void FloorWindow::block(WorldPos p)
{
    if (!contains(p))
        return;
    const CellPos cell = cellAt(p);
    m_floor.clear(cell.x, cell.y);
}

void FloorWindow::unblock(WorldPos p)
{
    if (!contains(p))
        return;
    const CellPos cell = cellAt(p);
    m_floor.set(cell.x, cell.y);
}

CellPos FloorWindow::cellAt(WorldPos p) const
{
    assert(contains(p));
    return {static_cast<int>(p.x - m_origin.x), static_cast<int>(p.y - m_origin.y)};
}

WorldPos FloorWindow::worldAt(CellPos cell) const
{
    return {m_origin.x + cell.x, m_origin.y + cell.y};
}

std::vector<WorldPos> findPath(const FloorWindow &window, WorldPos from, WorldPos to)
{
    std::vector<WorldPos> path;
    if (!window.contains(from) || !window.contains(to))
        return path;
    for (const CellPos cell : findPath(window.floor(), window.cellAt(from), window.cellAt(to)))
        path.push_back(window.worldAt(cell));
    return path;
}

std::vector<WorldPos> findCheapPath(const FloorWindow &window, const BitGrid &slow, Moves moves,
                                    WorldPos from, WorldPos to)
{
    std::vector<WorldPos> path;
    if (!window.contains(from) || !window.contains(to))
        return path;
    const CellPos goal = window.cellAt(to);
    for (const CellPos cell : cheapestPath({window.floor(), slow, moves}, window.cellAt(from),
                                           [goal](CellPos reached) { return reached == goal; }))
        path.push_back(window.worldAt(cell));
    return path;
}

std::optional<Direction> firstStep(const std::vector<WorldPos> &path)
{
    return path.size() < 2 ? std::nullopt : directionTo(path[0], path[1]);
}

} // namespace cave
