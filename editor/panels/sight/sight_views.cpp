// SPDX-License-Identifier: MIT
#include "editor/panels/sight/sight_views.h"

#include "core/sight/field_of_view.h"
#include "core/sight/other_views.h"
#include "editor/view/overlays/cell_overlays.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/colour_scale.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>

namespace cave {
namespace {

using LegendMark = LegendEntry::Mark;

constexpr float kStrong = 0.5F;

struct LayerText {
    Q_DECLARE_TR_FUNCTIONS(SightLayers)
};

/// Okabe and Ito's reddish purple (Color Universal Design, 2008): for gaps and for the second of two views.
QColor purple(const Theme &theme)
{
    return theme.dark ? QColor(0xcc, 0x79, 0xa7) : QColor(0x9b, 0x3f, 0x78);
}

bool holds(const BitGrid &grid, int x, int y)
{
    return grid.contains(x, y) && grid.test(x, y);
}

/// A picture of the cells of a grid for which `wanted(x, y)` holds.
template<class Wanted>
OverlayPicture pictureOf(WorldPos origin, int side, const QColor &colour, bool hatched, Wanted wanted)
{
    OverlayPicture picture{origin, 1, QImage(side, side, QImage::Format_ARGB32_Premultiplied), hatched};
    picture.pixels.fill(Qt::transparent);
    const QRgb pixel = qPremultiply(colour.rgba());
    for (int y = 0; y < side; ++y) {
        auto *row = reinterpret_cast<QRgb *>(picture.pixels.scanLine(side - 1 - y));
        for (int x = 0; x < side; ++x) {
            if (wanted(x, y))
                row[x] = pixel;
        }
    }
    return picture;
}

void addCells(CellMask &mask, const BitGrid &cells, WorldPos origin)
{
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (cells.test(x, y))
                mask.add({origin.x + x, origin.y + y});
        }
    }
}

/// The area of one disc, with what is seen in it; the reasons for unseen cells are below.
void addDisc(OverlayLayer &layer, const MonsterSight &sight, DiscRule rule, const Theme &theme)
{
    const BitGrid &disc = sight.discs[static_cast<std::size_t>(rule)];
    const int side = disc.width();
    const auto reason = [&](const BitGrid &cells, const QColor &colour, bool hatched) {
        layer.overlays.pictures.push_back(pictureOf(sight.origin, side, colour, hatched, [&](int x, int y) {
            return disc.test(x, y) && cells.test(x, y);
        }));
    };
    reason(sight.blockedByGap, withOpacity(purple(theme), kStrong), true);
    reason(sight.rock, withOpacity(theme.mutedText, kAreaTint), false);
    layer.overlays.discs.push_back({sight.origin, disc, sight.seen, theme.danger});
}

void addLine(OverlayLayer &layer, const SightTrace &trace, const Theme &theme)
{
    NumberedLine line{trace.cells, trace.clearCells(), {}};
    if (trace.obstacle.kind == SightObstacle::Kind::BlockingCell)
        line.obstacles = {trace.obstacle.at};
    else if (trace.obstacle.kind == SightObstacle::Kind::DiagonalGap)
        line.obstacles = {trace.obstacle.gap[0], trace.obstacle.gap[1]};
    layer.legend.append(
        {LegendMark::Line, trace.visible() ? theme.gold : theme.text, LayerText::tr("Clear line"), {}});
    if (!trace.visible())
        layer.legend += {{LegendMark::Cross, theme.danger, LayerText::tr("Blocked by"), {}},
                         {LegendMark::DashedLine, theme.mutedText, LayerText::tr("Beyond"), {}}};
    layer.overlays.numbered.push_back(std::move(line));
}

