// SPDX-License-Identifier: MIT
#include "editor/view/map/map_keys.h"

#include "editor/view/map/map_view.h"

#include <QKeyEvent>

#include <algorithm>

namespace cave {
namespace {

constexpr double kStepPixels = 32; // device pixels, but at least some cells
constexpr double kFewestCells = 4;
constexpr double kFarther = 5;

} // namespace

bool moveMapByKey(MapView &map, const QKeyEvent &event)
{
    const double farther = event.modifiers().testFlag(Qt::ShiftModifier) ? kFarther : 1;
    const double step = std::max(kFewestCells, kStepPixels / map.zoom().scale()) * farther;
    const auto move = [&map](double east, double north) {
        map.setCamera(map.camera().movedBy(east, north));
        return true;
    };
    const auto zoom = [&map](int steps) {
        map.zoomBy(steps);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left:
        return move(-step, 0);
    case Qt::Key_Right:
        return move(step, 0);
    case Qt::Key_Up:
        return move(0, step);
    case Qt::Key_Down:
        return move(0, -step);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(1);
    case Qt::Key_Minus:
        return zoom(-1);
    default:
        return false;
    }
}

} // namespace cave
