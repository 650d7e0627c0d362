// SPDX-License-Identifier: MIT
// What mouse and keys do to a contact sheet.
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/table/seed_roles.h"
#include "editor/view/texts/error_texts.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace cave {
namespace {

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

QModelIndex ContactSheet::currentIndex() const
{
    if (m_selection == nullptr || !m_selection->currentIndex().isValid())
        return {};
    return m_selection->currentIndex().siblingAtColumn(0);
}

void ContactSheet::setCurrentIndex(const QModelIndex &index)
{
    if (index.isValid())
        select(index, Qt::NoModifier);
}

void ContactSheet::scrollTo(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const QRect card = cardRect(index.row()).adjusted(0, -kCardGap, 0, kCardGap);
    const int view = viewport()->height();
    // A card higher than the view is shown from its top.
    qint64 way = 0;
    if (card.top() < 0 || card.height() > view)
        way = card.top();
    else if (card.bottom() >= view)
        way = card.bottom() + 1 - view;
    if (way != 0)
        verticalScrollBar()->setValue(static_cast<int>((offset() + way) / m_scrollUnit));
}

void ContactSheet::currentChanged(const QModelIndex &current)
{
    viewport()->update();
    const QModelIndex card = current.siblingAtColumn(0);
    if (!card.isValid()) {
        setAccessibleName(tr("Contact sheet of seeds"));
        return;
    }
    const QString label = card.data().toString();
    setAccessibleName(tr("Contact sheet of seeds, %1").arg(label.isEmpty() ? tr("(empty)") : label));
    setAccessibleDescription(card.data(seed_roles::Facts).toStringList().join(u", "));
}

/// Selects as Qt's own views do: Shift from where a selection began, Ctrl one more or one less.
void ContactSheet::select(const QModelIndex &index, Qt::KeyboardModifiers modifiers)
{
    if (m_selection == nullptr || !index.isValid())
        return;
    using Flags = QItemSelectionModel::SelectionFlag;
    const bool extend = modifiers.testFlag(Qt::ShiftModifier) && m_anchor.isValid();
    const bool toggle = modifiers.testFlag(Qt::ControlModifier);
    if (!extend)
        m_anchor = index;
    m_selection->setCurrentIndex(index, Flags::NoUpdate);
    if (extend)
        m_selection->select(
            QItemSelection(std::min<QModelIndex>(m_anchor, index), std::max<QModelIndex>(m_anchor, index)),
            (toggle ? Flags::Select : Flags::ClearAndSelect) | Flags::Rows);
    else
        m_selection->select(index, (toggle ? Flags::Toggle : Flags::ClearAndSelect) | Flags::Rows);
    scrollTo(index);
}

bool ContactSheet::event(QEvent *event)
{
    // Keys of ours come to us, also where the window has an action for them.
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<const QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

bool ContactSheet::isOwnKey(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & kChosen;
    if (!directionOf(event.key()).isNull())
        return modifiers != Qt::MetaModifier;
    constexpr std::array kKeys{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter,   Qt::Key_F,    Qt::Key_L,
                               Qt::Key_0,     Qt::Key_Plus,   Qt::Key_Minus,   Qt::Key_Home, Qt::Key_End,
                               Qt::Key_Equal, Qt::Key_PageUp, Qt::Key_PageDown};
    return modifiers == Qt::NoModifier && std::ranges::find(kKeys, event.key()) != kKeys.end();
}

void ContactSheet::keyPressEvent(QKeyEvent *event)
{
    if (panByKey(event) || actByKey(event) || moveByKey(event))
        return event->accept();
    event->ignore(); // the scroll bars' own keys have been dealt with
}

bool ContactSheet::panByKey(QKeyEvent *event)
{
    const QPointF direction = directionOf(event->key());
    if (direction.isNull() || (event->modifiers() & kChosen) != Qt::AltModifier)
        return false;
    constexpr int kShare = 8; // of the map's height
    const double way = std::max(1, m_face->mapPixels().height() / kShare);
    const QModelIndex current = currentIndex();
    steer(current, cameraOf(current).movedBy(direction * way));
    return true;
}

bool ContactSheet::actByKey(QKeyEvent *event)
{
    const QModelIndex current = currentIndex();
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        control ? setCardWidth(m_cardWidth + kWidthStep) : zoomBy(1);
        return true;
    case Qt::Key_Minus:
        control ? setCardWidth(m_cardWidth - kWidthStep) : zoomBy(-1);
        return true;
    case Qt::Key_0:
        resetCamera();
        return true;
    case Qt::Key_L:
        setAlone(current, !isAlone(current));
        return true;
    case Qt::Key_A:
        if (control && m_selection != nullptr && rowCount() > 0)
            m_selection->select(QItemSelection(indexOf(0), indexOf(rowCount() - 1)),
                                QItemSelectionModel::Select | QItemSelectionModel::Rows);
        return control;
    case Qt::Key_Space:
        if (m_selection != nullptr && current.isValid())
            m_selection->select(current, QItemSelectionModel::Toggle | QItemSelectionModel::Rows);
        return true;
    case Qt::Key_F:
    case Qt::Key_Asterisk:
        if (control)
            return false; // to find something is the window's
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

/// Where a key leads from the current card; none: −1.
int ContactSheet::rowForKey(int key) const
{
    const int last = rowCount() - 1;
    const int row = currentIndex().row();
    const int page = std::max(1, viewport()->height() / (m_face->size().height() + kCardGap)) * m_columns;
    if (row < 0) { // the first key goes to what is seen first
        const bool moves = !directionOf(key).isNull() || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
        return moves ? rowsInView().first : key == Qt::Key_Home ? 0 : key == Qt::Key_End ? last : -1;
    }
    switch (key) {
    case Qt::Key_Left:
        return std::max(0, row - 1);
    case Qt::Key_Right:
        return std::min(last, row + 1);
    case Qt::Key_Up:
        return row >= m_columns ? row - m_columns : row;
    case Qt::Key_Down: // from the line before the last down to the last card, though that stands aside
        return row / m_columns < last / m_columns ? std::min(last, row + m_columns) : row;
    case Qt::Key_PageUp:
        return std::max(row % m_columns, row - page);
    case Qt::Key_PageDown:
        return std::min(last, row + page);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return last;
    default:
        return -1;
    }
}

bool ContactSheet::moveByKey(QKeyEvent *event)
{
    const int row = rowCount() > 0 ? rowForKey(event->key()) : -1;
    if (row < 0)
        return false;
    moveCurrent(row, event->modifiers());
    return true;
}

void ContactSheet::moveCurrent(int row, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex index = indexOf(row);
    const bool onlyMove = modifiers.testFlag(Qt::ControlModifier) && !modifiers.testFlag(Qt::ShiftModifier);
    if (!onlyMove)
        return select(index, modifiers);
    if (m_selection == nullptr)
        return;
    m_selection->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    m_anchor = index;
    scrollTo(index);
}

void ContactSheet::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        hover(event->position().toPoint());
        return;
    }
    m_wheelRest += event->angleDelta().y();
    const int steps = m_wheelRest / kNotch;
    m_wheelRest -= steps * kNotch;
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    const QRect map = mapRect(index);
    event->accept();
    if (steps == 0)
        return;
    // Over no map all of them zoom about their middle.
    if (!map.contains(at))
        return setCamera(m_camera.zoomedBy(steps));
    const QPointF fromMiddle = (event->position() - QRectF(map).center()) * m_face->ratio();
    steer(index, cameraOf(index).zoomedBy(steps, fromMiddle));
}

void ContactSheet::mousePressEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    if (event->button() == Qt::RightButton) {
        if (index.isValid() && m_selection != nullptr && !m_selection->isSelected(index))
            select(index, Qt::NoModifier);
        return;
    }
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    if (event->button() == Qt::LeftButton && starRect(index).contains(at)) {
        emit starToggled(index);
        return;
    }
    if (event->button() == Qt::LeftButton && pinRect(index).contains(at)) {
        setAlone(index, !isAlone(index));
        return;
    }
    m_press = Press{at, index, cameraOf(index), mapRect(index).contains(at), false};
}

