// SPDX-License-Identifier: MIT
// What searches and looking back are asked for and what they keep: conditions, sketches, seeds, results,
// lines of sight.

#include "core/analysis/checks/world_find.h"
#include "core/analysis/conditions/condition.h"
#include "core/analysis/conditions/condition_remarks.h"
#include "core/analysis/past/watch_point.h"
#include "core/analysis/past/what_if.h"
#include "core/analysis/search/search.h"
#include "core/analysis/search/search_results.h"
#include "core/analysis/search/seed_line.h"
#include "core/analysis/sight/sight_case.h"
#include "core/analysis/sketch/sketch_json.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/content/builtin.h"
#include "core/world/generator_info.h"

#include <array>
#include <limits>

#include "tests/fuzz/fuzz_target.h"

namespace cave::fuzz {
namespace {

// --- Conditions: the first byte says where the cursor is, and which values metrics have -------------------

/// Of a text that can't be read.
bool isExplained(const ConditionError &error, std::string_view text)
{
    require(error.at <= text.size() && error.length <= text.size() - error.at + 1,
            "an error names a place in the text");
    require(!error.message.empty(), "an error says what is wrong");
    return false;
}

WorldSpec newSpec(GeneratorKind kind)
{
    const GeneratorInfo &info = generatorInfo(kind);
    return {"fuzz", {kind, info.versions.back()}, info.defaults};
}

void judge(const Condition &condition, std::size_t start)
{
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    constexpr std::array kValues{0.0, 1.0, -1.0, 1e308, -1e308, kInfinite, 0.5, 3.0};
    const auto valueOf = [&](const MetricQuery &query) {
        return kValues[(start + static_cast<std::size_t>(query.id)) % kValues.size()];
    };
    const Judgement whole = condition.judge(valueOf, kInfinite);
    require(whole.fits == (whole.miss == 0), "a world that fits misses nothing, and no other");
    require(whole.fits == whole.missed.empty(), "what is missed is named");
    const Judgement bounded = condition.judge(valueOf, 0.1);
    require(bounded.fits == whole.fits, "a bound doesn't change what fits");
    require(condition.margin(valueOf) >= 0, "a margin is never negative");
    for (std::size_t i = 0; i < condition.formulas().size(); ++i)
        static_cast<void>(condition.formulaValue(i, valueOf));
    for (std::size_t i = 0; i < condition.terms().size(); ++i) {
        static_cast<void>(condition.termUnit(i));
        require(condition.terms()[i].starts_with(condition.termSubject(i)), "a term begins with its subject");
    }
}

bool feedCondition(Input input)
{
    InputReader in(input);
    const std::size_t choice = in.byte();
    const std::string_view text = textOf(in.rest());
    const Completions completions = completionsAt(text, choice % (text.size() + 1));
    require(completions.at + completions.length <= text.size(), "a completion is for a word of the text");
    static_cast<void>(parseThingQuery(std::string(text)));
    ConditionError error;
    if (!parseQuery(text, error))
        isExplained(error, text);
    const std::optional<Condition> condition = Condition::parse(text, error);
    if (!condition)
        return isExplained(error, text);
    require(condition->text() == text, "a condition's text is as it was written");
    judge(*condition, choice);
    for (const ConditionRemark &remark : remarksOn(*condition, newSpec(GeneratorKind::Caves)))
        require(remark.at + remark.length <= text.size(), "a remark is on a part of the text");
    return true;
}

std::vector<Bytes> conditionSamples()
{
    std::vector<Bytes> samples;
    for (const ConditionPreset &preset : conditionPresets())
        samples.push_back(chosen(samples.size(), preset.text));
    std::string metrics;
    for (const Completion &completion : completionsAt("", 0).items) {
        ConditionError error;
        if (parseQuery(completion.text, error))
            metrics.append(completion.text).append(" > 1 or ");
    }
    samples.push_back(chosen(3, metrics + "(chests = none)"));
    for (const char *text : {"2 <= chests(30) <= 5 && !(gold / monsters > 25% - -3)",
                             "nearest(chest within 5 of chest) != none"})
        samples.push_back(chosen(7, text));
    return samples;
}

constexpr std::array kWatched{ScenarioKind::EndlessCaves, ScenarioKind::Rooms, ScenarioKind::Journey};

bool feedWatchPoint(Input input)
{
    InputReader in(input);
    const std::size_t choice = in.byte();
    const auto content = contentFor(kWatched[choice % kWatched.size()]);
    const std::string_view text = textOf(in.rest());
    const Completions completions = watchCompletionsAt(text, choice % (text.size() + 1), *content);
    require(completions.at + completions.length <= text.size(), "a completion is for a word of the text");
    WorldSettings rules = defaultSettings(GeneratorKind::Caves);
    const bool isRule = assignRule(text, newSpec(GeneratorKind::Caves), rules).ok();
    ConditionError error;
    const std::optional<WatchPoint> point = WatchPoint::parse(text, *content, error);
    if (!point)
        return isExplained(error, text) || isRule;
    require(point->text() == text, "a watch point's text is as it was written");
    static_cast<void>(point->hiddenName());
    return true;
}

std::vector<Bytes> watchSamples()
{
    std::string names;
    for (const WatchName &name : watchNames()) {
        using Kind = WatchName::Kind;
        const char *rest = name.kind == Kind::Event          ? ""
                           : name.kind == Kind::EventMonster ? " = none"
                                                             : " > 1";
        names.append(names.empty() ? "" : " or ").append(name.key).append(rest);
    }
    return {chosen(0, names), chosen(0, "health < 10"), chosen(1, "noticed and distance > 5"),
            chosen(2, "kill and monster = stone_golem or not (turn > 100 and monster != none)"),
            chosen(0, "sight.disc=exact")};
}

// --- Searches ---------------------------------------------------------------------------------------------

bool feedSearch(Input input)
{
    const Result<SavedSearch> search = searchFromJson(textOf(input));
    if (!search)
        return false;
    const std::string written = searchToJson(search->request, search->state);
    const Result<SavedSearch> again = searchFromJson(written);
    require(again.ok() && searchToJson(again->request, again->state) == written,
            "a search is written so that it reads as the same");
    const SeedSet &seeds = search->request.seeds;
    for (const std::int64_t index : {std::int64_t{0}, seeds.size() - 1}) {
        if (seeds.size() > 0) {
            static_cast<void>(seeds.at(index));
            static_cast<void>(seeds.label(index));
        }
    }
    return true;
}

Condition conditionOf(std::string_view text)
{
    ConditionError error;
    const std::optional<Condition> condition = Condition::parse(text, error);
    require(condition.has_value(), "a condition of the samples can be read");
    return *condition;
}

Bytes searchSample(SeedSet seeds, bool sketched)
{
    SearchRequest request{std::move(seeds), conditionOf("chests >= 15 && gold / monsters > 4"), 50, 8};
    request.nearBudget = NearBudget{};
    SearchHit near{1, {false, 0.25, {{0, 12, 3}}}, {12, 40, 3}};
    if (sketched) {
        const Result<SketchPattern> pattern = SketchPattern::parse("##.\n#@$\n+.M\n");
        require(pattern.ok(), "a sketch of the samples can be read");
        request.sketch = std::make_shared<const SketchMatcher>(SketchQuery{*pattern, 0.8, 40, true});
        near.sketch = SketchFind{{{-3, 4}, 3, 3}, {1, true}, 8, 9};
    }
    return bytesOf(searchToJson(request, {2, 1, 0, {near}, false, 2}));
}

std::vector<Bytes> searchSamples()
{
    const WorldSpec base = newSpec(GeneratorKind::Caves);
    return {
        searchSample(*SeedSet::range(base, -5, 300), false),
        searchSample(SeedSet::list(base, {"one", "two", "", "drei ü"}), true),
        searchSample(*SeedSet::random(base, 77, 1000), false),
        searchSample(*SeedSet::sweep(base, {{"caves.threshold", {3, 4, 5}}, {"caves.iterations", {2, 4}}}),
                     false),
        searchSample(SeedSet::worlds({base, newSpec(GeneratorKind::Journey), newSpec(GeneratorKind::Cavern)}),
                     false)};
}

bool feedResults(Input input)
{
    const Result<SearchResults> results =
        readSearchResults(scratchFile("results.ndjson", input), 50, [](double) { return true; });
    require(!results || results->hits.size() <= 50, "no more matches are read than asked for");
    return results.ok();
}

/// The first byte says whether a column is read, and which.
bool feedSeedList(Input input)
{
    InputReader in(input);
    constexpr std::array kColumns{"", "1", "2", "seed"};
    const std::string column = kColumns[in.byte() % kColumns.size()];
    const Result<SeedList> list = readSeedLines(textOf(in.rest()), column);
    if (!list)
        return false;
    // Not in the first line, where a byte order mark isn't part of a seed.
    std::string lines = "first\n";
    for (const std::string &seed : list->seeds) {
        require(seed.size() <= kMostSeedBytes && isUtf8(seed), "a seed is a text within the limit");
        lines += lineOfSeed(seed) + "\n";
    }
    if (column.empty()) {
        Result<SeedList> again = readSeedLines(lines);
        require(again.ok() && !again->seeds.empty(), "seeds of a list can be a list again");
        again->seeds.erase(again->seeds.begin());
        require(again->seeds == list->seeds, "seeds of a list are the same in a list again");
    }
    return true;
}

std::vector<Bytes> seedListSamples()
{
    return {chosen(0, "\xEF\xBB\xBF"
                      "alpha\n\n  beta gamma \r\n\"\"\n12\n"),
            chosen(2, "seed,chests,name\n7,3,\"a, \"\"b\"\"\"\n8,4,c\n"),
            chosen(3, "chests;seed\n1;x\n2;\"y z\"\n"), chosen(3, "seed,note\n1,\"a\nb\"\n2,c\n"),
            chosen(1, "  hollow-4   12 chests\n  amber     9 chests\n")};
}

// --- Sketches and lines of sight --------------------------------------------------------------------------

bool feedSketch(Input input)
{
    const Result<SketchPattern> pattern = SketchPattern::parse(textOf(input));
    if (pattern) {
        const Result<SketchPattern> again = SketchPattern::parse(pattern->text());
        require(again.ok() && *again == *pattern, "a sketch is written so that it reads as the same");
        for (const Orientation &orientation : kOrientations)
            require(pattern->oriented(orientation).counted() == pattern->counted(),
                    "a turned sketch has the same cells");
    }
    const ParsedJson json = Json::parse(textOf(input));
    const Result<SketchQuery> query = readSketchQuery(json.value);
    if (query) {
        const Result<SketchQuery> again = readSketchQuery(sketchQueryJson(*query));
        require(again.ok() && *again == *query,
                "a sketch's options are written so that they read as the same");
    }
    const Result<SketchFind> find = readSketchFind(json.value);
    if (find) {
        const Result<SketchFind> again = readSketchFind(sketchFindJson(*find));
        require(again.ok() && *again == *find, "a find is written so that it reads as the same");
        static_cast<void>(find->middle());
    }
    return pattern || query || find;
}

std::vector<Bytes> sketchSamples()
{
    const std::string drawing = "##.?\n#@$#\n+. M\n";
    const SketchQuery query{*SketchPattern::parse(drawing), 0.85, 120, true};
    return {bytesOf(drawing), bytesOf(sketchQueryJson(query).dump()),
            bytesOf(sketchFindJson({{{-3, 4}, 4, 3}, {3, false}, 8, 9}).dump())};
}

constexpr std::int64_t kSmallCase = 2500; // cells

bool feedSightCase(Input input)
{
    const Result<SightCase> sightCase = parseSightCase(textOf(input));
    if (!sightCase)
        return false;
    const std::string written = sightCaseText(*sightCase);
    const Result<SightCase> again = parseSightCase(written);
    require(again.ok() && sightCaseText(*again) == written, "a case is written so that it reads as the same");
    const SightCaseResult result = runSightCase(*sightCase);
    require(!result.steps.empty(), "a line has cells");
    for (const SightStep &step : result.steps)
        static_cast<void>(stepText(step, sightCase->gaps));
    if (std::int64_t{sightCase->area.width} * sightCase->area.height <= kSmallCase)
        static_cast<void>(sightCaseSvg(*sightCase));
    return true;
}

std::vector<Bytes> sightSamples()
{
    const std::string map = "area -1 -2 5 3\n....t\n#...~\n.#.t.\n";
    return {
        bytesOf("sight case 1\nnote a gap\nnote again\nviewer 0 0\ntarget 1 -1\nrule gap\ndisc wide 5\n"
                "expect blocked 0 -1 gap\nexpect inside\n" +
                map),
        bytesOf("sight case 1\nmonster 3 0\ntarget -1 -2\nrule original\nexpect visible\n" + map),
        bytesOf("sight case 1\nviewer 0 0\ntarget 2 -2\nrule gap\ndisc original 2\nexpect blocked 0 -1 cell\n"
                "expect outside\n" +
                map)};
}

} // namespace

std::vector<FuzzTarget> searchTargets()
{
    return {
        {"condition", 300, feedCondition, conditionSamples},
        {"watch_point", 400, feedWatchPoint, watchSamples},
        {"search", 300, feedSearch, searchSamples},
        {"search_results", 300, feedResults,
         [] { return testFiles("../fuzz/inputs/search_results", ".ndjson"); }},
        {"seed_list", 400, feedSeedList, seedListSamples},
        {"sketch", 400, feedSketch, sketchSamples},
        {"sight_case", 600, feedSightCase, sightSamples},
    };
}

} // namespace cave::fuzz
