// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
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
enum class IssueKind : std::uint8_t {
    SealedArea,       ///< floor that can't be walked to from the player, nor from START of a level
    UnreachableChest, ///< a closed chest in such an area, or under rock
    MonsterInRock,    ///< or outside every level, as may be the player and markers
    MonstersOnOneCell,
    PlayerInRock,
    PlayerSeen,   ///< a monster sees where the player goes on from
    MarkerInRock, ///< no one can come there
    MarkersOnOneCell,
    FinishOutOfReach, ///< of a bounded level: no one comes to it from START
};

std::string_view issueName(IssueKind kind); ///< "sealed area": stable, for scripts

struct Issue {
    IssueKind kind = IssueKind::SealedArea;
    WorldPos at;
    std::int64_t cells = 0; ///< of a sealed area: how large it is
    Message text;           ///< a sentence that names what and where
    Message fix;            ///< what `fixIssue` does: "fill the area with rock"; empty: nothing can be done

    friend bool operator==(const Issue &, const Issue &) = default;
};

/// Checks the regions that terrain or things were changed in, with their neighbours, and the player. Areas
/// that go on beyond those count as reachable, as caves are endless; areas as the seed makes them count only
/// if a changed region holds a part of them. Stops when `goOn(share)` says no.
std::vector<Issue> checkWorld(World &world, const std::vector<Bookmark> &bookmarks,
                              const std::function<bool(double)> &goOn);

/// Fixes an issue that has a fix; `draft` is of the world that was checked. Error InvalidArgument: it isn't
/// there any more.
Result<void> fixIssue(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks,
                      const Issue &issue);

/// The same for many issues of one check, in their order; how they are fixed is decided on by the world as it
/// is at the start, where it takes no account of chests that are removed before the area around them is
/// fixed. Issues that can't be fixed, or are gone with others, are skipped. Returns how many were
/// fixed; the last error if there was one and none could be. Stops when `goOn(share)` says no.
Result<std::size_t> fixIssues(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks,
                              std::span<const Issue> issues, const std::function<bool(double)> &goOn);

} // namespace cave
