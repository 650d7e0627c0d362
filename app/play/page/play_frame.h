// SPDX-License-Identifier: MIT
#pragma once

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

struct PlayHabits;

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