/// Whether any monster has such cells in its disc.
bool anyIn(const std::vector<MonsterSight> &monsters, DiscRule rule, BitGrid MonsterSight::*cells)
{
    return std::any_of(monsters.begin(), monsters.end(), [&](const MonsterSight &sight) {
        const BitGrid &disc = sight.discs[static_cast<std::size_t>(rule)];
        for (int y = 0; y < disc.height(); ++y) {
            for (int i = 0; i < disc.wordsPerRow(); ++i) {
                if ((disc.row(y)[i] & (sight.*cells).row(y)[i]) != 0)
                    return true;
            }
        }
        return false;
    });
}

void addDiscLegend(OverlayLayer &layer, const std::vector<MonsterSight> &monsters, DiscRule rule,
                   const Theme &theme)
{
    layer.legend.append({LegendMark::Outline, theme.danger, LayerText::tr("A monster's area"), {}});
    if (anyIn(monsters, rule, &MonsterSight::seen))
        layer.legend.append({LegendMark::Hatched, theme.gold, LayerText::tr("Seen by a monster"), {}});
    if (anyIn(monsters, rule, &MonsterSight::blockedByRock))
        layer.legend.append(
            {LegendMark::Fill, withOpacity(theme.accent, kStrong), LayerText::tr("Hidden by rock"), {}});
    if (anyIn(monsters, rule, &MonsterSight::blockedByGap))
        layer.legend.append(
            {LegendMark::Hatched, purple(theme), LayerText::tr("Hidden by a diagonal gap"), {}});
    if (anyIn(monsters, rule, &MonsterSight::rock))
        layer.legend.append(
            {LegendMark::Fill, withOpacity(theme.mutedText, kStrong), LayerText::tr("Rock in the area"), {}});
}

/// The three discs are nested, so the additional cells of each are a ring.
void addAllDiscs(OverlayLayer &layer, const MonsterSight &sight, const Theme &theme)
{
    const BitGrid &exact = sight.discs[0];
    const BitGrid &original = sight.discs[1];
    const BitGrid &wide = sight.discs[2];
    const int side = exact.width();
    layer.overlays.pictures.push_back(
        pictureOf(sight.origin, side, withOpacity(theme.gold, kStrong), false,
                  [&](int x, int y) { return original.test(x, y) && !exact.test(x, y); }));
    layer.overlays.pictures.push_back(
        pictureOf(sight.origin, side, withOpacity(purple(theme), kStrong), true,
                  [&](int x, int y) { return wide.test(x, y) && !original.test(x, y); }));
    layer.overlays.discs.push_back({sight.origin, wide, {}, purple(theme)});
    layer.overlays.discs.push_back({sight.origin, original, {}, theme.gold});
    layer.overlays.discs.push_back({sight.origin, exact, {}, theme.danger});
}

void addMarks(OverlayLayer &layer, const std::vector<MonsterSight> &monsters, int regionSize,
              const Theme &theme)
{
    auto watchers = std::make_shared<CellMask>(regionSize);
    auto unnoticed = std::make_shared<CellMask>(regionSize);
    for (const MonsterSight &sight : monsters) {
        addCells(*watchers, sight.unseenWatcher, sight.origin);
        addCells(*unnoticed, sight.unseenPlayer, sight.origin);
    }
    if (!watchers->empty()) {
        layer.overlays.masks.push_back({watchers, theme.text, false});
        layer.legend.append(
            {LegendMark::Outline, theme.text, LayerText::tr("It sees you, you don't see it"), {}});
    }
    if (!unnoticed->empty()) {
        layer.overlays.masks.push_back({unnoticed, theme.good, false});
        layer.legend.append(
            {LegendMark::Outline, theme.good, LayerText::tr("You see it, it doesn't see you"), {}});
    }
}

BitGrid lookBy(ViewMethod method, const BitGrid &rock, int radius, GapRule gaps)
{
    BitGrid seen;
    switch (method) {
    case ViewMethod::None:
        break;
    case ViewMethod::Shadowcasting:
        fieldOfView(rock, radius, seen);
        break;
    case ViewMethod::Lines:
        fieldOfViewByLines(rock, radius, gaps, seen);
        break;
    case ViewMethod::Permissive:
        permissiveFieldOfView(rock, radius, seen);
        break;
    }
    return seen;
}

