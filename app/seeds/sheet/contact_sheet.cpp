// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/contact_sheet.h"

#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/sheet/card_contents.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QObject>
#include <QPainter>
#include <QPersistentModelIndex>
#include <QPoint>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

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

constexpr double kOwnCellPixels = 5;

CardCamera firstCamera(double ratio)
{
    CardCamera camera;
    camera.zoom = {std::max(1, static_cast<int>(std::lround(kOwnCellPixels * ratio)))};
    return camera;
}

} // namespace

/// Mouse and keyboard input of a sheet (see ContactSheet), the hovered card, and the selection of cards.
class SheetInput : public QObject {
    Q_OBJECT

public:
    /// What it works on; all must outlive it.
    struct Parts {
        QWidget &viewport; ///< for mouse coordinates
        const QAbstractItemModel &rows;
        QItemSelectionModel &selection;
        const SheetLayout &layout;
        const CardContents &contents;
        SheetCameras &cameras;
    };
    explicit SheetInput(const Parts &parts) : m_parts(parts) {}

    /// Whether the sheet handles a key even if the window has a shortcut for it.
    [[nodiscard]] static bool isOwnKey(const QKeyEvent &event)
    {
        const Qt::KeyboardModifiers modifiers = event.modifiers() & kChosen;
        if (!directionOf(event.key()).isNull())
            return modifiers != Qt::MetaModifier;
        constexpr std::array kKeys{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter,   kStarKey,     kLinkKey,
                                   Qt::Key_0,     Qt::Key_Plus,   Qt::Key_Minus,   Qt::Key_Home, Qt::Key_End,
                                   Qt::Key_Equal, Qt::Key_PageUp, Qt::Key_PageDown};
        return modifiers == Qt::NoModifier && std::ranges::find(kKeys, event.key()) != kKeys.end();
    }

    /// Handles a key; false if it has no meaning here.
    bool press(const QKeyEvent &event) { return pan(event) || act(event) || move(event); }

    /// Handles an event of the viewport; false if it should be handled elsewhere.
    bool take(QEvent &event)
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

    /// The mouse is at this position; none: it has left.
    void hover(std::optional<QPoint> position)
    {
        const QModelIndex index =
            position.has_value() ? m_parts.rows.index(m_parts.layout.rowAt(*position), 0) : QModelIndex();
        if (index == m_hovered)
            return;
        m_hovered = index;
        m_parts.viewport.update();
    }

    /// The current row's card.
    [[nodiscard]] QModelIndex current() const { return m_parts.selection.currentIndex().siblingAtColumn(0); }

    /// Makes a card current and selects it as Qt's views do: alone, with Shift a range, with Ctrl toggling
    /// it.
    void select(const QModelIndex &index, Qt::KeyboardModifiers modifiers = {})
    {
        const bool extend = modifiers.testFlag(Qt::ShiftModifier) && m_anchor.isValid();
        const bool toggle = modifiers.testFlag(Qt::ControlModifier);
        if (!extend)
            m_anchor = index;
        m_parts.selection.setCurrentIndex(index, Flags::NoUpdate);
        if (extend)
            m_parts.selection.select(QItemSelection(std::min<QModelIndex>(m_anchor, index),
                                                    std::max<QModelIndex>(m_anchor, index)),
                                     (toggle ? Flags::Select : Flags::ClearAndSelect) | Flags::Rows);
        else
            m_parts.selection.select(index, (toggle ? Flags::Toggle : Flags::ClearAndSelect) | Flags::Rows);
        emit reached(index);
    }

    /// The card under the mouse.
    [[nodiscard]] const QPersistentModelIndex &hovered() const { return m_hovered; }
    /// Whether a mouse button is down.
    [[nodiscard]] bool isHeld() const { return m_held.has_value(); }

signals:
    void activated(const QModelIndex &index);
    void starToggled(const QModelIndex &index);
    /// The user wants cards of this width.
    void cardWidthWanted(int width);
    /// The current card changed and should be scrolled into view.
    void reached(const QModelIndex &index);

private:
    /// A mouse button that is down.
    struct Held {
        QPoint at;
        QPersistentModelIndex index;
        CardCamera camera;
        bool onMap = false;
        bool dragged = false;
    };

    bool pan(const QKeyEvent &event)
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

    bool act(const QKeyEvent &event)
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

    bool move(const QKeyEvent &event)
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

    bool zoom(QWheelEvent &event)
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

    void hold(const QMouseEvent &event)
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
            m_held =
                Held{at, index, m_parts.cameras.of(index), m_parts.layout.mapRect(row).contains(at), false};
    }

    void drag(const QMouseEvent &event)
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

    void release(const QMouseEvent &event)
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

    void doubleClick(const QMouseEvent &event)
    {
        const QPoint at = event.position().toPoint();
        const int row = m_parts.layout.rowAt(at);
        if (event.button() != Qt::LeftButton || row < 0)
            return;
        if (m_parts.layout.starRect(row).contains(at) || m_parts.layout.pinRect(row).contains(at))
            return hold(event); // two quick clicks
        emit activated(m_parts.rows.index(row, 0));
    }

    [[nodiscard]] QString toolTipAt(QPoint position) const
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

    const Parts m_parts;
    QPersistentModelIndex m_anchor; ///< the start of a range selection
    std::optional<Held> m_held;
    QPersistentModelIndex m_hovered;
    int m_wheelRest = 0;
};

