// SPDX-License-Identifier: MIT
#include "app/cli/option_checks.h"
#include "app/cli/outcome.h"
#include "app/cli/output.h"
#include "app/cli/search/condition_option.h"
#include "app/cli/search/search_options.h"
#include "app/cli/search/search_report.h"
#include "app/cli/seeds/seed_lines.h"
#include "app/cli/verbs/verbs.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <unistd.h>
#include <utility>

namespace cave::cli {
namespace {

constexpr int kPause = 100; ///< milliseconds between looks at a search

/// Waits for a search; false once it has ended. `take` reports what was found meanwhile.
template<class Take>
Outcome drive(Search &search, const SearchReport &report, const Take &take)
{
    for (bool ended = false; !ended;) {
        search.wait(kPause);
        if (report.interrupted())
            search.cancel();
        ended = search.ended();
        CAVE_TRY(report.readerIsThere());
        CAVE_TRY(take());
    }
    return {};
}

std::vector<Find> findsOf(const SeedSet &seeds, std::vector<SearchHit> hits)
{
    std::vector<Find> finds;
    finds.reserve(hits.size());
    for (SearchHit &hit : hits) {
        const std::int64_t index = hit.index;
        finds.push_back({seeds.at(index), std::move(hit)});
    }
    return finds;
}

/// Some lines that were read at once.
struct Batch {
    std::int64_t first = 0;              ///< position of the first line
    std::vector<std::uint64_t> hashes;   ///< of all seeds before position first + i; one more than lines
    SeedSet seeds;                       ///< those of the shard
    std::vector<std::int64_t> positions; ///< theirs

    [[nodiscard]] std::int64_t end() const { return first + static_cast<std::int64_t>(hashes.size()) - 1; }
};

/// Searches the seeds on standard input as they arrive, without reading all of them first: in batches. Near
/// misses of earlier batches are handed on with negative indexes, so that they stay before those of later
/// ones.
class LineSearch {
public:
    LineSearch(const SearchJob &job, std::shared_ptr<const Content> content, int threads,
               SearchReport &report)
        : m_job(job)
        , m_content(std::move(content))
        , m_threads(threads)
        , m_report(report)
        , m_state(report.state())
        , m_lines(STDIN_FILENO, job.seedList.column)
    {
        for (std::size_t i = 0; i < m_state.search.near.size(); ++i)
            m_nearSeeds[m_state.search.near[i].index] = m_state.lines.nearSeeds[i];
    }

    Outcome run()
    {
        CAVE_TRY(skip());
        while (m_complete && !m_state.finished() && !m_report.interrupted()) {
            CAVE_TRY(m_report.readerIsThere());
            const Result<std::vector<std::string>> seeds = m_lines.next(kMaxInBatch, kPause);
            if (!seeds)
                return failedWith(seeds.error());
            CAVE_TRY(search(batchOf(*seeds)));
        }
        notePadded(m_job.seedList, m_lines.padded());
        if (m_state.lines.ended && m_state.search.done == 0)
            return failed("there are no seeds", "--seeds -");
        return m_report.end(nearMisses());
    }

private:
    static constexpr std::size_t kMaxInBatch = 16'384;
    static constexpr std::int64_t kBefore = 4 * SeedSet::kMaxSize; ///< more than any position

    /// Lines that were decided before an interruption; they must be the same ones.
    Outcome skip()
    {
        const std::int64_t done = m_state.search.done;
        std::uint64_t hash = 0;
        for (std::int64_t skipped = 0; skipped < done;) {
            const auto most = static_cast<std::size_t>(std::min<std::int64_t>(done - skipped, kMaxInBatch));
            const auto seeds = CAVE_TRY(orFailed(m_lines.next(most, kPause), "--seeds -"));
            for (const std::string &seed : seeds)
                hash = hashWith(hash, seed);
            skipped += static_cast<std::int64_t>(seeds.size());
            if (m_report.interrupted())
                return m_report.end({});
            if (seeds.empty() && m_lines.ended())
                break;
        }
        if (hash == m_state.lines.hash)
            return {};
        return failed("these aren't the seeds that the search was begun with", "--seeds -");
    }

