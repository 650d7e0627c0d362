// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/item_stack.h"
#include "core/world/region.h"
#include "core/world/world.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

// What the caves of a journey hold for a player to choose: pedestals, shrines, captives and camps.

/// A feature, and where it is.
struct PlaceAtHand {
    WorldPos at;
    Feature feature;

    friend bool operator==(const PlaceAtHand &, const PlaceAtHand &) = default;
};

/// The feature at a place; none if there is none.
[[nodiscard]] std::optional<Feature> featureAt(World &world, WorldPos at);

/// The pedestal, shrine or captive on the cell of a player or beside it that still has something to
/// give, else one that hasn't; none if there is none.
[[nodiscard]] std::optional<PlaceAtHand> placeAtHand(World &world, const Player &player);

/// The camps on cells that the player shown has explored.
[[nodiscard]] std::vector<WorldPos> knownCamps(World &world);

/// The camp on the cell of a player or beside it; none if there is none.
[[nodiscard]] std::optional<WorldPos> campAtHand(World &world, const Player &player);

/// What lies on a pedestal: a weapon, armour or three of a consumable, by its number, as good as the treasure
/// of its depth, and gear always with an affix. What it is can be read there, so it becomes known.
[[nodiscard]] ItemStack itemOn(const World &world, const PlaceAtHand &pedestal);

/// All pedestals of the vault with the one at `at`.
[[nodiscard]] std::vector<WorldPos> pedestalsOfVault(World &world, WorldPos at);

/// The kind of the shrine at a place: index into `Content::shrines`; none if the content has none.
[[nodiscard]] std::optional<std::size_t> shrineAt(const World &world, WorldPos at);

} // namespace cave
