// SPDX-License-Identifier: MIT
#include "app/play/texts/journey_texts.h"

#include "app/play/texts/combat_texts.h"
#include "core/base/enum_values.h"
#include "core/rules/journey/journey.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/play/trade.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace cave {
namespace {

struct JourneyText {
    Q_DECLARE_TR_FUNCTIONS(cave::JourneyText)
};

const Shrine *shrineOf(const World &world, WorldPos at)
{
    const std::optional<std::size_t> kind = shrineAt(world, at);
    return kind ? &world.content->shrines[*kind] : nullptr;
}

QString shrineText(const World &world, WorldPos at)
{
    const Shrine *shrine = shrineOf(world, at);
    if (shrine == nullptr)
        return JourneyText::tr("A shrine");
    const QString text =
        JourneyText::tr("%1: %2").arg(coreText(shrine->effect.name), effectText(shrine->effect));
    return shrine->price == 0
               ? text
               : JourneyText::tr("%1 It asks for %2 gold.").arg(text, QString::number(shrine->price));
}

QString kindName(const World &world, const std::string &kind)
{
    const MonsterType *type = world.content->findMonster(kind);
    return type != nullptr ? shownName(*type) : JourneyText::tr("companion");
}

/// "health 30, damage 3, armour 2"
QString strengthText(const World &world, const std::string &kind)
{
    const MonsterType *type = world.content->findMonster(kind);
    return type == nullptr ? QString()
                           : JourneyText::tr("health %1, damage %2, armour %3")
                                 .arg(type->health)
                                 .arg(type->damage)
                                 .arg(type->armour);
}

struct GoalWords {
    Q_DECLARE_TR_FUNCTIONS(cave::ObjectiveText)
};

QString towardsText(Direction direction)
{
    static constexpr std::array<const char *, kValuesOf<Direction>> kTexts{
        QT_TRANSLATE_NOOP("cave::ObjectiveText", "to the north"),
        QT_TRANSLATE_NOOP("cave::ObjectiveText", "to the east"),
        QT_TRANSLATE_NOOP("cave::ObjectiveText", "to the south"),
        QT_TRANSLATE_NOOP("cave::ObjectiveText", "to the west"),
        QT_TRANSLATE_NOOP("cave::ObjectiveText", "to the north-east"),
        QT_TRANSLATE_NOOP("cave::ObjectiveText", "to the south-east"),
        QT_TRANSLATE_NOOP("cave::ObjectiveText", "to the south-west"),
        QT_TRANSLATE_NOOP("cave::ObjectiveText", "to the north-west")};
    return GoalWords::tr(kTexts[static_cast<std::size_t>(direction)]);
}

/// What an affix does, in a sentence.
QString affixText(const Affix &affix)
{
    QStringList parts;
    if (affix.powerPercent > 0)
        parts.append(JourneyText::tr("%1 % more power.").arg(affix.powerPercent));
    parts += bonusTexts(affix.bonus);
    return parts.join(' ');
}

} // namespace

std::optional<QString> actionAtHand(World &world)
{
    if (!world.content->scenario.journey)
        return std::nullopt;
    const std::optional<PlaceAtHand> place = placeAtHand(world, world.player());
    if (place && !isClaimed(world, place->at)) {
        switch (place->feature.kind) {
        case FeatureKind::Pedestal:
            return JourneyText::tr("Take");
        case FeatureKind::Shrine:
            return JourneyText::tr("Ask the shrine");
        default:
            return JourneyText::tr("Free the captive");
        }
    }
    const bool trades = !world.content->wares.empty() && campAtHand(world, world.player());
    return trades ? std::optional(JourneyText::tr("Trade")) : std::nullopt;
}

QString placeText(World &world, const PlaceAtHand &place)
{
    const bool used = isClaimed(world, place.at);
    switch (place.feature.kind) {
    case FeatureKind::Pedestal:
        return used ? JourneyText::tr("Pedestal, closed")
                    : JourneyText::tr("Pedestal: %1").arg(shownStack(*world.content, itemOn(world, place)));
    case FeatureKind::Shrine:
        return used ? JourneyText::tr("Shrine, dark") : shrineText(world, place.at);
    default:
        break;
    }
    return JourneyText::tr("Captive: %1, %2")
        .arg(kindName(world, place.feature.text), strengthText(world, place.feature.text));
}

