// SPDX-License-Identifier: MIT
#pragma once

#include "app/net/discovery.h"
#include "core/base/result.h"
#include "core/link/code_guard.h"
#include "core/link/host_link.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QHash>
#include <QHostAddress>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <vector>

class QSslSocket;
class QTcpServer;

namespace cave {

/// How a world is hosted.
struct HostOptions {
    quint16 port = 0;        ///< 0: any that is free
    bool anyAddress = false; ///< also accept connections that come from outside of private networks
    bool announce = true;    ///< answer those who look for games on the local network
    QString code;            ///< normalised; empty: a new one
};

/// Hosts a world on the network: the sockets of a `HostLink`. Listens on the private addresses of this
/// machine and on loopback only, unless told otherwise; encrypted by a key from the join code. Wrong codes
/// are slowed down by address.
class HostServer : public QObject, private HostOutput {
    Q_OBJECT

public:
    /// Observes `world`, which must outlive it. `settings.random` is set here.
    HostServer(HostSettings settings, HostedWorld &world, HostOptions options, QObject *parent = nullptr);
    ~HostServer() override;

    /// Begins. Errors: the port is in use, or no address can be listened on.
    Result<void> listen();
    /// Ends the game for all guests, and waits up to a second until they have heard it.
    void stop();
    [[nodiscard]] bool isListening() const { return !m_servers.empty(); }

    [[nodiscard]] const QString &code() const { return m_options.code; }
    /// Makes a new code; who is in stays in, and can come back with the old one.
    void renewCode();
    [[nodiscard]] quint16 port() const { return m_port; }
    /// Where others can join, "192.168.1.5:40123", loopback last.
    [[nodiscard]] QStringList addresses() const;

    // As `HostLink` has them.
    std::optional<Refusal> ownCommand(const Command &command);
    bool say(const QString &text);
    void ping(WorldPos cell);
    void putOut(LinkPlayer player);
    [[nodiscard]] std::vector<HostLink::Guest> guests() const { return m_link.guests(); }

signals:
    /// Something of the link's events, in order.
    void happened(const cave::HostEvent &event);
    /// Who is here, or how far away they are, has changed.
    void guestsChanged();
    /// Someone at this address has given wrong codes, so many of late.
    void codeGuessed(const QString &address, int tries);

private:
    struct Key {
        QByteArray gameId;
        QByteArray key;
    };
    struct Connection {
        QSslSocket *socket = nullptr;
        std::size_t queued = 0; ///< bytes given to the socket and not reported as written
        bool closes = false;
    };
    class Server;

    void send(ConnectionId id, std::span<const std::uint8_t> bytes) override;
    void close(ConnectionId id, const Message &why) override;
    [[nodiscard]] std::vector<QHostAddress> wantedAddresses() const;
    bool listenOn(const QHostAddress &address, quint16 port);
    void accept(qintptr descriptor);
    void watch(QSslSocket *socket);
    void begin(QSslSocket *socket);
    void read(ConnectionId id);
    void reportWritten(ConnectionId id);
    void handshakeFailed(const QHostAddress &peer);
    void report();
    void tick();

    HostOptions m_options;
    HostedWorld &m_world;
    HostLink m_link;
    Key m_key;
    quint16 m_port = 0;
    std::vector<std::unique_ptr<Server>> m_servers;
    std::map<ConnectionId, Connection> m_connections;
    ConnectionId m_nextId = 1;
    int m_handshakes = 0; ///< going on
    CodeGuard m_guard;
    std::unique_ptr<Announcer> m_announcer;
    QElapsedTimer m_clock;
    QTimer m_timer;
    int m_sinceAddresses = 0; ///< ticks since the addresses of this machine were looked at
};

/// True for loopback, link-local and private (RFC 1918, RFC 4193) addresses.
[[nodiscard]] bool isPrivateAddress(const QHostAddress &address);

} // namespace cave
