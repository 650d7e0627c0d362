// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sight/monster_sight.h"
#include "core/analysis/sight/sight_probe.h"
#include "core/analysis/sight/threat_map.h"
#include "editor/view/overlays/overlay_stack.h"

#include <optional>
#include <vector>

namespace cave {

struct Theme;

/// Which discs of monsters are drawn.
enum class ShownDisc : std::uint8_t { OfWorld, Exact, Original, Wide, All };

/// A way to tell what can be seen from a cell.
enum class ViewMethod : std::uint8_t { None, Shadowcasting, Lines, Permissive };

/// What can be seen from a cell by one way, or by two.
struct ViewFromCell {
    WorldPos from;
    int radius = 0;
    ViewMethod method = ViewMethod::None;
    ViewMethod against = ViewMethod::None; ///< none: not compared
    BitGrid seen;                          ///< by `method`; a square about `from`
    BitGrid seenAgainst;                   ///< of the same size; empty if not compared
};

/// Looks from a cell; radius 0 .. kMaxViewRadius.
ViewFromCell viewFrom(World &world, WorldPos from, int radius, ViewMethod method, ViewMethod against);

/// "Shadowcasting", for people.
QString viewMethodName(ViewMethod method);

// What the sight panel draws, with its legend. All of it comes from core's own answers.

/// `marks`: cells where monster and player don't see each other alike.
OverlayLayer layerOf(const std::vector<MonsterSight> &monsters, ShownDisc shown, DiscRule ofWorld, bool marks,
                     int regionSize, const Theme &theme);
OverlayLayer layerOf(const ViewFromCell &view, int regionSize, const Theme &theme);
/// By the world's own rule.
OverlayLayer layerOf(const SightProbe &probe, const Theme &theme);
/// A monster's area by the world's rule, and the line from it to a cell.
OverlayLayer layerOf(World &world, const SightVerdict &verdict, const Theme &theme);
/// `route`: none if none was asked for.
OverlayLayer layerOf(const ThreatMap *threats, const SafeRoute *route, int regionSize, const Theme &theme);

/// Adds all of `more` to `layer`.
void addTo(OverlayLayer &layer, const OverlayLayer &more);

} // namespace cave
