// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/saved_session.h"
#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"
#include "editor/document/world_document.h"

#include <QTemporaryDir>
#include <QTest>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace cave {

/// A world that a test player plays, in a file; with it, its hash at the start of each turn.
class PlayedFile {
public:
    PlayedFile(GeneratorKind kind, int players)
    {
        const GeneratorInfo &info = generatorInfo(kind);
        WorldSpec spec{"timeline", {kind, info.versions.back()}, info.defaults};
        spec.settings.monsters = MonsterMode::Roaming;
        Result<SavedSession> saved = SavedSession::create(path(), "Played", spec);
        if (!saved)
            qFatal("%s", saved.error().text().c_str());
        note(saved->session());
        if (players > 1)
            apply(*saved, 1, JoinCommand{2});
        play(*saved, players);
        if (!saved->save())
            qFatal("the world isn't saved");
    }

    /// Rows of test data: every scenario, alone and by two players ("kind", "players").
    static void addRows()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("players");
        for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Cavern, GeneratorKind::Dungeon,
                                         GeneratorKind::Rooms, GeneratorKind::Journey}) {
            for (const int players : {1, 2})
                QTest::addRow("%d, %d players", static_cast<int>(kind), players)
                    << static_cast<int>(kind) << players;
        }
    }

    [[nodiscard]] std::filesystem::path path() const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / "played.cave";
    }
    [[nodiscard]] std::unique_ptr<WorldDocument> read() const
    {
        Result<ReadDocument> read = readDocument(path());
        if (!read)
            qFatal("%s", read.error().text().c_str());
        return std::make_unique<WorldDocument>(std::move(*read));
    }
    [[nodiscard]] const std::map<std::int64_t, std::uint64_t> &hashes() const { return m_hashes; }

private:
    void note(Session &session) { m_hashes.try_emplace(session.world().turn, session.stateHash()); }
    void apply(SavedSession &saved, int player, const Command &command)
    {
        saved.apply(player, command);
        note(saved.session());
    }
    void play(SavedSession &saved, int players)
    {
        Session &session = saved.session();
        const TestPlayer mind = testPlayer(session.content().scenario, PlayStyle::Reckless, 5);
        for (int i = 0; i < 250 && session.world().run == RunState::Going; ++i) {
            const int player = 1 + i / 3 % players;
            session.showPlayer(player);
            const std::optional<Command> command = mind(session);
            session.showPlayer(1);
            if (!command)
                break;
            apply(saved, player, *command);
        }
    }

    QTemporaryDir m_folder;
    std::map<std::int64_t, std::uint64_t> m_hashes;
};

} // namespace cave
