// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world_spec.h"

#include <filesystem>
#include <string>
#include <vector>

namespace cave {

/// A problem in a world's file.
struct WorldFinding {
    Message problem; ///< a sentence: "region (3, -2) of level 0: checksum does not match"
    Message remedy;  ///< how a repair fixes it; empty if it can't be repaired
};

/// The result of a repair.
struct WorldRepair {
    std::vector<WorldFinding> repaired;
    std::vector<WorldFinding> left; ///< remaining problems; empty if the file is intact
    std::filesystem::path original; ///< the damaged file, kept next to a new one; empty if it wasn't replaced
    Message obstacle;               ///< what prevented a complete repair; may be empty
};

/// Checks structure, checksums and content of a world's file without changing it; empty means intact. Takes
/// no lock. Errors: NotFound, NotAWorld, TooNew, Io; Damaged if not even the first page is readable.
Result<std::vector<Message>> verifyWorldFile(const std::filesystem::path &path);

/// Repairs what `verifyWorldFile` finds. If pages are broken, a new file is made of all readable rows and
/// replaces the damaged one, which is kept next to it; if that fails, nothing is changed. Errors: those of
/// `verifyWorldFile`; Locked, DiskFull. `otherwise`: what the world is made from if the file can't say it any
/// more.
Result<WorldRepair> repairWorldFile(const std::filesystem::path &path, const WorldSpec *otherwise = nullptr);

} // namespace cave
