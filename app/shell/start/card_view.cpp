// SPDX-License-Identifier: MIT
#include "app/shell/start/card_view.h"

#include "app/shell/new_world/world_name.h"
#include "app/shell/start/world_list_model.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>

namespace cave {
namespace {

constexpr int kGap = 4 * kGrid;
constexpr int kCardPadding = 3 * kGrid;
constexpr int kCardRadius = 8;

QRect cardOf(const QRect &cell)
{
    return cell.adjusted(kGap / 2, kGap / 2, -kGap / 2, -kGap / 2);
}

int lineHeight(TextSize size)
{
    return QFontMetrics(fontOf(size)).height();
}

void drawElided(QPainter &painter, const QRect &area, const QString &text,
                Qt::TextElideMode mode = Qt::ElideRight)
{
    const QString line = QString(text).replace('\n', ' ');
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(line, mode, area.width()));
}

/// In whole lines; the last one ends with an ellipsis if there is more.
void drawWrapped(QPainter &painter, const QRect &area, const QString &text)
{
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    int top = area.top();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(area.width());
        const QRect shown(area.left(), top, area.width(), painter.fontMetrics().height());
        const bool isLast = shown.bottom() + shown.height() > area.bottom();
        const int length = isLast ? static_cast<int>(text.size()) : line.textLength();
        drawElided(painter, shown, text.mid(line.textStart(), length).trimmed());
        if (isLast)
            break;
        top += shown.height();
    }
    layout.endLayout();
}

constexpr int kNarrowestCell = 272;
constexpr int kWidestCell = 400;

} // namespace

/// Paints a world of the list as a card: its picture, its name, its seed, and when it was played.
class WorldCardDelegate : public QStyledItemDelegate {
    Q_DECLARE_TR_FUNCTIONS(cave::WorldCardDelegate)

public:
    explicit WorldCardDelegate(QObject *parent = nullptr) : QStyledItemDelegate(parent) {}

    /// The width of a card with its gap, in device-independent pixels.
    void setCellWidth(int width) { m_cellWidth = width; }

    [[nodiscard]] QSize cellSize() const
    {
        const int texts =
            lineHeight(TextSize::Heading) + 3 * lineHeight(TextSize::Small) + 3 * kGrid + 2 * kCardPadding;
        return {m_cellWidth, previewSize().height() + texts + kGap};
    }

    /// The size of the picture on a card.
    [[nodiscard]] QSize previewSize() const
    {
        const int width = m_cellWidth - kGap;
        return {width, width * 9 / 16};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect card = cardOf(option.rect);
        QPainterPath shape;
        shape.addRoundedRect(card, kCardRadius, kCardRadius);
        painter->fillPath(shape, currentTheme().panel);

        painter->save();
        painter->setClipPath(shape);
        paintPreview(*painter, {card.topLeft(), previewSize()}, index);
        painter->restore();
        paintTexts(*painter, card, index);

        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
        const bool focused =
            option.state.testFlag(QStyle::State_HasFocus) || option.state.testFlag(QStyle::State_Active);
        const QColor edge = selected  ? (focused ? currentTheme().accent : currentTheme().mutedText)
                            : hovered ? currentTheme().mutedText
                                      : currentTheme().line;
        const double width = selected ? 2 : 1;
        painter->setPen(QPen(edge, width));
        painter->setBrush(Qt::NoBrush);
        const double inset = width / 2;
        painter->drawRoundedRect(QRectF(card).adjusted(inset, inset, -inset, -inset), kCardRadius,
                                 kCardRadius);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return cellSize();
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        auto *editor = named("start.nameEditor", new QLineEdit(parent));
        editor->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        editor->setMaxLength(kLongestWorldName);
        return editor;
    }

    /// Keeps text being typed when the item's picture arrives.
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        const auto *field = qobject_cast<const QLineEdit *>(editor);
        if (field == nullptr || !field->isModified())
            QStyledItemDelegate::setEditorData(editor, index);
    }

    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &) const override
    {
        editor->setGeometry(nameArea(cardOf(option.rect)).adjusted(-kGrid, -kGrid, kGrid, kGrid));
    }

