// SPDX-License-Identifier: MIT
#include "app/shell/together/game_texts.h"

#include "core/link/link_text.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/place_texts.h"

#include <QCoreApplication>

namespace cave {
namespace {

struct GameText {
    Q_DECLARE_TR_FUNCTIONS(GameText)
};

/// A message as a sentence.
QString sentenceOf(const Message &message)
{
    return GameText::tr("%1.").arg(sentenceCase(messageText(message)));
}

} // namespace

QString shownVersion()
{
    const QString version = QCoreApplication::applicationVersion();
    return version.isEmpty() ? QStringLiteral("0") : version;
}

QString goneText(const QString &name, const GuestGone &gone)
{
    if (gone.why == byeMessage({ByeReason::Left, {}}))
        return GameText::tr("%1 has left.").arg(name);
    if (gone.why == byeMessage({ByeReason::Removed, {}}))
        return GameText::tr("You have removed %1 from the game.").arg(name);
    const QString why = messageText(gone.why);
    return gone.isKept ? GameText::tr("The connection to %1 is lost: %2. They can come back for ten minutes.").arg(name, why)
                       : GameText::tr("The connection to %1 has ended: %2.").arg(name, why);
}

QString joinProblemText(const Message &why)
{
    return sentenceOf(why);
}

QString gameOverText(const QString &world, const Message &why)
{
    return GameText::tr("The game has ended: %1. You can go on playing your copy of “%2” alone.")
        .arg(messageText(why), world);
}

} // namespace cave
