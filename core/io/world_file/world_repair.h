// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace cave {

/// Something that is wrong with a world's file.
struct WorldFinding {
    Message problem; ///< a sentence: "region (3, -2) of level 0: checksum does not match"
    Message remedy;  ///< what repairing makes of it; empty: it can't be repaired
};

/// What a repair came to.
struct WorldRepair {
    std::vector<WorldFinding> repaired;
    std::vector<WorldFinding> left; ///< what is still wrong; empty: the file is sound
    std::filesystem::path original; ///< the damaged file, kept beside a new one; empty: none was needed
    Message obstacle;               ///< what kept the rest from being repaired; may be empty
};

/// Checks structure, checksums and content of a world's file without changing it; empty means sound. Takes no
/// lock. Errors: NotFound, NotAWorld, TooNew, Io; Damaged if not even the first page can be read.
Result<std::vector<Message>> verifyWorldFile(const std::filesystem::path &path);

/// Repairs what `verifyWorldFile` finds. Where pages are broken a new file is made of all rows that can be
/// read, and takes the place of the damaged one, which is kept beside it; if that can't be done, nothing is
/// changed. Errors as `verifyWorldFile`; Locked, DiskFull.
Result<WorldRepair> repairWorldFile(const std::filesystem::path &path);

} // namespace cave
