// SPDX-License-Identifier: MIT
#include "app/play/map/map_speech.h"

#include "app/play/log/message_log.h"
#include "app/play/map/cell_description.h"
#include "app/play/texts/allies.h"
#include "core/session/session.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/place_texts.h"

#include <QWidget>

#include <span>

namespace cave {
namespace {

constexpr int kRestMs = 300; ///< resting time of the mouse before an announcement

struct SpeechText {
    Q_DECLARE_TR_FUNCTIONS(cave::MapSpeech)
};

QString groundText(Terrain ground)
{
    switch (ground) {
    case Terrain::Water:
        return SpeechText::tr("Water");
    case Terrain::Trees:
        return SpeechText::tr("Trees");
    default:
        return SpeechText::tr("Floor");
    }
}

/// "north, east"; empty if surrounded by rock.
QString waysText(Session &session, WorldPos from)
{
    const bool diagonal = session.content().scenario.diagonalMoves;
    const std::span<const Direction> directions =
        diagonal ? std::span<const Direction>(kEightDirections) : std::span<const Direction>(kDirections);
    QStringList ways;
    for (const Direction direction : directions) {
        const WorldPos to = step(from, direction);
        if (!session.mutableWorld().map.isRock(to))
            ways.append(directionText(direction));
    }
    return listed(ways);
}

/// The other players on the eight cells around; empty if there are none.
QString nearText(const World &world)
{
    QStringList names;
    for (const PartyMember &member : world.party.members) {
        if (member.id != world.party.shown && !member.watching &&
            cellDistance(member.player.position, world.player().position) <= 1)
            names.append(allyTitle(world, member));
    }
    return names.isEmpty() ? QString() : ' ' + SpeechText::tr("Beside you: %1.").arg(listed(names));
}

} // namespace

MapSpeech::MapSpeech(QWidget &map, QObject *parent) : QObject(parent), m_map(map)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, [this] { announce(m_map, m_hovered); });
}

void MapSpeech::followLog(const QAbstractItemModel &log)
{
    const auto say = [this, &log](int first, int last) {
        for (int row = first; row <= last; ++row)
            announce(m_map, log.index(row, 0).data(MessageLog::TextRole).toString());
    };
    connect(&log, &QAbstractItemModel::rowsInserted, this,
            [say](const QModelIndex & /*parent*/, int first, int last) { say(first, last); });
    // A repeated message increments its count.
    connect(&log, &QAbstractItemModel::dataChanged, this,
            [say](const QModelIndex &first, const QModelIndex &last) { say(first.row(), last.row()); });
}

void MapSpeech::sayPlace(Session &session)
{
    const WorldPos at = session.world().player().position;
    const QString ground = groundText(session.mutableWorld().map.terrainAt(at));
    const QString ways = waysText(session, at);
    const QString place = (ways.isEmpty() ? SpeechText::tr("%1. No way out.").arg(ground)
                                          : SpeechText::tr("%1. Open: %2.").arg(ground, ways)) +
                          nearText(session.world());
    if (place == m_place)
        return;
    m_place = place;
    announce(m_map, place);
}

void MapSpeech::sayExamined(std::optional<WorldPos> cell, const CellDescription &description)
{
    QString text;
    if (cell) {
        text = SpeechText::tr("%1 at %2.").arg(description.title, description.place) + ' ' +
               description.lines.join(' ');
    }
    if (text != m_examined)
        announce(m_map, text);
    m_examined = text;
}

void MapSpeech::sayHovered(const QString &text)
{
    if (text == m_hovered)
        return;
    m_hovered = text;
    m_rest.start();
}

} // namespace cave

#include "moc_map_speech.cpp"
