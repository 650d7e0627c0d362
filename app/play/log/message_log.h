// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/event_messages.h"

#include <QAbstractListModel>

#include <deque>

class QListView;
class QWidget;

namespace cave {

/// The messages of the open world, oldest first; at most `kCapacity` lines, the oldest being
/// dropped. A line that repeats the one before it increments its count instead.
class MessageLog : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, ///< int of a MessageKind
        TurnRole,                ///< qint64, of the last repetition
        WhenRole,                ///< the same as text: a turn, or minutes and seconds
        CountRole,               ///< int
        TextRole,                ///< the sentence alone, without count
        FightRole,               ///< int: the number of the fight that the line belongs to; 0: none
        DetailRole,              ///< bool: within a fight, after the line that began it
        PlaceRole,               ///< WorldPos of what it is about; invalid if unknown
    };

    static constexpr int kCapacity = 5000;

    explicit MessageLog(QObject *parent = nullptr);

    void append(const LogMessage &message);
    /// Puts the lines of before in front of those that are there.
    void prepend(const QList<LogMessage> &earlier);
    void clear() { restore({}); }
    /// All lines, oldest first; `restore` replaces them.
    [[nodiscard]] const std::deque<LogMessage> &messages() const { return m_messages; }
    void restore(std::deque<LogMessage> messages);
    /// As a line of text: "Turn 12: You wait. ×3".
    [[nodiscard]] QString lineAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    std::deque<LogMessage> m_messages;
};

/// A list of the lines of a log, or of what a filter leaves of them: each has a mark whose shape and colour
/// show its kind, the wrapped sentence, and the turn.
QListView *messageList(QAbstractItemModel &lines, QWidget *parent = nullptr);

} // namespace cave
