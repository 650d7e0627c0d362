// SPDX-License-Identifier: MIT
#include "app/net/discovery.h"

#include "app/net/addresses.h"
#include "core/base/text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkDatagram>
#include <QNetworkInterface>

#include <algorithm>

namespace cave {
namespace {

constexpr int kSearchMs = 1000;
constexpr qint64 kForgottenMs = 4000;
constexpr int kMaxAnswers = 50; ///< a second
constexpr int kMaxGames = 200;
constexpr qsizetype kLargestDatagram = 1400;
constexpr qsizetype kLongestText = 80;

const QByteArray kQuestion = QByteArrayLiteral("{\"cavegame\":\"who hosts?\"}");

QString shownText(const QJsonValue &value)
{
    return QString::fromStdString(printable(value.toString().left(kLongestText).toStdString()));
}

QByteArray encoded(const FoundGame &game)
{
    const QJsonObject object{{QStringLiteral("cavegame"), QStringLiteral("a game")},
                             {QStringLiteral("id"), QString::fromLatin1(game.id)},
                             {QStringLiteral("world"), game.world.left(kLongestText)},
                             {QStringLiteral("host"), game.host.left(kLongestText)},
                             {QStringLiteral("players"), game.players},
                             {QStringLiteral("version"), game.version.left(kLongestText)},
                             {QStringLiteral("port"), game.port}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// Nothing unless it is an answer.
std::optional<FoundGame> decoded(const QNetworkDatagram &datagram)
{
    const QJsonObject object = QJsonDocument::fromJson(datagram.data()).object();
    if (object.value(QLatin1String("cavegame")) != QStringLiteral("a game"))
        return std::nullopt;
    FoundGame game;
    game.id = object.value(QLatin1String("id")).toString().left(kLongestText).toLatin1();
    game.world = shownText(object.value(QLatin1String("world")));
    game.host = shownText(object.value(QLatin1String("host")));
    game.version = shownText(object.value(QLatin1String("version")));
    game.players = std::clamp(object.value(QLatin1String("players")).toInt(), 0, 9999);
    const int port = object.value(QLatin1String("port")).toInt();
    game.address = datagram.senderAddress();
    game.port = static_cast<quint16>(port);
    if (game.id.isEmpty() || port < 1 || port > 65'535)
        return std::nullopt;
    return game;
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

Announcer::Announcer(std::function<FoundGame()> describe, bool anyAddress, QObject *parent)
    : QObject(parent)
    , m_describe(std::move(describe))
    , m_anyAddress(anyAddress)
{
    m_clock.start();
    connect(&m_socket, &QUdpSocket::readyRead, this, &Announcer::answer);
    m_socket.bind(QHostAddress::AnyIPv4, kDiscoveryPort,
                  QAbstractSocket::ShareAddress | QAbstractSocket::ReuseAddressHint);
}

void Announcer::answer()
{
    while (m_socket.hasPendingDatagrams()) {
        const QNetworkDatagram datagram = m_socket.receiveDatagram(kLargestDatagram);
        if (datagram.data() != kQuestion || (!m_anyAddress && !isPrivateAddress(datagram.senderAddress())))
            continue;
        if (m_clock.elapsed() >= 1000) {
            m_clock.restart();
            m_answers = 0;
        }
        if (++m_answers <= kMaxAnswers)
            m_socket.writeDatagram(datagram.makeReply(encoded(m_describe())));
    }
}

// --- Who looks for games ----------------------------------------------------------------------------------

GameFinder::GameFinder(QObject *parent) : QObject(parent)
{
    m_clock.start();
    connect(&m_socket, &QUdpSocket::readyRead, this, &GameFinder::read);
    connect(&m_timer, &QTimer::timeout, this, &GameFinder::ask);
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
    while (m_socket.hasPendingDatagrams()) {
        std::optional<FoundGame> game = decoded(m_socket.receiveDatagram(kLargestDatagram));
        if (!game || (m_games.size() >= kMaxGames && !m_games.contains(game->id)))
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
    if (isNews)
        emit changed();
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
