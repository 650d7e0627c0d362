// SPDX-License-Identifier: MIT
#include "app/seeds/compare/difference_layer.h"

#include "editor/view/form/form.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr float kOpacity = 0.72F;
/// Smaller cells, in logical pixels, are not hatched.
constexpr double kSmallestHatched = 5;
/// Below this size only every other diagonal is painted.
constexpr double kSmallestDense = 12;
constexpr float kHatchOpacity = 0.6F;

void hatch(QPainter &painter, const QRectF &cell)
{
    painter.drawLine(QLineF(cell.bottomLeft(), cell.topRight()));
}

QPen hatchPen()
{
    return {withOpacity(Qt::black, kHatchOpacity), 1.2};
}

} // namespace

DifferenceColours differenceColours(const Theme &theme)
{
    if (theme.dark)
        return {QColor(0x56, 0xb4, 0xe9), QColor(0xe6, 0x9f, 0x00)};
    return {QColor(0x00, 0x72, 0xb2), QColor(0xe6, 0x9f, 0x00)};
}

QImage differenceSwatch(const QColor &colour, bool hatched, int size, double ratio)
{
    QImage image(QSize(size, size) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(colour);
    if (!hatched)
        return image;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hatchPen());
    for (const QPointF corner : {QPointF(0, 0), QPointF(0.5, 0), QPointF(0, 0.5), QPointF(0.5, 0.5)})
        hatch(painter, QRectF(corner * size, QSizeF(size, size) / 2));
    return image;
}

DifferenceLayer::DifferenceLayer(const MapView &map, QWidget *parent) : QWidget(parent), m_map(map)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    refreshLook();
    connect(&map, &MapView::viewChanged, this, qOverload<>(&QWidget::update));
}

void DifferenceLayer::setDifference(std::optional<TerrainDifference> difference)
{
    m_difference = std::move(difference);
    repaintCells();
}

void DifferenceLayer::refreshLook()
{
    const Theme &theme = currentTheme();
    m_colours = differenceColours(theme);
    repaintCells();
}

void DifferenceLayer::repaintCells()
{
    update();
    m_cells = {};
    if (!m_difference)
        return;
    const CellRect &area = m_difference->area;
    m_cells = QImage(area.width, area.height, QImage::Format_ARGB32_Premultiplied);
    const QRgb first = qPremultiply(withOpacity(m_colours.onlyFirst, kOpacity).rgba());
    const QRgb second = qPremultiply(withOpacity(m_colours.onlySecond, kOpacity).rgba());
    for (int y = 0; y < area.height; ++y) {
        auto *row = reinterpret_cast<QRgb *>(m_cells.scanLine(area.height - 1 - y));
        for (int x = 0; x < area.width; ++x) {
            row[x] = m_difference->onlyFirst.test(x, y)    ? first
                     : m_difference->onlySecond.test(x, y) ? second
                                                           : 0;
        }
    }
}

void DifferenceLayer::paintEvent(QPaintEvent * /*event*/)
{
    if (m_cells.isNull())
        return;
    const CellRect &area = m_difference->area;
    const QRectF southWest = m_map.cellRect(area.origin);
    const double cell = southWest.width();
    const QRectF target(southWest.left(), southWest.bottom() - area.height * cell, area.width * cell,
                        area.height * cell);
    QPainter painter(this);
    painter.drawImage(target, m_cells);
    if (cell >= kSmallestHatched)
        paintHatching(painter, target, cell);
}

void DifferenceLayer::paintHatching(QPainter &painter, const QRectF &target, double cell) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hatchPen());
    const BitGrid &cells = m_difference->onlySecond;
    const WorldPos corner = m_difference->area.origin;
    const std::int64_t every = cell < kSmallestDense ? 2 : 1;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            // In world coordinates, as the lines would otherwise jump when the view moves.
            if (cells.test(x, y) && floorMod(corner.x + x - corner.y - y, every) == 0)
                hatch(painter,
                      QRectF(target.left() + x * cell, target.bottom() - (y + 1) * cell, cell, cell));
        }
    }
}

namespace {

QString percentOf(double share)
{
    return QLocale().toString(100 * share, 'f', 1);
}

} // namespace

DifferenceLegend::DifferenceLegend(QWidget *parent)
    : QWidget(parent)
    , m_firstSwatch(new QLabel(this))
    , m_secondSwatch(new QLabel(this))
    , m_first(named("compare.difference.first", new WrappedLabel(this)))
    , m_second(named("compare.difference.second", new WrappedLabel(this)))
    , m_share(named("compare.difference.share", new WrappedLabel(this)))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(kGrid);
    grid->addWidget(m_firstSwatch, 0, 0);
    grid->addWidget(m_first, 0, 1);
    grid->setColumnMinimumWidth(2, 4 * kGrid);
    grid->addWidget(m_secondSwatch, 0, 3);
    grid->addWidget(m_second, 0, 4);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(4, 1);
    grid->addWidget(m_share, 1, 0, 1, 6);
    bindLook(*this, [this] { refreshLook(); });
}

void DifferenceLegend::refreshLook()
{
    const Theme &theme = currentTheme();
    const DifferenceColours colours = differenceColours(theme);
    const auto swatch = [this](const QColor &colour, bool hatched) {
        return QPixmap::fromImage(differenceSwatch(colour, hatched, 3 * kGrid, devicePixelRatioF()));
    };
    m_firstSwatch->setPixmap(swatch(colours.onlyFirst, false));
    m_secondSwatch->setPixmap(swatch(colours.onlySecond, true));
    setSecondary(m_share, theme);
}

void DifferenceLegend::setLetters(const QString &first, const QString &second)
{
    m_firstLetter = first;
    m_secondLetter = second;
    clear();
}

void DifferenceLegend::clear()
{
    m_first->setText(tr("Floor in %1 only: …").arg(m_firstLetter));
    m_second->setText(tr("Floor in %1 only: …").arg(m_secondLetter));
    m_share->setText(tr("Measuring…"));
}

void DifferenceLegend::report(const TerrainDifference &inView, const TerrainDifference &inSquare,
                              bool wholeView)
{
    m_first->setText(tr("Floor in %1 only: %2").arg(m_firstLetter, shareText(inView.onlyFirst, inView.area)));
    m_second->setText(
        tr("Floor in %1 only: %2").arg(m_secondLetter, shareText(inView.onlySecond, inView.area)));
    const QString view = wholeView ? tr("%1 % of the cells in view differ")
                                   : tr("%1 % of the cells in the centre of the view differ");
    m_share->setText(view.arg(percentOf(inView.share())) + " · " +
                     tr("%1 % of the %2 × %3 cells around the entrance of %4")
                         .arg(percentOf(inSquare.share()), QString::number(inSquare.area.width),
                              QString::number(inSquare.area.height), m_firstLetter));
}

QString DifferenceLegend::shareText(const BitGrid &cells, const CellRect &area) const
{
    const double all = static_cast<double>(area.width) * area.height;
    const auto count = static_cast<double>(cells.count());
    return tr("%Ln cells (%1 %)", nullptr, pluralCount(cells.count()))
        .arg(percentOf(all > 0 ? count / all : 0));
}

} // namespace cave

#include "moc_difference_layer.cpp"
