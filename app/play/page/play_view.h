// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;

namespace cave {

class PlayActions;
class PlayMaps;
class Preferences;
enum class Setting;

/// View options of the map, set by actions: some are preferences, the others are remembered.
class PlayView : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    PlayView(Preferences &preferences, PlayActions &actions, PlayMaps &maps);

    /// Stores the options that aren't preferences.
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
