// SPDX-License-Identifier: MIT
#include "app/shell/settings/setting_texts.h"

#include "app/shell/settings/language.h"
#include "editor/view/style/shown_key.h"

#include <QCoreApplication>

namespace cave {
namespace {

struct SettingText {
    Q_DECLARE_TR_FUNCTIONS(cave::SettingTexts)
};

SettingTexts languageTexts()
{
    SettingTexts texts{SettingText::tr("Language"),
                       SettingText::tr("“Follow system” uses the desktop's language."),
                       {SettingText::tr("Follow system")},
                       {},
                       {}};
    for (const LanguageInfo &language : kLanguages)
        texts.choices += QString::fromUtf8(language.name);
    return texts;
}

SettingTexts lookTexts(Setting setting)
{
    switch (setting) {
    case Setting::Language:
        return languageTexts();
    case Setting::Theme:
        return {SettingText::tr("Theme"),
                SettingText::tr("“Follow system” uses the desktop's light or dark theme."),
                {SettingText::tr("Follow system"), SettingText::tr("Dark"), SettingText::tr("Light")},
                {},
                {}};
    case Setting::Glyphs:
        return {SettingText::tr("ASCII map"),
                SettingText::tr("Characters instead of graphics; on the map, %1 toggles it.")
                    .arg(shownKey("glyphs")),
                {},
                {},
                {}};
    case Setting::TextSize:
        return {SettingText::tr("Text size"),
                SettingText::tr("For everything except the map, which has its own zoom."),
                {},
                SettingText::tr(" %"),
                {}};
    case Setting::Colours:
        return {SettingText::tr("Colours"),
                SettingText::tr("Colours that mark good and bad. Shapes and words are used as well."),
                {SettingText::tr("Standard"), SettingText::tr("Red–green safe"),
                 SettingText::tr("Blue–yellow safe")},
                {},
                {}};
    default:
        return {SettingText::tr("Animate steps, light and zoom"),
                SettingText::tr("When off, everything moves instantly."),
                {},
                {},
                {}};
    }
}

SettingTexts playTexts(Setting setting)
{
    switch (setting) {
    case Setting::SavePace:
        return {
            SettingText::tr("Flush to disk"),
            SettingText::tr("Every step is saved at once, so nothing is lost if the program crashes. A power "
                            "cut can undo the moves since the last flush."),
            {SettingText::tr("After every move"), SettingText::tr("Every 5 moves"),
             SettingText::tr("Every 10 moves"), SettingText::tr("Every 25 moves")},
            {},
            {}};
    case Setting::CombatMs:
        return {SettingText::tr("Blow duration"),
                SettingText::tr("How fast automatic fights run. At 0 they end at once."),
                {},
                SettingText::tr(" ms"),
                SettingText::tr("instant")};
    case Setting::StopAtMonster:
        return {SettingText::tr("Auto-explore stops at monsters"),
                SettingText::tr("When one comes into view."),
                {},
                {},
                {}};
    case Setting::StopAtChest:
        return {SettingText::tr("Auto-explore stops at chests"),
                SettingText::tr("When one comes into view."),
                {},
                {},
                {}};
    case Setting::Deaths:
        return {SettingText::tr("Show how you died"),
                SettingText::tr("Where you wake up again after a death."),
                {},
                {},
                {}};
    case Setting::Hints:
        return {SettingText::tr("Show hints"),
                SettingText::tr("What to do when something is new to you; each hint appears once."),
                {},
                {},
                {}};
    default:
        return {SettingText::tr("Show what monsters see"),
                SettingText::tr(
                    "The cells in which a monster would attack you. Same as the action in the View menu."),
                {},
                {},
                {}};
    }
}

SettingTexts soundTexts(Setting setting)
{
    switch (setting) {
    case Setting::Sound:
        return {SettingText::tr("Play sounds"),
                SettingText::tr(
                    "All that is heard is also shown or logged. Same as the action in the View menu."),
                {},
                {},
                {}};
    case Setting::Volume:
        return {SettingText::tr("Volume"),
                SettingText::tr("Of all sounds of the game."),
                {},
                SettingText::tr(" %"),
                {}};
    default:
        return {SettingText::tr("Background sounds"),
                SettingText::tr("Wind and dripping water in the caves, a hum in the depths."),
                {},
                {},
                {}};
    }
}

} // namespace

SettingTexts textsOf(Setting setting)
{
    switch (setting) {
    case Setting::Language:
    case Setting::Theme:
    case Setting::Glyphs:
    case Setting::TextSize:
    case Setting::Colours:
    case Setting::Motion:
        return lookTexts(setting);
    case Setting::Sound:
    case Setting::Volume:
    case Setting::Ambience:
        return soundTexts(setting);
    case Setting::LogLevel:
        return {SettingText::tr("Log level"),
                SettingText::tr("Less important lines are omitted. Takes effect at once."),
                {SettingText::tr("Trace"), SettingText::tr("Debug"), SettingText::tr("Info"),
                 SettingText::tr("Warnings"), SettingText::tr("Errors"), SettingText::tr("Nothing")},
                {},
                {}};
    default:
        return playTexts(setting);
    }
}

} // namespace cave
