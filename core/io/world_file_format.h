#pragma once

#include "core/base/result.h"
#include "core/io/database.h"
#include "core/session/command.h"
#include "core/world/world.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace cave {

// What a `.cave` file looks like inside; shared by the parts of WorldFile and of no use elsewhere.
//
// clang-format off: one table a line
// meta         texts: name, seed, generator, generator_version, settings (JSON), scenario, created_ms, crc32
// (of the others) levels       one row a level; level 0 is the endless one regions      what play changed:
// payload (see payload.h), its crc32, its explored cells, the turn of the last change quarantine   rows of
// regions that failed their checks, and why player       one row: position, turn, time of the last save
// command_log  turn → the command that took it, from 1, without gaps
// clang-format on

inline constexpr std::uint32_t kWorldApplicationId = 0x43415645; ///< "CAVE"
inline constexpr int kWorldFormatVersion = 1;                    ///< SQLite's user_version
inline constexpr int kEndlessLevel = 0;

struct WorldMeta {
    std::string name;
    WorldSpec spec;
    std::int64_t createdMs = 0;
};

struct PlayerRow {
    WorldPos position; ///< (0, 0) if there is a problem
    std::int64_t turn = 0;
    std::int64_t lastPlayedMs = 0;
    std::string problem; ///< why the position can't be used; empty if it can
};

enum class Access {
    Play, ///< read and write; the caller holds the lock
    Read, ///< leaves the file and its folder as they are
};

/// Opens a file after checking that it is a world of a version we know. Errors: NotFound, NotAWorld, TooNew,
/// Damaged, Io.
Result<Database> openWorldDatabase(const std::filesystem::path &path, Access access);

/// Makes the tables of an empty database and marks it as a world.
Result<void> createWorldTables(Database &database);

Result<void> writeMeta(Database &database, const WorldMeta &meta);
/// Errors: Damaged; TooNew for a generator version or scenario that we don't know.
Result<WorldMeta> readMeta(const Database &database, const std::filesystem::path &path);
/// Checks that the numbers are possible, not that the player stands on floor. A position that can't be used
/// is no error, as there is another way into the world.
Result<PlayerRow> readPlayer(const Database &database, const std::filesystem::path &path);

/// One row of `regions`, from a statement with the columns level, rx, ry, payload, crc32, explored_cells.
struct RegionRow {
    std::int64_t level = 0;
    RegionPos pos;
    Result<RegionChanges> changes = RegionChanges{}; ///< error: why it can't be used, naming region and level
};
RegionRow readRegionRow(const Statement &row, int regionSize);
inline constexpr std::string_view kSelectRegions =
    "SELECT level, rx, ry, payload, crc32, explored_cells FROM regions ORDER BY level, rx, ry";

int exploredCells(const RegionChanges &changes);

/// "(3, -2)".
std::string placeText(WorldPos pos);

/// `path` with `suffix` at its end: SQLite's own companions ("-wal"), the half-made file (".new").
std::filesystem::path companionFile(const std::filesystem::path &path, const char *suffix);

/// Milliseconds since 1970-01-01 UTC.
std::int64_t currentTimeMs();

} // namespace cave
