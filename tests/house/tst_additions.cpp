// SPDX-License-Identifier: MIT
// What a generator, a scenario and a monster touch: docs/architecture.md, "What an addition touches".
#include "core/content/builtin.h"
#include "core/content/level_file.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <functional>
#include <map>
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
      "core/io/exports/room_map_text.cpp"}},
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
        {"shade", {"editor/view/figures/figure_reader.cpp"}}}; // the darker tint of a figure
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
