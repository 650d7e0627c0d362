// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/codec/world_snapshot.h"
#include "core/io/worlds/replay.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"
#include "core/world/generator_info.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace cave::test {

/// As many moments, or as late a turn, as there are.
inline constexpr std::int64_t kAll = std::numeric_limits<std::int64_t>::max();

inline constexpr std::array kScenarios{GeneratorKind::Caves, GeneratorKind::Cavern, GeneratorKind::Dungeon,
                                       GeneratorKind::Rooms, GeneratorKind::Journey};

/// A world that is played by chance while its log, and its hash after each command, are noted.
class PlayedLog {
public:
    explicit PlayedLog(
        GeneratorKind kind, MonsterMode monsters = MonsterMode::Roaming,
        const std::function<void(WorldSettings &)> &change = [](WorldSettings & /*settings*/) {})
    {
        const GeneratorInfo &info = generatorInfo(kind);
        WorldSpec spec{"past", {kind, info.versions.back()}, info.defaults};
        spec.settings.monsters = monsters;
        change(spec.settings);
        begin(spec);
    }
    explicit PlayedLog(const WorldSpec &spec) { begin(spec); }

    [[nodiscard]] Session &session() { return *m_session; }

    void apply(const Command &command, int player = 1)
    {
        m_session->apply(player, command);
        for (const Command &logged : m_session->unsavedChanges().commands)
            m_commands.push_back(logged);
        m_session->changesSaved();
        note();
    }

    /// An edit gives the player experience, and a region far away explored cells.
    void edit()
    {
        World world = copyOf(m_session->world());
        world.player().experience += 7;
        RegionChanges explored;
        explored.explored[3] = 0xff;
        world.map.setChanges({40, 40}, explored);
        const Result<std::vector<std::uint8_t>> bytes = encodeWorld(world);
        REQUIRE(bytes);
        m_breaks.push_back({m_commands.size(), *bytes});
        World next(world.spec, world.content, world.map.source());
        REQUIRE(decodeWorld(*bytes, next));
        m_session.emplace(std::move(next));
        m_session->changesSaved();
        note();
    }

    [[nodiscard]] std::shared_ptr<const WorldLog> log()
    {
        return std::make_shared<const WorldLog>(WorldLog{
            "past", copyOf(*m_origin), m_commands, {}, copyOf(m_session->world()), true, m_breaks, {}});
    }

    /// The hash of the state after each number of commands of the log that play stopped at.
    [[nodiscard]] const std::map<std::int64_t, std::uint64_t> &hashes() const { return m_hashes; }

private:
    void begin(const WorldSpec &spec)
    {
        Result<Session> begun = Session::begin(spec);
        REQUIRE(begun);
        begun->changesSaved();
        m_session.emplace(std::move(*begun));
        m_origin.emplace(copyOf(m_session->world()));
        note();
    }

    void note() { m_hashes[static_cast<std::int64_t>(m_commands.size())] = m_session->stateHash(); }

    std::optional<Session> m_session;
    std::optional<World> m_origin;
    std::vector<Command> m_commands;
    std::vector<LogBreak> m_breaks;
    std::map<std::int64_t, std::uint64_t> m_hashes;
};

/// A reckless test player plays until the run ends, at most this number of commands.
inline void playRecklessly(PlayedLog &played, int commands)
{
    const Scenario &scenario = played.session().content().scenario;
    const TestPlayer player = testPlayer(scenario, PlayStyle::Reckless, 5);
    for (int i = 0; i < commands && played.session().world().run == RunState::Going; ++i) {
        const std::optional<Command> command = player(played.session());
        if (!command)
            break;
        played.apply(*command);
    }
}

} // namespace cave::test
