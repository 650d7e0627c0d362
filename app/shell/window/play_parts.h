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
class PlayPlace;

/// The parts of the window around its pages for play: tool bar, docks and status line. Hidden on other pages,
/// and restored. Also stores the window's geometry.
class PlayParts : public QObject {
    Q_OBJECT

public:
    /// A child of `window`. `close` is the tool bar's first action.
    PlayParts(QMainWindow &window, const PageStack &pages, const PlayPlace &place, QAction &close);

    void retranslateUi();
    /// A narrow window is for the map: the docks are hidden until it is wide again, and can be shown on
    /// demand. Call when the window is resized.
    void makeRoom();
    void restoreWindow();
    void rememberWindow();

private:
    void setShown(bool shown);
    void keepState();

    QMainWindow &m_window;
    const PlayPlace &m_place;
    QToolBar *m_toolBar;
    QByteArray m_state;            // of tool bar and docks in play, while there is room
    bool m_shown = false;          // in play
    bool m_narrow = false;         // there is no room, and docks are hidden
    QList<QDockWidget *> m_hidden; // the docks hidden because of that
};

} // namespace cave
