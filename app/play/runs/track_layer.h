// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/replay.h"
#include "editor/view/overlays/overlay_stack.h"

#include <QColor>
#include <QString>

namespace cave {

// How a replay shows the players of a world.

/// Their name, or a number.
QString nameOf(const PartyMember &member);
/// Their colour, or one that depends on their number if they have none.
QColor colourOf(const PartyMember &member);

/// Everyone's way in their colour, and those who aren't shown as the player, each with their name.
OverlayLayer trackLayer(const World &world, const PlayerTracks &tracks);

} // namespace cave
