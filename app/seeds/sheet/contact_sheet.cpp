// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/contact_sheet.h"

#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/sheet/card_contents.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "app/seeds/sheet/sheet_input.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"

#include <QContextMenuEvent>
#include <QItemSelectionModel>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {
namespace {

constexpr double kOwnCellPixels = 5;

CardCamera firstCamera(double ratio)
{
    CardCamera camera;
    camera.zoom = {std::max(1, static_cast<int>(std::lround(kOwnCellPixels * ratio)))};
    return camera;
}

} // namespace

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
    connectParts();
    connectRows();
    describeKeys();
    refreshLook();
    resetRows();
}

ContactSheet::~ContactSheet() = default;

void ContactSheet::connectParts()
{
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
}

void ContactSheet::connectRows()
{
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
}

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
    if (event->type() == QEvent::LanguageChange)
        describeKeys();
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

#include "moc_contact_sheet.cpp"
