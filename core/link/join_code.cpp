// SPDX-License-Identifier: MIT
#include "core/link/join_code.h"

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/link/frame_codec.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr std::array<std::string_view, 512> kWords{
    "abacus",  "acorn",  "actor",  "adobe",   "agate",  "agent",  "album",  "alcove",  "alley",   "almond",
    "alpaca",  "alpine", "amber",  "anchor",  "angle",  "anthem", "antler", "apple",   "apron",   "aqua",
    "arch",    "arctic", "arena",  "arrow",   "artist", "aspen",  "atlas",  "attic",   "aurora",  "autumn",
    "avenue",  "awning", "axle",   "azure",   "badge",  "bagel",  "baker",  "ballet",  "balsam",  "bamboo",
    "banana",  "banjo",  "banner", "barley",  "barn",   "barrel", "basil",  "basket",  "beach",   "beacon",
    "beaver",  "beetle", "bell",   "berry",   "birch",  "bishop", "bison",  "blazer",  "blossom", "blue",
    "boat",    "bonnet", "book",   "border",  "bottle", "bowl",   "branch", "brass",   "bread",   "breeze",
    "brick",   "bridge", "bronze", "broom",   "bubble", "bucket", "bugle",  "bundle",  "buoy",    "butter",
    "button",  "cabin",  "cactus", "cadet",   "camel",  "camera", "canal",  "candle",  "canoe",   "canvas",
    "canyon",  "cargo",  "carpet", "carrot",  "cashew", "castle", "cedar",  "celery",  "cello",   "cement",
    "cereal",  "chalk",  "chapel", "cheese",  "cherry", "chess",  "chisel", "chord",   "cider",   "cinema",
    "circle",  "citrus", "clay",   "cliff",   "clock",  "clover", "coast",  "cobalt",  "cocoa",   "coffee",
    "collar",  "comet",  "cookie", "copper",  "coral",  "cork",   "corner", "cosmos",  "cotton",  "cougar",
    "coyote",  "crab",   "cradle", "crane",   "crater", "crayon", "creek",  "crown",   "cymbal",  "dahlia",
    "daisy",   "dancer", "deer",   "delta",   "denim",  "desert", "dew",    "dial",    "diary",   "dingo",
    "dinner",  "disco",  "domino", "donkey",  "dough",  "drawer", "dream",  "driver",  "drum",    "duck",
    "dune",    "dwarf",  "eagle",  "earth",   "easel",  "echo",   "eel",    "elbow",   "elder",   "elm",
    "enamel",  "engine", "epoch",  "ermine",  "fable",  "fabric", "fairy",  "falcon",  "farm",    "farmer",
    "feather", "fence",  "fern",   "fiddle",  "field",  "finch",  "finger", "fir",     "fjord",   "flag",
    "flame",   "flint",  "float",  "flower",  "flute",  "foam",   "fog",    "folder",  "forest",  "fossil",
    "fresco",  "friend", "frost",  "fruit",   "fudge",  "funnel", "gadget", "galaxy",  "garage",  "garden",
    "garlic",  "garnet", "gecko",  "gem",     "geode",  "geyser", "giant",  "glass",   "glider",  "glove",
    "gnome",   "goblet", "gold",   "goose",   "gopher", "gourd",  "grain",  "grape",   "gravel",  "gravy",
    "green",   "guava",  "guitar", "gull",    "halo",   "hammer", "harp",   "hat",     "hawk",    "hazel",
    "hedge",   "helmet", "hermit", "heron",   "hill",   "hive",   "hobby",  "hockey",  "hollow",  "honey",
    "hood",    "horn",   "horse",  "hotel",   "husky",  "ice",    "icon",   "igloo",   "iguana",  "indigo",
    "ink",     "inlet",  "insect", "iris",    "island", "ivory",  "ivy",    "jacket",  "jade",    "jaguar",
    "jar",     "jazz",   "jelly",  "jetty",   "jewel",  "jigsaw", "juice",  "jumper",  "jungle",  "kale",
    "karate",  "kayak",  "kelp",   "kennel",  "kettle", "kiosk",  "kite",   "kitten",  "kiwi",    "knee",
    "knot",    "koala",  "label",  "ladder",  "lagoon", "lake",   "lamp",   "lantern", "lark",    "laser",
    "lasso",   "laurel", "lava",   "lawn",    "leaf",   "leek",   "legend", "lemon",   "lentil",  "letter",
    "lever",   "lilac",  "lily",   "lime",    "limpet", "linen",  "lion",   "lizard",  "llama",   "locket",
    "lodge",   "loom",   "lotus",  "lunch",   "lupin",  "lynx",   "lyric",  "macaw",   "magnet",  "magpie",
    "mango",   "mantle", "maple",  "marble",  "marina", "market", "marsh",  "mask",    "meadow",  "medal",
    "melody",  "melon",  "merlin", "meteor",  "mint",   "mirror", "mocha",  "mole",    "moon",    "mosaic",
    "moss",    "moth",   "motor",  "muffin",  "mural",  "museum", "music",  "napkin",  "nebula",  "nectar",
    "needle",  "nest",   "nickel", "noodle",  "north",  "nougat", "novel",  "nutmeg",  "oak",     "oasis",
    "oboe",    "ocean",  "office", "olive",   "omelet", "onion",  "onyx",   "opal",    "opera",   "orange",
    "orbit",   "orchid", "osprey", "otter",   "oven",   "oxygen", "oyster", "paddle",  "pagoda",  "palace",
    "palm",    "panda",  "papaya", "paper",   "parade", "parcel", "pasta",  "pastry",  "patio",   "peanut",
    "pear",    "pebble", "pencil", "penguin", "peony",  "pepper", "petal",  "piano",   "picnic",  "pigeon",
    "pillow",  "pilot",  "pine",   "pinto",   "pirate", "pizza",  "planet", "plank",   "plaza",   "plum",
    "poem",    "polar",  "pollen", "pond",    "poppy",  "potato", "prawn",  "prism",   "puppet",  "purple",
    "puzzle",  "python", "quail",  "quarry",  "queen",  "quill",  "radio",  "raft",    "raven",   "reef",
    "robin",   "robot",  "roof",   "rope",    "ruby",   "rug",    "sage",   "salad",   "satin",   "sauce",
    "scarf",   "seal",   "seed",   "shark",   "sheep",  "shelf",  "ship",   "shore",   "silk",    "skate",
    "ski",     "sloth",  "snail",  "snow",    "soap",   "sofa",   "south",  "spice",   "spoon",   "squid",
    "star",    "steam",  "stone",  "storm",   "sugar",  "sushi",  "swan",   "syrup",   "tapir",   "tent",
    "thyme",   "tiger",  "tofu",   "topaz",   "torch",  "trail",  "tree",   "trout",   "truck",   "tuba",
    "tulip",   "twig",   "vault",  "verse",   "viola",  "wagon",  "waltz",  "water",   "wave",    "whale",
    "wharf",   "wheat",  "wheel",  "wolf",    "wool",   "word",   "wren",   "yacht",   "yard",    "yoga",
    "zebra",   "zinc"};

