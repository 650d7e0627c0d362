// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;
class QToolBar;

namespace cave {

class PageStack;
class PlayPage;

/// What the window has around its pages for play: tool bar, docks and status line. Elsewhere they are out of
/// the way, and come back as they were. Also keeps the window's place on the screen for the next start.
class PlayParts : public QObject {
    Q_OBJECT

public:
    /// Belongs to `window`. `close` is the tool bar's first action.
    PlayParts(QMainWindow &window, const PageStack &pages, const PlayPage &page, QAction &close);

    void retranslateUi();
    /// A narrow window is for the map: the docks come back when it is wide again. Meanwhile they can be asked
    /// for. Call when the window has another size.
    void makeRoom();
    void restoreWindow();
    void rememberWindow();

private:
    void setShown(bool shown);
    void keepState();

    QMainWindow &m_window;
    const PlayPage &m_page;
    QToolBar *m_toolBar;
    QByteArray m_state;            // tool bar and docks as they are in play, while there is room
    bool m_shown = false;          // in play
    bool m_narrow = false;         // there is no room: docks are hidden
    QList<QDockWidget *> m_hidden; // those that were shown
};

} // namespace cave
