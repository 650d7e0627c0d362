// SPDX-License-Identifier: MIT
#include "core/analysis/checks/world_find.h"

#include "core/base/text.h"
#include "core/rules/loot.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string_view>
#include <tuple>
#include <utility>

namespace cave {
namespace {

using FoundKind = FoundThing::Kind;
using Strays = std::map<RegionPos, std::vector<MonsterId>>;

// ---- Things

/// Monsters outside their home region, by position. Only those with a stored state can be elsewhere.
Strays strayMonsters(const WorldMap &map)
{
    Strays strays;
    for (const auto &[home, changes] : map.changes()) {
        for (const MonsterChange &monster : changes.monsters) {
            const RegionPos now = regionOf(monster.state.position, map.regionSize());
            if (now != home)
                strays[now].push_back({home, monster.index});
        }
    }
    return strays;
}

void addChests(World &world, RegionPos pos, std::vector<FoundThing> &things)
{
    const std::vector<CellPos> chests = world.map.region(pos).chests;
    const RegionChanges &changes = world.map.changesOf(pos);
    for (const CellPos cell : chests) {
        FoundThing chest;
        chest.kind = changes.isClaimed(cell) ? FoundKind::ClaimedChest : FoundKind::ClosedChest;
        chest.at = worldPos(pos, cell, world.map.regionSize());
        chest.items = chestLoot(world, chest.at);
        things.push_back(std::move(chest));
    }
}

FoundThing foundMonster(const Monster &monster)
{
    FoundThing thing;
    thing.kind = monster.state.alive ? FoundKind::LivingMonster : FoundKind::DeadMonster;
    thing.at = monster.state.position;
    thing.monster = monster;
    return thing;
}

void addResidents(World &world, RegionPos pos, std::vector<FoundThing> &things)
{
    for (const Monster &monster : monstersOf(world, pos)) {
        if (regionOf(monster.state.position, world.map.regionSize()) == pos)
            things.push_back(foundMonster(monster));
    }
}

void addStrays(World &world, RegionPos pos, const Strays &strays, std::vector<FoundThing> &things)
{
    const auto here = strays.find(pos);
    if (here == strays.end())
        return;
    for (const MonsterId &id : here->second) {
        if (const std::optional<Monster> monster = findMonster(world, id))
            things.push_back(foundMonster(*monster));
    }
}

void addPiles(const World &world, RegionPos pos, std::vector<FoundThing> &things)
{
    for (const CellItems &pile : world.map.changesOf(pos).piles) {
        FoundThing thing;
        thing.kind = FoundKind::Pile;
        thing.at = worldPos(pos, pile.cell, world.map.regionSize());
        thing.items = pile.items;
        things.push_back(std::move(thing));
    }
}

void addMarkers(const std::vector<Bookmark> &bookmarks, RegionPos pos, int regionSize,
                std::vector<FoundThing> &things)
{
    for (const Bookmark &bookmark : bookmarks) {
        if (regionOf(bookmark.at, regionSize) != pos)
            continue;
        FoundThing thing;
        thing.kind = FoundKind::Marker;
        thing.at = bookmark.at;
        thing.label = bookmark.label;
        things.push_back(std::move(thing));
    }
}

/// `residents`: also the seed's, changed or not.
std::vector<FoundThing> thingsOf(World &world, const std::vector<Bookmark> &bookmarks, RegionPos pos,
                                 const Strays &strays, bool residents)
{
    std::vector<FoundThing> things;
    if (residents) {
        addChests(world, pos, things);
        addResidents(world, pos, things);
    }
    addStrays(world, pos, strays, things);
    addPiles(world, pos, things);
    addMarkers(bookmarks, pos, world.map.regionSize(), things);
    std::ranges::stable_sort(things, [](const FoundThing &a, const FoundThing &b) {
        return std::tie(a.kind, a.at) < std::tie(b.kind, b.at);
    });
    return things;
}

// ---- Queries

/// A keyword for a kind or a state. Nouns and states of different families are contradictory.
struct QueryWord {
    std::string_view word;
    enum class Family : std::uint8_t { Chest, Monster, Pile, Marker, Filler } family = Family::Filler;
    std::optional<FoundKind> state = std::nullopt; ///< none: the noun itself
    std::optional<bool> hunting = std::nullopt;
};
using Family = QueryWord::Family;

constexpr std::array kQueryWords{
    QueryWord{"chests", Family::Chest},
    QueryWord{"chest", Family::Chest},
    QueryWord{"unclaimed", Family::Chest, FoundKind::ClosedChest},
    QueryWord{"closed", Family::Chest, FoundKind::ClosedChest},
    QueryWord{"claimed", Family::Chest, FoundKind::ClaimedChest},
    QueryWord{"monsters", Family::Monster},
    QueryWord{"monster", Family::Monster},
    QueryWord{"living", Family::Monster, FoundKind::LivingMonster},
    QueryWord{"alive", Family::Monster, FoundKind::LivingMonster},
    QueryWord{"dead", Family::Monster, FoundKind::DeadMonster},
    QueryWord{"hunting", Family::Monster, FoundKind::LivingMonster, true},
    QueryWord{"roaming", Family::Monster, FoundKind::LivingMonster, false},
    QueryWord{"piles", Family::Pile},
    QueryWord{"pile", Family::Pile},
    QueryWord{"markers", Family::Marker},
    QueryWord{"marker", Family::Marker},
    QueryWord{"holding"},
    QueryWord{"with"},
    QueryWord{"and"},
};

std::vector<FoundKind> kindsOf(Family family)
{
    switch (family) {
    case Family::Chest:
        return {FoundKind::ClosedChest, FoundKind::ClaimedChest};
    case Family::Monster:
        return {FoundKind::LivingMonster, FoundKind::DeadMonster};
    case Family::Pile:
        return {FoundKind::Pile};
    case Family::Marker:
        return {FoundKind::Marker};
    case Family::Filler:
        break;
    }
    return {};
}

std::string asciiLower(std::string text)
{
    for (char &c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

/// Parses the words of a query one by one.
class QueryReader {
public:
    Result<void> read(const std::string &word)
    {
        const auto known = std::ranges::find(kQueryWords, word, &QueryWord::word);
        if (known == kQueryWords.end()) {
            m_query.words.push_back(word);
            return {};
        }
        if (known->family == Family::Filler)
            return {};
        if (known->state)
            return addState(*known);
        m_nouns.emplace(known->family, known->word);
        return {};
    }

    Result<ThingQuery> finish() &&
    {
        for (const auto &[family, state] : m_states) {
            if (!m_nouns.empty() && !m_nouns.contains(family))
                return excluding(state->word, m_nouns.begin()->second);
            if (m_nouns.empty() && family != m_states.begin()->first)
                return excluding(m_states.begin()->second->word, state->word);
        }
        for (const auto &[family, state] : m_states)
            m_query.kinds.push_back(*state->state);
        for (const auto &[family, noun] : m_nouns) {
            const std::vector<FoundKind> kinds = kindsOf(family);
            if (!m_states.contains(family))
                m_query.kinds.insert(m_query.kinds.end(), kinds.begin(), kinds.end());
        }
        std::ranges::sort(m_query.kinds);
        return std::move(m_query);
    }

private:
    static Error excluding(std::string_view a, std::string_view b)
    {
        return invalid(message("'%1' and '%2' are mutually exclusive", a, b));
    }

    Result<void> addState(const QueryWord &word)
    {
        const auto [place, fresh] = m_states.emplace(word.family, &word);
        const QueryWord &other = *place->second;
        const bool huntingDiffers = word.hunting && other.hunting && word.hunting != other.hunting;
        if (other.state != word.state || huntingDiffers)
            return excluding(other.word, word.word);
        if (word.hunting) {
            m_query.hunting = word.hunting;
            place->second = &word; // the narrower of two compatible words, such as "living" and "hunting"
        }
        return {};
    }

    ThingQuery m_query;
    std::map<Family, std::string_view> m_nouns;
    std::map<Family, const QueryWord *> m_states;
};

/// Only monsters hunt: other things match if their kind was requested.
bool huntsAsAsked(const ThingQuery &query, const FoundThing &thing)
{
    if (!query.hunting)
        return true;
    if (!thing.monster)
        return !query.kinds.empty();
    return thing.monster->state.alive && (thing.monster->state.patience > 0) == *query.hunting;
}

/// The texts in which a query's words are searched.
class QueriedNames {
public:
    explicit QueriedNames(const ThingQuery &query) : m_nameOf(query.nameOf) {}

    void addLabel(const std::string &label) { m_names.push_back(foldedCase(label)); }
    /// A name of the content, in all languages.
    void add(const std::string &name)
    {
        addLabel(name);
        if (m_nameOf != nullptr)
            addLabel(m_nameOf(Message::ofTable(name)));
    }
    [[nodiscard]] bool contain(const std::string &word) const
    {
        const std::u16string wanted = foldedCase(word);
        return std::ranges::any_of(
            m_names, [&](const std::u16string &name) { return name.find(wanted) != std::u16string::npos; });
    }

private:
    std::string (*m_nameOf)(const Message &);
    std::vector<std::u16string> m_names;
};

} // namespace

std::vector<FoundThing> thingsIn(World &world, const std::vector<Bookmark> &bookmarks, RegionPos pos)
{
    return thingsOf(world, bookmarks, pos, strayMonsters(world.map), true);
}

std::vector<FoundThing> thingsInRegions(World &world, const std::vector<Bookmark> &bookmarks,
                                        const std::set<RegionPos> &regions)
{
    const Strays strays = strayMonsters(world.map);
    std::map<RegionPos, std::vector<Bookmark>> marked;
    for (const Bookmark &bookmark : bookmarks)
        marked[regionOf(bookmark.at, world.map.regionSize())].push_back(bookmark);
    std::vector<FoundThing> all;
    for (const RegionPos pos : regions) {
        std::vector<FoundThing> things = thingsOf(world, marked[pos], pos, strays, true);
        all.insert(all.end(), std::make_move_iterator(things.begin()), std::make_move_iterator(things.end()));
    }
    return all;
}

Result<ThingQuery> parseThingQuery(const std::string &text)
{
    QueryReader reader;
    std::istringstream words(asciiLower(text));
    for (std::string word; words >> word;) {
        while (!word.empty() && word.back() == ',')
            word.pop_back();
        if (word.empty())
            continue;
        CAVE_TRY(reader.read(word));
    }
    return std::move(reader).finish();
}

std::vector<std::string> thingQueryWords()
{
    std::vector<std::string> words;
    words.reserve(kQueryWords.size());
    for (const QueryWord &known : kQueryWords)
        words.emplace_back(known.word);
    return words;
}

Message unknownWordText(const ThingQuery &query, const Content &content,
                        const std::vector<Bookmark> &bookmarks)
{
    QueriedNames names(query);
    for (const ItemType &item : content.items)
        names.add(item.name);
    for (const MonsterType &monster : content.monsters)
        names.add(monster.name);
    for (const Bookmark &bookmark : bookmarks)
        names.addLabel(bookmark.label);
    const auto unknown =
        std::ranges::find_if(query.words, [&](const std::string &word) { return !names.contain(word); });
    if (unknown == query.words.end())
        return {};
    std::string keywords;
    for (const QueryWord &known : kQueryWords)
        keywords.append(keywords.empty() ? "" : ", ").append(known.word);
    return message("'%1' is neither a keyword (%2) nor part of a name in this world", printable(*unknown),
                   keywords);
}

bool matches(const ThingQuery &query, const FoundThing &thing, const Content &content)
{
    if (!query.kinds.empty() && std::ranges::find(query.kinds, thing.kind) == query.kinds.end())
        return false;
    if (!huntsAsAsked(query, thing))
        return false;
    if (query.words.empty())
        return true;
    QueriedNames names(query);
    for (const ItemStack &stack : thing.items)
        names.add(content.items[stack.item].name);
    if (thing.monster)
        names.add(content.monsters[thing.monster->kind].name);
    names.addLabel(thing.label);
    return std::ranges::all_of(query.words, [&](const std::string &word) { return names.contain(word); });
}

std::vector<FoundThing> findThings(World &world, const std::vector<Bookmark> &bookmarks,
                                   const ThingQuery &query, const std::function<bool(double)> &goOn)
{
    const Strays strays = strayMonsters(world.map);
    // Markers, and monsters away from stored regions, are found wherever they are.
    std::set<RegionPos> regions;
    for (const auto &[pos, changes] : world.map.changes())
        regions.insert(pos);
    for (const auto &[pos, monsters] : strays)
        regions.insert(pos);
    for (const Bookmark &bookmark : bookmarks)
        regions.insert(regionOf(bookmark.at, world.map.regionSize()));

    std::vector<FoundThing> found;
    std::size_t done = 0;
    for (const RegionPos pos : regions) {
        if (!goOn(static_cast<double>(done++) / static_cast<double>(regions.size())))
            break;
        const bool stored = world.map.changes().contains(pos);
        for (FoundThing &thing : thingsOf(world, bookmarks, pos, strays, stored)) {
            if (matches(query, thing, *world.content))
                found.push_back(std::move(thing));
        }
    }
    return found;
}

} // namespace cave
