// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace cave {

class Preferences;

/// The theme chosen by the user.
enum class ThemeChoice { FollowSystem, Dark, Light };

/// Applies the look from the preferences to the whole application: style, font and palette.
class Appearance : public QObject {
    Q_OBJECT

public:
    /// Detects whether the system uses a dark theme, so create it before anything changes the application's
    /// palette. `preferences` must outlive it.
    explicit Appearance(Preferences &preferences, QObject *parent = nullptr);

    [[nodiscard]] ThemeChoice choice() const;
    void choose(ThemeChoice choice);

private:
    void apply();

    Preferences &m_preferences;
    bool m_systemIsDark;
};

} // namespace cave
