// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/codec/payload.h"
#include "core/io/files/database.h"
#include "core/io/worlds/saved_session.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>
#include <zlib.h>

#include "tests/io/files/io_fixtures.h"

namespace cave::test {

/// Lets a log of at least twenty commands end in another state.
inline constexpr const char *kDivertLog = "UPDATE command_log SET command = 4 WHERE seq BETWEEN 5 AND 20";

/// A closed world with a few explored regions, and its bytes to start from again and again.
struct Sample {
    TempFolder folder;
    std::filesystem::path path = folder / "sample.cave";
    std::string bytes;
    WorldMap::Changes changes;
    std::uint64_t hash = 0;

    /// Whether the log leads to the world, so that what is damaged can be restored from it.
    enum class Log { Leads, LeadsElsewhere };

    explicit Sample(Log log = Log::Leads)
    {
        {
            Result<SavedSession> session = SavedSession::create(path, "Sample", testSpec());
            REQUIRE(session);
            walk(*session, 1, 600);
            changes = session->session().world().map.changes();
            hash = session->session().stateHash();
            REQUIRE(changes.size() >= 2);
        }
        if (log == Log::LeadsElsewhere)
            execute(kDivertLog);
        bytes = readBytes(path);
    }

    /// Changes the closed file through SQL.
    void execute(const char *sql) const
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        REQUIRE(database);
        const Result<void> done = database->execute(sql);
        INFO((done ? std::string() : done.error().text()));
        REQUIRE(done);
    }

    [[nodiscard]] RegionPos firstRegion() const { return changes.begin()->first; }

    /// Gives the first region other bytes, with a checksum that fits.
    void replaceFirstPayload(const std::vector<std::uint8_t> &payload) const
    {
        replacePayload(firstRegion(), payload);
    }
    void replacePayload(RegionPos pos, const std::vector<std::uint8_t> &payload) const
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        REQUIRE(database);
        Result<Statement> update =
            database->prepare("UPDATE regions SET payload = ?1, crc32 = ?2 WHERE rx = ?3 AND ry = ?4");
        REQUIRE(update);
        update->bindBlob(1, payload).bind(2, crc32Of(payload)).bind(3, pos.x).bind(4, pos.y);
        REQUIRE(update->run());
        REQUIRE(database->changedRows() == 1);
    }
};

/// A payload with any content.
inline std::vector<std::uint8_t> packedPayload(const std::vector<std::uint8_t> &content)
{
    uLongf length = compressBound(static_cast<uLong>(content.size()));
    std::vector<std::uint8_t> payload(1 + length);
    payload[0] = kPayloadVersion;
    REQUIRE(compress2(payload.data() + 1, &length, content.data(), static_cast<uLong>(content.size()), 9) ==
            Z_OK);
    payload.resize(1 + length);
    return payload;
}

} // namespace cave::test
