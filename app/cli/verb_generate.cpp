#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/region_option.h"
#include "app/cli/spec_options.h"
#include "app/cli/verbs.h"
#include "core/gen/generator.h"
#include "core/io/region_image.h"
#include "core/io/region_text.h"

#include <memory>
#include <string>
#include <vector>

namespace cave::cli {
namespace {

struct GenerateOptions {
    SpecOptions spec;
    RegionArguments regions;
    std::string format = "text";
    std::string outFile; ///< empty: standard output
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
        return wrongUsage("unknown format '" + options.format + "'; known are text, json and png",
                          "--format");
    if (options.format == "png" && options.outFile.empty())
        return wrongUsage("a picture needs a file to go to: --out FILE", "--format png");
    if (options.cellPixels < 1 || options.cellPixels > kMaxCellPixels) {
        return wrongUsage("a cell is from 1 to " + std::to_string(kMaxCellPixels) + " pixels a side",
                          "--scale");
    }
    return {};
}

Outcome prepare(const GenerateOptions &options, GenerateJob &job)
{
    if (Outcome outcome = checkUsage(options); !outcome.done())
        return outcome;
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
    for (const RegionPos pos : job.regions) {
        if (Result<void> written = output.write(regionText(job.source->generate(pos))); !written)
            return written;
    }
    return {};
}

/// One JSON array, whatever the number of regions.
Result<void> writeJson(const GenerateJob &job, Output &output)
{
    std::string before = "[\n";
    for (const RegionPos pos : job.regions) {
        if (Result<void> written = output.write(before + regionJson(job.source->generate(pos))); !written)
            return written;
        before = ",\n";
    }
    return output.write("\n]\n");
}

Outcome writeTo(Output output, const GenerateOptions &options, const GenerateJob &job)
{
    Result<void> written = options.format == "json" ? writeJson(job, output) : writeText(job, output);
    if (written.ok())
        written = output.finish();
    return written.ok() ? Outcome{} : failed(written.error(), output.name());
}

/// Refuses a picture that is too large before anything is generated.
Outcome writePicture(const GenerateOptions &options, const GenerateJob &job)
{
    const Result<void> fits = checkImageSize(job.regions, job.source->regionSize(), options.cellPixels);
    if (!fits)
        return wrongUsage(fits.error().message, "--format png");
    std::vector<Region> regions;
    regions.reserve(job.regions.size());
    for (const RegionPos pos : job.regions)
        regions.push_back(job.source->generate(pos));
    const Result<std::string> png = regionsPng(regions, options.cellPixels);
    if (!png)
        return failed(png.error(), "--format png");
    Result<Output> output = Output::file(options.outFile);
    if (!output)
        return failed(output.error(), options.outFile);
    Result<void> written = output->write(*png);
    if (written.ok())
        written = output->finish();
    return written.ok() ? Outcome{} : failed(written.error(), options.outFile);
}

Outcome generate(const GenerateOptions &options)
{
    GenerateJob job;
    if (Outcome outcome = prepare(options, job); !outcome.done())
        return outcome;
    if (options.format == "png")
        return writePicture(options, job);
    if (options.outFile.empty())
        return writeTo(Output::standard(), options, job);
    Result<Output> output = Output::file(options.outFile);
    if (!output)
        return failed(output.error(), options.outFile);
    return writeTo(std::move(*output), options, job);
}

} // namespace

void addGenerateVerb(CLI::App &parent, Invocation &invocation)
{
    const auto options = std::make_shared<GenerateOptions>();
    CLI::App &verb = *parent.add_subcommand("generate", "Write regions of a world, as its seed makes them");
    addSpecOptions(verb, options->spec);
    addRegionOption(verb, options->regions, "A region to write; may be given again and again").required();
    verb.add_option("--format", options->format, "text (the default), json or png")->type_name("FORMAT");
    verb.add_option("--out", options->outFile, "File to write to instead of standard output")
        ->check(refuseEmpty)
        ->type_name("FILE");
    verb.add_option("--scale", options->cellPixels, "Pixels a side of a cell in a picture; 8 by default")
        ->type_name("N");
    verb.callback([options, &invocation] { invocation.action = [options] { return generate(*options); }; });
}

} // namespace cave::cli
