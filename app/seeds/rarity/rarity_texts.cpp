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
    const QString share = rarity.matches == 0 ? QString()
                          : common            ? percentText(rarity.share())
                                              : shownNumber(oneIn(rarity.share()));
    if (rarity.matches == 0)
        parts += RarityPhrases::tr("Never in %1").arg(seedCountText(rarity.sampled));
    else if (rarity.isWholeSet)
        parts += common ? share : RarityPhrases::tr("1 in %1").arg(share);
    else
        parts += (common ? RarityPhrases::tr("About %1") : RarityPhrases::tr("About 1 in %1")).arg(share);
    if (rarity.matches > 0)
        parts += exactText(rarity);
    const std::optional<double> apart = rarity.independentShare();
    if (apart && rarity.matches == 0 && !rarity.isWholeSet)
        parts +=
            RarityPhrases::tr("about 1 in %1 if the parts are independent").arg(shownNumber(oneIn(*apart)));
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
    if (seconds && (rarity.matches > 0 || !rarity.isWholeSet))
        parts += RarityPhrases::tr("first match in about %1").arg(durationText(std::max(*seconds, 1.0)));
    return parts.join(QStringLiteral(" · "));
}

QString rarityPartText(const RarityPart &part, const Rarity &rarity)
{
    if (part.alone == 0)
        return RarityPhrases::tr("never in %1").arg(seedCountText(rarity.sampled));
    const auto share = [](std::int64_t some, std::int64_t all) {
        return percentText(static_cast<double>(some) / static_cast<double>(all));
    };
    QString alone = RarityPhrases::tr("%1 of all seeds").arg(share(part.alone, rarity.sampled));
    if (part.reached == rarity.sampled - rarity.failures) // the first part
        return alone;
    if (part.reached == 0)
        return RarityPhrases::tr("%1 · none are left here").arg(alone);
    return RarityPhrases::tr("%1 · %2 of those left").arg(alone, share(part.passed, part.reached));
}

} // namespace cave
