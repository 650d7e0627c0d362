// SPDX-License-Identifier: MIT
#include "core/link/join_code.h"

#include "core/base/text.h"

#include <algorithm>
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

} // namespace cave
