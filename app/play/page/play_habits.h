// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_viewport.h"
#include "editor/view/form/kept_fields.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <optional>

namespace cave {

/// What the player has set on the page of one world, and finds like that on the page of the next.
struct PlayHabits {
    int slowness = 0;                   ///< see PlayClock
    std::optional<Zoom> miniMap;        ///< none: as at first
    KeptFields sight;                   ///< of the sight debugger
    QHash<QString, QByteArray> dialogs; ///< their geometry, by object name
};

} // namespace cave
