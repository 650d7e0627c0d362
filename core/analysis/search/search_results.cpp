// SPDX-License-Identifier: MIT
#include "core/analysis/search/search_results.h"

#include "core/analysis/search/match_lines.h"
#include "core/analysis/search/search_json.h"
#include "core/analysis/sketch/sketch_json.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace cave {
namespace {

/// The search of a summary, as a document that `readSearchDocument` checks. Its near misses, and the seeds of
/// a list, are in other lines.
Json documentOf(const Json &summary)
{
    const Json &source = summary["source"];
    Json seeds{{"base",
                {{"seed", ""},
                 {"generator", summary["generator"]},
                 {"generator_version", summary["generator_version"]},
                 {"settings", summary["settings"]}}}};
    Json state{{"done", summary["done"]},
               {"matches", summary["found"]},
               {"failures", summary["failed"]},
               {"finished", summary["finished"]},
               {"near", Json::List{}}};
    if (source["kind"].text() == "range") {
        seeds["range"] = {{"from", source["from"]}, {"count", source["count"]}};
    } else if (source["kind"].text() == "random") {
        seeds["random"] = {{"key", source["key"]}, {"count", source["count"]}};
    } else {
        seeds["list"] = Json::List{};
        state = {{"done", 0}, {"matches", 0}, {"failures", 0}, {"finished", true}, {"near", Json::List{}}};
    }
    Json document{{"version", 1},
                  {"where", summary["condition"]},
                  {"limit", summary["limit"]},
                  {"keep_near", summary["near_limit"]},
                  {"seeds", std::move(seeds)},
                  {"state", std::move(state)}};
    if (const Json *sketch = summary.find("sketch"))
        document["sketch"] = *sketch;
    return document;
}

Result<SavedSearch> searchOf(const std::filesystem::path &file, const Json &summary)
{
    for (const std::string_view name : {"done", "found", "near", "failed"}) {
        if (!countIn(summary, name))
            return damagedSummary(file, name);
    }
    if (const Json *shard = summary.find("shard"); shard != nullptr && (*shard)["of"] != Json(1)) {
        return aboutMatches(file, message("this is shard %1 of %2; merge all of them first",
                                          (*shard)["number"].whole(), (*shard)["of"].whole()));
    }
    if (!summary["finished"].truth())
        return unfinishedMatches(file, summary["done"].whole(), summary["source"]["count"].whole());
    Result<SavedSearch> search = readSearchDocument(documentOf(summary));
    if (!search)
        return aboutMatches(file, search.error().message);
    if (summary["near"].whole() > search->request.keepNear)
        return damagedSummary(file, std::string_view("near"));
    return search;
}

/// Turns lines into hits of a search.
class HitReader {
public:
    explicit HitReader(const SearchRequest &request)
        : m_request(request)
        , m_isList(std::holds_alternative<SeedSet::List>(request.seeds.source()))
    {
        for (const MetricQuery &query : request.where.queries())
            m_names.push_back(queryText(query));
    }

    /// The hit of a line; what is wrong with it otherwise. The indexes of a list are those of the source.
    std::optional<SearchHit> read(const Json &line, Message &wrong)
    {
        const std::optional<std::int64_t> index = countIn(line, "index");
        const Json &seed = line["seed"];
        if (!index || !seed.isText() || !readValues(line["metrics"])) {
            wrong = Message("this is not a match");
            return std::nullopt;
        }
        SearchHit hit{*index, {}, m_values};
        if (!isThere(hit.index, seed.text())) {
            wrong = message("seed %1 is not at position %2", seed.text(), hit.index);
            return std::nullopt;
        }
        hit.judgement = m_request.where.judge([this](const MetricQuery &query) { return valueOf(query); },
                                              std::numeric_limits<double>::infinity());
        const Json *miss = line.find("miss");
        if (miss != nullptr && !(miss->isNumber() && miss->number() > 0)) {
            wrong = Message("this is not a match");
            return std::nullopt;
        }
        const bool fits = hit.judgement.fits;
        hit.judgement.fits = miss == nullptr;
        hit.judgement.miss = miss == nullptr ? 0 : miss->number();
        const bool explained = m_isVague || (miss == nullptr ? fits : !fits || m_request.sketch != nullptr);
        if (!explained || !readSketch(line, hit)) {
            wrong = message("seed %1 contradicts the condition", seed.text());
            return std::nullopt;
        }
        return hit;
    }

    [[nodiscard]] bool isList() const { return m_isList; }
    /// Of a list, the seeds by their index in the source.
    [[nodiscard]] const std::vector<std::pair<std::int64_t, std::string>> &seeds() const { return m_seeds; }

private:
    bool readValues(const Json &metrics)
    {
        m_values.clear();
        m_isVague = false;
        for (const std::string &name : m_names) {
            const Json *value = metrics.find(name);
            const std::optional<double> read = value == nullptr ? std::nullopt : readResult(*value);
            if (!read)
                return false;
            m_isVague = m_isVague || value->isNull();
            m_values.push_back(*read);
        }
        return true;
    }

