// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/codec/payload.h"
#include "core/io/files/database.h"
#include "core/io/files/file_lock.h"
#include "core/io/world_file/world_file.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

/// The prepared statements that write a world. Call inside a transaction of their database.
class WorldWriter {
public:
    WorldWriter() = default;
    static Result<WorldWriter> prepare(const Database &database);

    /// Writes all of `changes`, and the current time as the last time played.
    Result<void> write(const World &world, const UnsavedChanges &changes);

    /// Writes the region's changes; a region without any has no row.
    Result<void> writeRegion(const World &world, RegionPos pos)
    {
        return writeRegion(world, pos, world.map.changesOf(pos));
    }
    /// The same for changes not applied to the world yet.
    Result<void> writeRegion(const World &world, RegionPos pos, const RegionChanges &changes);
    /// Writes the player's position only.
    Result<void> writePlace(WorldPos place);
    /// Writes position, turn, commands and steps, and the current time as the last time played.
    Result<void> writePlayer(const World &world);
    /// Writes the flagged parts of inventory, statistics, run, action, and fight with streams.
    Result<void> writeState(const World &world, const UnsavedChanges &changes);
    /// A transaction was undone: what it wrote isn't in the file.
    void forgetWritten() { m_party.clear(); }
    /// Logs the commands, the last of which led to the current state, and the checkpoints.
    Result<void> writeCommands(const World &world, const UnsavedChanges &changes);
    /// Makes the world's current state the start of the log's current part; see `startLogPart`.
    Result<void> writeOrigin(const World &world);

private:
    Result<void> putParty(std::span<const std::uint8_t> bytes);
    Result<void> putState(std::string_view key, std::span<const std::uint8_t> bytes);

    Statement m_putRegion;
    Statement m_dropRegion;
    Statement m_putPlayer;
    Statement m_putPlace;
    Statement m_putState;
    Statement m_putCommand;
    Statement m_putCheckpoint;
    Statement m_putOrigin;
    Statement m_markParty;
    PayloadEncoder m_encoder;
    WrittenBudget m_budget;
    std::vector<std::uint8_t> m_party; // as last written
};

/// All rows of `state` of a world.
UnsavedChanges everyState(const World &world);

/// Takes a row of `state`.
using PutState = std::function<Result<void>(std::string_view key, std::span<const std::uint8_t> bytes)>;
/// Encodes the flagged rows of `state`.
Result<void> encodeStates(const World &world, const UnsavedChanges &changes, PayloadEncoder &encoder,
                          const PutState &put);

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

    /// Opens the database of `path`, whose lock the caller holds. Takes over the lock only on success, so
    /// that after an error the caller can still clean up under it.
    static Result<std::unique_ptr<State>> open(const std::filesystem::path &path, FileLock &lock);

    // In this order, so that the lock is released last.
    std::filesystem::path path;
    FileLock lock;
    Database database;
    WorldWriter writer;
    std::vector<Message> notices; ///< from opening, until the world is loaded
};

/// For repairing an open file.
struct WorldFileAccess {
    static Database &database(WorldFile &file) { return file.m_state->database; }
    static WorldWriter &writer(WorldFile &file) { return file.m_state->writer; }
};

} // namespace cave
