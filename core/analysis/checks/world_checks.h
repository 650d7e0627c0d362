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

/// A kind of problem in an edited world.
enum class IssueKind : std::uint8_t {
    SealedArea,       ///< floor that can't be reached from the player, nor from START of a level
    UnreachableChest, ///< a closed chest in such an area, or under rock
    MonsterInRock,    ///< or outside every level, which may also apply to the player and markers
    MonstersOnOneCell,
    PlayerInRock,
    PlayerSeen,   ///< a monster sees the place where the player resumes
    MarkerInRock, ///< it can't be reached
    MarkersOnOneCell,
    FinishOutOfReach, ///< of a bounded level: can't be reached from START
};

std::string_view issueName(IssueKind kind); ///< "sealed area": stable, for scripts

struct Issue {
    IssueKind kind = IssueKind::SealedArea;
    WorldPos at;
    std::int64_t cells = 0; ///< of a sealed area: how large it is
    Message text;           ///< an English sentence that names what and where
    Message fix;            ///< what `fixIssue` does: "fill the area with rock"; empty if there is no fix

    friend bool operator==(const Issue &, const Issue &) = default;
};

/// Checks the regions with changes in terrain or things, their neighbours, and the player. Areas that extend
/// beyond those count as reachable, as caves are endless; unchanged areas count only if a part of them is in
/// a changed region. Stops when `goOn(share)` returns false.
std::vector<Issue> checkWorld(World &world, const std::vector<Bookmark> &bookmarks,
                              const std::function<bool(double)> &goOn);

/// Fixes an issue that has a fix; `draft` is of the world that was checked. Error InvalidArgument: the issue
/// no longer exists.
Result<void> fixIssue(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks,
                      const Issue &issue);

/// The same for several issues of one check, in order. Fixes are determined from the world's initial state,
/// so that they don't take account of chests removed before the area around them is fixed. Issues that can't
/// be fixed, or were resolved along with others, are skipped. Returns the number fixed; the last error if
/// none could be fixed and there was one. Stops when `goOn(share)` returns false.
Result<std::size_t> fixIssues(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks,
                              std::span<const Issue> issues, const std::function<bool(double)> &goOn);

} // namespace cave
