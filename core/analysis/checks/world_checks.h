#pragma once

#include "core/edit/edit_draft.h"
#include "core/world/world.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// What can be wrong with an edited world.
enum class FlawKind : std::uint8_t {
    SealedArea,       ///< floor that can't be walked to from the player, nor from START of a level
    UnreachableChest, ///< a closed chest in such an area, or under rock
    MonsterInRock,    ///< or outside every level, as may be the player and markers
    MonstersOnOneCell,
    PlayerInRock,
    PlayerSeen,   ///< a monster sees where the player goes on from
    MarkerInRock, ///< nobody can come there
    MarkersOnOneCell,
    FinishOutOfReach, ///< of a bounded level: nobody comes to it from START
};

std::string_view flawName(FlawKind kind); ///< "sealed area": stable, for scripts

struct Flaw {
    FlawKind kind = FlawKind::SealedArea;
    WorldPos at;
    std::int64_t cells = 0; ///< of a sealed area: how large it is
    std::string text;       ///< an English sentence that names what and where
    std::string fix;        ///< what `fixFlaw` does: "fill the area with rock"; empty: nothing can be done

    friend bool operator==(const Flaw &, const Flaw &) = default;
};

/// Checks the regions that terrain or things were changed in, with their neighbours, and the player. Areas
/// that go on beyond those count as reachable, as caves are endless; areas as the seed makes them count only
/// if a changed region holds a part of them. Stops when `goOn(share)` says no.
std::vector<Flaw> checkWorld(World &world, const std::vector<Bookmark> &bookmarks,
                             const std::function<bool(double)> &goOn);

/// Mends a flaw that has a fix; `draft` is of the world that was checked. Error InvalidArgument: it isn't
/// there any more.
Result<void> fixFlaw(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks,
                     const Flaw &flaw);

/// The same for many flaws of one check, in their order; how they are mended is decided on by the world as it
/// is at the start, where it takes no account of chests that are removed before the area around them is
/// mended. Flaws that can't be mended, or are gone with others, are passed over. Returns how many were
/// mended; the last error if there was one and none could be. Stops when `goOn(share)` says no.
Result<std::size_t> fixFlaws(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks,
                             std::span<const Flaw> flaws, const std::function<bool(double)> &goOn);

} // namespace cave
