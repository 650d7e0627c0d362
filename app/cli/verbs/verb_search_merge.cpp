// SPDX-License-Identifier: MIT
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/search/search_merge.h"
#include "app/cli/search/search_options.h"
#include "app/cli/verbs/verbs.h"

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

namespace cave::cli {
namespace {

struct MergeOptions {
    std::vector<std::string> files;
    std::string format = "ndjson";
    OutFile out;
};

/// Without the file of --out, which a pattern such as *.ndjson names, too, once it exists.
std::vector<std::string> inputsOf(const MergeOptions &options)
{
    std::vector<std::string> files = options.files;
    const auto isOutput = [&](const std::string &file) {
        std::error_code unknown;
        return !options.out.path.empty() && std::filesystem::equivalent(file, options.out.path, unknown);
    };
    if (std::erase_if(files, isOutput) > 0)
        note(message("'%1' is the output and isn't read", options.out.path));
    return files;
}

Outcome mergeFiles(const MergeOptions &options)
{
    SearchFormat format{};
    if (Outcome outcome = readSearchFormat(options.format, format); !outcome.done())
        return outcome;
    const std::vector<std::string> files = inputsOf(options);
    if (files.empty())
        return wrongUsage("there is no other file than that of --out", "search merge");
    Result<Output> output = Output::to(options.out);
    if (!output)
        return notWritten(output.error(), options.out);
    Result<void> merged = mergeSearches(files, format, *output);
    if (!merged)
        return failed(merged.error(), "search merge");
    if (Result<void> finished = output->finish(); !finished)
        return notWritten(finished.error(), options.out);
    return {};
}

} // namespace

void addSearchMergeVerb(Verb search, Invocation &invocation)
{
    const auto options = std::make_shared<MergeOptions>();
    Verb verb = search.addVerb("merge", "Check that the files of all shards are complete, and merge them");
    verb.addOption("FILE", options->files, "Files that the shards were written to by --out")
        .required()
        .check(refuseEmpty);
    verb.addOption("--format", options->format, message(kSearchFormats))
        .typeName("FORMAT")
        .offers({"ndjson", "csv"});
    verb.addOption("--out", options->out.path, "Write to this file (default: standard output)")
        .check(refuseEmpty)
        .typeName("FILE");
    addForceFlag(verb, options->out);
    verb.footer({}); // not that of search
    verb.callback([options, &invocation] { invocation.action = [options] { return mergeFiles(*options); }; });
}

} // namespace cave::cli
