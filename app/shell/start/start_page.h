// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/scenario.h"
#include "core/io/worlds/world_library.h"
#include "ui_start_page.h"

#include <QList>
#include <QWidget>

class QAction;
class QMenu;
class QSortFilterProxyModel;

namespace cave {

class Banner;
class WorldActions;
class WorldListModel;

/// What the start page's buttons do as well; for their tool tips.
struct StartCommands {
    QAction *newWorld = nullptr;
    QAction *openFile = nullptr;
    QAction *join = nullptr;
};

/// The first page: the worlds as cards, with actions for them.
class StartPage : public QWidget {
    Q_OBJECT

public:
    /// Errors and undo offers are shown in `banner`, which must outlive the page.
    StartPage(const WorldLibrary &library, Banner &banner, QWidget *parent = nullptr);

    void setCommands(const StartCommands &commands);
    /// Reads the folder again; call when the page is shown and when worlds may have changed.
    void refresh();
    /// Makes this world current once it is listed.
    void selectWorld(const QString &path) { m_wanted = path; }
    /// Lists the world in a new file, and selects it.
    void showAdded(const std::filesystem::path &path);
    [[nodiscard]] QStringList worldNames() const;
    /// Actions for the current world, in order; null entries are separators.
    [[nodiscard]] QList<QAction *> worldActions() const;
    /// Asks whether to repair the world in this file, which may be unlisted.
    void offerRepair(const QString &path);

signals:
    void newWorldRequested();
    /// The same, of this scenario.
    void scenarioRequested(cave::ScenarioKind kind);
    void openFileRequested();
    void joinRequested();
    void openRequested(const QString &path);
    void inspectRequested(const QString &path);
    void editRequested(const QString &path);
    /// This file is about to be changed or moved, so nothing else in the program may hold it.
    void fileNeeded(const QString &path);

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void shareHeader();
    void makeScenarios();
    void followInput();
    void retranslateUi();
    void nameCommands();

    void showPart(qsizetype worlds, qsizetype files);
    void showWorlds();
    void chooseCurrent();
    void search(const QString &text);
    void updatePreviewLook();

    Banner &m_banner;
    StartCommands m_commands;
    WorldListModel *m_model;
    WorldActions *m_actions;
    QSortFilterProxyModel *m_found;
    QMenu *m_menu; ///< of the current world
    Ui::StartPage m_ui;
    QString m_wanted; // path of the world to make current
    int m_row = 0;    // the last current row
};

} // namespace cave