QString offerName(const World &world, const Offer &offer)
{
    const Ware &ware = world.content->wares[offer.command.ware];
    if (ware.kind == WareKind::Item)
        return shownName(*world.content->findItem(ware.item));
    QString name = coreText(ware.name);
    if (ware.kind == WareKind::Effect || offer.command.stack >= world.player().inventory.stacks.size())
        return name;
    return JourneyText::tr("%1: %2").arg(
        name, shownKnownName(world, world.player().inventory.stacks[offer.command.stack].item));
}

QString offerText(const World &world, const Offer &offer)
{
    const Ware &ware = world.content->wares[offer.command.ware];
    switch (ware.kind) {
    case WareKind::Item:
        return effectText(*world.content->findItem(ware.item));
    case WareKind::Effect:
        return effectText(ware.effect);
    case WareKind::Identify:
        return JourneyText::tr("Identifies it and all of its kind.");
    case WareKind::Affix:
        break;
    }
    return JourneyText::tr("What you wield or wear gets a new quality, whichever comes; an old one is lost.");
}

QString journeyLine(const PlaceFound &event, World &world)
{
    const std::optional<PlaceAtHand> place = placeAtHand(world, world.player());
    const QString text = place ? placeText(world, *place) : QString();
    const QString key = shownKey("play.interact");
    switch (event.kind) {
    case FeatureKind::Pedestal:
        return JourneyText::tr("%1. %2 takes it, and the other pedestals close.").arg(text, key);
    case FeatureKind::Shrine:
        return JourneyText::tr("%1 %2 asks it.").arg(text, key);
    default:
        break;
    }
    return JourneyText::tr("%1. %2 frees them, and they fight beside you.").arg(text, key);
}

QString journeyLine(const PedestalEmptied &event, const World &world)
{
    return JourneyText::tr("You take %1. The other pedestals close.").arg(shownStack(world, event.taken));
}

QString journeyLine(const ShrineAsked &event, const World &world)
{
    const ItemType &effect = world.content->shrines[event.shrine].effect;
    return JourneyText::tr("You ask the shrine. %1").arg(resultText(effect, event.amount));
}

QString journeyLine(const CaptiveFreed &event, const World &world)
{
    return JourneyText::tr("You free the %1, who goes with you from now on.")
        .arg(kindName(world, event.kind));
}

QString journeyLine(const CompanionDied &event, const World &world)
{
    return JourneyText::tr("The %1 dies at your side.").arg(kindName(world, event.kind));
}

QString journeyLine(const WareBought &event, const World &world)
{
    const Ware &ware = world.content->wares[event.ware];
    const auto name = [&] { return shownName(world.content->items[event.item]); };
    switch (ware.kind) {
    case WareKind::Item:
        return JourneyText::tr("You buy the %1 for %2 gold.").arg(name(), QString::number(event.price));
    case WareKind::Effect:
        return JourneyText::tr("You pay %1 gold. %2")
            .arg(event.price)
            .arg(resultText(ware.effect, event.amount));
    case WareKind::Identify:
        return JourneyText::tr("You pay %1 gold, and now you know it: a %2.").arg(event.price).arg(name());
    case WareKind::Affix:
        break;
    }
    return JourneyText::tr("You pay %1 gold, and now it is: %2.").arg(event.price).arg(name());
}

QList<KnownThing> knownThings(const World &world)
{
    QList<KnownThing> known;
    for (const std::size_t item : knownConsumables(*world.content, world.player()))
        known.append({shownName(world.content->items[item]), effectText(world.content->items[item])});
    for (const Affix *affix : knownAffixes(*world.content, world.player()))
        known.append({coreText(affix->name).arg(QStringLiteral("…")), affixText(*affix)});
    return known;
}

std::optional<QString> journeyObjective(const World &world)
{
    const std::optional<Objective> objective = objectiveOf(world);
    if (!objective)
        return std::nullopt;
    const QString where = towardsText(objective->towards);
    if (objective->gateOpen)
        return GoalWords::tr("The open gate is at %1, %2.").arg(coordinatesText(objective->gate), where);
    QString text = GoalWords::tr("The next relic lies about %1 cells away, %2.")
                       .arg((straightDistance(world.player().position, objective->goal) + 5) / 10 * 10)
                       .arg(where);
    if (objective->knowledge == GateKnowledge::Place)
        text += ' ' + GoalWords::tr("The gate is at %1.").arg(coordinatesText(objective->gate));
    else if (objective->knowledge == GateKnowledge::Direction)
        text += ' ' + GoalWords::tr("From where you began, the gate lies %1.")
                          .arg(towardsText(compassDirection({}, objective->gate)));
    return text;
}

} // namespace cave
