// SPDX-License-Identifier: MIT
#include "editor/panels/tools/map_legend.h"

#include "editor/view/form/form.h"
#include "editor/view/overlays/cell_overlays.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/colour_scale.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr int kLegendSwatch = 14;
constexpr int kWidest = 240;
constexpr float kSwatchTint = 0.4F; // stronger than on the map, as swatches are small

void paintScale(QPainter &painter, const QRectF &box, const LegendEntry &entry)
{
    QLinearGradient gradient(box.topLeft(), box.topRight());
    gradient.setColorAt(0, entry.colour);
    gradient.setColorAt(1, entry.second);
    // Between its two ends viridis isn't linear.
    if (entry.colour.rgb() == viridisColour(0).rgb() && entry.second.rgb() == viridisColour(1).rgb()) {
        for (std::size_t i = 0; i < kViridis.size(); ++i)
            gradient.setColorAt(static_cast<double>(i) / static_cast<double>(kViridis.size() - 1),
                                QColor(kViridis[i]));
    }
    painter.fillRect(box, gradient);
}

void paintLine(QPainter &painter, const QRectF &box, const QColor &colour, Qt::PenStyle style)
{
    QPen pen(colour, 2, style, Qt::FlatCap);
    if (style != Qt::SolidLine)
        pen.setDashPattern({2, 1.5});
    painter.setPen(pen);
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
}

/// At a monster's feet.
void paintRing(QPainter &painter, const QRectF &box, const QColor &colour, double width)
{
    painter.setPen(QPen(colour, width));
    painter.drawEllipse(box.adjusted(1, box.height() * 0.28, -1, -box.height() * 0.28));
}

void paintAlarm(QPainter &painter, const QRectF &box, const QColor &colour)
{
    painter.setPen(QPen(colour, 2.4, Qt::SolidLine, Qt::RoundCap));
    const QPointF foot(box.center().x(), box.bottom() - 2.5);
    painter.drawPoint(foot);
    painter.drawLine(foot - QPointF(0, 4.5), QPointF(foot.x(), box.top() + 2));
}

/// To the right.
void paintPointer(QPainter &painter, const QRectF &box, const QColor &colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QPointF middle = box.center();
    painter.drawPolygon(QPolygonF{middle + QPointF(6, 0), middle + QPointF(-4, 5), middle + QPointF(-1.5, 0),
                                  middle + QPointF(-4, -5)});
}

void paintMark(QPainter &painter, const QRectF &box, const LegendEntry &entry)
{
    using Mark = LegendEntry::Mark;
    switch (entry.mark) {
    case Mark::Fill:
        return painter.fillRect(box, entry.colour);
    case Mark::Hatched:
        painter.fillRect(box, withOpacity(entry.colour, kSwatchTint));
        return painter.fillRect(box, QBrush(hatchedSquare(5, 1, entry.colour, 1.2)));
    case Mark::Outline:
        painter.setPen(QPen(entry.colour, 2));
        return painter.drawRect(box.adjusted(1, 1, -1, -1));
    case Mark::Line:
        return paintLine(painter, box, entry.colour, Qt::SolidLine);
    case Mark::DashedLine:
        return paintLine(painter, box, entry.colour, Qt::CustomDashLine);
    case Mark::Dot:
        painter.setPen(Qt::NoPen);
        painter.setBrush(entry.colour);
        return painter.drawEllipse(box.center(), box.height() * 0.3, box.height() * 0.3);
    case Mark::Cross: {
        painter.setPen(QPen(entry.colour, 2, Qt::SolidLine, Qt::RoundCap));
        const QRectF inner = box.adjusted(3, 3, -3, -3);
        painter.drawLine(inner.topLeft(), inner.bottomRight());
        return painter.drawLine(inner.bottomLeft(), inner.topRight());
    }
    case Mark::Scale:
        return paintScale(painter, box, entry);
    case Mark::Ring:
        return paintRing(painter, box, entry.colour, 1);
    case Mark::BroadRing:
        return paintRing(painter, box, entry.colour, 2.5);
    case Mark::Alarm:
        return paintAlarm(painter, box, entry.colour);
    case Mark::Pointer:
        return paintPointer(painter, box, entry.colour);
    }
}

} // namespace

