// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/session/marker_store.h"
#include "core/session/session.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace cave {

/// What may be shown of the world.
struct Disclosure {
    bool terrain = false;                   ///< unexplored rock and floor
    bool monsters = false;                  ///< those out of view
    std::optional<int> eyes = std::nullopt; ///< the ally through whose eyes one looks who only watches
};

/// A description of a cell, translated.
struct CellDescription {
    QString title;        ///< "Cave Rat, hunting you"; "Floor, remembered"
    QStringList lines;    ///< whole sentences: where, what it does, and whether it sees the player or why not
    bool notable = false; ///< more than terrain
    QString place;        ///< its coordinates, counted from the corner of its level if it is on one
};

/// What the player may know of a cell. Monsters out of view and unexplored cells are hidden unless disclosed.
[[nodiscard]] CellDescription describeCell(Session &session, const QList<MapMarker> &markers, WorldPos cell,
                                           Disclosure disclosure);

/// Living monsters that may be shown, in their current state.
[[nodiscard]] std::vector<Monster> knownMonsters(Session &session, Disclosure disclosure);

/// Places of interest: known monsters, closed chests, piles, the exit, markers; the nearest to the player
/// first.
[[nodiscard]] std::vector<WorldPos> placesOfInterest(Session &session, const QList<MapMarker> &markers,
                                                     Disclosure disclosure);

} // namespace cave
