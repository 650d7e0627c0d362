// SPDX-License-Identifier: MIT
#include "app/cli/search/search_state_file.h"

#include "core/analysis/search/match_lines.h"
#include "core/analysis/search/search_json.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/content/entry_reader.h"
#include "core/io/files/atomic_file.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace cave::cli {
namespace {

constexpr unsigned kMaxStateMebibytes = 48;
constexpr const char *kName = "search";

/// What decides how matches are written, as a text to compare.
std::string columnsText(const SearchColumns &columns)
{
    std::string text = columns.format == SearchFormat::Csv ? "csv" : "ndjson";
    if (columns.describe)
        text += " describe";
    for (const MetricQuery &query : columns.with)
        text += " " + queryText(query);
    return text;
}

Json linesJson(const SearchPoint &state)
{
    return {{"hash", hexText(state.lines.hash)},
            {"decided", state.decided},
            {"ended", state.lines.ended},
            {"near_seeds", Json(state.lines.nearSeeds)}};
}

Json runJson(const SearchJob &job, const SearchPoint &state)
{
    Json run = Json::Object{};
    if (job.shard)
        run["shard"] = shardText(*job.shard);
    if (state.output) {
        run["bytes"] = state.output->bytes;
        if (state.output->bytes > 0)
            run["tail"] = hexText(state.output->tail);
        if (!state.output->next.empty())
            run["next"] = state.output->next;
        run["columns"] = columnsText(job.columns);
    }
    if (job.lines)
        run["lines"] = linesJson(state);
    return run;
}

Error damagedField(std::string_view name)
{
    return damaged(message("%1: run: %2 is missing or wrong", kName, name));
}

Result<void> readLines(const Json &lines, SearchPoint &state)
{
    const std::optional<std::uint64_t> hash = numberOfHexText(lines["hash"].text());
    const std::optional<std::int64_t> decided = countIn(lines, "decided");
    if (!hash)
        return damagedField("hash");
    if (!decided || *decided > state.search.done)
        return damagedField("decided");
    state.lines.hash = *hash;
    state.decided = *decided;
    state.lines.ended = lines["ended"].truth();
    for (const Json &seed : lines["near_seeds"].list())
        state.lines.nearSeeds.push_back(seed.text());
    if (state.lines.nearSeeds.size() != state.search.near.size())
        return damagedField("near_seeds");
    return {};
}

/// Whether a search that ended at `before` can be extended to `now`; 0 is no limit.
bool mayGrow(std::int64_t before, std::int64_t now)
{
    return before == now || (before > 0 && (now == 0 || now > before));
}

bool sameSketch(const SearchRequest &a, const SearchRequest &b)
{
    if (!a.sketch || !b.sketch)
        return !a.sketch && !b.sketch;
    return a.sketch->query() == b.sketch->query();
}

Result<void> checkSame(const SavedSearch &saved, const Json &run, const SearchJob &job)
{
    const SearchRequest &other = saved.request;
    const SearchRequest &request = job.request;
    const std::string shard = job.shard ? shardText(*job.shard) : "";
    if (other.seeds != request.seeds || other.where.text() != request.where.text() ||
        !mayGrow(other.limit, request.limit) || other.keepNear != request.keepNear ||
        !sameSketch(other, request) || run["shard"].text() != shard ||
        (run.find("lines") != nullptr) != job.lines) {
        return invalid("the file belongs to another search");
    }
    return {};
}

/// Whether the matches are written where they were before.
Result<void> checkOutput(const Json &run, const SearchJob &job, bool toFile)
{
    const bool wasFile = run.find("bytes") != nullptr;
    if (toFile && !wasFile)
        return invalid("this search was begun without --out; its matches are on standard output");
    if (wasFile && !toFile)
        return invalid("this search was begun with --out; use the same option to resume it");
    if (wasFile && run["columns"].text() != columnsText(job.columns))
        return invalid("this search was begun with another --format, --describe or --with");
    return {};
}

/// What the state knows of the file with the matches.
Result<OutputMark> readMark(const Json &run)
{
    const std::optional<std::int64_t> bytes = countIn(run, "bytes");
    if (!bytes)
        return damagedField("bytes");
    if (*bytes > 0 && run.find("tail") == nullptr) {
        return invalid("this state was saved by an earlier version and can't identify its output file; "
                       "delete the state to start over");
    }
    const std::optional<std::uint64_t> tail = numberOfHexText(run["tail"].text());
    if (*bytes > 0 && !tail)
        return damagedField("tail");
    return OutputMark{*bytes, tail.value_or(0), run["next"].text()};
}

/// A state from the text of its file. Before there was --out, files held nothing but the search.
Result<SearchPoint> readState(const std::string &text, const SearchJob &job, bool toFile)
{
    const auto document = CAVE_TRY(parseDocument(kName, text, kSearchJsonLimits));
    const Json *search = document.find("search");
    const Json &run = document["run"];
    auto saved = CAVE_TRY(readSearchDocument(search == nullptr ? document : *search));
    CAVE_TRY(checkSame(saved, run, job));
    CAVE_TRY(checkOutput(run, job, toFile));
    SearchPoint state;
    state.search = std::move(saved.state);
    state.decided = state.search.done - job.begin;
    if (state.decided < 0)
        return damagedField("done");
    if (toFile) {
        state.output = CAVE_TRY(readMark(run));
    }
    if (saved.request.limit != job.request.limit)
        state.search.finished = state.search.done >= job.request.seeds.size();
    if (job.lines)
        CAVE_TRY(readLines(run["lines"], state));
    return state;
}

} // namespace

Result<void> StateFile::lock()
{
    if (!isUsed())
        return {};
    std::error_code status; // one file has one lock, whatever link leads to it
    const std::filesystem::path real = std::filesystem::weakly_canonical(m_path, status);
    m_lock = CAVE_TRY(FileLock::acquire(status ? std::filesystem::path(m_path) : real));
    return {};
}

Result<SearchPoint> StateFile::load(const SearchJob &job, bool toFile)
{
    SearchPoint beginning;
    beginning.search.done = job.begin;
    if (toFile)
        beginning.output = OutputMark{};
    if (!isUsed())
        return beginning;
    const Result<std::string> text = readSmallFile(m_path, "state of a search", kMaxStateMebibytes);
    if (!text && text.error().code == ErrorCode::NotFound)
        return beginning;
    if (!text)
        return text.error();
    Result<SearchPoint> state = readState(*text, job, toFile);
    m_wasThere = state.ok();
    return state;
}

Result<void> StateFile::save(const SearchJob &job, const SearchPoint &state)
{
    if (!isUsed())
        return {};
    const Clock::time_point begun = Clock::now();
    Json document;
    document["run"] = runJson(job, state);
    document["search"] = searchDocument(job.request, state.search);
    CAVE_TRY(writeFileAtomically(m_path, document.dump({.sorted = true})));
    m_saved = Clock::now();
    m_duration = m_saved - begun;
    return {};
}

bool StateFile::isDue() const
{
    constexpr auto kLeastPause = std::chrono::seconds(2);
    constexpr int kShare = 50;
    return isUsed() && Clock::now() - m_saved > std::max<Clock::duration>(kLeastPause, kShare * m_duration);
}

} // namespace cave::cli
