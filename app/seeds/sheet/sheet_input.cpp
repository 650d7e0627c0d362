// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/sheet_input.h"

#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/sheet/card_contents.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "app/seeds/sheet/sheet_layout.h"
#include "editor/view/style/shown_key.h"

#include <QApplication>
#include <QHelpEvent>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <array>

namespace cave {
namespace {

constexpr Qt::Key kStarKey = Qt::Key_F;
constexpr Qt::Key kLinkKey = Qt::Key_L;

using Flags = QItemSelectionModel::SelectionFlag;

constexpr int kNotch = 120; // of a wheel
constexpr int kWidthStep = 40;

constexpr Qt::KeyboardModifiers kChosen =
    Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

QPointF directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace

bool SheetInput::isOwnKey(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & kChosen;
    if (!directionOf(event.key()).isNull())
        return modifiers != Qt::MetaModifier;
    constexpr std::array kKeys{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter,   kStarKey,     kLinkKey,
                               Qt::Key_0,     Qt::Key_Plus,   Qt::Key_Minus,   Qt::Key_Home, Qt::Key_End,
                               Qt::Key_Equal, Qt::Key_PageUp, Qt::Key_PageDown};
    return modifiers == Qt::NoModifier && std::ranges::find(kKeys, event.key()) != kKeys.end();
}

bool SheetInput::press(const QKeyEvent &event)
{
    return pan(event) || act(event) || move(event);
}

bool SheetInput::pan(const QKeyEvent &event)
{
    const QPointF direction = directionOf(event.key());
    if (direction.isNull() || (event.modifiers() & kChosen) != Qt::AltModifier)
        return false;
    constexpr int kShare = 8; // of the map's height
    const double way = std::max(1, m_parts.layout.face().mapPixels().height() / kShare);
    const QModelIndex current = this->current();
    m_parts.cameras.steer(current, m_parts.cameras.of(current).movedBy(direction * way));
    return true;
}

bool SheetInput::act(const QKeyEvent &event)
{
    SheetCameras &cameras = m_parts.cameras;
    const QModelIndex current = this->current();
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    const auto grow = [&](int by) {
        if (control)
            emit cardWidthWanted(m_parts.layout.cardWidth() + by * kWidthStep);
        else
            cameras.zoom(current, by);
    };
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        grow(1);
        return true;
    case Qt::Key_Minus:
        grow(-1);
        return true;
    case Qt::Key_0:
        cameras.reset();
        return true;
    case kLinkKey:
        cameras.setAlone(current, !cameras.isAlone(current));
        return true;
    case Qt::Key_A:
        if (control)
            m_parts.selection.select(QItemSelection(m_parts.rows.index(0, 0),
                                                    m_parts.rows.index(m_parts.layout.rowCount() - 1, 0)),
                                     Flags::Select | Flags::Rows);
        return control;
    case Qt::Key_Space:
        m_parts.selection.select(current, Flags::Toggle | Flags::Rows);
        return true;
    case kStarKey:
    case Qt::Key_Asterisk:
        if (control)
            return false; // search is the window's
        if (current.isValid())
            emit starToggled(current);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current.isValid())
            emit activated(current);
        return true;
    default:
        return false;
    }
}

bool SheetInput::move(const QKeyEvent &event)
{
    const int row = m_parts.layout.rowForKey(event.key(), current().row());
    const QModelIndex index = m_parts.rows.index(row, 0);
    if (row < 0)
        return false;
    if ((event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) != Qt::ControlModifier) {
        select(index, event.modifiers());
        return true;
    }
    m_anchor = index;
    m_parts.selection.setCurrentIndex(index, Flags::NoUpdate);
    emit reached(index);
    return true;
}

QModelIndex SheetInput::current() const
{
    return m_parts.selection.currentIndex().siblingAtColumn(0);
}

void SheetInput::select(const QModelIndex &index, Qt::KeyboardModifiers modifiers)
{
    const bool extend = modifiers.testFlag(Qt::ShiftModifier) && m_anchor.isValid();
    const bool toggle = modifiers.testFlag(Qt::ControlModifier);
    if (!extend)
        m_anchor = index;
    m_parts.selection.setCurrentIndex(index, Flags::NoUpdate);
    if (extend)
        m_parts.selection.select(
            QItemSelection(std::min<QModelIndex>(m_anchor, index), std::max<QModelIndex>(m_anchor, index)),
            (toggle ? Flags::Select : Flags::ClearAndSelect) | Flags::Rows);
    else
        m_parts.selection.select(index, (toggle ? Flags::Toggle : Flags::ClearAndSelect) | Flags::Rows);
    emit reached(index);
}