constexpr unsigned kWordBits = 9;
static_assert(kWords.size() == 1U << kWordBits);
static_assert(std::ranges::is_sorted(kWords));

char smallLetter(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// What stands between separators; any bytes that are neither separators nor ASCII letters belong to words.
std::vector<std::string> wordsOf(std::string_view text)
{
    // Besides those of ASCII: dashes of any length, no-break and ideographic spaces; a byte order mark.
    constexpr std::array<std::string_view, 8> kWide{"\u2010", "\u2011", "\u2012", "\u2013",
                                                    "\u2014", "\u00a0", "\u3000", "\ufeff"};
    constexpr std::string_view kNarrow = " \t\r\n-_.,";
    std::vector<std::string> words(1);
    while (!text.empty()) {
        const auto isNext = [&](std::string_view separator) { return text.starts_with(separator); };
        const auto wide = std::ranges::find_if(kWide, isNext);
        const bool isNarrow = kNarrow.find(text.front()) != std::string_view::npos;
        if (wide == kWide.end() && !isNarrow)
            words.back() += smallLetter(text.front());
        else if (!words.back().empty())
            words.emplace_back();
        text.remove_prefix(wide == kWide.end() ? 1 : wide->size());
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

constexpr std::string_view kAnswer = "a game";

std::string shortText(std::string_view text)
{
    return std::string(utf8Prefix(text, kMaxNoticeText));
}

std::string shownText(const Json &value)
{
    return plainText(shortText(value.text()));
}

constexpr std::int64_t kSecondMs = 1000;
constexpr int kMaxDoublings = 20; // more than the longest wait takes
constexpr int kMaxCountedTries = 1 << 30;

std::int64_t waitAfter(int wrongTries, int freeTries)
{
    if (wrongTries <= freeTries)
        return 0;
    const int doublings = std::min(wrongTries - freeTries - 1, kMaxDoublings);
    return std::min(kSecondMs << doublings, CodeGuard::kLongestWaitMs);
}

/// Makes room for one more.
template<class Map, class Time>
void dropOldest(Map &map, std::size_t most, Time timeOf)
{
    if (map.size() >= most)
        map.erase(std::ranges::min_element(map, {}, timeOf));
}

} // namespace

std::span<const std::string_view> joinCodeWords()
{
    return kWords;
}

std::string makeJoinCode(std::span<const std::uint8_t, kJoinCodeBytes> random)
{
    std::string code;
    for (std::size_t i = 0; i < kJoinCodeWords; ++i) {
        const unsigned drawn = random[2 * i] | static_cast<unsigned>(random[2 * i + 1]) << 8U;
        code.append(i == 0 ? "" : "-").append(kWords[drawn % kWords.size()]);
    }
    return code;
}

Result<std::string> normalisedJoinCode(std::string_view text)
{
    constexpr std::size_t kShownBytes = 40; // of what was typed
    constexpr std::size_t kEarlierWords = 4;
    const std::vector<std::string> words = wordsOf(text);
    if (words.size() == kEarlierWords)
        return invalid(
            message("a join code has %1 words; one of %2 is incomplete, or from an earlier version of "
                    "Cave Game, and a new one is needed",
                    kJoinCodeWords, words.size()));
    if (words.size() != kJoinCodeWords)
        return invalid(message("a join code has %1 words; this one has %2", kJoinCodeWords, words.size()));
    std::string code;
    for (const std::string &word : words) {
        if (!std::ranges::binary_search(kWords, std::string_view(word)))
            return invalid(message("“%1” is not a join code word", printable(utf8Prefix(word, kShownBytes))));
        code.append(code.empty() ? "" : "-").append(word);
    }
    return code;
}

std::string joinKeySalt(std::string_view worldId)
{
    return "cavegame join 1 " + std::string(worldId);
}

std::string encodeNotice(const GameNotice &game)
{
    return Json{{"cavegame", kAnswer},
                {"id", shortText(game.id)},
                {"world", shortText(game.world)},
                {"host", shortText(game.host)},
                {"players", game.players},
                {"version", shortText(game.version)},
                {"port", game.port}}
        .dump();
}

std::optional<GameNotice> decodeNotice(std::string_view datagram)
{
    if (datagram.size() > kMaxNoticeBytes)
        return std::nullopt;
    const ParsedJson parsed = Json::parse(datagram);
    const Json &object = parsed.value;
    const std::int64_t port = object["port"].whole();
    GameNotice game{shownText(object["id"]),
                    shownText(object["world"]),
                    shownText(object["host"]),
                    static_cast<int>(std::clamp<std::int64_t>(object["players"].whole(), 0, 9999)),
                    shownText(object["version"]),
                    static_cast<std::uint16_t>(port)};
    if (object["cavegame"].text() != kAnswer || game.id.empty() || port < 1 || port > 65'535)
        return std::nullopt;
    return game;
}

/// Nothing if there is room for `next`.
std::optional<HandshakePlaces::Id> HandshakePlaces::toClose(const Place &next) const
{
    std::map<std::string, std::size_t> counts;
    std::size_t all = 0;
    for (const auto &[id, place] : m_places) {
        if (place.isKnown != next.isKnown)
            continue;
        ++all;
        ++counts[place.owner];
    }
    const bool isOwnFull = counts[next.owner] >= kMaxOfOne;
    if (!isOwnFull && all < (next.isKnown ? kMaxOfKnown : kMax))
        return std::nullopt;
    using Rank = std::pair<std::size_t, bool>; // the first with the highest is the oldest
    std::optional<Id> chosen;
    Rank best{};
    for (const auto &[id, place] : m_places) {
        if (place.isKnown != next.isKnown || (isOwnFull && place.owner != next.owner))
            continue;
        const Rank rank{counts[place.owner], place.isSilent};
        if (!chosen || rank > best) {
            chosen = id;
            best = rank;
        }
    }
    return chosen;
}

std::optional<HandshakePlaces::Id> HandshakePlaces::add(Id id, const LinkAddress &address, bool isKnown)
{
    Place next{isKnown ? address.exact : address.network, isKnown, true};
    const std::optional<Id> closed = toClose(next);
    if (closed)
        m_places.erase(*closed);
    m_places.emplace(id, std::move(next));
    return closed;
}

void HandshakePlaces::heard(Id id)
{
    if (const auto at = m_places.find(id); at != m_places.end())
        at->second.isSilent = false;
}

const std::string &CodeGuard::keyOf(const LinkAddress &address) const
{
    return isKnown(address) ? address.exact : address.network;
}

int CodeGuard::countOf(const Tries &tries, std::int64_t nowMs)
{
    return nowMs - tries.lastMs >= kForgetMs ? 0 : tries.count;
}

void CodeGuard::add(Tries &tries, std::int64_t nowMs)
{
    tries.count = std::min(countOf(tries, nowMs), kMaxCountedTries - 1) + 1;
    tries.lastMs = nowMs;
}

std::int64_t CodeGuard::waitMs(const LinkAddress &address, std::int64_t nowMs) const
{
    const auto at = m_tries.find(keyOf(address));
    if (at == m_tries.end())
        return 0;
    const bool manyGuess = countOf(m_all, nowMs) >= kManyTries;
    const int freeTries = manyGuess && !isKnown(address) ? 0 : kFreeTries;
    const std::int64_t until = at->second.lastMs + waitAfter(countOf(at->second, nowMs), freeTries);
    return std::max<std::int64_t>(until - nowMs, 0);
}

bool CodeGuard::wrong(const LinkAddress &address, std::int64_t nowMs)
{
    std::erase_if(m_tries, [&](const auto &it) { return countOf(it.second, nowMs) == 0; });
    const std::string &key = keyOf(address);
    if (!m_tries.contains(key))
        dropOldest(m_tries, kMaxAddresses, [](const auto &it) { return it.second.lastMs; });
    Tries &tries = m_tries[key];
    add(tries, nowMs);
    add(m_all, nowMs);
    const int count = tries.count;
    return count > kFreeTries && (count & (count - 1)) == 0;
}

void CodeGuard::right(const LinkAddress &address, std::int64_t nowMs)
{
    m_tries.erase(address.exact);
    if (!isKnown(address))
        dropOldest(m_known, kMaxKnown, [](const auto &it) { return it.second; });
    m_known[address.exact] = nowMs;
}

int CodeGuard::wrongTries(const LinkAddress &address, std::int64_t nowMs) const
{
    const auto at = m_tries.find(keyOf(address));
    return at == m_tries.end() ? 0 : countOf(at->second, nowMs);
}

} // namespace cave
