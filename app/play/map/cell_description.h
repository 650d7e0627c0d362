// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/marker_store.h"
#include "core/session/session.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace cave {

/// What may be shown of the world.
struct Disclosure {
    bool terrain = false;  ///< unexplored rock and floor, as with the fog lifted
    bool monsters = false; ///< those out of view
};

/// A cell in words, translated.
struct CellDescription {
    QString title;        ///< "Cave Rat, hunting you"; "Floor, remembered"
    QStringList lines;    ///< whole sentences: where, what it does, whether it sees the player and why not
    bool notable = false; ///< there is more than terrain
};

/// What the player may know of a cell. Nothing is shown of monsters out of view and of unexplored cells,
/// unless disclosed.
[[nodiscard]] CellDescription describeCell(Session &session, const QList<MapMarker> &markers, WorldPos cell,
                                           Disclosure disclosure);

/// Living monsters that may be shown, as they are now.
[[nodiscard]] std::vector<Monster> knownMonsters(Session &session, Disclosure disclosure);

/// Where something of interest is: known monsters, closed chests, piles, markers; the nearest to the player
/// first.
[[nodiscard]] std::vector<WorldPos> placesOfInterest(Session &session, const QList<MapMarker> &markers,
                                                     Disclosure disclosure);

} // namespace cave
