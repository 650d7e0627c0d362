// SPDX-License-Identifier: MIT
#include "core/session/play/journey_play.h"

#include "core/rules/inventory.h"
#include "core/rules/journey/journey.h"
#include "core/rules/journey/places.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/play/consuming.h"
#include "core/session/play/play_state.h"
#include "core/world/features.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace cave {
namespace {

/// False if it was claimed already.
bool claim(PlayState &play, WorldPos at)
{
    if (isClaimed(play.world, at))
        return false;
    const int size = play.world.map.regionSize();
    const RegionPos pos = regionOf(at, size);
    const CellPos cell = cellOf(at, size);
    play.world.map.edit(pos, [cell](RegionChanges &changes) {
        changes.claimed.insert(std::ranges::upper_bound(changes.claimed, cell), cell);
    });
    play.unsaved.regions.insert(pos);
    return true;
}

void takeRelic(PlayState &play, WorldPos at, std::vector<Event> &events)
{
    if (!claim(play, at))
        return;
    const Objective objective = *objectiveOf(play.world, play.player());
    events.emplace_back(RelicFound{at, static_cast<int>(objective.found), static_cast<int>(objective.total)});
    gainExperience(play, ExperienceReason::Treasure, play.content().scenario.journey->relicExperience,
                   events);
    if (objective.gateOpen)
        events.emplace_back(GateOpened{objective.gate});
}

void meet(PlayState &play, WorldPos at, FeatureKind kind, std::vector<Event> &events)
{
    if (kind == FeatureKind::Relic) {
        takeRelic(play, at, events);
    } else if (kind == FeatureKind::MapPiece && claim(play, at)) {
        events.emplace_back(MapPieceFound{at, objectiveOf(play.world, play.player())->gate});
        gainExperience(play, ExperienceReason::Treasure, play.content().scenario.journey->mapExperience,
                       events);
    } else if (kind == FeatureKind::Camp) {
        const bool first = claim(play, at);
        play.player().condition.camp = at;
        play.unsaved.run = true;
        if (play.content().scenario.rounds)
            restore(play.content(), play.player());
        events.emplace_back(CampReached{at, first});
    } else if (isForUse(kind) && !isClaimed(play.world, at)) {
        events.emplace_back(PlaceFound{at, kind});
    }
}

/// The others of the vault close.
void takeFrom(PlayState &play, const PlaceAtHand &pedestal, std::vector<Event> &events)
{
    const ItemStack taken = itemOn(play.world, pedestal);
    for (const WorldPos other : pedestalsOfVault(play.world, pedestal.at))
        claim(play, other);
    play.player().condition.known.insert(play.content().items[taken.item].key);
    play.unsaved.run = true;
    gain(play, {taken});
    events.emplace_back(PedestalEmptied{pedestal.at, taken});
}

void askShrine(PlayState &play, WorldPos at, std::vector<Event> &events)
{
    const std::optional<std::size_t> kind = shrineAt(play.world, at);
    if (!kind) {
        events.emplace_back(CommandRefused{Refusal::Spent});
        return;
    }
    const Shrine &shrine = play.content().shrines[*kind];
    Player &player = play.player();
    if (goldOf(play.content(), player.inventory) < shrine.price) {
        events.emplace_back(CommandRefused{Refusal::TooDear});
        return;
    }
    claim(play, at);
    takeGold(play.content(), player.inventory, shrine.price);
    std::vector<Event> after;
    const int amount = takeEffect(play, shrine.effect, after);
    play.unsaved.inventory = true;
    play.unsaved.run = true;
    events.emplace_back(ShrineAsked{at, *kind, amount});
    events.insert(events.end(), after.begin(), after.end());
    play.look(events);
}

void freeCaptive(PlayState &play, const PlaceAtHand &captive, std::vector<Event> &events)
{
    std::optional<Companion> &companion = play.player().condition.companion;
    const MonsterType *kind = play.content().findMonster(captive.feature.text);
    if (companion || kind == nullptr) {
        events.emplace_back(CommandRefused{companion ? Refusal::InCompany : Refusal::NotHere});
        return;
    }
    claim(play, captive.at);
    companion = Companion{kind->key, kind->health, captive.at};
    play.unsaved.run = true;
    events.emplace_back(CaptiveFreed{captive.at, kind->key});
}

} // namespace

void arriveOnJourney(PlayState &play, WorldPos from, std::vector<Event> &events)
{
    World &world = play.world;
    const std::optional<JourneyTable> &journey = play.content().scenario.journey;
    if (!journey || world.map.source()->journey().empty())
        return;
    const WorldPos to = play.player().position;
    if (play.player().condition.companion && from != to) {
        play.player().condition.companion->position = from;
        play.unsaved.run = true;
    }
    const std::size_t band = journey->bandAt(depthAt(to));
    if (band != journey->bandAt(depthAt(from)))
        events.emplace_back(BandEntered{static_cast<int>(band)});
    if (const std::optional<Feature> feature = featureAt(world, to))
        meet(play, to, feature->kind, events);
}

void usePlace(PlayState &play, std::vector<Event> &events)
{
    const std::optional<PlaceAtHand> place = placeAtHand(play.world, play.player());
    if (!place)
        events.emplace_back(CommandRefused{Refusal::NotHere});
    else if (isClaimed(play.world, place->at))
        events.emplace_back(CommandRefused{Refusal::Spent});
    else if (place->feature.kind == FeatureKind::Pedestal)
        takeFrom(play, *place, events);
    else if (place->feature.kind == FeatureKind::Shrine)
        askShrine(play, place->at, events);
    else
        freeCaptive(play, *place, events);
}

} // namespace cave