ContactSheet::ContactSheet(const QAbstractItemModel &rows, QItemSelectionModel &selection,
                           std::shared_ptr<const Content> content)
    : m_rows(rows)
    , m_selection(selection)
    , m_cameras(std::make_unique<SheetCameras>(m_cards, firstCamera(devicePixelRatioF())))
    , m_contents(std::make_unique<CardContents>(rows, m_cards, *m_cameras, std::move(content)))
    , m_input(std::make_unique<SheetInput>(
          SheetInput::Parts{*viewport(), rows, selection, m_cards, *m_contents, *m_cameras}))
{
    setObjectName("seeds.contactSheet");
    setAccessibleRole(*this, QAccessible::List);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    const auto repaint = qOverload<>(&QWidget::update);
    const ThumbnailCache &thumbnails = m_contents->thumbnails();
    connect(&thumbnails, &ThumbnailCache::picturesPainted, viewport(), repaint);
    connect(&thumbnails, &ThumbnailCache::worldLearned, viewport(), repaint);
    connect(m_cameras.get(), &SheetCameras::changed, viewport(), repaint);
    connect(m_input.get(), &SheetInput::reached, this, [this](const QModelIndex &index) {
        verticalScrollBar()->setValue(m_cards.scrollTo(index.row()));
    });
    connect(m_input.get(), &SheetInput::activated, this, &ContactSheet::activated);
    connect(m_input.get(), &SheetInput::starToggled, this, &ContactSheet::starToggled);
    connect(m_input.get(), &SheetInput::cardWidthWanted, this, &ContactSheet::setCardWidth);
    for (auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_rows, signal, this,
                [this](const QModelIndex & /*parent*/, int first) { followRows(first); });
    connect(&m_rows, &QAbstractItemModel::rowsMoved, this, &ContactSheet::resetRows);
    connect(&m_rows, &QAbstractItemModel::layoutChanged, this, &ContactSheet::resetRows);
    connect(&m_rows, &QAbstractItemModel::modelReset, this, &ContactSheet::resetRows);
    connect(&m_rows, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) {
                if (m_contents->refreshTexts(first.row(), last.row()))
                    viewport()->update();
            });
    connect(&m_selection, &QItemSelectionModel::currentChanged, this, &ContactSheet::describeCurrent);
    connect(&m_selection, &QItemSelectionModel::selectionChanged, viewport(), qOverload<>(&QWidget::update));
    describeKeys();
    refreshLook();
    resetRows();
}

ContactSheet::~ContactSheet() = default;

void ContactSheet::resetRows()
{
    m_reportedRows = {}; // other worlds are in view
    m_contents->forgetTexts();
    fitScrollBar();
    viewport()->update();
    describeCurrent();
}

/// Rows were inserted or removed from this one on. While a search finds many worlds, they are mostly below
/// the visible ones, which are not painted again.
void ContactSheet::followRows(int first)
{
    const SheetLayout::Rows before = m_cards.rowsInView();
    const QRect top = m_cards.cardRect(before.first);
    m_contents->forgetTextsFrom(first);
    fitScrollBar();
    if (first < before.end || m_cards.rowsInView() != before || m_cards.cardRect(before.first) != top)
        viewport()->update();
}

void ContactSheet::setCurrentIndex(const QModelIndex &index)
{
    if (index.isValid())
        m_input->select(index);
}

void ContactSheet::refreshLook()
{
    m_contents->setStyle(devicePixelRatioF());
    layOut();
}

void ContactSheet::setThingsShown(bool shown)
{
    m_contents->setThingsShown(shown);
    viewport()->update();
}

void ContactSheet::setCardWidth(int width)
{
    const int before = m_cards.cardWidth();
    m_cards.setCardWidth(width);
    if (m_cards.cardWidth() == before)
        return;
    layOut();
    emit cardWidthChanged(m_cards.cardWidth());
}

/// Fits the cards to the view; keeps the top row.
void ContactSheet::layOut()
{
    const int top = m_cards.fit(viewport()->size(), devicePixelRatioF());
    m_contents->forgetTexts();
    fitScrollBar();
    verticalScrollBar()->setValue(top);
    viewport()->update();
}

void ContactSheet::fitScrollBar()
{
    m_cards.setRowCount(m_rows.rowCount());
    verticalScrollBar()->setRange(0, m_cards.scrollMaximum());
    verticalScrollBar()->setSingleStep(m_cards.pitch() / 4);
    verticalScrollBar()->setPageStep(std::max(1, m_cards.view().height() - kCardGap));
}

