#include "core/io/world_file_format.h"
#include "core/io/world_file_state.h"

#include <utility>

namespace cave {

Result<WorldWriter> WorldWriter::prepare(const Database &database)
{
    WorldWriter writer;
    const std::pair<Statement *, const char *> statements[] = {
        {&writer.m_putRegion,
         "INSERT OR REPLACE INTO regions (level, rx, ry, payload, crc32, explored_cells, changed_turn) "
         "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"},
        {&writer.m_dropRegion, "DELETE FROM regions WHERE level = ?1 AND rx = ?2 AND ry = ?3"},
        {&writer.m_putPlayer,
         "INSERT OR REPLACE INTO player (id, x, y, turn, last_played_ms) VALUES (0, ?1, ?2, ?3, ?4)"},
        {&writer.m_putCommand, "INSERT OR REPLACE INTO command_log (turn, command) VALUES (?1, ?2)"},
    };
    for (const auto &[target, sql] : statements) {
        Result<Statement> statement = database.prepare(sql);
        if (!statement)
            return statement.error();
        *target = std::move(*statement);
    }
    return writer;
}

Result<void> WorldWriter::writeRegion(const World &world, RegionPos pos)
{
    const RegionChanges &changes = world.level.changesOf(pos);
    if (changes.empty())
        return m_dropRegion.bind(1, kEndlessLevel).bind(2, pos.x).bind(3, pos.y).run();
    const Result<std::span<const std::uint8_t>> payload = m_encoder.encode(changes, world.level.regionSize());
    if (!payload)
        return payload.error();
    return m_putRegion.bind(1, kEndlessLevel)
        .bind(2, pos.x)
        .bind(3, pos.y)
        .bindBlob(4, *payload)
        .bind(5, crc32Of(*payload))
        .bind(6, exploredCells(changes))
        .bind(7, world.turn)
        .run();
}

Result<void> WorldWriter::writePlayer(const World &world)
{
    const WorldPos position = world.player.position;
    return m_putPlayer.bind(1, position.x)
        .bind(2, position.y)
        .bind(3, world.turn)
        .bind(4, currentTimeMs())
        .run();
}

Result<void> WorldWriter::writeCommands(const World &world, const std::vector<Command> &commands)
{
    std::int64_t number = world.commands - static_cast<std::int64_t>(commands.size());
    for (const Command &command : commands) {
        if (Result<void> written = m_putCommand.bind(1, ++number).bind(2, commandCode(command)).run();
            !written)
            return written;
    }
    return {};
}

} // namespace cave
