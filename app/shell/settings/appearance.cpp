// SPDX-License-Identifier: MIT
#include "app/shell/settings/appearance.h"

#include "app/common/preferences.h"
#include "app/shell/settings/focus_ring.h"
#include "app/shell/settings/quiet_style.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QApplication>
#include <QPalette>

namespace cave {
namespace {

bool paletteIsDark()
{
    constexpr int kMiddle = 128;
    return QApplication::palette().color(QPalette::Window).lightness() < kMiddle;
}

} // namespace

Appearance::Appearance(Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_systemIsDark(paletteIsDark())
{
    // The application owns the style, which the analyzer can't see.
    // NOLINTBEGIN(clang-analyzer-cplusplus.NewDeleteLeaks)
    QApplication::setStyle(new QuietStyle);
    apply();
    // NOLINTEND(clang-analyzer-cplusplus.NewDeleteLeaks)
    new FocusRing(this); // a child
    connect(&m_preferences, &Preferences::changed, this, [this](Setting setting) {
        if (setting != Setting::Theme && setting != Setting::Colours && setting != Setting::TextSize)
            return;
        apply();
    });
}

ThemeChoice Appearance::choice() const
{
    return static_cast<ThemeChoice>(m_preferences.value(Setting::Theme));
}

void Appearance::choose(ThemeChoice choice)
{
    m_preferences.set(Setting::Theme, static_cast<int>(choice));
}

void Appearance::apply()
{
    const bool dark = choice() == ThemeChoice::FollowSystem ? m_systemIsDark : choice() == ThemeChoice::Dark;
    QApplication::setFont(systemFont(m_preferences.value(Setting::TextSize)));
    useTheme(themeFor(dark, static_cast<Palette>(m_preferences.value(Setting::Colours))));
}

} // namespace cave

#include "moc_appearance.cpp"
