// SPDX-License-Identifier: MIT
#include "app/together/link_texts.h"

#include "app/together/guest_table.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace cave {
namespace {

constexpr qint64 kMinuteMs = 60'000;

struct LinkText {
    Q_DECLARE_TR_FUNCTIONS(LinkText)
};

QString playersText(int players)
{
    return players == 1 ? LinkText::tr("1 player") : LinkText::tr("%n players", nullptr, players);
}

} // namespace

QString guestStateText(const GuestRow &row)
{
    if (row.isHost)
        return LinkText::tr("hosts");
    if (row.isPresent)
        return row.watches ? LinkText::tr("watches") : LinkText::tr("here");
    if (row.awayMs < kMinuteMs)
        return LinkText::tr("away");
    return LinkText::tr("away for %1 min").arg(QLocale().toString(row.awayMs / kMinuteMs));
}

QString latencyText(std::int64_t milliseconds)
{
    return LinkText::tr("%1 ms").arg(shownNumber(milliseconds));
}

QString linkStateText(const LinkView &view)
{
    if (view.secondsLeft) {
        const QString left = QStringLiteral("%1:%2")
                                 .arg(*view.secondsLeft / 60)
                                 .arg(*view.secondsLeft % 60, 2, 10, QLatin1Char('0'));
        return LinkText::tr("Reconnecting… %1 left").arg(left);
    }
    QString players = playersText(view.players);
    if (view.isQuiet)
        return LinkText::tr("%1 · waiting for the host").arg(players);
    if (!view.latencyMs)
        return players;
    if (*view.latencyMs >= kSlowLatencyMs)
        return LinkText::tr("%1 · slow: %2").arg(players, latencyText(*view.latencyMs));
    return LinkText::tr("%1 · %2").arg(players, latencyText(*view.latencyMs));
}

QString hostStateText(int players)
{
    return LinkText::tr("Hosting · %1").arg(playersText(players));
}

} // namespace cave
