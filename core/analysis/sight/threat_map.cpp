// SPDX-License-Identifier: MIT
#include "core/analysis/sight/threat_map.h"

#include "core/base/text.h"
#include "core/path/floor_window.h"
#include "core/rules/monsters.h"
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

namespace cave {
namespace {

/// Looks around from the positions of monsters.
class Lookout {
public:
    Lookout(World &world, ThreatMap &threats)
        : m_world(world)
        , m_rect(threats.rect)
        , m_threats(threats)
        , m_margin(farthestDisc(world))
    {
        // Each region is read both for its terrain and for its monsters.
        reserveRegionsForMonsters(world, reach());
        // A line of sight stays inside the bounding rectangle of its ends, and so inside this one.
        world.map.copyOpaque({{m_rect.origin.x - m_margin, m_rect.origin.y - m_margin},
                              m_rect.width + 2 * m_margin,
                              m_rect.height + 2 * m_margin},
                             m_rock);
    }

    /// Monsters farther than this from the rectangle's centre, on either axis, see nothing of it.
    [[nodiscard]] int reach() const { return std::max(m_rect.width, m_rect.height) / 2 + m_margin; }
    [[nodiscard]] WorldPos middle() const
    {
        return {m_rect.origin.x + m_rect.width / 2, m_rect.origin.y + m_rect.height / 2};
    }

    void lookFrom(const Monster &monster)
    {
        const int radius = sightRadiusOf(m_world, monster);
        const WorldPos at = monster.state.position;
        const WorldPos low{std::max(at.x - radius, m_rect.origin.x),
                           std::max(at.y - radius, m_rect.origin.y)};
        const WorldPos high{std::min(at.x + radius, m_rect.origin.x + m_rect.width - 1),
                            std::min(at.y + radius, m_rect.origin.y + m_rect.height - 1)};
        for (std::int64_t y = low.y; y <= high.y; ++y) {
            for (std::int64_t x = low.x; x <= high.x; ++x)
                look(monster, {x, y});
        }
    }

private:
    [[nodiscard]] bool blocks(WorldPos p) const
    {
        return m_rock.test(static_cast<int>(p.x - m_rect.origin.x) + m_margin,
                           static_cast<int>(p.y - m_rect.origin.y) + m_margin);
    }

    void look(const Monster &monster, WorldPos p)
    {
        // Cells with rock or trees are never seen; this check is the cheapest.
        if (blocks(p) || !inDiscOf(m_world, monster, p))
            return;
        const auto x = static_cast<int>(p.x - m_rect.origin.x);
        const auto y = static_cast<int>(p.y - m_rect.origin.y);
        std::uint8_t &watchers =
            m_threats.watchers[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_rect.width) +
                               static_cast<std::size_t>(x)];
        const WorldPos own = monster.state.position; // trees at the viewer don't block
        const auto blocksView = [&](WorldPos cell) { return cell != own && blocks(cell); };
        if (m_world.content->scenario.contact ||
            lineOfSight(blocksView, own, p, m_world.spec.settings.gaps)) {
            if (watchers < std::numeric_limits<std::uint8_t>::max())
                ++watchers;
            m_threats.blind.clear(x, y);
            m_threats.most = std::max(m_threats.most, int{watchers});
        } else if (watchers == 0) {
            m_threats.blind.set(x, y);
        }
    }

    World &m_world;
    CellRect m_rect;
    ThreatMap &m_threats;
    int m_margin; ///< radius of the largest possible disc
    BitGrid m_rock;
};

/// Finds paths with the fewest seen cells, and among those with the fewest steps.
///
/// Dijkstra's algorithm with a bucket for each number of seen cells. Within a bucket steps cost one each, so
/// both the entries from the previous bucket and those added by the bucket itself come in order of length,
/// and two queues replace the heap.
class QuietWay {
public:
    QuietWay(const FloorWindow &window, const ThreatMap &threats)
        : m_window(window)
        , m_threats(threats)
        , m_stepTo(threats.watchers.size(), kUnreached)
    {
    }

    /// Cells from `from` to `to`, inclusive; empty if there is no path.
    std::vector<WorldPos> find(WorldPos from, WorldPos to)
    {
        std::vector<Waiting> entered{{from, 0, kStart}};
        while (!entered.empty()) {
            std::vector<Waiting> next;
            if (searchBucket(entered, to, next))
                return wayTo(to);
            entered = std::move(next);
        }
        return {};
    }

private:
    static constexpr std::uint8_t kStart = 4;
    static constexpr std::uint8_t kUnreached = 5;

    struct Waiting {
        WorldPos at;
        std::int32_t length = 0;    ///< steps from the start
        std::uint8_t step = kStart; ///< direction of the step that led here
    };

