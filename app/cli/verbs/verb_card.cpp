// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/spec_options.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/base/text.h"
#include "core/io/seeds/seed_card.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

struct WriteOptions {
    SpecOptions spec;
    OutFile out;
    std::string note;
    std::vector<std::string> tags;
    bool star = false;
};

OutcomeOr<SeedMarks> readMarks(const WriteOptions &options)
{
    for (const std::string &tag : options.tags)
        CAVE_TRY(orWrongUsage(validateSeedTag(tag), "--tag"));
    SeedMarks marks{options.star, options.tags, options.note, {}};
    std::sort(marks.tags.begin(), marks.tags.end());
    marks.tags.erase(std::unique(marks.tags.begin(), marks.tags.end()), marks.tags.end());
    CAVE_TRY(orWrongUsage(validate(marks), "card write"));
    return marks;
}

Outcome writeCard(const WriteOptions &options)
{
    SeedCard card;
    card.spec = CAVE_TRY(readSpec(options.spec));
    card.marks = CAVE_TRY(readMarks(options));
    card.firstRegions = CAVE_TRY(orFailed(hashOfFirstRegions(card.spec), "card write"));
    return orNotWritten(writeSeedCard(card, options.out.path, options.out.mode()), options.out);
}

std::string settingsLine(const WorldSpec &spec)
{
    const WorldSettings defaults = defaultSettings(spec.generator.kind);
    std::string line;
    for (const SettingInfo &info : settingsOf(spec.generator.kind)) {
        if (info.get(spec.settings) == info.get(defaults) ||
            !hasEffect(info, spec.settings, spec.generator.kind))
            continue;
        line += (line.empty() ? "" : ", ") + std::string(info.key) + " " + settingText(info, spec.settings);
    }
    return line.empty() ? say("the generator's own") : line;
}

/// What a card is of, for people.
std::string descriptionOf(const SeedCard &card)
{
    const GeneratorId &generator = card.spec.generator;
    const std::string tags = joined(card.marks.tags, ", ");
    const std::size_t bytes = card.marks.note.size();
    const std::size_t markers = card.marks.markers.size();
    std::vector<std::pair<std::string, std::string>> rows{
        {say("seed"), printable(seedText(card.spec))},
        {say("generator"),
         std::string(generatorName(generator.kind)) + " " + std::to_string(generator.version)},
        {say("settings"), settingsLine(card.spec)}};
    if (card.marks.starred)
        rows.emplace_back(say("starred"), "");
    if (!tags.empty())
        rows.emplace_back(say("tags"), printable(tags));
    if (bytes > 0)
        rows.emplace_back(say("note"), say(bytes == 1 ? message("1 byte") : message("%1 bytes", bytes)));
    if (markers > 0)
        rows.emplace_back(say("places"),
                          say(markers == 1 ? message("1 marker") : message("%1 markers", markers)));
    if (card.run)
        rows.emplace_back(say("run"), say(message("score: %1, turns: %2; replay verify checks it",
                                                  card.run->score, card.run->turns)));
    return tableOf(rows, 2);
}

Outcome checkCard(const std::string &file)
{
    const auto card = CAVE_TRY(orFailed(readSeedCard(file), "card check"));
    const auto holds = CAVE_TRY(orFailed(cardHolds(card), file));
    const Message verdict = holds ? message("this program generates the same world")
                                  : message("this program generates a different world");
    CAVE_TRY(print(descriptionOf(card) + sayLine(verdict)));
    if (!holds)
        return failed("this program generates a different world than the card describes", file);
    return {};
}

Outcome showCard(const std::string &file)
{
    const auto card = CAVE_TRY(orFailed(readSeedCard(file), "card show"));
    return print(seedCardToJson(card));
}

void addWrite(Verb card, Invocation &invocation)
{
    const auto options = std::make_shared<WriteOptions>();
    Verb verb = card.addVerb("write", "Write a seed card for sharing a world");
    addSpecOptions(verb, options->spec);
    addOutOption(verb, options->out, "File to write").required();
    verb.addOption("--note", options->note, "Note about the world").typeName("T");
    verb.addOption("--tag", options->tags, "Tag; repeatable").expected(1).takeAll().typeName("T");
    verb.addFlag("--star", options->star, "Star the seed");
    setAction(verb, invocation, options, writeCard);
}

/// A verb that does something with one file.
void addFileVerb(Verb card, Invocation &invocation, const std::string &name, const Message &description,
                 Outcome (*act)(const std::string &))
{
    const auto file = std::make_shared<std::string>();
    Verb verb = card.addVerb(name, description);
    verb.addOption("FILE", *file, "Seed card file").required();
    setAction(verb, invocation, file, act);
}

} // namespace

void addCardVerb(Verb parent, Invocation &invocation)
{
    Verb card = parent.addGroup("card", "Write, check and show seed cards");
    addWrite(card, invocation);
    addFileVerb(card, invocation, "check",
                message("Print whether this program generates the card's world; exit 1 if not"), checkCard);
    addFileVerb(card, invocation, "show", message("Print a seed card as JSON"), showCard);
}

} // namespace cave::cli
