// SPDX-License-Identifier: MIT
#include "app/shell/settings/setting_texts.h"

#include <QCoreApplication>

namespace cave {
namespace {

QString trSetting(const char *text)
{
    return QCoreApplication::translate("cave::SettingTexts", text);
}

SettingTexts lookTexts(Setting setting)
{
    switch (setting) {
    case Setting::Theme:
        return {trSetting("Theme"),
                trSetting("“Follow system” uses the desktop's light or dark theme."),
                {trSetting("Follow system"), trSetting("Dark"), trSetting("Light")},
                {},
                {}};
    case Setting::Glyphs:
        return {trSetting("ASCII map"),
                trSetting("Characters instead of graphics; key G toggles it."),
                {},
                {},
                {}};
    case Setting::TextSize:
        return {trSetting("Text size"),
                trSetting("Of everything except the map, which has its own zoom."),
                {},
                trSetting(" %"),
                {}};
    case Setting::Colours:
        return {trSetting("Colours"),
                trSetting("Colours that mark good and bad. Shapes and words mark it as well."),
                {trSetting("Standard"), trSetting("Red–green safe"), trSetting("Blue–yellow safe")},
                {},
                {}};
    default:
        return {trSetting("Animate steps, light and zoom"),
                trSetting("When off, everything moves at once."),
                {},
                {},
                {}};
    }
}

SettingTexts playTexts(Setting setting)
{
    switch (setting) {
    case Setting::SavePace:
        return {trSetting("Flush to disk"),
                trSetting("Every step is saved at once, so nothing is lost if the program crashes. A power "
                          "cut can undo the moves since the last flush."),
                {trSetting("After every move"), trSetting("Every 5 moves"), trSetting("Every 10 moves"),
                 trSetting("Every 25 moves")},
                {},
                {}};
    case Setting::CombatMs:
        return {trSetting("Blow duration"),
                trSetting("How fast automatic fights run. At 0 they end at once."),
                {},
                trSetting(" ms"),
                trSetting("instant")};
    case Setting::StopAtMonster:
        return {
            trSetting("Auto-explore stops at monsters"), trSetting("When one comes into view."), {}, {}, {}};
    case Setting::StopAtChest:
        return {
            trSetting("Auto-explore stops at chests"), trSetting("When one comes into view."), {}, {}, {}};
    default:
        return {
            trSetting("Show what monsters see"),
            trSetting("The cells in which a monster would attack you. Same as the action in the View menu."),
            {},
            {},
            {}};
    }
}

} // namespace

SettingTexts textsOf(Setting setting)
{
    switch (setting) {
    case Setting::Theme:
    case Setting::Glyphs:
    case Setting::TextSize:
    case Setting::Colours:
    case Setting::Motion:
        return lookTexts(setting);
    case Setting::LogLevel:
        return {trSetting("Log level"),
                trSetting("Less important lines are left out. Takes effect at once."),
                {trSetting("Trace"), trSetting("Debug"), trSetting("Info"), trSetting("Warnings"),
                 trSetting("Errors"), trSetting("Nothing")},
                {},
                {}};
    default:
        return playTexts(setting);
    }
}

} // namespace cave
