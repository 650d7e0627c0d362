// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/message_log.h"
#include "app/play/map/cell_description.h"
#include "app/play/texts/allies.h"
#include "core/base/geometry.h"
#include "core/session/session.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/place_texts.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <span>

class QAbstractItemModel;

namespace cave {

/// What the play map announces to screen readers (see `announce`): new messages, what the player stands on
/// and the open directions, and what is under the examine cursor or the mouse.
class MapSpeech : public QObject {
    Q_OBJECT

public:
    /// Announces for `map`, which must outlive this.
    MapSpeech(QWidget &map, QObject *parent) : QObject(parent), m_map(map)
    {
        m_rest.setSingleShot(true);
        m_rest.setInterval(kRestMs);
        connect(&m_rest, &QTimer::timeout, this, [this] { announce(m_map, m_hovered); });
    }

    /// Announces lines appended to a message log from now on.
    void followLog(const QAbstractItemModel &log)
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

    /// The player is on another cell, or another world is open: announces changes in ground and open
    /// directions.
    void sayPlace(Session &session)
    {
        const WorldPos at = session.world().player().position;
        const QString ground = groundText(session.mutableWorld().map.terrainAt(at));
        const QString ways = waysText(session, at);
        const QString place =
            (ways.isEmpty() ? tr("%1. No way out.").arg(ground) : tr("%1. Open: %2.").arg(ground, ways)) +
            nearText(session.world());
        if (place == m_place)
            return;
        m_place = place;
        announce(m_map, place);
    }

    /// The examine cursor is on a cell, or gone.
    void sayExamined(std::optional<WorldPos> cell, const CellDescription &description)
    {
        QString text;
        if (cell) {
            text =
                tr("%1 at %2.").arg(description.title, description.place) + ' ' + description.lines.join(' ');
        }
        if (text != m_examined)
            announce(m_map, text);
        m_examined = text;
    }

    /// The mouse is over something; announced once it rests.
    void sayHovered(const QString &text)
    {
        if (text == m_hovered)
            return;
        m_hovered = text;
        m_rest.start();
    }

private:
    static constexpr int kRestMs = 300; ///< resting time of the mouse before an announcement

    static QString groundText(Terrain ground)
    {
        switch (ground) {
        case Terrain::Water:
            return tr("Water");
        case Terrain::Trees:
            return tr("Trees");
        default:
            return tr("Floor");
        }
    }

    /// "north, east"; empty if surrounded by rock.
    static QString waysText(Session &session, WorldPos from)
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
    static QString nearText(const World &world)
    {
        QStringList names;
        for (const PartyMember &member : world.party.members) {
            if (member.id != world.party.shown && !member.watching &&
                cellDistance(member.player.position, world.player().position) <= 1)
                names.append(allyTitle(world, member));
        }
        return names.isEmpty() ? QString() : ' ' + tr("Beside you: %1.").arg(listed(names));
    }

    QWidget &m_map;
    QString m_place;    ///< last announced
    QString m_examined; ///< last announced
    QString m_hovered;
    QTimer m_rest;
};

} // namespace cave
