// SPDX-License-Identifier: MIT
#include "app/net/guest_client.h"

#include "app/net/timing.h"

#include <QNetworkProxy>
#include <QSslPreSharedKeyAuthenticator>
#include <QSslSocket>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr int kShortestRetryMs = 250;
constexpr int kLongestRetryMs = 5000;
constexpr int kFirstRetries = 5; ///< of a guest that wasn't in the game before
constexpr int kConnectMs = 10'000;
constexpr qint64 kReadBytes = 1 << 20;

} // namespace

QString addressText(const GameAddress &address)
{
    const bool isIPv6 = address.host.contains(QLatin1Char(':'));
    return QStringLiteral("%1:%2").arg(isIPv6 ? QStringLiteral("[%1]").arg(address.host) : address.host,
                                       QString::number(address.port));
}

Result<GameAddress> gameAddress(const QString &text)
{
    const QString trimmed = text.trimmed();
    const qsizetype colon = trimmed.lastIndexOf(QLatin1Char(':'));
    const std::string shown = trimmed.toStdString();
    if (colon <= 0)
        return invalid(message("“%1”: the port is missing; an address looks like 192.168.1.5:40123", shown));
    bool isNumber = false;
    const uint port = trimmed.mid(colon + 1).toUInt(&isNumber);
    if (!isNumber || port == 0 || port > 65'535)
        return invalid(message("“%1”: the port must be 1 to 65535", shown));
    QString host = trimmed.left(colon);
    if (host.startsWith(QLatin1Char('[')) && host.endsWith(QLatin1Char(']')))
        host = host.mid(1, host.size() - 2);
    else if (host.contains(QLatin1Char(':')))
        return invalid(message("“%1”: put the IPv6 address in brackets, as in [fe80::1]:40123", shown));
    return GameAddress{host, static_cast<quint16>(port)};
}

GuestClient::GuestClient(GuestSettings settings, JoinedWorld &world, GameAddress address, QString code,
                         QObject *parent)
    : QObject(parent)
    , m_link(std::move(settings), world, *this)
    , m_address(std::move(address))
    , m_code(std::move(code))
{
    m_timer.setInterval(kTickMs);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_link.tick(m_clock.elapsed());
        report();
    });
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &GuestClient::connectToHost);
    m_clock.start();
}

GuestClient::~GuestClient()
{
    leave();
    dropSocket();
}

void GuestClient::start()
{
    m_timer.start();
    connectToHost();
}

// --- The connection ---------------------------------------------------------------------------------------

void GuestClient::connectToHost()
{
    if (m_link.state() != GuestLink::State::Waiting)
        return;
    dropSocket();
    m_socket = new QSslSocket(this);
    m_socket->setProxy(QNetworkProxy::NoProxy); // it isn't for the local network
    m_socket->setSslConfiguration(guestSecurity());
    connect(m_socket, &QSslSocket::preSharedKeyAuthenticationRequired, this,
            [this](QSslPreSharedKeyAuthenticator *authenticator) {
                m_wasAsked = true;
                const QByteArray hint =
                    authenticator->identityHint(); // in memory of OpenSSL's: copied to keep it
                if (m_gameId != hint || m_key.isEmpty()) {
                    m_gameId = QByteArray(hint.constData(), hint.size());
                    m_key = joinKey(m_code, m_gameId);
                }
                authenticator->setIdentity("guest");
                authenticator->setPreSharedKey(m_key);
            });
    connect(m_socket, &QSslSocket::encrypted, this, [this] {
        m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        m_encrypted = true;
        m_failure = Failure::None;
        m_link.connected(m_clock.elapsed());
        report();
    });
    connect(m_socket, &QSslSocket::alertReceived, this,
            [this](QSsl::AlertLevel, QSsl::AlertType type) { m_turnedAway = turnedAwayBy(type); });
    connect(m_socket, &QSslSocket::readyRead, this, &GuestClient::read);
    // Later, as the link itself may have closed it just now.
    const auto lost = [this, socket = m_socket] {
        if (socket == m_socket)
            connectionLost();
    };
    connect(m_socket, &QSslSocket::errorOccurred, this, lost, Qt::QueuedConnection);
    connect(m_socket, &QSslSocket::disconnected, this, lost, Qt::QueuedConnection);
    m_encrypted = m_wasAsked = false;
    m_turnedAway.reset();
    QTimer::singleShot(kConnectMs, m_socket, [this] {
        if (m_encrypted)
            return;
        m_failure = Failure::Unreachable;
        giveUp(message("%1 doesn't answer", addressText(m_address).toStdString()));
    });
    m_socket->connectToHostEncrypted(m_address.host, m_address.port);
}

void GuestClient::dropSocket()
{
    if (m_socket == nullptr)
        return;
    m_socket->disconnect(this);
    m_socket->abort();
    m_socket->deleteLater();
    m_socket = nullptr;
}

