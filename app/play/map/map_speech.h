// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

class QAbstractItemModel;
class QWidget;

namespace cave {

class Session;
struct CellDescription;

/// What the play map announces to screen readers (see `announce`): new messages, what the player stands on
/// and the open directions, and what is under the examine cursor or the mouse.
class MapSpeech : public QObject {
    Q_OBJECT

public:
    /// Announces for `map`, which must outlive this.
    MapSpeech(QWidget &map, QObject *parent);

    /// Announces lines appended to a message log from now on.
    void followLog(const QAbstractItemModel &log);
    /// The player is on another cell, or another world is open: announces changes in ground and open
    /// directions.
    void sayPlace(Session &session);
    /// The examine cursor is on a cell, or gone.
    void sayExamined(std::optional<WorldPos> cell, const CellDescription &description);
    /// The mouse is over something; announced once it rests.
    void sayHovered(const QString &text);

private:
    QWidget &m_map;
    QString m_place;    ///< last announced
    QString m_examined; ///< last announced
    QString m_hovered;
    QTimer m_rest;
};

} // namespace cave
