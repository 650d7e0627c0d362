// SPDX-License-Identifier: MIT
// Texts that people hand on or keep: content, cards, settings, pieces of a map, codes and names.

#include "core/content/builtin.h"
#include "core/gen/journey/landmark.h"
#include "core/io/codec/patch_json.h"
#include "core/io/codec/settings_json.h"
#include "core/io/codec/spec_arguments.h"
#include "core/io/files/world_names.h"
#include "core/io/java/original_properties.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/worlds/achievements.h"
#include "core/link/frame_codec.h"
#include "core/link/join_code.h"
#include "core/world/generator_info.h"

#include <array>

#include "tests/fuzz/fuzz_target.h"

namespace cave::fuzz {
namespace {

constexpr std::array kScenarios{ScenarioKind::EndlessCaves, ScenarioKind::Cavern, ScenarioKind::DungeonRun,
                                ScenarioKind::Rooms, ScenarioKind::Journey};
constexpr std::array kTexts{&ContentTexts::items, &ContentTexts::monsters, &ContentTexts::trees,
                            &ContentTexts::scenario};

// --- Content: the first byte says which text of which scenario it is --------------------------------------

bool feedContent(Input input)
{
    InputReader in(input);
    const std::size_t choice = in.byte();
    ContentTexts texts = builtInContentTexts(kScenarios[choice / kTexts.size() % kScenarios.size()]);
    texts.*kTexts[choice % kTexts.size()] = textOf(in.rest());
    return parseContent(texts).ok();
}

std::vector<Bytes> contentSamples()
{
    std::vector<Bytes> samples;
    for (std::size_t choice = 0; choice < kTexts.size() * kScenarios.size(); ++choice) {
        const ContentTexts texts = builtInContentTexts(kScenarios[choice / kTexts.size()]);
        samples.push_back(chosen(choice, texts.*kTexts[choice % kTexts.size()]));
    }
    return samples;
}

bool feedTrees(Input input)
{
    const Result<std::vector<NamedTree>> trees = parseTrees(textOf(input));
    if (!trees)
        return false;
    const Result<std::vector<NamedTree>> again = parseTrees(writeTrees(*trees));
    require(again.ok() && *again == *trees, "trees are written so that they read as the same");
    return true;
}

std::vector<Bytes> treeSamples()
{
    return {bytesOf(builtInContentTexts(ScenarioKind::Rooms).trees),
            bytesOf(R"({"trees":[{"key":"a","description":"b","root":{"decide":"low_hp","threshold":0.25,
"no":{"decide":"near_player","distance":1.5,"no":{"act":"idle"},"yes":{"act":"shoot_player","cooldown":1}},
"yes":{"act":"heal","amount":2,"cooldown":3}}}]})")};
}

bool feedTables(Input input)
{
    const bool areLandmarks = parseLandmarks(textOf(input)).ok();
    return parseAchievements(textOf(input)).ok() || areLandmarks;
}

std::vector<Bytes> tableSamples()
{
    return {bytesOf(builtInLandmarksText()), bytesOf(builtInAchievementsText())};
}

// --- Cards ------------------------------------------------------------------------------------------------

constexpr std::int64_t kClaimed = 100; // commands of a claim

bool feedCard(Input input)
{
    const Result<SeedCard> card = seedCardFromJson(textOf(input));
    if (!card)
        return false;
    const Result<SeedCard> again = seedCardFromJson(seedCardToJson(*card));
    require(again.ok() && *again == *card, "a card is written so that it reads as the same");
    if (card->run)
        static_cast<void>(verifyClaim(*card, [](std::int64_t done) { return done < kClaimed; }));
    return true;
}

std::vector<Bytes> cardSamples()
{
    return testFiles("stored/5", kSeedCardSuffix);
}

// --- Settings: the first byte says of which generator -----------------------------------------------------