QImage legendSwatch(const LegendEntry &entry, int size, double ratio)
{
    const QSize logical(entry.mark == LegendEntry::Mark::Scale ? 3 * size : size, size);
    QImage image(logical * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMark(painter, QRectF({}, QSizeF(logical)), entry);
    return image;
}

MapLegend::MapLegend(OverlayStack &stack, QWidget *map)
    : QFrame(map)
    , m_fold(named("mapLegend.fold", new QToolButton(this)))
    , m_list(new QWidget(this))
    , m_grid(new QGridLayout(m_list))
{
    setObjectName(QStringLiteral("mapLegend"));
    setAttribute(Qt::WA_NoMousePropagation); // Otherwise the layout would include them only later, too late
                                             // for `place`.
    m_fold->setAutoRaise(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_grid->setContentsMargins(kGrid, 0, kGrid, kGrid);
    m_grid->setHorizontalSpacing(2 * kGrid);
    m_grid->setVerticalSpacing(kGrid / 2);
    m_grid->setColumnStretch(1, 1);
    vbox(*this, kGrid / 2, evenMargins(kGrid), {{m_fold, 0, Qt::AlignLeft}, m_list});
    connect(m_fold, &QToolButton::clicked, this, [this] { setFolded(!m_folded); });
    connect(&stack, &OverlayStack::legendChanged, this, [this, &stack] { showEntries(stack.legend()); });
    bindEvent(*map, {QEvent::Resize}, *this, [this] { place(); });
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] {
        setPanelGround(this, currentTheme());
        showEntries(m_entries);
    });
    showEntries(stack.legend());
}

void MapLegend::setCorner(Qt::Corner corner)
{
    m_corner = corner;
    place();
}

void MapLegend::setCommand(QAction &command)
{
    m_command = &command;
    retranslate();
}

void MapLegend::setFolded(bool folded)
{
    if (std::exchange(m_folded, folded) == folded)
        return;
    m_list->setVisible(!folded);
    retranslate();
    place();
    emit foldingChanged(folded);
}

void MapLegend::retranslate()
{
    m_fold->setArrowType(m_folded ? Qt::RightArrow : Qt::DownArrow);
    m_fold->setText(tr("Legend"));
    m_fold->setFont(fontOf(TextSize::Small, QFont::DemiBold));
    const QString tip = m_folded ? tr("Show the legend") : tr("Collapse the legend");
    if (m_command != nullptr)
        setCommandTip(*m_fold, tip, *m_command);
    else
        m_fold->setToolTip(tip);
    m_fold->setAccessibleName(tip);
}

void MapLegend::showEntries(const QList<LegendEntry> &entries)
{
    m_entries = entries;
    qDeleteAll(m_list->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    int row = 0;
    for (const LegendEntry &entry : m_entries) {
        auto *swatch = new QLabel(m_list);
        swatch->setPixmap(QPixmap::fromImage(legendSwatch(entry, kLegendSwatch, devicePixelRatioF())));
        auto *text = new QLabel(entry.text, m_list);
        text->setFont(fontOf(TextSize::Small));
        text->setWordWrap(text->sizeHint().width() > kWidest - 4 * kLegendSwatch);
        text->setTextFormat(Qt::PlainText);
        m_grid->addWidget(swatch, row, 0, Qt::AlignTop);
        m_grid->addWidget(text, row++, 1);
        // A margin to the map's edge and other widgets in the corner.
        swatch->show();
        text->show();
    }
    setVisible(!m_entries.isEmpty());
    place();
}

/// A margin keeps it apart from the map's edge and from other widgets in its corner.
void MapLegend::place()
{
    constexpr int kInset = 3 * kGrid;
    m_grid->activate();
    layout()->activate();
    const QSize room = parentWidget()->size() - QSize(2 * kInset, 2 * kInset);
    const int width = std::min({sizeHint().width(), kWidest, room.width()});
    const int wanted = hasHeightForWidth() ? heightForWidth(width) : sizeHint().height();
    const int height = std::min(wanted, room.height());
    const bool left = m_corner == Qt::TopLeftCorner || m_corner == Qt::BottomLeftCorner;
    const bool top = m_corner == Qt::TopLeftCorner || m_corner == Qt::TopRightCorner;
    setGeometry(left ? kInset : parentWidget()->width() - kInset - width,
                top ? kInset : parentWidget()->height() - kInset - height, width, height);
    raise();
}

void MapLegend::paintEvent(QPaintEvent * /*event*/)
{
    constexpr float kOpacity = 0.88F;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(currentTheme().line);
    painter.setBrush(withOpacity(currentTheme().panel, kOpacity));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kGrid, kGrid);
}

} // namespace cave

#include "moc_map_legend.cpp"
