// SPDX-License-Identifier: MIT
#include "core/session/play/journey_play.h"

#include "core/rules/journey/journey.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/play/play_state.h"

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
    const Objective objective = *objectiveOf(play.world);
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
        events.emplace_back(MapPieceFound{at, objectiveOf(play.world)->gate});
        gainExperience(play, ExperienceReason::Treasure, play.content().scenario.journey->mapExperience,
                       events);
    } else if (kind == FeatureKind::Camp) {
        const bool first = claim(play, at);
        if (play.content().scenario.rounds) {
            restore(play.content(), play.world.player);
            play.unsaved.run = true;
        }
        events.emplace_back(CampReached{at, first});
    }
}

} // namespace

void arriveOnJourney(PlayState &play, WorldPos from, std::vector<Event> &events)
{
    World &world = play.world;
    const std::optional<JourneyTable> &journey = play.content().scenario.journey;
    if (!journey || world.map.source()->journey().empty())
        return;
    const WorldPos to = world.player.position;
    const std::size_t band = journey->bandAt(depthAt(to));
    if (band != journey->bandAt(depthAt(from)))
        events.emplace_back(BandEntered{static_cast<int>(band)});
    const int size = world.map.regionSize();
    std::optional<FeatureKind> kind;
    for (const Feature &feature : world.map.region(regionOf(to, size)).features) {
        if (feature.cell == cellOf(to, size))
            kind = feature.kind;
    }
    if (kind)
        meet(play, to, *kind, events);
}

} // namespace cave
