// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sight/monster_sight.h"
#include "core/analysis/sight/sight_probe.h"
#include "core/analysis/sight/threat_map.h"
#include "editor/view/style/rich_text.h"

#include <QString>

#include <vector>

namespace cave {

// The texts of the sight panel.

/// "blocked at (12, 7): rock".
QString sightReasonText(const SightTrace &trace, World &world);
/// "Slime at (3, 4), radius 2, wide: d² 8 > 7.2, outside its area; sees the cell; would not attack".
QString verdictText(const SightVerdict &verdict, World &world);
/// Its last part: "would not attack".
QString wouldText(const SightVerdict &verdict);
/// Why a fight began: who attacked or was walked into, from where, and the numbers of its area. A sentence.
QString encounterText(const SightVerdict &encounter, World &world);
/// What monsters at the ends of a probe would do, then all results, the world's own rule first; a few lines.
RichText probeText(const SightProbe &probe, World &world);
/// How many cells are seen and why others aren't, by the world's disc.
QString monstersText(const std::vector<MonsterSight> &monsters, DiscRule ofWorld);
/// Where fights begin by contact, the distance at which the player is noticed; otherwise empty. The monsters
/// are on one level.
QString contactText(const std::vector<MonsterSight> &monsters, const World &world);
/// Both paths with their lengths and numbers of seen cells.
QString routeText(const SafeRoute &route);
QString discRuleName(DiscRule rule);

} // namespace cave
