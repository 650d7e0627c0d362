// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/files/database.h"
#include "core/io/files/file_lock.h"
#include "core/io/files/payload.h"
#include "core/io/world_file/world_file.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

/// The statements that write a world, prepared once. Call inside a transaction of the database it was
/// prepared for.
class WorldWriter {
public:
    WorldWriter() = default;
    static Result<WorldWriter> prepare(const Database &database);

    /// Writes all that `changes` names, and that the world was played now.
    Result<void> write(const World &world, const UnsavedChanges &changes);

    /// Writes the region's changes; a region without any has no row.
    Result<void> writeRegion(const World &world, RegionPos pos)
    {
        return writeRegion(world, pos, world.map.changesOf(pos));
    }
    /// The same for changes that the world is about to get.
    Result<void> writeRegion(const World &world, RegionPos pos, const RegionChanges &changes);
    /// Writes the player's place alone.
    Result<void> writePlace(WorldPos place);
    /// Writes place, turn, commands and steps, and that the world was played now.
    Result<void> writePlayer(const World &world);
    /// Writes what is flagged of inventory, statistics, run, action, and fight with streams.
    Result<void> writeState(const World &world, const UnsavedChanges &changes);
    /// Lets the log begin with the world as it is now.
    Result<void> writeOrigin(const World &world);

private:
    /// Logs the commands, of which the last led to the world as it is, and the checkpoints.
    Result<void> writeCommands(const World &world, const UnsavedChanges &changes);
    /// Writes what is in `m_bytes` and empties it.
    Result<void> putState(std::string_view key);

    Statement m_putRegion;
    Statement m_dropRegion;
    Statement m_putPlayer;
    Statement m_putPlace;
    Statement m_putState;
    Statement m_putCommand;
    Statement m_putCheckpoint;
    Statement m_putOrigin;
    PayloadEncoder m_encoder;
    ByteWriter m_bytes; // scratch, kept for its memory
};

/// All rows of `state` that a world has.
UnsavedChanges everyState(const World &world);

struct WorldFile::State {
    State(std::filesystem::path filePath, FileLock fileLock, Database connection, WorldWriter statements)
        : path(std::move(filePath))
        , lock(std::move(fileLock))
        , database(std::move(connection))
        , writer(std::move(statements))
    {
    }
    State(const State &) = delete;
    State &operator=(const State &) = delete;
    ~State();

    /// Opens the database of `path`, whose lock the caller holds. Takes the lock over only when that
    /// succeeds, so that after an error the caller may still clean up under it.
    static Result<std::unique_ptr<State>> open(const std::filesystem::path &path, FileLock &lock);

    // In this order: the lock is the last to go.
    std::filesystem::path path;
    FileLock lock;
    Database database;
    WorldWriter writer;
    std::vector<Message> notices; ///< of opening it, until it is loaded
};

/// For those who repair a file that is open.
struct WorldFileAccess {
    static Database &database(WorldFile &file) { return file.m_state->database; }
    static WorldWriter &writer(WorldFile &file) { return file.m_state->writer; }
};

} // namespace cave
