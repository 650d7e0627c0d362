#include "app/shell/appearance.h"

#include "app/shell/preferences.h"
#include "app/shell/quiet_style.h"
#include "app/shell/type_scale.h"
#include "editor/view/theme.h"

#include <QApplication>
#include <QPalette>

namespace cave {
namespace {

bool paletteIsDark()
{
    constexpr int kMiddle = 128;
    return QApplication::palette().color(QPalette::Window).lightness() < kMiddle;
}

/// The colours that stand for something, in the order accent, gold, danger, good.
struct Signals {
    QRgb accent;
    QRgb gold;
    QRgb danger;
    QRgb good;
};

// Blue against orange, after Okabe and Ito, "Color Universal Design" (2008); each is light enough for text.
constexpr Signals kRedGreenDark{0xff4cc9f0, 0xfff0e442, 0xffff8f3f, 0xff8fa8ff};
constexpr Signals kRedGreenLight{0xff00719c, 0xff7d6400, 0xffb34500, 0xff3450c8};
// Red against cyan; pale where yellow would turn pink.
constexpr Signals kBlueYellowDark{0xff3cc4cf, 0xfff6dcc4, 0xffff5c5c, 0xffb7f0d0};
constexpr Signals kBlueYellowLight{0xff00737d, 0xff6d5a4a, 0xffc01f2e, 0xff0d5c4a};

} // namespace

Theme inColours(Theme theme, ColourSet colours)
{
    if (colours == ColourSet::Standard)
        return theme;
    const bool redGreen = colours == ColourSet::RedGreen;
    const Signals &set = theme.dark ? (redGreen ? kRedGreenDark : kBlueYellowDark)
                                    : (redGreen ? kRedGreenLight : kBlueYellowLight);
    theme.accent = QColor::fromRgb(set.accent);
    theme.gold = QColor::fromRgb(set.gold);
    theme.danger = QColor::fromRgb(set.danger);
    theme.good = QColor::fromRgb(set.good);
    return theme;
}

Appearance::Appearance(Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_systemIsDark(paletteIsDark())
    , m_theme(darkTheme())
{
    // The application owns the style from here on, which the analyzer can't see.
    // NOLINTBEGIN(clang-analyzer-cplusplus.NewDeleteLeaks)
    QApplication::setStyle(new QuietStyle);
    // NOLINTEND(clang-analyzer-cplusplus.NewDeleteLeaks)
    apply();
    connect(&m_preferences, &Preferences::changed, this, [this](Setting setting) {
        if (setting != Setting::Theme && setting != Setting::Colours && setting != Setting::TextSize)
            return;
        apply();
        emit themeChanged(m_theme);
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
    m_theme = inColours(dark ? darkTheme() : lightTheme(),
                        static_cast<ColourSet>(m_preferences.value(Setting::Colours)));
    QApplication::setFont(systemFont(m_preferences.value(Setting::TextSize)));
    QApplication::setPalette(paletteFor(m_theme));
}

} // namespace cave
