// SPDX-License-Identifier: MIT
#pragma once

#include "app/net/discovery.h"
#include "core/base/result.h"
#include "core/link/host_link.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QHostAddress;
class QSslSocket;
class QTcpServer;

namespace cave {

class Handshakes;

/// How a world is hosted.
struct HostOptions {
    quint16 port = 0;        ///< 0: any that is free
    bool anyAddress = false; ///< also accept connections that come from outside of private networks
    bool announce = true;    ///< answer those who look for games on the local network
    bool ownMaps = false;    ///< each player has explored a map of their own; only before anyone has joined
    QString code;            ///< normalised; empty: a new one, or the one that is remembered
    bool newCode = false;    ///< never the remembered one
    std::filesystem::path memory; ///< file for what is remembered, see host_memory.h; empty: none
};

/// Hosts a world on the network: the sockets of a `HostLink`. Listens on the private addresses of this
/// machine and on loopback only, unless the options say otherwise; encrypted by a key from the join code.
/// Wrong codes are slowed down by address.
class HostServer : public QObject, private HostOutput {
    Q_OBJECT

public:
    /// Observes `world`, which must outlive it and stay as it is until `listen`. `settings.random` is set
    /// here.
    HostServer(const HostSettings &settings, HostedWorld &world, const HostOptions &options,
               QObject *parent = nullptr);
    ~HostServer() override;

    /// Begins. Errors: the port is in use, or no address can be listened on.
    Result<void> listen();
    /// Ends the game for all guests, and waits up to a second until they have heard it. `detail`: that of
    /// `ByeReason::HostStopped`.
    void stop(const std::string &detail = {});

    [[nodiscard]] const QString &code() const { return m_options.code; }
    /// Makes a new code. Players who are connected stay; those who connect again need the new one.
    void renewCode();
    [[nodiscard]] quint16 port() const { return m_game.port; }
    /// Where others can join, "192.168.1.5:40123", loopback last.
    [[nodiscard]] QStringList addresses() const;

    // As `HostLink` has them.
    std::optional<Refusal> ownCommand(const Command &command);
    bool talk(const Talk &talk) { return m_link.talk(talk); }
    [[nodiscard]] bool isPaused() const { return m_link.isPaused(); }
    void putOut(LinkPlayer player);
    [[nodiscard]] std::vector<HostLink::Guest> guests() const { return m_link.guests(); }

signals:
    /// The link has finished with what came: what it did to the world can be shown. Emitted before
    /// `happened`.
    void ordered();
    /// Something of the link's events, in order.
    void happened(const cave::HostEvent &event);
    /// Who is here, or how far away they are, has changed.
    void guestsChanged();
    /// Wrong codes came from this address; their number within the last minutes.
    void codeGuessed(const QString &address, int tries);

private:
    struct Connection {
        QSslSocket *socket = nullptr;
        std::size_t queued = 0; ///< bytes given to the socket and not reported as written
        bool closes = false;
    };

    void send(ConnectionId id, std::span<const std::uint8_t> bytes) override;
    void close(ConnectionId id, const Message &why) override;
    void listenOnNewAddresses();
    bool listenOn(const QHostAddress &address);
    void begin(QSslSocket *socket);
    void read(ConnectionId id);
    void reportWritten(ConnectionId id);
    void lose(ConnectionId id);
    void report();
    void tick();

    void listenOnAll();
    void remember();

    HostOptions m_options;
    HostLink m_link;
    GameNotice m_game; ///< as announced, but for the number of players
    std::unique_ptr<Handshakes> m_handshakes;
    std::vector<std::unique_ptr<QTcpServer>> m_servers; ///< one for each address
    std::map<ConnectionId, Connection> m_connections;
    ConnectionId m_nextId = 1;
    std::unique_ptr<Announcer> m_announcer;
    QElapsedTimer m_clock;
    QTimer m_timer;
    qint64 m_rememberedMs = 0;
    qint64 m_addressesMs = 0; ///< when the addresses of this machine were looked at
    std::vector<std::pair<LinkPlayer, std::optional<std::int64_t>>> m_shownGuests;
};

} // namespace cave
