// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>

namespace cave {

/// A running hash of the current part of a world's log: each command is combined with the hash of those
/// before it. So it can be continued, and differs if any command was altered.
struct LogHash {
    std::int64_t start = 0;    ///< commands before that part
    std::int64_t commands = 0; ///< up to this one
    std::uint64_t hash = 0;

    friend bool operator==(const LogHash &, const LogHash &) = default;
};

/// The hash up to command number `commands`, continued from that of fewer commands if it is of the same part.
/// Takes no lock and works while the world is being played. Errors: those of `WorldFile::summary`.
Result<LogHash> hashLog(const std::filesystem::path &world, std::int64_t commands, const LogHash &from = {});

} // namespace cave
