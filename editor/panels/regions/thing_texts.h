// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_find.h"

#include <QIcon>
#include <QString>

namespace cave {

struct Theme;

/// "Closed chest", "Living monster": what sort of thing it is.
QString thingKindText(FoundThing::Kind kind);
/// What it is, in few words: "Iron Sword and 7 gold", "Cave Rat, hunting", "Camp".
QString thingText(const FoundThing &thing, const Content &content);
/// How it is: "closed", "claimed", "alive", "hunting", "dead"; empty for piles and markers.
QString thingStateText(const FoundThing &thing);
inline constexpr int kThingIcon = 16; ///< logical pixels a side, in lists
/// The thing as the map shows it, for lists: `size` logical pixels a side.
QIcon thingIcon(const FoundThing &thing, const Content &content, const Theme &theme, int size, double ratio);

} // namespace cave
