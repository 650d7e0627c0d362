#include "app/shell/appearance.h"

#include "app/shell/quiet_style.h"
#include "app/shell/type_scale.h"
#include "editor/view/theme.h"

#include <QApplication>
#include <QPalette>
#include <QSettings>

#include <memory>

namespace cave {
namespace {

constexpr const char *kKey = "look/theme";

QString nameOf(ThemeChoice choice)
{
    return choice == ThemeChoice::FollowSystem ? "system" : choice == ThemeChoice::Light ? "light" : "dark";
}

ThemeChoice remembered()
{
    const QString name = QSettings().value(kKey).toString();
    for (const ThemeChoice choice : {ThemeChoice::FollowSystem, ThemeChoice::Light}) {
        if (name == nameOf(choice))
            return choice;
    }
    return ThemeChoice::Dark; // caves are dark
}

bool paletteIsDark()
{
    constexpr int kMiddle = 128;
    return QApplication::palette().color(QPalette::Window).lightness() < kMiddle;
}

} // namespace

Appearance::Appearance(QObject *parent)
    : QObject(parent)
    , m_systemIsDark(paletteIsDark())
    , m_choice(remembered())
{
    // The application owns the style from here on, which the analyzer can't see.
    // NOLINTBEGIN(clang-analyzer-cplusplus.NewDeleteLeaks)
    QApplication::setStyle(new QuietStyle);
    QApplication::setFont(fontOf(TextSize::Body));
    // NOLINTEND(clang-analyzer-cplusplus.NewDeleteLeaks)
    apply();
}

const Theme &Appearance::theme() const
{
    const bool dark = m_choice == ThemeChoice::FollowSystem ? m_systemIsDark : m_choice == ThemeChoice::Dark;
    return dark ? darkTheme() : lightTheme();
}

void Appearance::choose(ThemeChoice choice)
{
    m_choice = choice;
    QSettings().setValue(kKey, nameOf(choice));
    apply();
    emit themeChanged(theme());
}

void Appearance::apply()
{
    QApplication::setPalette(paletteFor(theme()));
}

} // namespace cave
