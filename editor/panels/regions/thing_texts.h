// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_find.h"

#include <QIcon>
#include <QString>

namespace cave {

struct Theme;

/// "Closed chest", "Living monster": the kind of thing.
QString thingKindText(FoundThing::Kind kind);
/// A short description: "Iron Sword and 7 gold", "Cave Rat, hunting", "Camp".
QString thingText(const FoundThing &thing, const Content &content);
/// Its state: "closed", "claimed", "alive", "hunting", "dead"; empty for piles and markers.
QString thingStateText(const FoundThing &thing);
inline constexpr int kThingIcon = 16; ///< logical pixels per side, in lists
/// The thing's look on the map, for lists: `size` logical pixels per side.
QIcon thingIcon(const FoundThing &thing, const Content &content, const Theme &theme, int size, double ratio);

} // namespace cave
