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

/// What the play map says to screen readers (see `announce`): new messages, what the player stands on and
/// which ways are open, and what the examine cursor or the mouse points at.
class MapSpeech : public QObject {
    Q_OBJECT

public:
    /// `map` says it; it must outlive this.
    MapSpeech(QWidget &map, QObject *parent);

    /// Says what is appended to a log of messages from now on.
    void followLog(const QAbstractItemModel &log);
    /// The player is at another cell or another world is open: says what changed in ground and ways.
    void sayPlace(Session &session);
    /// The examine cursor is on a cell; none: it is gone.
    void sayExamined(std::optional<WorldPos> cell, const CellDescription &description);
    /// The mouse is over something; said once it rests.
    void sayHovered(const QString &text);

private:
    QWidget &m_map;
    QString m_place;    ///< said last
    QString m_examined; ///< said last
    QString m_hovered;
    QTimer m_rest;
};

} // namespace cave
