// SPDX-License-Identifier: MIT
#include "app/cli/coordinate.h"
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
#include "core/io/exports/cell_picture.h"
#include "core/io/exports/region_text.h"
#include "core/io/levels/level_file_io.h"
#include "core/world/generator_info.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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

struct CavernOption {
    const char *name;
    const std::optional<std::string> &value;
    std::string_view setting;
};

std::array<CavernOption, 4> cavernOptions(const LevelOptions &options)
{
    return {{{"--smooth", options.smooth, "cavern.smooth"},
             {"--passages", options.passages, "cavern.passages"},
             {"--rivers", options.rivers, "cavern.rivers"},
             {"--trees", options.trees, "cavern.trees"}}};
}

/// The first option that was given of those that don't go with `scenario`.
const char *misplacedOption(const LevelOptions &options, ScenarioKind scenario)
{
    const LevelKind levels = generatorFor(scenario).levels;
    for (const CavernOption &option : cavernOptions(options)) {
        if (option.value && levels != LevelKind::Whole)
            return option.name;
    }
    if (options.size && levels != LevelKind::Whole && levels != LevelKind::Room)
        return "--size";
    return options.level && levels == LevelKind::None ? "--level" : nullptr;
}

/// `last`: the number of the last level that there is.
OutcomeOr<int> readLevelNumber(const LevelOptions &options, int last)
{
    if (!options.level)
        return 1;
    const std::string &text = *options.level;
    const int number = parseWhole<int>(text).value_or(0);
    if (number >= 1 && number <= last)
        return number;
    return wrongUsage(last == 1 ? message("there is no level '%1'; a cavern has only level 1", text)
                                : message("there is no level '%1'; levels are from 1 to %2", text, last),
                      "--level");
}

/// Sets one setting to what was given for `option`.
Outcome assign(std::string_view key, const std::string &value, const std::string &option,
               WorldSettings &settings)
{
    WorldSettings changed = settings;
    CAVE_TRY(orWrongUsage(assignSetting(std::string(key) + '=' + value, changed), option));
    CAVE_TRY(orWrongUsage(validate(changed), option));
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
    CAVE_TRY(assign(keys.width, options.size->substr(0, cross), "--size", settings));
    return assign(keys.height, options.size->substr(cross + 1), "--size", settings);
}

Outcome readCavern(const LevelOptions &options, WorldSettings &settings)
{
    const SizeKeys keys{"cavern.width", "cavern.height", message("WIDTHxHEIGHT, such as 90x31")};
    CAVE_TRY(readSize(options, keys, settings));
    for (const CavernOption &option : cavernOptions(options)) {
        if (option.value)
            CAVE_TRY(assign(option.setting, *option.value, option.name, settings));
    }
    return {};
}

std::string drawingText(const LevelDrawing &drawing, bool json)
{
    return json ? levelJson(drawing) : levelText(drawing);
}

/// The map of rooms, or the room that was asked for.
OutcomeOr<std::string> roomsText(const LevelOptions &options, WorldSpec spec, bool json)
{
    const SizeKeys keys{"rooms.columns", "rooms.rows", message("COLUMNSxROWS, such as 4x3")};
    CAVE_TRY(readSize(options, keys, spec.settings));
    auto set = CAVE_TRY(orFailed(builtInRoomSet(), "generate"));
    const RoomsSource source(spec.seed, spec.settings, set, contentVersionOf(spec.generator));
    const std::int64_t seed = roomMapSeed(spec.seed);
    if (!options.level)
        return json ? roomMapJson(source.map(), *set, seed) : roomMapText(source.map(), *set, seed);
    const std::vector<Level> &rooms = source.plan().levels;
    const auto number = CAVE_TRY(readLevelNumber(options, static_cast<int>(rooms.size())));
    return drawingText(drawingOf(source, rooms[static_cast<std::size_t>(number) - 1]), json);
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
                   "whole level instead of regions, without monsters; rooms writes the room map unless "
                   "--level is given. A cavern is written without passages, rivers and trees unless they are "
                   "asked for")
        .typeName("NAME")
        .offers(scenarioNames());
    verb.addOption("--level", options.level, "Dungeon floor, 1 to 5 (default: 1), or room number")
        .typeName("N");
    verb.addOption("--size", options.size,
                   "Cavern size in cells, 10x10 to 2000x2000 (default: 90x31), or room map size in rooms, "
                   "1x2 to 16x16 (default: 4x3)")
        .typeName("WxH");
    verb.addOption("--smooth", options.smooth, "Cavern smoothing steps, 0 to 50 (default: 8)").typeName("K");
    verb.addOption("--passages", options.passages,
                   "Cavern passages: none (default; in new worlds joined), path (from end to end) or joined")
        .typeName("KIND")
        .offers({"none", "path", "joined"});
    verb.addOption("--rivers", options.rivers, "Cavern rivers (~), 0 to 12 (default: 0; in new worlds 1)")
        .typeName("N");
    verb.addOption("--trees", options.trees,
                   "Chance that a grove (t) starts at a cavern floor cell, 0 to 0.3 (default: 0; in new "
                   "worlds 0.04)")
        .typeName("F");
}

