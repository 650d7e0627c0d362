// SPDX-License-Identifier: MIT
#include "core/rules/journey/places.h"

#include "core/base/hashing.h"
#include "core/gen/journey/journey_caves.h"
#include "core/rules/journey/journey.h"
#include "core/world/features.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace cave {
namespace {

constexpr int kConsumables = 3; // on one pedestal

std::vector<WorldPos> around(WorldPos p)
{
    std::vector<WorldPos> cells{p};
    for (const Direction direction : kDirections)
        cells.push_back(step(p, direction));
    return cells;
}

std::uint64_t keyOf(const World &world, std::string_view what, WorldPos at)
{
    return hashAt(combine(world.key, hashBytes(what)), at.x, at.y);
}

} // namespace

std::optional<Feature> featureAt(World &world, WorldPos at)
{
    const int size = world.map.regionSize();
    for (const Feature &feature : world.map.region(regionOf(at, size)).features) {
        if (feature.cell == cellOf(at, size))
            return feature;
    }
    return std::nullopt;
}

std::optional<PlaceAtHand> placeAtHand(World &world, const Player &player)
{
    std::optional<PlaceAtHand> used;
    for (const WorldPos at : around(player.position)) {
        const std::optional<Feature> feature = featureAt(world, at);
        if (!feature || !isForUse(feature->kind))
            continue;
        if (!isClaimed(world, at))
            return PlaceAtHand{at, *feature};
        if (!used && feature->kind != FeatureKind::Captive) // who is gone
            used = PlaceAtHand{at, *feature};
    }
    return used;
}

std::vector<WorldPos> knownCamps(World &world)
{
    std::vector<WorldPos> camps;
    if (!world.content->scenario.journey)
        return camps;
    std::vector<RegionPos> touched;
    for (const auto &[pos, changes] : world.map.changes())
        touched.push_back(pos);
    for (const RegionPos pos : touched) {
        const RegionRows explored = world.map.exploredIn(pos);
        for (const Feature &feature : world.map.region(pos).features) {
            if (feature.kind == FeatureKind::Camp && testCell(explored, feature.cell))
                camps.push_back(worldPos(pos, feature.cell, world.map.regionSize()));
        }
    }
    return camps;
}

std::optional<WorldPos> campAtHand(World &world, const Player &player)
{
    for (const WorldPos at : around(player.position)) {
        const std::optional<Feature> feature = featureAt(world, at);
        if (feature && feature->kind == FeatureKind::Camp)
            return at;
    }
    return std::nullopt;
}

ItemStack itemOn(const World &world, const PlaceAtHand &pedestal)
{
    constexpr std::array kKinds{ItemKind::Sword, ItemKind::Armour, ItemKind::Consumable};
    const Content &content = *world.content;
    const ItemKind kind = kKinds[static_cast<std::size_t>(pedestal.feature.value) % kKinds.size()];
    const Band *band = bandAt(content, pedestal.at);
    std::vector<Share> shares = band != nullptr ? band->treasure : std::vector<Share>();
    std::erase_if(shares, [&](const Share &share) {
        const ItemType &item = *content.findItem(share.key);
        return item.kind != kind || item.effect == EffectKind::Poison;
    });
    if (shares.empty())
        return {indexOf(content, content.items.front()), 1};
    const std::uint64_t key = keyOf(world, "pedestal", pedestal.at);
    const std::size_t item = indexOf(content, *content.findItem(drawShare(shares, combine(key, 0)).key));
    if (kind == ItemKind::Consumable)
        return {item, kConsumables};
    return {withAffix(content, item, depthAt(pedestal.at), combine(key, 1)), 1};
}

std::vector<WorldPos> pedestalsOfVault(World &world, WorldPos at)
{
    const int size = world.map.regionSize();
    const RegionPos pos = regionOf(at, size);
    const CellPos corner = quarterCorner(cellOf(at, size));
    std::vector<WorldPos> pedestals;
    for (const Feature &feature : world.map.region(pos).features) {
        if (feature.kind == FeatureKind::Pedestal && quarterCorner(feature.cell) == corner)
            pedestals.push_back(worldPos(pos, feature.cell, size));
    }
    return pedestals;
}

std::optional<std::size_t> shrineAt(const World &world, WorldPos at)
{
    const std::vector<Shrine> &shrines = world.content->shrines;
    std::vector<Share> shares;
    shares.reserve(shrines.size());
    for (const Shrine &shrine : shrines)
        shares.push_back({shrine.effect.key, shrine.effect.weight});
    if (shares.empty())
        return std::nullopt;
    const Share &drawn = drawShare(shares, keyOf(world, "shrine", at));
    const auto found =
        std::ranges::find_if(shrines, [&](const Shrine &shrine) { return shrine.effect.key == drawn.key; });
    return static_cast<std::size_t>(found - shrines.begin());
}

} // namespace cave
