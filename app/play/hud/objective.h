// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <QString>

namespace cave {

/// What to do in the world being played, in one translated line; the only place that knows it for every
/// scenario. Generates regions of the player's level if necessary, so call it when something has happened,
/// not in every frame.
QString objectiveText(Session &session);

} // namespace cave