QColor threatColour(int watchers, int most)
{
    return viridisColour(most < 2 ? 1.0 : static_cast<double>(watchers - 1) / (most - 1));
}

void addThreats(OverlayLayer &layer, const ThreatMap &threats, int regionSize, const Theme &theme)
{
    constexpr float kOpacity = 0.6F;
    const CellRect &rect = threats.rect;
    OverlayPicture picture{rect.origin, 1,
                           QImage(rect.width, rect.height, QImage::Format_ARGB32_Premultiplied), false};
    picture.pixels.fill(Qt::transparent);
    std::vector<QRgb> colours{0};
    for (int i = 1; i <= threats.most; ++i)
        colours.push_back(qPremultiply(withOpacity(threatColour(i, threats.most), kOpacity).rgba()));
    for (int y = 0; y < rect.height; ++y) {
        auto *row = reinterpret_cast<QRgb *>(picture.pixels.scanLine(rect.height - 1 - y));
        for (int x = 0; x < rect.width; ++x)
            row[x] = colours[static_cast<std::size_t>(threats.at({rect.origin.x + x, rect.origin.y + y}))];
    }
    layer.overlays.pictures.push_back(std::move(picture));
    if (threats.most == 1)
        layer.legend.append({LegendMark::Fill, threatColour(1, 1), LayerText::tr("Seen by one monster"), {}});
    else if (threats.most > 1)
        layer.legend.append({LegendMark::Scale, viridisColour(0),
                             LayerText::tr("Seen by 1 to %1 monsters").arg(threats.most), viridisColour(1)});
    auto blind = std::make_shared<CellMask>(regionSize);
    addCells(*blind, threats.blind, rect.origin);
    if (!blind->empty()) {
        layer.overlays.masks.push_back({blind, theme.good, false});
        layer.legend.append(
            {LegendMark::Outline, theme.good, LayerText::tr("Blind spot: near a monster, unseen"), {}});
    }
}

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

QString viewMethodName(ViewMethod method)
{
    switch (method) {
    case ViewMethod::None:
        return LayerText::tr("None");
    case ViewMethod::Shadowcasting:
        return LayerText::tr("Shadowcasting");
    case ViewMethod::Lines:
        return LayerText::tr("Bresenham lines");
    case ViewMethod::Permissive:
        return LayerText::tr("Permissive");
    }
    return {};
}

ViewFromCell viewFrom(World &world, WorldPos from, int radius, ViewMethod method, ViewMethod against)
{
    ViewFromCell view{from, radius, method, against, {}, {}};
    const int side = 2 * radius + 1;
    BitGrid rock;
    world.map.copyOpaque({{from.x - radius, from.y - radius}, side, side}, rock);
    view.seen = lookBy(method, rock, radius, world.spec.settings.gaps);
    view.seenAgainst = lookBy(against, rock, radius, world.spec.settings.gaps);
    return view;
}

OverlayLayer layerOf(const std::vector<MonsterSight> &monsters, ShownDisc shown, DiscRule ofWorld, bool marks,
                     int regionSize, const Theme &theme)
{
    OverlayLayer layer;
    if (monsters.empty())
        return layer;
    const DiscRule one =
        shown == ShownDisc::OfWorld
            ? ofWorld
            : static_cast<DiscRule>(static_cast<int>(shown) - static_cast<int>(ShownDisc::Exact));
    for (const MonsterSight &sight : monsters) {
        if (shown == ShownDisc::All)
            addAllDiscs(layer, sight, theme);
        else
            addDisc(layer, sight, one, theme);
    }
    if (shown == ShownDisc::All) {
        const auto differ = [&](DiscRule a, DiscRule b) {
            return std::any_of(monsters.begin(), monsters.end(), [&](const MonsterSight &sight) {
                return sight.discs[static_cast<std::size_t>(a)] != sight.discs[static_cast<std::size_t>(b)];
            });
        };
        layer.legend.append({LegendMark::Outline, theme.danger, LayerText::tr("Area: Exact"), {}});
        if (differ(DiscRule::Exact, DiscRule::Original))
            layer.legend.append({LegendMark::Fill, theme.gold, LayerText::tr("Original: these too"), {}});
        if (differ(DiscRule::Original, DiscRule::Wide))
            layer.legend.append({LegendMark::Hatched, purple(theme), LayerText::tr("Wide only"), {}});
    } else {
        addDiscLegend(layer, monsters, one, theme);
    }
    if (marks)
        addMarks(layer, monsters, regionSize, theme);
    return layer;
}

