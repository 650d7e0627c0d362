// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/theme.h"

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
    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    void choose(ThemeChoice choice);
    /// Gives a page or a window the theme, now and whenever it changes.
    template<class Widget>
    void dress(Widget &widget)
    {
        widget.setTheme(theme());
        connect(this, &Appearance::themeChanged, &widget, &Widget::setTheme);
    }

signals:
    /// Colours or the size of text.
    void themeChanged(const cave::Theme &theme);

private:
    void apply();

    Preferences &m_preferences;
    bool m_systemIsDark;
    const Theme *m_theme; ///< of those that live as long as the program: pages and their threads keep it
};

} // namespace cave
