// SPDX-License-Identifier: MIT
#include "app/net/host_server.h"

#include "app/net/guest_client.h"
#include "app/net/host_memory.h"
#include "app/net/secure.h"
#include "app/net/timing.h"
#include "core/link/join_code.h"
#include "core/link/link_worlds.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QNetworkInterface>
#include <QNetworkProxy>
#include <QObject>
#include <QSslPreSharedKeyAuthenticator>
#include <QSslSocket>
#include <QString>
#include <QTcpServer>
#include <QTimer>

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr int kMaxTurnedAway = 16;
constexpr int kTurnAwayMs = 2000;

constexpr int kClosingMs = 2000;
constexpr qint64 kAddressesMs = 10'000;
constexpr qint64 kRememberMs = 60'000;
/// What is read of a connection at once, so that others have their turn.
constexpr qint64 kReadAtOnce = 256 << 10;

/// Hands descriptors over instead of making plain sockets of them.
class Listener : public QTcpServer {
public:
    Listener(std::function<void(qintptr)> accept, QObject *parent)
        : QTcpServer(parent)
        , m_accept(std::move(accept))
    {
        setProxy(QNetworkProxy::NoProxy);
    }

protected:
    void incomingConnection(qintptr descriptor) override { m_accept(descriptor); }

private:
    std::function<void(qintptr)> m_accept;
};

HostSettings withRandom(HostSettings settings)
{
    settings.random = fillRandom;
    return settings;
}

QString newCode()
{
    std::array<std::uint8_t, kJoinCodeBytes> bytes{};
    fillRandom(bytes);
    return QString::fromStdString(makeJoinCode(bytes));
}

} // namespace

/// Connections of a host up to the point at which the other side has shown that it knows the join code. Those
/// that can't be let in now are given the reason, if there aren't too many of them.
class Handshakes : public QObject {
    Q_OBJECT

public:
    /// `gameId` is the salt of the key; `anyAddress` as in `HostOptions`.
    Handshakes(QByteArray gameId, bool anyAddress, QObject *parent = nullptr)
        : QObject(parent)
        , m_gameId(std::move(gameId))
        , m_anyAddress(anyAddress)
    {
        m_clock.start();
    }

    ~Handshakes() override { stop(); }

    /// What those that begin from now on have to know; takes as long as `joinKey`.
    void setCode(const QString &code) { m_key = joinKey(code, m_gameId); }

    /// A connection came; takes the descriptor.
    void begin(qintptr descriptor)
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

    /// Ends those that take too long; to be called at least once a second.
    void tick()
    {
        std::vector<HandshakePlaces::Id> late;
        for (const auto &[id, handshake] : m_running) {
            if (m_clock.elapsed() - handshake.sinceMs >= kGreetingMs)
                late.push_back(id);
        }
        for (const HandshakePlaces::Id id : late)
            drop(id);
    }

    /// Ends all.
    void stop()
    {
        while (!m_running.empty())
            drop(m_running.begin()->first);
    }

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

