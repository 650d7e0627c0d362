// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/cell_description.h"
#include "core/session/session.h"
#include "editor/view/map/map_view.h"

#include <map>
#include <vector>

namespace cave {

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

} // namespace cave
