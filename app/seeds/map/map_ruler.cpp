// SPDX-License-Identifier: MIT
#include "app/seeds/map/map_ruler.h"

#include "app/common/seed_worlds.h"
#include "core/path/floor_window.h"
#include "core/world/world_map.h"

#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace cave {
namespace {

constexpr std::int64_t kMargin = 64;     ///< cells around the two ends, for detours
constexpr std::int64_t kFarthest = 2000; ///< cells between the ends, for counting steps

} // namespace

MapRuler::MapRuler(QObject *parent)
    : QObject(parent)
    , m_walker(
          WorkUrgency::Cards, [](const Question &question) { return stepsOf(question); },
          [this](const Question & /*question*/, std::optional<int> steps) {
              m_state = steps ? Steps::Known : Steps::NoPath;
              m_steps = steps.value_or(0);
              emit changed();
          })
{
}

std::optional<int> MapRuler::stepsOf(const Question &question)
{
    const std::shared_ptr<const SeedWorld> world = seedWorld(question.spec);
    if (!world->source())
        return std::nullopt;
    WorldMap map(*world->source());
    const WorldPos low{std::min(question.from.x, question.to.x) - kMargin,
                       std::min(question.from.y, question.to.y) - kMargin};
    const CellRect area{low, static_cast<int>(std::abs(question.to.x - question.from.x) + 2 * kMargin + 1),
                        static_cast<int>(std::abs(question.to.y - question.from.y) + 2 * kMargin + 1)};
    BitGrid rock;
    map.copyRock(area, rock);
    const std::vector<WorldPos> path = findPath(FloorWindow(low, rock), question.from, question.to);
    return path.empty() ? std::nullopt : std::optional(static_cast<int>(path.size()) - 1);
}

void MapRuler::setWorld(const WorldSpec &spec)
{
    m_spec = spec;
    clear();
}

void MapRuler::clear()
{
    m_walker.forget();
    m_from.reset();
    m_open = false;
    m_state = Steps::Unknown;
    emit changed();
}

void MapRuler::press(const Pointer &at)
{
    if (m_open)
        return moveEnd(at.cell);
    m_walker.forget();
    m_from = m_to = at.cell;
    m_open = true;
    m_moved = false;
    m_state = Steps::Unknown;
    emit changed();
}

void MapRuler::drag(const Pointer &at)
{
    moveEnd(at.cell);
}

/// A click without a drag is the first one or, elsewhere than that, the second.
void MapRuler::release(const Pointer &at)
{
    if (!m_open)
        return;
    moveEnd(at.cell);
    if (m_moved)
        finish();
}

void MapRuler::hover(std::optional<WorldPos> cell)
{
    if (m_open && cell)
        moveEnd(*cell);
}

void MapRuler::moveEnd(WorldPos to)
{
    if (!m_open || m_to == to)
        return;
    m_to = to;
    m_moved = m_moved || to != *m_from;
    emit changed();
}

void MapRuler::finish()
{
    m_open = false;
    const bool near = std::max(std::abs(m_to.x - m_from->x), std::abs(m_to.y - m_from->y)) <= kFarthest;
    m_state = near ? Steps::Counting : Steps::TooFar;
    if (near)
        m_walker.ask({m_spec, *m_from, m_to});
    emit changed();
}

QString MapRuler::distanceText() const
{
    const auto cells = [](std::int64_t count) { return QLocale().toString(qlonglong{std::abs(count)}); };
    const std::int64_t east = m_to.x - m_from->x;
    const std::int64_t north = m_to.y - m_from->y;
    return (east < 0 ? tr("%1 west") : tr("%1 east")).arg(cells(east)) + QStringLiteral(" · ") +
           (north < 0 ? tr("%1 south") : tr("%1 north")).arg(cells(north));
}

QString MapRuler::stepsText() const
{
    switch (m_state) {
    case Steps::Unknown:
        break;
    case Steps::Counting:
        return tr("counting steps…");
    case Steps::Known:
        return m_steps == 1 ? tr("1 step") : tr("%1 steps").arg(QLocale().toString(m_steps));
    case Steps::NoPath:
        return tr("no path nearby");
    case Steps::TooFar:
        return tr("too far to count steps");
    }
    return {};
}

QString MapRuler::text() const
{
    if (!m_from)
        return {};
    const QString steps = stepsText();
    return steps.isEmpty() ? distanceText() : distanceText() + QStringLiteral(" · ") + steps;
}

MapOverlays MapRuler::overlays() const
{
    MapOverlays overlays;
    if (!m_from)
        return overlays;
    const QString steps = stepsText();
    overlays.lines.push_back({*m_from, m_to, std::nullopt});
    overlays.labels.push_back({m_to, steps.isEmpty() ? distanceText() : distanceText() + u'\n' + steps});
    return overlays;
}

} // namespace cave

#include "moc_map_ruler.cpp"
