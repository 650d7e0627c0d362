// SPDX-License-Identifier: MIT
#pragma once

#include "app/net/secure.h"
#include "core/link/guest_link.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

class QSslSocket;

namespace cave {

/// Where a game is.
struct GameAddress {
    QString host; ///< a name or an address
    quint16 port = 0;
};

/// "192.168.1.5:40123", or "[fe80::1]:40123": as `gameAddress` reads it.
[[nodiscard]] QString addressText(const GameAddress &address);

/// "192.168.1.5:40123", "[fe80::1]:40123" or "name:40123". Error InvalidArgument says what is missing.
[[nodiscard]] Result<GameAddress> gameAddress(const QString &text);

/// Plays in a game that another machine hosts: the socket of a `GuestLink`. Connects again by itself when the
/// link breaks.
class GuestClient : public QObject, private GuestOutput {
    Q_OBJECT

public:
    /// Observes `world`, which must outlive it. `code` is normalised.
    GuestClient(GuestSettings settings, JoinedWorld &world, GameAddress address, QString code,
                QObject *parent = nullptr);
    ~GuestClient() override;

    /// Connects. All that follows is reported by signals.
    void start();
    /// Ends the link permanently and waits up to a second until the host has heard it.
    void leave();

    [[nodiscard]] GuestLink::State state() const { return m_link.state(); }
    [[nodiscard]] double progress() const { return m_link.progress(); }
    [[nodiscard]] bool isUnpacking() const { return m_link.isUnpacking(); }
    /// What is wrong with the link now; empty if nothing is.
    [[nodiscard]] const Message &problem() const { return m_problem; }
    /// Why no connection was made, for advice to the player.
    enum class Failure { None, Unreachable, TurnedAway, WrongCode };
    [[nodiscard]] Failure failure() const { return m_failure; }
    /// Only if the host refused the greeting.
    [[nodiscard]] std::optional<RefusedReason> refusedReason() const { return m_link.refusedReason(); }
    /// Whether the host should have been heard by now.
    [[nodiscard]] bool isQuiet() const { return m_link.isQuiet(m_clock.elapsed()); }
    [[nodiscard]] std::optional<std::int64_t> latencyMs() const { return m_link.latencyMs(); }
    [[nodiscard]] std::optional<LinkPlayer> player() const { return m_link.player(); }
    [[nodiscard]] const std::string &worldName() const { return m_link.worldName(); }
    [[nodiscard]] const std::string &hostName() const { return m_link.hostName(); }
    [[nodiscard]] std::size_t waitingRequests() const { return m_link.waitingRequests(); }
    [[nodiscard]] std::uint64_t position() const { return m_link.position(); }

    // As `GuestLink` has them.
    std::optional<std::uint64_t> request(const Command &command) { return m_link.request(command); }
    bool talk(const Talk &talk) { return m_link.talk(talk); }
    /// Breaks the connection, as a pulled cable would; it is made again.
    void breakConnection();

signals:
    /// The link has finished with what came: what it did to the world can be shown. Emitted before
    /// `happened`.
    void ordered();
    /// Something of the link's events, in order.
    void happened(const cave::GuestEvent &event);
    /// Any of the above has changed.
    void changed();
    /// Emitted once, when the game is over for this guest; `why` is for the player.
    void ended(const cave::Message &why);

private:
    void send(std::span<const std::uint8_t> bytes) override;
    void close() override;
    void connectToHost();
    void connectionLost();
    void dropSocket();
    void giveUp(const Message &why);
    void tryAgain(const Message &why);
    void retryLater();
    [[nodiscard]] Message turnedAwayText() const;
    void read();
    void report();
    void end(const Message &why);

    GuestLink m_link;
    GameAddress m_address;
    QString m_code;
    QByteArray m_gameId; ///< that m_key is for
    QByteArray m_key;
    QSslSocket *m_socket = nullptr;
    bool m_encrypted = false;
    bool m_wasAsked = false;                ///< for the key, on this connection
    std::optional<TurnedAway> m_turnedAway; ///< what the host said on it
    bool m_ended = false;
    Message m_problem;
    Failure m_failure = Failure::None;
    QElapsedTimer m_clock;
    QTimer m_timer;
    QTimer m_retry;
    int m_retries = 0;
};

} // namespace cave
