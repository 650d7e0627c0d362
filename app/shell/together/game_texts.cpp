// SPDX-License-Identifier: MIT
#include "app/shell/together/game_texts.h"

#include "app/net/guest_client.h"
#include "core/link/link_events.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>

namespace cave {
namespace {

struct GameText {
    Q_DECLARE_TR_FUNCTIONS(GameText)
};

/// What to do about it; empty if the reason says it.
QString adviceFor(const GuestClient &client)
{
    switch (client.failure()) {
    case GuestClient::Failure::Unreachable:
        return GameText::tr("Check the address, and whether the world is still hosted on the same network.");
    case GuestClient::Failure::WrongCode:
        return GameText::tr("Ask the host for the current one.");
    case GuestClient::Failure::TurnedAway:
    case GuestClient::Failure::None:
        break;
    }
    if (client.refusedReason() == RefusedReason::NameTaken)
        return GameText::tr("Choose another one.");
    if (client.refusedReason() == RefusedReason::Full)
        return GameText::tr("Try again when someone has left.");
    return {};
}

} // namespace

QString sentenceOf(const Message &message)
{
    return GameText::tr("%1.").arg(sentenceCase(messageText(message)));
}

QString shownVersion()
{
    const QString version = QCoreApplication::applicationVersion();
    return version.isEmpty() ? QStringLiteral("0") : version;
}

QString goneText(const QString &name, const GuestGone &gone)
{
    if (gone.why == byeMessage({ByeReason::Left, {}}))
        return {}; // an event of the world
    if (gone.why == byeMessage({ByeReason::Removed, {}}))
        return GameText::tr("You have removed %1 from the game.").arg(name);
    const QString why = messageText(gone.why);
    return gone.isKept ? GameText::tr("The connection to %1 is lost: %2. They can rejoin within ten minutes.")
                             .arg(name, why)
                       : GameText::tr("The connection to %1 has ended: %2.").arg(name, why);
}

QString joinProblemText(const GuestClient &client, const Message &why)
{
    return QStringLiteral("%1 %2").arg(sentenceOf(why), adviceFor(client)).trimmed();
}

QString gameOverText(const QString &world, const Message &why)
{
    return GameText::tr("The game has ended: %1. You can go on playing your copy of “%2” alone.")
        .arg(messageText(why), world);
}

} // namespace cave