/// Describes the current card for screen readers.
void ContactSheet::describeCurrent()
{
    viewport()->update();
    const QModelIndex card = m_input->current();
    if (!card.isValid()) {
        setAccessibleName(tr("Contact sheet of seeds"));
        return;
    }
    const QString label = card.data().toString();
    setAccessibleName(tr("Contact sheet of seeds, %1").arg(label.isEmpty() ? tr("(empty)") : label));
    setAccessibleDescription(card.data(seed_roles::Facts).toStringList().join(u", "));
}

void ContactSheet::reportRowsInView()
{
    const SheetLayout::Rows rows = m_cards.rowsInView();
    if (rows == std::exchange(m_reportedRows, rows))
        return;
    emit rowsInViewChanged(rows.first, rows.end);
}

SheetRequest ContactSheet::sheetRequest(const QModelIndexList &indexes, int columns) const
{
    SheetRequest request;
    const auto add = [&](int row) {
        const WorldSpec spec = seed_roles::specOf(m_rows.index(row, 0));
        request.cards.push_back({spec, m_contents->textsOf(row), m_cameras->of(spec)});
    };
    for (const QModelIndex &index : indexes)
        add(index.row());
    for (int row = 0; indexes.isEmpty() && row < m_rows.rowCount(); ++row)
        add(row);
    request.columns = columns;
    request.cardWidth = m_cards.face().size().width();
    request.ratio = m_cards.face().ratio();
    request.things = m_contents->thingsShown();
    request.theme = currentTheme();
    request.fonts = CardFonts::ofApplication();
    return request;
}

void ContactSheet::paintEvent(QPaintEvent * /*event*/)
{
    const double ratio = devicePixelRatioF();
    if (ratio != m_cards.face().ratio()) // moved to another screen
        refreshLook();
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), currentTheme().background);
    painter.scale(1 / ratio, 1 / ratio);
    const SheetLayout::Rows rows = m_cards.rowsInView();
    for (int row = rows.first; row < rows.end; ++row) {
        const QModelIndex index = m_rows.index(row, 0);
        CardState state;
        state.hovered = m_input->hovered() == index;
        state.selected = m_selection.isSelected(index);
        state.current = hasFocus() && m_input->current() == index;
        painter.save();
        painter.translate((QPointF(m_cards.cardRect(row).topLeft()) * ratio).toPoint());
        m_contents->draw(painter, row, state);
        painter.restore();
    }
    reportRowsInView();
    if (m_contents->want() && !m_input->isHeld())
        m_cameras->endPan();
}

bool ContactSheet::event(QEvent *event)
{
    // The sheet's keys take precedence over the window's shortcuts.
    if (event->type() == QEvent::ShortcutOverride &&
        SheetInput::isOwnKey(*static_cast<const QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        viewport()->update();
    return QAbstractScrollArea::event(event);
}

bool ContactSheet::viewportEvent(QEvent *event)
{
    if (isEnabled() && m_input->take(*event))
        return true;
    const bool taken = QAbstractScrollArea::viewportEvent(event);
    if (event->type() == QEvent::Wheel) // another card may be under the mouse
        m_input->hover(static_cast<QWheelEvent *>(event)->position().toPoint());
    return taken;
}

void ContactSheet::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void ContactSheet::scrollContentsBy(int /*dx*/, int /*dy*/)
{
    m_cards.setScroll(verticalScrollBar()->value());
    m_cameras->endPan();
    viewport()->update();
}

void ContactSheet::changeEvent(QEvent *event)
{
    if (isLookChange(*event))
        refreshLook();
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describeKeys();
        describeCurrent();
    }
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange ||
        event->type() == QEvent::ApplicationFontChange)
        layOut();
}

void ContactSheet::keyPressEvent(QKeyEvent *event)
{
    event->setAccepted(m_input->press(*event)); // the scroll bars' own keys have been handled
}

void ContactSheet::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? m_rows.index(m_cards.rowAt(event->pos()), 0) : m_input->current();
    if (!index.isValid())
        return;
    emit contextMenuRequested(
        index, byMouse ? event->globalPos() : viewport()->mapToGlobal(m_cards.mapRect(index.row()).center()));
}

void ContactSheet::describeKeys()
{
    setWhatsThis(
        tr("Each card is a live map of one seed. All maps share one camera.\n\nMouse: drag a "
           "map to pan all maps, scroll to browse, Ctrl+scroll to zoom. Double-click opens a "
           "seed.\n\nKeys: arrows, %1, %2, %3 and %4 move between cards, with Shift "
           "they select; %5 toggles the selection; %6 opens; F or * stars; L links or unlinks a map; "
           "Alt+arrows pan; + and − zoom; 0 goes to the origin; %7 and %8 resize the cards.")
            .arg(shownKey(Qt::Key_PageUp), shownKey(Qt::Key_PageDown), shownKey(Qt::Key_Home),
                 shownKey(Qt::Key_End), shownKey(Qt::Key_Space), shownKey(Qt::Key_Enter),
                 shownKey(Qt::CTRL | Qt::Key_Plus), shownKey(Qt::CTRL | Qt::Key_Minus)));
}

} // namespace cave

#include "contact_sheet.moc"
#include "moc_contact_sheet.cpp"
