// SPDX-License-Identifier: MIT
// What an addition touches, as docs/architecture.md says.
#include "core/content/builtin.h"
#include "core/content/level_file.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <functional>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/include_rules.h"

using namespace cave;

namespace {

using Files = std::set<std::string, std::less<>>;

std::string withoutComments(const std::string &text)
{
    std::string code;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        code += line.substr(0, line.find("//")) + '\n';
    return code;
}

/// The program's sources by their paths from the root, without comments.
const std::map<std::string, std::string> &sources()
{
    static const std::map<std::string, std::string> kSources = [] {
        std::map<std::string, std::string> texts;
        for (const char *part : {"core", "editor", "app"}) {
            for (const auto &entry : std::filesystem::recursive_directory_iterator(house::kRoot / part)) {
                const std::string ending = entry.path().extension().string();
                if (ending == ".h" || ending == ".cpp")
                    texts[entry.path().lexically_relative(house::kRoot).generic_string()] =
                        withoutComments(house::readFile(entry.path()));
            }
        }
        return texts;
    }();
    return kSources;
}

Files filesWith(const std::string &word)
{
    Files files;
    for (const auto &[file, text] : sources()) {
        if (text.find(word) != std::string::npos)
            files.insert(file);
    }
    return files;
}

Files filesWithText(std::string_view key)
{
    return filesWith('"' + std::string(key) + '"');
}

/// Checks that a word is only in `allowed`, files or folders that end with '/'.
void checkPlaces(const std::string &word, const Files &found, const std::vector<std::string> &allowed)
{
    for (const std::string &file : found) {
        INFO(word << " is in " << file);
        CHECK(std::ranges::any_of(allowed, [&](const std::string &place) {
            return place.ends_with('/') ? file.starts_with(place) : file == place;
        }));
    }
}

/// The names in an enumeration, in its order.
std::vector<std::string> namesIn(const std::string &file, const std::string &enumeration)
{
    const std::string &text = sources().at(file);
    const std::size_t begin = text.find('{', text.find("enum class " + enumeration + ' '));
    std::istringstream body(text.substr(begin + 1, text.find('}', begin) - begin - 1));
    std::vector<std::string> names;
    for (std::string name; std::getline(body, name, ',');) {
        std::erase_if(name, [](unsigned char c) { return c <= ' '; });
        if (!name.empty())
            names.push_back(name);
    }
    return names;
}

/// Texts that are like the key of a generator or scenario, where they mean something else, or where a list
/// of worlds is chosen once and for all.
const std::map<std::string_view, std::vector<std::string>> kOtherMeanings{
    {"caves", {"core/analysis/search/certificate.cpp", "app/cli/spec_options.h"}},
    {"classic", {"core/analysis/search/certificate.cpp"}},
    {"cavern", {"core/analysis/search/certificate.cpp", "app/common/seed_words.cpp"}},
    {"dungeon", {"core/analysis/search/certificate.cpp", "editor/level/level_figures.cpp"}},
    {"rooms",
     {"core/analysis/search/certificate.cpp", "core/analysis/metrics/metric.cpp",
      "core/io/exports/region_text.cpp"}},
    {"journey", {"core/analysis/search/certificate.cpp", "core/content/scenario_parser.cpp"}},
    {"levels",
     {"core/io/world_file/", "app/cli/spec_options.cpp", "app/shell/controllers/file_controller.cpp",
      "app/shell/controllers/workbench_controller.cpp"}},
};

void checkKey(std::string_view key)
{
    std::vector<std::string> allowed{"core/gen/", "core/content/scenario.cpp"};
    if (const auto others = kOtherMeanings.find(key); others != kOtherMeanings.end())
        allowed.insert(allowed.end(), others->second.begin(), others->second.end());
    checkPlaces(std::string(key), filesWithText(key), allowed);
}

} // namespace

TEST_CASE("a generator is named in its folder, in the table and in the texts of the window")
{
    // Besides, world_spec.h has the generators that a new world, an imported one and level files get.
    const Files fixed{"Caves", "Classic", "Levels"};
    const std::vector<std::string> names = namesIn("core/world/rules_of_play.h", "GeneratorKind");
    REQUIRE(names.size() == generators().size());
    for (const std::string &name : names) {
        std::vector<std::string> allowed{"core/gen/generators.cpp", "app/common/generator_texts.cpp"};
        if (fixed.contains(name))
            allowed.emplace_back("core/world/world_spec.h");
        const Files found = filesWith("GeneratorKind::" + name);
        CHECK(found.contains("core/gen/generators.cpp"));
        checkPlaces(name, found, allowed);
    }
    for (const GeneratorInfo &info : generators())
        checkKey(info.key);
}

