// SPDX-License-Identifier: MIT
#include "editor/panels/sight/sight_texts.h"

#include "core/sight/field_of_view.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <bit>

namespace cave {
namespace {

struct SightText {
    Q_DECLARE_TR_FUNCTIONS(SightTexts)
};

QString placed(const World &world, WorldPos p)
{
    return '(' + ownCoordinates(world.map.plan(), p) + ')';
}

/// A bold heading with "there: …" and "back: …" below.
RichText bothWays(const QString &heading, const QString &there, const QString &back)
{
    const RichText bold = RichText::bold(heading);
    if (there == back)
        return RichText::lines({bold, RichText::plain(SightText::tr("Both ways: %1").arg(there))});
    return RichText::lines({bold, RichText::plain(SightText::tr("There: %1").arg(there)),
                            RichText::plain(SightText::tr("Back: %1").arg(back))});
}

RichText viewText(const QString &name, bool there, bool back)
{
    const auto word = [](bool seen) { return seen ? SightText::tr("seen") : SightText::tr("not seen"); };
    return bothWays(name, word(there), word(back));
}

RichText ruleText(const GapRuleAnswer &answer, GapRule ofWorld, World &world)
{
    const QString name =
        answer.rule == GapRule::Open ? SightText::tr("Original rule") : SightText::tr("Gap rule");
    return bothWays(answer.rule == ofWorld ? SightText::tr("%1 (this world's)").arg(name) : name,
                    sightReasonText(answer.there, world), sightReasonText(answer.back, world));
}

/// "radius 2, wide: d² 8 > 7.2, outside its area": x² + y² of the distance against the limit of the rule.
QString areaText(const SightVerdict &verdict)
{
    const std::int64_t limit = verdict.limitTenths();
    const bool within = 10 * verdict.squaredDistance() <= limit;
    QString text = SightText::tr("radius %1, %2: d² %3 %4 %5")
                       .arg(QString::number(verdict.radius), discRuleName(verdict.disc).toLower(),
                            QString::number(verdict.squaredDistance()), QString(within ? u'≤' : u'>'),
                            QString::fromStdString(tenthsText(limit)).replace('.', QLocale().decimalPoint()));
    if (verdict.isBeyondSquare())
        text += SightText::tr(", but farther than its radius on one axis");
    return text + (verdict.inArea ? SightText::tr(", inside its area") : SightText::tr(", outside its area"));
}

QString whoAndWhere(const SightVerdict &verdict, const World &world)
{
    return SightText::tr("%1 at %2")
        .arg(shownName(kindOf(world, verdict.monster)), placed(world, verdict.monster.state.position));
}

} // namespace

QString verdictText(const SightVerdict &verdict, World &world)
{
    const QString sight =
        verdict.line.visible() ? SightText::tr("sees the cell") : sightReasonText(verdict.line, world);
    return QStringLiteral("%1, %2; %3; %4")
        .arg(whoAndWhere(verdict, world), areaText(verdict), sight, wouldText(verdict));
}

QString wouldText(const SightVerdict &verdict)
{
    if (!verdict.contact)
        return verdict.attacks() ? SightText::tr("would attack") : SightText::tr("would not attack");
    return verdict.inArea ? SightText::tr("would notice the player, and fight on contact")
                          : SightText::tr("would not notice the player");
}

QString encounterText(const SightVerdict &encounter, World &world)
{
    const QString begun = encounter.contact ? SightText::tr("%1 and you at %2 met")
                          : encounter.attacks()
                              ? SightText::tr("%1 saw you at %2")
                              : SightText::tr("%1, which you walked into at %2, hadn't seen you");
    return SightText::tr("%1: %2; %3.")
        .arg(begun.arg(whoAndWhere(encounter, world), placed(world, encounter.cell)), areaText(encounter),
             sightReasonText(encounter.line, world));
}

QString sightReasonText(const SightTrace &trace, World &world)
{
    const SightObstacle &obstacle = trace.obstacle;
    switch (obstacle.kind) {
    case SightObstacle::Kind::None:
        return SightText::tr("clear line");
    case SightObstacle::Kind::BlockingCell:
        return SightText::tr("blocked at %1: %2")
            .arg(placed(world, obstacle.at), terrainText(world.map.terrainAt(obstacle.at)));
    case SightObstacle::Kind::DiagonalGap:
        return SightText::tr("blocked at %1: diagonal gap between %2 and %3")
            .arg(placed(world, obstacle.at), placed(world, obstacle.gap[0]), placed(world, obstacle.gap[1]));
    }
    return {};
}

RichText probeText(const SightProbe &probe, World &world)
{
    QList<RichText> parts{RichText::plain(
        SightText::tr("From %1 to %2, %Ln cells", nullptr, pluralCount(probe.lines[0].there.cells.size()))
            .arg(placed(world, probe.from), placed(world, probe.to)))};
    for (const SightVerdict &verdict : probe.verdicts) {
        parts.append(RichText::bold(SightText::tr("Verdict")));
        parts.append(RichText::plain(verdictText(verdict, world)));
    }
    for (const bool own : {true, false}) {
        for (const GapRuleAnswer &answer : probe.lines) {
            if ((answer.rule == probe.worldRule) == own)
                parts.append(ruleText(answer, probe.worldRule, world));
        }
    }
    if (probe.views) {
        parts.append(viewText(SightText::tr("Shadowcasting"), probe.views->shadowcasting,
                              probe.views->shadowcastingBack));
        parts.append(
            viewText(SightText::tr("Permissive"), probe.views->permissive, probe.views->permissiveBack));
    } else {
        parts.append(RichText::plain(
            SightText::tr("Farther apart than the maximum view radius of %1 cells.").arg(kMaxViewRadius)));
    }
    return RichText::lines(parts);
}

/// How many cells of a disc are set in the other grid, which is of the same size.
qint64 countIn(const BitGrid &disc, const BitGrid &other)
{
    qint64 count = 0;
    for (int y = 0; y < disc.height(); ++y) {
        for (int word = 0; word < disc.wordsPerRow(); ++word)
            count += std::popcount(disc.row(y)[word] & other.row(y)[word]);
    }
    return count;
}

QString monstersText(const std::vector<MonsterSight> &monsters, DiscRule ofWorld)
{
    qint64 seen = 0;
    qint64 rock = 0;
    qint64 gap = 0;
    for (const MonsterSight &sight : monsters) {
        const BitGrid &disc = sight.discs[static_cast<std::size_t>(ofWorld)];
        seen += countIn(disc, sight.seen);
        rock += countIn(disc, sight.blockedByRock);
        gap += countIn(disc, sight.blockedByGap);
    }
    const QString who = monsters.size() == 1 ? SightText::tr("One monster")
                                             : SightText::tr("%1 monsters").arg(monsters.size());
    return SightText::tr("%1: %Ln cells seen, %2 hidden by rock, %3 by gaps.", nullptr, pluralCount(seen))
        .arg(who, QString::number(rock), QString::number(gap));
}

QString contactText(const std::vector<MonsterSight> &monsters, const World &world)
{
    if (!world.content->scenario.contact || monsters.empty())
        return {};
    const int radius = monsters.front().radius;
    return QLatin1Char(' ') +
           SightText::tr("It notices the player within %1, regardless of obstacles.")
               .arg(radius == 1 ? SightText::tr("1 cell") : SightText::tr("%1 cells").arg(radius));
}

QString routeText(const SafeRoute &route)
{
    if (route.cells.empty())
        return SightText::tr("No route found in or near the view.");
    const auto steps = [](const std::vector<WorldPos> &cells) { return pluralCount(cells.size()) - 1; };
    return SightText::tr("Safest: %Ln steps, %1 of its cells seen.", nullptr, steps(route.cells))
               .arg(route.seenCells) +
           '\n' +
           SightText::tr("Fastest: %Ln steps, %1 of its cells seen.", nullptr, steps(route.fastest))
               .arg(route.fastestSeenCells);
}

QString discRuleName(DiscRule rule)
{
    return rule == DiscRule::Exact      ? SightText::tr("Exact")
           : rule == DiscRule::Original ? SightText::tr("Original")
                                        : SightText::tr("Wide");
}

} // namespace cave
