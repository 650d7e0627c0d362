// SPDX-License-Identifier: MIT
#include "app/seeds/search/search_texts.h"

#include "app/seeds/search/condition_checks.h"
#include "app/seeds/source/field_texts.h"
#include "app/seeds/table/seed_table.h"
#include "core/io/codec/spec_arguments.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>
#include <optional>

namespace cave {
namespace {

struct SearchText {
    Q_DECLARE_TR_FUNCTIONS(Search)
};

std::optional<QString> seedOptions(const SeedSet &seeds)
{
    if (const auto *range = std::get_if<SeedSet::Range>(&seeds.source()))
        return QStringLiteral("--from=%1 --count %2").arg(range->from).arg(seeds.size());
    if (const auto *random = std::get_if<SeedSet::Random>(&seeds.source()))
        return QStringLiteral("--random %1 --key %2").arg(seeds.size()).arg(random->key);
    return std::nullopt;
}

/// With what differs from the defaults.
QString sketchOptions(const SketchFile &sketch)
{
    constexpr double kPerCent = 100;
    const SketchQuery usual;
    QString options = " --sketch " + QString::fromStdString(shellWord(sketch.path.toStdString()));
    if (sketch.query.agree != usual.agree)
        options += QStringLiteral(" --agree %1%").arg(std::lround(sketch.query.agree * kPerCent));
    if (sketch.query.within != usual.within)
        options += QStringLiteral(" --within %1").arg(sketch.query.within);
    return sketch.query.turned ? options + " --turned" : options;
}

/// Larger sets are practically endless.
bool isEndless(std::int64_t total)
{
    return total >= SeedSet::kMaxSize;
}

} // namespace

QString durationText(double seconds)
{
    constexpr double kMinute = 60;
    constexpr double kHour = 60 * kMinute;
    constexpr double kDay = 24 * kHour;
    constexpr double kLong = 99 * kDay;
    if (seconds < kMinute)
        return SearchText::tr("%1 s").arg(std::ceil(seconds));
    if (seconds < kHour)
        return SearchText::tr("%1 min").arg(std::ceil(seconds / kMinute));
    if (seconds < kDay)
        return SearchText::tr("%1 h %2 min")
            .arg(std::floor(seconds / kHour))
            .arg(std::floor(std::fmod(seconds, kHour) / kMinute));
    return seconds < kLong ? SearchText::tr("%1 days").arg(std::ceil(seconds / kDay))
                           : SearchText::tr("months");
}

QString progressText(const SearchController &search)
{
    const SearchProgress &progress = search.progress();
    QStringList parts{
        isEndless(progress.total)
            ? SearchText::tr("%1 searched").arg(shownNumber(progress.decided))
            : SearchText::tr("%1 of %2").arg(shownNumber(progress.decided), shownNumber(progress.total))};
    if (search.state() == SearchController::State::Paused)
        parts += SearchText::tr("paused");
    else if (progress.perSecond >= 1)
        parts += SearchText::tr("%1/s").arg(shownNumber(std::llround(progress.perSecond)));
    else if (search.state() == SearchController::State::Cancelled)
        parts += SearchText::tr("stopped");
    if (progress.perSecond > 0 && !isEndless(progress.total)) {
        const auto left = static_cast<double>(progress.total - progress.decided);
        parts += SearchText::tr("%1 left").arg(durationText(left / progress.perSecond));
    }
    return parts.join(QStringLiteral(" · "));
}

QString resultText(const SearchController &search)
{
    const SearchProgress &progress = search.progress();
    QStringList parts;
    if (progress.matches == 0)
        parts += search.isActive() ? SearchText::tr("No matches yet") : SearchText::tr("No matches");
    else
        parts += progress.matches == 1 ? SearchText::tr("1 match")
                                       : SearchText::tr("%1 matches").arg(shownNumber(progress.matches));
    const bool limited =
        search.request() && search.request()->limit > 0 && progress.matches >= search.request()->limit;
    if (limited && !search.isActive())
        parts += SearchText::tr("limit reached");
    if (progress.matches > SeedTable::kMostRows)
        parts += SearchText::tr("the first %1 are shown").arg(shownNumber(SeedTable::kMostRows));
    if (progress.nearShown > 0)
        parts += progress.matches == 0 ? SearchText::tr("showing the %1 closest").arg(progress.nearShown)
                                       : SearchText::tr("followed by %1 near misses").arg(progress.nearShown);
    if (progress.nearShown > 0 && progress.nearAmong > 0 && progress.nearAmong < progress.decided)
        parts += SearchText::tr("near misses from %1 seeds only, to save time")
                     .arg(shownNumber(progress.nearAmong));
    if (progress.failures > 0)
        parts += SearchText::tr("%1 could not be generated").arg(shownNumber(progress.failures));
    return parts.join(QStringLiteral(" · "));
}

QString wantedText(const SearchRequest &request)
{
    QString where = QString::fromStdString(request.where.text());
    if (!request.sketch)
        return where;
    return isAnyWorld(request.where) ? SearchText::tr("a sketch")
                                     : SearchText::tr("%1 and a sketch").arg(where);
}

QString searchCommand(const SearchRequest &request, const std::optional<SketchFile> &sketch)
{
    const std::optional<QString> worlds = seedOptions(request.seeds);
    if (!worlds)
        return {};
    QString command = QStringLiteral("cavegame-cli search");
    if (!sketch || !isAnyWorld(request.where))
        command += " --where " + QString::fromStdString(shellWord(request.where.text()));
    if (sketch)
        command += sketchOptions(*sketch);
    command += u' ' + *worlds + QString::fromStdString(specArgumentsWithoutSeed(request.seeds.base()));
    if (request.limit > 0)
        command += QStringLiteral(" --limit %1").arg(request.limit);
    return command;
}

} // namespace cave