TEST_CASE("a scenario is named in its table and by its generators, and the rest is data")
{
    const std::vector<std::string> names = namesIn("core/content/scenario.h", "ScenarioKind");
    REQUIRE(names.size() == scenarioInfos().size());
    for (const std::string &name : names)
        checkPlaces(name, filesWith("ScenarioKind::" + name),
                    {"core/gen/", "core/content/scenario.cpp", "core/content/scenario.h"});
    for (const ScenarioInfo &info : scenarioInfos()) {
        const std::string key(info.key);
        checkKey(key);
        INFO(key);
        const std::filesystem::path content = house::kRoot / "resources/content";
        const bool first = &info == &scenarioInfos().front(); // its files are those that others share
        CHECK(std::filesystem::exists((first ? content : content / key) / "scenario.json"));
        CHECK(
            std::filesystem::exists(house::kRoot / "resources/icons/places" / ("scenario-" + key + ".svg")));
    }
}

TEST_CASE("a monster is data alone, its figure included")
{
    const std::map<std::string_view, std::vector<std::string>> figures{
        {"shade", {"editor/view/figures/vector_figure.cpp"}}}; // the darker tint of a figure
    std::size_t count = 0;
    for (const ScenarioInfo &scenario : scenarioInfos()) {
        const Content content = builtInContent(scenario.kind).value();
        for (const MonsterType &monster : content.monsters) {
            ++count;
            INFO(monster.key);
            CHECK(content.findTree(monster.tree) != nullptr);
            CHECK(std::filesystem::exists(house::kRoot / "resources/figures/monsters" /
                                          (monster.key + ".svg")));
            if (monster.key == kPlainMonster)
                continue; // a word of many meanings, and the one kind that the original's worlds know
            const auto other = figures.find(monster.key);
            checkPlaces(monster.key, filesWithText(monster.key),
                        other == figures.end() ? std::vector<std::string>{} : other->second);
        }
    }
    CHECK(count > 20);
}

TEST_CASE("the tables of monsters in level files name monsters of Rooms")
{
    std::size_t count = 0;
    const GeneratorInfo &files = generatorInfo(kLevelFileGenerator.kind);
    const Content content = builtInContent(files.scenario).value();
    for (const LevelObjectInfo &info : levelObjectInfos()) {
        if (info.monster.empty())
            continue;
        ++count;
        INFO(info.name);
        const MonsterType *monster = content.findMonster(info.monster);
        REQUIRE(monster != nullptr);
        CHECK(monster->fixture == info.solid);
        CHECK((info.cunning.empty() || content.findMonster(info.cunning) != nullptr));
        CHECK_FALSE(info.about.empty());
    }
    CHECK(count > 0);
}

TEST_CASE("a tool is named by its action, its code and its options alone")
{
    const std::vector<std::string> named{"editor/tools/edit_actions.h", "editor/tools/edit_actions.cpp",
                                         "editor/tools/edit_tools.h", "editor/tools/edit_tools.cpp",
                                         "editor/panels/tools/tool_panel.cpp"};
    for (const std::string &name : namesIn("editor/tools/edit_actions.h", "ToolId")) {
        INFO(name);
        const Files found = filesWith("ToolId::" + name);
        checkPlaces(name, found, named);
        CHECK((name == "Float" || // it comes by pasting
               sources().at("editor/tools/edit_actions.cpp").find("addTool(" + name + ',') !=
                   std::string::npos));
        CHECK(found.contains("editor/tools/edit_tools.cpp"));
        CHECK(found.contains("editor/panels/tools/tool_panel.cpp"));
    }
}

TEST_CASE("a setting of the program has a line among the preferences, and a row on a page of settings")
{
    for (const std::string &name : namesIn("app/common/preferences.h", "Setting")) {
        INFO(name);
        const Files found = filesWith("Setting::" + name);
        CHECK(found.contains("app/common/preferences.cpp"));
        CHECK(std::ranges::any_of(
            found, [](const std::string &file) { return file.starts_with("app/shell/settings/"); }));
    }
}

TEST_CASE("a verb is declared with the others, and added by the command line or by the verb above it")
{
    const std::string &verbs = sources().at("app/cli/verbs/verbs.h");
    const std::regex declared("void (add\\w+Verb)\\(");
    std::size_t count = 0;
    for (std::sregex_iterator verb(verbs.begin(), verbs.end(), declared), end; verb != end; ++verb) {
        ++count;
        INFO(verb->str(1));
        CHECK(filesWith(verb->str(1) + '(').size() == 3); // the header, its own source, and where it is added
    }
    CHECK(count > 20);
}
