// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"
#include "core/gen/rooms/room_map.h"
#include "core/gen/staged_source.h"
#include "core/world/world_spec.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace cave {

struct GeneratorInfo;

inline constexpr std::string_view kAxeItem = "axe";
inline constexpr std::string_view kMagicItem = "magic";
inline constexpr std::string_view kFlaskItem = "flask"; ///< its amount is the points that it heals in all

/// Generator `rooms`, version 1: the rooms of `makeRoomMap`. Walking onto a door leads to the cell before the
/// matching door of the other room. Doors that lead nowhere are walled up.
///
/// A level file's tile (column, row) is the cell (column, height − 1 − row) of its level; objects are in the
/// tile that holds their place, and what lies outside the level is left out. Solid objects are rock; dynamic
/// ones are the region's monsters, by the keys that resources/content/rooms/cast.json gives them. Enemy
/// markers become one of those that have a cunning kind, all alike, or with the chance of the setting
/// `rooms.cunning` that kind; Loot markers an axe, magic, a flask of 50 points or a Potion of 50, all alike.
/// What is picked up has the keys kAxeItem, kMagicItem and kFlaskItem. Points beyond a million count as a
/// million. Who would start inside rock is left out, but for fixtures. A Goal, and whatever else is not solid
/// and has no meaning here, is a decoration.
class RoomsSource final : public StagedSource {
public:
    /// `set` must not be null.
    RoomsSource(std::string_view seed, const WorldSettings &settings, std::shared_ptr<const RoomSet> set);
    ~RoomsSource() override;

    [[nodiscard]] int regionSize() const override { return kMaxRegionSize; }
    [[nodiscard]] Region generate(RegionPos pos) const override;
    [[nodiscard]] Region generateUpTo(RegionPos pos, const GenerationStage &stage) const override;
    [[nodiscard]] const LevelPlan &plan() const override;
    [[nodiscard]] const std::vector<int> &movedStarts() const;
    [[nodiscard]] const RoomMap &map() const { return m_map; }
    [[nodiscard]] const RoomSet &set() const { return *m_set; }

private:
    struct Laid;
    std::shared_ptr<const RoomSet> m_set;
    RoomMap m_map;
    std::unique_ptr<const Laid> m_laid;
};

/// Generator `levels`, version 1: level files, numbered in the order of the files. Level n has its south-west
/// corner at x = 1,000 · (n − 1), y = 0. A Goal leads to the start of the next one; after the last the run is
/// won. Else they are laid out as rooms are; all their doors are walled up.
class LevelsSource final : public StagedSource {
public:
    /// Errors name the file: what `readLevel` says, a MarioLevel, what `levelStartOf` says, a level
    /// larger than kLargestPlayed; no file at all, more than kMostLevelFiles.
    static Result<std::shared_ptr<const LevelsSource>> make(std::string_view seed,
                                                            const std::vector<LevelFileText> &files);
    ~LevelsSource() override;

    [[nodiscard]] int regionSize() const override { return kMaxRegionSize; }
    [[nodiscard]] Region generate(RegionPos pos) const override;
    [[nodiscard]] Region generateUpTo(RegionPos pos, const GenerationStage &stage) const override;
    [[nodiscard]] const LevelPlan &plan() const override;
    [[nodiscard]] const std::vector<int> &movedStarts() const;

private:
    struct Laid;
    explicit LevelsSource(std::unique_ptr<const Laid> laid);
    std::unique_ptr<const Laid> m_laid;
};

/// Numbers of the levels that start on the nearest free cell, as something bars the start that their file
/// names (see `levelStartOf`). Only levels of files have such.
[[nodiscard]] std::vector<int> movedStarts(const RegionSource &source);

/// The generators as lines of the table.
GeneratorInfo roomsGenerator();
GeneratorInfo levelsGenerator();

} // namespace cave
