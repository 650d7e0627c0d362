// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/session/report/run_report.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <utility>

namespace cave {
namespace {

using Cause = Death::Cause;

constexpr std::array<std::pair<Cause, std::string_view>, 6> kCauses{{{Cause::Fight, "fight"},
                                                                     {Cause::Touch, "touch"},
                                                                     {Cause::Arrow, "arrow"},
                                                                     {Cause::Magic, "magic"},
                                                                     {Cause::Spike, "spike"},
                                                                     {Cause::Poison, "poison"}}};

/// The name of a kind of monster; its key if the built-in tables don't have it, as in worlds with their own.
Message nameOf(ScenarioKind scenario, const std::string &kind)
{
    const std::shared_ptr<const Content> content = contentFor(scenario);
    const MonsterType *type = content == nullptr ? nullptr : content->findMonster(kind);
    return type == nullptr ? Message(kind) : Message::ofTable(type->name);
}

Message blowText(const Message &by, const Death &death)
{
    return message("%1 struck you down with a blow of %2 when you had %3 health left.", by,
                   death.harm.wholeText(), death.left.wholeText());
}

} // namespace

std::string_view causeKey(Death::Cause cause)
{
    return kCauses[static_cast<std::size_t>(cause)].second;
}

std::optional<Death::Cause> causeNamed(std::string_view key)
{
    const auto *found = std::ranges::find(kCauses, key, [](const auto &cause) { return cause.second; });
    return found == kCauses.end() ? std::nullopt : std::optional(found->first);
}

Message placeName(ScenarioKind scenario, bool levelFiles, int place)
{
    const ScenarioInfo &info = scenarioInfo(scenario);
    if (place < 1 || !info.ranksRuns) // without runs there is one level at most
        return {};
    if (info.journey) {
        const std::shared_ptr<const Content> content = contentFor(scenario);
        if (content == nullptr || !content->scenario.journey ||
            static_cast<std::size_t>(place) > content->scenario.journey->bands.size())
            return {};
        return Message::ofTable(content->scenario.journey->bands[static_cast<std::size_t>(place) - 1].name);
    }
    if (levelFiles)
        return message("Level %1", place);
    return info.freeMovement ? message("Room %1", place) : message("Floor %1", place);
}

Message causeName(ScenarioKind scenario, const Death &death)
{
    const bool known = !death.killer.empty();
    const Message name = known ? nameOf(scenario, death.killer) : Message();
    switch (death.cause) {
    case Cause::Fight:
        return known ? name : message("a fight");
    case Cause::Touch:
        return known ? name : message("a touch");
    case Cause::Arrow:
        return known ? message("arrow (%1)", name) : message("an arrow");
    case Cause::Magic:
        return known ? message("magic (%1)", name) : message("magic");
    case Cause::Spike:
        return message("a spike");
    case Cause::Poison:
        return message("poison");
    }
    return {};
}

Message deathText(ScenarioKind scenario, const Death &death)
{
    const bool known = !death.killer.empty();
    const Message by = known ? message("The %1", nameOf(scenario, death.killer)) : message("Someone");
    const Message harm = Message::decimal(death.harm.shortText());
    const Message left = Message::decimal(death.left.shortText());
    switch (death.cause) {
    case Cause::Fight:
        if (!known && death.harm == Points{})
            return message("You fell in a fight.");
        return death.hopeless
                   ? message("%1 You couldn't have won this fight by striking alone.", blowText(by, death))
                   : blowText(by, death);
    case Cause::Touch:
        return message("%1 killed you by its touch, which does %2 damage, when you had %3 health left.", by,
                       harm, left);
    case Cause::Arrow:
        return known ? message("%1 shot you: its arrow does %2 damage, and you had %3 health left.", by, harm,
                               left)
                     : message("An arrow killed you: %1 damage, and you had %2 health left.", harm, left);
    case Cause::Magic:
        return known ? message("%1 killed you with magic: it does %2 damage, and you had %3 health left.", by,
                               harm, left)
                     : message("Magic killed you: %1 damage, and you had %2 health left.", harm, left);
    case Cause::Spike:
        return message("You stepped on a spike, with %1 health left.", left);
    case Cause::Poison:
        return message("You drank poison, with %1 health left.", left);
    }
    return {};
}

} // namespace cave
