// SPDX-License-Identifier: MIT
#include "app/cli/level_options.h"
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/region_option.h"
#include "app/cli/spec_options.h"
#include "app/cli/verbs/verbs.h"
#include "core/content/scenario.h"
#include "core/gen/generator.h"
#include "core/io/exports/region_image.h"
#include "core/io/exports/region_text.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace cave::cli {
namespace {

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
