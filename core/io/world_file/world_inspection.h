// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/world_file/world_file.h"
#include "core/world/bookmark.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace cave {

/// A row of a world's file: one region's stored differences, intact or not.
struct StoredRegion {
    std::int64_t level = 0;
    RegionPos pos;
    std::int64_t payloadBytes = 0;    ///< as stored
    std::int64_t contentBytes = 0;    ///< inflated; 0 if that fails
    std::uint32_t storedChecksum = 0; ///< CRC-32 in the file
    std::uint32_t checksum = 0;       ///< CRC-32 of the payload
    std::int64_t changedTurn = 0;     ///< of the last change
    std::int64_t exploredCells = 0;   ///< as stored
    bool quarantined = false;         ///< moved there when the world was opened
    Message problem;                  ///< why it is unusable, naming level and region; empty if it is usable

    friend bool operator==(const StoredRegion &, const StoredRegion &) = default;
};

/// "region (3, -2) of level 0".
Message nameOfStored(const StoredRegion &stored);

/// All that a world's file holds, read without a lock and without changing it, also while it is being played.
struct InspectedWorld {
    WorldSummary summary;
    World world;                       ///< with unusable parts reset to the seed
    std::vector<StoredRegion> regions; ///< in order of level and position; quarantined ones last
    std::vector<Message> notices;      ///< see `LoadedWorld::notices`
    std::vector<Bookmark> bookmarks;
    std::vector<Message> remarks;       ///< see `LoadedWorld::remarks`
    std::vector<DamagedRegion> damaged; ///< those of which something is lost; see `lossText`
};

/// Reads a world's file. Errors: those of `WorldFile::open`, without Locked.
Result<InspectedWorld> inspectWorldFile(const std::filesystem::path &path);

/// Only the rows of regions, in the same order. Errors as above.
Result<std::vector<StoredRegion>> readStoredRegions(const std::filesystem::path &path);

/// A part of a region's content.
struct PayloadSection {
    int tag = 0;
    Message name;           ///< see `sectionName`
    std::size_t offset = 0; ///< of its tag, in the content
    std::size_t size = 0;   ///< of its data, without tag and length
    Message summary;        ///< how many cells or things are in it, or why it can't be read

    friend bool operator==(const PayloadSection &, const PayloadSection &) = default;
};

/// The stored bytes of a region.
struct RawRegion {
    StoredRegion row;
    std::vector<std::uint8_t> payload;
    std::vector<std::uint8_t> content;    ///< inflated, as far as possible; at most kMaxPayloadContent
    std::vector<PayloadSection> sections; ///< as far as known
};

/// The bytes of one region. Errors as above; NotFound: the file has no such row.
Result<RawRegion> readRawRegion(const std::filesystem::path &path, std::int64_t level, RegionPos pos,
                                bool quarantined);

} // namespace cave
