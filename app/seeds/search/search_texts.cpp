// SPDX-License-Identifier: MIT
#include "app/seeds/search/search_texts.h"

#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/rows/seed_table.h"
#include "core/analysis/sketch/sketch_match.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>
#include <variant>

namespace cave {
namespace {

struct SearchText {
    Q_DECLARE_TR_FUNCTIONS(Search)
};

/// Empty if there are none.
QString seedOptions(const SeedSet &seeds, const QString &file)
{
    if (const auto *range = std::get_if<SeedSet::Range>(&seeds.source()))
        return QStringLiteral("--from=%1 --count %2").arg(range->from).arg(seeds.size());
    if (const auto *random = std::get_if<SeedSet::Random>(&seeds.source()))
        return QStringLiteral("--random %1 --key %2").arg(seeds.size()).arg(random->key);
    const auto *list = std::get_if<SeedSet::List>(&seeds.source());
    const bool isFile = list != nullptr && !list->seeds().empty() && !file.isEmpty();
    return isFile ? "--seeds " + file : QString();
}

/// With what differs from the defaults.
QString sketchOptions(const SketchQuery &query, const QString &file)
{
    constexpr double kPerCent = 100;
    const SketchQuery usual;
    QString options = "--sketch " + file;
    if (query.agree != usual.agree)
        options += QStringLiteral(" --agree %1%").arg(std::lround(query.agree * kPerCent));
    if (query.within != usual.within)
        options += QStringLiteral(" --within %1").arg(query.within);
    return query.turned ? options + " --turned" : options;
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
    if (progress.matches > SeedTable::kMaxRows)
        parts += SearchText::tr("the first %1 are shown").arg(shownNumber(SeedTable::kMaxRows));
    if (progress.nearShown > 0)
        parts += progress.matches == 0 ? SearchText::tr("showing the %1 closest").arg(progress.nearShown)
                                       : SearchText::tr("followed by %Ln near misses", nullptr,
                                                        pluralCount(progress.nearShown));
    if (progress.nearShown > 0 && progress.nearAmong > 0 && progress.nearAmong < progress.decided)
        parts += SearchText::tr("near misses from %Ln seeds only, to save time", nullptr,
                                pluralCount(progress.nearAmong));
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

QString searchOptions(const SearchRequest &request, const CommandParts &parts)
{
    const QString seeds = seedOptions(request.seeds, parts.seeds);
    const WorldSpec &base = request.seeds.base();
    if (seeds.isEmpty() || !base.levelFiles.empty())
        return {};
    QStringList options;
    if (!request.sketch || !isAnyWorld(request.where))
        options += "--where " + QString::fromStdString(shellWord(request.where.text()));
    if (request.sketch)
        options += sketchOptions(request.sketch->query(), parts.sketch);
    options += seeds + QString::fromStdString(specArgumentsWithoutSeed(base, parts.named));
    return options.join(u' ');
}

QString searchCommand(const SearchRequest &request, const CommandParts &parts)
{
    const QString options = searchOptions(request, parts);
    if (options.isEmpty())
        return {};
    const QString limit = request.limit > 0 ? QStringLiteral(" --limit %1").arg(request.limit) : QString();
    return "cavegame-cli search " + options + limit;
}

} // namespace cave
