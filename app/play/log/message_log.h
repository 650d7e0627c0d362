// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/event_messages.h"
#include "core/base/geometry.h"

#include <QAbstractListModel>
#include <QDockWidget>

#include <deque>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QModelIndex;
class QStackedWidget;
class QWidget;

namespace cave {

class MessageFilter;

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
    /// The highest number of a fight in it; 0: none.
    [[nodiscard]] int lastFight() const;
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

/// Shows messages, filtered by kind or text; scrolls to the newest, and lines can be copied.
class MessageLogDock : public QDockWidget {
    Q_OBJECT

public:
    /// `log` must outlive the dock.
    explicit MessageLogDock(MessageLog &log, QWidget *parent = nullptr);

signals:
    /// Esc was pressed: the map should get the focus.
    void left();
    /// A line about a place was clicked, or chosen with Enter.
    void placeChosen(cave::WorldPos place);
    /// The turn of a line is to be shown in a replay.
    void replayRequested(qint64 turn);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeParts();
    void retranslate();
    void showNewest();
    void updateEmptyState();
    void copySelected();
    void follow(const QModelIndex &line);

    MessageLog &m_log;
    MessageFilter *m_filter;
    QComboBox *m_kinds = nullptr;
    QLineEdit *m_search = nullptr;
    QStackedWidget *m_stack = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_empty = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_why = nullptr; ///< shows the line's turn in a replay
    bool m_atNewest = true;   ///< the last line was visible, so scroll to new ones
};

} // namespace cave