    Outcome failedWith(const Error &error)
    {
        Outcome saved = m_report.save();
        return saved.done() ? failed(error, "--seeds -") : saved;
    }

    Batch batchOf(const std::vector<std::string> &seeds) const
    {
        Batch batch{m_state.search.done, {m_state.lines.hash}, {}, {}};
        std::vector<std::string> own;
        for (const std::string &seed : seeds) {
            const std::int64_t position = batch.end();
            if (!m_job.shard || hasLine(*m_job.shard, position)) {
                own.push_back(seed);
                batch.positions.push_back(position);
            }
            batch.hashes.push_back(hashWith(batch.hashes.back(), seed));
        }
        batch.seeds = SeedSet::list(m_job.request.seeds.base(), std::move(own));
        return batch;
    }

    Outcome search(const Batch &batch)
    {
        const SearchPoint before = m_state;
        SearchRequest request = m_job.request;
        request.seeds = batch.seeds;
        SearchState from = before.search;
        from.done = 0;
        for (SearchHit &hit : from.near)
            hit.index -= kBefore;
        Search search(std::move(request), m_content, m_threads, std::move(from));
        return drive(search, m_report, [&] {
            std::vector<Find> finds = findsOf(batch.seeds, search.takeMatches());
            for (Find &find : finds)
                find.hit.index = batch.positions[static_cast<std::size_t>(find.hit.index)];
            advance(batch, before, search.state());
            return m_report.add(finds, m_state, before.decided + search.decided());
        });
    }

    /// Takes over the state of the search of a batch.
    void advance(const Batch &batch, const SearchPoint &before, SearchState state)
    {
        const std::int64_t decided = state.done;
        const bool all = decided == batch.seeds.size();
        state.done = all ? batch.end() : batch.positions[static_cast<std::size_t>(decided)];
        const bool enough = m_job.request.limit > 0 && state.matches >= m_job.request.limit;
        if (enough && decided > 0)
            state.done = batch.positions[static_cast<std::size_t>(decided - 1)] + 1;
        state.finished = enough;
        keepNear(batch, state);
        m_state.search = std::move(state);
        m_state.decided = before.decided + decided;
        m_state.lines.hash = batch.hashes[static_cast<std::size_t>(m_state.search.done - batch.first)];
        m_state.lines.ended = all && m_lines.ended();
        m_complete = all;
    }

    /// Gives near misses their positions, and keeps their seeds.
    void keepNear(const Batch &batch, SearchState &state)
    {
        std::map<std::int64_t, std::string> seeds;
        m_state.lines.nearSeeds.clear();
        for (SearchHit &hit : state.near) {
            const bool earlier = hit.index < 0;
            const std::int64_t index = hit.index;
            hit.index = earlier ? index + kBefore : batch.positions[static_cast<std::size_t>(index)];
            const std::string seed = earlier ? m_nearSeeds.at(hit.index) : batch.seeds.at(index).seed;
            seeds[hit.index] = seed;
            m_state.lines.nearSeeds.push_back(seed);
        }
        m_nearSeeds = std::move(seeds);
    }

    [[nodiscard]] std::vector<Find> nearMisses() const
    {
        std::vector<Find> finds;
        for (std::size_t i = 0; i < m_state.search.near.size(); ++i) {
            WorldSpec world = m_job.request.seeds.base();
            world.seed = m_state.lines.nearSeeds[i];
            finds.push_back({std::move(world), m_state.search.near[i]});
        }
        return finds;
    }

