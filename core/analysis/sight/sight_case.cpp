// SPDX-License-Identifier: MIT
#include "core/analysis/sight/sight_case.h"

#include "core/base/text.h"
#include "core/io/exports/region_text.h"
#include "core/sight/area_of_effect.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace cave {
namespace {

bool blocksSight(Terrain terrain)
{
    return terrain == Terrain::Rock || terrain == Terrain::Trees || terrain == Terrain::Bounds;
}

Message obstacleText(const SightCase::Expected &obstacle)
{
    switch (obstacle.obstacle) {
    case SightObstacle::Kind::None:
        return message("visible");
    case SightObstacle::Kind::BlockingCell:
        return message("blocked at %1 by that cell", placeText(obstacle.at));
    case SightObstacle::Kind::DiagonalGap:
        return message("blocked at %1 by a diagonal gap", placeText(obstacle.at));
    }
    return {};
}

/// "expected inside the disc, but it is outside: d² 8 > 7.2".
Message discDifference(const SightCase &sightCase, bool inside)
{
    const Message is = inside ? message("inside the disc") : message("outside the disc");
    const Message expected =
        sightCase.expectedInside ? message("inside the disc") : message("outside the disc");
    SightVerdict verdict; // knows the limit
    verdict.monster.state.position = sightCase.viewer;
    verdict.cell = sightCase.target;
    verdict.radius = sightCase.disc->radius;
    verdict.disc = sightCase.disc->rule;
    return message("expected %1, but it is %2: d² %3, limit %4", expected, is, verdict.squaredDistance(),
                   Message::decimal(tenthsText(verdict.limitTenths())));
}

} // namespace

std::vector<SightStep> sightSteps(const std::vector<WorldPos> &cells, const TerrainAt &terrainAt,
                                  bool fromMonster)
{
    const auto blocks = [&](WorldPos p) {
        return (!fromMonster || p != cells.front()) && blocksSight(terrainAt(p));
    };
    std::vector<SightStep> steps;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const WorldPos here = cells[i];
        SightStep step{here, terrainAt(here), blocks(here), std::nullopt};
        const bool diagonal = i > 0 && cells[i - 1].x != here.x && cells[i - 1].y != here.y;
        if (diagonal) {
            const std::array<WorldPos, 2> corners = cornersBeside(cells[i - 1], here);
            if (blocks(corners[0]) && blocks(corners[1]))
                step.gap = corners;
        }
        steps.push_back(step);
    }
    return steps;
}

Message stepText(const SightStep &step, GapRule rule)
{
    Message text = located(placeText(step.at), terrainName(step.terrain));
    if (step.gap) {
        const auto [west, east] = std::minmax((*step.gap)[0], (*step.gap)[1]);
        text = rule == GapRule::Closed
                   ? message("%1; behind the diagonal gap between %2 and %3, which blocks", std::move(text),
                             placeText(west), placeText(east))
                   : message("%1; behind the diagonal gap between %2 and %3, which the rule ignores",
                             std::move(text), placeText(west), placeText(east));
    }
    return step.blocks ? message("%1; blocks", std::move(text)) : text;
}

bool SightCase::isInDisc(WorldPos p) const
{
    return disc && inDisc(disc->rule, disc->radius, p.x - viewer.x, p.y - viewer.y);
}

SightCaseResult runSightCase(const SightCase &sightCase)
{
    const auto terrainAt = [&](WorldPos p) { return sightCase.terrainAt(p); };
    const auto blocks = [&](WorldPos p) {
        return (!sightCase.fromMonster || p != sightCase.viewer) && blocksSight(sightCase.terrainAt(p));
    };
    SightCaseResult result;
    result.line = traceSight(blocks, sightCase.viewer, sightCase.target, sightCase.gaps);
    result.line.terrain = sightCase.terrainAt(result.line.obstacle.at);
    result.steps = sightSteps(result.line.cells, terrainAt, sightCase.fromMonster);
    result.inside = sightCase.isInDisc(sightCase.target);
    const SightCase::Expected is{result.line.obstacle.kind, result.line.obstacle.at};
    if (is != sightCase.expected)
        result.differences.push_back(
            message("expected %1, but it is %2", obstacleText(sightCase.expected), obstacleText(is)));
    if (sightCase.disc && result.inside != sightCase.expectedInside)
        result.differences.push_back(discDifference(sightCase, result.inside));
    return result;
}

Result<SightCase> sightCaseOf(World &world, const SightProbe &probe, GapRule gaps, std::optional<int> radius)
{
    SightCase made;
    made.viewer = probe.from;
    made.target = probe.to;
    made.gaps = gaps;
    if (radius) {
        made.disc = SightCase::Disc{world.spec.settings.disc, *radius};
    } else if (const auto own = std::ranges::find(
                   probe.verdicts, probe.from,
                   [](const SightVerdict &verdict) { return verdict.monster.state.position; });
               own != probe.verdicts.end()) {
        made.fromMonster = true;
        made.disc = SightCase::Disc{own->disc, own->radius};
    }
    const int reach = made.disc ? made.disc->radius : 0;
    const WorldPos low{std::min(probe.from.x - reach, probe.to.x),
                       std::min(probe.from.y - reach, probe.to.y)};
    const WorldPos high{std::max(probe.from.x + reach, probe.to.x),
                        std::max(probe.from.y + reach, probe.to.y)};
    if (std::max(high.x - low.x, high.y - low.y) + 3 > kMaxCaseSide)
        return invalid(message("the map of the case would be more than %1 cells wide or high", kMaxCaseSide));
    made.area =
        withMargin({low, static_cast<int>(high.x - low.x) + 1, static_cast<int>(high.y - low.y) + 1}, 1);
    for (int row = made.area.height - 1; row >= 0; --row) {
        std::string &letters = made.rows.emplace_back();
        for (int x = 0; x < made.area.width; ++x)
            letters += terrainLetter(world.map.terrainAt({made.area.origin.x + x, made.area.origin.y + row}));
    }
    const SightCaseResult result = runSightCase(made);
    made.expected = {result.line.obstacle.kind, result.line.obstacle.at};
    made.expectedInside = result.inside;
    return made;
}

} // namespace cave
