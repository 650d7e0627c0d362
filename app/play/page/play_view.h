// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;

namespace cave {

class PlayActions;
class PlayMaps;
class Preferences;
enum class Setting;

/// How the map is shown: by the actions for it, some of which are preferences, and the rest remembered.
class PlayView : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    PlayView(Preferences &preferences, PlayActions &actions, PlayMaps &maps);

    /// Keeps what is no preference for the next time.
    void remember() const;

private:
    void connectActions();
    void restore();
    void followSwitch(QAction *action, Setting setting);

    Preferences &m_preferences;
    PlayActions &m_actions;
    PlayMaps &m_maps;
};

} // namespace cave
