// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sight/monster_sight.h"
#include "core/analysis/sight/sight_probe.h"
#include "core/analysis/sight/threat_map.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/style/rich_text.h"

#include <QString>

#include <optional>
#include <vector>

namespace cave {

struct Theme;

/// Which discs of monsters are shown.
enum class ShownDisc : std::uint8_t { OfWorld, Exact, Original, Wide, All };

/// A field-of-view algorithm.
enum class ViewMethod : std::uint8_t { None, Shadowcasting, Lines, Permissive };

/// The field of view from a cell by one algorithm, or by two.
struct ViewFromCell {
    WorldPos from;
    int radius = 0;
    ViewMethod method = ViewMethod::None;
    ViewMethod against = ViewMethod::None; ///< none: no comparison
    BitGrid seen;                          ///< by `method`; a square around `from`
    BitGrid seenAgainst;                   ///< of the same size; empty without a comparison
};

/// Computes the view from a cell; radius 0 .. kMaxViewRadius.
ViewFromCell viewFrom(World &world, WorldPos from, int radius, ViewMethod method, ViewMethod against);

/// "Shadowcasting", for display.
QString viewMethodName(ViewMethod method);

// The overlays of the sight panel, with their legends, from the results of core.

/// `marks`: cells where sight between monster and player isn't mutual.
OverlayLayer layerOf(const std::vector<MonsterSight> &monsters, ShownDisc shown, DiscRule ofWorld, bool marks,
                     int regionSize, const Theme &theme);
OverlayLayer layerOf(const ViewFromCell &view, int regionSize, const Theme &theme);
/// By the world's own rule.
OverlayLayer layerOf(const SightProbe &probe, const Theme &theme);
/// A monster's area by the world's rule, and the line from it to a cell.
OverlayLayer layerOf(World &world, const SightVerdict &verdict, const Theme &theme);
/// `route`: none if none was requested.
OverlayLayer layerOf(const ThreatMap *threats, const SafeRoute *route, int regionSize, const Theme &theme);

/// Adds all of `more` to `layer`.
void addTo(OverlayLayer &layer, const OverlayLayer &more);

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
