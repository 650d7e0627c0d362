// SPDX-License-Identifier: MIT
#include "app/net/addresses.h"

namespace cave {

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
