// SPDX-License-Identifier: MIT
// Texts that people hand on or keep: cards, searches, settings, content, pieces of a map, lists of seeds.

#include "core/analysis/search/search.h"
#include "core/analysis/search/seed_set.h"
#include "core/content/builtin.h"
#include "core/io/codec/patch_json.h"
#include "core/io/codec/settings_json.h"
#include "core/io/java/original_properties.h"
#include "core/io/seeds/seed_card.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

using namespace cave;

namespace {

void readContentTexts(const std::string &text, unsigned table)
{
    ContentTexts texts = builtInContentTexts();
    std::string *const tables[] = {&texts.items, &texts.monsters, &texts.trees, &texts.scenario};
    *tables[table % 4] = text;
    static_cast<void>(parseContent(texts));
}

/// What was read is written so that it reads as the same.
void readCard(const std::string &text)
{
    const Result<SeedCard> card = seedCardFromJson(text);
    if (!card)
        return;
    const Result<SeedCard> again = seedCardFromJson(seedCardToJson(*card));
    if (!again || *again != *card)
        std::abort();
}

void readPatch(const std::string &text)
{
    static const Content kContent = builtInContent().value();
    const Result<CellPatch> patch = parsePatch(text, kContent);
    if (patch && !parsePatch(patchJson(*patch, kContent), kContent))
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string text(data + 1, data + size);
    switch (data[0] % 6) {
    case 0:
        readCard(text);
        break;
    case 1:
        static_cast<void>(searchFromJson(text));
        break;
    case 2:
        readPatch(text);
        break;
    case 3:
        readContentTexts(text, data[0] / 6);
        break;
    case 4:
        static_cast<void>(readSeedLines(text));
        break;
    default:
        static_cast<void>(settingsFromJson(text, WorldSettings{}));
        static_cast<void>(originalSettingsFromProperties(text, WorldSettings{}));
        break;
    }
    return 0;
}
