// SPDX-License-Identifier: MIT
#include "app/seeds/rarity/rarity_funnel.h"

#include "app/seeds/search/search_texts.h"
#include "app/seeds/source/field_texts.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <optional>

namespace cave {
namespace {

struct RarityPhrases {
    Q_DECLARE_TR_FUNCTIONS(Rarity)
};

/// From this share on, per cent says more than "1 in".
constexpr double kCommon = 0.2;

QString percentText(double share)
{
    constexpr double kPerCent = 100;
    constexpr int kDigits = 3;
    return RarityPhrases::tr("%1 %").arg(QLocale().toString(share * kPerCent, 'g', kDigits));
}

QString exactText(const Rarity &rarity)
{
    return RarityPhrases::tr("%1 of %2").arg(shownNumber(rarity.matches), seedCountText(rarity.sampled));
}

} // namespace

QString rarityText(const Rarity &rarity)
{
    QStringList parts;
    const bool common = rarity.share() >= kCommon;
    const ShareInterval interval = rarity.interval();
    const QString share = rarity.matches == 0 ? QString()
                          : common            ? percentText(rarity.share())
                                              : shownNumber(oneIn(rarity.share()));
    if (rarity.matches == 0) {
        parts += RarityPhrases::tr("Never in %1").arg(seedCountText(rarity.sampled));
        if (!rarity.isWholeSet && rarity.sampled > 0)
            parts += RarityPhrases::tr("rarer than about 1 in %1").arg(shownNumber(oneIn(interval.high)));
    } else if (rarity.isWholeSet) {
        parts += common ? share : RarityPhrases::tr("1 in %1").arg(share);
    } else if (rarity.isUncertain()) {
        parts += RarityPhrases::tr("Between 1 in %1 and 1 in %2")
                     .arg(shownNumber(oneIn(interval.high)), shownNumber(oneIn(interval.low)));
    } else {
        parts += (common ? RarityPhrases::tr("About %1") : RarityPhrases::tr("About 1 in %1")).arg(share);
        parts +=
            common ? RarityPhrases::tr("%1 to %2").arg(percentText(interval.low), percentText(interval.high))
                   : RarityPhrases::tr("1 in %1 to 1 in %2")
                         .arg(shownNumber(oneIn(interval.high)), shownNumber(oneIn(interval.low)));
    }
    if (rarity.matches > 0)
        parts += exactText(rarity);
    if (rarity.failures > 0)
        parts += RarityPhrases::tr("%1 could not be generated").arg(shownNumber(rarity.failures));
    return parts.join(QStringLiteral(" · "));
}

QString rarityTimeText(const Rarity &rarity, int threads)
{
    if (rarity.sampled == 0)
        return {};
    const double rate = rarity.worldsPerSecond(threads);
    QStringList parts{rate >= 1 ? RarityPhrases::tr("%1 seeds/s").arg(shownNumber(std::llround(rate)))
                                : RarityPhrases::tr("%1 per seed").arg(durationText(1 / rate))};
    const std::optional<double> seconds = rarity.secondsToFirst(threads);
    if (seconds && rarity.matches > 0)
        parts += RarityPhrases::tr("first match in about %1").arg(durationText(std::max(*seconds, 1.0)));
    else if (seconds && *seconds >= 1 && !rarity.isWholeSet)
        parts += RarityPhrases::tr("first match probably in more than %1").arg(durationText(*seconds));
    return parts.join(QStringLiteral(" · "));
}

QString rarityPartText(std::size_t number, const Rarity &rarity)
{
    const RarityPart &part = rarity.parts[number];
    const auto share = [](std::int64_t some, std::int64_t all) {
        return percentText(static_cast<double>(some) / static_cast<double>(all));
    };
    QString alone = part.alone > 0 ? RarityPhrases::tr("%1 of all seeds").arg(share(part.alone, rarity.apart))
                                   : RarityPhrases::tr("never in %1").arg(seedCountText(rarity.apart));
    if (number == 0 || (part.alone == 0 && part.passed == 0))
        return alone;
    if (part.reached == 0)
        return RarityPhrases::tr("%1 · none are left here").arg(alone);
    if (part.passed == 0)
        return RarityPhrases::tr("%1 · none of %2 left here").arg(alone, shownNumber(part.reached));
    return RarityPhrases::tr("%1 · %2 of those left").arg(alone, share(part.passed, part.reached));
}

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