OverlayLayer layerOf(const ViewFromCell &view, int regionSize, const Theme &theme)
{
    OverlayLayer layer;
    if (view.method == ViewMethod::None)
        return layer;
    const WorldPos origin{view.from.x - view.radius, view.from.y - view.radius};
    auto here = std::make_shared<CellMask>(regionSize);
    here->add(view.from);
    layer.overlays.masks.push_back({here, theme.text, false});
    layer.overlays.discs.push_back({origin, view.seen, {}, theme.accent});
    const QString name = viewMethodName(view.method);
    if (view.seenAgainst.width() == 0) {
        layer.legend.append({LegendMark::Fill, theme.accent, LayerText::tr("In view: %1").arg(name), {}});
        return layer;
    }
    const QString other = viewMethodName(view.against);
    const int side = view.seen.width();
    const auto only = [&](const BitGrid &in, const BitGrid &out, const QColor &colour, bool hatched) {
        layer.overlays.pictures.push_back(
            pictureOf(origin, side, withOpacity(colour, kStrong), hatched,
                      [&](int x, int y) { return holds(in, x, y) && !holds(out, x, y); }));
    };
    only(view.seen, view.seenAgainst, theme.gold, false);
    only(view.seenAgainst, view.seen, purple(theme), true);
    layer.legend += {{LegendMark::Outline, theme.accent, LayerText::tr("In view: %1").arg(name), {}},
                     {LegendMark::Fill, theme.gold, LayerText::tr("Only %1").arg(name), {}},
                     {LegendMark::Hatched, purple(theme), LayerText::tr("Only %1").arg(other), {}}};
    return layer;
}

OverlayLayer layerOf(const SightProbe &probe, const Theme &theme)
{
    const auto &answer = *std::find_if(probe.lines.begin(), probe.lines.end(),
                                       [&](const GapRuleAnswer &a) { return a.rule == probe.worldRule; });
    OverlayLayer layer;
    addLine(layer, answer.there, theme);
    return layer;
}

OverlayLayer layerOf(World &world, const SightVerdict &verdict, const Theme &theme)
{
    const std::vector<MonsterSight> sight{sightFrom(world, verdict.monster.state.position, verdict.radius)};
    OverlayLayer layer;
    addDisc(layer, sight.front(), verdict.disc, theme);
    addDiscLegend(layer, sight, verdict.disc, theme);
    addLine(layer, verdict.line, theme);
    return layer;
}

OverlayLayer layerOf(const ThreatMap *threats, const SafeRoute *route, int regionSize, const Theme &theme)
{
    OverlayLayer layer;
    if (threats != nullptr)
        addThreats(layer, *threats, regionSize, theme);
    if (route != nullptr && !route->cells.empty()) {
        layer.overlays.paths.push_back(route->cells);
        layer.overlays.otherPaths.push_back(route->fastest);
        layer.legend += {{LegendMark::Line, theme.accent, LayerText::tr("Safest route"), {}},
                         {LegendMark::DashedLine, theme.gold, LayerText::tr("Fastest route"), {}}};
    }
    return layer;
}

void addTo(OverlayLayer &layer, const OverlayLayer &more)
{
    append(layer.overlays, more.overlays);
    layer.legend += more.legend;
}

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