void GuestClient::connectionLost()
{
    if (m_socket == nullptr)
        return;
    if (m_encrypted && m_socket->bytesAvailable() > 0)
        read(); // the last words
    const QAbstractSocket::SocketError error = m_socket->error();
    const QString text = m_socket->errorString();
    if (m_encrypted) {
        dropSocket();
        m_link.disconnected(m_clock.elapsed());
        giveUp(m_link.endReason());
    } else if (m_turnedAway) {
        m_failure = Failure::TurnedAway;
        giveUp(turnedAwayText());
    } else if (error == QAbstractSocket::SslHandshakeFailedError && m_wasAsked) {
        m_failure = Failure::WrongCode;
        dropSocket(); // trying again would look like guessing
        end(message("the join code is wrong, or the host has a new one"));
    } else if (error == QAbstractSocket::SslHandshakeFailedError) {
        m_failure = Failure::Unreachable;
        giveUp(message("%1 answers, but not as a game of Cave Game", addressText(m_address).toStdString()));
    } else if (error == QAbstractSocket::RemoteHostClosedError) {
        m_failure = Failure::TurnedAway;
        tryAgain(turnedAwayText());
    } else {
        m_failure = Failure::Unreachable;
        giveUp(message("%1 can't be reached: %2", addressText(m_address).toStdString(), text.toStdString()));
    }
}

/// Why the host didn't let this machine try its code, and what to do.
Message GuestClient::turnedAwayText() const
{
    const std::string host = addressText(m_address).toStdString();
    if (!m_turnedAway)
        return message("%1 is busy: it closed the connection before it could check the join code; try again "
                       "in a minute",
                       host);
    if (*m_turnedAway == TurnedAway::WrongCodes)
        return message("too many wrong join codes came to %1 from this address; wait five minutes, then try "
                       "again with the code that the host sees now",
                       host);
    return message("%1 only accepts connections from its own network; ask the host to accept those from "
                   "outside, too",
                   host);
}

/// A connection has failed: the next one follows, unless the game never began.
void GuestClient::giveUp(const Message &why)
{
    dropSocket();
    m_encrypted = false;
    m_problem = why;
    if (!m_link.player() || m_link.state() == GuestLink::State::Ended)
        return end(why);
    retryLater();
}

/// A host that is busy: the next attempt follows even before the game has begun, a few times.
void GuestClient::tryAgain(const Message &why)
{
    if (m_link.player() || m_retries >= kFirstRetries)
        return giveUp(why);
    dropSocket();
    retryLater();
}

void GuestClient::retryLater()
{
    m_retry.start(std::min(kShortestRetryMs << std::min(m_retries, 5), kLongestRetryMs));
    ++m_retries;
    emit changed();
}

void GuestClient::breakConnection()
{
    if (m_socket != nullptr)
        m_socket->abort();
}

void GuestClient::leave()
{
    m_retry.stop();
    m_timer.stop();
    if (m_link.state() == GuestLink::State::Ended || m_ended)
        return;
    m_ended = true; // nothing is to be reported
    if (m_socket != nullptr)
        m_socket->disconnect(this);
    m_link.leave();
    if (m_socket != nullptr && m_encrypted) {
        QElapsedTimer waited;
        waited.start();
        while (m_socket->state() == QAbstractSocket::ClosingState && waited.elapsed() < kStopMs &&
               m_socket->waitForBytesWritten(static_cast<int>(kStopMs - waited.elapsed()))) {
        }
    }
    dropSocket();
}

void GuestClient::send(std::span<const std::uint8_t> bytes)
{
    if (m_socket != nullptr)
        m_socket->write(reinterpret_cast<const char *>(bytes.data()), // NOLINT
                        static_cast<qint64>(bytes.size()));
}

void GuestClient::close()
{
    if (m_socket != nullptr)
        m_socket->disconnectFromHost(); // once all is written
}

void GuestClient::read()
{
    while (m_socket != nullptr && m_socket->bytesAvailable() > 0 && !m_ended) {
        const QByteArray bytes = m_socket->read(kReadBytes);
        m_link.received({reinterpret_cast<const std::uint8_t *>(bytes.data()), // NOLINT
                         static_cast<std::size_t>(bytes.size())},
                        m_clock.elapsed());
    }
    report();
}

// --- What goes on -----------------------------------------------------------------------------------------

void GuestClient::report()
{
    if (m_ended)
        return;
    emit ordered();
    for (const GuestEvent &event : m_link.takeEvents())
        emit happened(event);
    if (m_link.state() == GuestLink::State::Ended)
        return end(m_link.endReason());
    if (m_link.state() == GuestLink::State::Playing) {
        m_problem = {};
        m_retries = 0;
    } else if (m_link.state() == GuestLink::State::Waiting && m_encrypted) {
        giveUp(m_link.endReason()); // the link has given the connection up
    }
    emit changed();
}

void GuestClient::end(const Message &why)
{
    if (m_ended)
        return;
    m_ended = true;
    m_retry.stop();
    m_timer.stop();
    m_problem = why;
    emit changed();
    emit ended(why);
}

} // namespace cave

#include "moc_guest_client.cpp"