private:
    void paintPreview(QPainter &painter, const QRect &area, const QModelIndex &index) const
    {
        const bool readable = index.data(WorldListModel::ReadableRole).toBool();
        const QImage image = index.data(WorldListModel::PreviewRole).value<QImage>();
        const QStringList damage = index.data(WorldListModel::DamageRole).toStringList();
        if (!image.isNull()) {
            painter.drawImage(area, image);
        } else {
            painter.fillRect(area, currentTheme().deepRock);
        }
        if (readable && !damage.isEmpty())
            paintDamageMark(painter, area, index.data(WorldListModel::DamagedRegionsRole).toInt());
        if (readable)
            return;
        painter.fillRect(area, QBrush(currentTheme().line, Qt::BDiagPattern));
        constexpr int kWarningSize = 40;
        QRect sign(0, 0, kWarningSize, kWarningSize);
        sign.moveCenter(area.center());
        painter.setPen(Qt::NoPen);
        painter.setBrush(currentTheme().panel);
        painter.drawEllipse(sign.adjusted(-kCardPadding, -kCardPadding, kCardPadding, kCardPadding));
        namedIcon("warning").paint(&painter, sign);
    }

    /// `regions`: how many are damaged, if nothing else is.
    void paintDamageMark(QPainter &painter, const QRect &area, int regions) const
    {
        const QString text = regions == 0   ? tr("Damaged")
                             : regions == 1 ? tr("One damaged region")
                                            : tr("%n damaged regions", nullptr, regions);
        painter.setFont(fontOf(TextSize::Small, QFont::DemiBold));
        const QFontMetrics metrics = painter.fontMetrics();
        QRect mark(0, 0, metrics.horizontalAdvance(text) + 4 * kGrid, metrics.height() + kGrid);
        mark.moveBottomLeft(area.bottomLeft() + QPoint(2 * kGrid, -2 * kGrid));
        painter.setPen(Qt::NoPen);
        painter.setBrush(currentTheme().gold);
        painter.drawRoundedRect(mark, mark.height() / 2.0, mark.height() / 2.0);
        painter.setPen(currentTheme().background);
        painter.drawText(mark, Qt::AlignCenter, text);
    }

    void paintTexts(QPainter &painter, const QRect &card, const QModelIndex &index) const
    {
        QRect line = nameArea(card);
        painter.setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        painter.setPen(currentTheme().text);
        drawElided(painter, line, index.data().toString());

        painter.setFont(fontOf(TextSize::Small));
        painter.setPen(currentTheme().mutedText);
        line.setTop(line.bottom() + 1 + kGrid);
        line.setHeight(lineHeight(TextSize::Small));
        if (!index.data(WorldListModel::ReadableRole).toBool()) {
            line.setBottom(card.bottom() - kCardPadding);
            drawWrapped(painter, line, index.data(WorldListModel::DamageRole).toStringList().join(' '));
            return;
        }
        const QString seed = index.data(WorldListModel::SeedRole).toString();
        const QString texts[] = {seed.isEmpty() ? tr("Seed: empty") : tr("Seed: %1").arg(seed),
                                 index.data(WorldListModel::DetailRole).toString(),
                                 index.data(WorldListModel::PlayedRole).toString()};
        for (const QString &text : texts) {
            drawElided(painter, line, text);
            line.translate(0, line.height() + kGrid);
        }
    }

    [[nodiscard]] QRect nameArea(const QRect &card) const
    {
        return {card.left() + kCardPadding, card.top() + previewSize().height() + kCardPadding,
                card.width() - 2 * kCardPadding, lineHeight(TextSize::Heading)};
    }

    int m_cellWidth = 280;
};

CardView::CardView(QWidget *parent) : QListView(parent), m_delegate(new WorldCardDelegate(this))
{
    setItemDelegate(m_delegate);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
}

QSize CardView::previewSize() const
{
    return m_delegate->previewSize();
}

void CardView::fitCards()
{
    // Space for the scroll bar is reserved even while it is hidden, as cards would otherwise change size with
    // it. One pixel less, because the view wraps a row that fills it exactly.
    const int scrollBar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int room = std::max(kNarrowestCell, width() - scrollBar - 1);
    const int columns = std::max(1, room / kNarrowestCell);
    m_delegate->setCellWidth(std::min(kWidestCell, room / columns));
    setGridSize(m_delegate->cellSize());
    verticalScrollBar()->setSingleStep(m_delegate->cellSize().height() / 4);
    emit cardsResized();
}

void CardView::rename()
{
    if (currentIndex().isValid() && state() != EditingState)
        edit(currentIndex());
}

void CardView::resizeEvent(QResizeEvent *event)
{
    fitCards();
    QListView::resizeEvent(event);
}

void CardView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitCards();
}

} // namespace cave

#include "moc_card_view.cpp"
