// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace cave {

/// A kind of database that Cave Game writes, by SQLite's application_id.
struct DatabaseKind {
    std::int64_t applicationId = 0;
    std::string_view name;
};

inline constexpr DatabaseKind kWorldDatabase{0x43415645, "world"};              // "CAVE"
inline constexpr DatabaseKind kLibraryDatabase{0x43765364, "library of seeds"}; // "CvSd"
inline constexpr DatabaseKind kHistoryDatabase{0x4376526e, "history of runs"};  // "CvRn"
inline constexpr DatabaseKind kTotalsDatabase{0x43764464, "record of totals"};  // "CvDd"
inline constexpr std::array kDatabaseKinds{kWorldDatabase, kLibraryDatabase, kHistoryDatabase,
                                           kTotalsDatabase};

/// "it is a library of seeds"; of an unknown id "it is a database of another program".
Message databaseKindText(std::int64_t applicationId);

} // namespace cave