void ContactSheet::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (!m_press.has_value())
        return hover(at);
    if (!m_press->onMap)
        return;
    const QPoint way = at - m_press->at;
    if (!m_press->dragged && way.manhattanLength() < QApplication::startDragDistance())
        return;
    m_press->dragged = true;
    viewport()->setCursor(Qt::ClosedHandCursor);
    steer(m_press->index, m_press->camera.movedBy(-QPointF(way) * m_face->ratio()));
}

void ContactSheet::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_press.has_value())
        return;
    const Press press = *m_press;
    m_press.reset();
    viewport()->unsetCursor();
    viewport()->update();
    const QPoint at = event->position().toPoint();
    if (press.dragged || event->button() != Qt::LeftButton)
        return hover(at);
    if (press.index.isValid())
        select(press.index, event->modifiers());
    else if ((event->modifiers() & kChosen) == Qt::NoModifier && m_selection != nullptr)
        m_selection->clearSelection(); // a click between the cards
}

void ContactSheet::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    if (event->button() != Qt::LeftButton || !index.isValid())
        return;
    if (starRect(index).contains(at) || pinRect(index).contains(at))
        return mousePressEvent(event); // two quick clicks
    emit activated(index);
}

void ContactSheet::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid())
        return;
    emit contextMenuRequested(index, byMouse ? event->globalPos()
                                             : viewport()->mapToGlobal(mapRect(index).center()));
}

