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
                trSetting("Dark suits caves; “as the system” goes with the desktop."),
                {trSetting("As the system"), trSetting("Dark"), trSetting("Light")},
                {},
                {}};
    case Setting::Glyphs:
        return {trSetting("Draw the map with characters"),
                trSetting("Glyphs instead of stone; the key G does the same."),
                {},
                {},
                {}};
    case Setting::TextSize:
        return {trSetting("Size of text"),
                trSetting("Of everything but the map, which has its own zoom."),
                {},
                trSetting(" %"),
                {}};
    case Setting::Colours:
        return {trSetting("Colours"),
                trSetting("Which colours tell good from bad. Shapes and words tell it as well."),
                {trSetting("Standard"), trSetting("Red and green told apart"),
                 trSetting("Blue and yellow told apart")},
                {},
                {}};
    default:
        return {trSetting("Animate steps, light and zoom"),
                trSetting("Off, everything is in its place at once."),
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
            trSetting("Force the world to disk"),
            trSetting(
                "Every step is saved at once: whatever you choose, nothing that you saw happen is lost when "
                "the "
                "program ends or is killed. This is about power cuts, which can take back the moves since "
                "the "
                "world was last forced to disk."),
            {trSetting("After every move"), trSetting("Every 5 moves"), trSetting("Every 10 moves"),
             trSetting("Every 25 moves")},
            {},
            {}};
    case Setting::CombatMs:
        return {trSetting("Time for a blow"),
                trSetting("How long fights take to watch. At 0 they are over at once."),
                {},
                trSetting(" ms"),
                trSetting("at once")};
    case Setting::StopAtMonster:
        return {trSetting("Exploring by itself stops at monsters"),
                trSetting("When one comes into sight."),
                {},
                {},
                {}};
    case Setting::StopAtChest:
        return {trSetting("Exploring by itself stops at chests"),
                trSetting("When one comes into sight."),
                {},
                {},
                {}};
    default:
        return {
            trSetting("Show what monsters see"),
            trSetting("The cells in which a monster would fight you; the action of this name does the same."),
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
        return {trSetting("Write to the log"),
                trSetting("Lines that matter less than this are left out. The next line already follows it."),
                {trSetting("Everything (trace)"), trSetting("Details (debug)"),
                 trSetting("What happens (info)"), trSetting("Warnings"), trSetting("Errors"),
                 trSetting("Nothing")},
                {},
                {}};
    default:
        return playTexts(setting);
    }
}

} // namespace cave
