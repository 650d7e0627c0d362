// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace cave {

class Preferences;

/// Which look the person chose.
enum class ThemeChoice { FollowSystem, Dark, Light };

/// The look of the whole program, as the preferences say: gives the application its style, font and palette.
class Appearance : public QObject {
    Q_OBJECT

public:
    /// Notes whether the system is dark, so make it before anything changes the application's palette.
    /// `preferences` must outlive it.
    explicit Appearance(Preferences &preferences, QObject *parent = nullptr);

    [[nodiscard]] ThemeChoice choice() const;
    void choose(ThemeChoice choice);

private:
    void apply();

    Preferences &m_preferences;
    bool m_systemIsDark;
};

} // namespace cave
