// SPDX-License-Identifier: MIT
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/search/search_merge.h"
#include "app/cli/search/search_options.h"
#include "app/cli/verbs/verbs.h"

#include <memory>
#include <string>
#include <vector>

namespace cave::cli {
namespace {

struct MergeOptions {
    std::vector<std::string> files;
    std::string format = "ndjson";
    OutFile out;
};

Outcome mergeFiles(const MergeOptions &options)
{
    SearchFormat format{};
    if (Outcome outcome = readSearchFormat(options.format, format); !outcome.done())
        return outcome;
    Result<Output> output = Output::to(options.out);
    if (!output)
        return notWritten(output.error(), options.out);
    Result<void> merged = mergeSearches(options.files, format, *output);
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
    verb.addOption("--format", options->format, "ndjson (default) or csv").typeName("FORMAT");
    verb.addOption("--out", options->out.path, "Write to this file (default: standard output)")
        .check(refuseEmpty)
        .typeName("FILE");
    addForceFlag(verb, options->out);
    verb.footer({}); // not that of search
    verb.callback([options, &invocation] { invocation.action = [options] { return mergeFiles(*options); }; });
}

} // namespace cave::cli