    [[nodiscard]] double valueOf(const MetricQuery &query) const
    {
        const std::vector<MetricQuery> &queries = m_request.where.queries();
        return m_values[static_cast<std::size_t>(std::ranges::find(queries, query) - queries.begin())];
    }

    bool isThere(std::int64_t index, const std::string &seed)
    {
        if (!m_isList)
            return index < m_request.seeds.size() && m_request.seeds.at(index).seed == seed;
        m_seeds.emplace_back(index, seed);
        return isSeedLine(seed);
    }

    [[nodiscard]] bool readSketch(const Json &line, SearchHit &hit) const
    {
        const Json *sketch = line.find("sketch");
        if (sketch == nullptr || !m_request.sketch)
            return sketch == nullptr && !m_request.sketch;
        const Result<SketchFind> find = readSketchFind(*sketch);
        if (find)
            hit.sketch = *find;
        return find.ok();
    }

    const SearchRequest &m_request;
    bool m_isList;
    bool m_isVague = false; // of the last line: earlier versions wrote null for undefined values, too
    std::vector<std::string> m_names;
    std::vector<double> m_values;
    std::vector<std::pair<std::int64_t, std::string>> m_seeds;
};

/// Whether a hit can follow these: matches in the order of the set, near misses by their distance.
bool isAfter(const SearchHit &hit, const std::vector<SearchHit> &hits)
{
    if (hits.empty())
        return true;
    const SearchHit &last = hits.back();
    return hit.judgement.miss > last.judgement.miss ||
           (hit.judgement.miss == last.judgement.miss && hit.index > last.index);
}

/// Makes a set of the seeds read, and moves the hits to their places in it. `found`: all matches, of which
/// only the first may have been read.
void useFoundSeeds(const HitReader &reader, std::int64_t found, SearchResults &results)
{
    std::vector<std::pair<std::int64_t, std::string>> seeds = reader.seeds();
    std::ranges::sort(seeds);
    std::vector<std::string> texts;
    texts.reserve(seeds.size());
    for (const auto &[index, seed] : seeds)
        texts.push_back(seed);
    SearchState &state = results.search.state;
    for (std::vector<SearchHit> *hits : {&results.hits, &state.near}) {
        for (SearchHit &hit : *hits)
            hit.index =
                std::ranges::lower_bound(seeds, hit.index, {}, &std::pair<std::int64_t, std::string>::first) -
                seeds.begin();
    }
    SearchRequest &request = results.search.request;
    request.seeds = SeedSet::list(request.seeds.base(), std::move(texts));
    request.limit = 0;
    state.done = request.seeds.size();
    state.matches = found;
    state.finished = true;
}

/// The numbers of lines before the summary.
struct Counts {
    std::int64_t found = 0;
    std::int64_t near = 0;

    [[nodiscard]] std::int64_t all() const { return found + near; }
    [[nodiscard]] Message text() const
    {
        return message("before the summary there must be matches: %1, near misses: %2", found, near);
    }
};

/// Adds the hit of a line to `hits`: a match or a near miss.
Result<void> takeHit(const Json &line, bool match, const MatchLines &lines, HitReader &reader,
                     std::vector<SearchHit> &hits)
{
    Message wrong;
    std::optional<SearchHit> hit = reader.read(line, wrong);
    if (!hit)
        return lines.wrong(std::move(wrong));
    if (hit->judgement.fits != match || !isAfter(*hit, hits))
        return lines.wrong("matches or near misses are not in order");
    hits.push_back(std::move(*hit));
    return {};
}

Result<void> skipMatch(MatchLines &lines, const Counts &counts)
{
    const auto text = CAVE_TRY(lines.nextText());
    if (!text || text->starts_with(R"({"summary")"))
        return lines.wrong(counts.text());
    return {};
}

Result<void> readHits(MatchLines &lines, const Counts &counts, std::size_t most, HitReader &reader,
                      SearchResults &results)
{
    std::vector<SearchHit> &near = results.search.state.near;
    for (std::int64_t i = 0;; ++i) {
        if (i >= static_cast<std::int64_t>(most) && i < counts.found) {
            CAVE_TRY(skipMatch(lines, counts));
            continue;
        }
        const auto line = CAVE_TRY(lines.next());
        const bool summary = line && line->summary() != nullptr;
        if (summary && i == counts.all())
            return {};
        if (summary || !line || i == counts.all())
            return lines.wrong(counts.text());
        const bool match = i < counts.found;
        CAVE_TRY(takeHit(line->json, match, lines, reader, match ? results.hits : near));
    }
}

} // namespace

Result<SearchResults> readSearchResults(const std::filesystem::path &file, std::size_t most,
                                        const std::function<bool(double)> &progress)
{
    auto lines = CAVE_TRY(MatchLines::open(file, progress));
    const auto summary = CAVE_TRY(lines.summary());
    auto search = CAVE_TRY(searchOf(file, summary));
    SearchResults results{std::move(search), {}};
    const Counts counts{summary["found"].whole(), summary["near"].whole()};
    HitReader reader(results.search.request);
    CAVE_TRY(readHits(lines, counts, most, reader, results));
    if (reader.isList())
        useFoundSeeds(reader, counts.found, results);
    return results;
}

} // namespace cave
