// SPDX-License-Identifier: MIT
#include "app/cli/coordinate.h"
#include "app/cli/option_checks.h"
#include "app/cli/outcome.h"
#include "app/cli/output.h"
#include "app/cli/spec_options.h"
#include "app/cli/verb.h"
#include "app/cli/verbs/verbs.h"
#include "core/base/whole_number.h"
#include "core/content/scenario.h"
#include "core/gen/cavern/cavern.h"
#include "core/gen/dungeon/dungeon_walk.h"
#include "core/gen/generator.h"
#include "core/gen/rooms/level_plane.h"
#include "core/gen/rooms/room_map.h"
#include "core/gen/rooms/room_set.h"
#include "core/io/codec/spec_arguments.h"
#include "core/io/exports/region_image.h"
#include "core/io/exports/region_text.h"
#include "core/io/levels/level_text.h"
#include "core/world/generator_info.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave::cli {
namespace {

/// The options of `generate` that ask for a bounded level, as typed: --scenario and what goes with it.
struct LevelOptions {
    std::optional<std::string> scenario;
    std::optional<std::string> level;
    std::optional<std::string> size;
    std::optional<std::string> smooth;
    std::optional<std::string> passages;
    std::optional<std::string> rivers;
    std::optional<std::string> trees;
};

struct GivenOption {
    const char *name;
    bool given;
};

/// The first option that was given of those that don't go with `scenario`.
const char *misplacedOption(const LevelOptions &options, ScenarioKind scenario)
{
    const std::array<GivenOption, 4> cavernOnly{{{"--smooth", options.smooth.has_value()},
                                                 {"--passages", options.passages.has_value()},
                                                 {"--rivers", options.rivers.has_value()},
                                                 {"--trees", options.trees.has_value()}}};
    const LevelKind levels = generatorFor(scenario).levels;
    for (const GivenOption &option : cavernOnly) {
        if (option.given && levels != LevelKind::Whole)
            return option.name;
    }
    if (options.size && levels != LevelKind::Whole && levels != LevelKind::Room)
        return "--size";
    return options.level && levels == LevelKind::None ? "--level" : nullptr;
}

/// `last`: the number of the last level that there is.
Outcome readLevelNumber(const LevelOptions &options, int last, int &number)
{
    number = 1;
    if (!options.level)
        return {};
    const std::string &text = *options.level;
    number = parseWhole<int>(text).value_or(0);
    if (number >= 1 && number <= last)
        return {};
    return wrongUsage(last == 1 ? message("there is no level '%1'; a cavern has only level 1", text)
                                : message("there is no level '%1'; levels are from 1 to %2", text, last),
                      "--level");
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

/// The settings that the two numbers of --size go into.
struct SizeKeys {
    std::string_view width;
    std::string_view height;
    Message form; ///< for who gets it wrong
};

Outcome readSize(const LevelOptions &options, const SizeKeys &keys, WorldSettings &settings)
{
    if (!options.size)
        return {};
    const std::size_t cross = options.size->find('x');
    if (cross == std::string::npos) {
        return wrongUsage(message("a size is %1, not '%2'", keys.form, *options.size), "--size");
    }
    if (Outcome outcome = assign(keys.width, options.size->substr(0, cross), "--size", settings);
        !outcome.done())
        return outcome;
    return assign(keys.height, options.size->substr(cross + 1), "--size", settings);
}

Outcome readCavern(const LevelOptions &options, WorldSettings &settings)
{
    const SizeKeys keys{"cavern.width", "cavern.height", message("WIDTHxHEIGHT, such as 90x31")};
    if (Outcome outcome = readSize(options, keys, settings); !outcome.done())
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

std::string drawingText(const LevelDrawing &drawing, bool json)
{
    return json ? levelJson(drawing) : levelText(drawing);
}

/// The map of rooms, or the room that was asked for.
Outcome roomsText(const LevelOptions &options, WorldSpec &spec, bool json, std::string &text)
{
    const SizeKeys keys{"rooms.columns", "rooms.rows", message("COLUMNSxROWS, such as 4x3")};
    if (Outcome outcome = readSize(options, keys, spec.settings); !outcome.done())
        return outcome;
    Result<std::shared_ptr<const RoomSet>> set = builtInRoomSet();
    if (!set)
        return failed(set.error(), "generate");
    const RoomsSource source(spec.seed, spec.settings, *set, contentVersionOf(spec.generator));
    const std::int64_t seed = roomMapSeed(spec.seed);
    if (!options.level) {
        text = json ? roomMapJson(source.map(), **set, seed) : roomMapText(source.map(), **set, seed);
        return {};
    }
    int number = 1;
    const std::vector<Level> &rooms = source.plan().levels;
    if (Outcome outcome = readLevelNumber(options, static_cast<int>(rooms.size()), number); !outcome.done())
        return outcome;
    text = drawingText(drawingOf(source, rooms[static_cast<std::size_t>(number) - 1]), json);
    return {};
}

std::vector<std::string> scenarioNames()
{
    std::vector<std::string> names;
    for (const ScenarioInfo &scenario : scenarioInfos())
        names.emplace_back(scenario.key);
    return names;
}

/// Adds them to a verb; `options` must outlive the parsing.
void addLevelOptions(Verb verb, LevelOptions &options)
{
    verb.addOption("--scenario", options.scenario,
                   "endless-caves (default), journey, cavern, dungeon or rooms; the last three write a "
                   "whole level instead of regions; rooms writes the room map unless --level is given")
        .typeName("NAME")
        .offers(scenarioNames());
    verb.addOption("--level", options.level,
                   "Dungeon floor, 1 to 5 (default: 1), or room number. Room symbols: D door, ^ spike, + "
                   "potion, $ pickup, i info, * decoration")
        .typeName("N");
    verb.addOption("--size", options.size,
                   "Cavern size in cells, 10x10 to 2000x2000 (default: 90x31), or room map size in rooms, "
                   "1x2 to 16x16 (default: 4x3)")
        .typeName("WxH");
    verb.addOption("--smooth", options.smooth, "Cavern smoothing steps, 0 to 50 (default: 8)").typeName("K");
    verb.addOption("--passages", options.passages,
                   "Cavern passages: none (default), path (from end to end) or joined")
        .typeName("KIND")
        .offers({"none", "path", "joined"});
    verb.addOption("--rivers", options.rivers, "Cavern rivers (~), 0 to 12 (default: 0)").typeName("N");
    verb.addOption("--trees", options.trees,
                   "Chance that a grove (t) starts at a cavern floor cell, 0 to 0.3 (default: 0)")
        .typeName("F");
}

/// The scenario that was asked for; endless caves where none was named. Wrong usage: an unknown one, one that
/// `--generator` (if `generatorGiven`) contradicts, or options that go with another one.
Outcome readScenario(const LevelOptions &options, const SpecOptions &spec, bool generatorGiven,
                     ScenarioKind &scenario)
{
    scenario = {};
    if (options.scenario) {
        const std::optional<ScenarioKind> named = scenarioNamed(*options.scenario);
        if (!named) {
            return wrongUsage(
                message("unknown scenario '%1'; expected journey, endless-caves, cavern, dungeon or rooms",
                        *options.scenario),
                "--scenario");
        }
        scenario = *named;
        const Result<GeneratorId> generator = generatorArgument(spec.generator);
        if (!generator)
            return wrongUsage(generator.error().message, "--generator");
        if (generatorGiven && generatorInfo(generator->kind).files == FileUse::Required)
            return wrongUsage("generator 'levels' needs level files", "--generator");
        if (generatorGiven && scenarioOf(generator->kind) != scenario) {
            return wrongUsage(
                message("generator %1 doesn't support scenario %2", spec.generator, *options.scenario),
                "--generator");
        }
    }
    if (const char *option = misplacedOption(options, scenario)) {
        const std::string_view name(option);
        return wrongUsage(name == "--level"  ? message("requires --scenario dungeon, cavern or rooms")
                          : name == "--size" ? message("requires --scenario cavern or rooms")
                                             : message("requires --scenario cavern"),
                          option);
    }
    return {};
}

/// What is written of a scenario that has levels: its level, or its map of rooms; as text or as JSON.
Outcome levelTextOf(const LevelOptions &options, const SpecOptions &given, ScenarioKind scenario, bool json,
                    std::string &text)
{
    SpecOptions chosen = given;
    const GeneratorInfo &generator = generatorFor(scenario);
    chosen.generator = generator.key;
    // The fill and its smoothing alone, unless more is asked for.
    if (generator.levels == LevelKind::Whole)
        chosen.defaults = {"cavern.passages=none", "cavern.rivers=0", "cavern.trees=0"};
    WorldSpec spec;
    if (Outcome outcome = readSpec(chosen, spec); !outcome.done())
        return outcome;
    if (generator.levels == LevelKind::Room)
        return roomsText(options, spec, json, text);
    int number = 1;
    if (Outcome outcome = readLevelNumber(options, generator.mostLevels, number); !outcome.done())
        return outcome;
    if (generator.levels == LevelKind::Floor) {
        text = drawingText(drawingOf(makeDungeonFloor(spec.seed, number)), json);
        return {};
    }
    if (Outcome outcome = readCavern(options, spec.settings); !outcome.done())
        return outcome;
    text = drawingText(drawingOf(makeCavernTerrain(spec.seed, spec.settings), cavernSeed(spec.seed)), json);
    return {};
}

struct GenerateOptions {
    SpecOptions spec;
    bool generatorGiven = false;
    LevelOptions level;
    RegionArguments regions;
    std::string format = "text";
    OutFile out;
    int cellPixels = 8;
};

/// What `generate` was asked for, checked.
struct GenerateJob {
    std::shared_ptr<const RegionSource> source;
    std::vector<RegionPos> regions;
};

Outcome checkUsage(const GenerateOptions &options)
{
    if (options.format != "text" && options.format != "json" && options.format != "png")
        return wrongUsage(message("unknown format '%1'; expected text, json or png", options.format),
                          "--format");
    if (options.format == "png" && options.out.path.empty())
        return wrongUsage("pictures need an output file: --out FILE", "--format png");
    if (options.cellPixels < 1 || options.cellPixels > kMaxCellPixels) {
        return wrongUsage(message("cell size must be 1 to %1 pixels per side", kMaxCellPixels), "--scale");
    }
    return {};
}

Outcome prepare(const GenerateOptions &options, GenerateJob &job)
{
    if (options.regions.empty())
        return wrongUsage("is required, or --scenario cavern, dungeon or rooms for a whole level",
                          "--region");
    WorldSpec spec;
    if (Outcome outcome = readSpec(options.spec, spec); !outcome.done())
        return outcome;
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    if (!source)
        return failed(source.error(), "generate");
    job.source = std::move(*source);
    return readRegions(options.regions, job.source->regionSize(), job.regions);
}

Result<void> writeText(const GenerateJob &job, Output &output)
{
    for (const RegionPos pos : job.regions)
        CAVE_TRY(output.write(regionText(job.source->generate(pos))));
    return {};
}

/// One JSON array, whatever the number of regions.
Result<void> writeJson(const GenerateJob &job, Output &output)
{
    std::string before = "[\n";
    for (const RegionPos pos : job.regions) {
        CAVE_TRY(output.write(before + regionJson(job.source->generate(pos))));
        before = ",\n";
    }
    return output.write("\n]\n");
}

Outcome writeRegions(const GenerateOptions &options, const GenerateJob &job)
{
    Result<Output> output = Output::to(options.out);
    if (!output)
        return notWritten(output.error(), options.out);
    Result<void> written = options.format == "json" ? writeJson(job, *output) : writeText(job, *output);
    if (written)
        written = output->finish();
    if (written)
        return {};
    return options.out.path.empty() ? failed(written.error(), output->name())
                                    : notWritten(written.error(), options.out);
}

/// Refuses a picture that is too large before anything is generated.
Outcome writePicture(const GenerateOptions &options, const GenerateJob &job)
{
    const Result<void> fits = checkImageSize(job.regions, job.source->regionSize(), options.cellPixels);
    if (!fits)
        return wrongUsage(fits.error().message, "--format png");
    if (const Result<void> free = checkReplaceable(options.out.path, options.out.mode()); !free)
        return notWritten(free.error(), options.out);
    std::vector<Region> regions;
    regions.reserve(job.regions.size());
    for (const RegionPos pos : job.regions)
        regions.push_back(job.source->generate(pos));
    const Result<std::string> png = regionsPng(regions, options.cellPixels);
    if (!png)
        return failed(png.error(), "--format png");
    return writeResult(options.out, *png);
}

/// Of the scenarios that have levels.
Outcome generateLevel(const GenerateOptions &options, ScenarioKind scenario)
{
    if (!options.regions.empty()) {
        return wrongUsage("levels are written whole; to write regions use --generator instead of --scenario",
                          "--region");
    }
    if (options.format == "png") {
        return wrongUsage(message("levels are written as text or json; for pictures of regions use "
                                  "--generator %1 --region X Y",
                                  *options.level.scenario),
                          "--format png");
    }
    std::string text;
    const bool json = options.format == "json";
    if (Outcome outcome = levelTextOf(options.level, options.spec, scenario, json, text); !outcome.done())
        return outcome;
    return writeResult(options.out, text);
}

Outcome generate(const GenerateOptions &options)
{
    if (Outcome outcome = checkUsage(options); !outcome.done())
        return outcome;
    ScenarioKind scenario{};
    if (Outcome outcome = readScenario(options.level, options.spec, options.generatorGiven, scenario);
        !outcome.done())
        return outcome;
    if (scenarioInfo(scenario).bounded)
        return generateLevel(options, scenario);
    GenerateJob job;
    if (Outcome outcome = prepare(options, job); !outcome.done())
        return outcome;
    if (options.format == "png")
        return writePicture(options, job);
    return writeRegions(options, job);
}

} // namespace

void addGenerateVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<GenerateOptions>();
    Verb verb = parent.addVerb("generate", "Write regions or a level as generated from a seed");
    addSpecOptions(verb, options->spec);
    addLevelOptions(verb, options->level);
    addRegionOption(verb, options->regions,
                    message("Region to write; repeatable. Required unless a level is written"));
    verb.addOption("--format", options->format, "text (default), json or png")
        .typeName("FORMAT")
        .offers({"text", "json", "png"});
    verb.addOption("--out", options->out.path, "Output file (default: standard output)")
        .check(refuseEmpty)
        .typeName("FILE");
    addForceFlag(verb, options->out);
    verb.addOption("--scale", options->cellPixels, "Cell size in pixels for pictures (default: 8)")
        .typeName("N");
    verb.callback([options, verb, &invocation] {
        options->generatorGiven = verb.option("--generator").count() > 0;
        invocation.action = [options] { return generate(*options); };
    });
}

} // namespace cave::cli
