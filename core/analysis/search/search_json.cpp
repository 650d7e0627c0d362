// SPDX-License-Identifier: MIT
#include "core/analysis/search/search_json.h"

#include "core/analysis/sketch/sketch_json.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/content/entry_reader.h"
#include "core/io/codec/settings_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

namespace cave {
namespace {

constexpr int kVersion = 1;
constexpr int kMaxNear = 100'000;
constexpr auto kMaxWhole = std::numeric_limits<std::int64_t>::max();

// ---- writing ----

/// JSON has no infinities; they are written by name.
Json numberJson(double value)
{
    if (std::isnan(value))
        return "undefined";
    if (std::isinf(value))
        return value > 0 ? "infinite" : "-infinite";
    return value;
}

Json baseJson(const WorldSpec &spec)
{
    Json base{{"seed", spec.seed},
              {"generator", generatorName(spec.generator.kind)},
              {"generator_version", spec.generator.version},
              {"settings", settingsJson(spec.settings, spec.generator.kind)}};
    if (spec.seedNumber)
        base["seed_number"] = *spec.seedNumber;
    return base;
}

Json seedsJson(const SeedSet &set)
{
    Json seeds{{"base", baseJson(set.base())}};
    const SeedSet::Source &source = set.source();
    if (const auto *range = std::get_if<SeedSet::Range>(&source)) {
        seeds["range"] = {{"from", range->from}, {"count", set.size()}};
    } else if (const auto *random = std::get_if<SeedSet::Random>(&source)) {
        seeds["random"] = {{"key", random->key}, {"count", set.size()}};
    } else if (const auto *sweep = std::get_if<SeedSet::Sweep>(&source)) {
        Json &settings = seeds["sweep"] = Json::List{};
        for (const SettingSweep &setting : sweep->settings)
            settings.append({{"key", setting.key}, {"values", Json(setting.values)}});
    } else if (const auto *list = std::get_if<SeedSet::List>(&source)) {
        seeds["list"] = Json(list->seeds());
    } else if (const auto *worlds = std::get_if<SeedSet::Worlds>(&source)) {
        Json &specs = seeds["worlds"] = Json::List{};
        for (const WorldSpec &spec : worlds->specs)
            specs.append(baseJson(spec));
    }
    return seeds;
}

Json hitJson(const SearchHit &hit)
{
    Json missed = Json::List{};
    for (const MissedTerm &term : hit.judgement.missed) {
        missed.append({{"term", term.term},
                       {"value", numberJson(term.value)},
                       {"shortfall", numberJson(term.shortfall)}});
    }
    Json values = Json::List{};
    for (const double value : hit.values)
        values.append(numberJson(value));
    Json json{{"index", hit.index}, {"miss", hit.judgement.miss}, {"missed", missed}, {"values", values}};
    if (hit.sketch)
        json["sketch"] = sketchFindJson(*hit.sketch);
    return json;
}

Json stateJson(const SearchState &state)
{
    Json json{{"done", state.done},
              {"matches", state.matches},
              {"failures", state.failures},
              {"finished", state.finished}};
    if (state.nearAmong > 0)
        json["near_among"] = state.nearAmong;
    Json &near = json["near"] = Json::List{};
    for (const SearchHit &hit : state.near)
        near.append(hitJson(hit));
    return json;
}

// ---- reading: each function reports errors to the reader ----

std::optional<double> numberIn(const Json &value)
{
    if (value.isNumber())
        return value.number();
    for (const double special :
         {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
          std::numeric_limits<double>::quiet_NaN()}) {
        if (value == numberJson(special))
            return special;
    }
    return std::nullopt;
}

double number(EntryReader &reader, std::string_view field)
{
    const Json *found = reader.value(field);
    const std::optional<double> read = found == nullptr ? 0 : numberIn(*found);
    if (!read)
        reader.fail(message("%1 must be a number, \"infinite\", \"-infinite\" or \"undefined\"", field));
    return read.value_or(0);
}

/// The elements of a list, which may be empty.
const Json::List &elements(EntryReader &reader, std::string_view field)
{
    static const Json::List kEmptyList;
    const Json *found = reader.value(field);
    if (found != nullptr && found->isList())
        return found->list();
    reader.fail(message("%1 must be a list [ ... ]", field));
    return kEmptyList;
}

/// Reads a part of the document; its first error becomes that of the whole.
template<class Read>
auto readPart(EntryReader &outer, std::string where, const Json &object, Read read)
{
    EntryReader reader(std::move(where), object);
    auto value = read(reader);
    reader.refuseOtherFields();
    if (reader.error())
        outer.fail(reader.error()->message);
    return value;
}

const Json &objectIn(EntryReader &reader, std::string_view field)
{
    static const Json kNothing;
    const Json *found = reader.value(field);
    return found == nullptr ? kNothing : *found;
}

WorldSettings readSettings(EntryReader &reader, GeneratorKind kind)
{
    const WorldSettings defaults = defaultSettings(kind);
    const Json &object = objectIn(reader, "settings");
    const auto isStructured = [](const Json::Member &field) {
        return field.value.isList() || field.value.isObject();
    };
    if (!object.isObject() || std::ranges::any_of(object.object(), isStructured))
        reader.fail("settings must be an object { ... } of texts and numbers");
    const Result<WorldSettings> settings = settingsFromObject(object, defaults);
    if (!settings)
        reader.fail(settings.error().message);
    return settings.valueOr(defaults);
}

WorldSpec readBase(EntryReader &reader)
{
    WorldSpec spec;
    spec.seed = reader.text("seed");
    if (const Result<GeneratorId> generator = generatorNamed(reader.text("generator")))
        spec.generator = *generator;
    else
        reader.fail(generator.error().message);
    const auto version = reader.whole("generator_version", 1, spec.generator.version);
    spec.generator.version = static_cast<int>(version);
    spec.settings = readSettings(reader, spec.generator.kind);
    if (reader.has("seed_number"))
        spec.seedNumber = reader.whole("seed_number", std::numeric_limits<std::int64_t>::min(), kMaxWhole);
    return spec;
}

SeedSet taken(EntryReader &reader, const Result<SeedSet> &set)
{
    if (!set)
        reader.fail(set.error().message);
    return set.valueOr({});
}

std::vector<std::string> readList(EntryReader &reader)
{
    std::vector<std::string> seeds;
    for (const Json &seed : elements(reader, "list")) {
        if (!seed.isText())
            reader.fail("the list must contain only texts");
        else
            seeds.push_back(seed.text());
    }
    return seeds;
}

std::vector<SettingSweep> readSweep(EntryReader &outer)
{
    std::vector<SettingSweep> sweep;
    for (const Json &setting : elements(outer, "sweep")) {
        sweep.push_back(readPart(outer, "sweep", setting, [](EntryReader &reader) {
            SettingSweep read{reader.text("key"), {}};
            for (const Json &value : elements(reader, "values")) {
                constexpr NumberRange kAny{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
                if (const std::optional<int> number = wholeNumber(value, kAny))
                    read.values.push_back(*number);
                else
                    reader.fail("values must be whole numbers");
            }
            return read;
        }));
    }
    return sweep;
}

std::uint64_t readKey(EntryReader &reader)
{
    const Json *found = reader.value("key");
    if (found != nullptr && found->isWhole() && (found->whole() >= 0 || !found->fits()))
        return found->unsignedWhole();
    reader.fail("key must be a whole number of at most 64 bits");
    return 0;
}

std::vector<WorldSpec> readWorlds(EntryReader &reader)
{
    std::vector<WorldSpec> worlds;
    for (const Json &world : elements(reader, "worlds"))
        worlds.push_back(readPart(reader, "worlds", world, readBase));
    return worlds;
}

SeedSet readSeeds(EntryReader &reader)
{
    const WorldSpec base = readPart(reader, "base", objectIn(reader, "base"), readBase);
    if (reader.error())
        return {};
    if (reader.has("range")) {
        return readPart(reader, "range", objectIn(reader, "range"), [&](EntryReader &range) {
            const std::int64_t from =
                range.whole("from", std::numeric_limits<std::int64_t>::min(), kMaxWhole);
            return taken(range, SeedSet::range(base, from, range.whole("count", 1, SeedSet::kMaxSize)));
        });
    }
    if (reader.has("random")) {
        return readPart(reader, "random", objectIn(reader, "random"), [&](EntryReader &random) {
            const std::uint64_t key = readKey(random);
            return taken(random, SeedSet::random(base, key, random.whole("count", 1, SeedSet::kMaxSize)));
        });
    }
    if (reader.has("sweep"))
        return taken(reader, SeedSet::sweep(base, readSweep(reader)));
    if (reader.has("worlds"))
        return SeedSet::worlds(readWorlds(reader));
    return SeedSet::list(base, readList(reader));
}

SearchHit readHit(EntryReader &reader)
{
    SearchHit hit;
    hit.index = reader.whole("index", 0, kMaxWhole);
    hit.judgement.miss = number(reader, "miss");
    for (const Json &term : elements(reader, "missed")) {
        hit.judgement.missed.push_back(readPart(reader, "missed", term, [](EntryReader &missed) {
            const auto index = static_cast<std::size_t>(missed.whole("term", 0, kMaxWhole));
            return MissedTerm{index, number(missed, "value"), number(missed, "shortfall")};
        }));
    }
    for (const Json &value : elements(reader, "values")) {
        const std::optional<double> read = numberIn(value);
        if (!read)
            reader.fail("values must be numbers");
        hit.values.push_back(read.value_or(0));
    }
    if (reader.has("sketch")) {
        if (const Result<SketchFind> find = readSketchFind(objectIn(reader, "sketch")))
            hit.sketch = *find;
        else
            reader.fail(find.error().message);
    }
    return hit;
}

std::shared_ptr<const SketchMatcher> readSketch(EntryReader &reader)
{
    if (!reader.has("sketch"))
        return nullptr;
    const Result<SketchQuery> query = readSketchQuery(objectIn(reader, "sketch"));
    if (query)
        return std::make_shared<const SketchMatcher>(*query);
    reader.fail(query.error().message);
    return nullptr;
}

std::optional<NearBudget> readBudget(EntryReader &reader)
{
    if (!reader.has("near_budget"))
        return std::nullopt;
    return readPart(reader, "near_budget", objectIn(reader, "near_budget"), [](EntryReader &budget) {
        return NearBudget{budget.whole("first", 0, kMaxWhole), budget.whole("every", 1, kMaxWhole),
                          budget.whole("matches", 1, kMaxWhole)};
    });
}

SearchState readState(EntryReader &reader)
{
    SearchState state;
    state.done = reader.whole("done", 0, SeedSet::kMaxSize);
    state.matches = reader.whole("matches", 0, SeedSet::kMaxSize);
    state.failures = reader.whole("failures", 0, state.done);
    state.finished = reader.truth("finished");
    if (reader.has("near_among"))
        state.nearAmong = reader.whole("near_among", 0, state.done);
    for (const Json &hit : elements(reader, "near"))
        state.near.push_back(readPart(reader, "near", hit, readHit));
    return state;
}

/// Whether a near miss could have been found by this search.
bool isPossible(const SearchHit &hit, const SearchRequest &request, std::int64_t done)
{
    const std::vector<MissedTerm> &missed = hit.judgement.missed;
    const bool termsExist = std::ranges::all_of(missed, [&](const MissedTerm &term) {
        return term.term < request.where.terms().size() && term.shortfall > 0;
    });
    return hit.index < done && hit.judgement.miss > 0 && std::isfinite(hit.judgement.miss) &&
           (!missed.empty() || hit.sketch) && termsExist &&
           hit.values.size() == request.where.queries().size() &&
           hit.sketch.has_value() == (request.sketch != nullptr);
}

/// What is impossible in a state of this search; empty if it is valid.
Message contradiction(const SearchRequest &request, const SearchState &state)
{
    if (state.done > request.seeds.size())
        return message("done is more than the number of worlds");
    // Of results that were opened, there may be more matches than the list has room for: see SearchResults.
    const bool cut = state.finished && std::holds_alternative<SeedSet::List>(request.seeds.source());
    if (state.matches + state.failures > state.done && !cut)
        return message("matches and failures are more than done");
    if (request.limit > 0 && state.matches > request.limit)
        return message("matches is more than limit");
    const bool finished =
        state.done == request.seeds.size() || (request.limit > 0 && state.matches == request.limit);
    if (state.finished != finished)
        return finished ? message("finished is false, but nothing remains")
                        : message("finished is true, but something remains");
    if (state.near.size() > static_cast<std::size_t>(request.keepNear))
        return message("near holds more than keep_near");
    if (state.nearAmong > 0 && !request.nearBudget)
        return message("near_among is given without near_budget");
    const auto outOfOrder = [](const SearchHit &a, const SearchHit &b) {
        const double first = a.judgement.miss;
        const double second = b.judgement.miss;
        return first > second || (first == second && a.index >= b.index);
    };
    if (std::ranges::adjacent_find(state.near, outOfOrder) != state.near.end())
        return message("near is not in order");
    for (const SearchHit &hit : state.near) {
        if (!isPossible(hit, request, state.done))
            return message("near contains a world outside this search: world %1", hit.index);
    }
    return {};
}

std::optional<Condition> readCondition(EntryReader &reader)
{
    ConditionError error;
    std::optional<Condition> where = Condition::parse(reader.text("where"), error);
    if (!where)
        reader.fail(message("where, byte %1: %2", error.at + 1, error.message));
    return where;
}

} // namespace

Json resultJson(double value)
{
    return std::isinf(value) ? Json() : numberJson(value);
}

std::optional<double> readResult(const Json &json)
{
    return json.isNull() ? std::numeric_limits<double>::infinity() : numberIn(json);
}

Json searchDocument(const SearchRequest &request, const SearchState &state)
{
    Json document{{"version", kVersion},
                  {"where", request.where.text()},
                  {"limit", request.limit},
                  {"keep_near", request.keepNear}};
    if (request.sketch)
        document["sketch"] = sketchQueryJson(request.sketch->query());
    if (const std::optional<NearBudget> &budget = request.nearBudget) {
        document["near_budget"] = {
            {"first", budget->first}, {"every", budget->every}, {"matches", budget->matches}};
    }
    document["seeds"] = seedsJson(request.seeds);
    document["state"] = stateJson(state);
    return document;
}

std::string searchToJson(const SearchRequest &request, const SearchState &state)
{
    return searchDocument(request, state).dump({.sorted = true});
}

Result<SavedSearch> readSearchDocument(const Json &document)
{
    const std::string name = "search";
    EntryReader reader(name, document);
    if (reader.whole("version", 1, kMaxWhole) > kVersion)
        reader.fail("it was written by a newer version of the program");
    std::optional<Condition> where = readCondition(reader);
    SeedSet seeds = readPart(reader, name + ": seeds", objectIn(reader, "seeds"), readSeeds);
    const std::int64_t limit = reader.whole("limit", 0, kMaxWhole);
    const auto keepNear = static_cast<int>(reader.whole("keep_near", 0, kMaxNear));
    std::shared_ptr<const SketchMatcher> sketch = readSketch(reader);
    const std::optional<NearBudget> budget = readBudget(reader);
    SearchState state = readPart(reader, name + ": state", objectIn(reader, "state"), readState);
    reader.refuseOtherFields();
    if (reader.error() || !where)
        return *reader.error();
    SearchRequest request{std::move(seeds), std::move(*where), limit, keepNear, std::move(sketch), budget};
    if (const Message wrong = contradiction(request, state); !wrong.empty())
        return invalid(located(name, message("state: %1", wrong)));
    return SavedSearch{std::move(request), std::move(state)};
}

Result<SavedSearch> searchFromJson(std::string_view json)
{
    const auto document = CAVE_TRY(parseDocument("search", json, kSearchJsonLimits));
    return readSearchDocument(document);
}

} // namespace cave
