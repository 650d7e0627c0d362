// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QDockWidget>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QModelIndex;
class QStackedWidget;

namespace cave {

class MessageFilter;
class MessageLog;

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
