// SPDX-License-Identifier: MIT
#include "app/net/discovery.h"

#include "app/net/secure.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>
#include <QNetworkProxy>

#include <algorithm>

namespace cave {
namespace {

constexpr int kSearchMs = 1000;
constexpr qint64 kForgottenMs = 4000;
constexpr int kMaxAnswers = 50; ///< a second
constexpr int kMaxGames = 200;
constexpr int kMaxGamesOfOne = 32; ///< of one address
constexpr int kHeardAtOnce = 64;   ///< datagrams, so that others have their turn
constexpr int kNewsMs = 100;
constexpr auto kMaxDatagram = static_cast<qint64>(kMaxNoticeBytes);

const QByteArray kQuestion(kGameQuestion.data(), static_cast<qsizetype>(kGameQuestion.size()));

/// Nothing unless it is an answer.
std::optional<FoundGame> gameOf(const QNetworkDatagram &datagram)
{
    const QByteArray data = datagram.data();
    const std::optional<GameNotice> notice =
        decodeNotice({data.constData(), static_cast<std::size_t>(data.size())});
    if (!notice)
        return std::nullopt;
    return FoundGame{QByteArray::fromStdString(notice->id),
                     QString::fromStdString(notice->world),
                     QString::fromStdString(notice->host),
                     notice->players,
                     QString::fromStdString(notice->version),
                     datagram.senderAddress(),
                     notice->port};
}

/// Loopback included, so that games of this machine are found without any network.
QList<QHostAddress> broadcastAddresses()
{
    QList<QHostAddress> addresses{QHostAddress(QStringLiteral("127.255.255.255")), QHostAddress::Broadcast};
    for (const QNetworkInterface &interface : QNetworkInterface::allInterfaces()) {
        for (const QNetworkAddressEntry &entry : interface.addressEntries()) {
            if (!entry.broadcast().isNull() && !addresses.contains(entry.broadcast()))
                addresses.append(entry.broadcast());
        }
    }
    return addresses;
}

} // namespace

// --- A host -----------------------------------------------------------------------------------------------

Announcer::Announcer(std::function<GameNotice()> describe, bool anyAddress, QObject *parent)
    : QObject(parent)
    , m_describe(std::move(describe))
    , m_anyAddress(anyAddress)
{
    m_clock.start();
    connect(&m_socket, &QUdpSocket::readyRead, this, &Announcer::answer);
    m_socket.setProxy(QNetworkProxy::NoProxy);
    m_socket.bind(QHostAddress::AnyIPv4, kDiscoveryPort,
                  QAbstractSocket::ShareAddress | QAbstractSocket::ReuseAddressHint);
}

void Announcer::answer()
{
    for (int read = 0; read < kHeardAtOnce && m_socket.hasPendingDatagrams(); ++read) {
        const QNetworkDatagram datagram = m_socket.receiveDatagram(kMaxDatagram);
        if (datagram.data() != kQuestion || (!m_anyAddress && !isPrivateAddress(datagram.senderAddress())))
            continue;
        if (m_clock.elapsed() >= 1000) {
            m_clock.restart();
            m_answers = 0;
        }
        if (++m_answers <= kMaxAnswers)
            m_socket.writeDatagram(datagram.makeReply(QByteArray::fromStdString(encodeNotice(m_describe()))));
    }
}

// --- Who looks for games ----------------------------------------------------------------------------------

GameFinder::GameFinder(QObject *parent) : QObject(parent)
{
    m_clock.start();
    connect(&m_socket, &QUdpSocket::readyRead, this, &GameFinder::read);
    connect(&m_timer, &QTimer::timeout, this, &GameFinder::ask);
    m_news.setSingleShot(true);
    connect(&m_news, &QTimer::timeout, this, &GameFinder::changed);
    m_socket.setProxy(QNetworkProxy::NoProxy);
    m_socket.bind(QHostAddress::AnyIPv4, 0);
    m_timer.start(kSearchMs);
    QMetaObject::invokeMethod(this, &GameFinder::ask, Qt::QueuedConnection);
}

void GameFinder::ask()
{
    const qint64 now = m_clock.elapsed();
    const qsizetype gone = m_games.removeIf([&](const auto &it) { return now - it->atMs >= kForgottenMs; });
    if (gone > 0)
        emit changed();
    for (const QHostAddress &address : broadcastAddresses())
        m_socket.writeDatagram(kQuestion, address, kDiscoveryPort);
}

void GameFinder::read()
{
    bool isNews = false;
    for (int read = 0; read < kHeardAtOnce && m_socket.hasPendingDatagrams(); ++read) {
        std::optional<FoundGame> game = gameOf(m_socket.receiveDatagram(kMaxDatagram));
        if (!game || !hasRoomFor(*game))
            continue;
        Heard &heard = m_games[game->id];
        heard.atMs = m_clock.elapsed();
        // The same game may answer over several networks of this machine: its first address stays while it
        // does.
        const bool isNewAddress = heard.game.id.isEmpty() || heard.game.address == game->address ||
                                  heard.atMs - heard.addressMs >= kForgottenMs;
        if (isNewAddress)
            heard.addressMs = heard.atMs;
        else
            game->address = heard.game.address;
        isNews = isNews || heard.game != *game;
        heard.game = std::move(*game);
    }
    if (isNews && !m_news.isActive())
        m_news.start(kNewsMs);
}

/// One who invents games crowds out none of another address.
bool GameFinder::hasRoomFor(const FoundGame &game)
{
    if (m_games.contains(game.id))
        return true;
    const auto isOfOne = [&](const Heard &heard) { return heard.game.address == game.address; };
    return m_games.size() < kMaxGames && std::ranges::count_if(m_games, isOfOne) < kMaxGamesOfOne;
}

QList<FoundGame> GameFinder::games() const
{
    QList<FoundGame> games;
    for (const Heard &heard : m_games)
        games.append(heard.game);
    std::ranges::sort(games, [](const FoundGame &a, const FoundGame &b) {
        return std::tie(a.world, a.host, a.id) < std::tie(b.world, b.host, b.id);
    });
    return games;
}

} // namespace cave

#include "moc_discovery.cpp"
