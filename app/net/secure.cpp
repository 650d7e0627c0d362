// SPDX-License-Identifier: MIT
#include "app/net/secure.h"

#include "core/link/join_code.h"

#include <QPasswordDigestor>
#include <QRandomGenerator>
#include <QSslSocket>

#include <algorithm>
#include <array>

namespace cave {
namespace {

QSslConfiguration security()
{
    QSslConfiguration configuration;
    // Qt 6.4 has no pre-shared keys in TLS 1.3.
    configuration.setProtocol(QSsl::TlsV1_2);
    configuration.setCiphers(QStringLiteral("ECDHE-PSK-CHACHA20-POLY1305"));
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // the key is what identifies both sides
    return configuration;
}

// Which OpenSSL doesn't send when there are no certificates.
constexpr QSsl::AlertType kWrongCodes = QSsl::AlertType::AccessDenied;
constexpr QSsl::AlertType kOtherNetwork = QSsl::AlertType::UserCancelled;

} // namespace

QByteArray alertFor(TurnedAway why)
{
    constexpr char kAlert = 21;
    constexpr char kFatal = 2;
    const QSsl::AlertType type = why == TurnedAway::WrongCodes ? kWrongCodes : kOtherNetwork;
    const std::array<char, 7> record{kAlert, 3, 3, 0, 2, kFatal, static_cast<char>(type)}; // of TLS 1.2
    return {record.data(), static_cast<qsizetype>(record.size())};
}

std::optional<TurnedAway> turnedAwayBy(QSsl::AlertType alert)
{
    if (alert == kWrongCodes)
        return TurnedAway::WrongCodes;
    return alert == kOtherNetwork ? std::optional(TurnedAway::OtherNetwork) : std::nullopt;
}

void fillRandom(std::span<std::uint8_t> bytes)
{
    for (std::uint8_t &byte : bytes)
        byte = static_cast<std::uint8_t>(QRandomGenerator::system()->bounded(256));
}

QByteArray makeGameId()
{
    std::array<std::uint8_t, 16> bytes{};
    fillRandom(bytes);
    return QByteArray(reinterpret_cast<const char *>(bytes.data()), bytes.size()).toHex(); // NOLINT
}

QByteArray joinKey(const QString &code, const QByteArray &gameId)
{
    const std::string salt = joinKeySalt(gameId.toStdString());
    return QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256, code.toUtf8(),
                                              QByteArray::fromStdString(salt), kJoinKeyRounds,
                                              static_cast<quint64>(kJoinKeyBytes));
}

QSslConfiguration hostSecurity(const QByteArray &gameId)
{
    QSslConfiguration configuration = security();
    configuration.setPreSharedKeyIdentityHint(gameId);
    return configuration;
}

QSslConfiguration guestSecurity()
{
    return security();
}

QHostAddress plainAddress(const QHostAddress &address)
{
    bool isIPv4 = false;
    const quint32 number = address.toIPv4Address(&isIPv4);
    return isIPv4 ? QHostAddress(number) : address;
}

bool isPrivateAddress(const QHostAddress &address)
{
    const QHostAddress it = plainAddress(address);
    if (it.isLoopback() || it.isLinkLocal() || it.isUniqueLocalUnicast())
        return true;
    return it.isInSubnet(QHostAddress(QStringLiteral("10.0.0.0")), 8) ||
           it.isInSubnet(QHostAddress(QStringLiteral("172.16.0.0")), 12) ||
           it.isInSubnet(QHostAddress(QStringLiteral("192.168.0.0")), 16);
}

LinkAddress linkAddress(const QHostAddress &address)
{
    constexpr int kNetworkBytes = 8;
    const QHostAddress it = plainAddress(address);
    const std::string exact = it.toString().toStdString();
    if (it.protocol() != QAbstractSocket::IPv6Protocol)
        return {exact, exact};
    Q_IPV6ADDR network = it.toIPv6Address();
    for (int i = kNetworkBytes; i < 2 * kNetworkBytes; ++i)
        network[i] = 0;
    return {exact, QHostAddress(network).toString().toStdString() + "/64"};
}

} // namespace cave
