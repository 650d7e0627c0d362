// SPDX-License-Identifier: MIT
#include "app/seeds/rarity/rarity_funnel.h"

#include "app/seeds/rarity/rarity_texts.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace cave {
namespace {

constexpr int kBarHeight = 6;

double ratio(std::int64_t some, std::int64_t all)
{
    return all > 0 ? static_cast<double>(some) / static_cast<double>(all) : 0;
}

} // namespace

ShareBar::ShareBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ShareBar::setShares(double faint, double strong)
{
    m_faint = faint;
    m_strong = strong;
    update();
}

QSize ShareBar::sizeHint() const
{
    return {20 * kGrid, kBarHeight};
}

void ShareBar::changeEvent(QEvent *event)
{
    if (isLookChange(*event))
        update();
    QWidget::changeEvent(event);
}

void ShareBar::paintEvent(QPaintEvent * /*event*/)
{
    constexpr int kLeastWidth = 2; // however rare, it isn't nothing
    constexpr float kFaint = 0.35F;
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.line);
    const auto fill = [&](double share, const QColor &colour) {
        const int wide = std::max(qRound(share * width()), share > 0 ? kLeastWidth : 0);
        const int left = layoutDirection() == Qt::RightToLeft ? width() - wide : 0;
        painter.fillRect(QRect(left, 0, wide, height()), colour);
    };
    QColor faint = theme.accent;
    faint.setAlphaF(kFaint);
    fill(m_faint, faint);
    fill(m_strong, theme.accent);
}

RarityFunnel::RarityFunnel(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName("rarity.funnel");
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kGrid / 2);
}

void RarityFunnel::showParts(const QByteArray &condition, const Rarity &rarity)
{
    setRowCount(rarity.parts.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const RarityPart &part = rarity.parts[i];
        const QString written = QString::fromUtf8(condition.mid(static_cast<qsizetype>(part.at),
                                                                static_cast<qsizetype>(part.length)))
                                    .simplified();
        m_rows[i].part->setText(written);
        m_rows[i].text->setText(rarityPartText(i, rarity));
        m_rows[i].bar->setShares(ratio(part.alone, rarity.apart), rarity.passing(i));
    }
}

void RarityFunnel::setRowCount(std::size_t count)
{
    while (m_rows.size() > count) {
        for (QWidget *widget :
             std::initializer_list<QWidget *>{m_rows.back().part, m_rows.back().bar, m_rows.back().text})
            delete widget;
        m_rows.pop_back();
    }
    if (m_rows.size() == count)
        return;
    while (m_rows.size() < count)
        addRow();
    retranslateUi();
    refreshLook();
}

void RarityFunnel::addRow()
{
    const auto number = static_cast<int>(m_rows.size());
    const auto label = [&](const char *name) {
        return plainLabel(QStringLiteral("rarity.%1.%2").arg(QLatin1String(name), QString::number(number)),
                          this);
    };
    const Row row{label("part"), new ShareBar(this), label("share")};
    row.part->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long word widens nothing
    row.text->setContentsMargins(0, 0, 0, kGrid);                          // apart from the next part
    for (QWidget *widget : std::initializer_list<QWidget *>{row.part, row.bar, row.text})
        m_column->addWidget(widget);
    m_rows.push_back(row);
}

void RarityFunnel::changeEvent(QEvent *event)
{
    if (isLookChange(*event))
        refreshLook();
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

void RarityFunnel::retranslateUi()
{
    for (const Row &row : m_rows)
        row.bar->setToolTip(
            tr("Faint: seeds that fit this part; strong: those that fit the parts before it, too"));
}

void RarityFunnel::refreshLook()
{
    const Theme &theme = currentTheme();
    QFont written = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    written.setPixelSize(fontOf(TextSize::Small).pixelSize());
    for (const Row &row : m_rows) {
        setInk(row.part, theme.text, theme);
        row.part->setFont(written);
        setSecondary(row.text, theme);
    }
}

} // namespace cave

#include "moc_rarity_funnel.cpp"
