// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content_version.h"
#include "core/content/level_file.h"
#include "core/gen/generator.h"
#include "core/gen/rooms/room_map.h"
#include "core/world/world_spec.h"

#include <memory>
#include <string_view>
#include <vector>

namespace cave {

inline constexpr std::string_view kAxeItem = "axe";
inline constexpr std::string_view kMagicItem = "magic";
inline constexpr std::string_view kFlaskItem = "flask"; ///< its amount is the total number of points that it
                                                        ///< heals

/// Generator `rooms`, version 1: the rooms of `makeRoomMap`. A door leads to the cell in front of the
/// matching door of the other room. Unused doors are walled up.
///
/// A level file's tile (column, row) is the cell (column, height − 1 − row) of its level; objects are in the
/// tile of their position, and those outside the level are omitted. Solid objects are rock; dynamic ones are
/// the region's monsters, by their keys in resources/content/rooms/cast.json. Enemy markers become one of the
/// monsters with a cunning kind, with equal probabilities, or, with the probability of the setting
/// `rooms.cunning`, that kind; Loot markers become an axe, magic, a flask of 50 points or a Potion of 50,
/// with equal probabilities. Items have the keys kAxeItem, kMagicItem and kFlaskItem. Points are limited to a
/// million. Monsters that would start in rock are omitted, except fixtures. A Goal, and any other object that
/// is neither solid nor used here, is a decoration.
class RoomsSource final : public StagedSource {
public:
    /// `set` must not be null. `content`: version of the content that says what Enemy markers become.
    RoomsSource(std::string_view seed, const WorldSettings &settings, std::shared_ptr<const RoomSet> set,
                int content = kNewestContent);
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
    std::unique_ptr<Laid> m_laid;
};

/// Generator `levels`, version 1: level files, numbered in the order of the files. Level n has its south-west
/// corner at x = 1,000 · (n − 1), y = 0. A Goal leads to the start of the next one; after the last the run is
/// won. Otherwise they are laid out like rooms; all their doors are walled up.
class LevelsSource final : public StagedSource {
public:
    /// Errors name the file: those of `readLevel` and `levelStartOf`, a MarioLevel, a level larger than
    /// kLargestPlayed; no files, more than kMaxLevelFiles.
    static Result<std::shared_ptr<const LevelsSource>>
    make(std::string_view seed, const std::vector<LevelFileText> &files, int content = kNewestContent);
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

/// Numbers of the levels that start on the nearest free cell because the start in their file is barred (see
/// `levelStartOf`). Only for worlds of level files.
[[nodiscard]] std::vector<int> movedStarts(const RegionSource &source);

} // namespace cave
