// SPDX-License-Identifier: MIT
#include "app/seeds/compare/difference_legend.h"

#include "app/seeds/compare/difference_layer.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/named.h"
#include "editor/view/style/field_labels.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/numbers.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

namespace cave {
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

#include "moc_difference_legend.cpp"
