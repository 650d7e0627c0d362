// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;

namespace cave {

class PlayActions;
class Preferences;
enum class Setting;

/// The view options of play that are set by actions: some are preferences, the others are remembered.
class ViewSettings : public QObject {
    Q_OBJECT

public:
    /// A child of `actions`; `preferences` must outlive it.
    ViewSettings(Preferences &preferences, PlayActions &actions);

    /// Stores the options that aren't preferences.
    void remember() const;

private:
    void followSwitch(QAction *action, Setting setting);

    Preferences &m_preferences;
    PlayActions &m_actions;
};

} // namespace cave