    void start(QSslSocket *socket, const LinkAddress &address)
    {
        const HandshakePlaces::Id id = m_nextId++;
        if (const auto closed = m_places.add(id, address, m_guard.isKnown(address)))
            drop(*closed);
        m_running[id] = {socket, address, m_clock.elapsed()};
        socket->setSslConfiguration(hostSecurity(m_gameId));
        connect(
            socket, &QSslSocket::preSharedKeyAuthenticationRequired, this,
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

    /// Once the other side has sent something: closing a socket with bytes that weren't read would discard
    /// the answer.
    void turnAway(QSslSocket *socket, TurnedAway why)
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

    void finish(HandshakePlaces::Id id)
    {
        m_places.remove(id);
        const auto node = m_running.extract(id);
        if (node.empty())
            return;
        m_guard.right(node.mapped().address, m_clock.elapsed());
        node.mapped().socket->disconnect(this);
        emit done(node.mapped().socket);
    }

    /// As a rule a wrong code. The socket closes by itself, once it has said so.
    void fail(HandshakePlaces::Id id)
    {
        const auto at = m_running.find(id);
        if (at == m_running.end())
            return;
        const LinkAddress &address = at->second.address;
        const qint64 now = m_clock.elapsed();
        if (m_guard.wrong(address, now))
            emit codeGuessed(QString::fromStdString(address.exact), m_guard.wrongTries(address, now));
    }

    void drop(HandshakePlaces::Id id)
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

    QByteArray m_gameId;
    bool m_anyAddress;
    QByteArray m_key;
    std::map<HandshakePlaces::Id, Handshake> m_running;
    HandshakePlaces m_places;
    HandshakePlaces::Id m_nextId = 1;
    CodeGuard m_guard;
    QElapsedTimer m_clock;
    int m_turnedAway = 0; ///< that are being given the reason
};

HostServer::HostServer(const HostSettings &settings, HostedWorld &world, const HostOptions &options,
                       QObject *parent)
    : QObject(parent)
    , m_options(options)
    , m_link(withRandom(settings), world, *this)
{
    m_game.id = makeGameId().toStdString();
    m_game.world = settings.worldName;
    m_game.host = settings.hostName;
    m_game.version = settings.identity.programVersion;
    const std::optional<HostAccess> before = rememberedAccess(m_options.memory);
    if (m_options.code.isEmpty())
        m_options.code = before && !m_options.newCode ? before->code : newCode();
    m_game.port = before && m_options.port == 0 ? before->port : m_options.port;
    m_handshakes = std::make_unique<Handshakes>(QByteArray::fromStdString(m_game.id), m_options.anyAddress);
    m_handshakes->setCode(m_options.code);
    connect(m_handshakes.get(), &Handshakes::done, this, &HostServer::begin);
    connect(m_handshakes.get(), &Handshakes::codeGuessed, this, &HostServer::codeGuessed);
    m_timer.setInterval(kTickMs);
    connect(&m_timer, &QTimer::timeout, this, &HostServer::tick);
    m_clock.start();
}

HostServer::~HostServer()
{
    stop();
}

// --- Listening --------------------------------------------------------------------------------------------

Result<void> HostServer::listen()
{
    if (!QSslSocket::supportsSsl())
        return Error{ErrorCode::Io, message("encryption isn't available: Qt's TLS plugin is missing")};
    listenOnAll();
    if (m_servers.empty() && m_options.port == 0 && m_game.port != 0) { // the remembered one is taken
        m_game.port = 0;
        listenOnAll();
    }
    if (m_servers.empty())
        return Error{ErrorCode::Io,
                     m_options.port == 0
                         ? message("no address of this computer can be listened on")
                         : message("port %1 can't be used; is another program using it?", m_options.port)};
    if (m_options.ownMaps)
        m_link.ownCommand(
            OwnMapsCommand{}); // refused in a world that others have played in: it stays as it is
    if (m_options.announce) {
        m_announcer = std::make_unique<Announcer>(
            [this] {
                GameNotice game = m_game;
                const auto guests = m_link.guests();
                game.players = static_cast<int>(std::ranges::count_if(
                    guests, [](const auto &guest) { return guest.isPresent && !guest.watches; }));
                game.players += game.host.empty() ? 0 : 1; // a server doesn't play
                return game;
            },
            m_options.anyAddress);
    }
    m_timer.start();
    remember();
    return {};
}

void HostServer::listenOnAll()
{
    if (m_options.anyAddress)
        listenOn(QHostAddress::Any);
    else
        listenOnNewAddresses();
}

/// Again and again, as what is remembered is forgotten some time after the end, which may come at any time.
void HostServer::remember()
{
    m_rememberedMs = m_clock.elapsed();
    rememberAccess(m_options.memory, {m_game.port, m_options.code});
}

/// Addresses come and go with the networks that this machine is in.
void HostServer::listenOnNewAddresses()
{
    m_addressesMs = m_clock.elapsed();
    QList<QHostAddress> addresses = QNetworkInterface::allAddresses();
    std::stable_partition(addresses.begin(), addresses.end(),
                          [](const QHostAddress &it) { return it.isLoopback(); });
    std::erase_if(m_servers,
                  [&](const auto &server) { return !addresses.contains(server->serverAddress()); });
    for (const QHostAddress &address : addresses) {
        const bool known = std::ranges::any_of(
            m_servers, [&](const auto &server) { return server->serverAddress() == address; });
        if (!known && isPrivateAddress(address))
            listenOn(address);
    }
}

bool HostServer::listenOn(const QHostAddress &address)
{
    auto server =
        std::make_unique<Listener>([this](qintptr descriptor) { m_handshakes->begin(descriptor); }, nullptr);
    if (!server->listen(address, m_game.port))
        return false;
    m_game.port = server->serverPort();
    m_servers.push_back(std::move(server));
    return true;
}

QStringList HostServer::addresses() const
{
    QList<QHostAddress> all;
    for (const auto &server : m_servers)
        all += server->serverAddress() == QHostAddress::Any ? QNetworkInterface::allAddresses()
                                                            : QList{server->serverAddress()};
    QStringList shared;
    QStringList own;
    for (const QHostAddress &address : all) {
        if (!address.isLinkLocal()) // which needs the interface, too
            (address.isLoopback() ? own : shared).append(addressText({address.toString(), m_game.port}));
    }
    return shared + own;
}

void HostServer::renewCode()
{
    m_options.code = newCode();
    m_handshakes->setCode(m_options.code);
    remember();
}

void HostServer::stop(const std::string &detail)
{
    if (m_servers.empty())
        return;
    remember();
    m_announcer.reset();
    m_servers.clear();
    m_timer.stop();
    m_handshakes->stop();
    m_link.stop(detail);
    QElapsedTimer waited;
    waited.start();
    for (const auto &[id, connection] : m_connections) {
        QSslSocket *socket = connection.socket;
        socket->disconnect(this);
        while (socket->state() == QAbstractSocket::ClosingState && waited.elapsed() < kStopMs &&
               socket->waitForBytesWritten(static_cast<int>(kStopMs - waited.elapsed()))) {
        }
        socket->abort();
        socket->deleteLater();
    }
    m_connections.clear();
    report();
}

// --- Connections ------------------------------------------------------------------------------------------

/// The other side knows the code.
void HostServer::begin(QSslSocket *socket)
{
    socket->setParent(this);
    const ConnectionId id = m_nextId++;
    m_connections[id].socket = socket;
    connect(socket, &QSslSocket::readyRead, this, [this, id] { read(id); });
    connect(socket, &QSslSocket::encryptedBytesWritten, this, [this, id] { reportWritten(id); });
    // Later, as the link itself may have closed it just now.
    connect(
        socket, &QSslSocket::disconnected, this, [this, id] { lose(id); }, Qt::QueuedConnection);
    m_link.connected(id, m_clock.elapsed());
    read(id);
}

void HostServer::read(ConnectionId id)
{
    const auto at = m_connections.find(id);
    if (at == m_connections.end() || at->second.closes)
        return;
    QSslSocket *socket = at->second.socket;
    const QByteArray bytes = socket->read(kReadAtOnce);
    if (!bytes.isEmpty())
        m_link.received(id,
                        {reinterpret_cast<const std::uint8_t *>(bytes.data()), // NOLINT
                         static_cast<std::size_t>(bytes.size())},
                        m_clock.elapsed());
    if (socket->bytesAvailable() > 0)
        QMetaObject::invokeMethod(
            this, [this, id] { read(id); }, Qt::QueuedConnection);
    report();
}

void HostServer::send(ConnectionId id, std::span<const std::uint8_t> bytes)
{
    const auto at = m_connections.find(id);
    if (at == m_connections.end())
        return;
    at->second.queued += bytes.size();
    at->second.socket->write(reinterpret_cast<const char *>(bytes.data()), // NOLINT
                             static_cast<qint64>(bytes.size()));
}

void HostServer::close(ConnectionId id, const Message & /*why*/)
{
    const auto at = m_connections.find(id);
    if (at == m_connections.end())
        return;
    at->second.closes = true;
    QSslSocket *socket = at->second.socket;
    socket
        ->disconnectFromHost(); // once all is written, which a peer that doesn't read would put off for ever
    QTimer::singleShot(kClosingMs, socket, [socket] { socket->abort(); });
}

/// Encrypted bytes are a little more than those that were given, so this reports late rather than early.
void HostServer::reportWritten(ConnectionId id)
{
    const auto at = m_connections.find(id);
    if (at == m_connections.end())
        return;
    const QSslSocket &socket = *at->second.socket;
    const auto waiting = static_cast<std::size_t>(socket.bytesToWrite() + socket.encryptedBytesToWrite());
    if (waiting >= at->second.queued)
        return;
    const std::size_t written = at->second.queued - waiting;
    at->second.queued = waiting;
    m_link.written(id, written);
}

void HostServer::lose(ConnectionId id)
{
    const auto node = m_connections.extract(id);
    if (node.empty())
        return;
    node.mapped().socket->deleteLater();
    m_link.disconnected(id, m_clock.elapsed());
    report();
}

// --- What goes on -----------------------------------------------------------------------------------------

void HostServer::tick()
{
    const qint64 now = m_clock.elapsed();
    m_handshakes->tick();
    if (!m_options.anyAddress && now - m_addressesMs >= kAddressesMs)
        listenOnNewAddresses();
    if (now - m_rememberedMs >= kRememberMs)
        remember();
    m_link.tick(now);
    report();
}

void HostServer::report()
{
    m_link.flush();
    emit ordered();
    for (const HostEvent &event : m_link.takeEvents())
        emit happened(event);
    std::vector<std::pair<LinkPlayer, std::optional<std::int64_t>>> guests;
    for (const HostLink::Guest &guest : m_link.guests())
        guests.emplace_back(guest.player, guest.isPresent ? guest.latencyMs.value_or(-1) : guest.latencyMs);
    if (guests != m_shownGuests) {
        m_shownGuests = std::move(guests);
        emit guestsChanged();
    }
}

std::optional<Refusal> HostServer::ownCommand(const Command &command)
{
    const std::optional<Refusal> refusal = m_link.ownCommand(command);
    report();
    return refusal;
}

void HostServer::putOut(LinkPlayer player)
{
    m_link.putOut(player);
    report();
}

} // namespace cave

#include "host_server.moc"
#include "moc_host_server.cpp"
