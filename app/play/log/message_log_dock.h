// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QStackedWidget;

namespace cave {

class MessageDelegate;
class MessageFilter;
class MessageLog;

/// Shows messages: narrowed to a kind or to what holds a text, the newest in view, to be copied.
class MessageLogDock : public QDockWidget {
    Q_OBJECT

public:
    /// `log` must outlive the dock.
    explicit MessageLogDock(MessageLog &log, QWidget *parent = nullptr);

signals:
    /// Esc was pressed: the keyboard belongs to the map again.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refreshLook();
    void makeParts();
    void retranslate();
    void showNewest();
    void updateEmptyState();
    void copySelected();

    MessageLog &m_log;
    MessageFilter *m_filter;
    MessageDelegate *m_delegate;
    QComboBox *m_kinds = nullptr;
    QLineEdit *m_search = nullptr;
    QStackedWidget *m_stack = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_empty = nullptr;
    QAction *m_copy = nullptr;
    bool m_atNewest = true; ///< the last line was in view, so new ones are to be as well
};

} // namespace cave