/// The scenario that was asked for; endless caves where none was named. Wrong usage: an unknown one, one that
/// `--generator` (if `generatorGiven`) contradicts, or options that go with another one.
OutcomeOr<ScenarioKind> readScenario(const LevelOptions &options, const SpecOptions &spec,
                                     bool generatorGiven)
{
    ScenarioKind scenario{};
    if (options.scenario) {
        const std::optional<ScenarioKind> named = scenarioNamed(*options.scenario);
        if (!named) {
            return wrongUsage(
                message("unknown scenario '%1'; expected journey, endless-caves, cavern, dungeon or rooms",
                        *options.scenario),
                "--scenario");
        }
        scenario = *named;
        const auto generator = CAVE_TRY(orWrongUsage(generatorArgument(spec.generator), "--generator"));
        if (generatorGiven && generatorInfo(generator.kind).files == FileUse::Required)
            return wrongUsage("generator 'levels' needs level files", "--generator");
        if (generatorGiven && scenarioOf(generator.kind) != scenario) {
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
    return scenario;
}

/// What is written of a scenario that has levels: its level, or its map of rooms; as text or as JSON.
OutcomeOr<std::string> levelTextOf(const LevelOptions &options, const SpecOptions &given,
                                   ScenarioKind scenario, bool json)
{
    SpecOptions chosen = given;
    const GeneratorInfo &generator = generatorFor(scenario);
    chosen.generator = generator.key;
    // The fill and its smoothing alone, unless more is asked for.
    if (generator.levels == LevelKind::Whole)
        chosen.defaults = {"cavern.passages=none", "cavern.rivers=0", "cavern.trees=0"};
    auto spec = CAVE_TRY(readSpec(chosen));
    if (generator.levels == LevelKind::Room)
        return roomsText(options, std::move(spec), json);
    const auto number = CAVE_TRY(readLevelNumber(options, generator.mostLevels));
    if (generator.levels == LevelKind::Floor)
        return drawingText(drawingOf(makeDungeonFloor(spec.seed, number)), json);
    CAVE_TRY(readCavern(options, spec.settings));
    return drawingText(drawingOf(makeCavernTerrain(spec.seed, spec.settings), cavernSeed(spec.seed)), json);
}

constexpr int kUsualPixels = 8; ///< per side of a cell

struct GenerateOptions {
    SpecOptions spec;
    bool generatorGiven = false;
    LevelOptions level;
    RegionArguments regions;
    std::string format = "text";
    OutFile out;
    std::optional<int> cellPixels; ///< of pictures; otherwise kUsualPixels
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
    if (options.cellPixels && options.format != "png")
        return wrongUsage("--scale requires --format png", "--scale");
    if (const int pixels = options.cellPixels.value_or(kUsualPixels); pixels < 1 || pixels > kMaxCellPixels)
        return wrongUsage(message("cell size must be 1 to %1 pixels per side", kMaxCellPixels), "--scale");
    return {};
}

OutcomeOr<GenerateJob> prepare(const GenerateOptions &options, ScenarioKind scenario)
{
    if (options.regions.empty())
        return wrongUsage("is required, or --scenario cavern, dungeon or rooms for a whole level",
                          "--region");
    SpecOptions chosen = options.spec;
    if (!options.generatorGiven)
        chosen.generator = generatorFor(scenario).key;
    const auto spec = CAVE_TRY(readSpec(chosen));
    auto source = CAVE_TRY(orFailed(makeRegionSource(spec), "generate"));
    auto regions = CAVE_TRY(readRegions(options.regions, source->regionSize()));
    return GenerateJob{std::move(source), std::move(regions)};
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
    auto output = CAVE_TRY(orNotWritten(Output::to(options.out), options.out));
    CAVE_TRY(orNotWritten(options.format == "json" ? writeJson(job, output) : writeText(job, output),
                          options.out));
    return orNotWritten(output.finish(), options.out);
}

/// Refuses a picture that is too large before anything is generated.
Outcome writePicture(const GenerateOptions &options, const GenerateJob &job)
{
    CAVE_TRY(orWrongUsage(
        checkImageSize(job.regions, job.source->regionSize(), options.cellPixels.value_or(kUsualPixels)),
        "--format png"));
    CAVE_TRY(orNotWritten(checkReplaceable(options.out.path, options.out.mode()), options.out));
    std::vector<Region> regions;
    regions.reserve(job.regions.size());
    for (const RegionPos pos : job.regions)
        regions.push_back(job.source->generate(pos));
    const auto png =
        CAVE_TRY(orFailed(regionsPng(regions, options.cellPixels.value_or(kUsualPixels)), "--format png"));
    return writeResult(options.out, png);
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
    const bool json = options.format == "json";
    return writeResult(options.out, CAVE_TRY(levelTextOf(options.level, options.spec, scenario, json)));
}

Outcome generate(const GenerateOptions &options)
{
    CAVE_TRY(checkUsage(options));
    const auto scenario = CAVE_TRY(readScenario(options.level, options.spec, options.generatorGiven));
    if (scenarioInfo(scenario).bounded)
        return generateLevel(options, scenario);
    const auto job = CAVE_TRY(prepare(options, scenario));
    return options.format == "png" ? writePicture(options, job) : writeRegions(options, job);
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
    verb.addOption(
            "--format", options->format,
            "text (default), json or png. Symbols of text: # rock, . floor, ~ water, t trees, x outside, C "
            "chest, T treasure, S start, F finish; in rooms D door, ^ spike, + potion, $ pickup, i info, * "
            "decoration")
        .typeName("FORMAT")
        .offers({"text", "json", "png"});
    addOutOption(verb, options->out, "Output file (default: standard output)");
    verb.addOption("--scale", options->cellPixels, "Cell size in pixels for pictures (default: 8)")
        .typeName("N");
    verb.callback([options, verb, &invocation] {
        options->generatorGiven = verb.option("--generator").count() > 0;
        invocation.action = [options] { return generate(*options); };
    });
}

} // namespace cave::cli
