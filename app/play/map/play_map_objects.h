// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/examiner.h"
#include "core/session/session.h"
#include "editor/view/map/map_view.h"
#include "editor/view/overlays/figure_layers.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace cave {

class MapView;
struct CellRect;

/// Makes the objects on the map from the state of a session.
///
/// Chests are read once per region, and again when something in it changes, so that the cost of a turn
/// doesn't depend on how much is explored.
class PlayMapObjects {
public:
    /// Another world was opened.
    void begin(Session &session);
    /// Chests, piles or explored cells in these regions may have changed.
    void refresh(Session &session, const CellRect &area);

    /// Everything that may be shown: monsters in view, or all if disclosed; chests and piles wherever seen.
    [[nodiscard]] std::vector<MapThing> things(Session &session, const QList<MapMarker> &markers,
                                               Disclosure disclosure) const;

private:
    std::map<RegionPos, std::vector<MapThing>> m_finds;
};

/// What a monster is doing, as its ring shows; by turns.
[[nodiscard]] MapThing::State moodOf(Session &session, const Monster &monster);

/// The areas of effect of the monsters that may be shown, with the explored cells that they see in them, and
/// lines of sight to the players from those that have them in theirs.
[[nodiscard]] MapOverlays discsOfMonsters(Session &session, Disclosure disclosure);

// How a session with free movement is shown. Call these for no other session.

/// Things on the ground of the player's level: all, or only the known ones.
std::vector<GroundThing> groundOf(Session &session, bool all);

/// The visible effects of what happened, in order.
std::vector<ActionEffect> effectsOf(const Session &session, const std::vector<Event> &events);

/// Those of what allies did, in the events of all players.
std::vector<ActionEffect> effectsOfAllies(const Session &session, const std::vector<Event> &events);

/// The selected item, which the Use key uses, or nullptr; observes the session's content.
const ItemType *itemInHand(const Session &session);

/// Whether all of the level can be shown with cells that are large enough.
[[nodiscard]] bool fitsWhole(const MapView &map, const CellRect &level);

/// Zooms to fit the level, or centres on the player if cells would become too small.
void fitLevel(MapView &map, const CellRect &level);

} // namespace cave
