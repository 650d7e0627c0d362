// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_viewport.h"
#include "editor/view/form/kept_fields.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <optional>

class QDockWidget;
class QWidget;

namespace cave {

class FightActions;
class MessageLog;
class MessageLogDock;
class MindDock;
class PlayActions;
class Preferences;
class RunEndActions;
class SightDock;

/// What the player has set on the page of one world, and finds like that on the page of the next.
struct PlayHabits {
    int slowness = 0;                   ///< see PlayClock
    std::optional<Zoom> miniMap;        ///< none: as at first
    KeptFields sight;                   ///< of the sight debugger
    QHash<QString, QByteArray> dialogs; ///< their geometry, by object name
};

/// What of the window around it a page of play uses. It stays while pages come and go.
struct PlayFrame {
    PlayHabits &habits;
    QWidget &place; ///< has all actions whose keys work on the page
    Preferences &preferences;
    PlayActions &actions;
    FightActions &fights;
    RunEndActions &runEnd;
    MessageLog &log;
    MessageLogDock &messages;
    QDockWidget &miniMap;
    SightDock &sight;
    MindDock &mind;
    QWidget &status; ///< with a layout
};

} // namespace cave
