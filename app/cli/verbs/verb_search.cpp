// SPDX-License-Identifier: MIT
#include "app/cli/search/condition_option.h"
#include "app/cli/search/search_options.h"
#include "app/cli/search/search_run.h"
#include "app/cli/threads_option.h"
#include "app/cli/verbs/verbs.h"
#include "core/content/builtin.h"

#include <memory>
#include <optional>
#include <utility>

namespace cave::cli {
namespace {

Outcome stateFailure(const Error &error, const StateFile &file)
{
    return failed(error, "--state " + file.path());
}

/// Saves a new state, which shows that it can be kept. The file of the matches is made afterwards: a run that
/// is killed in between can be repeated.
Outcome beginState(const SearchOptions &options, const SearchJob &job, StateFile &file, SearchPoint &from)
{
    if (from.output) {
        if (const Result<void> checked = SearchOutput::checkResumable(options.out); !checked)
            return notWritten(checked.error(), options.out);
        from.output->next = headerOf(job);
    }
    const Result<void> saved = file.save(job, from);
    return saved ? Outcome{} : stateFailure(saved.error(), file);
}

/// Opens what the matches are written to.
Outcome openOutput(const SearchOptions &options, const SearchJob &job, StateFile &file, SearchPoint &from,
                   std::optional<SearchOutput> &output)
{
    if (file.isUsed() && !file.wasThere()) {
        if (Outcome outcome = beginState(options, job, file, from); !outcome.done())
            return outcome;
    }
    Result<SearchOutput> opened = file.wasThere() && from.output
                                      ? SearchOutput::resume(options.out, *from.output)
                                      : SearchOutput::begin(options.out);
    if (!opened)
        return notWritten(opened.error(), options.out);
    output.emplace(std::move(*opened));
    return {};
}

/// The state that the search begins or is resumed with, which is locked; none if it is finished.
Outcome openState(const SearchOptions &options, const SearchJob &job, StateFile &file,
                  std::optional<SearchPoint> &from)
{
    if (const Result<void> locked = file.lock(); !locked)
        return stateFailure(locked.error(), file);
    Result<SearchPoint> state = file.load(job, !options.out.path.empty());
    if (!state)
        return stateFailure(state.error(), file);
    if (state->finished() && file.wasThere())
        note(message("this search is finished; delete '%1' to start over", file.path()));
    else
        from = std::move(*state);
    return {};
}

Outcome search(const SearchOptions &options)
{
    std::optional<SearchJob> job;
    if (Outcome outcome = readSearchJob(options, job); !outcome.done())
        return outcome;
    ReportOptions report;
    if (Outcome outcome = readReportOptions(options, report); !outcome.done())
        return outcome;
    noteRemarks(job->request.where, job->request.seeds.base());
    Result<Content> content = builtInContent(scenarioOf(job->request.seeds.base().generator.kind));
    if (!content)
        return failed(content.error(), "search");
    StateFile file(options.stateFile);
    std::optional<SearchPoint> from;
    if (Outcome outcome = openState(options, *job, file, from); !outcome.done() || !from)
        return outcome;
    std::optional<SearchOutput> output;
    if (Outcome outcome = openOutput(options, *job, file, *from, output); !outcome.done())
        return outcome;
    const auto shared = std::make_shared<const Content>(std::move(*content));
    const int threads = threadsOrCores(options.threads);
    SearchReport writer(*job, file, std::move(*output), report, shared, *from);
    if (Outcome begun = writer.begin(); !begun.done())
        return begun;
    return job->lines ? searchLines(*job, shared, threads, writer) : searchSet(*job, shared, threads, writer);
}

/// Whether an option of a search was given; `search merge` has none of them.
bool anyGiven(const SearchOptions &options)
{
    return !options.where.empty() || !options.sketch.file.empty() || options.seeds.given() ||
           options.random || !options.shard.empty() || options.limit > 0 || options.near > 0 ||
           !options.out.path.empty() || !options.stateFile.empty() || options.summary || options.describe ||
           !options.with.empty() || options.progressGiven;
}

} // namespace

void addSearchVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<SearchOptions>();
    Verb verb = parent.addVerb("search", "Find seeds of worlds that meet a condition");
    addSearchOptions(verb, *options);
    addSearchMergeVerb(verb, invocation);
    const Option progress = verb.option("--progress");
    verb.callback([options, progress, &invocation] {
        options->progressGiven = progress.count() > 0;
        const bool below = static_cast<bool>(invocation.action); // a verb below was named
        if (!below)
            invocation.action = [options] { return search(*options); };
        else if (anyGiven(*options))
            invocation.action = [] {
                return wrongUsage("options of a search can't be used with search merge", "search merge");
            };
    });
}

} // namespace cave::cli