    /// Settles all cells reachable with the bucket's number of seen cells, up to `to`; true if that is one of
    /// them. Paths with one more seen cell are appended to `next`.
    bool searchBucket(const std::vector<Waiting> &entered, WorldPos to, std::vector<Waiting> &next)
    {
        m_own.clear();
        std::size_t ownHead = 0;
        std::size_t enteredHead = 0;
        while (ownHead < m_own.size() || enteredHead < entered.size()) {
            const bool fromOwn =
                enteredHead == entered.size() ||
                (ownHead < m_own.size() && m_own[ownHead].length < entered[enteredHead].length);
            const Waiting here = fromOwn ? m_own[ownHead++] : entered[enteredHead++];
            std::uint8_t &mark = m_stepTo[indexOf(here.at)];
            if (mark != kUnreached)
                continue;
            mark = here.step;
            if (here.at == to)
                return true;
            expand(here, next);
        }
        return false;
    }

    void expand(const Waiting &here, std::vector<Waiting> &next)
    {
        for (const Direction direction : kDirections) {
            const WorldPos p = step(here.at, direction);
            if (m_window.isFloor(p) && m_stepTo[indexOf(p)] == kUnreached)
                (m_threats.at(p) > 0 ? next : m_own)
                    .push_back({p, here.length + 1, static_cast<std::uint8_t>(direction)});
        }
    }

    [[nodiscard]] std::vector<WorldPos> wayTo(WorldPos to) const
    {
        std::vector<WorldPos> cells{to};
        for (std::uint8_t led = m_stepTo[indexOf(to)]; led != kStart; led = m_stepTo[indexOf(cells.back())])
            cells.push_back(step(cells.back(), static_cast<Direction>((led + 2) % 4)));
        std::ranges::reverse(cells);
        return cells;
    }

    [[nodiscard]] std::size_t indexOf(WorldPos p) const
    {
        const CellPos cell = m_window.cellAt(p);
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_threats.rect.width) +
               static_cast<std::size_t>(cell.x);
    }

    const FloorWindow &m_window;
    const ThreatMap &m_threats;
    std::vector<std::uint8_t> m_stepTo; ///< by cell: the direction of the step that settled it
    std::vector<Waiting> m_own;         ///< of the current bucket
};

int seenOf(const ThreatMap &threats, const std::vector<WorldPos> &cells)
{
    return static_cast<int>(std::ranges::count_if(cells, [&](WorldPos p) { return threats.at(p) > 0; }));
}

Result<void> checkEnd(const FloorWindow &window, const Message &name, WorldPos p)
{
    if (window.isFloor(p))
        return {};
    return Error{
        ErrorCode::InvalidArgument,
        message("the %1 of the route, %2, is %3", name, placeText(p),
                window.contains(p) ? message("rock") : message("outside the rectangle that is searched"))};
}

} // namespace

void cellsSeenByMonsters(World &world, const CellRect &rect, BitGrid &seen)
{
    const ThreatMap threats = threatMap(world, rect);
    seen.reset(rect.width, rect.height);
    auto watchers = threats.watchers.begin();
    for (int y = 0; y < rect.height; ++y) {
        for (int x = 0; x < rect.width; ++x) {
            if (*watchers++ > 0)
                seen.set(x, y);
        }
    }
}

RegionRows cellsSeenIn(World &world, RegionPos region)
{
    const int size = world.map.regionSize();
    BitGrid seen;
    cellsSeenByMonsters(world, {worldPos(region, {0, 0}, size), size, size}, seen);
    RegionRows rows{};
    for (int y = 0; y < size; ++y)
        rows[static_cast<std::size_t>(y)] = seen.row(y)[0];
    return rows;
}

ThreatMap threatMap(World &world, const CellRect &rect)
{
    assert(rect.width >= 0 && rect.width <= kMaxThreatSide);
    assert(rect.height >= 0 && rect.height <= kMaxThreatSide);
    ThreatMap threats;
    threats.rect = rect;
    threats.watchers.assign(static_cast<std::size_t>(rect.width) * static_cast<std::size_t>(rect.height), 0);
    threats.blind.reset(rect.width, rect.height);
    Lookout lookout(world, threats);
    for (const Monster &monster : monstersNear(world, lookout.middle(), lookout.reach()))
        lookout.lookFrom(monster);
    return threats;
}

Result<SafeRoute> safestRoute(World &world, const ThreatMap &threats, WorldPos from, WorldPos to)
{
    BitGrid rock;
    world.map.copyRock(threats.rect, rock);
    const FloorWindow window(threats.rect.origin, rock);
    CAVE_TRY(checkEnd(window, message("start"), from));
    CAVE_TRY(checkEnd(window, message("end"), to));
    SafeRoute route;
    route.cells = QuietWay(window, threats).find(from, to);
    route.seenCells = seenOf(threats, route.cells);
    route.fastest = findPath(window, from, to);
    route.fastestSeenCells = seenOf(threats, route.fastest);
    return route;
}

} // namespace cave
