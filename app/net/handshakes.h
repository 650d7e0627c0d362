// SPDX-License-Identifier: MIT
#pragma once

#include "app/net/secure.h"
#include "core/link/join_code.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <map>

class QSslSocket;

namespace cave {

/// Connections of a host up to the point at which the other side has shown that it knows the join code. Those
/// that can't be let in now are told why, if there aren't too many of them.
class Handshakes : public QObject {
    Q_OBJECT

public:
    /// `gameId` is the salt of the key; `anyAddress` as in `HostOptions`.
    Handshakes(QByteArray gameId, bool anyAddress, QObject *parent = nullptr);
    ~Handshakes() override;

    /// What those that begin from now on have to know; takes as long as `joinKey`.
    void setCode(const QString &code);
    /// A connection came; takes the descriptor.
    void begin(qintptr descriptor);
    /// Ends those that take too long; to be called at least once a second.
    void tick();
    /// Ends all.
    void stop();

signals:
    /// The other side knows the code; the receiver owns the socket from now on.
    void done(QSslSocket *socket);
    /// Wrong codes came from this address; their number within the last minutes.
    void codeGuessed(const QString &address, int tries);

private:
    struct Handshake {
        QSslSocket *socket = nullptr;
        LinkAddress address;
        qint64 sinceMs = 0;
    };

    void start(QSslSocket *socket, const LinkAddress &address);
    void turnAway(QSslSocket *socket, TurnedAway why);
    void finish(HandshakePlaces::Id id);
    void fail(HandshakePlaces::Id id);
    void drop(HandshakePlaces::Id id);

    QByteArray m_gameId;
    bool m_anyAddress;
    QByteArray m_key;
    std::map<HandshakePlaces::Id, Handshake> m_running;
    HandshakePlaces m_places;
    HandshakePlaces::Id m_nextId = 1;
    CodeGuard m_guard;
    QElapsedTimer m_clock;
    int m_turnedAway = 0; ///< that are just being told so
};

} // namespace cave
