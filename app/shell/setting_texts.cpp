#include "app/shell/setting_texts.h"

#include <QCoreApplication>

namespace cave {
namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("cave::SettingTexts", text);
}

SettingTexts lookTexts(Setting setting)
{
    switch (setting) {
    case Setting::Theme:
        return {tr("Theme"),
                tr("Dark suits caves; “as the system” goes with the desktop."),
                {tr("As the system"), tr("Dark"), tr("Light")},
                {},
                {}};
    case Setting::Glyphs:
        return {tr("Draw the map with characters"),
                tr("Glyphs instead of stone; the key G does the same."),
                {},
                {},
                {}};
    case Setting::TextSize:
        return {
            tr("Size of text"), tr("Of everything but the map, which has its own zoom."), {}, tr(" %"), {}};
    case Setting::Colours:
        return {tr("Colours"),
                tr("Which colours tell good from bad. Shapes and words tell it as well."),
                {tr("Standard"), tr("Red and green told apart"), tr("Blue and yellow told apart")},
                {},
                {}};
    default:
        return {
            tr("Animate steps, light and zoom"), tr("Off, everything is in its place at once."), {}, {}, {}};
    }
}

SettingTexts playTexts(Setting setting)
{
    switch (setting) {
    case Setting::SavePace:
        return {
            tr("Force the world to disk"),
            tr("Every step is saved at once: whatever you choose, nothing that you saw happen is lost when "
               "the "
               "program ends or is killed. This is about power cuts, which can take back the moves since the "
               "world was last forced to disk."),
            {tr("After every move"), tr("Every 5 moves"), tr("Every 10 moves"), tr("Every 25 moves")},
            {},
            {}};
    case Setting::CombatMs:
        return {tr("Time for a blow"),
                tr("How long fights take to watch. At 0 they are over at once."),
                {},
                tr(" ms"),
                tr("at once")};
    case Setting::StopAtMonster:
        return {tr("Exploring by itself stops at monsters"), tr("When one comes into sight."), {}, {}, {}};
    case Setting::StopAtChest:
        return {tr("Exploring by itself stops at chests"), tr("When one comes into sight."), {}, {}, {}};
    default:
        return {tr("Show what monsters see"),
                tr("The cells in which a monster would fight you; the action of this name does the same."),
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
        return {tr("Write to the log"),
                tr("Lines that matter less than this are left out. The next line already follows it."),
                {tr("Everything (trace)"), tr("Details (debug)"), tr("What happens (info)"), tr("Warnings"),
                 tr("Errors"), tr("Nothing")},
                {},
                {}};
    default:
        return playTexts(setting);
    }
}

} // namespace cave