void ContactSheet::hover(std::optional<QPoint> position)
{
    const QModelIndex index = position.has_value() ? indexAt(*position) : QModelIndex();
    const std::optional<WorldPos> cell = position.has_value() ? cellAt(*position) : std::nullopt;
    if (index == m_hovered && cell == m_hoveredCell)
        return;
    if (index != m_hovered)
        viewport()->update();
    const bool ended = m_hoveredCell.has_value() && !cell.has_value();
    m_hovered = index;
    m_hoveredCell = cell;
    if (cell.has_value())
        emit cellHovered(index, *cell);
    else if (ended)
        emit hoverEnded();
}

QString ContactSheet::toolTipAt(QPoint position) const
{
    const QModelIndex index = indexAt(position);
    if (!index.isValid())
        return {};
    if (starRect(index).contains(position))
        return index.data(seed_roles::Starred).toBool() ? tr("Take the star away (F)") : tr("Star it (F)");
    if (pinRect(index).contains(position))
        return isAlone(index) ? tr("Move this map with the others again (L)")
                              : tr("Let this map alone: it keeps its place when the others move (L)");
    const CardTexts texts = textsOf(index.row());
    QStringList lines{texts.label.isEmpty() ? tr("(empty)") : texts.label};
    lines += texts.facts;
    if (!texts.tags.isEmpty())
        lines += tr("Tags: %1").arg(texts.tags.join(u", "));
    if (!texts.lacks.isEmpty())
        lines += texts.lacks;
    const CardWorld *world = m_store->world(specOf(index));
    if (world != nullptr && world->error.has_value())
        lines += errorText(*world->error);
    for (QString &line : lines)
        line = line.toHtmlEscaped();
    return "<p style='white-space:pre-wrap'>" + lines.join("<br>") + "</p>";
}

bool ContactSheet::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto *help = static_cast<const QHelpEvent *>(event);
        const QString text = toolTipAt(help->pos());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    case QEvent::Leave:
        hover(std::nullopt);
        break;
    default:
        break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void ContactSheet::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void ContactSheet::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void ContactSheet::tellKeys()
{
    setWhatsThis(
        tr("<p>Each card is a live map of one seed. All maps are seen by one camera.</p>"
           "<p><b>Mouse:</b> drag on a map to move all maps, turn the wheel to scroll, turn it with "
           "Ctrl to zoom the maps. Double click opens a seed.</p>"
           "<p><b>Keys:</b> arrows, Page Up, Page Down, Home and End go from card to card, with Shift "
           "they select; Space selects or not; Enter opens; F or * stars; L lets a map alone; "
           "Alt+arrows move the maps; + and − zoom them; 0 goes back to the origin; Ctrl++ and "
           "Ctrl+− change the size of the cards.</p>"));
}

} // namespace cave
