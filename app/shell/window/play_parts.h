// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/window_layout.h"
#include "app/play/page/play_place.h"
#include "app/play/session/play_actions.h"
#include "app/shell/window/page_stack.h"
#include "app/shell/window/shell_menus.h"

#include <QAction>
#include <QByteArray>
#include <QDockWidget>
#include <QList>
#include <QMainWindow>
#include <QObject>
#include <QSettings>
#include <QStatusBar>
#include <QToolBar>

namespace cave {

/// The parts of the window around its pages for play: tool bar, docks and status line. Hidden on other pages,
/// and restored. Also stores the window's geometry.
class PlayParts : public QObject {
    Q_OBJECT

public:
    /// A child of `window`. `close` is the tool bar's first action.
    PlayParts(QMainWindow &window, const PageStack &pages, const PlayPlace &place, QAction &close)
        : QObject(&window)
        , m_window(window)
        , m_place(place)
        , m_toolBar(window.addToolBar(QString()))
    {
        m_toolBar->setObjectName("playToolBar");
        m_toolBar->setMovable(false);
        m_toolBar->addAction(&close);
        m_toolBar->addSeparator();
        placeActions(*m_toolBar, place.actions().toolBarActions());
        m_toolBar->toggleViewAction()->setVisible(false); // shown with the play page, not by choice
        for (QDockWidget *dock : place.docks())
            window.addDockWidget(Qt::RightDockWidgetArea, dock);
        setShown(false);
        window.statusBar()->setSizeGripEnabled(false);
        window.statusBar()->addPermanentWidget(place.statusWidget(), 1);
        window.statusBar()->hide();
        connect(&pages, &PageStack::leaving, this, [this] {
            if (m_shown)
                keepState();
        });
        connect(&pages, &PageStack::shown, this, [this](const QWidget *shown) {
            if (m_shown != (shown == &m_place)) // another world may be played on the same page
                setShown(shown == &m_place);
        });
    }

    void retranslateUi() { m_toolBar->setWindowTitle(tr("Tools")); }

    /// A narrow window is for the map: the docks are hidden until it is wide again, and can be shown on
    /// demand. Call when the window is resized.
    void makeRoom()
    {
        const bool narrow = m_window.width() < kNarrowWidth;
        if (!m_shown || narrow == m_narrow)
            return;
        keepState();
        m_narrow = narrow;
        if (narrow) {
            m_hidden.clear();
            for (QDockWidget *dock : m_place.docks()) {
                if (dock->isVisibleTo(&m_window) && !dock->isFloating())
                    m_hidden.append(dock);
            }
        }
        for (QDockWidget *dock : m_hidden)
            dock->setVisible(!narrow);
    }

    void restoreWindow()
    {
        const QSettings settings;
        setFirstSize(m_window, kFirstWindowSize);
        m_window.restoreGeometry(settings.value(kGeometryKey).toByteArray());
        if (const QByteArray state = settings.value(kStateKey).toByteArray(); !state.isEmpty())
            m_state = state;
    }

    void rememberWindow()
    {
        if (m_shown)
            keepState();
        QSettings settings;
        settings.setValue(kGeometryKey, m_window.saveGeometry());
        settings.setValue(kStateKey, m_state);
    }

private:
    static constexpr QSize kFirstWindowSize{1200, 780};
    static constexpr int kStateVersion = 1;
    static constexpr int kDockWidth = 300;
    static constexpr int kNarrowWidth = 760;
    static constexpr const char *kGeometryKey = "window/geometry";
    static constexpr const char *kStateKey = "window/playState";

    void setShown(bool shown)
    {
        m_shown = shown;
        const QList<QDockWidget *> docks = m_place.firstDocks();
        for (QDockWidget *dock : m_place.docks()) {
            dock->toggleViewAction()->setEnabled(shown);
            dock->setVisible(shown && m_state.isEmpty() && docks.contains(dock));
        }
        if (shown && !restoreDocks(m_window, m_state, kStateVersion)) {
            m_window.resizeDocks(docks, QList<int>(docks.size(), kDockWidth), Qt::Horizontal);
            m_window.resizeDocks(docks, {2, 3}, Qt::Vertical);
        }
        m_toolBar->setVisible(shown);
        m_window.statusBar()->setVisible(shown);
        m_place.statusWidget()->setVisible(shown);
        m_narrow = false;
        makeRoom();
    }

    void keepState()
    {
        if (!m_narrow)
            m_state = m_window.saveState(kStateVersion);
    }

    QMainWindow &m_window;
    const PlayPlace &m_place;
    QToolBar *m_toolBar;
    QByteArray m_state;            // of tool bar and docks in play, while there is room
    bool m_shown = false;          // in play
    bool m_narrow = false;         // there is no room, and docks are hidden
    QList<QDockWidget *> m_hidden; // the docks hidden because of that
};

} // namespace cave