bool feedSettings(Input input)
{
    InputReader in(input);
    const auto kind = static_cast<GeneratorKind>(in.byte() % generators().size());
    const std::string_view text = textOf(in.rest());
    const WorldSettings defaults = defaultSettings(kind);
    const Result<WorldSettings> settings = settingsFromJson(text, defaults);
    if (settings) {
        const std::string written = settingsToJson(*settings, kind);
        const Result<WorldSettings> again = settingsFromJson(written, defaults);
        require(again.ok() && settingsToJson(*again, kind) == written,
                "settings are written so that they read as the same");
    }
    WorldSettings changed = defaults;
    const bool isAssignment = assignSetting(text, changed).ok();
    const bool isOriginal = originalSettingsFromProperties(text, defaults).ok();
    static_cast<void>(generatorArgument(text));
    return settings || isAssignment || isOriginal;
}

std::vector<Bytes> settingsSamples()
{
    std::vector<Bytes> samples;
    for (const GeneratorInfo &info : generators())
        samples.push_back(
            chosen(static_cast<std::size_t>(info.kind), settingsToJson(info.defaults, info.kind)));
    samples.push_back(
        chosen(1, "# settings\nfChestSpawnBoundary = "
                  "0.995\niRegionSize:50\nbShowDebugInfo=t\\u0072ue\r\nlTurnSleepTime : 1\\\n  00\r\n"));
    samples.push_back(chosen(0, "caves.threshold=4"));
    return samples;
}

// --- Pieces of a map: the first byte says of which scenario -----------------------------------------------

bool feedPatch(Input input)
{
    InputReader in(input);
    const auto content = contentFor(kScenarios[in.byte() % kScenarios.size()]);
    const Result<CellPatch> patch = parsePatch(textOf(in.rest()), *content);
    if (!patch)
        return false;
    const std::string written = patchJson(*patch, *content);
    const Result<CellPatch> again = parsePatch(written, *content);
    require(again.ok() && patchJson(*again, *content) == written,
            "a piece of a map is written so that it reads as the same");
    return true;
}

std::vector<Bytes> patchSamples()
{
    std::vector<Bytes> samples;
    for (Bytes &text : testFiles("../../resources/stamps", ".json"))
        samples.push_back(chosen(0, textOf(text)));
    samples.push_back(chosen(0, R"({"cavegame_patch":1,"rows":["##..C"," .~tC"],
"chests":[{"cell":[4,1],"items":[{"item":"gold","amount":3}]},{"cell":[4,0],"terrain":"t","items":[{"item":"gold","amount":1}]}],
"piles":[{"cell":[2,1],"items":[{"item":"iron_sword"}]}],
"monsters":[{"cell":[3,1],"kind":"monster"}],"markers":[{"cell":[1,0],"kind":"note","label":"here"}]})"));
    return samples;
}

// --- Codes and names --------------------------------------------------------------------------------------

bool feedNames(Input input)
{
    const std::string text(textOf(input));
    if (const Result<std::string> code = normalisedJoinCode(text)) {
        const Result<std::string> again = normalisedJoinCode(*code);
        require(again.ok() && *again == *code, "a join code stays as it is");
    }
    static_cast<void>(validateWorldName(text));
    static_cast<void>(validatePlayerName(text));
    const std::string name = safeFileName(text);
    require(!name.empty() && name.size() <= 80 && name.find_first_of("/\\\0") == std::string::npos &&
                name[0] != '.',
            "a file name is one for any world");
    const std::string plain = plainText(text);
    require(plainText(plain) == plain, "plain text stays as it is");
    require(tagsOfText(text).size() <= text.size() + 1, "there are no more tags than there is text for");
    static_cast<void>(shellWord(text));
    return true;
}

std::vector<Bytes> nameSamples()
{
    return {bytesOf("amber-otter-violin-reef-snow-tuba"), bytesOf("AMBER otter, violin. reef – snow tuba"),
            bytesOf("Höhle von Zoë e\xCC\x81\xCC\x81 \xE2\x80\xAE"), bytesOf("deep, long,, deep"),
            bytesOf("CON.txt/../x\\y")};
}

} // namespace

std::vector<FuzzTarget> textTargets()
{
    return {
        {"content", 30, feedContent, contentSamples},     {"trees", 200, feedTrees, treeSamples},
        {"tables", 200, feedTables, tableSamples},        {"seed_card", 60, feedCard, cardSamples},
        {"settings", 200, feedSettings, settingsSamples}, {"patch", 200, feedPatch, patchSamples},
        {"names", 400, feedNames, nameSamples},
    };
}

} // namespace cave::fuzz
