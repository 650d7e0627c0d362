// SPDX-License-Identifier: MIT
#include "app/seeds/rarity/rarity_texts.h"

#include "app/seeds/search/search_texts.h"
#include "app/seeds/source/field_texts.h"
#include "editor/view/texts/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
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

} // namespace cave
