// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/theme.h"

#include <QObject>

namespace cave {

class Preferences;

/// A page that is given its theme, in place of asking for the one in use.
template<class Widget>
concept TakesTheme = requires(Widget &widget, const Theme &theme)
{
    widget.setTheme(theme);
};

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
    /// Gives a page or a window the theme, now and whenever it changes.
    template<class Widget>
    void dress(Widget &widget)
    {
        if constexpr (TakesTheme<Widget>) {
            widget.setTheme(currentTheme());
            connect(this, &Appearance::themeChanged, &widget, &Widget::setTheme);
        }
    }

signals:
    /// Colours or the size of text.
    void themeChanged(const cave::Theme &theme);

private:
    void apply();

    Preferences &m_preferences;
    bool m_systemIsDark;
};

} // namespace cave
