// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QObject>
#include <QPointer>

class QDockWidget;
class QMenu;

namespace cave {

class PlacesPanel;
class WorkbenchPage;
class WorldPane;

/// The panel that finds places in the world shown in Inspect or Edit, as a dock of the workbench, which
/// doesn't know panels of Seeds. Created on first use.
class PlacesController : public QObject {
    Q_OBJECT

public:
    /// Adds an entry to `panels`. Both must outlive it.
    PlacesController(WorkbenchPage &page, QMenu &panels);

    /// Opens the panel.
    void show();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createDock();
    void retranslate();
    /// Searches the world of the active pane from now on.
    void followPane();
    void refreshLayer();
    void lookAt(WorldPos at);

    WorkbenchPage &m_page;
    QMenu &m_menu;
    QDockWidget *m_dock = nullptr;
    PlacesPanel *m_panel = nullptr;
    QPointer<WorldPane> m_pane; ///< whose map shows the places
};

} // namespace cave