    const SearchJob &m_job;
    std::shared_ptr<const Content> m_content;
    int m_threads;
    SearchReport &m_report;
    SearchPoint m_state;
    bool m_complete = true; ///< all seeds that were read are decided
    SeedLines m_lines;
    std::map<std::int64_t, std::string> m_nearSeeds; ///< by position
};

/// Searches a set of known size and reports it. The report has begun.
Outcome searchSet(const SearchJob &job, const std::shared_ptr<const Content> &content, int threads,
                  SearchReport &report)
{
    Search search(job.request, content, threads, report.state().search);
    CAVE_TRY(drive(search, report, [&] {
        const std::vector<Find> finds = findsOf(job.request.seeds, search.takeMatches());
        SearchPoint state;
        state.search = search.state();
        state.decided = state.search.done - job.begin;
        return report.add(finds, std::move(state), search.decided() - job.begin);
    }));
    return report.end(findsOf(job.request.seeds, report.state().search.near));
}

/// Saves a new state, which shows that it can be kept. The file of the matches is made afterwards: a run that
/// is killed in between can be repeated.
Outcome beginState(const SearchOptions &options, const SearchJob &job, StateFile &file, SearchPoint &from)
{
    if (from.output) {
        CAVE_TRY(orNotWritten(SearchOutput::checkResumable(options.out), options.out));
        from.output->next = headerOf(job);
    }
    return orFailed(file.save(job, from), "--state " + file.path());
}

/// Opens what the matches are written to.
OutcomeOr<SearchOutput> openOutput(const SearchOptions &options, const SearchJob &job, StateFile &file,
                                   SearchPoint &from)
{
    if (file.isUsed() && !file.wasThere())
        CAVE_TRY(beginState(options, job, file, from));
    return orNotWritten(file.wasThere() && from.output ? SearchOutput::resume(options.out, *from.output)
                                                       : SearchOutput::begin(options.out),
                        options.out);
}

/// The state that the search begins or is resumed with, which is locked; none if it is finished.
OutcomeOr<std::optional<SearchPoint>> openState(const SearchOptions &options, const SearchJob &job,
                                                StateFile &file)
{
    const std::string where = "--state " + file.path();
    CAVE_TRY(orFailed(file.lock(), where));
    auto state = CAVE_TRY(orFailed(file.load(job, !options.out.path.empty()), where));
    if (!state.finished() || !file.wasThere())
        return std::optional(std::move(state));
    note(message("this search is finished; delete '%1' to start over", file.path()));
    return std::optional<SearchPoint>();
}

Outcome search(const SearchOptions &options)
{
    const auto job = CAVE_TRY(readSearchJob(options));
    const auto report = CAVE_TRY(readReportOptions(options));
    if (!options.out.path.empty() && !options.stateFile.empty() &&
        isSameFile(options.out.path, options.stateFile))
        return wrongUsage("--state and --out are the same file", "--state " + options.stateFile);
    noteRemarks(job.request.where, job.request.seeds.base());
    const auto content = CAVE_TRY(readContent(job.request.seeds.base().generator, "search"));
    StateFile file(options.stateFile);
    auto from = CAVE_TRY(openState(options, job, file));
    if (!from)
        return {};
    auto output = CAVE_TRY(openOutput(options, job, file, *from));
    const int threads = threadsOrCores(options.threads);
    SearchReport writer(job, file, std::move(output), report, content, *from);
    CAVE_TRY(writer.begin());
    return job.lines ? LineSearch(job, content, threads, writer).run()
                     : searchSet(job, content, threads, writer);
}

} // namespace

void addSearchVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<SearchOptions>();
    Verb verb = parent.addVerb("search", "Find seeds of worlds that meet a condition");
    addSearchOptions(verb, *options);
    addSearchMergeVerb(verb, invocation);
    const Option progress = verb.option("--progress");
    verb.callback([options, verb, progress, &invocation] {
        options->progressGiven = progress.count() > 0;
        const bool below = static_cast<bool>(invocation.action); // a verb below was named
        if (!below)
            invocation.action = [options] { return search(*options); };
        else if (verb.anyGiven())
            invocation.action = [] {
                return wrongUsage("options of a search can't be used with search merge", "search merge");
            };
    });
}

} // namespace cave::cli
