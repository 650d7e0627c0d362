// SPDX-License-Identifier: MIT
/// Writes the core's texts that windows and the command line show, and those of the command line, for
/// lupdate: write_strings FILE
#include "core/analysis/checks/world_checks.h"
#include "core/analysis/checks/world_difference.h"
#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/past/watch_point.h"
#include "core/base/enum_values.h"
#include "core/base/text.h"
#include "core/content/builtin.h"
#include "core/content/level_file.h"
#include "core/gen/rooms/room_set.h"
#include "core/io/files/database_files.h"
#include "core/io/worlds/achievements.h"
#include "core/rules/rounds/round_combat.h"
#include "core/world/generator_info.h"
#include "core/world/settings.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tools/strings/message_patterns.h"

namespace {

/// The texts that windows show of the core's tables, each once.
class CoreStrings {
public:
    CoreStrings()
    {
        addSettings();
        addMetrics();
        addWatchNames();
        for (const cave::ScenarioInfo &scenario : cave::scenarioInfos()) {
            const cave::Content newest = *cave::builtInContent(scenario.kind);
            addContent(newest);
            for (int version = 1; version < newest.version; ++version) // worlds of before have them
                addContent(*cave::builtInContent(scenario.kind, version));
        }
        for (const cave::Achievement &achievement : cave::achievements()) {
            add(achievement.title);
            add(achievement.text);
        }
        addLevels();
        addNames();
    }

    [[nodiscard]] const std::vector<std::string> &texts() const { return m_texts; }

private:
    void add(std::string_view text)
    {
        if (!text.empty() && m_known.emplace(text).second)
            m_texts.emplace_back(text);
    }

    void addSettings()
    {
        for (const cave::GeneratorInfo &generator : cave::generators()) {
            for (const cave::SettingInfo &info : cave::settingsOf(generator.kind)) {
                add(info.label);
                add(info.description);
                std::ranges::for_each(info.choices, [this](std::string_view choice) { add(choice); });
            }
        }
    }

    void addMetrics()
    {
        for (const cave::MetricInfo &info : cave::metricInfos()) {
            add(info.label);
            add(info.definition);
        }
        for (const cave::MetricInfo &info : cave::thingMetricInfos()) {
            add(info.label);
            add(info.definition);
        }
        for (const cave::ConditionPreset &preset : cave::conditionPresets()) {
            add(preset.name);
            add(preset.purpose);
        }
        for (const std::string_view written :
             {"chests ", "(chests > 1 ", "count(", "count(chest ", "count(chest with ", "count(monster with ",
              "count(chest with gold ", "count(chest not ", "count(chest within 5 ",
              "count(chest within 5 of "}) {
            for (const cave::Completion &item : cave::completionsAt(written, written.size()).items)
                add(item.description);
        }
    }

    void addWatchNames()
    {
        for (const cave::WatchName &name : cave::watchNames())
            add(name.meaning);
        for (const cave::Completion &item : cave::watchCompletionsAt("monster = ", 10, {}).items)
            add(item.description);
    }

    void addContent(const cave::Content &content)
    {
        add(content.scenario.name);
        add(content.scenario.description);
        for (const std::string &kind : content.weaponKinds)
            add(kind);
        for (const cave::ItemType &item : content.items) {
            if (item.affix.empty()) // otherwise its name is put together
                add(item.name);
            if (!item.form.empty()) {
                for (const std::string &look : cave::consumableLooks(item.form))
                    add(look);
            }
        }
        for (const cave::Affix &affix : content.affixes)
            add(affix.name);
        for (const cave::Ware &ware : content.wares) {
            if (!ware.name.empty())
                add(ware.name);
        }
        for (const cave::Shrine &shrine : content.shrines)
            add(shrine.effect.name);
        for (const cave::MonsterType &monster : content.monsters) {
            add(monster.name);
            add(cave::withArticle(monster.name));
            add(monster.description);
        }
        for (const cave::NamedTree &tree : content.trees)
            add(tree.description);
        if (content.scenario.journey) {
            for (const cave::Band &band : content.scenario.journey->bands)
                add(band.name);
        }
    }

    void addLevels()
    {
        for (const cave::LevelObjectInfo &info : cave::levelObjectInfos())
            add(info.about);
        const auto rooms = cave::builtInRoomSet();
        for (const cave::RoomTemplate &room : (*rooms)->rooms) {
            for (const cave::LevelRecord &record : room.design.records) {
                if (record.type == "InfoNode")
                    add(cave::levelFieldText(record, cave::LevelField::Text));
            }
        }
    }

    /// Kinds of what reports name.
    void addNames()
    {
        for (const cave::ChangeKind kind : cave::valuesOf<cave::ChangeKind>())
            add(cave::changeName(kind));
        for (const cave::IssueKind kind : cave::valuesOf<cave::IssueKind>())
            add(cave::issueName(kind));
        for (const cave::MetricInfo &info : cave::metricInfos())
            add(cave::scopeName(info.scope));
        for (const cave::DatabaseKind &kind : cave::kDatabaseKinds)
            add(kind.name);
    }

    std::vector<std::string> m_texts;
    std::set<std::string, std::less<>> m_known;
};

std::string linesOf(const std::string &context, const std::vector<std::string> &texts)
{
    std::string lines;
    for (const std::string &text : texts)
        lines += "QT_TRANSLATE_NOOP(\"" + context + "\", \"" +
                 std::regex_replace(text, std::regex("[\"\\\\]"), "\\$&") + "\")\n";
    return lines;
}

/// Adds the patterns of messages in sources under `folder`, each once.
void addPatterns(const std::filesystem::path &folder, std::set<std::string> &known,
                 std::vector<std::string> &texts)
{
    std::ranges::copy_if(strings::messagePatternsUnder(folder), std::back_inserter(texts),
                         [&](const std::string &pattern) { return known.insert(pattern).second; });
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: write_strings FILE\n";
        return 2;
    }
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    std::vector<std::string> texts = CoreStrings().texts();
    std::set<std::string> known(texts.begin(), texts.end());
    addPatterns(root / "core", known, texts);
    addPatterns(root / "editor", known, texts);
    for (const char *room : {"log", "net", "common", "play", "seeds", "together", "shell", "workbench"})
        addPatterns(root / "app" / room, known, texts);
    std::vector<std::string> commandLine;
    addPatterns(root / "app" / "cli", known, commandLine);
    std::ofstream file(argv[1]);
    file << linesOf("Core", texts) << linesOf("CommandLine", commandLine) << std::flush;
    if (!file) {
        std::cerr << "write_strings: can't write '" << argv[1] << "'\n";
        return 1;
    }
    return 0;
}
