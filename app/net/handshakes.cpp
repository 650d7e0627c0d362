// SPDX-License-Identifier: MIT
#include "app/net/handshakes.h"

#include "app/net/addresses.h"
#include "core/link/link_worlds.h"

#include <QSslPreSharedKeyAuthenticator>
#include <QSslSocket>
#include <QTimer>

#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr int kMaxTurnedAway = 16;
constexpr int kTurnAwayMs = 2000;

} // namespace

Handshakes::Handshakes(QByteArray gameId, bool anyAddress, QObject *parent)
    : QObject(parent)
    , m_gameId(std::move(gameId))
    , m_anyAddress(anyAddress)
{
    m_clock.start();
}

Handshakes::~Handshakes()
{
    stop();
}

void Handshakes::setCode(const QString &code)
{
    m_key = joinKey(code, m_gameId);
}

void Handshakes::begin(qintptr descriptor)
{
    auto *socket = new QSslSocket(this);
    if (!socket->setSocketDescriptor(descriptor)) {
        delete socket;
        return;
    }
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    const LinkAddress address = linkAddress(socket->peerAddress());
    if (!m_anyAddress && !isPrivateAddress(socket->peerAddress()))
        turnAway(socket, TurnedAway::OtherNetwork);
    else if (m_guard.waitMs(address, m_clock.elapsed()) > 0)
        turnAway(socket, TurnedAway::WrongCodes);
    else
        start(socket, address);
}

/// Once the other side has sent something: closing a socket with bytes that weren't read would discard the
/// answer.
void Handshakes::turnAway(QSslSocket *socket, TurnedAway why)
{
    if (m_turnedAway >= kMaxTurnedAway) {
        socket->abort();
        socket->deleteLater();
        return;
    }
    ++m_turnedAway;
    connect(socket, &QObject::destroyed, this, [this] { --m_turnedAway; });
    connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
    const auto answer = [socket, why] {
        socket->readAll();
        socket->write(alertFor(why));
        socket->disconnectFromHost();
    };
    connect(socket, &QSslSocket::readyRead, socket, answer, Qt::SingleShotConnection);
    QTimer::singleShot(kTurnAwayMs, socket, [socket] {
        socket->abort();
        socket->deleteLater();
    });
}

void Handshakes::start(QSslSocket *socket, const LinkAddress &address)
{
    const HandshakePlaces::Id id = m_nextId++;
    if (const auto closed = m_places.add(id, address, m_guard.isKnown(address)))
        drop(*closed);
    m_running[id] = {socket, address, m_clock.elapsed()};
    socket->setSslConfiguration(hostSecurity(m_gameId));
    connect(socket, &QSslSocket::preSharedKeyAuthenticationRequired, this,
            [this](QSslPreSharedKeyAuthenticator *authenticator) { authenticator->setPreSharedKey(m_key); });
    connect(socket, &QSslSocket::encrypted, this, [this, id] { finish(id); });
    // What is written before are answers.
    connect(socket, &QSslSocket::encryptedBytesWritten, this, [this, id] { m_places.heard(id); });
    connect(socket, &QSslSocket::errorOccurred, this, [this, id](QAbstractSocket::SocketError error) {
        if (error == QAbstractSocket::SslHandshakeFailedError)
            fail(id);
    });
    connect(
        socket, &QSslSocket::disconnected, this, [this, id] { drop(id); }, Qt::QueuedConnection);
    socket->startServerEncryption();
}

void Handshakes::drop(HandshakePlaces::Id id)
{
    m_places.remove(id);
    const auto node = m_running.extract(id);
    if (node.empty())
        return;
    QSslSocket *socket = node.mapped().socket;
    socket->disconnect(this);
    socket->abort();
    socket->deleteLater();
}

/// As a rule a wrong code. The socket closes by itself, once it has said so.
void Handshakes::fail(HandshakePlaces::Id id)
{
    const auto at = m_running.find(id);
    if (at == m_running.end())
        return;
    const LinkAddress &address = at->second.address;
    const qint64 now = m_clock.elapsed();
    if (m_guard.wrong(address, now))
        emit codeGuessed(QString::fromStdString(address.exact), m_guard.wrongTries(address, now));
}

void Handshakes::finish(HandshakePlaces::Id id)
{
    m_places.remove(id);
    const auto node = m_running.extract(id);
    if (node.empty())
        return;
    m_guard.right(node.mapped().address, m_clock.elapsed());
    node.mapped().socket->disconnect(this);
    emit done(node.mapped().socket);
}

void Handshakes::tick()
{
    std::vector<HandshakePlaces::Id> late;
    for (const auto &[id, handshake] : m_running) {
        if (m_clock.elapsed() - handshake.sinceMs >= kGreetingMs)
            late.push_back(id);
    }
    for (const HandshakePlaces::Id id : late)
        drop(id);
}

void Handshakes::stop()
{
    while (!m_running.empty())
        drop(m_running.begin()->first);
}

} // namespace cave

#include "moc_handshakes.cpp"