bool SheetInput::take(QEvent &event)
{
    switch (event.type()) {
    case QEvent::MouseButtonPress:
        hold(static_cast<QMouseEvent &>(event));
        return true;
    case QEvent::MouseMove:
        drag(static_cast<QMouseEvent &>(event));
        return true;
    case QEvent::MouseButtonRelease:
        release(static_cast<QMouseEvent &>(event));
        return true;
    case QEvent::MouseButtonDblClick:
        doubleClick(static_cast<QMouseEvent &>(event));
        return true;
    case QEvent::Wheel:
        return zoom(static_cast<QWheelEvent &>(event));
    case QEvent::ToolTip: {
        const auto &help = static_cast<const QHelpEvent &>(event);
        QToolTip::showText(help.globalPos(), toolTipAt(help.pos()), &m_parts.viewport); // empty: hides it
        return true;
    }
    case QEvent::Leave:
        hover(std::nullopt);
        return false;
    default:
        return false;
    }
}

bool SheetInput::zoom(QWheelEvent &event)
{
    if (!event.modifiers().testFlag(Qt::ControlModifier))
        return false;
    event.accept();
    m_wheelRest += event.angleDelta().y();
    const int steps = m_wheelRest / kNotch;
    m_wheelRest -= steps * kNotch;
    const QPoint at = event.position().toPoint();
    const int row = m_parts.layout.rowAt(at);
    const QRect map = m_parts.layout.mapRect(row);
    if (steps == 0)
        return true;
    if (map.contains(at))
        m_parts.cameras.zoom(m_parts.rows.index(row, 0), steps,
                             (event.position() - QRectF(map).center()) * m_parts.layout.face().ratio());
    else // over no map, all of them zoom about their centre
        m_parts.cameras.zoom({}, steps);
    return true;
}

void SheetInput::hold(const QMouseEvent &event)
{
    const QPoint at = event.position().toPoint();
    const int row = m_parts.layout.rowAt(at);
    const QModelIndex index = m_parts.rows.index(row, 0);
    if (event.button() == Qt::RightButton && m_parts.selection.isSelected(index))
        m_parts.selection.setCurrentIndex(index, Flags::NoUpdate); // what the menu acts on
    else if (event.button() == Qt::RightButton && index.isValid())
        select(index);
    if (event.button() != Qt::LeftButton && event.button() != Qt::MiddleButton)
        return;
    const bool left = event.button() == Qt::LeftButton;
    if (left && m_parts.layout.starRect(row).contains(at))
        emit starToggled(index);
    else if (left && m_parts.layout.pinRect(row).contains(at))
        m_parts.cameras.setAlone(index, !m_parts.cameras.isAlone(index));
    else
        m_held = Held{at, index, m_parts.cameras.of(index), m_parts.layout.mapRect(row).contains(at), false};
}

void SheetInput::drag(const QMouseEvent &event)
{
    const QPoint at = event.position().toPoint();
    if (!m_held.has_value())
        return hover(at);
    if (!m_held->onMap)
        return;
    const QPoint way = at - m_held->at;
    if (!m_held->dragged && way.manhattanLength() < QApplication::startDragDistance())
        return;
    m_held->dragged = true;
    m_parts.viewport.setCursor(Qt::ClosedHandCursor);
    m_parts.cameras.steer(m_held->index,
                          m_held->camera.movedBy(-QPointF(way) * m_parts.layout.face().ratio()));
}

void SheetInput::release(const QMouseEvent &event)
{
    if (!m_held.has_value())
        return;
    const Held held = *m_held;
    m_held.reset();
    m_parts.viewport.unsetCursor();
    m_parts.viewport.update();
    if (held.dragged || event.button() != Qt::LeftButton)
        return hover(event.position().toPoint());
    if (held.index.isValid())
        select(held.index, event.modifiers());
    else if ((event.modifiers() & kChosen) == Qt::NoModifier)
        m_parts.selection.clearSelection(); // a click between the cards
}

void SheetInput::doubleClick(const QMouseEvent &event)
{
    const QPoint at = event.position().toPoint();
    const int row = m_parts.layout.rowAt(at);
    if (event.button() != Qt::LeftButton || row < 0)
        return;
    if (m_parts.layout.starRect(row).contains(at) || m_parts.layout.pinRect(row).contains(at))
        return hold(event); // two quick clicks
    emit activated(m_parts.rows.index(row, 0));
}

void SheetInput::hover(std::optional<QPoint> position)
{
    const QModelIndex index =
        position.has_value() ? m_parts.rows.index(m_parts.layout.rowAt(*position), 0) : QModelIndex();
    if (index == m_hovered)
        return;
    m_hovered = index;
    m_parts.viewport.update();
}

QString SheetInput::toolTipAt(QPoint position) const
{
    const int row = m_parts.layout.rowAt(position);
    const QModelIndex index = m_parts.rows.index(row, 0);
    if (!index.isValid())
        return {};
    if (m_parts.layout.starRect(row).contains(position))
        return index.data(seed_roles::Starred).toBool() ? withKey(tr("Remove star"), kStarKey)
                                                        : withKey(tr("Star"), kStarKey);
    if (m_parts.layout.pinRect(row).contains(position))
        return m_parts.cameras.isAlone(index) ? withKey(tr("Link this map with the others"), kLinkKey)
                                              : withKey(tr("Unlink this map from the others"), kLinkKey);
    return m_parts.contents.toolTip(row);
}

} // namespace cave

#include "moc_sheet_input.cpp"
