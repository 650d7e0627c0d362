// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <random>
#include <utility>
#include <vector>

namespace cave::test {

/// A bad network in front of a host: what passes takes up to `longestDelay` milliseconds, and connections can
/// be cut.
class Proxy {
public:
    Proxy(quint16 hostPort, int longestDelay) : m_hostPort(hostPort), m_longestDelay(longestDelay)
    {
        m_clock.start();
        m_server.listen(QHostAddress::LocalHost);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            while (QTcpSocket *near = m_server.nextPendingConnection())
                add(near);
        });
        QObject::connect(&m_timer, &QTimer::timeout, &m_server, [this] { deliver(); });
        m_timer.start(1);
    }

    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    [[nodiscard]] std::size_t connections() const { return m_pipes.size(); }

    void cutOne()
    {
        if (m_pipes.empty())
            return;
        auto &pipe = m_pipes[m_random() % m_pipes.size()];
        pipe->near.socket->abort();
        pipe->far.socket->abort();
    }

private:
    struct End {
        std::unique_ptr<QTcpSocket> socket;
        std::deque<std::pair<qint64, QByteArray>> incoming; ///< to be written here, and when
    };
    struct Pipe {
        End near;
        End far;
    };

    void add(QTcpSocket *near)
    {
        auto pipe = std::make_unique<Pipe>();
        pipe->near.socket.reset(near);
        near->setParent(nullptr);
        pipe->far.socket = std::make_unique<QTcpSocket>();
        pipe->far.socket->connectToHost(QHostAddress::LocalHost, m_hostPort);
        for (QTcpSocket *socket : {near, pipe->far.socket.get()})
            socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        forward(*near, pipe->far);
        forward(*pipe->far.socket, pipe->near);
        m_pipes.push_back(std::move(pipe));
    }

    void forward(QTcpSocket &from, End &to)
    {
        QObject::connect(&from, &QTcpSocket::readyRead, &m_server, [this, &from, &to] {
            const qint64 last = to.incoming.empty() ? 0 : to.incoming.back().first;
            const qint64 delay = static_cast<qint64>(m_random() % static_cast<unsigned>(m_longestDelay + 1));
            to.incoming.emplace_back(std::max(last, m_clock.elapsed() + delay), from.readAll());
        });
    }

    void deliver()
    {
        const auto open = [](const End &end) {
            return end.socket->state() != QAbstractSocket::UnconnectedState;
        };
        for (auto &pipe : m_pipes) {
            for (End *end : {&pipe->near, &pipe->far}) {
                while (!end->incoming.empty() && end->incoming.front().first <= m_clock.elapsed()) {
                    if (open(*end))
                        end->socket->write(end->incoming.front().second);
                    end->incoming.pop_front();
                }
            }
            if (!open(pipe->near) && pipe->far.incoming.empty())
                pipe->far.socket->disconnectFromHost();
            if (!open(pipe->far) && pipe->near.incoming.empty())
                pipe->near.socket->disconnectFromHost();
        }
        std::erase_if(m_pipes, [&](const auto &pipe) { return !open(pipe->near) && !open(pipe->far); });
    }

    quint16 m_hostPort;
    int m_longestDelay;
    std::mt19937 m_random{7};
    QElapsedTimer m_clock;
    QTcpServer m_server;
    QTimer m_timer;
    std::vector<std::unique_ptr<Pipe>> m_pipes;
};

} // namespace cave::test
