// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/cell_description.h"
#include "core/session/session.h"
#include "editor/view/map/map_view.h"

#include <map>
#include <vector>

namespace cave {

/// Makes what lies and stands on the map from the state of a session.
///
/// Chests are read once a region and again when something in it changes, so a turn costs the same however
/// much is explored.
class PlayMapObjects {
public:
    /// Another world was opened.
    void begin(Session &session);
    /// These regions may hold other chests, piles or explored cells than before.
    void refresh(Session &session, const CellRect &area);

    /// Everything that may be shown. Monsters only when in view, unless disclosed; chests and piles wherever
    /// they were seen.
    [[nodiscard]] std::vector<MapThing> things(Session &session, const QList<MapMarker> &markers,
                                               Disclosure disclosure) const;

private:
    std::map<RegionPos, std::vector<MapThing>> m_finds;
};

/// The discs of the monsters that may be shown, with what they see of the explored cells in them, and the
/// lines of those whose disc the player is in.
[[nodiscard]] MapOverlays discsOfMonsters(Session &session, Disclosure disclosure);

} // namespace cave
