#include "app/cli/level_options.h"

#include "core/gen/cavern.h"
#include "core/gen/dungeon_walk.h"
#include "core/gen/generator.h"
#include "core/io/spec_arguments.h"

#include <CLI/App.hpp>
#include <array>
#include <charconv>
#include <string_view>
#include <system_error>
#include <vector>

namespace cave::cli {
namespace {

struct GivenOption {
    const char *name;
    bool given;
};

/// The first option that was given of those that don't go with `scenario`.
const char *misplacedOption(const LevelOptions &options, ScenarioKind scenario)
{
    const std::array<GivenOption, 5> cavernOnly{{{"--size", options.size.has_value()},
                                                 {"--smooth", options.smooth.has_value()},
                                                 {"--passages", options.passages.has_value()},
                                                 {"--rivers", options.rivers.has_value()},
                                                 {"--trees", options.trees.has_value()}}};
    for (const GivenOption &option : cavernOnly) {
        if (option.given && scenario != ScenarioKind::Cavern)
            return option.name;
    }
    return options.level && scenario == ScenarioKind::EndlessCaves ? "--level" : nullptr;
}

GeneratorKind generatorOf(ScenarioKind scenario)
{
    return scenario == ScenarioKind::Cavern ? GeneratorKind::Cavern : GeneratorKind::Dungeon;
}

Outcome readLevelNumber(const LevelOptions &options, ScenarioKind scenario, int &number)
{
    number = 1;
    if (!options.level)
        return {};
    const int last = scenario == ScenarioKind::Cavern ? 1 : kDungeonFloors;
    const std::string &text = *options.level;
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc{} && stop == end && number >= 1 && number <= last)
        return {};
    const std::string known =
        last == 1 ? "a cavern has level 1 alone" : "levels are from 1 to " + std::to_string(last);
    return wrongUsage("there is no level '" + text + "'; " + known, "--level");
}

/// Sets one setting to what was given for `option`.
Outcome assign(std::string_view key, const std::string &value, const std::string &option,
               WorldSettings &settings)
{
    WorldSettings changed = settings;
    Result<void> assigned = assignSetting(std::string(key) + '=' + value, changed);
    if (assigned.ok())
        assigned = validate(changed);
    if (!assigned)
        return wrongUsage(assigned.error().message, option);
    settings = changed;
    return {};
}

Outcome readSize(const LevelOptions &options, WorldSettings &settings)
{
    if (!options.size)
        return {};
    const std::size_t cross = options.size->find('x');
    if (cross == std::string::npos) {
        return wrongUsage("a size is WIDTHxHEIGHT, such as 90x31, not '" + *options.size + "'", "--size");
    }
    if (Outcome outcome = assign("cavern.width", options.size->substr(0, cross), "--size", settings);
        !outcome.done())
        return outcome;
    return assign("cavern.height", options.size->substr(cross + 1), "--size", settings);
}

Outcome readCavern(const LevelOptions &options, WorldSettings &settings)
{
    if (Outcome outcome = readSize(options, settings); !outcome.done())
        return outcome;
    struct Setting {
        const std::optional<std::string> &value;
        const char *key;
        const char *option;
    };
    const std::array<Setting, 4> given{{{options.smooth, "cavern.smooth", "--smooth"},
                                        {options.passages, "cavern.passages", "--passages"},
                                        {options.rivers, "cavern.rivers", "--rivers"},
                                        {options.trees, "cavern.trees", "--trees"}}};
    for (const Setting &setting : given) {
        if (!setting.value)
            continue;
        if (Outcome outcome = assign(setting.key, *setting.value, setting.option, settings); !outcome.done())
            return outcome;
    }
    return {};
}

} // namespace

void addLevelOptions(CLI::App &verb, LevelOptions &options)
{
    verb.add_option("--scenario", options.scenario,
                    "endless-caves (the default), cavern or dungeon; the latter two write a whole level "
                    "instead of regions")
        ->type_name("NAME");
    verb.add_option("--level", options.level, "Which floor of a dungeon, 1 to 5; 1 by default")
        ->type_name("N");
    verb.add_option("--size", options.size, "Cells of a cavern, 10x10 to 2000x2000; 90x31 by default")
        ->type_name("WxH");
    verb.add_option("--smooth", options.smooth, "How often a cavern is smoothed, 0 to 50; 8 by default")
        ->type_name("K");
    verb.add_option("--passages", options.passages,
                    "What is dug in a cavern: none (the default), path from end to end, or joined")
        ->type_name("KIND");
    verb.add_option("--rivers", options.rivers, "Rivers of a cavern (~), 0 to 12; 0 by default")
        ->type_name("N");
    verb.add_option("--trees", options.trees,
                    "Chance that a grove (t) begins at a floor cell of a cavern, 0 to 0.3; 0 by default")
        ->type_name("F");
}

Outcome readScenario(const LevelOptions &options, const SpecOptions &spec, bool generatorGiven,
                     ScenarioKind &scenario)
{
    scenario = ScenarioKind::EndlessCaves;
    if (options.scenario) {
        const std::optional<ScenarioKind> named = scenarioNamed(*options.scenario);
        if (!named) {
            return wrongUsage("unknown scenario '" + *options.scenario +
                                  "'; known are endless-caves, cavern and dungeon",
                              "--scenario");
        }
        scenario = *named;
        const Result<GeneratorId> generator = generatorNamed(spec.generator);
        if (!generator)
            return wrongUsage(generator.error().message, "--generator");
        if (generatorGiven && scenarioOf(generator->kind) != scenario) {
            return wrongUsage("generator " + spec.generator + " doesn't make worlds of scenario " +
                                  *options.scenario,
                              "--generator");
        }
    }
    if (const char *option = misplacedOption(options, scenario)) {
        return wrongUsage("goes with " + std::string(option == std::string_view("--level")
                                                         ? "--scenario dungeon or cavern"
                                                         : "--scenario cavern"),
                          option);
    }
    return {};
}

Outcome makeLevel(const LevelOptions &options, const SpecOptions &given, ScenarioKind scenario,
                  LevelDrawing &drawing)
{
    int number = 1;
    if (Outcome outcome = readLevelNumber(options, scenario, number); !outcome.done())
        return outcome;
    SpecOptions chosen = given;
    chosen.generator = generatorName(generatorOf(scenario));
    // The fill and its smoothing alone, unless more is asked for.
    if (scenario == ScenarioKind::Cavern)
        chosen.defaults = {"cavern.passages=none", "cavern.rivers=0", "cavern.trees=0"};
    WorldSpec spec;
    if (Outcome outcome = readSpec(chosen, spec); !outcome.done())
        return outcome;
    if (scenario == ScenarioKind::DungeonRun) {
        drawing = drawingOf(makeDungeonFloor(spec.seed, number));
        return {};
    }
    if (Outcome outcome = readCavern(options, spec.settings); !outcome.done())
        return outcome;
    drawing = drawingOf(makeCavernTerrain(spec.seed, spec.settings), cavernSeed(spec.seed));
    return {};
}

} // namespace cave::cli
