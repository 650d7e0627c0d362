// SPDX-License-Identifier: MIT
#pragma once

#include "core/link/join_code.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QHash>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QUdpSocket>

#include <functional>

namespace cave {

// Finding games on the local network; see core/link/join_code.h for what is sent.

inline constexpr quint16 kDiscoveryPort = 46'347;

/// A game that was found.
struct FoundGame {
    QByteArray id;
    QString world;
    QString host; ///< the player who hosts it
    int players = 0;
    QString version; ///< of the program
    QHostAddress address;
    quint16 port = 0;

    friend bool operator==(const FoundGame &, const FoundGame &) = default;
};

/// Answers questions about one game for as long as it exists.
class Announcer : public QObject {
    Q_OBJECT

public:
    /// `describe` gives the game as it is now.
    explicit Announcer(std::function<GameNotice()> describe, bool anyAddress, QObject *parent = nullptr);
    /// False if the port can't be had: the game can be joined by its address only.
    [[nodiscard]] bool isActive() const { return m_socket.state() == QAbstractSocket::BoundState; }

private:
    void answer();

    std::function<GameNotice()> m_describe;
    bool m_anyAddress;
    QUdpSocket m_socket;
    QElapsedTimer m_clock;
    int m_answers = 0; ///< in the current second
};

/// Looks for games for as long as it exists.
class GameFinder : public QObject {
    Q_OBJECT

public:
    explicit GameFinder(QObject *parent = nullptr);

    /// Those heard of in the last seconds, sorted by world and host.
    [[nodiscard]] QList<FoundGame> games() const;

signals:
    void changed();

private:
    void ask();
    void read();
    [[nodiscard]] bool hasRoomFor(const FoundGame &game);

    struct Heard {
        FoundGame game;
        qint64 atMs = 0;
        qint64 addressMs = 0; ///< when that address last answered
    };
    QUdpSocket m_socket;
    QTimer m_timer;
    QTimer m_news; ///< until `changed` says what was heard
    QElapsedTimer m_clock;
    QHash<QByteArray, Heard> m_games;
};

} // namespace cave
