// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "app/net/host_server.h"
#include "app/net/shared_worlds.h"
#include "app/play/session/play_session.h"
#include "app/together/guest_table.h"

#include <QElapsedTimer>
#include <QObject>

#include <map>

namespace cave {

class PlayPage;

/// The world open on the play page, hosted for others. Orders its commands until `stop`.
class HostedGame : public QObject, private CommandOrder {
    Q_OBJECT

public:
    /// `page` has an open world, and must outlive this; the world stays open until `stop`.
    HostedGame(PlayPage &page, const PlayerLook &look, const HostOptions &options, QObject *parent = nullptr);
    ~HostedGame() override;

    /// Begins. Errors: those of `HostServer::listen`.
    Result<void> start();
    /// Ends the game for all guests; the host plays on alone.
    void stop();

    [[nodiscard]] HostServer &server() { return m_server; }
    /// Everyone, the host first.
    [[nodiscard]] QList<GuestRow> players() const;
    /// Guests who are there.
    [[nodiscard]] int presentGuests() const;
    void say(const QString &text);
    void point(WorldPos cell);

signals:
    /// Who is here, or how far away, has changed.
    void playersChanged();

private:
    [[nodiscard]] bool keepsTime() const override { return true; }
    [[nodiscard]] bool isOnlooker() const override { return false; }
    [[nodiscard]] bool hasCompany() const override { return presentGuests() > 0; }
    void give(const Command &command) override;
    [[nodiscard]] bool awaitsAnswer() const override { return false; }
    void setPaused(bool on) override;
    void show(const HostEvent &event);
    void reportPlayers();
    [[nodiscard]] QString nameOf(LinkPlayer player) const;
    [[nodiscard]] LinkPlayer localPlayer() const;

    PlayPage &m_page;
    PlayerLook m_look;
    HostedSession m_world;
    HostServer m_server;
    std::map<LinkPlayer, QElapsedTimer> m_away; ///< since their link ended
    std::map<LinkPlayer, QString> m_names;      ///< of guests, those who have gone included
    bool m_runs = false;
};

} // namespace cave
